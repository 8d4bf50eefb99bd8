//! A game as a whole: its names, its variants, its pieces, and the foreign files it can read.

use serde::Serialize;
use serde_json::Value;

use plyground_words::{Catalogue, Key, Message, key, message};

use crate::{BySide, Course, Format, Notation, Presentation, Reason, Record, Side, TextError};

/// What the rest of the product needs to know of a game without knowing the game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Stable, lower case.
    pub id: &'static str,
    /// For people.
    pub name: Key,
    /// One short sentence for people who have never seen it.
    pub summary: Key,
    /// What the sides are called.
    pub sides: BySide<SideInfo>,
    /// Never empty; the first is the usual one.
    pub variants: &'static [Variant],
    /// The kinds of pieces.
    pub pieces: &'static [PieceKind],
    /// How boards and pieces are drawn.
    #[serde(skip)]
    pub look: Look,
    /// A recorded game that ends in the point of it.
    #[serde(skip)]
    pub showcase: Showcase,
    /// How to play, step by step.
    #[serde(skip)]
    pub course: Course,
    /// What is said once, in the first game: how moves are made on this board.
    pub first_hints: &'static [FirstHint],
    /// What an editor asks beside the pieces: the extras of its [descriptions](crate::Description::extras).
    pub extras: &'static [Extra],
    /// Why its games end on the board, a repetition included where that is a draw.
    #[serde(skip)]
    pub reasons: &'static [Reason],
    /// What evaluations of its positions are counted in.
    pub score_unit: ScoreUnit,
    /// Its sentences.
    #[serde(skip)]
    pub words: &'static Catalogue,
}

/// Something a description may hold beside the pieces, as a question with all its answers.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Extra {
    /// Its name in descriptions.
    pub name: &'static str,
    /// What is asked: "Rings off: White".
    pub label: Key,
    /// Never empty; the first is meant where a description does not have it.
    pub choices: &'static [ExtraChoice],
    /// Whether it is asked only while the one before it has another choice than its first, and anew when that changes.
    pub follows: bool,
}

/// A value of an [`Extra`].
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ExtraChoice {
    /// In descriptions.
    pub value: &'static str,
    /// For people; a number needs none.
    pub label: Option<Key>,
}

/// What evaluations are counted in when people read them: "+3.4 discs".
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ScoreUnit {
    /// A number of them. Arguments: `count`, as the number is written, with its sign, and `amount`, the number for its plural form.
    pub counted: Key,
    /// How much of an engine's estimate makes one. Exact results count whole ones.
    pub divisor: u32,
    /// Whether the game is won by the most of them: an exact result then says how many, otherwise it is a draw.
    pub decides: bool,
}

impl ScoreUnit {
    /// For a game that counts nothing its engine's numbers could be told in.
    pub const POINTS: ScoreUnit = ScoreUnit { counted: key!("score-points"), divisor: 1, decides: false };
}

/// Something that is said once to a newcomer.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FirstHint {
    /// The sentence.
    pub says: Key,
    /// The prompt at which it is said; without one it is said at any.
    pub at: Option<Key>,
}

impl GameInfo {
    /// The end of a game in words: "White wins: three rings taken off", "White wins: Black resigned".
    pub fn ending(&self, winner: Option<Side>, reason: Reason) -> Message {
        if reason == Reason::ABORTED {
            return key!("ending-aborted").into();
        }
        let Some(side) = winner else { return message!("ending-draw", reason = reason.message(None)) };
        let loser = self.sides[!side].name;
        message!("ending-win", winner = self.sides[side].name, reason = reason.message(Some(loser.into())))
    }

    /// What there is to do: "White: move a ring".
    pub fn turn(&self, side: Side, prompt: Option<Key>) -> Message {
        let side = self.sides[side].name;
        prompt.map_or_else(|| side.into(), |prompt| message!("turn", side = side, prompt = prompt))
    }
}

/// A recorded game of the usual variant. Its last moves are played where the game is introduced, so they show what it is about: a
/// row taken, five in a row, the final count.
#[derive(Debug)]
pub struct Showcase {
    /// All its moves, in the game's own notation.
    pub moves: &'static str,
    /// How many of the last are played.
    pub shown: usize,
}

