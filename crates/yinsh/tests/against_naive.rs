//! The rules against the naive ones: same moves, same positions, same ends, along random games and from random
//! positions, with proof that the rare cases came up.

mod naive;

use std::collections::BTreeMap;

use fastrand::Rng;
use naive::{At, Naive, other, point, points, ring};
use plyground_rules::{Notation, Position, Side, Variant};
use plyground_yinsh::{INFO, Yinsh};

/// The cases that must come up, or the comparison proves little.
const CASES: [&str; 17] = [
    "a choice of rows",
    "more than five in a row",
    "crossing rows",
    "rows of both sides",
    "51 markers, but a row",
    "a row for the opponent",
    "a second row of the same side",
    "the mover's rows, then the opponent's",
    "a pass",
    "a win by rings",
    "a win in the opponent's turn",
    "a win that leaves the loser's row",
    "a win that leaves a row of the winner",
    "a win with all markers",
    "a draw with all markers",
    "a win when neither side can move",
    "a draw when neither side can move",
];

/// How often each came up.
struct Seen(BTreeMap<&'static str, u32>);

impl Seen {
    fn note(&mut self, case: &'static str, happened: bool) {
        *self.0.get_mut(case).expect("every case is listed") += u32::from(happened);
    }

    fn before(&mut self, game: &Naive) {
        let (me, he) = (game.actor, other(game.actor));
        if game.phase == "row" {
            let rows = game.runs(me, 5);
            let shares_a_point = |a: &[At], b: &[At]| a.iter().filter(|at| b.contains(at)).count() == 1;
            self.note("a choice of rows", rows.len() > 1);
            self.note("more than five in a row", !game.runs(me, 6).is_empty());
            self.note("crossing rows", rows.iter().any(|a| rows.iter().any(|b| shares_a_point(a, b))));
            self.note("rows of both sides", !game.runs(he, 5).is_empty());
            self.note("51 markers, but a row", game.markers() == 51);
        }
        self.note("a row for the opponent", game.phase == "row" && me != game.turn);
        self.note("a pass", game.moves() == ["--"]);
        match (game.outcome(), game.phase) {
            (Some(winner), "over") if game.taken.0.max(game.taken.1) == game.goal => {
                self.note("a win by rings", true);
                self.note("a win that leaves the loser's row", !game.runs(other(winner), 5).is_empty());
                self.note("a win that leaves a row of the winner", !game.runs(winner, 5).is_empty());
                // Only in the mover's turn does the winner act before the side whose turn comes next.
                self.note("a win in the opponent's turn", game.turn == winner);
            }
            (Some('='), "over") => self.note("a draw with all markers", true),
            (Some(_), "over") => self.note("a win with all markers", true),
            (Some('='), _) => self.note("a draw when neither side can move", true),
            (Some(_), _) => self.note("a win when neither side can move", true),
            (None, _) => {}
        }
    }

    fn after_ring(&mut self, game: &Naive, taker: char) {
        self.note("a second row of the same side", game.phase == "row" && game.actor == taker);
        self.note("the mover's rows, then the opponent's", game.phase == "row" && game.actor != taker);
    }
}

fn variant(goal: u32) -> &'static Variant {
    &INFO.variants[usize::from(goal == 1)]
}

/// Plays both along one random game and compares everything.
fn play(mut slow: Naive, moves: usize, rng: &mut Rng, seen: &mut Seen) {
    let start = slow.text();
    let mut fast = Yinsh::read_position(variant(slow.goal), &start)
        .unwrap_or_else(|e| panic!("{start} is refused: {e}"));
    for _ in 0..=moves {
        let text = slow.text();
        assert_eq!(fast.position_text(), text, "from {start}");
        let mut listed: Vec<String> = fast.moves().iter().map(|&mv| fast.move_text(mv)).collect();
        listed.sort();
        assert_eq!(listed, slow.moves(), "moves of {text}");
        assert_eq!(fast.count_legal(), listed.len(), "number of moves of {text}");
        assert_eq!(fast.to_move(), if slow.actor == 'w' { Side::First } else { Side::Second }, "{text}");
        let winner =
            fast.outcome().map(|o| o.winner.map_or('=', |s| if s == Side::First { 'w' } else { 'b' }));
        assert_eq!(winner, slow.outcome(), "outcome of {text}");
        seen.before(&slow);
        if listed.is_empty() {
            return;
        }
        let mv = &listed[rng.usize(..listed.len())];
        let (phase, taker) = (slow.phase, slow.actor);
        slow.play(mv);
        fast.play_unchecked(fast.read_move(mv).expect("a listed move is read"));
        if phase == "ring" {
            seen.after_ring(&slow, taker);
        }
    }
}

