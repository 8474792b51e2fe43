//! Compression by a range coder with adaptive probabilities.
//!
//! The coder is the carry-propagating one of G. N. N. Martin (1979) for two symbols, as LZMA uses it. Each
//! probability is the mean of a quickly and a slowly adapting estimate.

/// The probability that a bit is 0, learned from the bits coded with it.
#[derive(Debug, Clone, Copy)]
struct Chance {
    quick: u16,
    slow: u16,
}

const CHANCE_BITS: u32 = 15;
const QUICK: u32 = 4;
const SLOW: u32 = 7;

impl Chance {
    const EVEN: Chance = Chance {
        quick: 1 << (CHANCE_BITS - 1),
        slow: 1 << (CHANCE_BITS - 1),
    };

    /// Part of `range`, neither none nor all of it, that stands for a 0.
    fn bound(self, range: u32) -> u32 {
        let chance = (u32::from(self.quick) + u32::from(self.slow)) / 2;
        (range >> CHANCE_BITS) * chance.clamp(32, (1 << CHANCE_BITS) - 32)
    }

    fn learn(&mut self, bit: bool) {
        for (estimate, rate) in [(&mut self.quick, QUICK), (&mut self.slow, SLOW)] {
            if bit {
                *estimate -= *estimate >> rate;
            } else {
                *estimate += ((1 << CHANCE_BITS) - 1 - *estimate) >> rate;
            }
        }
    }
}

/// Probabilities for symbols of a number of bits, in each of a number of contexts.
#[derive(Debug)]
pub(crate) struct Model {
    bits: u32,
    chances: Vec<Chance>,
}

impl Model {
    pub fn new(bits: u32, contexts: usize) -> Model {
        Model {
            bits,
            chances: vec![Chance::EVEN; contexts << bits],
        }
    }

    /// Codes a symbol bit by bit, the highest first; `code` codes one bit with a probability and answers it.
    fn code(&mut self, context: usize, mut code: impl FnMut(&mut Chance, u32) -> bool) -> u8 {
        let chances = &mut self.chances[context << self.bits..][..1 << self.bits];
        let mut node = 1;
        for level in (0..self.bits).rev() {
            node = node << 1 | usize::from(code(&mut chances[node], level));
        }
        (node - (1 << self.bits)) as u8
    }
}

/// Either end of the coder: what it is given when it writes, what it found when it reads.
pub(crate) trait Coder {
    /// Codes a symbol in a context of a model; reading, the symbol given is not looked at.
    fn symbol(&mut self, model: &mut Model, context: usize, symbol: u8) -> u8;
}

/// Writes symbols.
#[derive(Debug)]
pub(crate) struct Encoder {
    low: u64,
    range: u32,
    /// The last byte that a carry may still change, and how many bytes 255 follow it.
    held: Option<u8>,
    full: usize,
    bytes: Vec<u8>,
}

impl Encoder {
    pub fn new() -> Encoder {
        Encoder {
            low: 0,
            range: u32::MAX,
            held: None,
            full: 0,
            bytes: Vec::new(),
        }
    }

    fn bit(&mut self, chance: &mut Chance, bit: bool) {
        let bound = chance.bound(self.range);
        if bit {
            self.low += u64::from(bound);
            self.range -= bound;
        } else {
            self.range = bound;
        }
        chance.learn(bit);
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.shift();
        }
    }

    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        let byte = (self.low >> 24) as u8;
        if carry == 1 || byte != 255 {
            if let Some(held) = self.held {
                self.bytes.push(held.wrapping_add(carry));
            }
            let filler = 255u8.wrapping_add(carry);
            self.bytes.resize(self.bytes.len() + self.full, filler);
            self.full = 0;
            self.held = Some(byte);
        } else {
            self.full += 1;
        }
        self.low = (self.low & 0x00ff_ffff) << 8;
    }

    pub fn finish(mut self) -> Vec<u8> {
        for _ in 0..5 {
            self.shift();
        }
        self.bytes
    }
}

impl Coder for Encoder {
    fn symbol(&mut self, model: &mut Model, context: usize, symbol: u8) -> u8 {
        model.code(context, |chance, level| {
            let bit = symbol >> level & 1 == 1;
            self.bit(chance, bit);
            bit
        })
    }
}

/// Reads the symbols that an [`Encoder`] has written. Beyond the end of its bytes it reads zeros.
#[derive(Debug)]
pub(crate) struct Decoder {
    bytes: Vec<u8>,
    at: usize,
    range: u32,
    code: u32,
}

impl Decoder {
    pub fn new(bytes: Vec<u8>) -> Decoder {
        let mut decoder = Decoder {
            bytes,
            at: 0,
            range: u32::MAX,
            code: 0,
        };
        for _ in 0..4 {
            decoder.next_byte();
        }
        decoder
    }

    fn next_byte(&mut self) {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        self.code = self.code << 8 | u32::from(byte);
    }

    fn bit(&mut self, chance: &mut Chance) -> bool {
        let bound = chance.bound(self.range);
        let bit = self.code >= bound;
        if bit {
            self.code -= bound;
            self.range -= bound;
        } else {
            self.range = bound;
        }
        chance.learn(bit);
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.next_byte();
        }
        bit
    }
}

impl Coder for Decoder {
    fn symbol(&mut self, model: &mut Model, context: usize, _: u8) -> u8 {
        model.code(context, |chance, _| self.bit(chance))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut state = 1u32;
        let symbols: Vec<u8> = (0..200_000)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                // Long runs of one symbol bring about carries through many full bytes.
                if state >> 24 < 250 {
                    7
                } else {
                    (state >> 16) as u8 & 127
                }
            })
            .collect();
        let mut encoder = Encoder::new();
        let mut model = Model::new(7, 2);
        for (at, &symbol) in symbols.iter().enumerate() {
            encoder.symbol(&mut model, at % 2, symbol);
        }
        let bytes = encoder.finish();
        assert!(bytes.len() < 20_000);
        let mut decoder = Decoder::new(bytes);
        let mut model = Model::new(7, 2);
        for (at, &symbol) in symbols.iter().enumerate() {
            assert_eq!(decoder.symbol(&mut model, at % 2, 0), symbol);
        }
    }
}
