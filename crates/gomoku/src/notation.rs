//! Position and move texts.

use plyground_rules::{
    BySide, Description, Game, Notation, Piece, Position, Problem, Side, TextError, Variant, rows,
};
use plyground_words::Message;

use crate::{Gomoku, Point, description, info::STONE, point::SIZE};

/// The letters of both sides' stones in position texts.
const LETTERS: BySide<&str> = Gomoku::INFO.pieces[0].letters;

impl Notation for Gomoku {
    fn read_description(_: &'static Variant, text: &str) -> Result<Description, TextError> {
        let fields = rows::fields(text)?;
        let (board, side) = match fields[..] {
            [board, side] => (board, side),
            [board] => {
                let column = board.column + board.text.len();
                return Err(TextError::at(column, "after the board: a space and b or w, the side to move"));
            }
            [_, _, more, ..] => {
                return Err(TextError::at(more.column, format!("unexpected {:?}", more.text)));
            }
            [] => return Err(TextError::new("the text is empty")),
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
            TextError::at(side.column, format!("the side to move is b or w, not {:?}", side.text))
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
        self.why_not_text(text).into()
    }
}

impl Gomoku {
    fn why_not_text(&self, text: &str) -> String {
        let name = |side| Self::INFO.sides[side].name;
        let Some(point) = Point::from_name(text) else {
            return match text {
                "" => "the move is empty; a move is a point like h8".to_owned(),
                "--" => format!("-- is not possible: there is no passing in {}", self.variant().name),
                _ => {
                    format!("{text:?} is not a point of the board, which has columns a to o and rows 1 to 15")
                }
            };
        };
        if let Some(side) = self.stone(point) {
            return format!("{text} is taken by a {} stone", name(side).to_string().to_lowercase());
        }
        match (self.outcome(), self.forbidden_at(point)) {
            (None, Some(kind)) => format!("{text} is forbidden to black: it makes {}", kind.phrase()),
            (None, None) => format!("{text} is a legal move"),
            (Some(outcome), _) => match outcome.winner {
                Some(side) => {
                    format!("{text} comes too late: {} has won", name(side).to_string().to_lowercase())
                }
                None => format!("{text} comes too late: the game is drawn, {}", outcome.reason.message(None)),
            },
        }
    }
}
