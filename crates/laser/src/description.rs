//! From a description to pieces on squares, or everything that is wrong with it.

use plyground_rules::{Description, Placed, Problem, Side, brief};

use crate::{Kind, Piece, Square, info::name};

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
        problems.push(Problem::new(format!("{count} pieces are too many, the board has 80 squares")));
    }
    for placed in described.pieces.iter().take(LOOKED_AT) {
        let at = Square::named(brief(&placed.at).to_ascii_lowercase().as_bytes());
        if at.is_none() {
            problems.push(Problem::at(brief(&placed.at), "there is no such square"));
        }
        let piece = read(placed, &mut problems);
        let (Some(at), Some(piece)) = (at, piece) else { continue };
        if let Some((_, first)) = pieces.iter().find(|(taken, _)| *taken == at) {
            let (first, second) = (first.kind().name(), piece.kind().name());
            let what = format!("two pieces on one square, {first} and {second}");
            problems.push(Problem::at(at.to_string(), what));
        }
        pieces.push((at, piece));
    }
    for extra in described.extras.keys().take(LOOKED_AT) {
        problems.push(Problem::new(format!("a position of Laser Chess has no {:?}", brief(extra))));
    }
    check_sets(&pieces, &mut problems);
    if problems.is_empty() { Ok(pieces) } else { Err(problems) }
}

/// The piece, as far as kind and facing are known.
fn read(placed: &Placed, problems: &mut Vec<Problem>) -> Option<Piece> {
    let kind = Kind::ALL.into_iter().find(|kind| kind.name() == placed.piece.kind);
    let mut problem = |what: String| problems.push(Problem::at(brief(&placed.at), what));
    if kind.is_none() {
        problem(format!("there is no piece called {:?}", brief(&placed.piece.kind)));
    }
    let facing = placed.piece.facing;
    if facing > 3 {
        problem(format!("a piece faces 0, 1, 2 or 3 quarter turns from up, not {facing}"));
        return None;
    }
    Some(Piece::new(kind?, placed.piece.side, facing))
}

fn check_sets(pieces: &[(Square, Piece)], problems: &mut Vec<Problem>) {
    for side in Side::BOTH {
        let whose = name(side);
        let of = |kind| pieces.iter().filter(move |(_, p)| p.side() == side && p.kind() == kind);
        for kind in Kind::ALL {
            let (has, most) = (of(kind).count(), kind.in_a_set());
            if has > most {
                let what = format!("{whose} has {has} {}, the set has {most}", kind.plural());
                problems.push(Problem::new(what));
            }
        }
        let corner = Square::corner(side);
        if !of(Kind::Sphinx).any(|&(at, _)| at == corner) {
            problems.push(Problem::at(corner.to_string(), format!("{whose}'s sphinx must stand here")));
        }
        let (inward, ways) = match side {
            Side::First => ([0, 3], "up or left"),
            Side::Second => ([2, 1], "down or right"),
        };
        for (at, sphinx) in of(Kind::Sphinx) {
            let mut problem = |what| problems.push(Problem::at(at.to_string(), what));
            if *at != corner {
                problem(format!("{whose}'s sphinx belongs on {corner}"));
            } else if !inward.contains(&sphinx.facing()) {
                problem(format!("{whose}'s sphinx must face into the board, {ways}"));
            }
        }
    }
    if !pieces.iter().any(|(_, piece)| piece.kind() == Kind::Pharaoh) {
        problems.push(Problem::new("both pharaohs are missing"));
    }
}
