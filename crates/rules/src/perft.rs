use crate::{Position, Rules};

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
    match depth {
        0 => 1,
        1 => rules.count(position),
        _ => rules
            .moves(position)
            .iter()
            .map(|mv| perft(rules, &rules.play(position, mv), depth - 1))
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
