//! Draws the figures of `docs/rules.md` into `docs/img`: `cargo run --package alquerque-rules --example diagrams`.
//!
//! The lines, the moves and what is refused come from the crate itself, so a figure cannot show what the rules
//! do not say. The tests fail when a figure on disk is not what would be drawn now.

mod draw;
mod figures;

use std::path::{Path, PathBuf};
use std::{fs, io};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/img")
}

fn main() -> io::Result<()> {
    fs::create_dir_all(folder())?;
    for figure in figures::all() {
        let path = folder().join(figure.name).with_extension("svg");
        fs::write(path, draw::svg(&figure))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_in_docs_are_up_to_date() {
        for figure in figures::all() {
            let path = folder().join(figure.name).with_extension("svg");
            let found = fs::read_to_string(&path).unwrap_or_default();
            assert!(found == draw::svg(&figure), "draw {} again", path.display());
        }
    }

    #[test]
    fn every_figure_is_in_the_text_and_the_text_has_no_other() {
        let text = fs::read_to_string(folder().join("../rules.md")).unwrap();
        let drawn: Vec<String> = figures::all()
            .iter()
            .map(|figure| format!("img/{}.svg", figure.name))
            .collect();
        for path in &drawn {
            assert!(text.contains(path.as_str()), "{path} is not shown");
        }
        let shown = text.matches("](img/").count();
        assert_eq!(shown, drawn.len());
    }
}
