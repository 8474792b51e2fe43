//! Which language the interface speaks.

use super::locale::language_of;
use crate::storage::{Choice, Language};

/// A language's name in the language itself, which no translation changes; empty for a key that is no language.
pub fn language_name(key: &str) -> &'static str {
    match key {
        "en" => "English",
        "cs" => "Čeština",
        "nl" => "Nederlands",
        "es" => "Español",
        "ru" => "Русский",
        "ar" => "العربية",
        _ => "",
    }
}

impl Language {
    /// The language to speak and how: the chosen one in the visitor's own variety if the browser names one, else the
    /// first of the browser's languages that the interface speaks, else English.
    pub fn negotiate(self, wanted: &[String]) -> String {
        let speaks = |tag: &&String| match self {
            Language::System => !language_name(language_of(tag)).is_empty(),
            _ => language_of(tag) == self.key(),
        };
        let fallback = match self {
            Language::System => Language::English,
            _ => self,
        };
        wanted
            .iter()
            .find(speaks)
            .cloned()
            .unwrap_or_else(|| fallback.key().to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(chosen: Language, wanted: &[&str]) -> String {
        let wanted: Vec<String> = wanted.iter().map(|&tag| tag.to_owned()).collect();
        chosen.negotiate(&wanted)
    }

    #[test]
    fn the_browser_chooses_until_the_visitor_does() {
        assert_eq!(spoken(Language::System, &["fr-FR", "cs-CZ", "en"]), "cs-CZ");
        assert_eq!(spoken(Language::System, &["fr", "?", "system"]), "en");
        assert_eq!(spoken(Language::System, &[]), "en");
        assert_eq!(spoken(Language::Dutch, &["cs"]), "nl");
    }

    #[test]
    fn a_chosen_language_keeps_the_variety_of_the_browser() {
        assert_eq!(spoken(Language::Arabic, &["en", "ar-MA"]), "ar-MA");
        assert_eq!(spoken(Language::English, &["cs", "en-GB"]), "en-GB");
    }
}
