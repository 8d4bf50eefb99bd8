//! The game's names and variants.

use plyground_rules::{
    BySide, Game, GameInfo, Look, LookSet, PieceKind, Record, ScoreUnit, Showcase, Side, SideInfo, Start,
    TextError, Variant,
};
use plyground_words::{Message, key};
use serde_json::Value;

use crate::{
    MARKERS_OUT, NO_RING_MOVES, ONE_RING, Setup, THREE_RINGS, Yinsh, course, description, legacy, transcript,
};

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

const START: &[Start] = &[Start {
    id: "empty-board",
    name: key!("start-empty-board"),
    position: "4/7/8/9/10/9/10/9/8/7/4 w 0-0",
}];

/// The names of YINSH, its variants and pieces.
pub static INFO: GameInfo = GameInfo {
    id: "yinsh",
    name: key!("game"),
    summary: key!("game-summary"),
    sides: BySide {
        first: SideInfo { name: key!("side-first"), letter: "w" },
        second: SideInfo { name: key!("side-second"), letter: "b" },
    },
    variants: &[
        Variant {
            id: "yinsh",
            name: key!("variant-yinsh"),
            summary: key!("variant-yinsh-summary"),
            starts: START,
        },
        Variant {
            id: "yinsh-blitz",
            name: key!("variant-yinsh-blitz"),
            summary: key!("variant-yinsh-blitz-summary"),
            starts: START,
        },
    ],
    pieces: &[
        PieceKind {
            id: "ring",
            name: key!("piece-ring"),
            letters: BySide { first: "W", second: "B" },
            facings: 1,
        },
        PieceKind {
            id: "marker",
            name: key!("piece-marker"),
            letters: BySide { first: "w", second: "b" },
            facings: 1,
        },
    ],
    look: Look {
        symbols: include_str!("../look/pieces.svg"),
        style: include_str!("../look/board.css"),
        sets: &[
            LookSet::USUAL,
            LookSet { id: "slate", name: key!("set-slate"), style: include_str!("../look/slate.css") },
            LookSet { id: "sand", name: key!("set-sand"), style: include_str!("../look/sand.css") },
            LookSet::contrast(include_str!("../look/contrast.css")),
            LookSet::safe(include_str!("../look/safe.css")),
        ],
    },
    showcase: Showcase { moves: include_str!("../showcase.txt"), shown: 12 },
    course: course::COURSE,
    first_hints: course::FIRST_HINTS,
    extras: description::EXTRAS,
    reasons: &[THREE_RINGS, ONE_RING, MARKERS_OUT, NO_RING_MOVES],
    score_unit: ScoreUnit::POINTS,
    words: &crate::WORDS,
};

/// What a side is called in legacy files and in a description's extras.
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

    fn read_legacy(json: &Value, variant: Option<&'static Variant>) -> Option<Result<Record, Message>> {
        legacy::read(json, variant)
    }

    fn write_legacy(record: &Record, moves: &[(Side, String)]) -> Option<Value> {
        legacy::write(record, moves)
    }
}
