//! The form in which tables are kept: one file, or record, for each material.
//!
//! | bytes | meaning |
//! | --- | --- |
//! | 8 | `alqtable` |
//! | 1 | version of this form |
//! | 8 | fingerprint of the rule set |
//! | 1, 1 | pieces of the stronger side and of the weaker |
//! | 4, 4 | entries with the stronger side to move, and with the weaker (0 when they are equally strong) |
//! | … | the values, compressed (see `packed`) |
//! | 8 | checksum of everything before |
//!
//! Numbers are little-endian. Fingerprint and checksum are FNV-1a with 64 bits (Fowler, Noll and Vo). Which
//! boards have entries is not written: it follows from the rules, and costs little to find again.

use std::error::Error;
use std::fmt;

use alquerque_rules::{Completion, Obligation, RuleSet};

use super::build::Build;
use super::coder::{Decoder, Encoder};
use super::packed::Packing;
use super::{Table, Tables};

const MAGIC: &[u8; 8] = b"alqtable";
const VERSION: u8 = 1;
const HEADER: usize = MAGIC.len() + 1 + 8 + 2 + 8;
const CHECKSUM: usize = 8;

/// Bytes that are not a table of these rules, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileError {
    /// It does not begin as a table does.
    NoTable,
    /// It is of another version of the form.
    Version(u8),
    /// It is of another rule set.
    OtherRules,
    /// The checksum is wrong: it has been cut short or changed.
    Damaged,
    /// It is for a number of pieces that cannot be used now: there are such tables already, or smaller ones are
    /// missing.
    Material {
        /// Pieces of the stronger side.
        stronger: u8,
        /// Pieces of the weaker side.
        weaker: u8,
    },
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::NoTable => f.write_str("this is not an endgame table"),
            FileError::Version(version) => write!(
                f,
                "the endgame table is of version {version}, this program reads version {VERSION}"
            ),
            FileError::OtherRules => f.write_str("the endgame table is for another rule set"),
            FileError::Damaged => f.write_str("the endgame table is damaged"),
            FileError::Material { stronger, weaker } => write!(
                f,
                "the endgame table for {stronger} pieces against {weaker} cannot be used now"
            ),
        }
    }
}

impl Error for FileError {}

impl Tables {
    /// The tables of one material as bytes, for keeping. `None` when they are not there.
    pub fn to_bytes(&self, a: usize, b: usize) -> Option<Vec<u8>> {
        let mut writing = self.begin_writing(a, b)?;
        while !writing.advance(self, u64::MAX) {}
        Some(writing.finish())
    }

    /// Begins to write the tables of one material as bytes. `None` when they are not there.
    pub fn begin_writing(&self, a: usize, b: usize) -> Option<Writing> {
        let (a, b) = (a.max(b), a.min(b));
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.extend(self.fingerprint().to_le_bytes());
        bytes.extend([a as u8, b as u8]);
        let stronger = self.table(a, b)?;
        let weaker = self.table(b, a).filter(|_| a != b);
        let entries = |table: Option<&Table>| table.map_or(0, |table| table.index.entries() as u32);
        bytes.extend(entries(Some(stronger)).to_le_bytes());
        bytes.extend(entries(weaker).to_le_bytes());
        Some(Writing {
            pieces: (a, b),
            class: 0,
            bytes,
            encoder: Encoder::new(),
            packing: Packing::new(),
        })
    }

    /// A number that tells tables of different rules apart, and is the same for the same rules.
    pub fn fingerprint(&self) -> u64 {
        fingerprint(self.rules().set())
    }

