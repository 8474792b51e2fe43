//! Nodes a second of search, to a fixed depth from the start. Run with
//! `cargo bench -p alquerque-bench --bench search`.

use alquerque_bench::nodes;
use alquerque_rules::{Game, Preset, Rules};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

#[divan::bench(args = Preset::CLUBS, sample_count = 5, sample_size = 1)]
fn start_depth_14(bencher: Bencher, preset: Preset) {
    let game = Game::new(Rules::from(preset));
    bencher
        .counter(ItemsCount::new(nodes(&game, 14)))
        .bench(|| nodes(&game, 14));
}
