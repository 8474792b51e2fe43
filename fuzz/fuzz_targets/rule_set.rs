#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| alquerque_fuzz::rule_set(text));
