use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use alquerque_engine::{Engine, Limits, ScoreKind, Status};
use alquerque_rules::{Color, Game, Outcome, Preset, Rules};
use clap::Args;

use crate::contender::{Contender, Setting};
use crate::failure::Failure;

/// Play two levels or settings against each other; print the results and the difference in rating
///
/// A and B are levels (page, squire, minstrel, falconer, knight, scribe, astronomer, perfect), or depth:N or
/// nodes:N for the engine itself under that limit. Each opening is played twice with colours swapped. The last
/// line gives the rating difference of A over B in Elo points with its 95 % confidence interval, which takes
/// the two games of an opening together.
#[derive(Args)]
pub struct Match {
    /// One side
    a: Setting,
    /// The other
    b: Setting,
    /// The rule set
    rules: Preset,
    /// How many openings, each played twice
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    openings: u64,
    /// Decides the openings and what the levels leave to chance
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many games are played at once
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=64))]
    threads: u64,
}

/// Plies of random moves an opening has at least, and how many more it may have.
const OPENING: (u64, u64) = (4, 7);

/// An opening is played when a search of so many nodes finds it within so many hundredths of a piece of even.
const FAIR: (u64, i32) = (20_000, 75);

/// A game still going on after so many plies is called a draw.
const LONGEST: usize = 300;

impl Match {
    pub fn run(self) -> Result<(), Failure> {
        let rules = Rules::from(self.rules);
        let next = AtomicU64::new(0);
        let pairs = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.openings {
                            break;
                        }
                        let pair = self.play_pair(&rules, mix(self.seed, number));
                        if let Ok(mut pairs) = pairs.lock() {
                            pairs.push(pair);
                        }
                    }
                });
            }
        });
        let pairs = pairs.into_inner().unwrap_or_default();
        let mut out = io::stdout().lock();
        writeln!(out, "{}", self.summary(&pairs))?;
        Ok(())
    }

    /// Twice A's points in each of the two games of an opening.
    fn play_pair(&self, rules: &Rules, seed: u64) -> [u32; 2] {
        let opening = fair_opening(rules, seed);
        Color::ALL.map(|color| {
            let seeds = [mix(seed, 1), mix(seed, 2)];
            let mut a = Contender::new(self.a, rules, seeds[0]);
            let mut b = Contender::new(self.b, rules, seeds[1]);
            let mut game = opening.clone();
            while game.outcome().is_none() && game.turns().len() < LONGEST {
                let side = if game.position().side() == color {
                    &mut a
                } else {
                    &mut b
                };
                let mv = side.choose(&game);
                if mv.is_none_or(|mv| game.play(&mv).is_err()) {
                    break;
                }
            }
            match game.outcome() {
                Some(Outcome::Win { winner, .. }) if winner == color => 2,
                Some(Outcome::Win { .. }) => 0,
                Some(Outcome::Draw(_)) | None => 1,
            }
        })
    }

    fn summary(&self, pairs: &[[u32; 2]]) -> String {
        let games = pairs.as_flattened();
        let count = |points: u32| games.iter().filter(|&&p| p == points).count();
        let scores: Vec<f64> = pairs
            .iter()
            .map(|pair| f64::from(pair[0] + pair[1]) / 4.0)
            .collect();
        let n = scores.len() as f64;
        let mean = scores.iter().sum::<f64>() / n;
        let variance = scores.iter().map(|s| (s - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        let margin = 1.96 * (variance / n).sqrt();
        format!(
            "{} against {}, {}: {} wins, {} draws, {} losses; score {:.1} %\nrating difference {:+.0}, 95 % interval {:+.0} to {:+.0}",
            self.a,
            self.b,
            self.rules,
            count(2),
            count(1),
            count(0),
            100.0 * mean,
            rating(mean),
            rating(mean - margin),
            rating(mean + margin),
        )
    }
}

/// The difference in Elo points at which this share of the points is expected; at most 1,200 either way.
fn rating(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

/// A game after some random moves that a short search finds about even.
fn fair_opening(rules: &Rules, seed: u64) -> Game {
    let mut judge = Engine::with_table(rules.clone(), 1 << 20);
    let mut random = seed;
    loop {
        let mut game = Game::new(rules.clone());
        random = mix(random, 0);
        let plies = OPENING.0 + random % OPENING.1;
        for _ in 0..plies {
            let moves = game.legal_moves();
            random = mix(random, 0);
            let Some(mv) = moves.get(random as usize % moves.len().max(1)) else {
                break;
            };
            if game.play(mv).is_err() {
                break;
            }
        }
        if game.outcome().is_some() {
            continue;
        }
        let nodes = Some(FAIR.0);
        judge.begin(
            &game,
            Limits {
                nodes,
                ..Limits::default()
            },
        );
        while judge.advance(u64::MAX) == Status::Running {}
        let score = judge.progress().score().map(|score| score.kind());
        if matches!(score, Some(ScoreKind::Estimate(value)) if value.abs() <= FAIR.1) {
            return game;
        }
    }
}

/// The next number of a sequence that looks random (SplitMix64, Steele, Lea and Flood 2014).
fn mix(seed: u64, number: u64) -> u64 {
    let bits = seed
        .wrapping_add(number)
        .wrapping_add(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
