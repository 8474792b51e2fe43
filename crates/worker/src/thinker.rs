//! Works on one question in small steps.

use alquerque_engine::{Player, Status};
use alquerque_rules::Color;

use crate::{Asked, Reply, Task};

/// Positions searched between two looks at the clock.
const STEP_NODES: u64 = 2_000;

/// How long the computer thinks about a move at most, in milliseconds. The levels' own limits are lower on all
/// but slow devices.
const MOVE_MS: f64 = 1_700.0;

/// How long it thinks about a draw at most, in milliseconds.
const DRAW_MS: f64 = 500.0;

/// Whether the question is answered.
#[derive(Debug)]
pub(crate) enum Step {
    /// Not yet.
    Running,
    /// This is the answer.
    Done(Reply),
}

/// A question and the player that works on it.
#[derive(Debug)]
pub(crate) struct Thinker {
    id: u64,
    asked: Asked,
    side: Color,
    player: Player,
}

impl Thinker {
    /// Begins to work on a question. The player of the question before goes on with what it has found out, if
    /// it is the same opponent.
    pub(crate) fn new(
        id: u64,
        asked: Asked,
        task: &Task,
        before: Option<Thinker>,
    ) -> Result<Thinker, String> {
        let game = task.game()?;
        let same = |player: &Player| {
            player.rules() == game.rules()
                && player.level() == task.level
                && player.seed() == task.seed
        };
        let mut player = before
            .map(|thinker| thinker.player)
            .filter(same)
            .unwrap_or_else(|| Player::new(game.rules().clone(), task.level, task.seed));
        player.begin(&game);
        Ok(Thinker {
            id,
            asked,
            side: game.position().side(),
            player,
        })
    }

    /// The question's number.
    pub(crate) fn id(&self) -> u64 {
        self.id
    }

    /// Searches a little.
    pub(crate) fn step(&mut self) -> Step {
        match self.player.advance(STEP_NODES) {
            Status::Running => Step::Running,
            Status::Done => Step::Done(self.answer()),
        }
    }

    /// The answer as it stands, when the question has been worked on for as long as people like to wait; `None`
    /// while nothing is known yet.
    pub(crate) fn hurry(&self, milliseconds: f64) -> Option<Reply> {
        let patience = match self.asked {
            Asked::Move => MOVE_MS,
            Asked::Draw { .. } => DRAW_MS,
        };
        let known = !self.player.progress().lines.is_empty();
        (milliseconds >= patience && known).then(|| self.answer())
    }

    fn answer(&self) -> Reply {
        let id = self.id;
        match self.asked {
            Asked::Draw { by } => Reply::Draw {
                id,
                agreed: self.player.accepts_draw(by == self.side),
            },
            Asked::Move => match self.player.choice() {
                Some(mv) => Reply::Move { id, mv },
                None => Reply::Refused {
                    id,
                    reason: format!("{} has no legal move", self.side),
                },
            },
        }
    }

    /// How far the search is.
    pub(crate) fn progress(&self) -> Reply {
        let progress = self.player.progress();
        let best = progress.lines.into_iter().next();
        Reply::Progress {
            id: self.id,
            depth: progress.depth,
            nodes: progress.nodes,
            score: best.as_ref().map(|line| line.score),
            line: best.map(|line| line.moves).unwrap_or_default(),
        }
    }
}
