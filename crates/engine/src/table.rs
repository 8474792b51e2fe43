use crate::board::Ply;

/// What a stored value says about the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    Lower,
    Upper,
}

/// What a search has found out about a position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entry {
    pub value: i16,
    /// Plies searched.
    pub depth: u8,
    pub bound: Bound,
    /// The best ply, as the key's symmetry shows it; [`Ply::NONE`] if none stood out.
    pub best: Ply,
}

/// One entry in 16 bytes: check of the key, value, depth, bound and age in the first word, the ply in the
/// second.
type Slot = [u64; 2];

/// Slots that share an index; the least useful one gives way.
const BUCKET: usize = 4;

/// The transposition table.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    slots: Vec<[Slot; BUCKET]>,
    age: u8,
}

/// Ages count in this many, so that one fits beside the bound.
const AGES: u8 = 64;

impl Table {
    /// A table of at most so many bytes: the largest power of two of slots, at least one bucket.
    pub fn new(bytes: usize) -> Table {
        let buckets = (bytes / size_of::<[Slot; BUCKET]>()).max(1);
        Table {
            slots: vec![[[0; 2]; BUCKET]; 1 << buckets.ilog2()],
            age: 0,
        }
    }

    /// Entries stored before now give way sooner.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.slots.fill([[0; 2]; BUCKET]);
        self.age = 0;
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    pub fn probe(&self, key: u64) -> Option<Entry> {
        self.slots[self.bucket(key)]
            .iter()
            .find(|slot| check(slot) == key >> 32 && slot[0] != 0)
            .map(unpack)
    }

    pub fn store(&mut self, key: u64, entry: Entry) {
        let age = self.age;
        let index = self.bucket(key);
        let bucket = &mut self.slots[index];
        let place = bucket
            .iter()
            .position(|slot| check(slot) == key >> 32)
            .unwrap_or_else(|| {
                let worth = |slot: &Slot| {
                    let years = (age + AGES - slot_age(slot)) % AGES;
                    i32::from(unpack(slot).depth) - 4 * i32::from(years)
                };
                (0..BUCKET)
                    .min_by_key(|&i| worth(&bucket[i]))
                    .unwrap_or_default()
            });
        let slot = &mut bucket[place];
        let best = match entry.best {
            // A value without a best ply keeps the one known before.
            Ply::NONE if check(slot) == key >> 32 => slot[1],
            ply => pack_ply(ply),
        };
        *slot = [pack(key, &entry, age), best];
    }
}

const fn check(slot: &Slot) -> u64 {
    slot[0] >> 32
}

const fn slot_age(slot: &Slot) -> u8 {
    (slot[0] >> 26) as u8 % AGES
}

const fn pack(key: u64, entry: &Entry, age: u8) -> u64 {
    key >> 32 << 32
        | (age as u64) << 26
        | (entry.bound as u64 + 1) << 24
        | (entry.depth as u64) << 16
        | entry.value as u16 as u64
}

const fn unpack(slot: &Slot) -> Entry {
    Entry {
        value: slot[0] as u16 as i16,
        depth: (slot[0] >> 16) as u8,
        bound: match slot[0] >> 24 & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        },
        best: unpack_ply(slot[1]),
    }
}

const fn pack_ply(ply: Ply) -> u64 {
    ply.captured as u64 | (ply.from as u64) << 32 | (ply.to as u64) << 40 | (ply.huff as u64) << 48
}

const fn unpack_ply(word: u64) -> Ply {
    Ply {
        captured: word as u32,
        from: (word >> 32) as u8,
        to: (word >> 40) as u8,
        huff: (word >> 48) as u8,
    }
}
