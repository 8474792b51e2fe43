//! What all dialogs share.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::i18n::use_messages;

/// The `<dialog>` of a component that exists only while the dialog is open: give it this reference, and it opens
/// over the page. Escape closes it, and so does a click beside it. The focus goes to the first element that asks for it
/// by `autofocus`, else to the first that can have it.
#[hook]
pub fn use_modal() -> NodeRef {
    let dialog = use_node_ref();
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| {
            let listeners = dialog.cast::<HtmlDialogElement>().map(|dialog| {
                // A browser that refuses shows the dialog in the flow of the page.
                if dialog.show_modal().is_err() {
                    dialog.set_open(true);
                }
                let pressed = Rc::new(Cell::new(false));
                ["pointerdown", "click"].map(|kind| {
                    let (pressed, shown) = (pressed.clone(), dialog.clone());
                    EventListener::new(&dialog, kind, move |event| {
                        let beside = event
                            .dyn_ref::<MouseEvent>()
                            .is_some_and(|event| is_beside(&shown, event));
                        // Who draws a selection out of the dialog does not mean to leave it.
                        if pressed.replace(beside) && beside && event.type_() == "click" {
                            shown.close();
                        }
                    })
                })
            });
            move || drop(listeners)
        }
    });
    dialog
}

/// Whether the pointer is on what the browser has laid over the page, which counts as part of the dialog.
fn is_beside(dialog: &HtmlDialogElement, event: &MouseEvent) -> bool {
    let inside = dialog.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    let out = x < inside.left() || x > inside.right() || y < inside.top() || y > inside.bottom();
    out && event.target().as_ref() == Some(dialog)
}

/// Closes the dialog in the browser's own way, which gives the focus back to where it was. The dialog then sends
/// `close`.
pub fn shut(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
        dialog.close();
    }
}

/// What a simple dialog is told.
#[derive(Properties, PartialEq)]
pub struct SheetProps {
    pub class: &'static str,
    pub title: String,
    pub children: Html,
    /// Buttons before the one that closes.
    #[prop_or_default]
    pub actions: Html,
    /// The dialog has been closed, by the button of this value; it is empty after Escape.
    pub close: Callback<String>,
}

/// A dialog that is read, or whose changes hold at once: it has only buttons that close it.
#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let messages = use_messages();
    let dialog = use_modal();
    let onclose = {
        let dialog = dialog.clone();
        props.close.reform(move |_: Event| {
            let dialog = dialog.cast::<HtmlDialogElement>();
            dialog.map_or_else(String::new, |dialog| dialog.return_value())
        })
    };
    html! {
        <dialog ref={dialog} class={classes!("sheet", props.class)} aria-labelledby="sheet-title"
            aria-describedby="sheet-reason" {onclose}>
            <form method="dialog">
                <h2 id="sheet-title">{ &props.title }</h2>
                { props.children.clone() }
                <div class="actions">
                    { props.actions.clone() }
                    <button>{ messages.get("close") }</button>
                </div>
            </form>
        </dialog>
    }
}