    /// Begins to read tables of one material; to be advanced and taken in like a build.
    ///
    /// # Errors
    /// When the bytes are not the table of a material that is [`missing`](Self::missing).
    pub fn begin_reading(&mut self, bytes: &[u8]) -> Result<Build, FileError> {
        let (header, rest) = bytes.split_at_checked(HEADER).ok_or(FileError::NoTable)?;
        if !header.starts_with(MAGIC) {
            return Err(FileError::NoTable);
        }
        if header[8] != VERSION {
            return Err(FileError::Version(header[8]));
        }
        let number = |at: usize, size: usize| {
            let little = header[at..at + size].iter().rev();
            little.fold(0u64, |number, &byte| number << 8 | u64::from(byte))
        };
        if number(9, 8) != self.fingerprint() {
            return Err(FileError::OtherRules);
        }
        let body = rest.len().checked_sub(CHECKSUM).ok_or(FileError::Damaged)?;
        let (body, checksum) = rest.split_at(body);
        if fnv(&bytes[..bytes.len() - CHECKSUM]).to_le_bytes() != checksum {
            return Err(FileError::Damaged);
        }
        let [stronger, weaker] = [header[17], header[18]];
        let (a, b) = (usize::from(stronger), usize::from(weaker));
        let mut build = self
            .begin(a, b)
            .filter(|_| a >= b)
            .ok_or(FileError::Material { stronger, weaker })?;
        build.read_from(
            [number(19, 4) as usize, number(23, 4) as usize],
            Decoder::new(body.to_vec()),
        );
        Ok(build)
    }
}

/// The tables of one material on their way to bytes, in slices.
#[derive(Debug)]
pub struct Writing {
    pieces: (usize, usize),
    /// How many classes of both tables have been written.
    class: usize,
    /// What comes before the values.
    bytes: Vec<u8>,
    encoder: Encoder,
    packing: Packing,
}

impl Writing {
    /// Writes about so many entries; answers whether all are written. `tables` must be those the writing was begun
    /// with, or grown from them.
    pub fn advance(&mut self, tables: &Tables, entries: u64) -> bool {
        let (a, b) = self.pieces;
        let mut left = entries;
        while left > 0 {
            let Some((table, class)) = self.next(tables, a, b) else {
                return true;
            };
            let first = table.index.first_entry(class);
            self.packing.write(tables, table, class, &mut self.encoder);
            self.class += 1;
            let written = table.index.first_entry(class + 1) - first;
            left = left.saturating_sub(1 + written as u64);
        }
        self.next(tables, a, b).is_none()
    }

    /// The table and class to be written next: the stronger side's table before the weaker's.
    fn next<'a>(&self, tables: &'a Tables, a: usize, b: usize) -> Option<(&'a Table, usize)> {
        let stronger = tables.table(a, b)?;
        match self.class.checked_sub(stronger.index.classes()) {
            None => Some((stronger, self.class)),
            Some(class) => tables
                .table(b, a)
                .filter(|weaker| a != b && class < weaker.index.classes())
                .map(|weaker| (weaker, class)),
        }
    }

    /// The bytes, when all is written.
    pub fn finish(self) -> Vec<u8> {
        let Writing {
            mut bytes, encoder, ..
        } = self;
        bytes.extend(encoder.finish());
        bytes.extend(fnv(&bytes).to_le_bytes());
        bytes
    }
}

/// A number that tells rule sets apart by what matters to their tables.
pub(crate) fn fingerprint(set: &RuleSet) -> u64 {
    let RuleSet {
        first: _,
        steps,
        steps_from_far_row,
        first_jump,
        further_jumps,
        obligation,
        completion,
        returning,
        repetition: _,
        quiet_plies,
    } = *set;
    let obligation = match obligation {
        Obligation::Obligatory => 0,
        Obligation::Optional => 1,
        Obligation::Huff => 2,
    };
    let completion = match completion {
        Completion::Complete => 0,
        Completion::MayStop => 1,
        Completion::Single => 2,
    };
    let [low, high] = quiet_plies.unwrap_or(0).to_le_bytes();
    fnv(&[
        steps.bits(),
        u8::from(steps_from_far_row),
        first_jump.bits(),
        further_jumps.bits(),
        obligation,
        completion,
        u8::from(returning),
        low,
        high,
    ])
}

pub(crate) fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
