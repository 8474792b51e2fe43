use crate::{Position, Rules, bare};

/// Counts the legal move sequences of `depth` plies, every route of a capture a move of its own. Draw rules
/// are ignored and lost positions have no successors. The last ply is counted without making its moves.
///
/// ```
/// use alquerque_rules::{Preset, Rules, perft};
///
/// let rules = Rules::from(Preset::Free);
/// assert_eq!(perft(&rules, &rules.start(), 8), 2730);
/// ```
pub fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    bare::perft(rules, position, depth).unwrap_or_else(|| plain(rules, position, depth))
}

/// For rule sets and positions that counting on bare sets does not know, by the same moves that are played.
fn plain(rules: &Rules, position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => rules.count(position),
        _ => rules
            .moves(position)
            .iter()
            .map(|mv| plain(rules, &rules.play(position, mv), depth - 1))
            .sum(),
    }
}

/// [`perft`] with moves of the same effect counted once at every ply.
pub fn perft_merged(rules: &Rules, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = rules.merged_moves(position);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|mv| perft_merged(rules, &rules.play(position, mv), depth - 1))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::{perft, plain};
    use crate::{Completion, Game, Headings, Obligation, Position, Preset, RuleSet, Rules};

    /// Presets, and rule sets that cross what they do not.
    fn rule_sets() -> impl Iterator<Item = RuleSet> {
        let crossed = RuleSet {
            first_jump: Headings::FORWARD,
            further_jumps: Headings::ONWARD,
            obligation: Obligation::Optional,
            completion: Completion::MayStop,
            returning: false,
            ..Preset::Bell.rule_set()
        };
        let single = RuleSet {
            completion: Completion::Single,
            returning: false,
            ..Preset::Free.rule_set()
        };
        let presets = Preset::ALL.into_iter().map(Preset::rule_set);
        presets.chain([crossed, single])
    }

    #[test]
    fn counting_on_bare_sets_equals_playing() {
        for (i, set) in rule_sets().enumerate() {
            let mut random = i;
            let mut game = Game::new(Rules::new(set).unwrap());
            while game.outcome().is_none() && game.turns().len() < 100 {
                let position = game.position();
                let what = format!("{set:?} {position}");
                for depth in 0..=3 {
                    let counted = perft(game.rules(), position, depth);
                    assert_eq!(counted, plain(game.rules(), position, depth), "{what}");
                }
                let moves = game.legal_moves();
                random = (random * 75 + 74) % 65537;
                let mv = moves[random % moves.len()];
                game.play(&mv).unwrap();
            }
        }
    }

    #[test]
    fn counting_believes_last_steps_that_were_never_made() {
        let rules = Rules::from(Preset::BrainKing);
        let steps = [
            "d3c3 -",
            "c3d3 -",
            "- a4b4",
            "- b4a4",
            "d3e3 a4a5",
            "a1b1 e5d5",
        ];
        for last in steps {
            for side in ['w', 'b'] {
                let text = format!("5/b4/3w1/1b3/4w {side} {last}");
                let position: Position = text.parse().unwrap();
                for depth in 0..=4 {
                    let counted = perft(&rules, &position, depth);
                    assert_eq!(counted, plain(&rules, &position, depth), "{position}");
                }
            }
        }
    }
}