/// How a game is drawn: whatever draws boards knows none of this.
#[derive(Debug)]
pub struct Look {
    /// SVG symbols named `GAME-KIND-SIDE`, one unit wide: the distance between neighbouring points.
    pub symbols: &'static str,
    /// Colours as CSS, all of it under `[data-game="GAME"]`.
    pub style: &'static str,
    /// What people choose from. Never empty; the first is [usual](LookSet::USUAL), and there are a [high-contrast](LookSet::contrast) and a
    /// [colour-safe](LookSet::safe) one.
    pub sets: &'static [LookSet],
}

/// A set of board and pieces. Its colours fit the names of the sides.
#[derive(Debug)]
pub struct LookSet {
    /// Stable, lower case; unique within its game. Sets of several games with the same id and name can be chosen for all of them at once.
    pub id: &'static str,
    /// For people: "Slate".
    pub name: Key,
    /// What is different from [`Look::style`], as CSS, all of it under `[data-looks~="GAME-ID"]`.
    pub style: &'static str,
}

impl LookSet {
    /// [`Look::style`] as it is.
    pub const USUAL: LookSet = LookSet { id: "classic", name: key!("set-classic"), style: "" };

    /// High contrast: between the sides, and between the board and all that lies on it.
    pub const fn contrast(style: &'static str) -> LookSet {
        LookSet { id: "contrast", name: key!("set-contrast"), style }
    }

    /// Safe for every kind of colour vision: sides differ in lightness and in a mark, not only in hue.
    pub const fn safe(style: &'static str) -> LookSet {
        LookSet { id: "safe", name: key!("set-safe"), style }
    }
}

/// What a side is called.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SideInfo {
    /// For people: "White".
    pub name: Key,
    /// In position texts: "w".
    pub letter: &'static str,
}

/// A ruleset or board size with an id of its own.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Variant {
    /// Stable, lower case; unique among all games.
    pub id: &'static str,
    /// For people: "Renju".
    pub name: Key,
    /// What is different about it, in one sentence.
    pub summary: Key,
    /// Never empty; the first is the usual one.
    pub starts: &'static [Start],
}

/// A named start position.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Start {
    /// Stable, lower case; unique within its variant.
    pub id: &'static str,
    /// For people: "Imhotep".
    pub name: Key,
    /// Its position text.
    pub position: &'static str,
}

/// A kind of piece.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PieceKind {
    /// Stable, lower case.
    pub id: &'static str,
    /// For people.
    pub name: Key,
    /// How position texts write it, without its facing: "W" or "B".
    pub letters: BySide<&'static str>,
    /// In how many directions it can face: 1 if it looks the same from everywhere.
    pub facings: u8,
}

/// A complete game. Implemented by a position type; everything here is about the game, not about one position.
pub trait Game: Notation + Presentation {
    /// Names and lists.
    const INFO: &'static GameInfo;

    /// Files of other programs that hold this game, in the order in which they are offered.
    const FORMATS: &'static [Format] = &[];

    /// The usual setup of a variant.
    fn setup(variant: &'static Variant) -> Self::Setup;

    /// The variant this position is of.
    fn variant(&self) -> &'static Variant;

    /// A list of moves as the game's players write it, from each move's side and text.
    fn write_moves(moves: &[(Side, String)]) -> String;

    /// Splits such a list into move texts. Only the form is looked at, not the rules; forced passes may be missing.
    fn split_moves(text: &str) -> Result<Vec<String>, TextError>;

    /// The game in an older program's JSON, if `json` has that form: `None` if it is something else altogether,
    /// an error if it has the form but not the content. `variant` is of this game, if the caller knows it; the forms do not say.
    fn read_legacy(_json: &Value, _variant: Option<&'static Variant>) -> Option<Result<Record, Message>> {
        None
    }

    /// A game in that older form, where there is one.
    fn write_legacy(_record: &Record, _moves: &[(Side, String)]) -> Option<Value> {
        None
    }
}
