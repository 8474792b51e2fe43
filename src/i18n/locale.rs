//! Numbers and plurals as a language has them; the browser knows how.

use std::fmt;

#[cfg(target_arch = "wasm32")]
use browser::Rules;
#[cfg(not(target_arch = "wasm32"))]
use native::Rules;

/// A language in one of its varieties.
pub struct Locale {
    tag: String,
    rules: Rules,
}

impl Locale {
    /// The locale of a language tag.
    pub fn new(tag: String) -> Locale {
        let rules = Rules::new(&tag);
        Locale { tag, rules }
    }

    /// The language tag, for example `pt-BR`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Which way it is written: `ltr` or `rtl`.
    pub fn direction(&self) -> &'static str {
        direction(&self.tag)
    }

    /// Whether what is put into sentences is kept together: the names of points are Latin everywhere, also amid
    /// words that run the other way.
    pub fn isolates(&self) -> bool {
        self.direction() == "rtl"
    }

    /// A number as it is written.
    pub fn number(&self, number: f64) -> String {
        self.rules.number(number)
    }

    /// The plural category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
    pub fn plural(&self, number: f64) -> String {
        self.rules.plural(number)
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tag)
    }
}

/// The language of a tag, without the variety.
pub fn language_of(tag: &str) -> &str {
    tag.split('-').next().unwrap_or_default()
}

/// Which way the language of a tag is written: `ltr` or `rtl`.
pub fn direction(tag: &str) -> &'static str {
    match language_of(tag) {
        "ar" => "rtl",
        _ => "ltr",
    }
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use js_sys::Intl::{NumberFormat, PluralRules};
    use js_sys::{Array, Function, Object, Reflect};
    use wasm_bindgen::JsValue;

    pub struct Rules {
        writer: Function,
        plurals: PluralRules,
    }

    impl Rules {
        pub fn new(tag: &str) -> Rules {
            let languages = Array::of1(&tag.into());
            let options = Object::new();
            // Years are numbers too: digits are grouped only where there are five or more.
            let _ = Reflect::set(&options, &"useGrouping".into(), &"min2".into());
            Rules {
                writer: NumberFormat::new(&languages, &options).format(),
                plurals: PluralRules::new(&languages, &Object::new()),
            }
        }

        pub fn number(&self, number: f64) -> String {
            let written = self.writer.call1(&JsValue::UNDEFINED, &number.into());
            written
                .ok()
                .and_then(|text| text.as_string())
                .unwrap_or_default()
        }

        pub fn plural(&self, number: f64) -> String {
            self.plurals.select(number).into()
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

    /// Digits are Latin where there is no browser.
    pub struct Rules(Option<PluralRules>);

    impl Rules {
        pub fn new(tag: &str) -> Rules {
            let language = super::language_of(tag);
            let rules = PluralRules::get_locales(PluralRuleType::CARDINAL)
                .into_iter()
                .find(|known| known.language.as_str() == language)
                .and_then(|known| PluralRules::create(known, PluralRuleType::CARDINAL).ok());
            Rules(rules)
        }

        pub fn number(&self, number: f64) -> String {
            number.to_string()
        }

        pub fn plural(&self, number: f64) -> String {
            let category = self.0.as_ref().and_then(|rules| rules.select(number).ok());
            let name = match category {
                Some(PluralCategory::ZERO) => "zero",
                Some(PluralCategory::ONE) => "one",
                Some(PluralCategory::TWO) => "two",
                Some(PluralCategory::FEW) => "few",
                Some(PluralCategory::MANY) => "many",
                Some(PluralCategory::OTHER) | None => "other",
            };
            name.to_owned()
        }
    }
}
