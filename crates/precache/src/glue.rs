//! Makes the glue between JavaScript and WebAssembly smaller: wasm-bindgen gives what one side imports from the other
//! long names with hashes, which hardly compress, and comments on what it writes.

use std::collections::HashMap;
use std::{fs, path::Path};

/// Shortens the names by which each module below `folder` and its script know each other, and leaves comments out.
///
/// # Errors
///
/// Says which file could not be read or written, or is not as wasm-bindgen writes it.
pub fn shorten(folder: &Path) -> Result<(), String> {
    let explain = |path: &Path, error| format!("{}: {error}", path.display());
    for entry in fs::read_dir(folder).map_err(|error| explain(folder, error))? {
        let module = entry.map_err(|error| explain(folder, error))?.path();
        let name = module.file_name().and_then(|name| name.to_str());
        let Some(stem) = name.and_then(|name| name.strip_suffix("_bg.wasm")) else {
            continue;
        };
        let script = folder.join(format!("{stem}.js"));
        let bytes = fs::read(&module).map_err(|error| explain(&module, error))?;
        let text = fs::read_to_string(&script).map_err(|error| explain(&script, error))?;
        let mut names = Names::default();
        let Some(bytes) = rename(&bytes, &mut names) else {
            return Err(format!("{}: an unknown kind of module", module.display()));
        };
        fs::write(&module, bytes).map_err(|error| explain(&module, error))?;
        let text = without_comments(&replace(&text, &names));
        fs::write(&script, text).map_err(|error| explain(&script, error))?;
    }
    Ok(())
}

/// Short names in place of long ones.
#[derive(Default)]
struct Names(HashMap<Vec<u8>, String>);

impl Names {
    /// The short name of what wasm-bindgen has named; the name itself of what has its name from elsewhere.
    fn short(&mut self, name: &[u8]) -> Vec<u8> {
        let theirs = ["__wb", "wasm_bindgen_", "__externref"];
        if !theirs
            .iter()
            .any(|start| name.starts_with(start.as_bytes()))
        {
            return name.to_owned();
        }
        let next = format!("$${}", self.0.len());
        let short = self.0.entry(name.to_owned()).or_insert(next);
        short.clone().into_bytes()
    }
}

/// A module with short names of imports and exports; `None` when it holds something that this program does not know.
fn rename(module: &[u8], names: &mut Names) -> Option<Vec<u8>> {
    const IMPORTS: u8 = 2;
    const EXPORTS: u8 = 7;
    let mut input = Reader(module);
    let mut output = input.take(8)?.to_owned();
    while !input.0.is_empty() {
        let kind = input.byte()?;
        let size = input.number()?;
        let section = input.take(size)?;
        let section = match kind {
            IMPORTS => entries(section, |entry, out| {
                put_name(out, entry.name()?);
                put_name(out, &names.short(entry.name()?));
                let rest = entry.0;
                entry.skip_import()?;
                out.extend(&rest[..rest.len() - entry.0.len()]);
                Some(())
            })?,
            EXPORTS => entries(section, |entry, out| {
                put_name(out, &names.short(entry.name()?));
                out.push(entry.byte()?);
                put_number(out, entry.number()?);
                Some(())
            })?,
            _ => section.to_owned(),
        };
        output.push(kind);
        put_number(&mut output, section.len());
        output.extend(section);
    }
    Some(output)
}

/// A section whose entries have been written anew.
fn entries(
    section: &[u8],
    mut rewrite: impl FnMut(&mut Reader<'_>, &mut Vec<u8>) -> Option<()>,
) -> Option<Vec<u8>> {
    let mut input = Reader(section);
    let mut output = Vec::new();
    let count = input.number()?;
    put_number(&mut output, count);
    for _ in 0..count {
        rewrite(&mut input, &mut output)?;
    }
    input.0.is_empty().then_some(output)
}

/// Reads the binary format of WebAssembly.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    /// An unsigned number in LEB128.
    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn name(&mut self) -> Option<&'a [u8]> {
        let length = self.number()?;
        self.take(length)
    }

    /// Passes over the kind and type of an import.
    fn skip_import(&mut self) -> Option<()> {
        match self.byte()? {
            // A function: the index of its type.
            0 => self.number().map(drop),
            // A table: the type of its elements, and its limits.
            1 => self.byte().and_then(|_| self.skip_limits()),
            2 => self.skip_limits(),
            // A global: its type and whether it may change.
            3 => self.take(2).map(drop),
            _ => None,
        }
    }

    fn skip_limits(&mut self) -> Option<()> {
        let bounded = self.byte()? & 1 == 1;
        self.number()?;
        if bounded {
            self.number()?;
        }
        Some(())
    }
}

