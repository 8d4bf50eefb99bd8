//! From a description to pieces on squares, or everything that is wrong with it.

use plyground_rules::{Description, Placed, Problem, Side, brief};
use plyground_words::{Message, key, message};

use crate::{Kind, Piece, Square, info::kind_name};

/// More than any board holds; what lies beyond is only counted, so that nonsense costs little.
const LOOKED_AT: usize = 200;

/// The pieces described, if they are a position of either ruleset.
///
/// A side may have fewer pieces than its set, and one of the pharaohs may be missing: then the game is over.
/// Any side may stand on any square in `laser-khet` too, since a swap can bring a piece onto a square that it may
/// not enter by itself.
pub(crate) fn check(described: &Description) -> Result<Vec<(Square, Piece)>, Vec<Problem>> {
    let mut problems = Vec::new();
    let mut pieces: Vec<(Square, Piece)> = Vec::new();
    let count = described.pieces.len();
    if count > LOOKED_AT {
        problems.push(Problem::new(message!("problem-too-many", count = count)));
    }
    for placed in described.pieces.iter().take(LOOKED_AT) {
        let at = Square::named(brief(&placed.at).to_ascii_lowercase().as_bytes());
        if at.is_none() {
            problems.push(Problem::at(brief(&placed.at), key!("problem-no-square")));
        }
        let piece = read(placed, &mut problems);
        let (Some(at), Some(piece)) = (at, piece) else { continue };
        if let Some((_, first)) = pieces.iter().find(|(taken, _)| *taken == at) {
            let (first, second) = (kind_name(first.kind()), kind_name(piece.kind()));
            let what = message!("problem-two-pieces", first = first, second = second);
            problems.push(Problem::at(at.to_string(), what));
        }
        pieces.push((at, piece));
    }
    for extra in described.extras.keys().take(LOOKED_AT) {
        let name = format!("{:?}", brief(extra));
        problems.push(Problem::new(message!("problem-extra", name = name)));
    }
    check_sets(&pieces, &mut problems);
    if problems.is_empty() { Ok(pieces) } else { Err(problems) }
}

/// The piece, as far as kind and facing are known.
fn read(placed: &Placed, problems: &mut Vec<Problem>) -> Option<Piece> {
    let kind = Kind::ALL.into_iter().find(|kind| kind.name() == placed.piece.kind);
    let mut problem = |what: Message| problems.push(Problem::at(brief(&placed.at), what));
    if kind.is_none() {
        problem(message!("problem-kind", kind = format!("{:?}", brief(&placed.piece.kind))));
    }
    let facing = placed.piece.facing;
    if facing > 3 {
        problem(message!("problem-facing", facing = facing));
        return None;
    }
    Some(Piece::new(kind?, placed.piece.side, facing))
}

fn check_sets(pieces: &[(Square, Piece)], problems: &mut Vec<Problem>) {
    for side in Side::BOTH {
        let of = |kind| pieces.iter().filter(move |(_, p)| p.side() == side && p.kind() == kind);
        for kind in Kind::ALL {
            let (has, most) = (of(kind).count(), kind.in_a_set());
            if has > most {
                let what = message!("problem-set", side = side, count = has, kind = kind.name(), most = most);
                problems.push(Problem::new(what));
            }
        }
        let corner = Square::corner(side);
        if !of(Kind::Sphinx).any(|&(at, _)| at == corner) {
            problems.push(Problem::at(corner.to_string(), message!("problem-sphinx-missing", side = side)));
        }
        let inward = match side {
            Side::First => [0, 3],
            Side::Second => [2, 1],
        };
        for (at, sphinx) in of(Kind::Sphinx) {
            let mut problem = |what| problems.push(Problem::at(at.to_string(), what));
            if *at != corner {
                problem(message!("problem-sphinx-place", side = side, corner = corner.to_string()));
            } else if !inward.contains(&sphinx.facing()) {
                problem(message!("problem-sphinx-facing", side = side));
            }
        }
    }
    if !pieces.iter().any(|(_, piece)| piece.kind() == Kind::Pharaoh) {
        problems.push(Problem::new(key!("problem-no-pharaoh")));
    }
}
