//! Leaves a second of bulk-counted perft: this project's rule sets beside cozy-chess on the start position of
//! chess. Run with `cargo bench -p alquerque-bench --bench perft`; the fastest run is the figure.
//!
//! Depths are such that a run takes more than 15 milliseconds. A run of a fraction of one is learned by heart by
//! the processor that repeats it, branch by branch, and can seem nearly twice as fast as it is.

mod chess;

use alquerque_rules::{Position, Preset, Rules, perft};
use cozy_chess::Board;
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// A position in the middle of a game for each rule set, with many quiet moves and some captures near.
const MIDDLE: &str = "bb3/b1b2/1b1w1/w1www/wwww1 w";

#[divan::bench(sample_count = 20, sample_size = 1)]
fn cozy_chess_start_depth_5(bencher: Bencher) {
    let board = Board::default();
    bencher
        .counter(ItemsCount::new(chess::perft(&board, 5)))
        .bench(|| chess::perft(black_box(&board), 5));
}

fn alquerque(bencher: Bencher, preset: Preset, position: Position, depth: u32) {
    let rules = Rules::from(preset);
    bencher
        .counter(ItemsCount::new(perft(&rules, &position, depth)))
        .bench(|| perft(black_box(&rules), black_box(&position), depth));
}

#[divan::bench(args = Preset::CLUBS, sample_count = 20, sample_size = 1)]
fn start_depth_13(bencher: Bencher, preset: Preset) {
    alquerque(bencher, preset, Rules::from(preset).start(), 13);
}

#[divan::bench(args = Preset::CLUBS, sample_count = 20, sample_size = 1)]
fn middle_depth_8(bencher: Bencher, preset: Preset) {
    let position = MIDDLE.parse().expect("the constant is a position");
    alquerque(bencher, preset, position, 8);
}
