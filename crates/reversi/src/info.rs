//! Names, variants, and why a game ends.

use plyground_rules::{
    BySide, Format, Game, GameInfo, Look, LookSet, PieceKind, Reason, ScoreUnit, Showcase, Side, SideInfo,
    Start, TextError, Variant,
};
use plyground_words::key;

use crate::{Reversi, Setup, Size, course, files, transcript};

/// Neither side can move and one has more discs.
pub const MOST_DISCS: Reason = Reason { code: "discs", phrase: key!("reason-discs") };
/// Neither side can move and both have as many discs.
pub const EQUAL_DISCS: Reason = Reason { code: "equal-discs", phrase: key!("reason-equal-discs") };

/// The only kind of piece.
pub(crate) const DISC: &str = "disc";

pub(crate) static VARIANTS: [Variant; 3] = [
    Variant {
        id: "reversi",
        name: key!("variant-reversi"),
        summary: key!("variant-reversi-summary"),
        starts: &[Start {
            id: "standard",
            name: key!("start-standard"),
            position: "---------------------------OX------XO--------------------------- X",
        }],
    },
    Variant {
        id: "reversi-6x6",
        name: key!("variant-reversi-6x6"),
        summary: key!("variant-reversi-6x6-summary"),
        starts: &[Start {
            id: "standard",
            name: key!("start-standard"),
            position: "--------------OX----XO-------------- X",
        }],
    },
    Variant {
        id: "reversi-4x4",
        name: key!("variant-reversi-4x4"),
        summary: key!("variant-reversi-4x4-summary"),
        starts: &[Start { id: "standard", name: key!("start-standard"), position: "-----OX--XO----- X" }],
    },
];

static INFO: GameInfo = GameInfo {
    id: "reversi",
    name: key!("game"),
    summary: key!("game-summary"),
    sides: BySide {
        first: SideInfo { name: key!("side-first"), letter: "X" },
        second: SideInfo { name: key!("side-second"), letter: "O" },
    },
    variants: &VARIANTS,
    pieces: &[PieceKind {
        id: DISC,
        name: key!("piece-disc"),
        letters: BySide { first: "X", second: "O" },
        facings: 1,
    }],
    look: Look {
        symbols: include_str!("../look/pieces.svg"),
        style: include_str!("../look/board.css"),
        sets: &[
            LookSet::USUAL,
            LookSet { id: "ocean", name: key!("set-ocean"), style: include_str!("../look/ocean.css") },
            LookSet { id: "walnut", name: key!("set-walnut"), style: include_str!("../look/walnut.css") },
            LookSet::contrast(include_str!("../look/contrast.css")),
            LookSet::safe(include_str!("../look/safe.css")),
        ],
    },
    showcase: Showcase { moves: include_str!("../showcase.txt"), shown: 10 },
    course: course::COURSE,
    first_hints: course::FIRST_HINTS,
    extras: &[],
    reasons: &[MOST_DISCS, EQUAL_DISCS],
    score_unit: ScoreUnit { counted: key!("score-discs"), divisor: 100, decides: true },
    words: &crate::WORDS,
};

impl Game for Reversi {
    const INFO: &'static GameInfo = &INFO;
    const FORMATS: &'static [Format] = files::FORMATS;

    fn setup(variant: &'static Variant) -> Setup {
        Setup { size: Size::of(variant), start: None }
    }

    fn variant(&self) -> &'static Variant {
        self.size().variant()
    }

    fn write_moves(moves: &[(Side, String)]) -> String {
        transcript::write(moves)
    }

    fn split_moves(text: &str) -> Result<Vec<String>, TextError> {
        transcript::split(text)
    }
}
