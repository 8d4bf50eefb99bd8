//! Rings that are shut in, and how far all of them can go.

use plyground_coach::{About, Claim, ReplayedMove, Weight};
use plyground_rules::Side;
use plyground_words::message;

use super::{
    Lines,
    squares::{name, ring_mark, text},
    track::Track,
};
use crate::{Move, Phase, Point, Yinsh};

/// A ring that can go to so many points at most is shut in.
const SHUT: usize = 2;
/// A ring that can go to so many points is not.
const FREE: usize = 5;

pub(super) fn claim(lines: &Lines, claims: &mut Vec<Claim>) {
    if lines.mistake.before().phase == Phase::Place {
        return;
    }
    claims.extend(shut(lines, lines.mover, About::Played));
    claims.extend(shut(lines, !lines.mover, About::Best));
    claims.extend(few_moves(lines));
}

/// Where a ring of the first position is after some steps, if it is still on the board.
pub(super) fn follow(ring: Point, steps: &[ReplayedMove<Yinsh>]) -> Option<Point> {
    steps.iter().try_fold(ring, |at, step| match step.mv {
        Move::Ring { from, to } if from == at => Some(to),
        Move::TakeRing(off) if off == at => None,
        _ => Some(at),
    })
}

/// To how many points a ring can go.
fn ways(position: &Yinsh, ring: Point) -> usize {
    position.occupancy().count(ring.bit())
}

/// After the opponent's answer one of a side's rings is shut in, in the line that the claim is about and not in the other.
fn shut(lines: &Lines, side: Side, about: About) -> Option<Claim> {
    let (track, other) = match about {
        About::Played => (&lines.played, &lines.best),
        About::Best => (&lines.best, &lines.played),
    };
    let answer = lines.answer();
    let (here, there) = (track.after_turn(answer)?, other.after_turn(answer)?);
    let find = |ring: Point| {
        let steps = |track: &Track| follow(ring, track.up_to(answer, 0));
        let (at, otherwise) = (steps(track)?, steps(other)?);
        let (few, many) = (ways(here, at), ways(there, otherwise));
        (few <= SHUT && many >= FREE).then_some((ring, at, few, many))
    };
    let (ring, at, count, better) = lines.mistake.before().rings(side).find_map(find)?;
    let first = &track.steps[0];
    let (kind, code, message) = match about {
        About::Played => {
            let message = message!(
                "why-ring-shut",
                side = name(side),
                point = at.to_string(),
                count = count,
                better = better
            );
            ("bad", "ring-shut", message)
        }
        About::Best => {
            let mv = text(&first.before, first.mv);
            let message = message!(
                "why-shuts-ring", side = name(side), move = mv, point = at.to_string(), count = count, better = better
            );
            ("good", "shuts-ring", message)
        }
    };
    let plies = track.up_to(answer, 0).len();
    let marks = vec![ring_mark(kind, ring.bit())];
    Some(Claim { code, message, weight: Weight::Structure, about, plies, marks })
}

/// After the opponent's answer the mover's rings have at most half as many ways to go as in the better line.
fn few_moves(lines: &Lines) -> Option<Claim> {
    let (played, best) = lines.answered()?;
    let rings = |position: &Yinsh| position.occupancy().count(position.rings[lines.mover.index()]);
    let (count, better) = (rings(played), rings(best));
    if 2 * count > better || better < count + 8 {
        return None;
    }
    let message = message!("why-few-moves", side = name(lines.mover), count = count, better = better);
    let marks = vec![ring_mark("bad", lines.mistake.before().rings[lines.mover.index()])];
    let plies = lines.played.up_to(lines.answer(), 0).len();
    Some(Claim { code: "few-moves", message, weight: Weight::Structure, about: About::Played, plies, marks })
}
