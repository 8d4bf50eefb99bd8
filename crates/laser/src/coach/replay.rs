//! The lines of a mistake, shot by shot.

use plyground_coach::{Mistake, ReplayedMove};
use plyground_rules::{Position, Side};
use plyground_search::Score;

use crate::{Action, Laser, Move, Piece, Shot, Square};

/// A shot, with the whole way of its beam.
#[derive(Clone, Debug)]
pub(super) struct Firing {
    /// Whose.
    pub(super) side: Side,
    /// Every square it passes, the sphinx's first.
    pub(super) path: Vec<Square>,
    /// How it ends.
    pub(super) end: Shot,
    /// What it destroys, and where.
    pub(super) hit: Option<(Square, Piece)>,
}

impl Firing {
    /// The shot that follows a move.
    pub(super) fn after(position: &Laser, mv: Move) -> Self {
        let side = position.to_move();
        let mut moved = position.clone();
        moved.move_piece(mv);
        Firing::on(&moved, side)
    }

    /// The shot that a side would fire on this board.
    pub(super) fn on(position: &Laser, side: Side) -> Self {
        let end = position.shot(side);
        let hit = match end {
            Shot::Destroys(at) => position.piece(at).map(|piece| (at, piece)),
            Shot::LeavesTheBoard | Shot::IsStopped(_) => None,
        };
        Firing { side, path: position.beam(side).map(|passed| passed.at).collect(), end, hit }
    }

    /// What it destroys of a side.
    pub(super) fn hit_of(&self, side: Side) -> Option<(Square, Piece)> {
        self.hit.filter(|(_, piece)| piece.side() == side)
    }
}

/// A move of a line and its shot.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    pub(super) before: Laser,
    pub(super) mv: Move,
    pub(super) after: Laser,
    pub(super) firing: Firing,
}

/// One of the two lines of a mistake, as far as the game goes on.
#[derive(Clone, Debug)]
pub(super) struct Replay {
    pub(super) turns: Vec<Turn>,
    pub(super) score: Score,
    /// Whether the game ends with its last move.
    over: bool,
    /// Whether it ends because a position comes up for the third time.
    pub(super) repeats: bool,
}

impl Replay {
    fn new(past: &[Laser], steps: Vec<ReplayedMove<Laser>>, score: Score) -> Self {
        let mut line = Replay { turns: Vec::with_capacity(steps.len()), score, over: false, repeats: false };
        for ReplayedMove { before, mv, after, .. } in steps {
            let firing = Firing::after(&before, mv);
            line.turns.push(Turn { before, mv, after, firing });
            let after = &line.turns[line.turns.len() - 1].after;
            let in_the_line = line.turns.iter().map(|turn| &turn.after);
            let times = past.iter().chain(in_the_line).filter(|position| *position == after).count();
            line.repeats = Laser::REPETITIONS_TO_DRAW.is_some_and(|needed| times >= needed);
            line.over = line.repeats || after.outcome().is_some();
            if line.over {
                break;
            }
        }
        line
    }

    /// Whether it shows what happens up to this many moves: it has them, or the game is over before.
    pub(super) fn shows(&self, plies: usize) -> bool {
        self.over || self.turns.len() >= plies
    }

    /// How many pieces of a side are destroyed within so many moves.
    pub(super) fn lost(&self, side: Side, plies: usize) -> usize {
        self.turns.iter().take(plies).filter(|turn| turn.firing.hit_of(side).is_some()).count()
    }

    /// The pieces of the other side that are destroyed within so many moves, less the own ones.
    pub(super) fn balance(&self, side: Side, plies: usize) -> i32 {
        self.lost(!side, plies) as i32 - self.lost(side, plies) as i32
    }

    /// Which move's shot hits the pharaoh of a side, from 0 on.
    pub(super) fn pharaoh_hit(&self, side: Side) -> Option<usize> {
        let last = self.turns.last()?;
        last.after.pharaoh(side).is_none().then_some(self.turns.len() - 1)
    }
}

/// A mistake with both lines replayed.
#[derive(Clone, Debug)]
pub(super) struct Replayed<'a> {
    /// Who made it.
    pub(super) mover: Side,
    /// Where.
    pub(super) before: &'a Laser,
    pub(super) played: Replay,
    pub(super) best: Replay,
}

impl<'a> Replayed<'a> {
    pub(super) fn new(mistake: &Mistake<'a, Laser>) -> Self {
        Replayed {
            mover: mistake.mover(),
            before: mistake.positions.last().expect("a mistake is made in a position"),
            played: Replay::new(mistake.positions, mistake.replay_played(), mistake.played.score),
            best: Replay::new(mistake.positions, mistake.replay_best(), mistake.best.score),
        }
    }

    /// How many moves both lines show.
    pub(super) fn common(&self) -> usize {
        let (played, best) = (&self.played, &self.best);
        match (played.over, best.over) {
            (true, false) => best.turns.len(),
            (false, true) => played.turns.len(),
            (true, true) => played.turns.len().max(best.turns.len()),
            (false, false) => played.turns.len().min(best.turns.len()),
        }
    }

    /// Whether the mover has come off worse by the move that was played than by the best one: after so many moves, and still two moves later, if both
    /// lines show them. What is won back at once is no reason.
    pub(super) fn is_behind(&self, plies: usize) -> bool {
        let settled = self.common().clamp(plies, plies + 2);
        (plies..=settled)
            .all(|plies| self.played.balance(self.mover, plies) < self.best.balance(self.mover, plies))
    }
}

/// Where the piece that stands on `at` after a move stood before it.
pub(super) fn origin(mv: Move, at: Square) -> Square {
    match mv.action() {
        Action::Go(to) if at == to => mv.from(),
        Action::Go(to) if at == mv.from() => to,
        _ => at,
    }
}
