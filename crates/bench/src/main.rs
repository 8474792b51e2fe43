//! One search to a fixed depth, natively or as WebAssembly; `scripts/bench-wasm.mjs` runs both and compares.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (rules, depth) = (arguments.next(), arguments.next());
    match rules
        .zip(depth)
        .and_then(|(rules, depth)| native(&rules, &depth))
    {
        Some(measured) => {
            println!("{measured}");
            std::process::ExitCode::SUCCESS
        }
        None => {
            eprintln!("give a rule set and a depth; processor time is read from Linux's /proc");
            std::process::ExitCode::FAILURE
        }
    }
}

/// Nodes, and the nanoseconds of processor time they took.
#[cfg(not(target_arch = "wasm32"))]
fn native(rules: &str, depth: &str) -> Option<String> {
    let game = alquerque_bench::start(rules)?;
    let depth: u32 = depth.parse().ok()?;
    // A first search has the memory mapped and the caches warm, as those in WebAssembly have.
    alquerque_bench::nodes(&game, depth.min(8));
    let begun = processor_time()?;
    let nodes = alquerque_bench::nodes(&game, depth);
    Some(format!("{nodes} {}", processor_time()? - begun))
}

/// Nanoseconds that this thread has run: other programs on the machine do not count.
#[cfg(not(target_arch = "wasm32"))]
fn processor_time() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok()
}

#[cfg(target_arch = "wasm32")]
fn main() {}

/// Searches from the start of a rule set; answers how many nodes that took, none for an unknown rule set.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn search(rules: &str, depth: u32) -> Option<f64> {
    let game = alquerque_bench::start(rules)?;
    Some(alquerque_bench::nodes(&game, depth) as f64)
}
