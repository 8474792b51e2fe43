//! Groups of boards that sideways steps lead between.
//!
//! Pieces on a rank cannot pass each other, so sideways steps keep the word that the colours on a rank spell
//! from west to east. Five words make a group; a board of the group is a choice of points for each word.

/// What the ranks spell, from rank 1 to rank 5: numbers of [`RowWords`].
pub(crate) type Key = [u8; 5];

/// A word of colours and the ways it can stand on five points.
#[derive(Debug)]
struct Word {
    /// The colours from west to east, `true` for White.
    colors: Vec<bool>,
    /// The points of the white and of the black pieces.
    places: Vec<(u8, u8)>,
}

/// All words of at most five colours.
#[derive(Debug)]
pub(crate) struct RowWords {
    words: Vec<Word>,
    /// By the points of the white pieces and those of the black ones times 32: the word and the place.
    of: Vec<(u8, u8)>,
}

impl RowWords {
    pub fn new() -> RowWords {
        let mut words: Vec<Word> = Vec::new();
        let mut of = vec![(0, 0); 32 * 32];
        for white in 0..32u8 {
            for black in (0..32u8).filter(|black| black & white == 0) {
                let colors: Vec<bool> = (0..5)
                    .filter(|point| (white | black) >> point & 1 == 1)
                    .map(|point| white >> point & 1 == 1)
                    .collect();
                let word = words.iter().position(|word| word.colors == colors);
                let word = word.unwrap_or_else(|| {
                    words.push(Word {
                        colors,
                        places: Vec::new(),
                    });
                    words.len() - 1
                });
                of[usize::from(white) | usize::from(black) << 5] =
                    (word as u8, words[word].places.len() as u8);
                words[word].places.push((white, black));
            }
        }
        RowWords { words, of }
    }

    fn number(&self, colors: &[bool]) -> u8 {
        let number = self.words.iter().position(|word| word.colors == colors);
        number.unwrap_or(0) as u8
    }

    /// What each word spells from east to west, and that with the colours changed.
    fn images(&self) -> Vec<(u8, u8)> {
        let image = |word: &Word| {
            let mirrored: Vec<bool> = word.colors.iter().rev().copied().collect();
            let swapped: Vec<bool> = mirrored.iter().map(|white| !white).collect();
            (self.number(&mirrored), self.number(&swapped))
        };
        self.words.iter().map(image).collect()
    }

    /// The keys of all groups with so many white and black pieces, those furthest on first; of groups that
    /// are mirror images, or with the colours swapped half turns, of each other only one.
    pub fn groups(&self, white: usize, black: usize) -> Vec<Key> {
        let mut keys = Vec::new();
        let mut key = [0; 5];
        self.collect(0, white, black, &mut key, &mut keys);
        let images = self.images();
        keys.retain(|key| {
            let mirrored = key.map(|word| images[usize::from(word)].0);
            let mut turned = key.map(|word| images[usize::from(word)].1);
            turned.reverse();
            let both = turned.map(|word| images[usize::from(word)].0);
            *key <= mirrored && (white != black || (*key <= turned && *key <= both))
        });
        keys.sort_by_key(|key| std::cmp::Reverse(self.advance(key)));
        keys
    }

    fn collect(&self, rank: usize, white: usize, black: usize, key: &mut Key, keys: &mut Vec<Key>) {
        if rank == key.len() {
            if white == 0 && black == 0 {
                keys.push(*key);
            }
            return;
        }
        for (number, word) in self.words.iter().enumerate() {
            let whites = word.colors.iter().filter(|&&white| white).count();
            let blacks = word.colors.len() - whites;
            if whites <= white && blacks <= black {
                key[rank] = number as u8;
                self.collect(rank + 1, white - whites, black - blacks, key, keys);
            }
        }
    }

    /// How many ranks all pieces together have come from their home rows.
    fn advance(&self, key: &Key) -> usize {
        let on_rank = |(rank, &word): (usize, &u8)| {
            let colors = &self.words[usize::from(word)].colors;
            let steps = |&white: &bool| if white { rank } else { 4 - rank };
            colors.iter().map(steps).sum::<usize>()
        };
        key.iter().enumerate().map(on_rank).sum()
    }

    /// The boards of a group: White's pieces and Black's.
    pub fn boards(&self, key: &Key) -> Vec<[u32; 2]> {
        let mut boards = vec![[0, 0]];
        for (rank, &word) in key.iter().enumerate() {
            let places = &self.words[usize::from(word)].places;
            let shift = 5 * rank;
            boards = places
                .iter()
                .flat_map(|&(white, black)| {
                    let (white, black) = (u32::from(white) << shift, u32::from(black) << shift);
                    boards
                        .iter()
                        .map(move |board| [board[0] | white, board[1] | black])
                })
                .collect();
        }
        boards
    }

    /// For each rank, how far apart in [`boards`](Self::boards) two are that differ by one place there.
    pub fn strides(&self, key: &Key) -> [usize; 5] {
        let mut stride = 1;
        key.map(|word| {
            let this = stride;
            stride *= self.words[usize::from(word)].places.len();
            this
        })
    }

    /// The place of the word that stands on a rank of the board.
    #[inline]
    pub fn place(&self, [white, black]: [u32; 2], rank: u32) -> usize {
        let row = |set: u32| (set >> (5 * rank) & 31) as usize;
        usize::from(self.of[row(white) | row(black) << 5].1)
    }
}
