//! Names as people type them, and what a side is called without one.

use plyground_rules::{GameInfo, Side};
use plyground_store::{GameRow, Seat};
use plyground_words::{Arg, Lang, Message, key, message};
use serde::{Serialize, Serializer};
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory};

use crate::error::Refusal;

const MAX_NAME: usize = 40;
/// Marks in a row: Tibetan needs the most of them, and more than this paint over the lines above.
const MAX_MARKS: usize = 6;

/// What a side of a game is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Name {
    /// As it was typed: the same in every language.
    Typed(String),
    /// In words: the side's own name where nobody typed one, or a computer player's.
    Said(Message),
}

impl Name {
    /// Who plays a side of a stored game.
    pub(crate) fn at(row: &GameRow, info: &GameInfo, side: Side) -> Name {
        if let Seat::Computer(id) = &row.seats[side]
            && let Some(player) = plyground_players::find(info.id, id)
        {
            return Name::Said(player.name);
        }
        match row.names[side].as_str() {
            "" => Name::Said(info.sides[side].name.into()),
            typed => Name::Typed(typed.to_owned()),
        }
    }

    /// In one language.
    pub(crate) fn in_lang(&self, lang: Lang) -> String {
        match self {
            Name::Typed(name) => name.clone(),
            Name::Said(message) => message.in_lang(lang),
        }
    }
}

impl From<Name> for Arg {
    fn from(name: Name) -> Arg {
        match name {
            Name::Typed(name) => name.into(),
            Name::Said(message) => message.into(),
        }
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // A message is an object here, so that no typed name is taken for a key.
        Arg::from(self.clone()).serialize(serializer)
    }
}

/// A name as it was typed, without spaces around it and with single ones in it; `None` if there is none.
pub(crate) fn clean_name(given: &str) -> Result<Option<String>, Refusal> {
    checked(given).map_err(Refusal::bad)
}

fn checked(given: &str) -> Result<Option<String>, Message> {
    let given = given.trim();
    if given.chars().any(is_control) {
        return Err(key!("name-control").into());
    }
    let name = given.split_whitespace().collect::<Vec<_>>().join(" ");
    let chars: Vec<char> = name.chars().collect();
    if chars.len() > MAX_NAME {
        return Err(message!("name-too-long", most = MAX_NAME, count = chars.len()));
    }
    if chars.iter().copied().any(turns_writing) {
        return Err(key!("name-direction").into());
    }
    if (0..chars.len()).any(|at| is_invisible(chars[at]) && !is_joined(&chars, at)) {
        return Err(key!("name-invisible").into());
    }
    let mut marks = 0;
    for (at, c) in chars.iter().enumerate() {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        if marks > MAX_MARKS || marks > 0 && (at + 1 == marks || chars[at - marks] == ' ') {
            return Err(key!("name-marks").into());
        }
    }
    Ok(Some(name).filter(|name| !name.is_empty()))
}

fn is_control(c: char) -> bool {
    matches!(
        c.general_category(),
        GeneralCategory::Control | GeneralCategory::LineSeparator | GeneralCategory::ParagraphSeparator
    )
}

fn is_mark(c: char) -> bool {
    c.general_category_group() == GeneralCategoryGroup::Mark && !is_variation_selector(c)
}

