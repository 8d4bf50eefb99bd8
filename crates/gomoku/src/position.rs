//! The state of a game, and what a move does to it.

use plyground_rules::{BySide, MoveList, Outcome, Position, Side, zobrist};

use crate::{
    FIVE, FULL_BOARD, NO_LEGAL_POINT, Point, Rule, Setup,
    point::{POINTS, SIZE},
    rows::{LOWEST, Rows, points_of_row, seen_along},
    shapes::{Runs, runs},
};

static STONE_KEYS: [[u64; POINTS]; 2] = [zobrist::table(0x676F_6D6F), zobrist::table(0x6B75_5F32)];
const SECOND_TO_MOVE: u64 = zobrist::number(0x7475_726E, 0);
const RULE_KEYS: [u64; 3] = zobrist::table(0x7275_6C65);

/// A position of Gomoku or Renju.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gomoku {
    key: u64,
    stones: BySide<Rows>,
    to_move: Side,
    rule: Rule,
    empty: u8,
    /// Who has a winning line; only the side that is not to move can.
    winner: Option<Side>,
}

impl Gomoku {
    /// The empty board.
    pub const fn new(rule: Rule) -> Self {
        Gomoku {
            key: RULE_KEYS[rule as usize],
            stones: BySide { first: Rows::EMPTY, second: Rows::EMPTY },
            to_move: Side::First,
            rule,
            empty: POINTS as u8,
            winner: None,
        }
    }

    /// The ruleset.
    pub const fn rule(&self) -> Rule {
        self.rule
    }

    /// Whose stone stands on a point.
    pub fn stone(&self, point: Point) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.stones[side].contains(point))
    }

    /// How many points are empty.
    pub const fn empty_points(&self) -> usize {
        self.empty as usize
    }

    pub(crate) fn stones(&self, side: Side) -> &Rows {
        &self.stones[side]
    }

    /// The position with these stones, which must not overlap. At most one side may have a winning line, and not
    /// the side to move.
    pub(crate) fn of_stones(rule: Rule, stones: BySide<Rows>, to_move: Side) -> Self {
        let empty = (POINTS - stones.first.len() - stones.second.len()) as u8;
        let mut position = Gomoku { key: 0, stones, to_move, rule, empty, winner: None };
        position.winner = Side::BOTH.into_iter().find(|&side| position.winning_stones(side) != Rows::EMPTY);
        position.key = position.key_from_scratch();
        position
    }

    /// This position with the other side to move: no move of the game, but searches ask what would be if.
    pub(crate) fn with_other_to_move(&self) -> Self {
        Gomoku { to_move: !self.to_move, key: self.key ^ SECOND_TO_MOVE, ..self.clone() }
    }

    /// The places where a row of five or of more wins for `side`.
    fn wins(&self, side: Side, runs: Runs) -> u64 {
        if self.rule.overline_wins(side) { runs.five | runs.over } else { runs.five }
    }

    /// The stones in the winning lines of `side`.
    pub(crate) fn winning_stones(&self, side: Side) -> Rows {
        let own = &self.stones[side];
        Rows::by_fours(|first| {
            let wins = |seen| self.wins(side, runs(&seen));
            let lines = wins(own.seen_from::<0>(first)) | wins(own.seen_from::<1>(first));
            let diagonals = wins(own.seen_from::<2>(first)) | wins(own.seen_from::<3>(first));
            own.four_rows(first) & (lines | diagonals)
        })
    }
}

impl Position for Gomoku {
    type Move = Point;
    type Setup = Setup;

    fn start(setup: &Setup) -> Self {
        setup.start.clone().unwrap_or(Gomoku::new(setup.rule))
    }

    fn to_move(&self) -> Side {
        self.to_move
    }

    fn legal_moves(&self, out: &mut MoveList<Point>) {
        if self.winner.is_none() {
            let allowed = if self.rule.forbids(self.to_move) {
                self.allowed_to_black()
            } else {
                Rows::empties(&self.stones.first, &self.stones.second)
            };
            // One row at a time: the flat iterator over all points takes twice as long.
            for row in 0..SIZE {
                for point in points_of_row(row, allowed.row(row)) {
                    out.push(point);
                }
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.winner {
            Some(winner) => Some(Outcome::win(winner, FIVE)),
            None if self.empty == 0 => Some(Outcome::draw(FULL_BOARD)),
            None if self.rule.forbids(self.to_move) && self.black_is_stuck() => {
                Some(Outcome::draw(NO_LEGAL_POINT))
            }
            None => None,
        }
    }

    fn play_unchecked(&mut self, point: Point) {
        let side = self.to_move;
        let own = &self.stones[side];
        // No row without a neighbour: this spares most moves the closer look.
        if own.touches(point) && self.wins(side, runs(&seen_along(own.lines_through(point)))) & LOWEST != 0 {
            self.winner = Some(side);
        }
        self.stones[side].insert(point);
        self.empty = self.empty.wrapping_sub(1);
        self.to_move = !side;
        self.key ^= STONE_KEYS[side.index()][point.index()] ^ SECOND_TO_MOVE;
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn key_from_scratch(&self) -> u64 {
        let mut key = RULE_KEYS[self.rule as usize];
        if self.to_move == Side::Second {
            key ^= SECOND_TO_MOVE;
        }
        for (side, stones) in self.stones.iter() {
            key = stones.points().fold(key, |key, point| key ^ STONE_KEYS[side.index()][point.index()]);
        }
        key
    }

    fn longest_game(&self) -> Option<usize> {
        Some(self.empty_points())
    }

    fn count_legal(&self) -> usize {
        match self.winner {
            Some(_) => 0,
            None if self.rule.forbids(self.to_move) => self.allowed_to_black().len(),
            None => self.empty_points(),
        }
    }

    fn is_legal(&self, point: Point) -> bool {
        self.winner.is_none()
            && self.stone(point).is_none()
            && !(self.rule.forbids(self.to_move) && self.forbidden_at(point).is_some())
    }
}

const _: () = assert!(size_of::<Gomoku>() <= 120, "a position is copied at every node of a search");
const _: () = assert!(SIZE == 15, "point names have one letter and at most two digits");
