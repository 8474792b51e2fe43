use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

use alquerque_engine::proof::Proof;
use alquerque_engine::tables::{Tables, Value};
use alquerque_engine::verify::Certificate;
use alquerque_rules::{Position, Preset, Rules};
use clap::Args;

use crate::arguments::seconds;
use crate::endgames::TablesToUse;
use crate::failure::Failure;
use crate::value::{in_words, search};

/// Solve the start of the three club rule sets, and print docs/solution.md
///
/// The start is searched until it is solved, each line of play after a first move and a reply for the time given.
#[derive(Args)]
pub struct Solution {
    /// Search for so long after each first move and reply
    #[arg(long, value_name = "S", value_parser = seconds)]
    seconds: Duration,
    #[command(flatten)]
    tables: TablesToUse,
}

type Bounds = (Value, Value);

impl Solution {
    pub fn run(self) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        write!(out, "{}", self.introduction())?;
        for rules in Preset::CLUBS {
            write!(out, "\n## `{rules}`\n\n")?;
            let begun = Instant::now();
            let directory = self
                .tables
                .from
                .as_deref()
                .map(|from| from.join(rules.id()));
            let tables = self.tables_of(rules, directory.as_deref())?;
            let for_tables = begun.elapsed();
            let come = if self.tables.from.is_some() {
                "read"
            } else {
                "built"
            };
            let (value, text) = start(&tables, rules, (come, for_tables))?;
            write!(out, "{text}")?;
            out.flush()?;
            write!(out, "{}", self.openings(&tables, rules, value)?)?;
            out.flush()?;
        }
        Ok(())
    }

    fn tables_of(&self, rules: Preset, directory: Option<&Path>) -> Result<Tables, Failure> {
        let tables = TablesToUse {
            tables: self.tables.tables,
            from: directory.map(Path::to_owned),
        };
        tables.get(rules, tables.tables)
    }

    fn introduction(&self) -> String {
        format!(
            "# The solution\n\n\
             What the start is worth when both sides play perfectly, and what the first moves and the replies\n\
             are worth. This page is written by\n\n    \
             cargo run --release -p alquerque-cli -- solution --seconds {} --tables {} > docs/solution.md\n\n\
             and by nothing else. Values are those of the side to move first, `win`, `draw` or `loss`; `open` is\n\
             what was not decided in {} seconds and does not follow from the other values. Searches and checks were\n\
             made after the moves in the first column of the last table. A proof is written and checked again with\n\n    \
             alquerque prove RULES [POSITION] --tables {} --certificate FILE\n    alquerque verify FILE\n\n\
             Tables written by `alquerque tables RULES N --out DIR/RULES` are read with `--from DIR`. Seconds are of\n\
             the machine on which the page was made, whatever else it did then; docs/engine.md tells how\n\
             the values are found and what they mean.\n",
            self.seconds.as_secs_f64(),
            self.tables.tables,
            self.seconds.as_secs_f64(),
            self.tables.tables,
        )
    }

    /// A table of the first moves and replies, and one of what it took to search them.
    fn openings(&self, tables: &Tables, preset: Preset, start: Value) -> Result<String, Failure> {
        let rules = tables.rules();
        let mut firsts = Vec::new();
        let mut took =
            "\n| searched | value | search | certificate |\n| --- | --- | --- | --- |\n".to_owned();
        for first in rules.merged_moves(&rules.start()) {
            let after = rules.play(&rules.start(), &first);
            let mut replies = Vec::new();
            for reply in rules.merged_moves(&after) {
                let next = rules.play(&after, &reply);
                let (proof, search) = searched(tables, &next, Some(self.seconds))?;
                let certificate = match checked(&proof, tables, preset)? {
                    Some(checked) => checked.in_words(),
                    None => "none".to_owned(),
                };
                let value = short(proof.bounds());
                let _ = writeln!(
                    took,
                    "| {first} {reply} | {value} | {search} | {certificate} |"
                );
                replies.push((reply, proof.bounds()));
            }
            firsts.push((first, replies));
        }
        let bounds: Vec<Vec<Bounds>> = firsts
            .iter()
            .map(|(_, replies)| replies.iter().map(|&(_, bounds)| bounds).collect())
            .collect();
        let mut text = "\n| first move | value | replies |\n| --- | --- | --- |\n".to_owned();
        for ((first, replies), (value, bounds)) in firsts.iter().zip(concluded(start, &bounds)) {
            let replies: Vec<String> = replies
                .iter()
                .zip(bounds)
                .map(|((reply, _), bounds)| format!("{reply} {}", short(bounds)))
                .collect();
            let _ = writeln!(
                text,
                "| {first} | {} | {} |",
                short(value),
                replies.join(", ")
            );
        }
        Ok(text + &took)
    }
}

/// A search and in words what it took.
fn searched(
    tables: &Tables,
    position: &Position,
    time: Option<Duration>,
) -> Result<(Proof, String), Failure> {
    let begun = Instant::now();
    let proof = search(tables, position, time)?;
    let seconds = begun.elapsed().as_secs_f64();
    let took = format!("{seconds:.1} s, {} states", proof.nodes());
    Ok((proof, took))
}

/// A certificate that holds.
struct Checked {
    bytes: usize,
    positions: usize,
    time: Duration,
}

