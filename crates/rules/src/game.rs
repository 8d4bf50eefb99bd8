//! A game as a whole: its names, its variants, its pieces, and the foreign files it can read.

use serde::Serialize;
use serde_json::Value;

use crate::{BySide, Notation, Presentation, Reason, Record, Side, TextError};

/// What the rest of the product needs to know of a game without knowing the game.
#[derive(Debug, Serialize)]
pub struct GameInfo {
    /// Stable, lower case.
    pub id: &'static str,
    /// For people.
    pub name: &'static str,
    /// One short sentence for somebody who has never seen it.
    pub summary: &'static str,
    /// What the sides are called.
    pub sides: BySide<SideInfo>,
    /// Never empty; the first is the usual one.
    pub variants: &'static [Variant],
    /// The kinds of pieces.
    pub pieces: &'static [PieceKind],
    /// How boards and pieces are drawn.
    #[serde(skip)]
    pub look: Look,
    /// How to play, step by step.
    #[serde(skip)]
    pub lessons: &'static [Lesson],
}

impl GameInfo {
    /// The end of a game in words: "White wins: three rings taken off", "White wins: Black resigned".
    pub fn ending(&self, winner: Option<Side>, reason: Reason) -> String {
        let phrase = reason.phrase;
        let Some(side) = winner else { return format!("Draw: {phrase}") };
        let (winner, loser) = (self.sides[side].name, self.sides[!side].name);
        // Where the loser did it, the loser is named.
        match phrase.strip_prefix("the other side ").filter(|_| Reason::BY_PEOPLE.contains(&reason)) {
            Some(did) => format!("{winner} wins: {loser} {did}"),
            None => format!("{winner} wins: {phrase}"),
        }
    }

    /// What there is to do: "White: move a ring".
    pub fn turn(&self, side: Side, prompt: &str) -> String {
        format!("{}: {prompt}", self.sides[side].name)
    }
}

/// How a game is drawn: whatever draws boards knows none of this.
#[derive(Debug)]
pub struct Look {
    /// SVG symbols named `GAME-KIND-SIDE`, one unit wide: the distance between neighbouring points.
    pub symbols: &'static str,
    /// Colours as CSS, all of it under `[data-game="GAME"]`.
    pub style: &'static str,
}

/// A rule, and a small board to try it on.
#[derive(Debug, Serialize)]
pub struct Lesson {
    /// A few words.
    pub title: &'static str,
    /// Paragraphs.
    pub text: &'static [&'static str],
    /// What to try, as a command.
    pub task: &'static str,
    /// The variant's id.
    pub variant: &'static str,
    /// The position text to begin from.
    pub position: &'static str,
    /// The moves that do it: each is a way of its own. Empty: any move will do.
    pub goal: &'static [&'static str],
}

/// What a side is called.
#[derive(Debug, Serialize)]
pub struct SideInfo {
    /// For people: "White".
    pub name: &'static str,
    /// In position texts: "w".
    pub letter: &'static str,
}

/// A ruleset or board size with an id of its own.
#[derive(Debug, Serialize)]
pub struct Variant {
    /// Stable, lower case; unique among all games.
    pub id: &'static str,
    /// For people: "Renju".
    pub name: &'static str,
    /// What is different about it, in one sentence.
    pub summary: &'static str,
    /// Never empty; the first is the usual one.
    pub starts: &'static [Start],
}

/// A named start position.
#[derive(Debug, Serialize)]
pub struct Start {
    /// For people: "Imhotep".
    pub name: &'static str,
    /// Its position text.
    pub position: &'static str,
}

/// A kind of piece.
#[derive(Debug, Serialize)]
pub struct PieceKind {
    /// Stable, lower case.
    pub id: &'static str,
    /// For people.
    pub name: &'static str,
    /// How position texts write it, without its facing: "W" or "B".
    pub letters: BySide<&'static str>,
    /// In how many directions it can face: 1 if it looks the same from everywhere.
    pub facings: u8,
}

/// A complete game. Implemented by a position type; everything here is about the game, not about one position.
pub trait Game: Notation + Presentation {
    /// Names and lists.
    const INFO: &'static GameInfo;

    /// The usual setup of a variant.
    fn setup(variant: &'static Variant) -> Self::Setup;

    /// The variant this position is of.
    fn variant(&self) -> &'static Variant;

    /// A list of moves as the game's players write it, from each move's side and text.
    fn write_moves(moves: &[(Side, String)]) -> String;

    /// Splits such a list into move texts. Only the form is looked at, not the rules; forced passes may be missing.
    fn split_moves(text: &str) -> Result<Vec<String>, TextError>;

    /// The game in an older program's JSON, if `json` has that form: `None` if it is something else altogether,
    /// an error if it has the form but not the content.
    fn read_legacy(_json: &Value) -> Option<Result<Record, String>> {
        None
    }

    /// A game in that older form, where there is one.
    fn write_legacy(_record: &Record, _moves: &[(Side, String)]) -> Option<Value> {
        None
    }
}
