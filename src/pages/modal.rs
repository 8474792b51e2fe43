//! What all dialogs share.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// The `<dialog>` of a component that exists only while the dialog is open: give it this reference, and it opens
/// over the page.
#[hook]
pub fn use_modal() -> NodeRef {
    let dialog = use_node_ref();
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| {
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
                // A browser that refuses shows the dialog in the flow of the page.
                if dialog.show_modal().is_err() {
                    dialog.set_open(true);
                }
            }
        }
    });
    dialog
}

/// Closes the dialog in the browser's own way, which gives the focus back to where it was. The dialog then sends
/// `close`.
pub fn shut(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
        dialog.close();
    }
}

/// The value of the button by which a form of method `dialog` closed its dialog; nothing after Escape.
pub fn answer(dialog: &NodeRef) -> String {
    let dialog = dialog.cast::<HtmlDialogElement>();
    dialog
        .map(|dialog| dialog.return_value())
        .unwrap_or_default()
}
