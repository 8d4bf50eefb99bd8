//! Renju: white wins where black may not stop it.

use plyground_coach::{Claim, Weight};
use plyground_rules::{Game, Side};
use plyground_words::message;

use crate::{
    Forbidden, Gomoku, Point, Rule,
    coach::{
        patterns::five_points,
        scene::{Replay, Scene, about_best, about_played, ring},
    },
};

/// A four that black could stop on one point only, which is forbidden.
struct Trap {
    /// The step that makes it.
    step: usize,
    /// White's stone.
    stone: Point,
    /// Where black would have to play.
    point: Point,
    why: Forbidden,
}

/// `forbidden-defence` and `forbidden-trap`. To black it is a trap if the point was free before the mistake.
pub(super) fn forbidden(scene: &Scene) -> Option<Claim> {
    if scene.before.rule() != Rule::Renju {
        return None;
    }
    let (of_played, of_best) = (trap(&scene.played), trap(&scene.best));
    let only_in = |trap: &Trap, other: &Option<Trap>, line: &Replay| {
        line.tells(trap.step + 1) && other.as_ref().is_none_or(|other| other.step > trap.step)
    };
    let sides = &Gomoku::INFO.sides;
    if scene.mover == Side::Second {
        let trap = of_best.filter(|trap| only_in(trap, &of_played, &scene.played))?;
        let message = message!(
            "why-forbidden-trap-missed",
            white = sides.second.name,
            black = sides.first.name,
            stone = trap.stone.name(),
            point = trap.point.name(),
            what = trap.why.phrase()
        );
        let marks = vec![ring("good", [trap.stone]), ring("note", [trap.point])];
        return Some(about_best("forbidden-trap", Weight::Forced, trap.step + 1, message, marks));
    }
    let trap = of_played.filter(|trap| only_in(trap, &of_best, &scene.best))?;
    let marks = vec![ring("bad", [trap.stone]), ring("note", [trap.point])];
    let (code, message) = if scene.before.forbidden_at(trap.point).is_none() {
        let message = message!(
            "why-forbidden-trap",
            white = sides.second.name,
            black = sides.first.name,
            stone = trap.stone.name(),
            point = trap.point.name(),
            what = trap.why.phrase()
        );
        ("forbidden-trap", message)
    } else {
        let message = message!(
            "why-forbidden-defence",
            white = sides.second.name,
            black = sides.first.name,
            stone = trap.stone.name(),
            point = trap.point.name(),
            what = trap.why.phrase()
        );
        ("forbidden-defence", message)
    };
    Some(about_played(code, Weight::Forced, trap.step + 1, message, marks))
}

/// The first one of a line.
fn trap(replay: &Replay) -> Option<Trap> {
    replay.moves_of(Side::Second, replay.steps.len()).find_map(|step| {
        let after = &replay.steps[step].after;
        let [point] = five_points(after, Side::Second)[..] else { return None };
        let why = after.forbidden_at(point)?;
        let stone = replay.steps[step].mv;
        five_points(after, Side::First).is_empty().then_some(Trap { step, stone, point, why })
    })
}
