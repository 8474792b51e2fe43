use std::error::Error;
use std::fmt;

use crate::{
    Color, IllegalMove, Move, MoveList, ParseWrittenError, PointSet, Position, Rules, Step,
    WrittenMove,
};

/// Why a game was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum WinReason {
    /// The loser has no pieces left.
    NoPieces,
    /// The loser is to move and has pieces but no legal move.
    NoMove,
    /// The loser resigned.
    Resignation,
    /// The loser's clock ran out. Clocks are no part of the rules: whoever keeps one says so by
    /// [`Game::lose_on_time`].
    Time,
}

/// Why a game was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum DrawReason {
    /// A position occurred for the time that the rule set names.
    Repetition,
    /// As many plies without a capture as the rule set names.
    QuietPlies,
    /// The players agreed.
    Agreement,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Outcome {
    /// One side won.
    Win {
        /// The winner.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// A draw, and why.
    Draw(DrawReason),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Outcome::Win { winner, reason } => {
                let loser = !winner;
                write!(f, "{winner} wins: ")?;
                match reason {
                    WinReason::NoPieces => write!(f, "{loser} has no pieces left"),
                    WinReason::NoMove => write!(f, "{loser} has no legal move"),
                    WinReason::Resignation => write!(f, "{loser} resigned"),
                    WinReason::Time => write!(f, "{loser} ran out of time"),
                }
            }
            Outcome::Draw(reason) => f.write_str(match reason {
                DrawReason::Repetition => "draw: the position has been repeated",
                DrawReason::QuietPlies => "draw: too many plies without a capture",
                DrawReason::Agreement => "draw: by agreement",
            }),
        }
    }
}

/// A move that was played and the position it led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// The move.
    pub mv: Move,
    /// The position after it.
    pub position: Position,
}

/// What makes two positions the same for the draw by repetition.
#[derive(PartialEq)]
struct Identity {
    pieces: [PointSet; 2],
    side: Color,
    huffable: PointSet,
    /// The last steps, where the rule set forbids returning.
    last: [Option<Step>; 2],
}

/// A game: its rules, the position it started from, the turns played, those taken back, and how it ended.
///
/// ```
/// use alquerque_rules::{Color, Game, Outcome, Preset, Rules, WinReason};
///
/// let mut game = Game::new(Rules::from(Preset::Bell));
/// game.play_text("b4-c3")?;
/// game.undo();
/// game.redo();
/// game.resign(Color::White);
/// let won = Outcome::Win { winner: Color::Black, reason: WinReason::Resignation };
/// assert_eq!(game.outcome(), Some(won));
/// # Ok::<(), alquerque_rules::PlayError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    start: Position,
    turns: Vec<Turn>,
    undone: Vec<Move>,
    outcome: Option<Outcome>,
}

impl Game {
    /// A game from the start position.
    pub fn new(rules: Rules) -> Game {
        let start = rules.start();
        Game::from_position(rules, start)
    }

    /// A game from any position. It may be over at once.
    pub fn from_position(rules: Rules, start: Position) -> Game {
        let mut game = Game {
            rules,
            start,
            turns: Vec::new(),
            undone: Vec::new(),
            outcome: None,
        };
        game.outcome = game.outcome_by_rule();
        game
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position before the first turn.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.turns.last().map_or(&self.start, |turn| &turn.position)
    }

