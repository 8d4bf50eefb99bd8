//! Texts of positions and moves.

use plyground_rules::{
    Description, Notation, Piece as AnyPiece, Position, Problem, Side, TextError, Variant,
    rows::{self, fields},
};
use plyground_words::{Message, key, message};

use crate::{Action, Kind, Laser, Move, Piece, Ruleset, Square, description, why_not};

impl Notation for Laser {
    fn read_description(_: &'static Variant, text: &str) -> Result<Description, TextError> {
        let fields = fields(text)?;
        let [board, to_move] = fields[..] else {
            let what = message!("text-parts", found = fields.len());
            return Err(TextError::new(what));
        };
        let placed = rows::read(
            board,
            &[10; 8],
            "rank",
            |row| (8 - row).to_string(),
            |rest| Ok((read_piece(rest)?, 2)),
        )?;
        let to_move = match to_move.text {
            "b" | "B" => Side::First,
            "r" | "R" => Side::Second,
            _ => return Err(TextError::at(to_move.column, key!("text-side"))),
        };
        let mut described = Description::empty(to_move);
        for (row, file, piece) in placed {
            let at = Square::new(file, 7 - row).expect("the reader keeps to the rows' lengths");
            described.put(at.to_string(), outside(piece));
        }
        Ok(described)
    }

    fn from_description(variant: &'static Variant, described: &Description) -> Result<Self, Vec<Problem>> {
        let pieces = description::check(described)?;
        Ok(Laser::assemble(Ruleset::of(variant), described.to_move, pieces))
    }

    fn describe(&self) -> Description {
        let mut described = Description::empty(self.to_move());
        for (at, piece) in self.pieces() {
            described.put(at.to_string(), outside(piece));
        }
        described
    }

    fn position_text(&self) -> String {
        let cell = |file, rank| Square::new(file, rank).and_then(|at| self.piece(at)).map(piece_text);
        let board = rows::write((0..8).rev().map(|rank| (0..10).map(move |file| cell(file, rank))));
        let turn = if self.to_move() == Side::First { 'b' } else { 'r' };
        format!("{board} {turn}")
    }

    fn move_text(&self, mv: Move) -> String {
        // Without `format!`: reading a move writes them all.
        let mut text = String::with_capacity(4);
        text.extend(mv.from().letters());
        match mv.action() {
            Action::Go(to) => text.extend(to.letters()),
            Action::Turn { clockwise } => text.push(if clockwise { '+' } else { '-' }),
        }
        text
    }

    fn why_not(&self, text: &str) -> Message {
        why_not::reason(self, text)
    }
}

/// A piece as the rest of the product sees it.
pub(crate) fn outside(piece: Piece) -> AnyPiece {
    AnyPiece::new(piece.kind().name(), piece.side()).facing(piece.facing())
}

fn piece_text(piece: Piece) -> String {
    format!("{}{}", piece.kind().letters()[piece.side()], char::from(b'a' + piece.facing()))
}

/// The letter's case is the side, the facing's does not matter.
fn read_piece(rest: &str) -> Result<Piece, usize> {
    let kinds = Kind::ALL.into_iter().flat_map(|kind| Side::BOTH.map(|side| (kind, side)));
    let (kind, side) =
        kinds.into_iter().find(|&(kind, side)| rest.starts_with(kind.letters()[side])).ok_or(0usize)?;
    let facing =
        rest.as_bytes().get(1).and_then(|f| f.to_ascii_lowercase().checked_sub(b'a')).filter(|&f| f < 4);
    Ok(Piece::new(kind, side, facing.ok_or(1usize)?))
}
