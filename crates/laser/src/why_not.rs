//! Why a text is not a legal move, for the person who wrote it.

use plyground_rules::Position;
use plyground_words::{Message, key, message};

use crate::{Kind, Laser, Piece, Ruleset, Square, square::reserved};

/// What is wrong with `text`, in lower case, which is no legal move's.
pub(crate) fn reason(position: &Laser, text: &str) -> Message {
    if let Some(winner) = position.outcome().and_then(|outcome| outcome.winner) {
        return message!("why-over", winner = winner);
    }
    let bytes = text.as_bytes();
    let (Some(from), Some(rest)) = (bytes.get(..2).and_then(Square::named), bytes.get(2..)) else {
        return form(text);
    };
    let to = Square::named(rest);
    if to.is_none() && rest != b"+" && rest != b"-" {
        return form(text);
    }
    let Some(piece) = position.piece(from) else {
        return message!("why-empty", from = from.to_string());
    };
    if piece.side() != position.to_move() {
        let (kind, side) = (piece.kind().name(), piece.side());
        return message!("why-not-yours", kind = kind, from = from.to_string(), side = side);
    }
    match (to, position.ruleset()) {
        (Some(to), _) => why_not_go(position, from, piece, to),
        // Every other piece may turn either way.
        (None, Ruleset::Laser) => key!("why-sphinx-fixed").into(),
        (None, Ruleset::Khet) => key!("why-sphinx-turn").into(),
    }
}

/// What is wrong with the form of `text`.
fn form(text: &str) -> Message {
    let square = |name: &[u8]| {
        let looks_like_one = matches!(name, [b'a'..=b'z', b'0'..=b'9', ..]);
        looks_like_one && Square::named(&name[..2]).is_none()
    };
    let parts = [text.as_bytes(), text.as_bytes().get(2..).unwrap_or_default()];
    match parts.into_iter().find(|part| square(part)) {
        Some(part) => message!("why-off-board", square = String::from_utf8_lossy(&part[..2]).into_owned()),
        None => key!("why-form").into(),
    }
}

fn why_not_go(position: &Laser, from: Square, piece: Piece, to: Square) -> Message {
    if piece.kind() == Kind::Sphinx {
        return key!("why-sphinx-stays").into();
    }
    if from.count_around(to.bit()) == 0 {
        return message!("why-too-far", from = from.to_string(), to = to.to_string());
    }
    let mover = position.to_move();
    let whose = |other: Piece| message!("kind-of-side", side = other.side(), kind = other.kind().name());
    match position.piece(to) {
        Some(other) if piece.kind() != Kind::Scarab => {
            message!("why-taken", to = to.to_string(), piece = whose(other))
        }
        Some(other) if other.kind() == Kind::Sphinx => key!("why-sphinx-stays").into(),
        _ if position.ruleset() == Ruleset::Khet && reserved(!mover) & to.bit() != 0 => {
            message!("why-reserved", side = !mover, to = to.to_string())
        }
        Some(other) => message!("why-no-swap", piece = whose(other), to = to.to_string()),
        None => key!("why-other").into(),
    }
}