    /// The position after so many turns; `None` past the last.
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(i) => self.turns.get(i).map(|turn| &turn.position),
        }
    }

    /// The turns played.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The moves taken back that [`redo`](Self::redo) would play again, the next one last.
    pub fn undone(&self) -> &[Move] {
        &self.undone
    }

    /// How the game ended; `None` while it goes on.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The legal moves now; none when the game is over, however it ended.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() {
            Vec::new()
        } else {
            self.rules.moves(self.position())
        }
    }

    /// The moves played as a numbered list.
    pub fn move_list(&self) -> MoveList {
        MoveList {
            number: self.start.move_number(),
            second: self.start.side() != self.rules.set().first,
            moves: self
                .turns
                .iter()
                .map(|turn| WrittenMove::from(&turn.mv))
                .collect(),
        }
    }

    /// Plays a move. Moves taken back before are forgotten.
    ///
    /// # Errors
    /// When the game is over or the move is not legal; the game stays as it was.
    pub fn play(&mut self, mv: &Move) -> Result<(), PlayError> {
        if let Some(outcome) = self.outcome {
            return Err(PlayError::Over(outcome));
        }
        let legal = self.rules.moves(self.position());
        if legal.is_empty() {
            return Err(PlayError::Illegal(IllegalMove::NoMoves));
        }
        if !legal.contains(mv) {
            let reason = self.rules.reason(self.position(), &WrittenMove::from(mv));
            return Err(PlayError::Illegal(reason));
        }
        self.undone.clear();
        self.push(*mv);
        Ok(())
    }

    /// Plays a move as people write it; see [`Rules::read`].
    ///
    /// # Errors
    /// When the game is over, the text is no move, or the move is not legal; the game stays as it was.
    pub fn play_text(&mut self, text: &str) -> Result<Move, PlayError> {
        let written: WrittenMove = text.parse().map_err(PlayError::Written)?;
        self.play_written(&written)
    }

    /// Plays a written move.
    ///
    /// # Errors
    /// When the game is over or the move is not legal; the game stays as it was.
    pub fn play_written(&mut self, written: &WrittenMove) -> Result<Move, PlayError> {
        if let Some(outcome) = self.outcome {
            return Err(PlayError::Over(outcome));
        }
        let mv = self
            .rules
            .read(self.position(), written)
            .map_err(PlayError::Illegal)?;
        self.undone.clear();
        self.push(mv);
        Ok(mv)
    }

    fn push(&mut self, mv: Move) {
        let position = self.rules.play(self.position(), &mv);
        self.turns.push(Turn { mv, position });
        self.outcome = self.outcome_by_rule();
    }

    /// Takes the last move back, with the end of the game if it had ended. `None` before the first move.
    pub fn undo(&mut self) -> Option<Move> {
        let turn = self.turns.pop()?;
        self.undone.push(turn.mv);
        self.outcome = self.outcome_by_rule();
        Some(turn.mv)
    }

    /// Plays the move again that was taken back last. `None` when there is none, or the game is over: a
    /// resignation is not undone by going forward.
    pub fn redo(&mut self) -> Option<Move> {
        if self.outcome.is_some() {
            return None;
        }
        let mv = self.undone.pop()?;
        self.push(mv);
        Some(mv)
    }

    /// A side gives up. Nothing happens when the game is over.
    pub fn resign(&mut self, loser: Color) {
        self.end(Outcome::Win {
            winner: !loser,
            reason: WinReason::Resignation,
        });
    }

    /// A side's clock has run out. Nothing happens when the game is over.
    pub fn lose_on_time(&mut self, loser: Color) {
        self.end(Outcome::Win {
            winner: !loser,
            reason: WinReason::Time,
        });
    }

    /// Both sides agree on a draw. Nothing happens when the game is over.
    pub fn agree_draw(&mut self) {
        self.end(Outcome::Draw(DrawReason::Agreement));
    }

    fn end(&mut self, outcome: Outcome) {
        self.outcome.get_or_insert(outcome);
    }

    /// How often the position now has stood on the board, this time included. Positions differ when the side
    /// to move does, and what else the rule set makes part of a position: the last steps where returning is
    /// forbidden, the huffable pieces.
    pub fn occurrences(&self) -> usize {
        let now = self.identity(self.position());
        let before =
            std::iter::once(&self.start).chain(self.turns.iter().map(|turn| &turn.position));
        before
            .filter(|position| self.identity(position) == now)
            .count()
    }

    fn identity(&self, position: &Position) -> Identity {
        let memory = !self.rules.set().returning;
        Identity {
            pieces: Color::ALL.map(|color| position.pieces(color)),
            side: position.side(),
            huffable: position.huffable(),
            last: Color::ALL.map(|color| position.last(color).filter(|_| memory)),
        }
    }

    fn outcome_by_rule(&self) -> Option<Outcome> {
        let position = self.position();
        let winner = !position.side();
        if position.pieces(position.side()).is_empty() {
            return Some(Outcome::Win {
                winner,
                reason: WinReason::NoPieces,
            });
        }
        if !self.rules.has_move(position) {
            return Some(Outcome::Win {
                winner,
                reason: WinReason::NoMove,
            });
        }
        let set = self.rules.set();
        if set
            .quiet_plies
            .is_some_and(|limit| position.quiet_plies() >= u32::from(limit))
        {
            return Some(Outcome::Draw(DrawReason::QuietPlies));
        }
        let repeated = set
            .repetition
            .is_some_and(|limit| self.occurrences() >= usize::from(limit));
        repeated.then_some(Outcome::Draw(DrawReason::Repetition))
    }
}

/// A move that was not played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayError {
    /// The game is over.
    Over(Outcome),
    /// The text is no move.
    Written(ParseWrittenError),
    /// The move is not legal.
    Illegal(IllegalMove),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Over(outcome) => write!(f, "the game is over ({outcome})"),
            PlayError::Written(error) => error.fmt(f),
            PlayError::Illegal(error) => error.fmt(f),
        }
    }
}

impl Error for PlayError {}
