use crate::{PointSet, Position, Rules};

impl Rules {
    /// The pieces of the side to move that the opponent could take if it were the opponent's turn: those that some
    /// legal capture would jump, its first jump or a later one. Like a turn the opponent would have, it begins as
    /// the rule set lets captures begin; nothing is said of what the side to move could take in return.
    ///
    /// ```
    /// use alquerque_rules::{Point, Preset, Rules};
    ///
    /// // Black's c3 could jump backward over c4. Bell lets captures begin so, BrainKing does not.
    /// let position = "5/2w2/2b2/5/5 w".parse()?;
    /// let c4: Point = "c4".parse()?;
    /// assert_eq!(Rules::from(Preset::Bell).threatened(&position), c4.set());
    /// assert!(Rules::from(Preset::BrainKing).threatened(&position).is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn threatened(&self, position: &Position) -> PointSet {
        let passed = Position {
            side: !position.side,
            huffable: PointSet::EMPTY,
            ..*position
        };
        let mut threatened = PointSet::EMPTY;
        self.visit_captures(&passed, |capture| threatened |= capture.captured());
        threatened
    }
}
