use std::fmt;

/// How a position stands for the side to move; the larger the better for it.
///
/// Three kinds, in this order of worth: a win or loss in a known number of plies, a win or loss that is
/// certain although its length is not known, and an estimate in hundredths of a piece.
///
/// ```
/// use alquerque_engine::Score;
///
/// assert_eq!(Score::pieces(35).to_string(), "+0.35");
/// assert_eq!(Score::win_in(7).to_string(), "win in 7");
/// assert!(Score::win_in(7) > Score::win_in(9));
/// assert!(Score::win_in(9) > Score::won(3) && Score::won(3) > Score::pieces(900));
/// assert_eq!(-Score::loss_in(4), Score::win_in(4));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Score(i16);

/// A win on the board; one less for each ply until then.
pub(crate) const WIN: i32 = 30_000;
/// A certain win without a known length; one less for each unit of the distance its source gives.
pub(crate) const WON: i32 = 20_000;
/// No estimate reaches this, and no certain win falls below.
pub(crate) const CERTAIN: i32 = 10_000;
/// A win in a known number of plies is above this.
pub(crate) const WIN_IN_PLIES: i32 = 25_000;

/// What a [`Score`] says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ScoreKind {
    /// The side to move wins, in so many plies if known.
    Win(Option<u32>),
    /// The side to move loses, in so many plies if known.
    Loss(Option<u32>),
    /// An estimate in hundredths of a piece; 0 when even, and for draws.
    Estimate(i32),
}

impl Score {
    /// Even, or a draw.
    pub const DRAW: Score = Score(0);

    /// An estimate in hundredths of a piece, at most 9,999 either way.
    pub fn pieces(hundredths: i32) -> Score {
        Score(hundredths.clamp(1 - CERTAIN, CERTAIN - 1) as i16)
    }

    /// A win in this many plies (at most 4,000); 1 when the next move wins.
    pub fn win_in(plies: u32) -> Score {
        Score((WIN - plies.min(4_000) as i32) as i16)
    }

    /// A loss in this many plies (at most 4,000); 0 when there is no legal move.
    pub fn loss_in(plies: u32) -> Score {
        -Score::win_in(plies)
    }

    /// A certain win of unknown length. The distance (at most 9,000) orders such wins, in whatever unit falls
    /// as the win comes nearer.
    pub fn won(distance: u32) -> Score {
        Score((WON - distance.min(9_000) as i32) as i16)
    }

    /// A certain loss of unknown length; see [`won`](Self::won).
    pub fn lost(distance: u32) -> Score {
        -Score::won(distance)
    }

    /// What it says.
    pub fn kind(self) -> ScoreKind {
        let value = i32::from(self.0);
        let plies = |size: i32| (size > WIN_IN_PLIES).then(|| (WIN - size) as u32);
        if value >= CERTAIN {
            ScoreKind::Win(plies(value))
        } else if value <= -CERTAIN {
            ScoreKind::Loss(plies(-value))
        } else {
            ScoreKind::Estimate(value)
        }
    }

    /// Whether it is a certain win or loss rather than an estimate. A draw is never told from an estimate by
    /// its score; see [`Line::exact`](crate::Line::exact).
    pub fn is_decided(self) -> bool {
        !matches!(self.kind(), ScoreKind::Estimate(_))
    }

    pub(crate) fn from_value(value: i32) -> Score {
        Score(value.clamp(-WIN, WIN) as i16)
    }

    pub(crate) fn value(self) -> i32 {
        i32::from(self.0)
    }
}

impl std::ops::Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            ScoreKind::Win(Some(plies)) => write!(f, "win in {plies}"),
            ScoreKind::Loss(Some(plies)) => write!(f, "loss in {plies}"),
            ScoreKind::Win(None) => f.write_str("win"),
            ScoreKind::Loss(None) => f.write_str("loss"),
            ScoreKind::Estimate(0) => f.write_str("0.00"),
            ScoreKind::Estimate(value) => write!(f, "{:+.2}", f64::from(value) / 100.0),
        }
    }
}