/// Bidirectional controls.
fn turns_writing(c: char) -> bool {
    matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

fn is_variation_selector(c: char) -> bool {
    matches!(c, '\u{180B}'..='\u{180D}' | '\u{180F}' | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}')
}

/// Format characters, and what Unicode calls default ignorable or draws as nothing.
fn is_invisible(c: char) -> bool {
    c.general_category() == GeneralCategory::Format
        || is_variation_selector(c)
        || matches!(
            c,
            '\u{34F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{2065}' | '\u{2800}'
        )
        || matches!(c, '\u{3164}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFF8}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Whether an invisible character has a use where it stands: it joins emoji, chooses how one looks, or shapes letters in
/// scripts that are written so (Unicode's and IDNA's rules for joiners).
fn is_joined(chars: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).map(|at| chars[at]);
    let after = chars.get(at + 1).copied();
    match chars[at] {
        ZWJ => {
            let mut earlier = chars[..at].iter().rev().copied().filter(|c| *c != EMOJI_STYLE && !is_skin(*c));
            let emoji = earlier.next().is_some_and(is_pictograph) && after.is_some_and(is_pictograph);
            emoji || before.is_some_and(is_virama)
        }
        ZWNJ => {
            before.is_some_and(is_virama) || before.is_some_and(is_arabic) && after.is_some_and(is_arabic)
        }
        TEXT_STYLE | EMOJI_STYLE => {
            let keycap = before.is_some_and(|c| matches!(c, '0'..='9' | '#' | '*')) && after == Some(KEYCAP);
            keycap || before.is_some_and(is_pictograph)
        }
        _ => false,
    }
}

const ZWJ: char = '\u{200D}';
const ZWNJ: char = '\u{200C}';
const TEXT_STYLE: char = '\u{FE0E}';
const EMOJI_STYLE: char = '\u{FE0F}';
const KEYCAP: char = '\u{20E3}';

fn is_skin(c: char) -> bool {
    matches!(c, '\u{1F3FB}'..='\u{1F3FF}')
}

/// An emoji by itself: digits are only parts of some.
fn is_pictograph(c: char) -> bool {
    !c.is_ascii() && c.is_emoji_char()
}

/// The signs that take a consonant's vowel away, after which joiners choose the form of what follows.
fn is_virama(c: char) -> bool {
    matches!(
        c,
        '\u{94D}'
            | '\u{9CD}'
            | '\u{A4D}'
            | '\u{ACD}'
            | '\u{B4D}'
            | '\u{BCD}'
            | '\u{C4D}'
            | '\u{CCD}'
            | '\u{D4D}'
            | '\u{DCA}'
            | '\u{1039}'
            | '\u{17D2}'
    )
}

fn is_arabic(c: char) -> bool {
    matches!(c, '\u{620}'..='\u{6FF}' | '\u{750}'..='\u{77F}' | '\u{8A0}'..='\u{8FF}')
}

#[cfg(test)]
mod tests {
    use super::checked;

    #[test]
    fn a2_names_in_any_script_are_kept_as_typed() {
        let names = [
            "Ada",
            "Zoë",
            "Zoe\u{308}",
            "O'Brien-Łukasz 2nd",
            "李小龍",
            "ソフィア",
            "김민준",
            "Иван",
            "Νίκη",
            "مریم",
            "علی\u{200C}رضا",
            "שָׁלוֹם",
            "अनुष्का",
            "ශ්\u{200D}රී",
            "สมชาย",
            "བོད",
            "Nguyễn",
            "🦊",
            "🏳️‍🌈",
            "👩‍🚀 Eve",
            "👩🏽‍🚀",
            "👨‍👩‍👧",
            "❤️",
            "1️⃣",
            "🇩🇪",
            "x",
            "?",
            "—",
            "<b>",
            "Ünï",
        ];
        for name in names {
            assert_eq!(checked(name), Ok(Some(name.to_owned())), "{name:?}");
        }
    }

    #[test]
    fn a2_spaces_are_made_plain_and_no_name_is_no_name() {
        let table = [
            ("", None),
            ("  ", None),
            ("\u{3000}", None),
            (" Ada ", Some("Ada")),
            ("A\u{A0} \u{2003}B", Some("A B")),
        ];
        for (given, name) in table {
            assert_eq!(checked(given), Ok(name.map(str::to_owned)), "{given:?}");
        }
        let longest = "x".repeat(40);
        assert_eq!(checked(&longest), Ok(Some(longest.clone())));
    }

    #[test]
    fn a2_what_a_name_cannot_be_is_said() {
        let long = "x".repeat(41);
        let pile = format!("a{}", "\u{301}".repeat(7));
        let table = [
            (long.as_str(), "at most 40 characters, and this one has 41"),
            ("a\u{7}b", "control characters"),
            ("a\nb", "control characters or line breaks"),
            ("a\tb", "control characters"),
            ("a\u{2028}b", "line breaks"),
            ("a\u{85}b", "control characters"),
            ("\u{202E}adA", "direction of writing"),
            ("a\u{200E}b", "direction of writing"),
            ("a\u{200F}", "direction of writing"),
            ("a\u{2067}b", "direction of writing"),
            ("a\u{61C}b", "direction of writing"),
            ("A\u{200B}da", "invisible"),
            ("\u{200B}", "invisible"),
            ("Ad\u{AD}a", "invisible"),
            ("A\u{200D}da", "invisible"),
            ("A\u{200C}da", "invisible"),
            ("🦊\u{200D}", "invisible"),
            ("\u{200D}🦊", "invisible"),
            ("1\u{200D}2", "invisible"),
            ("A\u{2060}da", "invisible"),
            ("A\u{FEFF}da", "invisible"),
            ("Ada\u{FE0F}", "invisible"),
            ("\u{FE0F}", "invisible"),
            ("1\u{FE0F}", "invisible"),
            ("🏴\u{E0067}\u{E0062}\u{E007F}", "invisible"),
            ("\u{3164}", "invisible"),
            ("a\u{115F}b", "invisible"),
            ("\u{2800}\u{2800}", "invisible"),
            ("Ada\u{E0100}", "invisible"),
            ("A\u{34F}da", "invisible"),
            ("A\u{180E}da", "invisible"),
            ("\u{301}", "accents without a letter"),
            ("\u{301}\u{302}", "accents without a letter"),
            ("Ada \u{301}", "accents without a letter"),
            (pile.as_str(), "piles of them"),
        ];
        for (given, why) in table {
            let said = checked(given).expect_err(given).to_string();
            assert!(
                said.contains(why) && said.starts_with("A name ") && said.ends_with('.'),
                "{given:?}: {said}"
            );
        }
    }
}
