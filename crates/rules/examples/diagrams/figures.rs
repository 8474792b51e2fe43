use alquerque_rules::{Action, Capture, Move, Position, Preset, Rules, WrittenMove};

/// A board with something to see.
pub struct Figure {
    /// The name of the file.
    pub name: &'static str,
    /// What is to be seen, for those who cannot see it.
    pub title: &'static str,
    pub position: Position,
    pub marks: Vec<Mark>,
}

/// Something drawn on a board.
pub enum Mark {
    /// A step that may be made.
    Step(Move),
    /// A capture by its route.
    Capture(Capture),
    /// A move that may not be made.
    Refused(WrittenMove),
    /// A step that was made before.
    Before(WrittenMove),
    /// A piece to look at.
    Ring(&'static str),
}

/// Legal moves: all those of a position, or some by name.
enum Moves {
    None,
    All,
    Only(&'static [&'static str]),
}

struct Plan {
    name: &'static str,
    title: &'static str,
    rules: Preset,
    position: &'static str,
    moves: Moves,
    refused: &'static [&'static str],
    before: Option<&'static str>,
    rings: &'static [&'static str],
}

const PLAIN: Plan = Plan {
    name: "",
    title: "",
    rules: Preset::Free,
    position: "5/5/5/5/5 w",
    moves: Moves::None,
    refused: &[],
    before: None,
    rings: &[],
};

const PLANS: [Plan; 13] = [
    Plan {
        name: "board",
        title: "The empty board: 25 points, files a to e, ranks 1 to 5. Strong points are stars, weak points dots.",
        ..PLAIN
    },
    Plan {
        name: "start",
        title: "The start: White on ranks 1 and 2, d3 and e3; Black on ranks 5 and 4, a3 and b3; c3 is empty.",
        position: "bbbbb/bbbbb/bb1ww/wwwww/wwwww w",
        ..PLAIN
    },
    Plan {
        name: "steps",
        title: "A piece on the strong point b4 can step eight ways, one on the weak point d3 four ways.",
        position: "5/1w3/3w1/5/5 w",
        moves: Moves::All,
        ..PLAIN
    },
    Plan {
        name: "jump",
        title: "White on c1 jumps the black piece on d2 and lands on e3. White on b3 cannot jump c4, for no line leads there.",
        position: "5/2b2/1w3/3b1/2w2 w",
        moves: Moves::All,
        refused: &["b3xd5"],
        ..PLAIN
    },
    Plan {
        name: "capture",
        title: "One capture of four jumps: from a1 to c3, c5, e5 and e3, taking b2, c4, d5 and e4.",
        position: "3b1/2b1b/5/1b3/w4 w",
        moves: Moves::All,
        ..PLAIN
    },
    Plan {
        name: "round-trip",
        title: "A capture that ends where it began: from a1 to c3, c1 and back to a1, taking b2, c2 and b1.",
        position: "5/5/5/1bb2/wb3 w",
        moves: Moves::Only(&["a1xc3xc1xa1"]),
        ..PLAIN
    },
    Plan {
        name: "choice",
        title: "White on c3 may take one piece, going to a3, or two, going to e3 and e5.",
        position: "5/4b/1bwb1/5/5 w",
        moves: Moves::All,
        ..PLAIN
    },
    Plan {
        name: "blocked",
        title: "White's only piece, on a1, is blocked: behind each of its black neighbours stands another piece.",
        position: "5/5/b1b2/bb3/wbb2 w",
        rings: &["a1"],
        ..PLAIN
    },
    Plan {
        name: "onward",
        title: "Under bell and brainking White on c3 steps forward and sideways; the piece on the far row, on a5, cannot step.",
        rules: Preset::Bell,
        position: "w4/5/2w2/5/5 w",
        moves: Moves::All,
        refused: &["c3-b2", "c3-c2", "c3-d2"],
        rings: &["a5"],
        ..PLAIN
    },
    Plan {
        name: "first-jump",
        title: "Under brainking White on c3 may take forward, to c5, or sideways, to a3, but not backward, to c1.",
        rules: Preset::BrainKing,
        position: "5/2b2/1bw2/2b2/5 w",
        moves: Moves::All,
        refused: &["c3xc1"],
        ..PLAIN
    },
    Plan {
        name: "further-jump",
        title: "Under brainking a capture goes on backward, here from the far row: from c3 to c5 and e3, taking c4 and d4.",
        rules: Preset::BrainKing,
        position: "5/2bb1/2w2/5/5 w",
        moves: Moves::Only(&["c3xc5xe3"]),
        ..PLAIN
    },
    Plan {
        name: "return",
        title: "Under brainking White, who has just stepped from e3 to d3, may step to c3 or d4 but not back to e3.",
        rules: Preset::BrainKing,
        position: "5/5/3w1/5/5 w e3d3 - 1 2",
        moves: Moves::All,
        refused: &["d3-e3"],
        before: Some("e3-d3"),
        ..PLAIN
    },
    Plan {
        name: "huff",
        title: "White has stepped from c1 to c2 although a1 could have taken a2. Black may remove the piece on a1.",
        rules: Preset::Covarrubias,
        position: "4b/5/5/b1w2/w4 b c1c2 - 1 1 *a1",
        before: Some("c1-c2"),
        rings: &["a1"],
        ..PLAIN
    },
];

/// The figures, in the order of the text.
///
/// # Panics
/// When a plan says what the rules do not: that is for its author to mend.
pub fn all() -> Vec<Figure> {
    PLANS.iter().map(figure).collect()
}

fn figure(plan: &Plan) -> Figure {
    let position: Position = plan.position.parse().expect("a position");
    let rules = Rules::from(plan.rules);
    let written = |text: &str| text.parse::<WrittenMove>().expect("a written move");
    let legal = match plan.moves {
        Moves::None => Vec::new(),
        Moves::All => rules.moves(&position),
        Moves::Only(texts) => texts
            .iter()
            .map(|text| rules.read(&position, &written(text)).expect("a legal move"))
            .collect(),
    };
    let mut marks: Vec<Mark> = legal
        .into_iter()
        .map(|mv| match mv.action {
            Action::Capture(capture) => Mark::Capture(capture),
            _ => Mark::Step(mv),
        })
        .collect();
    for text in plan.refused {
        let mv = written(text);
        assert!(rules.read(&position, &mv).is_err(), "{text} is legal");
        marks.push(Mark::Refused(mv));
    }
    marks.extend(plan.before.map(|text| Mark::Before(written(text))));
    marks.extend(plan.rings.iter().map(|&name| Mark::Ring(name)));
    Figure {
        name: plan.name,
        title: plan.title,
        position,
        marks,
    }
}
