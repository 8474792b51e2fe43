use std::sync::Arc;

use alquerque_rules::{Game, Move, Rules};

use crate::{Engine, Level, Limits, Oracle, Progress, Score, Status};

/// The computer as an opponent at a [`Level`]: chooses its moves in slices, as [`Engine`] searches.
///
/// The same game, level and seed lead to the same choice.
///
/// ```
/// use alquerque_engine::{Level, Player, Status};
/// use alquerque_rules::{Game, Preset, Rules};
///
/// let rules = Rules::from(Preset::Free);
/// let mut game = Game::new(rules.clone());
/// let mut player = Player::new(rules, Level::Page, 1);
/// player.begin(&game);
/// while player.advance(20_000) == Status::Running {}
/// if let Some(mv) = player.choice() {
///     game.play(&mv)?;
/// }
/// assert_eq!(game.turns().len(), 1);
/// # Ok::<(), alquerque_rules::PlayError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Player {
    engine: Engine,
    level: Level,
    seed: u64,
}

/// The most by which a position may be better for the computer, in hundredths of a piece, for it to count as
/// level.
const LEVEL_MARGIN: i32 = 10;

impl Player {
    /// A player. The seed decides what a level leaves to chance.
    pub fn new(rules: Rules, level: Level, seed: u64) -> Player {
        Player::with_table(rules, level, seed, level.table_bytes())
    }

    /// A player whose table takes at most so many bytes.
    pub fn with_table(rules: Rules, level: Level, seed: u64, bytes: usize) -> Player {
        let mut engine = Engine::with_table(rules, bytes.min(level.table_bytes()));
        engine.set_sight(level.sight(), seed);
        Player {
            engine,
            level,
            seed,
        }
    }

    /// The rules it plays by.
    pub const fn rules(&self) -> &Rules {
        self.engine.rules()
    }

    /// Its level.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Its seed.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Lets the levels that use exact values ask this source.
    pub fn set_oracle(&mut self, oracle: Option<Arc<dyn Oracle>>) {
        if self.level == Level::Perfect {
            self.engine.set_oracle(oracle);
        }
    }

    /// Begins to think about its move in the position of a game.
    pub fn begin(&mut self, game: &Game) {
        self.engine.begin(game, self.level.limits());
    }

    /// Begins to think about the position of a game without the level's limit of nodes: for as long as its caller
    /// goes on. What it finds out serves the moves to come.
    pub fn ponder(&mut self, game: &Game) {
        let limits = Limits {
            nodes: None,
            ..self.level.limits()
        };
        self.engine.begin(game, limits);
    }

    /// Thinks about so many nodes further.
    pub fn advance(&mut self, nodes: u64) -> Status {
        self.engine.advance(nodes)
    }

    /// What it has found out; for a weak level, what it believes.
    pub fn progress(&self) -> Progress {
        self.engine.progress()
    }

    /// Its move as things stand; `None` before it has looked at all its moves once, and when the game is over.
    pub fn choice(&self) -> Option<Move> {
        let lines = self.engine.progress().lines;
        lines.first()?.moves.first().copied()
    }

    /// Whether it agrees to a draw in the position it has thought about: only when the game looks level or worse
    /// for it. It plays the side to move, or the other one, which waits.
    pub fn accepts_draw(&self, to_move: bool) -> bool {
        let score = self.engine.progress().score();
        let own = score.map(|score| if to_move { score } else { -score });
        own.is_some_and(|own| own <= Score::pieces(LEVEL_MARGIN))
    }
}