/// Points for six, seven and ten rings such that all their lines together have few enough points to be filled: no
/// ring can leave then. Chance alone would hardly ever come to that.
const WALLS: [(&str, (u32, u32)); 3] = [
    ("a2 a5 g2 g11 j5 j11", (2, 2)),
    ("a2 a3 a4 b3 b4 c4 g2", (2, 1)),
    ("a3 a4 b3 b4 h3 h10 h11 i4 i10 i11", (0, 0)),
];

/// Rings behind walls of markers, with a hole or without.
fn walled(goal: u32, rng: &mut Rng) -> Naive {
    let (names, taken) = WALLS[if goal == 1 { 2 } else { rng.usize(..3) }];
    let mut rings: Vec<At> = names.split(' ').map(point).collect();
    rng.shuffle(&mut rings);
    let mut game = Naive::new(goal);
    game.taken = taken;
    for at in points() {
        let walls = rings.iter().any(|r| r.0 == at.0 || r.1 == at.1 || r.0 - at.0 == r.1 - at.1);
        // Nowhere five of a colour in line: along every axis this changes at least every other point.
        let colour = if (at.0 + at.1) % 4 < 2 { 'w' } else { 'b' };
        game.set(at, if walls { colour } else { '.' });
    }
    for (i, &at) in rings.iter().enumerate() {
        game.set(at, if i < 5 - taken.0 as usize { 'W' } else { 'B' });
    }
    if rng.bool() {
        let markers = [game.all('w'), game.all('b')].concat();
        game.set(markers[rng.usize(..markers.len())], '.');
    }
    game.phase = "move";
    game.actor = if rng.bool() { 'w' } else { 'b' };
    game.turn = game.actor;
    game
}

/// A random position after the placement. `order` puts the rings of one side, then those of the other, then the
/// markers, each onto the first points that are left.
fn set_up(goal: u32, rng: &mut Rng, mut order: Vec<At>) -> Naive {
    let mut game = Naive::new(goal);
    game.taken = (rng.u32(..goal), rng.u32(..goal));
    order.reverse();
    let first = if rng.bool() { 'w' } else { 'b' };
    for side in [first, other(first)] {
        for _ in 0..5 - if side == 'w' { game.taken.0 } else { game.taken.1 } {
            game.set(order.pop().unwrap(), ring(side));
        }
    }
    let markers = [rng.usize(..=50), 46, 49, 50, 51][rng.usize(..5)];
    let white = [0.5, 0.3, 0.8][rng.usize(..3)];
    for _ in 0..markers {
        game.set(order.pop().unwrap(), if rng.f64() < white { 'w' } else { 'b' });
    }
    game.actor = if rng.bool() { 'w' } else { 'b' };
    game.turn = game.actor;
    game.phase = if markers == 51 { "over" } else { "move" };
    // A side that has a row must take it; sometimes a row has just been taken.
    let has = |side| !game.runs(side, 5).is_empty();
    let (mine, his) = (has(game.turn), has(other(game.turn)));
    if mine || his {
        game.actor = if mine { game.turn } else { other(game.turn) };
        game.phase = "row";
    }
    if markers <= 46 && rng.u32(..4) == 0 {
        game.phase = "ring";
    }
    game
}

#[test]
fn y1_y2_the_naive_rules_agree() {
    let mut rng = Rng::with_seed(20_261_115);
    let mut seen = Seen(CASES.into_iter().map(|case| (case, 0)).collect());
    for _ in 0..300 {
        for goal in [3, 1] {
            play(Naive::new(goal), 500, &mut rng, &mut seen);
        }
    }
    for _ in 0..1500 {
        for goal in [3, 1] {
            let mut order = points();
            rng.shuffle(&mut order);
            play(set_up(goal, &mut rng, order), 30, &mut rng, &mut seen);
            play(walled(goal, &mut rng), 12, &mut rng, &mut seen);
            // Pieces crowd from one edge on, so that rings have little room.
            let (x, y, noise) = (rng.f64() - 0.5, rng.f64() - 0.5, rng.f64() * 2.0);
            let mut order: Vec<(f64, At)> = points()
                .into_iter()
                .map(|at| (x * f64::from(at.0) + y * f64::from(at.1) + noise * rng.f64(), at))
                .collect();
            order.sort_by(|a, b| a.0.total_cmp(&b.0));
            let order = order.into_iter().map(|(_, at)| at).collect();
            play(set_up(goal, &mut rng, order), 12, &mut rng, &mut seen);
        }
    }
    for (case, times) in seen.0 {
        assert!(times > 20, "{case}: only {times} times");
    }
}
