//! What is asked of the engine at the same time, and which of it comes first.

use alquerque_worker::{Asked, Task};

/// What an answer is for, the most urgent first. There is one question for each at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The game: the computer's move, or its answer to an offer.
    Game,
    /// A hint that the visitor waits for.
    Hint,
    /// The evaluation beside the board.
    Evaluation,
    /// The proof of a value.
    Value,
    /// The computer's thinking in the visitor's time.
    Pondering,
}

/// How many purposes there are.
pub const PURPOSES: usize = 5;

/// A question that waits for its answer.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    /// Tells its replies from those to other questions.
    pub id: u64,
    pub asked: Asked,
    pub task: Task,
}

/// The questions without an answer.
#[derive(Debug, Default)]
pub struct Queue {
    questions: [Option<Question>; PURPOSES],
    last_id: u64,
}

impl Queue {
    /// Adds a question in place of the one for the same purpose.
    pub fn ask(&mut self, purpose: Purpose, asked: Asked, task: Task) {
        self.last_id += 1;
        let id = self.last_id;
        self.questions[purpose as usize] = Some(Question { id, asked, task });
    }

    /// Drops the question for a purpose.
    pub fn drop(&mut self, purpose: Purpose) {
        self.questions[purpose as usize] = None;
    }

    /// The question to be worked on by a worker that can prove values, or by one that cannot.
    pub fn first(&self, proves: bool) -> Option<&Question> {
        self.questions
            .iter()
            .flatten()
            .find(|question| proves || question.asked != Asked::Value)
    }

    /// Whether there is a question for a purpose.
    pub fn has(&self, purpose: Purpose) -> bool {
        self.questions[purpose as usize].is_some()
    }

    /// For what the question of this number was asked, unless it has been dropped or replaced. When this is its
    /// answer, it is done with.
    pub fn heard(&mut self, id: u64, answered: bool) -> Option<usize> {
        let purpose = self
            .questions
            .iter()
            .position(|question| question.as_ref().is_some_and(|asked| asked.id == id))?;
        if answered {
            self.questions[purpose] = None;
        }
        Some(purpose)
    }

    /// Gives all questions up; answers for what they were asked.
    pub fn clear(&mut self) -> Vec<usize> {
        (0..PURPOSES)
            .filter(|&purpose| self.questions[purpose].take().is_some())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alquerque_rules::{Preset, Rules};
    use alquerque_worker::Level;

    fn task() -> Task {
        let rules = Rules::from(Preset::Free);
        Task {
            rules: *rules.set(),
            start: rules.start(),
            moves: Vec::new(),
            level: Level::Page,
            seed: 1,
        }
    }

    #[test]
    fn the_game_comes_before_everything_else_and_the_rest_goes_on_after_it() {
        let mut queue = Queue::default();
        queue.ask(Purpose::Value, Asked::Value, task());
        let proof = queue.first(true).unwrap().id;
        queue.ask(Purpose::Game, Asked::Move, task());
        let game = queue.first(true).unwrap().id;
        assert_ne!(game, proof);
        assert_eq!(queue.heard(game, true), Some(Purpose::Game as usize));
        assert_eq!(queue.first(true).unwrap().id, proof);
    }

    #[test]
    fn who_cannot_prove_is_given_what_comes_after_the_proof() {
        let mut queue = Queue::default();
        queue.ask(Purpose::Value, Asked::Value, task());
        assert_eq!(queue.first(false), None);
        queue.ask(Purpose::Pondering, Asked::Pondering, task());
        assert_eq!(queue.first(false).unwrap().asked, Asked::Pondering);
        assert_eq!(queue.first(true).unwrap().asked, Asked::Value);
    }

    #[test]
    fn progress_leaves_a_question_open() {
        let mut queue = Queue::default();
        queue.ask(Purpose::Game, Asked::Move, task());
        let id = queue.first(true).unwrap().id;
        assert_eq!(queue.heard(id, false), Some(Purpose::Game as usize));
        assert_eq!(queue.first(true).unwrap().id, id);
    }

    #[test]
    fn replies_to_a_replaced_or_dropped_question_are_for_nobody() {
        let mut queue = Queue::default();
        queue.ask(Purpose::Hint, Asked::Move, task());
        let replaced = queue.first(true).unwrap().id;
        queue.ask(Purpose::Hint, Asked::Move, task());
        assert_eq!(queue.heard(replaced, true), None);
        let dropped = queue.first(true).unwrap().id;
        queue.drop(Purpose::Hint);
        assert_eq!(queue.heard(dropped, true), None);
        assert_eq!(queue.first(true), None);
    }

    #[test]
    fn all_can_be_given_up_at_once() {
        let mut queue = Queue::default();
        queue.ask(Purpose::Pondering, Asked::Pondering, task());
        queue.ask(Purpose::Game, Asked::Move, task());
        let given_up = [Purpose::Game as usize, Purpose::Pondering as usize];
        assert_eq!(queue.clear(), given_up);
        assert_eq!(queue.first(true), None);
    }
}
