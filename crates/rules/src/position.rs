use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Color, Point, PointSet, SIDE_PIECES, Step, Symmetry};

/// The parts of a position, before they are checked; see [`Position::new`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// Where White's pieces stand.
    pub white: PointSet,
    /// Where Black's pieces stand.
    pub black: PointSet,
    /// The side to move.
    pub side: Color,
    /// The last turn of White and of Black when it was a step, by [`Color::index`].
    pub last: [Option<Step>; 2],
    /// The pieces that the side to move may huff; pieces of the other side.
    pub huffable: PointSet,
    /// Plies since the last capture.
    pub quiet_plies: u32,
    /// 1 for the first turn of each side, 2 for the second, …
    pub move_number: u32,
}

/// Everything that decides which moves are legal, and the two counters of the text form.
///
/// A position is never malformed: no point holds two pieces, no side has more than [`SIDE_PIECES`], and a
/// huffable piece is the opponent's. It need not be reachable.
///
/// The text form is `RANK5/RANK4/RANK3/RANK2/RANK1 SIDE WHITE-LAST BLACK-LAST QUIET-PLIES MOVE-NUMBER`, for
/// example `bbbbb/bbbbb/bb1ww/wwwww/wwwww w - - 0 1`. Reading also takes the first two or the first four
/// fields. A position with huffable pieces has a seventh, `*` and their points: `*b4c3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) pieces: [PointSet; 2],
    pub(crate) side: Color,
    pub(crate) last: [Option<Step>; 2],
    pub(crate) huffable: PointSet,
    pub(crate) quiet_plies: u32,
    pub(crate) move_number: u32,
}

impl Position {
    /// The start, with this side to move.
    pub const fn start(first: Color) -> Position {
        Position {
            pieces: [
                PointSet::rank(0)
                    .and(PointSet::rank(1))
                    .with(Point::from_index(13))
                    .with(Point::from_index(14)),
                PointSet::rank(4)
                    .and(PointSet::rank(3))
                    .with(Point::from_index(10))
                    .with(Point::from_index(11)),
            ],
            side: first,
            last: [None, None],
            huffable: PointSet::EMPTY,
            quiet_plies: 0,
            move_number: 1,
        }
    }

    /// The position made of these parts.
    ///
    /// # Errors
    /// Says which part is malformed.
    pub fn new(setup: Setup) -> Result<Position, PositionError> {
        let Setup {
            white,
            black,
            side,
            last,
            huffable,
            quiet_plies,
            move_number,
        } = setup;
        if let Some(point) = (white & black).first() {
            return Err(PositionError::Overlap(point));
        }
        for (color, pieces) in [(Color::White, white), (Color::Black, black)] {
            if pieces.len() > SIDE_PIECES {
                return Err(PositionError::TooManyPieces(color));
            }
        }
        let other = if side == Color::White { black } else { white };
        if let Some(point) = (huffable - other).first() {
            return Err(PositionError::NotHuffable(point));
        }
        if move_number == 0 {
            return Err(PositionError::MoveNumberZero);
        }
        Ok(Position {
            pieces: [white, black],
            side,
            last,
            huffable,
            quiet_plies,
            move_number,
        })
    }

    /// The parts.
    pub const fn setup(&self) -> Setup {
        Setup {
            white: self.pieces[0],
            black: self.pieces[1],
            side: self.side,
            last: self.last,
            huffable: self.huffable,
            quiet_plies: self.quiet_plies,
            move_number: self.move_number,
        }
    }

    /// Where a side's pieces stand.
    pub const fn pieces(&self, color: Color) -> PointSet {
        self.pieces[color.index()]
    }

    /// The empty points.
    pub fn empty(&self) -> PointSet {
        !(self.pieces[0] | self.pieces[1])
    }

    /// Whose piece stands on the point, if any.
    pub fn piece_at(&self, point: Point) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&c| self.pieces(c).contains(point))
    }

    /// The side to move.
    pub const fn side(&self) -> Color {
        self.side
    }

    /// A side's last turn when it was a step; `None` after a capture and before the side's first turn.
    pub const fn last(&self, color: Color) -> Option<Step> {
        self.last[color.index()]
    }

    /// The opponent's pieces that the side to move may huff in this turn.
    pub const fn huffable(&self) -> PointSet {
        self.huffable
    }

    /// Consecutive plies without a capture, counted over both sides.
    pub const fn quiet_plies(&self) -> u32 {
        self.quiet_plies
    }

    /// 1 for the first turn of each side, 2 for the second, …
    pub const fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The position as a symmetry of the board shows it: same colours, same side to move.
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Position {
        Position {
            pieces: self.pieces.map(|set| symmetry.set(set)),
            last: self
                .last
                .map(|last| last.map(|step| step.transformed(symmetry))),
            huffable: symmetry.set(self.huffable),
            ..*self
        }
    }

    /// The position seen by the other player: half a turn, with the colours and the side to move swapped.
    /// Every rule set treats both sides alike, so this changes no value but the colours'.
    #[must_use]
    pub fn swapped(&self) -> Position {
        let turned = self.transformed(Symmetry::HALF_TURN);
        Position {
            pieces: [turned.pieces[1], turned.pieces[0]],
            last: [turned.last[1], turned.last[0]],
            side: !self.side,
            ..turned
        }
    }
}

