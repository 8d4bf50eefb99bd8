//! The moves whose shots destroy something.

use plyground_rules::{MoveList, Position, Side};

use super::{Lit, lit::touched, way::Way};
use crate::{
    Action, Move, Shot, Square,
    cell::{Cell, Kind},
    square::{around, squares},
};

impl Lit {
    /// The moves that touch a square of the way and, by the same or another square, one of `too`; the sphinx's turn
    /// among them.
    fn touching(&self, way: u128, too: u128, mut found: impl FnMut(Move)) {
        let movers = self.rules.movers();
        let targets = self.rules.targets();
        let both = way & too;
        for from in squares(movers & (way | around(way))) {
            let bit = from.bit();
            let to = match (way & bit != 0, too & bit != 0) {
                (true, true) => u128::MAX,
                (true, false) => too,
                (false, true) => way,
                (false, false) => both,
            };
            for to in from.each_around(self.rules.targets_of(from, targets) & to) {
                found(Move::go(from, to));
            }
            if both & bit != 0 {
                found(Move::turn(from, true));
                found(Move::turn(from, false));
            }
        }
        if let Some(turn) = self.rules.sphinx_turn().filter(|turn| both & turn.from().bit() != 0) {
            found(turn);
        }
    }

    /// What will stand on a square after a move, before the shot.
    fn cell_after(&self, mv: Move, at: Square) -> Cell {
        let from = match mv.action() {
            Action::Go(to) if at == to => mv.from(),
            Action::Go(to) if at == mv.from() => to,
            _ => at,
        };
        self.rules.board[from.index()]
    }

    /// The piece that a move's shot destroys.
    #[inline]
    pub(super) fn victim(&self, mv: Move) -> Option<Cell> {
        self.victim_of(mv, self.us())
    }

    /// The piece that the beam of `side` would destroy after a move of the side to move, that move's shot aside.
    #[inline]
    pub(super) fn victim_of(&self, mv: Move, side: Side) -> Option<Cell> {
        let way = &self.ways[side.index()];
        let shot = if way.squares & touched(mv) == 0 { way.end } else { self.rules.shot_after(mv, side) };
        match shot {
            Shot::Destroys(at) => Some(self.cell_after(mv, at)),
            _ => None,
        }
    }

    /// A move that changes no beam: half a turn of the pharaoh would do as well.
    fn waiting(&self) -> Option<Move> {
        self.rules.pharaoh(self.us()).map(|at| Move::turn(at, true))
    }

    /// The board after the waiting move, where neither beam hits anything of the side that waits.
    pub(super) fn waited(&self) -> Option<Self> {
        let us = self.us();
        let hit = |way: &Way| way.victim().is_some_and(|at| self.rules.board[at.index()].side() == us);
        let mv = self.waiting().filter(|_| !self.ways.iter().any(hit))?;
        let mut next = self.clone();
        next.play(mv);
        next.rules.outcome().is_none().then_some(next)
    }

    /// Appends the moves whose shots destroy a piece of the other side. Where the beam hits one as it stands, every move
    /// that leaves it alone does that: of those the waiting move stands for all.
    pub(super) fn destroying(&self, out: &mut MoveList<Move>) {
        let us = self.us();
        let way = &self.ways[us.index()];
        let theirs = |cell: Cell| cell.side() != us;
        if way.victim().is_some_and(|at| theirs(self.rules.board[at.index()])) {
            out.extend(self.waiting());
        }
        self.touching(way.squares, u128::MAX, |mv| {
            if self.victim(mv).is_some_and(theirs) {
                out.push(mv);
            }
        });
    }

    /// A move that hits the other side's pharaoh.
    pub(super) fn winning(&self) -> Option<Move> {
        let us = self.us();
        let (way, approaches) = (&self.ways[us.index()], self.approaches[(!us).index()]);
        let wins = |cell: Cell| cell.is(Kind::Pharaoh) && cell.side() != us;
        if way.victim().is_some_and(|at| wins(self.rules.board[at.index()])) {
            return self.waiting();
        }
        let mut found = None;
        self.touching(way.squares, approaches, |mv| {
            if found.is_none() && self.victim(mv).is_some_and(wins) {
                found = Some(mv);
            }
        });
        found
    }
}

#[cfg(test)]
mod tests {
    use plyground_rules::{Game, Notation};

    use super::*;
    use crate::Laser;

    fn lit(position: &str) -> Lit {
        Lit::new(&Laser::read_position(&Laser::INFO.variants[0], position).expect("a position"))
    }

    #[test]
    fn waiting_changes_nothing_but_whose_turn_it_is_l7() {
        let calm = lit("sc7fc1/10/10/10/10/1Ra8/10/4Fa4Sa b");
        let waited = calm.waited().expect("nothing is hit");
        assert_eq!(waited.us(), !calm.us());
        assert_eq!(Side::BOTH.map(|side| waited.shot(side)), Side::BOTH.map(|side| calm.shot(side)));
        // Red's beam comes from above: an anubis on a5 that looks there stops it, another one is lost.
        assert!(lit("sc7fc1/10/10/Na9/10/10/10/4Fa4Sa b").waited().is_some());
        assert!(lit("sc7fc1/10/10/Nb9/10/10/10/4Fa4Sa b").waited().is_none());
        // So is a pyramid in front of the own sphinx.
        assert!(lit("sc7fc1/10/10/10/10/9Pa/10/4Fa4Sa b").waited().is_none());
    }
}
