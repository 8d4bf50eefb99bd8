//! Names, variants, reasons, and the plain text of a game.

use plyground_rules::{
    BySide, Game, GameInfo, Look, PieceKind, Reason, Record, Side, SideInfo, Start, TextError, Variant,
};
use serde_json::Value;

use crate::{Gomoku, Point, Rule, Setup, legacy, lessons::LESSONS, point::POINTS};

/// A winning line: five in a row, or more where the ruleset lets that win.
pub const FIVE: Reason = Reason { code: "five", phrase: "five in a row" };
/// Nobody has five and no point is empty.
pub const FULL_BOARD: Reason = Reason { code: "full-board", phrase: "the board is full" };
/// Renju: every empty point is forbidden to black, who is to move.
pub const NO_LEGAL_POINT: Reason =
    Reason { code: "no-legal-point", phrase: "every empty point is forbidden to black" };

/// The kind of every piece of this game.
pub(crate) const STONE: &str = "stone";

const STARTS: &[Start] =
    &[Start { name: "Empty board", position: "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b" }];

const VARIANTS: &[Variant] = &[
    Variant {
        id: "gomoku",
        name: "Gomoku",
        summary: "Freestyle: five or more in a row win.",
        starts: STARTS,
    },
    Variant {
        id: "gomoku-standard",
        name: "Standard Gomoku",
        summary: "Exactly five in a row win; six or more are nothing.",
        starts: STARTS,
    },
    Variant {
        id: "renju",
        name: "Renju",
        summary: "Black may not make two open threes, two fours or more than five in a row.",
        starts: STARTS,
    },
];

impl Rule {
    /// The ruleset of one of this game's variants.
    pub(crate) fn of(variant: &Variant) -> Rule {
        match variant.id {
            "renju" => Rule::Renju,
            "gomoku-standard" => Rule::Standard,
            _ => Rule::Freestyle,
        }
    }

    pub(crate) const fn variant(self) -> &'static Variant {
        &VARIANTS[self as usize]
    }
}

impl Game for Gomoku {
    const INFO: &'static GameInfo = &GameInfo {
        id: "gomoku",
        name: "Gomoku",
        summary: "Put stones on the crossings in turn; five of your own in a row win.",
        sides: BySide {
            first: SideInfo { name: "Black", letter: "b" },
            second: SideInfo { name: "White", letter: "w" },
        },
        variants: VARIANTS,
        pieces: &[PieceKind {
            id: STONE,
            name: "Stone",
            letters: BySide { first: "x", second: "o" },
            facings: 1,
        }],
        look: Look { symbols: include_str!("../look/pieces.svg"), style: include_str!("../look/board.css") },
        lessons: LESSONS,
    };

    fn setup(variant: &'static Variant) -> Setup {
        Setup { rule: Rule::of(variant), start: None }
    }

    fn variant(&self) -> &'static Variant {
        self.rule().variant()
    }

    fn write_moves(moves: &[(Side, String)]) -> String {
        moves.iter().map(|(_, text)| text.as_str()).collect()
    }

    /// Moves may be joined (`h8i9`) or separated by spaces, commas, semicolons and new lines, and numbered (`1.`).
    fn split_moves(text: &str) -> Result<Vec<String>, TextError> {
        let mut moves = Vec::new();
        let mut chars = text.chars().enumerate().map(|(i, c)| (i + 1, c.to_ascii_lowercase())).peekable();
        while let Some((column, c)) = chars.next() {
            if c.is_whitespace() || matches!(c, ',' | ';') {
                continue;
            }
            let mut word = String::from(c);
            // No move and no number in a game is longer than this: a million digits are not worth keeping.
            while let Some((_, digit)) = chars.next_if(|(_, c)| c.is_ascii_digit() && word.len() < 5) {
                word.push(digit);
            }
            if c.is_ascii_digit() && chars.next_if(|&(_, c)| c == '.').is_some() {
                while chars.next_if(|&(_, c)| c == '.').is_some() {}
                continue;
            }
            if c.is_ascii_digit() {
                return Err(TextError::at(
                    column,
                    format!("the number {word} without a full stop behind it"),
                ));
            }
            if !c.is_ascii_alphabetic() {
                return Err(TextError::at(column, format!("unexpected {c:?}")));
            }
            if Point::from_name(&word).is_none() {
                return Err(TextError::at(column, format!("{word} is not a point of the board")));
            }
            if moves.len() == POINTS {
                return Err(TextError::at(column, format!("more than {POINTS} moves")));
            }
            moves.push(word);
        }
        Ok(moves)
    }

    fn read_legacy(json: &Value) -> Option<Result<Record, String>> {
        legacy::read(json)
    }

    fn write_legacy(record: &Record, moves: &[(Side, String)]) -> Option<Value> {
        legacy::write(record, moves)
    }
}
