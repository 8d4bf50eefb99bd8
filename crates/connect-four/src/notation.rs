//! Position and move texts.

use plyground_rules::{
    BySide, Description, Notation, Piece, Position, Problem, Side, TextError, Variant, brief, rows,
};
use plyground_words::{Message, key, message};

use crate::{Column, ConnectFour, Size, bits::UP, description, info::DISC};

const LETTERS: BySide<&str> = BySide { first: "r", second: "y" };

fn side(text: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| LETTERS[side].eq_ignore_ascii_case(text))
}

/// The letter of a column.
fn letter(column: usize) -> char {
    char::from(b'a' + column as u8)
}

impl Notation for ConnectFour {
    fn read_description(variant: &'static Variant, text: &str) -> Result<Description, TextError> {
        let size = Size::of(variant);
        let fields = rows::fields(text)?;
        let (board, mover) = match fields[..] {
            [board, mover] => (board, mover),
            [board] => {
                let column = board.column + board.text.len();
                return Err(TextError::at(column, key!("text-no-mover")));
            }
            [_, _, more, ..] => {
                return Err(TextError::unexpected(more.column, more.text));
            }
            [] => return Err(TextError::new(key!("text-empty"))),
        };
        let discs = rows::read(
            board,
            &vec![size.columns(); size.rows()],
            "row",
            |row| (size.rows() - row).to_string(),
            |rest| side(&rest[..1]).map(|side| (side, 1)).ok_or(0),
        )?;
        let to_move = side(mover.text)
            .ok_or_else(|| TextError::at(mover.column, message!("text-mover", text = brief(mover.text))))?;
        let mut description = Description::empty(to_move);
        for (from_top, column, side) in discs {
            let point = (size.rows() - 1 - from_top) * size.columns() + column;
            description.put(size.grid().name(point), Piece::new(DISC, side));
        }
        Ok(description)
    }

    fn from_description(variant: &'static Variant, description: &Description) -> Result<Self, Vec<Problem>> {
        description::check(Size::of(variant), description)
    }

    fn describe(&self) -> Description {
        description::describe(self)
    }

    fn position_text(&self) -> String {
        let disc = |column: usize, row: usize| {
            let cell = 1u64 << (UP * column + row);
            Side::BOTH.into_iter().find(|&side| self.discs(side) & cell != 0).map(|side| LETTERS[side])
        };
        let rows = (0..self.size().rows()).rev();
        let board =
            rows::write(rows.map(|row| (0..self.size().columns()).map(move |column| disc(column, row))));
        format!("{board} {}", LETTERS[self.to_move()])
    }

    fn move_text(&self, column: Column) -> String {
        letter(column.index()).to_string()
    }

    fn why_not(&self, text: &str) -> Message {
        let last = letter(self.size().columns() - 1).to_string();
        let mut letters = text.chars();
        let column = match (letters.next(), letters.next()) {
            (Some(only), None) => (only as usize).checked_sub('a' as usize).and_then(Column::new),
            _ => None,
        };
        let Some(column) = column.filter(|column| column.index() < self.size().columns()) else {
            return match text {
                "" => message!("why-empty", last = last),
                "--" => message!("why-pass"),
                _ => message!("why-no-column", text = brief(text), last = last),
            };
        };
        let text = text.to_owned();
        match self.outcome() {
            Some(outcome) => match outcome.winner {
                Some(Side::First) => message!("why-red-won", text = text),
                Some(Side::Second) => message!("why-yellow-won", text = text),
                None => message!("why-drawn", text = text),
            },
            None if self.landing(column).is_none() => message!("why-full", text = text),
            None => message!("why-legal", text = text),
        }
    }
}
