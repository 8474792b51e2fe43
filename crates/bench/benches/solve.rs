//! Endgame tables, and the proof of the start from nothing, on one thread. Run with
//! `cargo bench -p alquerque-bench --bench solve`. What chess perft takes in the same run says how fast the machine is.

mod chess;

use alquerque_engine::proof::{Proof, ProofStatus};
use alquerque_engine::tables::Tables;
use alquerque_rules::{Preset, Rules};
use cozy_chess::Board;
use divan::{Bencher, black_box};

/// States that a proof may remember for each of its two questions.
const CAPACITY: usize = 50_000_000;

fn main() {
    divan::main();
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn chess_perft_6(bencher: Bencher) {
    let board = Board::default();
    bencher.bench(|| chess::perft(black_box(&board), 6));
}

#[divan::bench(args = Preset::CLUBS, consts = [6, 7, 8], sample_count = 1, sample_size = 1)]
fn tables<const PIECES: usize>(bencher: Bencher, preset: Preset) {
    bencher.bench(|| built(preset, PIECES));
}

#[divan::bench(args = Preset::CLUBS, sample_count = 1, sample_size = 1)]
fn proof_with_tables_of_8(bencher: Bencher, preset: Preset) {
    bencher.bench(|| {
        let tables = built(preset, 8);
        let start = Rules::from(preset).start();
        let mut proof = Proof::new(&tables, &start, CAPACITY).expect("the start is possible");
        let status = proof.advance(&tables, u64::MAX);
        assert_eq!(status, ProofStatus::Done);
        proof
    });
}

fn built(preset: Preset, pieces: usize) -> Tables {
    let mut tables = Tables::new(&Rules::from(preset)).expect("the clubs have tables");
    tables.build_up_to(pieces);
    tables
}
