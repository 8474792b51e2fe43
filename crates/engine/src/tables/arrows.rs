//! Steps from entry to entry, to be followed back from where they lead.

use std::ops::Range;

/// How many parts of the entries the arrows are gathered by.
const PARTS: usize = 128;

/// Arrows while they are found, by the part of the entries that they lead to. So each is put down beside the last
/// ones, and to sort them one part after the other only little memory is looked at at a time.
#[derive(Debug, Default)]
pub(crate) struct Gathering {
    entries: usize,
    /// How many entries a part has.
    part: usize,
    /// From which entry, to which.
    parts: Vec<Vec<(u32, u32)>>,
}

impl Gathering {
    pub fn new(entries: usize) -> Gathering {
        Gathering {
            entries,
            part: entries.div_ceil(PARTS).next_power_of_two(),
            parts: vec![Vec::new(); PARTS],
        }
    }

    #[inline]
    pub fn add(&mut self, from: usize, to: usize) {
        let part = to >> self.part.trailing_zeros();
        self.parts[part].push((from as u32, to as u32));
    }

    pub fn sorted(self) -> Arrows {
        let count = self.parts.iter().map(Vec::len).sum();
        let mut from = Vec::with_capacity(count);
        let mut first = Vec::with_capacity(self.entries + 1);
        let mut place = vec![0u32; self.part];
        for (part, arrows) in self.parts.into_iter().enumerate() {
            let begin = self.entries.min(part * self.part);
            let end = self.entries.min(begin + self.part);
            place.fill(0);
            for &(_, to) in &arrows {
                place[to as usize - begin] += 1;
            }
            let mut at = from.len();
            for place in &mut place[..end - begin] {
                first.push(at as u32);
                at += std::mem::replace(place, at as u32) as usize;
            }
            from.resize(at, 0);
            for (source, to) in arrows {
                let place = &mut place[to as usize - begin];
                from[*place as usize] = source;
                *place += 1;
            }
        }
        first.push(from.len() as u32);
        Arrows { first, from }
    }
}

/// Arrows in the order of the entries that they lead to.
#[derive(Debug, Default)]
pub(crate) struct Arrows {
    /// For each entry where its arrows begin, and at last where they end.
    first: Vec<u32>,
    /// The entries that they come from.
    pub from: Vec<u32>,
}

impl Arrows {
    /// Where in `from` the arrows are that lead to an entry.
    #[inline]
    pub fn range(&self, to: u32) -> Range<usize> {
        let to = to as usize;
        self.first[to] as usize..self.first[to + 1] as usize
    }
}
