//! Moves that are written instead of clicked.

use alquerque_rules::{Game, IllegalMove, Move, ParseWrittenError, WrittenMove};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::focus::{CURSOR, focus_on};
use super::hand::{Gesture, Hand};
use crate::board::Selection;
use crate::game::{Action, Session};
use crate::i18n::use_messages;
use crate::pages::buttons::{KEYBOARD, icon};

/// Why a written text is no move here.
#[derive(Debug, Clone, PartialEq)]
pub enum Misread {
    /// It is not even written like a move.
    Text(ParseWrittenError),
    /// The move is not legal.
    Illegal(IllegalMove),
    /// Several moves begin like this.
    Several(Vec<Move>),
}

/// The move that a text means: one of every form that the rules read, or the beginning of a single legal move.
///
/// # Errors
/// Says why there is none.
pub fn read(game: &Game, text: &str) -> Result<Move, Misread> {
    if game.outcome().is_some() {
        return Err(Misread::Illegal(IllegalMove::NoMoves));
    }
    let position = game.position();
    let written = text.parse::<WrittenMove>().map_err(Misread::Text);
    let refused = match written.map(|written| game.rules().read(position, &written)) {
        Ok(Ok(mv)) => return Ok(mv),
        Ok(Err(reason)) => Misread::Illegal(reason),
        Err(error) => error,
    };
    match beginning(&game.legal_moves(), text)[..] {
        [] => Err(refused),
        [mv] => Ok(mv),
        ref several => Err(Misread::Several(several.to_vec())),
    }
}

/// What the board marks while a text is being written: the huff and the piece that all moves have in common which
/// begin like this.
pub fn selection(legal: &[Move], text: &str) -> Selection {
    let moves = beginning(legal, text);
    let alike = |mv: &Move| {
        moves
            .iter()
            .all(|m| (m.huff, m.from()) == (mv.huff, mv.from()))
    };
    match moves.first() {
        Some(mv) if alike(mv) => Selection {
            huff: mv.huff,
            from: mv.from(),
            landings: Vec::new(),
        },
        _ => Selection::default(),
    }
}

/// The legal moves whose points begin like the text; none for a text without points.
fn beginning(legal: &[Move], text: &str) -> Vec<Move> {
    let text = bare(text);
    legal
        .iter()
        .filter(|mv| !text.is_empty() && bare(&mv.to_string()).starts_with(&text))
        .copied()
        .collect()
}

/// A move's star and points, without what stands between them.
fn bare(text: &str) -> String {
    let text = text.to_lowercase();
    text.chars()
        .filter(|c| {
            !c.is_whitespace()
                && !"-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}x:\u{d7}".contains(*c)
        })
        .collect()
}

