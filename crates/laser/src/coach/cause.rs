//! What a move did so that the answer's shot hits something.
//!
//! A beam is easily misread: the piece that left a line may have had nothing to do with it. So each cause is tested by the rules. The answer is played
//! once more with nothing but the move undone, its shot's effect left as it is; only if nothing of the mover's is hit then, the move is the
//! cause, and the two paths say in which way.

use plyground_rules::{Position, Side};

use crate::{
    Action, Laser, Move, Piece, Shot, Square,
    coach::replay::{Firing, Turn, origin},
};

/// How a move led to a hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// The piece that is hit went there.
    MovedInto(Piece),
    /// The piece that is hit was turned.
    TurnedAway(Piece),
    /// A mirror came to this square and sends the beam on.
    MirrorMoved(Square, Piece),
    /// The mirror on this square was turned and sends the beam on.
    MirrorTurned(Square, Piece),
    /// A mirror left this square, where it sent the beam elsewhere.
    Opened(Square, Piece),
    /// A piece left this square, where it stopped the beam.
    Unguarded(Square, Piece),
    /// The move's own shot destroyed what stood in the way here.
    Cleared(Square, Piece),
    /// The move changed nothing about it.
    Left,
}

impl Cause {
    /// The cause of the hit by `answer`, which follows `turn`; `None` where undoing the move says nothing.
    pub(super) fn of(turn: &Turn, answer: &Turn) -> Option<Cause> {
        let mover = turn.firing.side;
        let (at, piece) = answer.firing.hit_of(mover)?;
        // What the answer itself moves or turns is the answer's doing.
        let passes = |at: Square| !touches(answer.mv, at) && answer.firing.path.contains(&at);
        if !passes(at) {
            return None;
        }
        if let Some((cleared, destroyed)) = turn.firing.hit {
            let mut whole = turn.before.clone();
            whole.move_piece(turn.mv);
            let whole = with_turn(&whole, !mover, None);
            if passes(cleared) && hit_of(&whole, answer.mv, mover)?.is_none() {
                return Some(Cause::Cleared(cleared, destroyed));
            }
        }
        let destroyed = turn.firing.hit.map(|(at, _)| origin(turn.mv, at));
        let undone = with_turn(&turn.before, !mover, destroyed);
        let other = undone.is_legal(answer.mv).then(|| Firing::after(&undone, answer.mv))?;
        if let Some((still, same)) = other.hit_of(mover) {
            return ((still, same) == (at, piece) && !touches(turn.mv, at)).then_some(Cause::Left);
        }
        let moved = turn.after_move();
        let stands = |at: Square| moved.piece(at);
        let from = turn.mv.from();
        match turn.mv.action() {
            Action::Turn { .. } if at == from => Some(Cause::TurnedAway(piece)),
            Action::Turn { .. } if passes(from) => Some(Cause::MirrorTurned(from, stands(from)?)),
            Action::Turn { .. } => None,
            Action::Go(to) if at == to || at == from => Some(Cause::MovedInto(piece)),
            Action::Go(to) if passes(to) => Some(Cause::MirrorMoved(to, stands(to)?)),
            Action::Go(_) if passes(from) => match (stands(from), turn.before.piece(from)?) {
                (Some(swapped), _) => Some(Cause::MirrorMoved(from, swapped)),
                (None, left) if other.end == Shot::IsStopped(from) => Some(Cause::Unguarded(from, left)),
                (None, left) if other.path.contains(&from) => Some(Cause::Opened(from, left)),
                _ => None,
            },
            Action::Go(_) => None,
        }
    }

    /// Whether it laid open a line that was closed.
    pub(super) fn opens_a_line(self) -> bool {
        matches!(self, Cause::Opened(..) | Cause::Unguarded(..) | Cause::Cleared(..))
    }

    /// The square it names.
    pub(super) fn square(self) -> Option<Square> {
        match self {
            Cause::MirrorMoved(at, _)
            | Cause::MirrorTurned(at, _)
            | Cause::Opened(at, _)
            | Cause::Unguarded(at, _)
            | Cause::Cleared(at, _) => Some(at),
            Cause::MovedInto(_) | Cause::TurnedAway(_) | Cause::Left => None,
        }
    }
}

impl Turn {
    /// The board after its move, before its shot.
    fn after_move(&self) -> Laser {
        let mut moved = self.before.clone();
        moved.move_piece(self.mv);
        moved
    }
}

fn touches(mv: Move, at: Square) -> bool {
    at == mv.from() || mv.action() == Action::Go(at)
}

/// What the shot after a move destroys of a side; `None` if the move is not legal.
#[allow(clippy::option_option)] // not legal, nothing hit, and something hit are three different things
fn hit_of(position: &Laser, mv: Move, side: Side) -> Option<Option<(Square, Piece)>> {
    position.is_legal(mv).then(|| Firing::after(position, mv).hit_of(side))
}

/// The same board with a given side to move, and without the piece on a square.
pub(super) fn with_turn(position: &Laser, turn: Side, without: Option<Square>) -> Laser {
    let pieces = position.pieces().filter(|&(at, _)| Some(at) != without);
    Laser::assemble(position.ruleset(), turn, pieces)
}
