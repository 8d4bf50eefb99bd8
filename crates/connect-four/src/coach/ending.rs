//! Wins: at once, by force, and because the other side runs out of moves.

use plyground_coach::{About, BoardMark, Claim, Shape, Weight};
use plyground_rules::{Position, Side};
use plyground_search::Score;
use plyground_words::message;

use super::{
    lines::{Lines, Replay, four_through, kind, name, points, threats_of},
    threats::DoubleThreat,
};
use crate::ConnectFour;

pub(super) fn claims(lines: &Lines) -> Vec<Claim> {
    let mut claims: Vec<Claim> = Vec::new();
    claims.extend(misses_win(lines));
    claims.extend(allows_win(lines));
    claims.extend(forced(lines, About::Played));
    claims.extend(forced(lines, About::Best));
    claims.extend(zugzwang(lines, About::Played));
    claims.extend(zugzwang(lines, About::Best));
    claims
}

/// The four that a line ends with, and its last cell.
fn four(lines: &Lines, about: About, side: Side, cell: u64) -> Vec<BoardMark> {
    let (line, _) = lines.about(about);
    let discs = line.steps[line.steps.len() - 1].after.discs(side);
    let four = BoardMark::new(Shape::Line, kind(about), points(lines.size(), four_through(discs, cell)));
    vec![four, lines.mark(Shape::Ring, kind(about), cell)]
}

/// The best move completes four.
fn misses_win(lines: &Lines) -> Option<Claim> {
    let (_, cell) = lines.best.win(lines.mover).filter(|(plies, _)| *plies == 1)?;
    if lines.played.steps[0].after.outcome().is_some_and(|end| end.winner.is_some()) {
        return None;
    }
    Some(Claim {
        code: "misses-win",
        message: message!("misses-win", side = name(lines.mover), cell = lines.list(cell)),
        weight: Weight::End,
        about: About::Best,
        plies: 1,
        marks: four(lines, About::Best, lines.mover, cell),
    })
}

/// The opponent completes four with its answer: the cell was threatened before, or the mistake lies under it.
fn allows_win(lines: &Lines) -> Option<Claim> {
    let winner = !lines.mover;
    let (_, cell) = lines.played.win(winner).filter(|(plies, _)| *plies == 2)?;
    // The best move does not lose at once.
    let safe = lines.best.after(2)?;
    if safe.outcome().is_some_and(|end| end.winner == Some(winner)) {
        return None;
    }
    let (side, at) = (name(winner), lines.list(cell));
    let (code, message) = if lines.before.playable() & cell != 0 {
        ("no-block", message!("no-block", side = side, cell = at))
    } else {
        ("plays-under", message!("plays-under", side = side, cell = at))
    };
    let marks = four(lines, About::Played, winner, cell);
    Some(Claim { code, message, weight: Weight::End, about: About::Played, plies: 2, marks })
}

/// A win that is proven and takes more than one move.
fn forced(lines: &Lines, about: About) -> Option<Claim> {
    let (line, other) = lines.about(about);
    let winner = lines.gainer(about);
    let turns = proven(line, about)?;
    if proven(other, about).is_some() || turns <= u32::from(about == About::Played) + 1 {
        return None;
    }
    // Of the winner's own moves.
    let moves = turns.div_ceil(2);
    let (side, best) = (name(winner), lines.best.first_text());
    let end = line.win(winner);
    let double = DoubleThreat::first(lines, about);
    let threat = first_threat(line, winner);
    let message = match (about, &double, threat) {
        (About::Played, Some(double), _) => message!(
            "allows-forced-win-double",
            side = side,
            moves = moves,
            from = lines.list(double.from),
            cells = lines.list(double.cells),
            kind = double.kind()
        ),
        (About::Played, None, Some(cell)) => {
            message!("allows-forced-win-threat", side = side, moves = moves, cell = lines.list(cell))
        }
        (About::Played, None, None) => message!("allows-forced-win", side = side, moves = moves),
        (About::Best, Some(double), _) => message!(
            "misses-forced-win-double",
            side = side,
            best = best,
            moves = moves,
            from = lines.list(double.from),
            cells = lines.list(double.cells),
            kind = double.kind()
        ),
        (About::Best, None, Some(cell)) => {
            let cell = lines.list(cell);
            message!("misses-forced-win-threat", side = side, best = best, moves = moves, cell = cell)
        }
        (About::Best, None, None) => message!("misses-forced-win", side = side, best = best, moves = moves),
    };
    let noted = double.map(|double| double.cells).or(threat);
    let mut marks: Vec<BoardMark> =
        noted.map(|cells| lines.mark(Shape::Ring, "note", cells)).into_iter().collect();
    if let Some((_, cell)) = end {
        marks.extend(four(lines, about, winner, cell));
    }
    let code = if about == About::Played { "allows-forced-win" } else { "misses-forced-win" };
    Some(Claim { code, message, weight: Weight::Forced, about, plies: line.steps.len(), marks })
}

/// In how many turns a line is proven to be won for the side that gains by it.
const fn proven(line: &Replay, about: About) -> Option<u32> {
    match (line.score, about) {
        (Score::Loss(turns), About::Played) | (Score::Win(turns), About::Best) => Some(turns),
        _ => None,
    }
}

/// The first cell in a line that `side` threatens to take and the other side has to stop.
fn first_threat(line: &Replay, side: Side) -> Option<u64> {
    let now = |position: &ConnectFour| threats_of(position, side) & position.playable();
    let made = line.steps.iter().filter(|step| step.side == side && step.after.outcome().is_none());
    made.map(|step| now(&step.after)).find(|cells| *cells != 0).map(|cells| cells & cells.wrapping_neg())
}

/// A turn in which nothing is threatened yet, but every move lets the other side win at once.
fn zugzwang(lines: &Lines, about: About) -> Option<Claim> {
    let (line, other) = lines.about(about);
    let winner = lines.gainer(about);
    let lost = |position: &ConnectFour| is_zugzwang(position, winner);
    let plies = (1..=line.steps.len()).find(|&plies| line.after(plies).is_some_and(lost))?;
    let spared = other.after(plies).is_some() && !(1..=plies).any(|p| other.after(p).is_some_and(lost));
    if !spared {
        return None;
    }
    let position = line.after(plies)?;
    let cells = threats_of(position, winner) & position.playable() << 1;
    let (side, loser, at) = (name(winner), name(!winner), lines.list(cells));
    let (code, message) = match about {
        About::Played => {
            ("zugzwang", message!("zugzwang", side = side, other = loser, plies = plies, cells = at))
        }
        About::Best => {
            let best = lines.best.first_text();
            let message = message!(
                "misses-zugzwang",
                side = side,
                other = loser,
                plies = plies,
                cells = at,
                best = best
            );
            ("misses-zugzwang", message)
        }
    };
    let marks = vec![lines.mark(Shape::Ring, kind(about), cells)];
    Some(Claim { code, message, weight: Weight::Threat, about, plies, marks })
}

/// Whether the side to move loses at once whatever it does, though `winner` threatens nothing that can be stopped.
fn is_zugzwang(position: &ConnectFour, winner: Side) -> bool {
    let threats = threats_of(position, winner);
    let playable = position.playable();
    position.to_move() != winner
        && position.outcome().is_none()
        && threats & playable == 0
        && threats_of(position, !winner) & playable == 0
        && playable & !(threats >> 1) == 0
}
