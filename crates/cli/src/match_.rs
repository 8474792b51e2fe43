use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use alquerque_engine::Oracle;
use alquerque_engine::tables::Value;
use alquerque_rules::{Color, Game, Preset, Rules};
use clap::Args;

use crate::contender::{Contender, Setting};
use crate::endgames::{Fewer, MOST_PIECES, TablesToUse};
use crate::failure::Failure;
use crate::known::{Given, Judge, given, points, result};
use crate::opening::fair;
use crate::random::mix;

/// Play two levels or settings against each other; print the results and the difference in rating
///
/// A and B are levels (page, squire, minstrel, falconer, knight, scribe, astronomer, perfect), or depth:N or
/// nodes:N for the engine itself under that limit. Each opening is played twice with colours swapped. The last
/// line gives the rating difference of A over B in Elo points with its 95 % confidence interval, which takes
/// the two games of an opening together.
///
/// With --known the games begin at positions whose value under perfect play is known. Instead of the rating it is
/// told how much of that each side gave away, in half points: a win that becomes a draw is one, a win that becomes
/// a loss two. A line each names the positions and moves with which A did so.
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
    /// Play from so many positions of known value instead, each twice
    #[arg(long, value_name = "N", conflicts_with = "openings", value_parser = clap::value_parser!(u64).range(1..))]
    known: Option<u64>,
    /// With --known: the values are those of endgame tables of so many pieces
    #[arg(long, value_name = "N", default_value_t = 7, requires = "known",
        value_parser = clap::value_parser!(u8).range(4..=i64::from(MOST_PIECES)))]
    judge: u8,
    /// Give the level `perfect` endgame tables of so many pieces
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=i64::from(MOST_PIECES)))]
    tables: Option<u8>,
    /// Read tables that `tables --out` has written into this directory, instead of building them
    #[arg(long, value_name = "DIR")]
    from: Option<PathBuf>,
    /// Decides the openings and what the levels leave to chance
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many games are played at once
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=64))]
    threads: u64,
}

/// A game still going on after so many plies is called a draw.
const LONGEST: usize = 300;

/// What the games are played with besides the two sides.
struct Hall {
    rules: Rules,
    oracle: Option<Arc<dyn Oracle>>,
    judge: Option<Judge>,
}

/// The two games from one start, A having each colour once.
#[derive(Debug, Clone)]
struct Pair {
    /// What they came to for A.
    results: [Value; 2],
    /// What they promised A, where that is known.
    promised: Option<[Value; 2]>,
    given: Given,
}

