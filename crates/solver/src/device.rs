//! What the device can bear.

use js_sys::Reflect;
use wasm_bindgen::JsValue;

/// What is known of the device.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Device {
    /// Its memory in gigabytes, where the browser tells: at most 8, or 32 in newer ones.
    pub memory: Option<f64>,
    /// How many threads it runs at the same time, where the browser tells.
    pub cores: Option<f64>,
}

/// Pieces for which most devices have tables: some seconds of work and 20 to 60 megabytes.
const PIECES: usize = 7;

/// Pieces for which devices with less than 1.5 gigabytes have tables.
const FEWER_PIECES: usize = 6;

/// Pieces for which able devices have tables: four to five times the work, and 110 to 380 megabytes.
const MORE_PIECES: usize = 8;

/// Memory from which on more tables are built, in gigabytes.
const ABLE_GB: f64 = 4.0;

/// A device is quick enough for more tables when those before took at most so many milliseconds of its time.
const QUICK_MS: f64 = 60_000.0;

/// What a proof may remember for each of its two questions, for each gigabyte of the device: a sixth of its memory.
const STATES_A_GB: f64 = 900_000.0;

/// The address space of WebAssembly is 4 gigabytes, which tables and search share.
const MOST_STATES: f64 = 9_000_000.0;

impl Device {
    /// The device this runs on.
    pub fn this() -> Device {
        let number = |name: &str| {
            if !cfg!(target_arch = "wasm32") {
                return None;
            }
            let navigator =
                Reflect::get(&js_sys::global(), &JsValue::from_str("navigator")).ok()?;
            Reflect::get(&navigator, &JsValue::from_str(name))
                .ok()?
                .as_f64()
        };
        Device {
            memory: number("deviceMemory"),
            cores: number("hardwareConcurrency"),
        }
    }

    /// Its memory in gigabytes; guessed from its cores where the browser does not tell.
    fn memory(self) -> f64 {
        let guess = if self.cores.is_some_and(|cores| cores >= 4.0) {
            ABLE_GB
        } else {
            2.0
        };
        self.memory.unwrap_or(guess)
    }

    /// For how many pieces tables are wanted, when those for seven took so many milliseconds; `None` as long as
    /// they are not there.
    pub fn goal(self, seven_ms: Option<f64>) -> usize {
        if self.memory() < 1.5 {
            FEWER_PIECES
        } else if self.memory() >= ABLE_GB && seven_ms.is_some_and(|spent| spent <= QUICK_MS) {
            MORE_PIECES
        } else {
            PIECES
        }
    }

    /// How many states a proof may remember for each of its two questions.
    pub fn proof_capacity(self) -> usize {
        (self.memory() * STATES_A_GB).min(MOST_STATES) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prover::STATE_BYTES;

    fn device(memory: Option<f64>, cores: f64) -> Device {
        Device {
            memory,
            cores: Some(cores),
        }
    }

    #[test]
    fn able_devices_get_eight_pieces_others_seven_and_the_smallest_six() {
        let desktop = device(Some(8.0), 8.0);
        assert_eq!(desktop.goal(None), 7);
        assert_eq!(desktop.goal(Some(15_000.0)), 8);
        assert_eq!(desktop.goal(Some(90_000.0)), 7);
        assert_eq!(device(Some(2.0), 8.0).goal(Some(15_000.0)), 7);
        assert_eq!(device(Some(1.0), 4.0).goal(Some(15_000.0)), 6);
    }

    #[test]
    fn where_the_browser_does_not_tell_the_cores_speak_for_the_memory() {
        assert_eq!(device(None, 8.0).goal(Some(15_000.0)), 8);
        assert_eq!(device(None, 2.0).goal(Some(15_000.0)), 7);
    }

    #[test]
    fn a_proof_takes_a_sixth_of_the_memory_and_fits_the_address_space() {
        let bytes = |memory| device(Some(memory), 4.0).proof_capacity() as u64 * STATE_BYTES;
        assert!(bytes(4.0) <= (4 << 30) / 6);
        assert!(bytes(1000.0) <= 2 << 30);
    }
}