/// Parts that do not make a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PositionError {
    /// Two pieces on one point.
    Overlap(Point),
    /// More than [`SIDE_PIECES`] pieces of this colour.
    TooManyPieces(Color),
    /// A huffable piece that is not the opponent's.
    NotHuffable(Point),
    /// Move numbers count from 1.
    MoveNumberZero,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Overlap(point) => write!(f, "two pieces stand on {point}"),
            PositionError::TooManyPieces(color) => {
                write!(f, "{color} has more than {SIDE_PIECES} pieces")
            }
            PositionError::NotHuffable(point) => {
                write!(
                    f,
                    "{point} cannot be huffed: no piece of the side that has just moved is there"
                )
            }
            PositionError::MoveNumberZero => f.write_str("move numbers count from 1"),
        }
    }
}

impl Error for PositionError {}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..5).rev() {
            let mut gap = 0;
            for file in 0..5 {
                match self.piece_at(Point::from_index(rank * 5 + file)) {
                    None => gap += 1,
                    Some(color) => {
                        if gap > 0 {
                            write!(f, "{gap}")?;
                            gap = 0;
                        }
                        write!(f, "{}", color.letter())?;
                    }
                }
            }
            if gap > 0 {
                write!(f, "{gap}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        write!(f, " {}", self.side.letter())?;
        for last in self.last {
            match last {
                Some(step) => write!(f, " {}{}", step.from, step.to)?,
                None => f.write_str(" -")?,
            }
        }
        write!(f, " {} {}", self.quiet_plies, self.move_number)?;
        if !self.huffable.is_empty() {
            f.write_str(" *")?;
            for point in self.huffable {
                write!(f, "{point}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

/// A part of a position's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PositionField {
    /// The side to move.
    Side,
    /// White's last step.
    WhiteLast,
    /// Black's last step.
    BlackLast,
    /// Plies since the last capture.
    QuietPlies,
    /// The move number.
    MoveNumber,
    /// The huffable pieces.
    Huffable,
}

/// A text that is not a position. `at` counts characters from the start of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParsePositionError {
    /// There is no text.
    Empty,
    /// A character of the board is none of `w`, `b`, `1` to `5`, `/`.
    BadCharacter {
        /// The character.
        found: char,
        /// Where.
        at: usize,
    },
    /// A rank does not have five points.
    RankLength {
        /// The rank, 1 to 5.
        rank: u8,
        /// How many points the text gives it.
        points: usize,
        /// Where the rank begins.
        at: usize,
    },
    /// The board does not have five ranks.
    RankCount {
        /// How many it has.
        ranks: usize,
    },
    /// There is a board but no side to move.
    NoSide,
    /// A field is not of its form.
    BadField {
        /// Which field.
        field: PositionField,
        /// Where it begins.
        at: usize,
    },
    /// A field stands without the one it goes with: the last steps come in a pair, so do the counters.
    MissingField(PositionField),
    /// There is text behind the last field.
    Trailing {
        /// Where.
        at: usize,
    },
    /// Each field is of its form, but together they make no position.
    Malformed(PositionError),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePositionError::Empty => f.write_str("the position is empty"),
            ParsePositionError::BadCharacter { found, at } => {
                write!(
                    f,
                    "'{found}' at character {} is none of w, b, 1 to 5 and /",
                    at + 1
                )
            }
            ParsePositionError::RankLength { rank, points, at } => write!(
                f,
                "rank {rank}, at character {}, has {points} points instead of 5",
                at + 1
            ),
            ParsePositionError::RankCount { ranks } => {
                write!(f, "the board has {ranks} ranks instead of 5")
            }
            ParsePositionError::NoSide => {
                f.write_str("the side to move is missing: w or b behind the board")
            }
            ParsePositionError::BadField { field, at } => {
                let form = match field {
                    PositionField::Side => "the side to move, w or b",
                    PositionField::WhiteLast => "White's last step, like e3d3, or -",
                    PositionField::BlackLast => "Black's last step, like e3d3, or -",
                    PositionField::QuietPlies => "the plies without a capture, a number from 0",
                    PositionField::MoveNumber => "the move number, a number from 1",
                    PositionField::Huffable => "the huffable pieces, like *b4c3",
                };
                write!(f, "at character {} there should be {form}", at + 1)
            }
            ParsePositionError::MissingField(field) => f.write_str(match field {
                PositionField::BlackLast => "White's last step is given but not Black's",
                _ => "the plies without a capture are given but not the move number",
            }),
            ParsePositionError::Trailing { at } => {
                write!(
                    f,
                    "there is more text than a position has, from character {}",
                    at + 1
                )
            }
            ParsePositionError::Malformed(error) => error.fmt(f),
        }
    }
}

impl Error for ParsePositionError {}

/// The words of a text and where each begins, in characters: that is how people count.
pub(crate) fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let (mut bytes, mut characters) = (0, 0);
    text.split_whitespace().map(move |word| {
        let begins = word.as_ptr() as usize - text.as_ptr() as usize;
        characters += text[bytes..begins].chars().count();
        bytes = begins;
        (characters, word)
    })
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let mut words = words(text);
        let (at, board) = words.next().ok_or(ParsePositionError::Empty)?;
        let [white, black] = read_board(board, at)?;
        let side = match words.next().ok_or(ParsePositionError::NoSide)? {
            (_, "w") => Color::White,
            (_, "b") => Color::Black,
            (at, _) => {
                return Err(ParsePositionError::BadField {
                    field: PositionField::Side,
                    at,
                });
            }
        };
        let mut last = [None, None];
        let (mut quiet_plies, mut move_number) = (0, 1);
        let mut huffable = PointSet::EMPTY;
        if let Some((at, word)) = words.next() {
            let missing = ParsePositionError::MissingField(PositionField::BlackLast);
            last[0] = read_last(word, at, PositionField::WhiteLast)?;
            let (at, word) = words.next().ok_or(missing)?;
            last[1] = read_last(word, at, PositionField::BlackLast)?;
        }
        if let Some((at, word)) = words.next() {
            let missing = ParsePositionError::MissingField(PositionField::MoveNumber);
            quiet_plies = read_number(word, at, PositionField::QuietPlies)?;
            let (at, word) = words.next().ok_or(missing)?;
            move_number = read_number(word, at, PositionField::MoveNumber)?;
        }
        if let Some((at, word)) = words.next() {
            huffable = read_huffable(word).ok_or(ParsePositionError::BadField {
                field: PositionField::Huffable,
                at,
            })?;
        }
        if let Some((at, _)) = words.next() {
            return Err(ParsePositionError::Trailing { at });
        }
        Position::new(Setup {
            white,
            black,
            side,
            last,
            huffable,
            quiet_plies,
            move_number,
        })
        .map_err(ParsePositionError::Malformed)
    }
}

