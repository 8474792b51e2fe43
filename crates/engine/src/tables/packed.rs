//! Tables as compressed bytes and back.
//!
//! Both ways go through the entries class by class, in the same order and with the same models; only the coder
//! differs. What is coded of an entry is predicted from the two entries before it and from what the board
//! shows at a glance.

use super::board::{Bits, Board};
use super::coder::{Coder, Decoder, Encoder, Model};
use super::edge::Edge;
use super::rows::Row;
use super::value::{Code, Value};
use super::{Table, TableValues, Tables};

/// The models of one material, and how far the coding is.
#[derive(Debug)]
pub(crate) struct Packing {
    symbols: Model,
    varying: Model,
    others: Model,
    before: [u8; 2],
}

/// How many kinds of codes are told apart in the entries before.
const KINDS: usize = 8;

/// How many kinds of boards are told apart.
const GLANCES: usize = 8;

impl Packing {
    pub fn new() -> Packing {
        Packing {
            symbols: Model::new(8, KINDS * KINDS * GLANCES),
            varying: Model::new(1, 128),
            others: Model::new(7, 128),
            before: [0; 2],
        }
    }

    /// Writes the entries of a class.
    pub fn write(&mut self, tables: &Tables, table: &Table, class: usize, coder: &mut Encoder) {
        let Table { index, values } = table;
        let mut entry = index.first_entry(class);
        index.visit_class(class, tables.moves(), |_, board| {
            match values {
                TableValues::Codes(codes) => {
                    self.code(tables, board, codes[entry], coder);
                }
                TableValues::Rows(rows) => {
                    let open = tables.open_edges(board);
                    let others: Vec<Row> = Bits(open.other)
                        .map(|bit| {
                            let edge = Edge(bit.trailing_zeros() as u8);
                            rows.row(entry, Some(edge), open.other)
                        })
                        .collect();
                    let free = rows.row(entry, None, open.other);
                    self.rows(tables, board, Some((free, &others)), coder);
                }
            }
            entry += 1;
        });
    }

    /// Reads the entries of a class, which must come in turn.
    pub fn read(&mut self, tables: &Tables, table: &mut Table, class: usize, coder: &mut Decoder) {
        let Table { index, values } = table;
        let mut entry = index.first_entry(class);
        index.visit_class(class, tables.moves(), |_, board| {
            match values {
                TableValues::Codes(codes) => {
                    codes[entry] = self.code(tables, board, 0, coder);
                }
                TableValues::Rows(rows) => {
                    let (free, others) = self.rows(tables, board, None, coder);
                    rows.set(entry, free, others.iter().copied());
                }
            }
            entry += 1;
        });
    }

    fn code(&mut self, tables: &Tables, board: Board, code: u8, coder: &mut impl Coder) -> u8 {
        let kinds = kind(self.before[0]) * KINDS + kind(self.before[1]);
        let context = kinds * GLANCES + glance(tables, board);
        let code = coder.symbol(&mut self.symbols, context, code);
        self.before = [code, self.before[0]];
        code
    }

    /// Codes the rows of an entry: when the other side is free, and for each edge open to it.
    fn rows(
        &mut self,
        tables: &Tables,
        board: Board,
        known: Option<(Row, &[Row])>,
        coder: &mut impl Coder,
    ) -> (Row, Vec<Row>) {
        let open = tables.open_edges(board);
        let context = usize::from(self.before[0].min(3)) * 4 + usize::from(self.before[1].min(3));
        let context = context * GLANCES + glance(tables, board);
        let mut last = known.map_or(0, |(free, _)| numbered(free, open.own));
        last = coder.symbol(&mut self.symbols, context, last);
        self.before = [last, self.before[0]];
        let free = denumbered(last, open.own);
        let varies = known.is_some_and(|(free, others)| others.iter().any(|&row| row != free));
        let varies = coder.symbol(&mut self.varying, usize::from(last & 127), u8::from(varies));
        let count = if varies == 1 {
            open.other.count_ones() as usize
        } else {
            0
        };
        let others = (0..count)
            .map(|place| {
                let symbol = known.map_or(0, |(_, others)| numbered(others[place], open.own));
                last = coder.symbol(&mut self.others, usize::from(last & 127), symbol);
                denumbered(last, open.own)
            })
            .collect();
        (free, others)
    }
}

/// The kind of a code: a draw, or a win or loss that is near or far.
fn kind(code: u8) -> usize {
    let code = Code(code);
    match (code.value(), code.distance()) {
        (Value::Draw, _) => 0,
        (Value::Win, 0..=2) => 1,
        (Value::Win, 3..=6) => 2,
        (Value::Win, _) => 3,
        (Value::Loss, 0..=1) => 4,
        (Value::Loss, 2..=3) => 5,
        (Value::Loss, 4..=7) => 6,
        (Value::Loss, _) => 7,
    }
}

/// How many steps there are that let nothing be captured, up to three, and whether something could be captured
/// if it were the other side's turn.
fn glance(tables: &Tables, board: Board) -> usize {
    let moves = tables.moves();
    let mut safe = 0;
    moves.steps(board, |_, after| {
        safe += usize::from(!moves.is_threatened(after));
        safe < 3
    });
    2 * safe + usize::from(moves.is_threatened(board))
}

/// A row as a symbol: an edge by its place among the open ones, so that there are fewer symbols.
fn numbered(row: Row, open: u32) -> u8 {
    match row.edge() {
        None => row.0,
        Some(edge) => row.0 - edge.0 + (open & (edge.bit() - 1)).count_ones() as u8,
    }
}

/// The row that [`numbered`] makes this symbol of.
fn denumbered(symbol: u8, open: u32) -> Row {
    let Some(Edge(place)) = Row(symbol).edge() else {
        return Row(symbol);
    };
    let edge = Bits(open).nth(usize::from(place));
    let edge = edge.map_or(0, |bit| bit.trailing_zeros() as u8);
    Row(symbol - place + edge)
}
