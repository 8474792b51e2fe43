//! The text of the service worker.

use std::{collections::BTreeMap, fs, path::Path};

use crate::later::is_later;
use crate::sha256::{base64, sha256};

/// Removes an earlier service worker and what it kept.
pub const REMOVER: &str = include_str!("remover.js");

const KEEPER: &str = include_str!("service_worker.js");

/// The service worker that keeps every file below `folder`, except itself and hidden files.
///
/// Its text, and with it the version a browser compares, depends on the names and contents of the files only.
///
/// # Errors
///
/// Says which file or folder could not be read, or has a name that no address can carry.
pub fn keeper(folder: &Path, own_name: &str) -> Result<String, String> {
    let mut files = BTreeMap::new();
    collect(folder, "", &mut files)?;
    files.remove(own_name);
    // Servers differ in whether they redirect from the index to the folder; a redirected answer is of no use offline.
    let index = files
        .remove("index.html")
        .ok_or_else(|| format!("{}: no index.html here", folder.display()))?;
    files.insert("./".to_owned(), index);

    let (later, first): (BTreeMap<_, _>, BTreeMap<_, _>) = files
        .into_iter()
        .partition(|(address, _)| is_later(address));
    let (first, later) = (list(&first), list(&later));
    let version: String = sha256(format!("{KEEPER}{first}{later}").as_bytes())[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    Ok(KEEPER
        .replacen("__VERSION__", &version, 1)
        .replacen("__FIRST__", &first, 1)
        .replacen("__LATER__", &later, 1))
}

/// Addresses and integrity values as an object of JavaScript.
fn list(files: &BTreeMap<String, String>) -> String {
    let entry = |(address, integrity)| format!("  \"{address}\": \"{integrity}\",\n");
    format!("{{\n{}}}", files.iter().map(entry).collect::<String>())
}

/// Adds every file below `folder` to `files`: its address, which starts with `prefix`, and its integrity value.
fn collect(
    folder: &Path,
    prefix: &str,
    files: &mut BTreeMap<String, String>,
) -> Result<(), String> {
    let explain = |error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(explain)? {
        let path = entry.map_err(explain)?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            return Err(format!("{}: the name is not Unicode", path.display()));
        };
        if name.starts_with('.') {
            continue;
        }
        let address = format!("{prefix}{}", percent_encode(name));
        if path.is_dir() {
            collect(&path, &format!("{address}/"), files)?;
        } else {
            let contents =
                fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            files.insert(address, format!("sha256-{}", base64(&sha256(&contents))));
        }
    }
    Ok(())
}

/// `name` as one segment of an address, also safe between double quotes in JavaScript.
fn percent_encode(name: &str) -> String {
    let mut text = String::new();
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            text.push(char::from(byte));
        } else {
            text.push_str(&format!("%{byte:02X}"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use std::{env, path::PathBuf, process};

    use super::*;

    /// A folder that is removed at the end of a test.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = env::temp_dir().join(format!("alquerque-precache-{name}-{}", process::id()));
            fs::create_dir_all(path.join("art")).unwrap();
            Self(path)
        }

        fn write(&self, name: &str, contents: &str) {
            fs::write(self.0.join(name), contents).unwrap();
        }

        fn keeper(&self) -> Result<String, String> {
            keeper(&self.0, "service-worker.js")
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn lists_every_file_with_its_integrity_under_when_it_is_needed() {
        let folder = Folder::new("list");
        folder.write("index.html", "abc");
        folder.write("art/a \"b\".svg", "");
        folder.write("solver-worker.js", "abc");
        folder.write(".hidden", "no");
        folder.write("service-worker.js", "no");
        let script = folder.keeper().unwrap();
        let list = "const FIRST = {\n  \
            \"./\": \"sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=\",\n  \
            \"art/a%20%22b%22.svg\": \"sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\",\n\
            };";
        assert!(script.contains(list), "{script}");
        let later = "const LATER = {\n  \
            \"solver-worker.js\": \"sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=\",\n\
            };";
        assert!(script.contains(later), "{script}");
        assert!(!script.contains("__"), "{script}");
    }

    #[test]
    fn changes_with_names_and_contents_only() {
        let folder = Folder::new("version");
        folder.write("index.html", "one");
        folder.write("engine.wasm", "one");
        let first = folder.keeper().unwrap();
        folder.write("service-worker.js", &first);
        assert_eq!(folder.keeper().unwrap(), first);
        folder.write("engine.wasm", "two");
        let second = folder.keeper().unwrap();
        assert_ne!(second, first);
        folder.write("art/engine.wasm", "two");
        assert_ne!(folder.keeper().unwrap(), second);
    }

    #[test]
    fn says_what_is_missing() {
        let folder = Folder::new("missing");
        assert!(folder.keeper().unwrap_err().contains("no index.html"));
        let nowhere = folder.0.join("nowhere");
        let error = keeper(&nowhere, "service-worker.js").unwrap_err();
        assert!(error.contains("nowhere"), "{error}");
    }
}
