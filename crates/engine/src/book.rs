//! Opening books: a winning strategy for one side, from a position on until the tables know the rest.
//!
//! A book is the strategy of a [`Certificate`] in few bytes. The walk through the strategy (see docs/engine.md) needs
//! the rules alone, so all that is written is which of the legal moves the winner chooses, where there is a choice.
//!
//! | bytes | meaning |
//! | --- | --- |
//! | 8 | `alqbooks` |
//! | 1 | version of this form |
//! | 8 | [`fingerprint`](crate::tables::Tables::fingerprint) of the rule set |
//! | 1 | the winner: 0 for White, 1 for Black |
//! | 1 | the strategy ends at positions with so many pieces, both sides together |
//! | 2, … | length of the position's text, and the text |
//! | … | the choices, compressed: numbers in the list of legal moves in the order of their text |
//! | 8 | checksum of everything before |

use std::collections::HashMap;

use alquerque_rules::{Color, Move, Position, Rules};

use crate::tables::coder::{Coder, Decoder, Encoder, Model};
use crate::tables::file::{FileError, fingerprint, fnv};
use crate::verify::{Certificate, Place};

const MAGIC: &[u8; 8] = b"alqbooks";
const VERSION: u8 = 1;
const HEADER: usize = MAGIC.len() + 1 + 8 + 1 + 1 + 2;
const CHECKSUM: usize = 8;

/// Bits of a choice. There are never so many legal moves.
const CHOICE_BITS: u32 = 7;
const CHOICES: usize = 1 << CHOICE_BITS;

/// The other side is to move.
const NO_CHOICE: u8 = u8::MAX;

/// A winning strategy.
#[derive(Debug)]
pub struct Book {
    walk: Walk,
}

/// A book that is being read, in slices.
#[derive(Debug)]
pub struct Reading {
    walk: Walk,
    choices: Choices<Decoder>,
}

/// What a book says of a position: its winner wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Winning {
    /// Who wins.
    pub winner: Color,
    /// The move with which the winner goes on, when it is the winner's turn.
    pub mv: Option<Move>,
}

/// The choices, by how many legal moves there are.
#[derive(Debug)]
struct Choices<C> {
    coder: C,
    model: Model,
}

impl<C: Coder> Choices<C> {
    fn new(coder: C) -> Choices<C> {
        Choices {
            coder,
            model: Model::new(CHOICE_BITS, CHOICES),
        }
    }

    /// Codes a choice among so many.
    fn code(&mut self, moves: usize, choice: usize) -> usize {
        match moves {
            0 | 1 => 0,
            _ => usize::from(self.coder.symbol(&mut self.model, moves, choice as u8)),
        }
    }
}

/// The walk through a strategy, and where it has been.
#[derive(Debug)]
struct Walk {
    rules: Rules,
    winner: Color,
    /// It ends at positions with so many pieces.
    pieces: usize,
    ahead: Vec<Position>,
    /// For each place the greatest count of quiet plies with which it was visited, for what wins at a count wins at
    /// smaller ones; and the choice there.
    been: HashMap<Place, (u32, u8)>,
}

impl Walk {
    fn new(rules: Rules, winner: Color, pieces: usize, position: Position) -> Walk {
        Walk {
            rules,
            winner,
            pieces,
            ahead: vec![position],
            been: HashMap::new(),
        }
    }

    fn moves(&self, position: &Position) -> Vec<Move> {
        let mut moves = self.rules.moves(position);
        moves.sort_by_cached_key(Move::to_string);
        moves
    }

    /// Whether the walk does not go on from a position.
    fn ends(&self, position: &Position) -> bool {
        let limit = self.rules.set().quiet_plies.map(u32::from);
        let pieces: usize = Color::ALL
            .iter()
            .map(|&color| position.pieces(color).len())
            .sum();
        pieces <= self.pieces || limit.is_some_and(|limit| position.quiet_plies() >= limit)
    }

    /// The count of quiet plies, where it counts.
    fn quiet(&self, position: &Position) -> u32 {
        let counts = self.rules.set().quiet_plies.is_some();
        if counts { position.quiet_plies() } else { 0 }
    }

    /// Goes on to the next position; `None` when a choice is not one of the moves there.
    fn step(&mut self, choose: impl FnOnce(&[Move]) -> Option<usize>) -> Option<()> {
        let Some(position) = self.ahead.pop().filter(|position| !self.ends(position)) else {
            return Some(());
        };
        let place = Place::of(&self.rules, &position);
        let quiet = self.quiet(&position);
        if self
            .been
            .get(&place)
            .is_some_and(|&(been, _)| been >= quiet)
        {
            return Some(());
        }
        let moves = self.moves(&position);
        if moves.is_empty() {
            return Some(());
        }
        let choice = if position.side() == self.winner {
            let choice = choose(&moves)?;
            let mv = moves.get(choice)?;
            self.ahead.push(self.rules.play(&position, mv));
            choice as u8
        } else {
            let after = moves.iter().rev();
            let after = after.map(|mv| self.rules.play(&position, mv));
            self.ahead.extend(after);
            NO_CHOICE
        };
        self.been.insert(place, (quiet, choice));
        Some(())
    }
}

