//! What the search knows of states: proof and disproof numbers.

/// More than any sum of numbers that the search compares.
pub(crate) const NEVER: u32 = u32::MAX / 4;

/// How far a state is from being proved and from being disproved: 0 and [`NEVER`] when it is, else the least
/// number of states that would have to be decided, roughly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Numbers {
    pub proof: u32,
    pub disproof: u32,
}

impl Numbers {
    pub const PROVED: Numbers = Numbers {
        proof: 0,
        disproof: NEVER,
    };
    pub const DISPROVED: Numbers = Numbers {
        proof: NEVER,
        disproof: 0,
    };

    pub fn decided(decided: bool) -> Numbers {
        if decided {
            Numbers::PROVED
        } else {
            Numbers::DISPROVED
        }
    }
}

/// What is kept of a state, for all counts of quiet plies. A longer count never helps the attacker: what is
/// proved at one count is proved at all smaller ones, what is disproved at one is at all larger ones.
#[derive(Debug, Clone, Copy)]
struct Record {
    key: u64,
    numbers: Numbers,
    /// Proved at counts below this.
    proved_below: u16,
    /// Disproved from this count on.
    disproved_from: u16,
    /// When it was proved last, as a proof rests on earlier ones only; before that, how often it has been
    /// looked into.
    order: u32,
}

const NO_KEY: u64 = u64::MAX;

const EMPTY: Record = Record {
    key: NO_KEY,
    numbers: Numbers {
        proof: 1,
        disproof: 1,
    },
    proved_below: 0,
    disproved_from: u16::MAX,
    order: 0,
};

/// A hash table of records that forgets nothing and grows as needed.
#[derive(Debug)]
pub(crate) struct Records {
    records: Vec<Record>,
    used: usize,
    proved: u32,
}

impl Records {
    pub fn new() -> Records {
        Records {
            records: vec![EMPTY; 1 << 12],
            used: 0,
            proved: 0,
        }
    }

    /// How many states are known.
    pub fn len(&self) -> usize {
        self.used
    }

    /// Where the search for a key begins: the highest bits of a product, since only they depend on all of the key.
    fn place(&self, key: u64) -> usize {
        let bits = self.records.len().trailing_zeros();
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - bits)) as usize
    }

    /// Whether there may be a record of the key: there is none when nothing stands where the search for it begins.
    pub fn may_have(&self, key: u64) -> bool {
        self.records[self.place(key)].key != NO_KEY
    }

    /// Where the key is or belongs.
    fn find(&self, key: u64) -> usize {
        let mask = self.records.len() - 1;
        let mut at = self.place(key);
        while self.records[at].key != key && self.records[at].key != NO_KEY {
            at = (at + 1) & mask;
        }
        at
    }

    /// The numbers of a state at a count; `None` when it is new.
    pub fn get(&self, key: u64, quiet: u16) -> Option<Numbers> {
        let record = &self.records[self.find(key)];
        if record.key == NO_KEY {
            None
        } else if quiet < record.proved_below {
            Some(Numbers::PROVED)
        } else if quiet >= record.disproved_from {
            Some(Numbers::DISPROVED)
        } else {
            Some(record.numbers)
        }
    }

    /// When the state was proved; states proved earlier have smaller numbers.
    pub fn order(&self, key: u64) -> u32 {
        self.records[self.find(key)].order
    }

    /// Counts one more look into a state; answers how many there have been without deciding it.
    pub fn look(&mut self, key: u64) -> u32 {
        let at = self.find(key);
        let record = &mut self.records[at];
        if record.key == NO_KEY || record.proved_below > 0 {
            return 0;
        }
        record.order = record.order.saturating_add(1);
        record.order
    }

    pub fn set(&mut self, key: u64, quiet: u16, numbers: Numbers) {
        if self.used * 4 >= self.records.len() * 3 {
            self.grow();
        }
        let at = self.find(key);
        let record = &mut self.records[at];
        if record.key == NO_KEY {
            *record = Record { key, ..EMPTY };
            self.used += 1;
        }
        if numbers.proof == 0 {
            if quiet >= record.proved_below {
                self.proved += 1;
                record.order = self.proved;
                record.proved_below = quiet + 1;
            }
        } else if numbers.disproof == 0 {
            record.disproved_from = record.disproved_from.min(quiet);
        } else {
            record.numbers = numbers;
        }
    }

    /// Takes back what was said of a state at a count and at larger ones: it was disproved for a reason that
    /// does not hold.
    pub fn doubt(&mut self, key: u64) {
        let at = self.find(key);
        if self.records[at].key != NO_KEY {
            self.records[at].disproved_from = u16::MAX;
            self.records[at].numbers = EMPTY.numbers;
        }
    }

    fn grow(&mut self) {
        let double = vec![EMPTY; self.records.len() * 2];
        for record in std::mem::replace(&mut self.records, double) {
            if record.key != NO_KEY {
                let at = self.find(record.key);
                self.records[at] = record;
            }
        }
    }
}
