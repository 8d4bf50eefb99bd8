//! Why a text is not a legal move, for the person who wrote it.

use plyground_rules::Position;

use crate::{Kind, Laser, Piece, Ruleset, Square, info::name, square::reserved};

/// What is wrong with `text`, in lower case, which is no legal move's.
pub(crate) fn reason(position: &Laser, text: &str) -> String {
    if let Some(winner) = position.outcome().and_then(|outcome| outcome.winner) {
        return format!("the game is over, {} has won", name(winner).to_lowercase());
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
        return format!("there is no piece on {from}");
    };
    if piece.side() != position.to_move() {
        return format!("the {} on {from} is {}'s", piece.kind().name(), name(piece.side()).to_lowercase());
    }
    match (to, position.ruleset()) {
        (Some(to), _) => why_not_go(position, from, piece, to),
        // Every other piece may turn either way.
        (None, Ruleset::Laser) => "a sphinx does not turn in this ruleset".to_owned(),
        (None, Ruleset::Khet) => {
            "a sphinx turns only between its two directions into the board, so the other way".to_owned()
        }
    }
}

/// What is wrong with the form of `text`.
fn form(text: &str) -> String {
    let square = |name: &[u8]| {
        let looks_like_one = matches!(name, [b'a'..=b'z', b'0'..=b'9', ..]);
        looks_like_one && Square::named(&name[..2]).is_none()
    };
    let parts = [text.as_bytes(), text.as_bytes().get(2..).unwrap_or_default()];
    match parts.into_iter().find(|part| square(part)) {
        Some(part) => format!("{} is not on the board", String::from_utf8_lossy(&part[..2])),
        None => "a move is written c4d5 (step or swap), c4+ or c4- (turn)".to_owned(),
    }
}

fn why_not_go(position: &Laser, from: Square, piece: Piece, to: Square) -> String {
    if piece.kind() == Kind::Sphinx {
        return "a sphinx never leaves its corner".to_owned();
    }
    if from.count_around(to.bit()) == 0 {
        return format!("a piece goes one square in any direction, {to} is no neighbour of {from}");
    }
    let mover = position.to_move();
    let whose = |other: Piece| format!("{}'s {}", name(other.side()).to_lowercase(), other.kind().name());
    match position.piece(to) {
        Some(other) if piece.kind() != Kind::Scarab => {
            format!("{to} is taken by {}, and only a scarab changes places", whose(other))
        }
        Some(other) if other.kind() == Kind::Sphinx => "a sphinx never leaves its corner".to_owned(),
        _ if position.ruleset() == Ruleset::Khet && reserved(!mover) & to.bit() != 0 => {
            format!("only {} may enter {to}", name(!mover).to_lowercase())
        }
        Some(other) => format!(
            "in this ruleset a scarab changes places with pyramids and anubis only, not with {} on {to}",
            whose(other)
        ),
        None => "it is not legal here".to_owned(),
    }
}
