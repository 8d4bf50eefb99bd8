//! Names, variants, reasons, and the plain text of a game.

use plyground_rules::{
    BySide, Format, Game, GameInfo, Look, LookSet, PieceKind, Reason, Record, ScoreUnit, Showcase, Side,
    SideInfo, Start, TextError, Variant,
};
use plyground_words::{Message, key, message};
use serde_json::Value;

use crate::{
    Gomoku, Point, Rule, Setup, course,
    files::{self, legacy},
    point::POINTS,
};

/// A winning line: five in a row, or more where the ruleset lets that win.
pub const FIVE: Reason = Reason { code: "five", phrase: key!("reason-five") };
/// Nobody has five and no point is empty.
pub const FULL_BOARD: Reason = Reason { code: "full-board", phrase: key!("reason-full-board") };
/// Renju: every empty point is forbidden to black, who is to move.
pub const NO_LEGAL_POINT: Reason = Reason { code: "no-legal-point", phrase: key!("reason-no-legal-point") };

/// The kind of every piece of this game.
pub(crate) const STONE: &str = "stone";

const STARTS: &[Start] = &[Start {
    id: "empty-board",
    name: key!("start-empty-board"),
    position: "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b",
}];

const VARIANTS: &[Variant] = &[
    Variant {
        id: "gomoku",
        name: key!("variant-gomoku"),
        summary: key!("variant-gomoku-summary"),
        starts: STARTS,
    },
    Variant {
        id: "gomoku-standard",
        name: key!("variant-gomoku-standard"),
        summary: key!("variant-gomoku-standard-summary"),
        starts: STARTS,
    },
    Variant {
        id: "renju",
        name: key!("variant-renju"),
        summary: key!("variant-renju-summary"),
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
        name: key!("game"),
        summary: key!("game-summary"),
        sides: BySide {
            first: SideInfo { name: key!("side-first"), letter: "b" },
            second: SideInfo { name: key!("side-second"), letter: "w" },
        },
        variants: VARIANTS,
        pieces: &[PieceKind {
            id: STONE,
            name: key!("piece-stone"),
            letters: BySide { first: "x", second: "o" },
            facings: 1,
        }],
        look: Look {
            symbols: include_str!("../look/pieces.svg"),
            style: include_str!("../look/board.css"),
            sets: &[
                LookSet::USUAL,
                LookSet { id: "slate", name: key!("set-slate"), style: include_str!("../look/slate.css") },
                LookSet { id: "paper", name: key!("set-paper"), style: include_str!("../look/paper.css") },
                LookSet::contrast(include_str!("../look/contrast.css")),
                LookSet::safe(include_str!("../look/safe.css")),
            ],
        },
        showcase: Showcase { moves: include_str!("../showcase.txt"), shown: 10 },
        course: course::COURSE,
        first_hints: course::FIRST_HINTS,
        extras: &[],
        reasons: &[FIVE, FULL_BOARD, NO_LEGAL_POINT],
        score_unit: ScoreUnit::POINTS,
        words: &crate::WORDS,
    };

    const FORMATS: &'static [Format] = files::FORMATS;

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
                return Err(TextError::at(column, message!("number-without-stop", number = word)));
            }
            if !c.is_ascii_alphabetic() {
                return Err(TextError::unexpected(column, c));
            }
            if Point::from_name(&word).is_none() {
                return Err(TextError::at(column, message!("word-not-a-point", word = word)));
            }
            if moves.len() == POINTS {
                return Err(TextError::at(column, message!("too-many-moves", most = POINTS)));
            }
            moves.push(word);
        }
        Ok(moves)
    }

    fn read_legacy(json: &Value, variant: Option<&'static Variant>) -> Option<Result<Record, Message>> {
        legacy::read(json, variant)
    }

    fn write_legacy(record: &Record, moves: &[(Side, String)]) -> Option<Value> {
        legacy::write(record, moves)
    }
}
