//! Build step: makes the finished scripts smaller, and writes the service worker that lets the app run offline.
//!
//! Trunk runs it after each build and names the folder and the profile in its environment. By hand:
//! `cargo run -p alquerque-precache -- FOLDER` treats FOLDER as a release build.

mod glue;
mod later;
mod service_worker;
mod sha256;

use std::{env, ffi::OsString, fs, path::PathBuf, process::ExitCode};

/// The service worker's file name, at the root of the build. The app registers it under this name.
const FILE_NAME: &str = "service-worker.js";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("alquerque-precache: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let (folder, release) = match env::args_os().nth(1) {
        Some(folder) => (folder, true),
        None => (
            variable("TRUNK_STAGING_DIR")?,
            variable("TRUNK_PROFILE")? == "release",
        ),
    };
    let folder = PathBuf::from(folder);
    let script = if release {
        glue::shorten(&folder)?;
        glue::without_comments(&service_worker::keeper(&folder, FILE_NAME)?)
    } else {
        service_worker::REMOVER.to_owned()
    };
    let target = folder.join(FILE_NAME);
    fs::write(&target, script).map_err(|error| format!("{}: {error}", target.display()))
}

fn variable(name: &str) -> Result<OsString, String> {
    env::var_os(name).ok_or_else(|| format!("name a folder, or let Trunk set {name}"))
}
