//! The parts of sentences, and the marks that go with them.

use plyground_coach::{BoardMark, Shape};
use plyground_rules::{Game, Side};
use plyground_words::{Key, Message, message};

use crate::{
    Laser, Piece, Square,
    coach::{cause::Cause, replay::Firing},
};

/// What happens to the mover.
pub(super) const BAD: &str = "bad";
/// What the better move gets.
pub(super) const GOOD: &str = "good";
/// What a sentence names besides.
pub(super) const NOTE: &str = "note";

/// A side's name.
pub(super) fn name(side: Side) -> Key {
    Laser::INFO.sides[side].name
}

/// A piece that does something: "Blue's anubis".
fn subject(piece: Piece) -> Message {
    message!("coach-subject", side = piece.side(), kind = piece.kind().name())
}

/// A piece that something is done to.
pub(super) fn object(piece: Piece) -> Message {
    message!("coach-object", side = piece.side(), kind = piece.kind().name())
}

/// A phrase as a sentence, after its cause where there is one.
pub(super) fn because(cause: Option<Cause>, what: Message) -> Message {
    match cause.map(phrase) {
        Some(cause) => message!("coach-because", cause = cause, what = what),
        None => message!("coach-sentence", what = what),
    }
}

fn phrase(cause: Cause) -> Message {
    match cause {
        Cause::MovedInto(piece) => message!("coach-cause-moved-into", piece = subject(piece)),
        Cause::TurnedAway(piece) => message!("coach-cause-turned-away", piece = subject(piece)),
        Cause::MirrorMoved(at, piece) => {
            message!("coach-cause-mirror-moved", piece = subject(piece), square = at.to_string())
        }
        Cause::MirrorTurned(at, piece) => {
            message!("coach-cause-mirror-turned", piece = subject(piece), square = at.to_string())
        }
        Cause::Opened(at, piece) => {
            message!("coach-cause-opened", piece = subject(piece), square = at.to_string())
        }
        Cause::Unguarded(at, piece) => {
            message!("coach-cause-unguarded", piece = subject(piece), square = at.to_string())
        }
        Cause::Cleared(at, piece) => {
            message!("coach-cause-cleared", piece = object(piece), square = at.to_string())
        }
        Cause::Left => message!("coach-cause-left"),
    }
}

/// A beam's whole way, and what it destroys.
pub(super) fn beam_marks(firing: &Firing, kind: &'static str) -> Vec<BoardMark> {
    let path = firing.path.iter().map(|at| at.point());
    let mut marks = vec![BoardMark::new(Shape::Beam, kind, path).of(firing.side)];
    marks.extend(firing.hit.map(|(at, _)| ring(kind, at)));
    marks
}

/// A ring around a square.
pub(super) fn ring(kind: &'static str, at: Square) -> BoardMark {
    BoardMark::new(Shape::Ring, kind, [at.point()])
}
