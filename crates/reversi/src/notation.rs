//! Position and move texts.

use plyground_rules::{
    Description, Notation, Piece, Position, Problem, Side, TextError, Variant, rows::fields,
};
use plyground_words::{Message, key, message};

use crate::{Move, Reversi, Size, description, info::DISC};

/// The side that a letter of a position text means.
fn side(letter: char) -> Option<Side> {
    match letter {
        'X' | 'x' | '*' | 'B' | 'b' => Some(Side::First),
        'O' | 'o' | 'W' | 'w' => Some(Side::Second),
        _ => None,
    }
}

/// The name of a square: the same on boards of every size.
pub(crate) fn square_name(square: u8) -> String {
    Size::Eight.grid().name(usize::from(square))
}

impl Notation for Reversi {
    fn read_description(variant: &'static Variant, text: &str) -> Result<Description, TextError> {
        let fields = fields(text)?;
        let grid = Size::of(variant).grid();
        let (board, squares) = (fields[0], grid.columns * grid.rows);

        let mut description = Description::empty(Side::First);
        for (point, letter) in board.text.chars().enumerate() {
            match side(letter) {
                Some(side) if point < squares => description.put(grid.name(point), Piece::new(DISC, side)),
                Some(_) => {}
                None if matches!(letter, '-' | '.') => {}
                None => return Err(TextError::unexpected(board.column + point, letter)),
            }
        }
        let found = board.text.len();
        if found != squares {
            let what = message!("text-squares", wanted = squares, found = found);
            return Err(TextError::at(board.column + found.min(squares), what));
        }

        let Some(mover) = fields.get(1) else {
            return Err(TextError::at(board.column + found, key!("text-side-missing")));
        };
        let mut letters = mover.text.chars();
        description.to_move = match (letters.next().and_then(side), letters.next()) {
            (Some(side), None) => side,
            _ => {
                let what = message!("text-side", found = format!("{:?}", mover.text));
                return Err(TextError::at(mover.column, what));
            }
        };
        match fields.get(2) {
            Some(extra) => Err(TextError::at(extra.column, key!("text-end"))),
            None => Ok(description),
        }
    }

    fn from_description(variant: &'static Variant, description: &Description) -> Result<Self, Vec<Problem>> {
        description::check(Size::of(variant), description)
    }

    fn describe(&self) -> Description {
        description::describe(self)
    }

    fn position_text(&self) -> String {
        let letter = |point| match 1u64 << self.size().square(point) {
            bit if self.discs(Side::First) & bit != 0 => 'X',
            bit if self.discs(Side::Second) & bit != 0 => 'O',
            _ => '-',
        };
        let mover = match self.to_move() {
            Side::First => 'X',
            Side::Second => 'O',
        };
        (0..self.size().n().pow(2)).map(letter).chain([' ', mover]).collect()
    }

    fn move_text(&self, mv: Move) -> String {
        mv.square().map_or_else(|| "--".to_owned(), square_name)
    }

    fn find_move(&self, text: &str) -> Option<Move> {
        let mv = match text {
            "--" => Move::PASS,
            _ => Move::on(self.size().square(self.size().grid().find(text)?))?,
        };
        self.is_legal(mv).then_some(mv)
    }

    fn why_not(&self, text: &str) -> Message {
        let (mover, other) = (self.to_move(), !self.to_move());
        if self.outcome().is_some() {
            return message!("why-over", text = format!("{text:?}"));
        }
        if text == "--" {
            return message!("why-no-pass", side = mover);
        }
        let Some(point) = self.size().grid().find(text) else {
            let n = self.size().n();
            return message!("why-no-square", text = format!("{text:?}"), n = n);
        };
        let bit = 1u64 << self.size().square(point);
        if self.own() & bit != 0 {
            message!("why-taken", square = text.to_owned(), side = mover)
        } else if self.opponent() & bit != 0 {
            message!("why-taken", square = text.to_owned(), side = other)
        } else if self.placements() == 0 {
            message!("why-must-pass", square = text.to_owned(), side = mover)
        } else {
            message!("why-flips-nothing", square = text.to_owned(), other = other)
        }
    }
}
