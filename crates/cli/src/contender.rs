//! Who plays in a match: a level, or the engine at full strength under a limit.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use alquerque_engine::{Engine, Level, Limits, Oracle, Player, Status};
use alquerque_rules::{Game, Move, Rules};

/// Memory of one contender's table, in bytes: enough for a move of a second, small enough for many games.
const TABLE_BYTES: usize = 8 << 20;

/// How one side of a match chooses its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Setting {
    /// One of the computer's levels.
    Level(Level),
    /// The engine, searching so many plies deep.
    Depth(u32),
    /// The engine, searching so many nodes.
    Nodes(u64),
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Setting::Level(level) => level.fmt(f),
            Setting::Depth(depth) => write!(f, "depth:{depth}"),
            Setting::Nodes(nodes) => write!(f, "nodes:{nodes}"),
        }
    }
}

impl FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Setting, String> {
        let number = "a depth or a number of nodes is a number from 1".to_owned();
        match text.split_once(':') {
            Some(("depth", depth)) => match depth.parse() {
                Ok(depth) if depth > 0 => Ok(Setting::Depth(depth)),
                _ => Err(number),
            },
            Some(("nodes", nodes)) => match nodes.parse() {
                Ok(nodes) if nodes > 0 => Ok(Setting::Nodes(nodes)),
                _ => Err(number),
            },
            _ => text
                .parse()
                .map(Setting::Level)
                .map_err(|error| format!("{error}; or depth:N or nodes:N")),
        }
    }
}

/// One side of a game.
pub enum Contender {
    Player(Box<Player>),
    Engine(Box<Engine>, Limits),
}

impl Contender {
    /// A player or an engine. The oracle is for the level that asks one; the seed for the other levels.
    pub fn new(
        setting: Setting,
        rules: &Rules,
        seed: u64,
        oracle: Option<Arc<dyn Oracle>>,
    ) -> Contender {
        let engine = |limits| {
            let engine = Engine::with_table(rules.clone(), TABLE_BYTES);
            Contender::Engine(Box::new(engine), limits)
        };
        match setting {
            Setting::Level(level) => {
                let mut player = Player::with_table(rules.clone(), level, seed, TABLE_BYTES);
                player.set_oracle(oracle);
                Contender::Player(Box::new(player))
            }
            Setting::Depth(depth) => engine(Limits {
                depth: Some(depth),
                ..Limits::default()
            }),
            Setting::Nodes(nodes) => engine(Limits {
                nodes: Some(nodes),
                ..Limits::default()
            }),
        }
    }

    /// Its move; `None` when the game is over.
    pub fn choose(&mut self, game: &Game) -> Option<Move> {
        match self {
            Contender::Player(player) => {
                player.begin(game);
                while player.advance(u64::MAX) == Status::Running {}
                player.choice()
            }
            Contender::Engine(engine, limits) => {
                engine.begin(game, *limits);
                while engine.advance(u64::MAX) == Status::Running {}
                let lines = engine.progress().lines;
                lines.first()?.moves.first().copied()
            }
        }
    }
}