impl Book {
    /// The strategy of a certificate as bytes; `None` when it is not one that wins, or not in order.
    pub fn pack(certificate: &Certificate) -> Option<Vec<u8>> {
        let rules = Rules::from(certificate.rules);
        let (winner, texts) = certificate.winning_strategy()?;
        let text = certificate.position.to_string();
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.extend(fingerprint(rules.set()).to_le_bytes());
        bytes.extend([winner.index() as u8, certificate.tables as u8]);
        bytes.extend((text.len() as u16).to_le_bytes());
        bytes.extend(text.as_bytes());

        let mut choices = Choices::new(Encoder::new());
        let mut texts = texts.iter();
        let mut walk = Walk::new(rules, winner, certificate.tables, certificate.position);
        while !walk.ahead.is_empty() {
            walk.step(|moves| {
                let text = texts.next()?;
                let choice = moves.iter().position(|mv| mv.to_string() == *text)?;
                (moves.len() < CHOICES).then(|| choices.code(moves.len(), choice))
            })?;
        }
        if texts.next().is_some() {
            return None;
        }
        bytes.extend(choices.coder.finish());
        bytes.extend(fnv(&bytes).to_le_bytes());
        Some(bytes)
    }

    /// Begins to read a book of these rules.
    ///
    /// # Errors
    /// When the bytes are not one.
    pub fn begin_reading(rules: &Rules, bytes: &[u8]) -> Result<Reading, FileError> {
        let (header, rest) = bytes.split_at_checked(HEADER).ok_or(FileError::NoTable)?;
        if !header.starts_with(MAGIC) {
            return Err(FileError::NoTable);
        }
        if header[8] != VERSION {
            return Err(FileError::Version(header[8]));
        }
        if header[9..17] != fingerprint(rules.set()).to_le_bytes() {
            return Err(FileError::OtherRules);
        }
        let body = rest.len().checked_sub(CHECKSUM).ok_or(FileError::Damaged)?;
        let (body, checksum) = rest.split_at(body);
        if fnv(&bytes[..bytes.len() - CHECKSUM]).to_le_bytes() != checksum {
            return Err(FileError::Damaged);
        }
        let length = usize::from(u16::from_le_bytes([header[19], header[20]]));
        let (text, choices) = body.split_at_checked(length).ok_or(FileError::Damaged)?;
        let position = std::str::from_utf8(text)
            .ok()
            .and_then(|text| text.parse().ok())
            .ok_or(FileError::Damaged)?;
        let winner = if header[17] == 0 {
            Color::White
        } else {
            Color::Black
        };
        Ok(Reading {
            walk: Walk::new(rules.clone(), winner, usize::from(header[18]), position),
            choices: Choices::new(Decoder::new(choices.to_vec())),
        })
    }

    /// What the book says of a position, if it holds it.
    pub fn probe(&self, position: &Position) -> Option<Winning> {
        let walk = &self.walk;
        let (quiet, choice) = *walk.been.get(&Place::of(&walk.rules, position))?;
        if walk.ends(position) || walk.quiet(position) > quiet {
            return None;
        }
        let mv = match choice {
            NO_CHOICE => None,
            _ => Some(*walk.moves(position).get(usize::from(choice))?),
        };
        Some(Winning {
            winner: walk.winner,
            mv,
        })
    }

    /// How many positions it holds.
    pub fn positions(&self) -> usize {
        self.walk.been.len()
    }
}

impl Reading {
    /// Reads about so many positions more; answers whether all are read.
    ///
    /// # Errors
    /// When a choice is not one of the legal moves.
    pub fn advance(&mut self, positions: usize) -> Result<bool, FileError> {
        let Reading { walk, choices } = self;
        for _ in 0..positions {
            if walk.ahead.is_empty() {
                return Ok(true);
            }
            walk.step(|moves| (moves.len() < CHOICES).then(|| choices.code(moves.len(), 0)))
                .ok_or(FileError::Damaged)?;
        }
        Ok(walk.ahead.is_empty())
    }

    /// The book, when all is read.
    pub fn finish(self) -> Option<Book> {
        let walk = self.walk;
        walk.ahead.is_empty().then_some(Book { walk })
    }
}
