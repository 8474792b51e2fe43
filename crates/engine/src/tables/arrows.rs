//! Steps from entry to entry, to be followed back from where they lead.

use std::ops::Range;

/// How many parts of the entries the arrows are gathered by.
const PARTS: usize = 128;

/// Arrows while they are found, by the part of the entries that they lead to. So each is put down beside the last
/// ones, and sorting a part touches little memory.
#[derive(Debug)]
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

    /// No arrows yet, and room for all that were gathered.
    pub fn begin_sorting(&self) -> Arrows {
        let count = self.parts.iter().map(Vec::len).sum();
        let mut first = Vec::with_capacity(self.entries + 1);
        first.push(0);
        Arrows {
            first,
            from: Vec::with_capacity(count),
        }
    }

    /// Moves the arrows of the next part over, in their order; answers to which entries they lead. `None` when
    /// there is no other part. The parts have to be taken in turn, from `arrows` without any.
    pub fn sort_part(&mut self, arrows: &mut Arrows) -> Option<Range<usize>> {
        let begin = arrows.first.len() - 1;
        if begin == self.entries {
            return None;
        }
        let end = self.entries.min(begin + self.part);
        let part = std::mem::take(&mut self.parts[begin / self.part]);
        let mut places = vec![0; end - begin];
        for &(_, to) in &part {
            places[to as usize - begin] += 1;
        }
        let mut at = arrows.from.len();
        for place in &mut places {
            at += std::mem::replace(place, at);
            arrows.first.push(at as u32);
        }
        arrows.from.resize(at, 0);
        for (from, to) in part {
            let place = &mut places[to as usize - begin];
            arrows.from[*place] = from;
            *place += 1;
        }
        Some(begin..end)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_arrow_is_found_where_it_leads_to_in_the_order_of_adding() {
        for entries in [0, 1, 127, 129, 1000] {
            let arrows: Vec<(usize, usize)> = (0..3 * entries)
                .map(|number| (number, number * number % entries))
                .collect();
            let mut gathering = Gathering::new(entries);
            for &(from, to) in &arrows {
                gathering.add(from, to);
            }
            let mut sorted = gathering.begin_sorting();
            let mut listed = 0;
            while let Some(part) = gathering.sort_part(&mut sorted) {
                assert_eq!(part.start, listed);
                listed = part.end;
            }
            assert_eq!(listed, entries);
            for entry in 0..entries {
                let leading = arrows.iter().filter(|&&(_, to)| to == entry);
                let expected: Vec<u32> = leading.map(|&(from, _)| from as u32).collect();
                assert_eq!(sorted.from[sorted.range(entry as u32)], expected);
            }
        }
    }
}
