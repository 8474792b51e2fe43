use alquerque_engine::tables::Value;
use alquerque_engine::{Level, Line, Score};
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
    /// The best moves with what they lead to, as well as the engine can, whatever the task's level.
    Analysis {
        /// How many different moves get a line; 0 counts as 1.
        lines: u8,
        /// After how many positions it is answered, at the latest.
        nodes: u64,
    },
    /// The value under perfect play, proved. Only a worker that has endgame tables answers.
    Value,
    /// Nothing: to think on about the position at the task's level, for what is found out serves the next
    /// question for a move.
    Pondering,
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
    /// These are the rules of the game that is being played. Whoever has endgame tables builds those of these
    /// rules while there is no question.
    Prepare(RuleSet),
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
    /// What the analysis has found out. It comes again and again, the last time as the answer.
    Analysis {
        /// The question.
        id: u64,
        /// Plies searched in full.
        depth: u32,
        /// Positions visited.
        nodes: u64,
        /// The best lines, best first, each with its score for the side to move; none when the game is over.
        /// [`Line::value`] tells the exact value where it is known.
        lines: Vec<Line>,
        /// Whether this is the answer.
        done: bool,
    },
    /// What is known of the value. It comes again and again, the last time as the answer.
    Value {
        /// The question.
        id: u64,
        /// What is known.
        finding: Finding,
        /// Whether this is the answer: nothing more can be found out.
        done: bool,
    },
    /// There is no more to think about.
    Pondered {
        /// The question.
        id: u64,
    },
    /// The question cannot be answered.
    Refused {
        /// The question.
        id: u64,
        /// Why.
        reason: String,
    },
    /// The worker has been loaded and knows the rules; see [`Request::Prepare`].
    Ready,
    /// How far the endgame tables of the rules being played are.
    Tables(TableProgress),
}

/// What is known of the value of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// The side to move gets at least this.
    pub lower: Value,
    /// The side to move gets at most this.
    pub upper: Value,
    /// For a win or loss that the endgame tables hold with its distance: in how many plies the winner can force
    /// the next capture, or the end.
    pub distance: Option<u8>,
    /// States looked into.
    pub nodes: u64,
    /// The memory that the search may take, in bytes.
    pub memory: u64,
    /// Whether the search had to end because the memory it may take is used up.
    pub full: bool,
}

impl Finding {
    /// The value, once it is known.
    pub fn value(&self) -> Option<Value> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

/// How far the endgame tables of a rule set are.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct TableProgress {
    /// Every position with at most so many pieces can be looked up; 0 where the rules have no tables.
    pub pieces: u8,
    /// For how many pieces tables are wanted on this device.
    pub goal: u8,
    /// Which part of the next tables is there already, from 0 to 1.
    pub part: f32,
    /// How many tables have been read from the browser's storage instead of built.
    pub read: u16,
    /// Whether the browser's storage refuses to keep them.
    pub unkept: bool,
}

impl Reply {
    /// The question it belongs to, if it belongs to one.
    pub fn id(&self) -> Option<u64> {
        match *self {
            Reply::Started { id }
            | Reply::Progress { id, .. }
            | Reply::Move { id, .. }
            | Reply::Draw { id, .. }
            | Reply::Analysis { id, .. }
            | Reply::Value { id, .. }
            | Reply::Pondered { id }
            | Reply::Refused { id, .. } => Some(id),
            Reply::Ready | Reply::Tables(_) => None,
        }
    }

    /// Whether the question is answered with it.
    pub fn is_answer(&self) -> bool {
        match *self {
            Reply::Started { .. } | Reply::Progress { .. } => false,
            Reply::Analysis { done, .. } | Reply::Value { done, .. } => done,
            Reply::Move { .. }
            | Reply::Draw { .. }
            | Reply::Pondered { .. }
            | Reply::Refused { .. } => true,
            Reply::Ready | Reply::Tables(_) => false,
        }
    }
}
