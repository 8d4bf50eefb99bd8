//! Where nothing falls: what the evaluation says differs most between the two lines, if one thing clearly does, and in counts that everybody can check on
//! the board.

use plyground_coach::{About, BoardMark, Claim, Shape, Weight};
use plyground_rules::{Notation, Position, Side};
use plyground_search::Board;
use plyground_words::{Message, message};

use crate::{
    BeamBoard, Laser, Square,
    coach::{
        replay::Replayed,
        telling::{BAD, GOOD, name},
    },
    engine::Theme,
};

/// The least difference that is worth a word, in hundredths of a pyramid.
const LEAST: i32 = 50;

pub(super) fn claims(mistake: &Replayed, out: &mut Vec<Claim>) {
    // The further the lines go, the more they show what the move is about; but what they show gets lost again in what follows from both.
    let common = mistake.played.turns.len().min(mistake.best.turns.len());
    for plies in (2..=common).rev() {
        let before = out.len();
        after(mistake, plies, out);
        if out.len() > before {
            return;
        }
    }
}

/// What differs most after so many moves.
fn after(mistake: &Replayed, plies: usize, out: &mut Vec<Claim>) {
    let (played, best) = (&mistake.played.turns[plies - 1].after, &mistake.best.turns[plies - 1].after);
    if played.outcome().is_some() || best.outcome().is_some() {
        return;
    }
    let Some((theme, sides)) = dominant(mistake.mover, played, best) else { return };
    for side in sides {
        // What the mover would have more of is what the best move gets; what the other side has more of is what was allowed.
        let about = if side == mistake.mover { About::Best } else { About::Played };
        let (more, less, kind) = match about {
            About::Best => (best, played, GOOD),
            About::Played => (played, best, BAD),
        };
        let (count, other) = (theme.count(more, side), theme.count(less, side));
        if count < other + theme.least() {
            continue;
        }
        let mv = mistake.before.move_text(mistake.best.turns[0].mv);
        let beam = more.beam(side).map(|passed| passed.at.point());
        out.push(Claim {
            code: theme.code(),
            message: sentence(theme, about, side, count, other, mv),
            weight: Weight::Tendency,
            about,
            plies,
            marks: vec![BoardMark::new(Shape::Beam, kind, beam).of(side)],
        });
    }
}

fn sentence(theme: Theme, about: About, side: Side, count: usize, other: usize, mv: String) -> Message {
    let (side, whose) = (name(side), name(!side));
    match (theme, about) {
        (Theme::Attack, About::Played) => {
            message!("coach-attack-played", side = side, whose = whose, count = count, mv = mv, other = other)
        }
        (Theme::Attack, About::Best) => {
            message!("coach-attack-best", side = side, whose = whose, count = count, mv = mv, other = other)
        }
        (Theme::Beam, About::Played) => {
            message!("coach-beam-played", side = side, count = count, mv = mv, other = other)
        }
        (Theme::Beam, About::Best) => {
            message!("coach-beam-best", side = side, count = count, mv = mv, other = other)
        }
    }
}

/// The theme that differs most to the mover's disadvantage, if it makes up most of the whole difference and stands out from the other, with the sides
/// by which it does.
fn dominant(mover: Side, played: &Laser, best: &Laser) -> Option<(Theme, Vec<Side>)> {
    let (played, best) = (BeamBoard::of(played).themes(mover), BeamBoard::of(best).themes(mover));
    let lost = |theme, side| best.worth(theme, side) - played.worth(theme, side);
    let sum = |theme| Side::BOTH.into_iter().map(|side| lost(theme, side)).sum::<i32>();
    let whole = best.whole - played.whole;
    if whole < LEAST {
        return None;
    }
    let stands_out = |theme: Theme| {
        let others = Theme::ALL.into_iter().filter(|other| *other != theme);
        let second = others.map(sum).max().unwrap_or(0);
        sum(theme) >= LEAST && 2 * sum(theme) >= whole && 2 * sum(theme) >= 3 * second
    };
    let theme = Theme::ALL.into_iter().find(|&theme| stands_out(theme))?;
    Some((theme, Side::BOTH.into_iter().filter(|&side| lost(theme, side) >= LEAST).collect()))
}

impl Theme {
    fn code(self) -> &'static str {
        match self {
            Theme::Attack => "mostly-attack",
            Theme::Beam => "mostly-beam",
        }
    }

    /// The least difference in its count that is worth a word.
    fn least(self) -> usize {
        match self {
            Theme::Attack => 2,
            Theme::Beam => 4,
        }
    }

    /// What is counted of it for a side.
    fn count(self, position: &Laser, side: Side) -> usize {
        match self {
            Theme::Attack => near(position, side),
            Theme::Beam => position.beam(side).count() - 1,
        }
    }
}

/// How many squares of a side's beam are at most three steps from the other pharaoh.
fn near(position: &Laser, side: Side) -> usize {
    let Some(pharaoh) = position.pharaoh(!side) else { return 0 };
    let path: Vec<Square> = position.beam(side).map(|passed| passed.at).collect();
    Square::all().filter(|at| path.contains(at) && *at != pharaoh && steps(*at, pharaoh) <= 3).count()
}

fn steps(a: Square, b: Square) -> usize {
    let ((af, ar), (bf, br)) = (a.file_and_rank(), b.file_and_rank());
    af.abs_diff(bf).max(ar.abs_diff(br))
}