impl Match {
    pub fn run(self) -> Result<(), Failure> {
        let hall = self.hall()?;
        let starts = self.known.unwrap_or(self.openings);
        let next = AtomicU64::new(0);
        let pairs = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= starts {
                            break;
                        }
                        let pair = self.play_pair(&hall, number);
                        if let Ok(mut pairs) = pairs.lock() {
                            pairs.push(pair);
                        }
                    }
                });
            }
        });
        let pairs = pairs.into_inner().unwrap_or_default();
        let mut out = io::stdout().lock();
        writeln!(out, "{}", self.results(&pairs))?;
        match hall.judge {
            Some(_) => writeln!(out, "{}", self.values(&pairs))?,
            None => writeln!(out, "{}", self.ratings(&pairs))?,
        }
        Ok(())
    }

    fn hall(&self) -> Result<Hall, Failure> {
        let rules = Rules::from(self.rules);
        let judge = self.known.map(|_| self.judge);
        let Some(pieces) = self.tables.max(judge) else {
            return Ok(Hall {
                rules,
                oracle: None,
                judge: None,
            });
        };
        let tables = TablesToUse {
            tables: pieces,
            from: self.from.clone(),
        };
        let tables = Arc::new(tables.get(self.rules, pieces)?);
        Ok(Hall {
            rules,
            oracle: self.tables.map(|pieces| {
                let fewer = Fewer::new(tables.clone(), pieces);
                Arc::new(fewer) as Arc<dyn Oracle>
            }),
            judge: judge.map(|pieces| Judge::new(tables, pieces)),
        })
    }

    fn play_pair(&self, hall: &Hall, number: u64) -> Pair {
        let seed = mix(self.seed, number);
        let mut given_away = Given::default();
        let (start, known) = match &hall.judge {
            None => (fair(&hall.rules, seed), None),
            Some(judge) => {
                let (position, value) = judge.position(number, seed);
                let game = Game::from_position(hall.rules.clone(), position);
                (game, Some((judge, value)))
            }
        };
        let to = |color: Color, value: Value| {
            if color == start.position().side() {
                value
            } else {
                -value
            }
        };
        let results = Color::ALL.map(|color| {
            let game = self.play(hall, start.clone(), color, seed);
            if let Some((judge, value)) = known {
                given_away.add(&given(judge, &game, color, to(color, value)));
            }
            result(game.outcome(), color)
        });
        Pair {
            results,
            promised: known.map(|(_, value)| Color::ALL.map(|color| to(color, value))),
            given: given_away,
        }
    }

    /// Plays a game to its end, A having this colour.
    fn play(&self, hall: &Hall, mut game: Game, color: Color, seed: u64) -> Game {
        let contender = |setting, number| {
            let oracle = hall.oracle.clone();
            Contender::new(setting, &hall.rules, mix(seed, number), oracle)
        };
        let (mut a, mut b) = (contender(self.a, 1), contender(self.b, 2));
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
        game
    }

    fn results(&self, pairs: &[Pair]) -> String {
        let [wins, draws, losses] = count(pairs.iter().flat_map(|pair| pair.results));
        format!(
            "{} against {}, {}: {wins} wins, {draws} draws, {losses} losses; score {:.1} %",
            self.a,
            self.b,
            self.rules,
            100.0 * mean(&scores(pairs)),
        )
    }

    fn ratings(&self, pairs: &[Pair]) -> String {
        let scores = scores(pairs);
        let n = scores.len() as f64;
        let mean = mean(&scores);
        let variance = scores.iter().map(|s| (s - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        let difference = format!("rating difference {:+.0}", rating(mean));
        if variance == 0.0 {
            return format!("{difference}, no interval: all openings ended alike");
        }
        let margin = 1.96 * (variance / n).sqrt();
        format!(
            "{difference}, 95 % interval {:+.0} to {:+.0}",
            rating(mean - margin),
            rating(mean + margin),
        )
    }

    fn values(&self, pairs: &[Pair]) -> String {
        let [wins, draws, losses] = count(pairs.iter().filter_map(|pair| pair.promised).flatten());
        let mut given = Given::default();
        for pair in pairs {
            given.add(&pair.given);
        }
        let mut text = format!(
            "in theory {wins} wins, {draws} draws, {losses} losses; the value known after {} plies\n\
             half points lost: {} by {}, {} by {}",
            given.plies, given.by_a, self.a, given.by_b, self.b,
        );
        for place in &given.places {
            text.push_str(&format!("\nlost from {place}"));
        }
        text
    }
}

/// How many wins, draws and losses there are.
fn count(values: impl Iterator<Item = Value>) -> [usize; 3] {
    let mut counts = [0; 3];
    for value in values {
        counts[2 - points(value) as usize] += 1;
    }
    counts
}

/// A's share of the points of each pair.
fn scores(pairs: &[Pair]) -> Vec<f64> {
    let share = |pair: &Pair| pair.results.map(points).iter().sum::<u32>();
    pairs
        .iter()
        .map(|pair| f64::from(share(pair)) / 4.0)
        .collect()
}

fn mean(scores: &[f64]) -> f64 {
    scores.iter().sum::<f64>() / scores.len() as f64
}

/// The difference in Elo points at which this share of the points is expected; at most 1,200 either way.
fn rating(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}
