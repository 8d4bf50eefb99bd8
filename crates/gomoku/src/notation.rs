//! Position and move texts.

use plyground_rules::{
    BySide, Description, Game, Notation, Piece, Position, Problem, Side, TextError, Variant, rows,
};
use plyground_words::{Message, key, message};

use crate::{Gomoku, Point, description, info::STONE, point::SIZE};

/// The letters of both sides' stones in position texts.
const LETTERS: BySide<&str> = Gomoku::INFO.pieces[0].letters;

impl Notation for Gomoku {
    fn read_description(_: &'static Variant, text: &str) -> Result<Description, TextError> {
        let fields = rows::fields(text)?;
        let (board, side) = match fields[..] {
            [board, side] => (board, side),
            [_, _, more, ..] => return Err(TextError::unexpected(more.column, more.text)),
            [] | [_] => {
                let column = fields.first().map_or(1, |board| board.column + board.text.len());
                return Err(TextError::at(column, key!("side-missing")));
            }
        };
        let stones = rows::read(
            board,
            &[SIZE; SIZE],
            "row",
            |row| (SIZE - row).to_string(),
            |rest| {
                let side = Side::BOTH.into_iter().find(|&s| LETTERS[s].eq_ignore_ascii_case(&rest[..1]));
                side.map(|side| (side, 1)).ok_or(0)
            },
        )?;
        let to_move =
            Side::BOTH.into_iter().find(|&s| Self::INFO.sides[s].letter.eq_ignore_ascii_case(side.text));
        let to_move = to_move.ok_or_else(|| {
            TextError::at(side.column, message!("side-unknown", text = format!("{:?}", side.text)))
        })?;
        let mut description = Description::empty(to_move);
        for (from_top, column, side) in stones {
            let point = Point::new(column, SIZE - 1 - from_top).expect("the rows are as long as the board's");
            description.put(point.name(), Piece::new(STONE, side));
        }
        Ok(description)
    }

    fn from_description(variant: &'static Variant, description: &Description) -> Result<Self, Vec<Problem>> {
        description::read(variant, description)
    }

    fn describe(&self) -> Description {
        let mut description = Description::empty(self.to_move());
        for side in Side::BOTH {
            for point in self.stones(side).points() {
                description.put(point.name(), Piece::new(STONE, side));
            }
        }
        description
    }

    fn position_text(&self) -> String {
        let letter = |point: Point| self.stone(point).map(|side| LETTERS[side]);
        let rows = (0..SIZE).rev().map(|row| (0..SIZE).map(move |column| (column, row)));
        let board =
            rows::write(rows.map(|row| row.map(|(column, row)| Point::new(column, row).and_then(letter))));
        format!("{board} {}", Self::INFO.sides[self.to_move()].letter)
    }

    fn move_text(&self, point: Point) -> String {
        point.name()
    }

    fn why_not(&self, text: &str) -> Message {
        let Some(point) = Point::from_name(text) else {
            return match text {
                "" => key!("move-empty").into(),
                "--" => message!("no-passing", variant = self.variant().name),
                _ => message!("no-such-point", text = format!("{text:?}")),
            };
        };
        let point_name = point.name();
        if let Some(side) = self.stone(point) {
            return message!("point-taken", point = point_name, side = side);
        }
        match (self.outcome(), self.forbidden_at(point)) {
            (None, Some(kind)) => message!("point-forbidden", point = point_name, what = kind.phrase()),
            (None, None) => message!("point-legal", point = point_name),
            (Some(outcome), _) => match outcome.winner {
                Some(side) => message!("too-late-won", point = point_name, side = side),
                None => {
                    message!("too-late-drawn", point = point_name, reason = outcome.reason.message(None))
                }
            },
        }
    }
}
