//! The third time: a draw.

use plyground_coach::{About, Claim, Weight};
use plyground_rules::Notation;
use plyground_words::message;

use crate::coach::{
    replay::{Replay, Replayed},
    telling::name,
};

pub(super) fn claims(mistake: &Replayed, out: &mut Vec<Claim>) {
    if let Some(plies) = drawn(&mistake.played).filter(|&plies| goes_on(&mistake.best, plies)) {
        let message = match plies {
            1 => message!("coach-repeats"),
            _ => message!("coach-lets-repeat", side = name(!mistake.mover)),
        };
        out.push(Claim {
            code: "repeats",
            message,
            weight: Weight::End,
            about: About::Played,
            plies,
            marks: Vec::new(),
        });
    }
    if let Some(plies) = drawn(&mistake.best).filter(|&plies| plies == 1 && goes_on(&mistake.played, plies)) {
        out.push(Claim {
            code: "repeats",
            message: message!("coach-could-repeat", mv = mistake.before.move_text(mistake.best.turns[0].mv)),
            weight: Weight::End,
            about: About::Best,
            plies,
            marks: Vec::new(),
        });
    }
}

/// After how many moves a line is drawn: by its first move, or by the answer.
fn drawn(line: &Replay) -> Option<usize> {
    Some(line.turns.len()).filter(|&plies| line.repeats && plies <= 2)
}

/// Whether a line does not end in a draw as soon.
fn goes_on(line: &Replay, plies: usize) -> bool {
    line.shows(plies) && drawn(line).is_none_or(|drawn| drawn > plies)
}
