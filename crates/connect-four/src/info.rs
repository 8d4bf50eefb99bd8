//! Names, variants, and why a game ends.

use plyground_rules::{
    BySide, Game, GameInfo, Look, LookSet, PieceKind, Reason, ScoreUnit, Showcase, Side, SideInfo, Start,
    TextError, Variant,
};
use plyground_words::key;

use crate::{ConnectFour, Setup, Size, course, moves_text};

/// Four in a line.
pub const FOUR: Reason = Reason { code: "four", phrase: key!("reason-four") };
/// Nobody has four and no column has room.
pub const FULL_BOARD: Reason = Reason { code: "full-board", phrase: key!("reason-full-board") };

/// The only kind of piece.
pub(crate) const DISC: &str = "disc";

pub(crate) static VARIANTS: [Variant; 2] = [
    Variant {
        id: "connect-four",
        name: key!("variant-connect-four"),
        summary: key!("variant-connect-four-summary"),
        starts: &[Start { id: "empty", name: key!("start-empty"), position: "7/7/7/7/7/7 r" }],
    },
    Variant {
        id: "connect-four-6x5",
        name: key!("variant-connect-four-6x5"),
        summary: key!("variant-connect-four-6x5-summary"),
        starts: &[Start { id: "empty", name: key!("start-empty"), position: "6/6/6/6/6 r" }],
    },
];

static INFO: GameInfo = GameInfo {
    id: "connect-four",
    name: key!("game"),
    summary: key!("game-summary"),
    sides: BySide {
        first: SideInfo { name: key!("side-first"), letter: "r" },
        second: SideInfo { name: key!("side-second"), letter: "y" },
    },
    variants: &VARIANTS,
    pieces: &[PieceKind {
        id: DISC,
        name: key!("piece-disc"),
        letters: BySide { first: "r", second: "y" },
        facings: 1,
    }],
    look: Look {
        symbols: include_str!("../look/pieces.svg"),
        style: include_str!("../look/board.css"),
        sets: &[
            LookSet::USUAL,
            LookSet {
                id: "graphite",
                name: key!("set-graphite"),
                style: include_str!("../look/graphite.css"),
            },
            LookSet { id: "walnut", name: key!("set-walnut"), style: include_str!("../look/walnut.css") },
            LookSet::contrast(include_str!("../look/contrast.css")),
            LookSet::safe(include_str!("../look/safe.css")),
        ],
    },
    showcase: Showcase { moves: include_str!("../showcase.txt"), shown: 9 },
    course: course::COURSE,
    first_hints: course::FIRST_HINTS,
    extras: &[],
    reasons: &[FOUR, FULL_BOARD],
    score_unit: ScoreUnit::POINTS,
    words: &crate::WORDS,
};

impl Game for ConnectFour {
    const INFO: &'static GameInfo = &INFO;

    fn setup(variant: &'static Variant) -> Setup {
        Setup { size: Size::of(variant), start: None }
    }

    fn variant(&self) -> &'static Variant {
        self.size().variant()
    }

    fn write_moves(moves: &[(Side, String)]) -> String {
        moves_text::write(moves)
    }

    fn split_moves(text: &str) -> Result<Vec<String>, TextError> {
        moves_text::split(text)
    }
}