impl Checked {
    fn in_words(&self) -> String {
        let seconds = self.time.as_secs_f64();
        let Checked {
            bytes, positions, ..
        } = self;
        format!("{bytes} bytes, checked in {seconds:.1} s, {positions} positions")
    }
}

/// Has the certificate of a proof checked; `None` when the value is not known.
fn checked(proof: &Proof, tables: &Tables, preset: Preset) -> Result<Option<Checked>, Failure> {
    let Some(text) = proof.certificate(tables, preset) else {
        return Ok(None);
    };
    let begun = Instant::now();
    let what = format!("The proof of {preset} {} is wrong", proof.position());
    let certificate: Certificate = text.parse().map_err(|error| Failure::input(&what, error))?;
    let positions = certificate
        .check(tables)
        .map_err(|error| Failure::input(&what, error))?;
    Ok(Some(Checked {
        bytes: text.len(),
        positions,
        time: begun.elapsed(),
    }))
}

/// What follows for the first moves and their replies, given what is known of the positions after each reply and
/// the value of the start.
///
/// A first move is worth the least of its replies, the start the most of its first moves. So no first move is
/// worth more than the start; and when all others are worth less, the one that is left is worth as much. The same
/// goes for the replies the other way round.
fn concluded(start: Value, replies: &[Vec<Bounds>]) -> Vec<(Bounds, Vec<Bounds>)> {
    let least = |bounds: &[Bounds]| {
        let lower = bounds.iter().map(|bounds| bounds.0).min();
        let upper = bounds.iter().map(|bounds| bounds.1).min();
        (lower.unwrap_or(Value::Win), upper.unwrap_or(Value::Win))
    };
    let mut firsts: Vec<(Bounds, Vec<Bounds>)> = replies
        .iter()
        .map(|replies| (least(replies), replies.clone()))
        .collect();
    for (value, _) in &mut firsts {
        value.1 = value.1.min(start);
    }
    let mut as_good = firsts.iter_mut().filter(|(value, _)| value.1 == start);
    if let (Some((value, _)), None) = (as_good.next(), as_good.next()) {
        value.0 = start;
    }
    for (value, replies) in &mut firsts {
        for reply in replies.iter_mut() {
            reply.0 = reply.0.max(value.0);
        }
        let mut as_bad = replies.iter_mut().filter(|reply| reply.0 <= value.1);
        if let (Some(reply), None) = (as_bad.next(), as_bad.next()) {
            reply.1 = reply.1.min(value.1);
        }
    }
    firsts
}

/// The value, or that it is open and what is known of it.
fn short((lower, upper): Bounds) -> String {
    match (lower, upper) {
        _ if lower == upper => format!("**{lower}**"),
        (Value::Loss, Value::Win) => "open".to_owned(),
        _ => format!("open ({lower} or {upper})"),
    }
}

/// Proves the start, and has the proof checked: the value, and in words what it took.
fn start(
    tables: &Tables,
    preset: Preset,
    (come, for_tables): (&str, Duration),
) -> Result<(Value, String), Failure> {
    let start = Rules::from(preset).start();
    let (proof, search) = searched(tables, &start, None)?;
    let checked = checked(&proof, tables, preset)?
        .ok_or_else(|| Failure::Input(format!("The start of {preset} could not be solved")))?;
    let text = format!(
        "The start is a **{}** for {}, who moves first.\n\n\
         | | |\n| --- | --- |\n\
         | tables of up to {} pieces {come} | {:.1} s |\n\
         | search | {search} |\n\
         | certificate | {} |\n",
        in_words(proof.bounds()),
        start.side(),
        tables.pieces(),
        for_tables.as_secs_f64(),
        checked.in_words(),
    );
    Ok((proof.bounds().0, text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Value::{Draw, Loss, Win};

    const OPEN: Bounds = (Loss, Win);

    #[test]
    fn the_only_first_move_left_is_worth_what_the_start_is() {
        let known = [vec![(Draw, Draw)], vec![OPEN], vec![(Loss, Draw)]];
        let concluded = concluded(Win, &known);
        assert_eq!(concluded[0], ((Draw, Draw), vec![(Draw, Draw)]));
        assert_eq!(concluded[1], ((Win, Win), vec![(Win, Win)]));
        assert_eq!(concluded[2], ((Loss, Draw), vec![(Loss, Draw)]));
    }

    #[test]
    fn nothing_is_concluded_while_two_moves_are_left() {
        let known = [vec![OPEN], vec![OPEN, (Loss, Loss)], vec![OPEN]];
        let concluded = concluded(Win, &known);
        assert_eq!(concluded[0], (OPEN, vec![OPEN]));
        assert_eq!(concluded[1], ((Loss, Loss), vec![OPEN, (Loss, Loss)]));
    }

    #[test]
    fn no_first_move_is_better_than_the_start() {
        let known = [vec![OPEN, (Win, Win)], vec![(Draw, Win)]];
        let concluded = concluded(Draw, &known);
        assert_eq!(concluded[0], ((Loss, Draw), vec![(Loss, Draw), (Win, Win)]));
        assert_eq!(concluded[1], ((Draw, Draw), vec![(Draw, Draw)]));
    }
}
