//! What dialogs ask by.

use yew::prelude::*;

use crate::i18n::Messages;

/// One of several values that exclude each other.
pub fn segment(group: &'static str, value: &str, name: String, checked: bool) -> Html {
    radio(group, value, name, checked, None, false)
}

/// The same, with the language of its name if that is another one than the page's. A dialog may begin with the one that
/// is checked.
pub fn radio(
    group: &'static str,
    value: &str,
    name: String,
    checked: bool,
    lang: Option<&'static str>,
    begins: bool,
) -> Html {
    html! {
        <label key={value.to_owned()}>
            <input type="radio" name={group} value={value.to_owned()} {checked} autofocus={checked && begins} />
            <span {lang}>{ name }</span>
        </label>
    }
}

/// A number; empty where there is none. Its name in words is the message `field-` and its name.
pub fn number_field(
    messages: &Messages,
    name: &'static str,
    value: Option<u32>,
    min: u32,
    max: u32,
) -> Html {
    let value = value.map(|value| value.to_string()).unwrap_or_default();
    html! {
        <label class="number-field" key={name}>
            <span>{ messages.get(&format!("field-{name}")) }</span>
            <input type="number" inputmode="numeric" {name} {value} min={min.to_string()} max={max.to_string()} />
        </label>
    }
}
