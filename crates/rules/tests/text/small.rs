//! Points, presets and sides.

use alquerque_rules::{Color, ParsePointError, ParsePresetError, Point, Preset};

#[test]
fn a_point_is_a_file_and_a_rank() {
    for point in Point::all() {
        assert_eq!(point.to_string().parse(), Ok(point));
        assert_eq!(point.to_string().to_uppercase().parse(), Ok(point));
    }
}

#[test]
fn anything_else_is_no_point() {
    for text in [
        "",
        "a",
        "a0",
        "a6",
        "f1",
        "`1",
        "1a",
        "a11",
        " a1",
        "a1 ",
        "é",
        "aé",
        "a/",
        "a:",
        "\u{ff41}1",
        "A",
    ] {
        assert_eq!(text.parse::<Point>(), Err(ParsePointError), "{text:?}");
    }
}

#[test]
fn presets_go_by_their_names_in_any_case() {
    let names: Vec<&str> = Preset::ALL.iter().map(|p| p.id()).collect();
    assert_eq!(
        names.join(" "),
        "free bell brainking alfonso murray covarrubias bell-1960 qirkat"
    );
    for preset in Preset::ALL {
        assert_eq!(preset.to_string().parse(), Ok(preset));
        assert_eq!(preset.id().to_uppercase().parse(), Ok(preset));
    }
    assert_eq!(Preset::ALL[..3], Preset::CLUBS);
}

#[test]
fn an_unknown_preset_is_answered_with_the_known_ones() {
    for text in ["", "chess", "free ", "bell1960", "fréé"] {
        assert_eq!(text.parse::<Preset>(), Err(ParsePresetError), "{text:?}");
    }
    assert_eq!(
        ParsePresetError.to_string(),
        "no such rule set; there are free, bell, brainking, alfonso, murray, covarrubias, bell-1960, qirkat"
    );
}

#[test]
fn sides_are_named_and_lettered() {
    assert_eq!(Color::White.to_string(), "white");
    assert_eq!((Color::White.letter(), Color::Black.letter()), ('w', 'b'));
    assert_eq!(!Color::Black, Color::White);
}
