//! Nodes a second of search, to a fixed depth from the start. Run with
//! `cargo bench -p alquerque-bench --bench search`.

use alquerque_engine::{Engine, Limits, Status};
use alquerque_rules::{Game, Preset, Rules};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

fn think(engine: &mut Engine, game: &Game) -> u64 {
    let limits = Limits {
        depth: Some(14),
        ..Limits::default()
    };
    engine.forget();
    engine.begin(game, limits);
    while engine.advance(20_000) == Status::Running {}
    engine.progress().nodes
}

#[divan::bench(args = Preset::CLUBS, sample_count = 5, sample_size = 1)]
fn start_depth_14(bencher: Bencher, preset: Preset) {
    let game = Game::new(Rules::from(preset));
    let mut engine = Engine::new(game.rules().clone());
    let nodes = think(&mut engine, &game);
    bencher
        .counter(ItemsCount::new(nodes))
        .bench_local(|| think(&mut engine, &game));
}