fn put_number(out: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn put_name(out: &mut Vec<u8>, name: &[u8]) {
    put_number(out, name.len());
    out.extend(name);
}

/// A script with short names in place of the long ones.
fn replace(script: &str, names: &Names) -> String {
    let part_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    let mut output = String::new();
    let mut rest = script;
    while !rest.is_empty() {
        let inside = rest.starts_with(part_of_name);
        let end = rest.find(|c| part_of_name(c) != inside);
        let (token, after) = rest.split_at(end.unwrap_or(rest.len()));
        output.push_str(names.0.get(token.as_bytes()).map_or(token, String::as_str));
        rest = after;
    }
    output
}

/// A script without indentation, and without the lines that are comments as wasm-bindgen and this project write them.
pub fn without_comments(script: &str) -> String {
    let comment = |line: &&str| {
        ["//", "/*", "* ", "*/"]
            .iter()
            .any(|start| line.starts_with(start))
            || line.is_empty()
            || *line == "*"
    };
    let lines = script.lines().map(str::trim).filter(|line| !comment(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: &str = "__wbg_now_aa4ccb83129e9e55";

    /// A module that imports a function, a table, a memory and a global, and exports a function.
    fn module(import: &str, export: &str) -> Vec<u8> {
        let section = |kind: u8, contents: Vec<u8>| {
            let mut section = vec![kind];
            put_number(&mut section, contents.len());
            section.extend(contents);
            section
        };
        let mut imports = vec![4];
        let descriptions: [&[u8]; 4] = [
            &[0, 5],
            &[1, 0x70, 1, 2, 0x80, 1],
            &[2, 0, 17],
            &[3, 0x7f, 1],
        ];
        for description in descriptions {
            put_name(&mut imports, b"./glue.js");
            put_name(&mut imports, import.as_bytes());
            imports.extend(description);
        }
        let mut exports = vec![2];
        for (name, index) in [(export, [0x85, 1]), ("memory", [0x86, 1])] {
            put_name(&mut exports, name.as_bytes());
            exports.push(0);
            exports.extend(index);
        }
        let mut module = b"\0asm\x01\0\0\0".to_vec();
        module.extend(section(2, imports));
        module.extend(section(7, exports));
        module.extend(section(10, vec![1, 2, 3]));
        module
    }

    #[test]
    fn both_sides_get_the_same_short_names_and_keep_the_rest() {
        let mut names = Names::default();
        let renamed = rename(&module(LONG, "__wbindgen_start"), &mut names).unwrap();
        assert_eq!(renamed, module("$$0", "$$1"));
        let script =
            format!("const imports = {{ {LONG}: () => 0, {LONG}x: 1 }};\nwasm.__wbindgen_start();");
        assert_eq!(
            replace(&script, &names),
            format!("const imports = {{ $$0: () => 0, {LONG}x: 1 }};\nwasm.$$1();")
        );
    }

    #[test]
    fn what_is_no_module_is_left_alone() {
        let whole = module(LONG, "memory");
        for end in [0, 7, 9, 30, whole.len() - 1] {
            assert!(rename(&whole[..end], &mut Names::default()).is_none());
        }
    }

    #[test]
    fn only_lines_that_are_comments_go() {
        let script = "/**\n * What it does.\n */\nfunction f() {\n    // Why.\n    return a * b; // so\n}\n\n";
        assert_eq!(
            without_comments(script),
            "function f() {\nreturn a * b; // so\n}\n"
        );
    }
}