fn read_board(board: &str, start: usize) -> Result<[PointSet; 2], ParsePositionError> {
    let mut pieces = [PointSet::EMPTY; 2];
    let mut rank_start = start;
    let ranks = board.split('/').count();
    for (i, text) in board.split('/').enumerate() {
        let mut file = 0usize;
        for (offset, found) in text.chars().enumerate() {
            let side = match found {
                'w' => 0,
                'b' => 1,
                '1'..='5' => {
                    file += usize::from(found as u8 - b'0');
                    continue;
                }
                _ => {
                    let at = rank_start + offset;
                    return Err(ParsePositionError::BadCharacter { found, at });
                }
            };
            // Points off the board are left to the errors below.
            if let Some(point) = 4usize
                .checked_sub(i)
                .and_then(|rank| Point::at(file as u8, rank as u8))
            {
                pieces[side] = pieces[side].with(point);
            }
            file += 1;
        }
        if ranks == 5 && file != 5 {
            let rank = 5 - i as u8;
            return Err(ParsePositionError::RankLength {
                rank,
                points: file,
                at: rank_start,
            });
        }
        rank_start += text.chars().count() + 1;
    }
    if ranks == 5 {
        Ok(pieces)
    } else {
        Err(ParsePositionError::RankCount { ranks })
    }
}

fn read_last(
    word: &str,
    at: usize,
    field: PositionField,
) -> Result<Option<Step>, ParsePositionError> {
    if word == "-" {
        return Ok(None);
    }
    let step = word
        .split_at_checked(2)
        .and_then(|(from, to)| Step::new(from.parse().ok()?, to.parse().ok()?));
    step.map(Some)
        .ok_or(ParsePositionError::BadField { field, at })
}

fn read_number(word: &str, at: usize, field: PositionField) -> Result<u32, ParsePositionError> {
    let digits = word.bytes().all(|b| b.is_ascii_digit());
    word.parse()
        .ok()
        .filter(|_| digits)
        .ok_or(ParsePositionError::BadField { field, at })
}

fn read_huffable(word: &str) -> Option<PointSet> {
    let points = word
        .strip_prefix('*')
        .filter(|points| !points.is_empty() && points.is_ascii())?;
    points
        .as_bytes()
        .chunks(2)
        .map(|name| str::from_utf8(name).ok()?.parse::<Point>().ok())
        .collect()
}
