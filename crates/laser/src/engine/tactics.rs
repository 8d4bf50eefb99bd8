//! The moves whose shots destroy something.

use plyground_rules::{MoveList, Position, Side};

use super::{BeamBoard, beam_board::touched, beam_path::BeamPath};
use crate::{
    Action, Move, Shot, Square,
    cell::{Cell, Kind},
    square::{around, squares},
};

impl BeamBoard {
    /// The moves that touch a square of the path and, by the same or another square, one of `too`; the sphinx's turn
    /// among them.
    fn moves_touching(&self, path: u128, too: u128, mut found: impl FnMut(Move)) {
        let movers = self.rules.movers();
        let targets = self.rules.targets();
        let both = path & too;
        for from in squares(movers & (path | around(path))) {
            let bit = from.bit();
            let to = match (path & bit != 0, too & bit != 0) {
                (true, true) => u128::MAX,
                (true, false) => too,
                (false, true) => path,
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
        let path = &self.paths[side.index()];
        let shot = if path.squares & touched(mv) == 0 { path.end } else { self.rules.shot_after(mv, side) };
        match shot {
            Shot::Destroys(at) => Some(self.cell_after(mv, at)),
            _ => None,
        }
    }

    /// A move that changes no beam: half a turn of the pharaoh would do as well.
    fn waiting_move(&self) -> Option<Move> {
        self.rules.pharaoh(self.us()).map(|at| Move::turn(at, true))
    }

    /// The board after the waiting move, where neither beam hits anything of the side that waits.
    pub(super) fn after_waiting_move(&self) -> Option<Self> {
        let us = self.us();
        let hit = |path: &BeamPath| path.victim().is_some_and(|at| self.rules.board[at.index()].side() == us);
        let mv = self.waiting_move().filter(|_| !self.paths.iter().any(hit))?;
        let mut next = self.clone();
        next.play(mv);
        next.rules.outcome().is_none().then_some(next)
    }

    /// Appends the moves whose shots destroy a piece of the other side. Where the beam hits one as it stands, every move
    /// that leaves it alone does that: of those the waiting move stands for all.
    pub(super) fn captures(&self, out: &mut MoveList<Move>) {
        let us = self.us();
        let path = &self.paths[us.index()];
        let theirs = |cell: Cell| cell.side() != us;
        if path.victim().is_some_and(|at| theirs(self.rules.board[at.index()])) {
            out.extend(self.waiting_move());
        }
        self.moves_touching(path.squares, u128::MAX, |mv| {
            if self.victim(mv).is_some_and(theirs) {
                out.push(mv);
            }
        });
    }

    /// A move that hits the other side's pharaoh.
    pub(super) fn winning_move(&self) -> Option<Move> {
        let us = self.us();
        let (path, approaches) = (&self.paths[us.index()], self.approaches[(!us).index()]);
        let wins = |cell: Cell| cell.is(Kind::Pharaoh) && cell.side() != us;
        if path.victim().is_some_and(|at| wins(self.rules.board[at.index()])) {
            return self.waiting_move();
        }
        let mut found = None;
        self.moves_touching(path.squares, approaches, |mv| {
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

    fn lit(position: &str) -> BeamBoard {
        BeamBoard::new(&Laser::read_position(&Laser::INFO.variants[0], position).expect("a position"))
    }

    #[test]
    fn waiting_changes_nothing_but_whose_turn_it_is_l7() {
        let calm = lit("sc7fc1/10/10/10/10/1Ra8/10/4Fa4Sa b");
        let waited = calm.after_waiting_move().expect("nothing is hit");
        assert_eq!(waited.us(), !calm.us());
        assert_eq!(Side::BOTH.map(|side| waited.shot(side)), Side::BOTH.map(|side| calm.shot(side)));
        // Red's beam comes from above: an anubis on a5 that looks there stops it, another one is lost.
        assert!(lit("sc7fc1/10/10/Na9/10/10/10/4Fa4Sa b").after_waiting_move().is_some());
        assert!(lit("sc7fc1/10/10/Nb9/10/10/10/4Fa4Sa b").after_waiting_move().is_none());
        // So is a pyramid in front of the own sphinx.
        assert!(lit("sc7fc1/10/10/10/10/9Pa/10/4Fa4Sa b").after_waiting_move().is_none());
    }
}
