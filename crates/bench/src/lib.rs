//! What the measurements share; see `benches/`, `main.rs` and `docs/performance.md`.

use alquerque_engine::{Engine, Limits, Status};
use alquerque_rules::{Game, Preset, Rules};

/// The start of the rule set of this name, if there is one.
pub fn start(rules: &str) -> Option<Game> {
    let preset: Preset = rules.parse().ok()?;
    Some(Game::new(Rules::from(preset)))
}

/// Nodes that a new engine searches to a depth, in slices as long as those between two looks at a clock.
pub fn nodes(game: &Game, depth: u32) -> u64 {
    let mut engine = Engine::new(game.rules().clone());
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    engine.begin(game, limits);
    while engine.advance(20_000) == Status::Running {}
    engine.progress().nodes
}
