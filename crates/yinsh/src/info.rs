//! The game's names and variants.

use plyground_rules::{
    BySide, Game, GameInfo, Look, PieceKind, Record, Side, SideInfo, Start, TextError, Variant,
};
use serde_json::Value;

use crate::{Setup, Yinsh, legacy, lessons::LESSONS, transcript};

/// Which game it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ruleset {
    /// Three rings win.
    #[default]
    Standard,
    /// One ring wins.
    Blitz,
}

impl Ruleset {
    /// How many rings taken off win.
    pub const fn rings_to_win(self) -> u8 {
        match self {
            Ruleset::Standard => 3,
            Ruleset::Blitz => 1,
        }
    }

    /// The ruleset of a variant.
    pub(crate) fn of(variant: &Variant) -> Self {
        if variant.id == INFO.variants[1].id { Ruleset::Blitz } else { Ruleset::Standard }
    }

    pub(crate) fn variant(self) -> &'static Variant {
        &INFO.variants[self as usize]
    }
}

const START: &[Start] = &[Start { name: "Empty board", position: "4/7/8/9/10/9/10/9/8/7/4 w 0-0" }];

/// The names of YINSH, its variants and pieces.
pub static INFO: GameInfo = GameInfo {
    id: "yinsh",
    name: "YINSH",
    summary: "Move rings to flip markers; every five in a row takes one of your own rings off, and being rid of \
              three wins.",
    sides: BySide {
        first: SideInfo { name: "White", letter: "w" },
        second: SideInfo { name: "Black", letter: "b" },
    },
    variants: &[
        Variant {
            id: "yinsh",
            name: "YINSH",
            summary: "The first to take off three rings wins.",
            starts: START,
        },
        Variant {
            id: "yinsh-blitz",
            name: "Blitz",
            summary: "The first to take off one ring wins.",
            starts: START,
        },
    ],
    pieces: &[
        PieceKind { id: "ring", name: "Ring", letters: BySide { first: "W", second: "B" }, facings: 1 },
        PieceKind { id: "marker", name: "Marker", letters: BySide { first: "w", second: "b" }, facings: 1 },
    ],
    look: Look { symbols: include_str!("../look/pieces.svg"), style: include_str!("../look/board.css") },
    lessons: LESSONS,
};

/// What a side is called within a sentence, in legacy files and in a description's extras.
pub(crate) const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "white",
        Side::Second => "black",
    }
}

impl Game for Yinsh {
    const INFO: &'static GameInfo = &INFO;

    fn setup(variant: &'static Variant) -> Setup {
        Setup { ruleset: Ruleset::of(variant), start: None }
    }

    fn variant(&self) -> &'static Variant {
        self.ruleset.variant()
    }

    fn write_moves(moves: &[(Side, String)]) -> String {
        transcript::write(moves)
    }

    fn split_moves(text: &str) -> Result<Vec<String>, TextError> {
        transcript::split(text)
    }

    fn read_legacy(json: &Value) -> Option<Result<Record, String>> {
        legacy::read(json)
    }

    fn write_legacy(record: &Record, moves: &[(Side, String)]) -> Option<Value> {
        legacy::write(record, moves)
    }
}
