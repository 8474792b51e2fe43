//! Works on one question in small steps.

use std::sync::Arc;

use alquerque_engine::{Engine, Limits, Oracle, Player, Progress, Status};
use alquerque_rules::{Color, Game};

use crate::{Asked, Reply, Task};

/// Positions searched between two looks at the clock.
const STEP_NODES: u64 = 2_000;

/// How long the computer thinks about a move at most, in milliseconds. The levels' own limits are lower on all
/// but slow devices.
const MOVE_MS: f64 = 1_700.0;

/// How long it thinks about a draw at most, in milliseconds.
const DRAW_MS: f64 = 500.0;

/// How long it thinks on in the opponent's time at most, in milliseconds: after that it finds out little more,
/// and the device need not get warm.
const PONDERING_MS: f64 = 60_000.0;

/// How long an analysis takes at most, in milliseconds.
const ANALYSIS_MS: f64 = 15_000.0;

/// Memory for what an analysis has searched, in bytes.
const ANALYST_BYTES: usize = 16 << 20;

/// A source of exact values.
pub(crate) type Exact = Option<Arc<dyn Oracle>>;

/// Whether the question is answered.
#[derive(Debug)]
pub(crate) enum Step {
    /// Not yet.
    Running,
    /// This is the answer.
    Done(Reply),
}

/// The opponent and the analyst of one game, and the question that one of them works on. What either has found
/// out serves the questions to come.
#[derive(Debug, Default)]
pub(crate) struct Thinker {
    player: Option<Player>,
    analyst: Option<Engine>,
    question: Option<Question>,
}

#[derive(Debug, Clone, Copy)]
struct Question {
    id: u64,
    asked: Asked,
    /// The side to move.
    side: Color,
}

impl Thinker {
    /// Begins to work on a question, with these exact values at hand.
    ///
    /// # Errors
    /// When the task is no game, or the question none for a search.
    pub fn ask(&mut self, id: u64, asked: Asked, task: &Task, exact: Exact) -> Result<(), String> {
        self.question = None;
        let game = task.game()?;
        // Those of other rules would keep their memory, and their tables, for nothing.
        self.player.take_if(|player| player.rules() != game.rules());
        self.analyst
            .take_if(|analyst| analyst.rules() != game.rules());
        match asked {
            Asked::Move | Asked::Draw { .. } => self.player(task, &game, exact).begin(&game),
            Asked::Pondering => self.player(task, &game, exact).ponder(&game),
            Asked::Analysis { lines, nodes } => {
                let limits = Limits {
                    depth: None,
                    nodes: Some(nodes),
                    multi_pv: usize::from(lines),
                };
                self.analyst(&game, exact).begin(&game, limits);
            }
            Asked::Value => return Err("this worker has no endgame tables".to_owned()),
        }
        let side = game.position().side();
        self.question = Some(Question { id, asked, side });
        Ok(())
    }

    /// Drops the question.
    pub fn stop(&mut self) {
        self.question = None;
    }

    /// The opponent of the question before, if it is the same, else another.
    fn player(&mut self, task: &Task, game: &Game, exact: Exact) -> &mut Player {
        let same = |player: &Player| player.level() == task.level && player.seed() == task.seed;
        let player = self
            .player
            .take()
            .filter(same)
            .unwrap_or_else(|| Player::new(game.rules().clone(), task.level, task.seed));
        let player = self.player.insert(player);
        player.set_oracle(exact);
        player
    }

    fn analyst(&mut self, game: &Game, exact: Exact) -> &mut Engine {
        let analyst = self
            .analyst
            .get_or_insert_with(|| Engine::with_table(game.rules().clone(), ANALYST_BYTES));
        analyst.set_oracle(exact);
        analyst
    }

    /// Searches a little; `None` when there is no question.
    pub fn step(&mut self) -> Option<Step> {
        let question = self.question?;
        let status = match question.asked {
            Asked::Analysis { .. } => self.analyst.as_mut()?.advance(STEP_NODES),
            _ => self.player.as_mut()?.advance(STEP_NODES),
        };
        Some(match status {
            Status::Running => Step::Running,
            Status::Done => Step::Done(self.answer(question)),
        })
    }

    /// The answer as it stands, when the question has been worked on for as long as people like to wait; `None`
    /// while nothing is known yet.
    pub fn hurry(&mut self, milliseconds: f64) -> Option<Reply> {
        let question = self.question?;
        let patience = match question.asked {
            Asked::Move => MOVE_MS,
            Asked::Draw { .. } => DRAW_MS,
            Asked::Pondering => PONDERING_MS,
            Asked::Analysis { .. } | Asked::Value => ANALYSIS_MS,
        };
        let known = !self.found(question).lines.is_empty();
        (milliseconds >= patience && known).then(|| self.answer(question))
    }

    fn found(&self, question: Question) -> Progress {
        let progress = match question.asked {
            Asked::Analysis { .. } => self.analyst.as_ref().map(Engine::progress),
            _ => self.player.as_ref().map(Player::progress),
        };
        progress.unwrap_or_default()
    }

