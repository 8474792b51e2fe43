//! What property tests choose from, in more than one file.

use alquerque_rules::{Completion, Obligation};
use proptest::prelude::*;

/// What a possible capture obliges to, and how far a capture goes.
pub fn any_captures() -> impl Strategy<Value = (Obligation, Completion)> {
    let obligation = prop::sample::select(vec![
        Obligation::Obligatory,
        Obligation::Optional,
        Obligation::Huff,
    ]);
    let completion = prop::sample::select(vec![
        Completion::Complete,
        Completion::MayStop,
        Completion::Single,
    ]);
    (obligation, completion)
}
