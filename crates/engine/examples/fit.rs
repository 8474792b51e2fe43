//! Fits the weights of the evaluation to deep searches.
//!
//! `cargo run --release -p alquerque-engine --example fit -- RULES [POSITIONS [NODES [SEED]]]`
//!
//! Plays games against itself from random openings, with a random move now and then. Positions in which the
//! side to move cannot capture, where alone the evaluation is asked, are searched with NODES nodes; the result,
//! as a probability of winning, is what the weights are fitted to by gradient descent on the squared error.
//! Prints the weights, and the error before and after. Run it again with the new weights compiled in until they
//! stop changing.

use alquerque_engine::{Engine, FEATURES, Limits, Status, Weights, features};
use alquerque_rules::{Color, Completion, Game, Obligation, Point, Preset, RuleSet, Rules};

/// A score of this many hundredths of a piece is as good as winning 73 times in 100.
const SCALE: f64 = 150.0;

/// Nodes for each move of the games.
const PLAYING_NODES: u64 = 1_000;

/// A position as the fit sees it: how often each weight counts, and the probability of winning.
struct Sample {
    features: [f64; FEATURES],
    target: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let preset: Preset = arguments.next().unwrap_or_default().parse()?;
    let mut number = |default: u64| arguments.next().map_or(Ok(default), |text| text.parse());
    let (count, nodes, seed) = (number(4_000)?, number(20_000)?, number(1)?);
    let samples = gather(Rules::from(preset), count as usize, nodes, seed);
    let before = Weights::for_rules(&preset.rule_set());
    let mut weights = numbers(&before).map(f64::from);
    let error = mean_error(&samples, &weights);
    fit(&samples, &mut weights);
    level_out(&preset.rule_set(), &mut weights);
    println!("{preset}: {} positions of {nodes} nodes", samples.len());
    println!(
        "mean squared error {error:.5}, then {:.5}",
        mean_error(&samples, &weights)
    );
    // A piece is worth 100 on average, whatever scale fits best.
    let piece = weights[..FEATURES - 3].iter().sum::<f64>() / (FEATURES - 3) as f64;
    let rounded = weights.map(|weight| (100.0 * weight / piece).round() as i16);
    println!("{:?}", Weights::from_array(rounded));
    Ok(())
}

fn numbers(weights: &Weights) -> [i16; FEATURES] {
    let mut numbers = [0; FEATURES];
    let all = weights.points.iter().flatten();
    let rest = [weights.step, weights.jump, weights.tempo];
    for (number, weight) in numbers.iter_mut().zip(all.copied().chain(rest)) {
        *number = weight;
    }
    numbers
}

fn gather(rules: Rules, count: usize, nodes: u64, seed: u64) -> Vec<Sample> {
    let mut random = Random(seed);
    let mut player = Engine::with_table(rules.clone(), 1 << 20);
    let mut judge = Engine::with_table(rules.clone(), 8 << 20);
    let mut samples = Vec::new();
    while samples.len() < count {
        let mut game = Game::new(rules.clone());
        let opening = 4 + random.below(10) as usize;
        while game.outcome().is_none() && game.turns().len() < 120 && samples.len() < count {
            let moves = game.legal_moves();
            let guess = game.turns().len() < opening || random.below(8) == 0;
            if game.turns().len() >= opening && random.below(3) == 0 && is_telling(&game) {
                let score = search(&mut judge, &game, nodes);
                samples.push(Sample {
                    features: features(game.rules(), game.position()).map(f64::from),
                    target: probability(score),
                });
            }
            let mv = if guess {
                Some(moves[random.below(moves.len() as u64) as usize])
            } else {
                search(&mut player, &game, PLAYING_NODES);
                let lines = player.progress().lines;
                lines.first().and_then(|line| line.moves.first().copied())
            };
            if mv.is_none_or(|mv| game.play(&mv).is_err()) {
                break;
            }
        }
    }
    samples
}

/// Whether the evaluation would be asked here, and the game is not yet decided by pieces alone.
fn is_telling(game: &Game) -> bool {
    let [white, black] = Color::ALL.map(|color| game.position().pieces(color).len());
    if white.abs_diff(black) > 2 {
        return false;
    }
    let set = game.rules().set();
    let usual = set.obligation == Obligation::Obligatory && set.completion == Completion::Complete;
    !usual || game.rules().jumpers(game.position()).is_empty()
}

/// The score in hundredths of a piece, a certain win as twenty pieces.
fn search(engine: &mut Engine, game: &Game, nodes: u64) -> f64 {
    use alquerque_engine::ScoreKind::{Estimate, Loss, Win};
    engine.begin(
        game,
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        },
    );
    while engine.advance(nodes) == Status::Running {}
    match engine.progress().score().map(|score| score.kind()) {
        Some(Estimate(value)) => f64::from(value),
        Some(Win(_)) => 2_000.0,
        Some(Loss(_)) => -2_000.0,
        None => 0.0,
    }
}

fn probability(score: f64) -> f64 {
    1.0 / (1.0 + (-score / SCALE).exp())
}

fn estimate(sample: &Sample, weights: &[f64; FEATURES]) -> f64 {
    sample
        .features
        .iter()
        .zip(weights)
        .map(|(count, weight)| count * weight)
        .sum()
}

fn mean_error(samples: &[Sample], weights: &[f64; FEATURES]) -> f64 {
    let errors = samples
        .iter()
        .map(|s| (probability(estimate(s, weights)) - s.target).powi(2));
    errors.sum::<f64>() / samples.len() as f64
}

/// Gradient descent with Adam's steps (Kingma and Ba, 2015).
fn fit(samples: &[Sample], weights: &mut [f64; FEATURES]) {
    let (mut first, mut second) = ([0.0; FEATURES], [0.0; FEATURES]);
    for round in 1..=3_000 {
        let mut gradient = [0.0; FEATURES];
        for sample in samples {
            let p = probability(estimate(sample, weights));
            let slope = 2.0 * (p - sample.target) * p * (1.0 - p);
            for (sum, count) in gradient.iter_mut().zip(sample.features) {
                *sum += slope * count / samples.len() as f64;
            }
        }
        for i in 0..FEATURES {
            first[i] = 0.9 * first[i] + 0.1 * gradient[i];
            second[i] = 0.999 * second[i] + 0.001 * gradient[i] * gradient[i];
            let mean = first[i] / (1.0 - 0.9f64.powi(round));
            let spread = second[i] / (1.0 - 0.999f64.powi(round));
            weights[i] -= 0.3 * mean / (spread.sqrt() + 1e-9);
        }
    }
}

/// Gives points that a symmetry of the rules maps onto each other the same worth.
fn level_out(set: &RuleSet, weights: &mut [f64; FEATURES]) {
    let fitted = *weights;
    let symmetries = set.symmetries();
    for point in Point::all() {
        let alike = symmetries.iter().map(|s| fitted[class(s.point(point))]);
        weights[class(point)] = alike.sum::<f64>() / symmetries.len() as f64;
    }
}

/// Which of the first fifteen weights is a point's.
fn class(point: Point) -> usize {
    usize::from(3 * point.rank() + point.file().min(4 - point.file()))
}

/// Knuth's MMIX generator; the high bits are the good ones.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}