/// The field in which a move is written. On a phone a small button stands for it until it has the focus.
#[hook]
pub fn use_typing(
    session: &UseReducerHandle<Session>,
    hand: UseReducerDispatcher<Hand>,
    act: &Callback<Action>,
    field: &NodeRef,
    table: &NodeRef,
) -> Html {
    let messages = use_messages();
    let person = session.computer_to_move().is_none();
    let input = {
        let field = field.clone();
        move || field.cast::<HtmlInputElement>()
    };
    let oninput = {
        let (session, hand, input) = (session.clone(), hand.clone(), input.clone());
        Callback::from(move |_: InputEvent| {
            if let Some(input) = input().filter(|_| person) {
                let selection = selection(&session.game.legal_moves(), &input.value());
                hand.dispatch(Gesture::Select(selection));
            }
        })
    };
    let onsubmit = {
        let (session, hand, input) = (session.clone(), hand.clone(), input.clone());
        let act = act.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Some(input) = input() else { return };
            if !person {
                return hand.dispatch(Gesture::Say("typed-not-your-turn"));
            }
            match read(&session.game, &input.value()) {
                Ok(mv) => {
                    input.set_value("");
                    act.emit(Action::Play(mv));
                }
                Err(why) => hand.dispatch(Gesture::Misread(why)),
            }
        })
    };
    let onkeydown = {
        let (table, input) = (table.clone(), input.clone());
        Callback::from(move |event: KeyboardEvent| {
            if let Some(input) = input().filter(|_| event.key() == "Escape") {
                input.set_value("");
                hand.dispatch(Gesture::Select(Selection::default()));
                focus_on(&table, CURSOR);
            }
        })
    };
    let open = Callback::from(move |_: MouseEvent| {
        if let Some(input) = input() {
            let _ = input.focus();
        }
    });
    let name = messages.get("type-move");
    html! {
        <form class="typed" {onsubmit}>
            <input ref={field} aria-label={name.clone()} placeholder="d2-c3" title={messages.get("type-move-hint")}
                autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" maxlength="60" {oninput} {onkeydown} />
            { icon("write", name, html! { <path d={KEYBOARD} /> }, Some(open)) }
        </form>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alquerque_rules::{Preset, Rules};

    fn game(preset: Preset, position: &str) -> Game {
        Game::from_position(Rules::from(preset), position.parse().unwrap())
    }

    fn text(game: &Game, written: &str) -> Result<String, Misread> {
        read(game, written).map(|mv| mv.to_string())
    }

    const START: &str = "bbbbb/bbbbb/bb1ww/wwwww/wwwww w";
    const CHAIN: &str = "5/1b3/5/1b3/1w2w w";

    #[test]
    fn every_written_form_is_read() {
        let start = game(Preset::Free, START);
        for written in ["d2c3", "d2-c3", "D2 – C3", " d2-c3 "] {
            // Spaces inside are no form of the notation, but mean nothing else either.
            assert_eq!(text(&start, written), Ok("d2-c3".to_owned()), "{written}");
        }
        let chain = game(Preset::Free, CHAIN);
        for written in ["b1xb3xb5", "b1b3b5", "b1-b3-b5", "b1:b5", "b1b5"] {
            assert_eq!(
                text(&chain, written),
                Ok("b1xb3xb5".to_owned()),
                "{written}"
            );
        }
    }

    #[test]
    fn the_beginning_of_a_single_move_is_enough() {
        let start = game(Preset::Free, START);
        assert_eq!(text(&start, "d2"), Ok("d2-c3".to_owned()));
        assert_eq!(
            text(&game(Preset::Free, CHAIN), "b1x"),
            Ok("b1xb3xb5".to_owned())
        );
        assert_eq!(
            text(&game(Preset::Free, CHAIN), "b1xb3"),
            Ok("b1xb3xb5".to_owned())
        );
    }

    #[test]
    fn a_beginning_of_several_moves_names_them() {
        let open = game(Preset::Free, "4b/5/5/5/w4 w");
        match read(&open, "a1") {
            Err(Misread::Several(moves)) => assert_eq!(moves.len(), 3),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_move_that_is_not_legal_is_refused_as_by_click() {
        let start = game(Preset::Free, START);
        assert_eq!(
            read(&start, "a4a3"),
            Err(Misread::Illegal(IllegalMove::NotYours(
                "a4".parse().unwrap()
            )))
        );
        assert!(matches!(
            read(&start, "hello"),
            Err(Misread::Text(ParseWrittenError::ExpectedPoint { at: 0 }))
        ));
        assert_eq!(
            read(&start, ""),
            Err(Misread::Text(ParseWrittenError::Empty))
        );
    }

    #[test]
    fn a_huff_is_written_before_the_move() {
        let huff = game(Preset::Covarrubias, "b4/5/5/1bw2/5 w - - 0 1 *b2");
        assert_eq!(text(&huff, "*b2 c2-c3"), Ok("*b2 c2-c3".to_owned()));
        assert_eq!(text(&huff, "*b2c2c3"), Ok("*b2 c2-c3".to_owned()));
    }

    #[test]
    fn the_piece_is_marked_once_it_has_been_named() {
        let legal = game(Preset::Free, START).legal_moves();
        assert_eq!(selection(&legal, "").from, None);
        assert_eq!(selection(&legal, "d2").from, "d2".parse().ok());
        assert_eq!(selection(&legal, "a1").from, None);
    }
}
