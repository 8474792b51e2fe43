//! Numbers that look random and can be had again: a game of a match depends only on its seed and its number.

/// The next number of a sequence that looks random (SplitMix64, Steele, Lea and Flood 2014).
pub fn mix(seed: u64, number: u64) -> u64 {
    let bits = seed
        .wrapping_add(number)
        .wrapping_add(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

/// A source of such numbers.
pub struct Random(pub u64);

impl Random {
    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = mix(self.0, 0);
        (self.0 % end.max(1) as u64) as usize
    }
}
