use alquerque_engine::{Level, Score};
use alquerque_rules::{Color, Game, Move, Position, RuleSet, Rules};
use serde::{Deserialize, Serialize};

/// The game that a request is about, and how to play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Task {
    /// The rules.
    pub rules: RuleSet,
    /// Where the game started.
    pub start: Position,
    /// The moves played since.
    pub moves: Vec<Move>,
    /// How well to play.
    pub level: Level,
    /// Decides between moves that the level takes for equally good.
    pub seed: u64,
}

impl Task {
    /// The game in which the request is made.
    ///
    /// # Errors
    /// When the parts do not make a game; says why.
    pub fn game(&self) -> Result<Game, String> {
        let rules = Rules::new(self.rules).map_err(|error| error.to_string())?;
        let mut game = Game::from_position(rules, self.start);
        for mv in &self.moves {
            game.play(mv).map_err(|error| error.to_string())?;
        }
        Ok(game)
    }
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Asked {
    /// A move for the side to move.
    Move,
    /// Whether this side, played at the task's level, agrees to a draw that its opponent offers.
    Draw {
        /// The side that is asked.
        by: Color,
    },
}

/// From the page to the worker. A new question takes the place of the one before.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Request {
    /// A question. The number comes back with every reply.
    Ask {
        /// Tells the replies to one question from those to another.
        id: u64,
        /// What is asked.
        asked: Asked,
        /// About which game.
        task: Task,
    },
    /// Stop working on the question.
    Stop,
}

/// From the worker to the page.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Reply {
    /// The question has arrived.
    Started {
        /// The question.
        id: u64,
    },
    /// How far the search is.
    Progress {
        /// The question.
        id: u64,
        /// Plies searched in full.
        depth: u32,
        /// Positions visited.
        nodes: u64,
        /// The best line so far.
        line: Vec<Move>,
        /// Its score for the side to move.
        score: Option<Score>,
    },
    /// The chosen move.
    Move {
        /// The question.
        id: u64,
        /// The move.
        mv: Move,
    },
    /// The answer to a draw offer.
    Draw {
        /// The question.
        id: u64,
        /// Whether the draw is agreed.
        agreed: bool,
    },
    /// The question cannot be answered.
    Refused {
        /// The question.
        id: u64,
        /// Why.
        reason: String,
    },
}

impl Reply {
    /// The question it belongs to.
    pub fn id(&self) -> u64 {
        match *self {
            Reply::Started { id }
            | Reply::Progress { id, .. }
            | Reply::Move { id, .. }
            | Reply::Draw { id, .. }
            | Reply::Refused { id, .. } => id,
        }
    }
}