    fn answer(&mut self, question: Question) -> Reply {
        self.question = None;
        let Question { id, asked, side } = question;
        let player = self.player.as_ref();
        match asked {
            Asked::Draw { by } => Reply::Draw {
                id,
                agreed: player.is_some_and(|player| player.accepts_draw(by == side)),
            },
            Asked::Move => match player.and_then(Player::choice) {
                Some(mv) => Reply::Move { id, mv },
                None => Reply::Refused {
                    id,
                    reason: format!("{side} has no legal move"),
                },
            },
            Asked::Analysis { .. } => self.analysis(question, true),
            Asked::Pondering | Asked::Value => Reply::Pondered { id },
        }
    }

    /// How far the search is; `None` when there is no question.
    pub fn progress(&self) -> Option<Reply> {
        let question = self.question?;
        if let Asked::Analysis { .. } = question.asked {
            return Some(self.analysis(question, false));
        }
        let progress = self.found(question);
        let best = progress.lines.into_iter().next();
        Some(Reply::Progress {
            id: question.id,
            depth: progress.depth,
            nodes: progress.nodes,
            score: best.as_ref().map(|line| line.score),
            line: best.map(|line| line.moves).unwrap_or_default(),
        })
    }

    fn analysis(&self, question: Question, done: bool) -> Reply {
        let Progress {
            depth,
            nodes,
            lines,
        } = self.found(question);
        Reply::Analysis {
            id: question.id,
            depth,
            nodes,
            lines,
            done,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alquerque_engine::Level;
    use alquerque_engine::tables::Value;
    use alquerque_rules::Preset;

    fn task(start: &str) -> Task {
        Task {
            rules: Preset::Free.rule_set(),
            start: start.parse().unwrap(),
            moves: Vec::new(),
            level: Level::Perfect,
            seed: 1,
        }
    }

    fn answer(thinker: &mut Thinker) -> Reply {
        loop {
            match thinker.step() {
                Some(Step::Running) => {}
                Some(Step::Done(reply)) => return reply,
                None => panic!("there is no question"),
            }
        }
    }

    const CAPTURE_WINS: &str = "5/5/2b2/1w3/5 w";

    #[test]
    fn an_analysis_tells_the_best_lines_and_what_is_certain() {
        let mut thinker = Thinker::default();
        let asked = Asked::Analysis {
            lines: 2,
            nodes: 50_000,
        };
        let start = "b4/5/4b/1w3/w4 w";
        thinker.ask(1, asked, &task(start), None).unwrap();
        let Reply::Analysis {
            id, lines, done, ..
        } = answer(&mut thinker)
        else {
            panic!("an analysis was asked for");
        };
        assert!(done && id == 1);
        assert_eq!(lines.len(), 2);
        assert!(lines[0].score >= lines[1].score);
        assert_ne!(lines[0].moves[0], lines[1].moves[0]);

        thinker.ask(2, asked, &task(CAPTURE_WINS), None).unwrap();
        let Reply::Analysis { lines, .. } = answer(&mut thinker) else {
            panic!("an analysis was asked for");
        };
        assert_eq!(lines[0].moves[0].to_string(), "b2xd4");
        assert_eq!(lines[0].value(), Some(Value::Win));
    }

    #[test]
    fn an_analysis_of_a_game_that_is_over_has_no_lines() {
        let mut thinker = Thinker::default();
        let asked = Asked::Analysis { lines: 1, nodes: 1 };
        thinker.ask(1, asked, &task("5/5/5/5/w4 b"), None).unwrap();
        assert!(
            matches!(answer(&mut thinker), Reply::Analysis { lines, done: true, .. } if lines.is_empty())
        );
    }

    #[test]
    fn pondering_goes_on_beyond_the_limit_of_the_level_and_ends_in_time() {
        let mut thinker = Thinker::default();
        let start = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w";
        thinker
            .ask(1, Asked::Pondering, &task(start), None)
            .unwrap();
        for _ in 0..600 {
            assert!(matches!(thinker.step(), Some(Step::Running)));
        }
        assert!(thinker.hurry(1_000.0).is_none());
        assert_eq!(thinker.hurry(PONDERING_MS), Some(Reply::Pondered { id: 1 }));
        assert!(thinker.step().is_none());
    }

    #[test]
    fn the_next_question_takes_the_place_of_the_one_before() {
        let mut thinker = Thinker::default();
        let start = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w";
        thinker
            .ask(1, Asked::Pondering, &task(start), None)
            .unwrap();
        thinker.step();
        thinker
            .ask(2, Asked::Move, &task(CAPTURE_WINS), None)
            .unwrap();
        assert!(matches!(answer(&mut thinker), Reply::Move { id: 2, .. }));
    }

    #[test]
    fn what_is_no_game_is_refused() {
        let mut thinker = Thinker::default();
        let mut wrong = task(CAPTURE_WINS);
        wrong.moves = vec!["b2-b3".parse().unwrap()];
        assert!(thinker.ask(1, Asked::Move, &wrong, None).is_err());
        assert!(thinker.step().is_none());
    }
}
