//! The stones as the manager tells of them: by coordinates, ours and theirs.

use std::fmt;

use plyground_games::{
    AnyPlay, Found,
    rules::{Description, Piece, PositionError, Problem, Side},
};
use plyground_words::{Message, message};

/// The only size of board there is.
pub(crate) const SIZE: u8 = 15;

/// A point: `x` counts columns from the left, `y` rows from the top, both from 0. Our own name of 0,0 is a15.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Spot {
    x: u8,
    y: u8,
}

impl Spot {
    pub(super) const CENTRE: Spot = Spot { x: SIZE / 2, y: SIZE / 2 };

    pub(super) const fn new(x: u8, y: u8) -> Option<Spot> {
        if x < SIZE && y < SIZE { Some(Spot { x, y }) } else { None }
    }

    /// The point that `x,y` means.
    pub(crate) fn read(text: &str) -> Result<Spot, Message> {
        let wrong = || message!("bad-point", most = SIZE - 1);
        let (x, y) = text.split_once(',').ok_or_else(wrong)?;
        let number = |text: &str| text.trim().parse::<u8>().ok();
        number(x).zip(number(y)).and_then(|(x, y)| Spot::new(x, y)).ok_or_else(wrong)
    }

    /// The point with one of our names: `h8`.
    pub(crate) fn of_name(name: &str) -> Option<Spot> {
        let (column, row) = name.split_at_checked(1)?;
        let x = column.as_bytes()[0].checked_sub(b'a')?;
        Spot::new(x, SIZE.checked_sub(row.parse().ok()?)?)
    }

    /// Our name of it.
    pub(crate) fn name(self) -> String {
        format!("{}{}", char::from(b'a' + self.x), SIZE - self.y)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// Whose a stone is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Who {
    Own,
    Theirs,
}

/// The board between two moves of ours. The manager may put and take stones as it likes, so this is no game with a
/// history: a position is made of it whenever one is needed.
#[derive(Clone, Default, Debug)]
pub(super) struct Field {
    stones: Vec<(Spot, Who)>,
    /// Points without a stone where nobody may play, says the manager.
    closed: Vec<Spot>,
    /// Who has the black stones, once that is settled.
    black: Option<Who>,
}

impl Field {
    pub(super) fn is_empty(&self) -> bool {
        self.stones.is_empty()
    }

    pub(super) fn closed(&self) -> &[Spot] {
        &self.closed
    }

    pub(super) fn is_taken(&self, spot: Spot) -> bool {
        self.stones.iter().any(|&(at, _)| at == spot)
    }

    /// Puts a stone on a free point. The first one is black.
    pub(super) fn put(&mut self, spot: Spot, who: Who) {
        self.black.get_or_insert(who);
        self.stones.push((spot, who));
    }

    pub(super) fn close(&mut self, spot: Spot) {
        self.closed.push(spot);
    }

    /// Takes a stone away; false where there is none.
    pub(super) fn take(&mut self, spot: Spot) -> bool {
        let before = self.stones.len();
        self.stones.retain(|&(at, _)| at != spot);
        if self.stones.is_empty() {
            self.black = None;
        }
        self.stones.len() < before
    }

    /// Settles who is black by counting, for stones that came in any order and with us to move. Black moves first, so black
    /// is us where both have as many, and them where they have one more. Anything else is no position of a
    /// game, and then the first stone was black's.
    pub(super) fn settle_black(&mut self) {
        let own = self.stones.iter().filter(|&&(_, who)| who == Who::Own).count();
        let theirs = self.stones.len() - own;
        self.black = match theirs.checked_sub(own) {
            Some(0) => Some(Who::Own),
            Some(1) => Some(Who::Theirs),
            _ => self.stones.first().map(|&(_, who)| who),
        };
    }

    /// The position, with one of us to move, who is black if there are no stones yet.
    pub(super) fn position(&self, to_move: Who, variant: Found) -> Result<Box<dyn AnyPlay>, Message> {
        let black = self.black.unwrap_or(to_move);
        let side = |who| if who == black { Side::First } else { Side::Second };
        let stones = self.stones.iter().map(|&(spot, who)| (spot, side(who)));
        position(stones, side(to_move), variant)
    }
}

/// The position with these stones.
pub(super) fn position(
    stones: impl Iterator<Item = (Spot, Side)>,
    to_move: Side,
    (game, variant): Found,
) -> Result<Box<dyn AnyPlay>, Message> {
    let mut description = Description::empty(to_move);
    for (spot, side) in stones {
        description.put(spot.name(), Piece::new(game.info().pieces[0].id, side));
    }
    let first = |problems: Vec<Problem>| PositionError::Problems(problems).message();
    game.start_from(variant, &description).map_err(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_count_from_the_upper_left() {
        for (text, name) in [("0,0", "a15"), ("7,7", "h8"), ("14,14", "o1"), (" 3 , 12 ", "d3")] {
            let spot = Spot::read(text).expect("on the board");
            assert_eq!((spot.name().as_str(), Spot::of_name(name)), (name, Some(spot)));
        }
        for text in ["", "7", "7,", "15,0", "0,15", "-1,3", "7 7", "7,7,1", "a,b", "99999999999,1"] {
            assert!(Spot::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn who_is_black_is_counted() {
        let spot = |i| Spot::new(i, 0).expect("on the board");
        let black_of = |owners: &[Who]| {
            let mut field = Field::default();
            for (i, &who) in owners.iter().enumerate() {
                field.put(spot(i as u8), who);
            }
            field.settle_black();
            field.black
        };
        use Who::{Own, Theirs};
        assert_eq!(black_of(&[Theirs, Own]), Some(Own), "in any order");
        assert_eq!(black_of(&[Own, Theirs, Theirs]), Some(Theirs));
        assert_eq!(black_of(&[Own, Theirs, Own]), Some(Own), "no position of a game");
        assert_eq!(black_of(&[]), Some(Own));
    }
}
