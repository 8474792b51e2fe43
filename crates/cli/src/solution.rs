use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

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
            write!(out, "{}", start(&tables, rules, (come, for_tables))?)?;
            out.flush()?;
            write!(out, "{}", self.openings(&tables)?)?;
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
             what was not decided in {} seconds. The proof of a start is written and checked again with\n\n    \
             alquerque prove RULES --tables {} --certificate FILE\n    alquerque verify FILE\n\n\
             Tables written by `alquerque tables RULES N --out DIR/RULES` are read with `--from DIR`. Seconds are of\n\
             the machine on which the page was made, whatever else it did then; docs/engine.md tells how\n\
             the values are found and what they mean.\n",
            self.seconds.as_secs_f64(),
            self.tables.tables,
            self.seconds.as_secs_f64(),
            self.tables.tables,
        )
    }

    /// A table of the first moves and replies.
    fn openings(&self, tables: &Tables) -> Result<String, Failure> {
        let rules = tables.rules();
        let mut text = "\n| first move | value | replies |\n| --- | --- | --- |\n".to_owned();
        for first in rules.merged_moves(&rules.start()) {
            let after = rules.play(&rules.start(), &first);
            let mut replies = Vec::new();
            for reply in rules.merged_moves(&after) {
                let next = rules.play(&after, &reply);
                replies.push((reply, self.value(tables, &next)?));
            }
            let bounds = replies.iter().map(|&(_, bounds)| bounds);
            let lower = bounds.clone().map(|(lower, _)| lower).min();
            let upper = bounds.map(|(_, upper)| upper).min();
            let value = (lower.unwrap_or(Value::Win), upper.unwrap_or(Value::Win));
            let replies: Vec<String> = replies
                .iter()
                .map(|(reply, bounds)| format!("{reply} {}", short(*bounds)))
                .collect();
            let _ = writeln!(
                text,
                "| {first} | {} | {} |",
                short(value),
                replies.join(", ")
            );
        }
        Ok(text)
    }

    fn value(&self, tables: &Tables, position: &Position) -> Result<Bounds, Failure> {
        Ok(search(tables, position, Some(self.seconds))?.bounds())
    }
}

/// The value, or that it is open and what is known of it.
fn short((lower, upper): Bounds) -> String {
    match (lower, upper) {
        _ if lower == upper => format!("**{lower}**"),
        (Value::Loss, Value::Win) => "open".to_owned(),
        _ => format!("open ({lower} or {upper})"),
    }
}

/// Proves the start, and has the proof checked.
fn start(
    tables: &Tables,
    preset: Preset,
    (come, for_tables): (&str, Duration),
) -> Result<String, Failure> {
    let start = Rules::from(preset).start();
    let begun = Instant::now();
    let proof = search(tables, &start, None)?;
    let for_search = begun.elapsed();
    let open = || Failure::Input(format!("The start of {preset} could not be solved"));
    let text = proof.certificate(tables, preset).ok_or_else(open)?;
    let begun = Instant::now();
    let what = format!("The proof of {preset} is wrong");
    let certificate: Certificate = text.parse().map_err(|error| Failure::input(&what, error))?;
    let positions = certificate
        .check(tables)
        .map_err(|error| Failure::input(&what, error))?;
    Ok(format!(
        "The start is a **{}** for {}, who moves first.\n\n\
         | | |\n| --- | --- |\n\
         | tables of up to {} pieces {come} | {:.1} s |\n\
         | search | {:.1} s, {} states |\n\
         | certificate | {} bytes |\n\
         | check | {:.1} s, {positions} positions |\n",
        in_words(proof.bounds()),
        start.side(),
        tables.pieces(),
        for_tables.as_secs_f64(),
        for_search.as_secs_f64(),
        proof.nodes(),
        text.len(),
        begun.elapsed().as_secs_f64(),
    ))
}
