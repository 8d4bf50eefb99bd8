//! Names, variants, and why a game ends.

use plyground_rules::{
    BySide, Game, GameInfo, Look, PieceKind, Reason, Side, SideInfo, Start, TextError, Variant,
};

use crate::{Reversi, Setup, Size, lessons::LESSONS, transcript};

/// Neither side can move and one has more discs.
pub const MOST_DISCS: Reason = Reason { code: "discs", phrase: "most discs when neither side can move" };
/// Neither side can move and both have as many discs.
pub const EQUAL_DISCS: Reason =
    Reason { code: "equal-discs", phrase: "equally many discs when neither side can move" };

/// The only kind of piece.
pub(crate) const DISC: &str = "disc";

pub(crate) static VARIANTS: [Variant; 3] = [
    Variant {
        id: "reversi",
        name: "Reversi",
        summary: "The usual board of 8x8 squares.",
        starts: &[Start {
            name: "Standard",
            position: "---------------------------OX------XO--------------------------- X",
        }],
    },
    Variant {
        id: "reversi-6x6",
        name: "Reversi 6x6",
        summary: "A smaller board for a shorter game; with perfect play light wins 20-16.",
        starts: &[Start { name: "Standard", position: "--------------OX----XO-------------- X" }],
    },
    Variant {
        id: "reversi-4x4",
        name: "Reversi 4x4",
        summary: "The smallest board, to learn the rules on; with perfect play light wins 11-3.",
        starts: &[Start { name: "Standard", position: "-----OX--XO----- X" }],
    },
];

static INFO: GameInfo = GameInfo {
    id: "reversi",
    name: "Reversi",
    summary: "Enclose the other side's discs to turn them over; most discs at the end wins.",
    sides: BySide {
        first: SideInfo { name: "Dark", letter: "X" },
        second: SideInfo { name: "Light", letter: "O" },
    },
    variants: &VARIANTS,
    pieces: &[PieceKind { id: DISC, name: "Disc", letters: BySide { first: "X", second: "O" }, facings: 1 }],
    look: Look { symbols: include_str!("../look/pieces.svg"), style: include_str!("../look/board.css") },
    lessons: LESSONS,
};

/// What a side is called within a sentence.
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "dark",
        Side::Second => "light",
    }
}

impl Game for Reversi {
    const INFO: &'static GameInfo = &INFO;

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
