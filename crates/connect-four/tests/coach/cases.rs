//! For each code a position where it must be said, and the same pattern without its consequence, where it must not.

use plyground_coach::{Claim, Coach, Phase, Weight, choose};
use plyground_rules::Position;
use plyground_search::Score::{self, Exact, Heuristic, Loss, Win};
use plyground_words::Lang;

use crate::{claims, position};

const EVEN: Score = Heuristic(0);

/// A position, the line that was played and the best one, with their scores.
struct Case(&'static str, (&'static str, Score), (&'static str, Score));

impl Case {
    fn claims(&self) -> Vec<Claim> {
        claims(&position(self.0), self.1, self.2)
    }

    /// The sentence of the claim with this code.
    #[track_caller]
    fn says(&self, code: &str) -> String {
        let claims = self.claims();
        let claim = claims.iter().find(|claim| claim.code == code);
        claim.unwrap_or_else(|| panic!("{code} is not among {claims:?}")).message.to_string()
    }

    #[track_caller]
    fn is_silent_about(&self, code: &str) {
        let claims = self.claims();
        assert!(claims.iter().all(|claim| claim.code != code), "{claims:?}");
    }
}

#[test]
fn a16_a_win_at_once_is_missed() {
    let rack = "7/7/7/7/1yyy3/1rrr3 r";
    let missed = Case(rack, ("dd", EVEN), ("a", Win(1)));
    assert_eq!(missed.says("misses-win"), "a1 completes four: Red wins at once.");
    assert_eq!(
        choose(&missed.claims())[0].message.in_lang(Lang::De),
        "a1 vollendet vier: Rot gewinnt sofort."
    );
    // The other end wins as well, so nothing is missed.
    Case(rack, ("e", Win(1)), ("a", Win(1))).is_silent_about("misses-win");
    Case(rack, ("a", Win(1)), ("dd", EVEN)).is_silent_about("misses-win");
}

#[test]
fn a16_a_threat_is_not_stopped() {
    let rack = "7/7/7/7/1y5/yrrr3 y";
    let open = Case(rack, ("be", Loss(2)), ("edd", EVEN));
    assert_eq!(open.says("no-block"), "Red threatened e1, and this does not stop it: Red wins at once.");
    assert_eq!(choose(&open.claims())[0].weight, Weight::End);
    open.is_silent_about("plays-under");
    open.is_silent_about("allows-forced-win");
    // Red does not take it.
    Case(rack, ("bb", EVEN), ("edd", EVEN)).is_silent_about("no-block");
    // The better line loses as soon.
    Case(rack, ("be", Loss(2)), ("ce", Loss(2))).is_silent_about("no-block");
    // Too little of it is known.
    Case(rack, ("be", Loss(2)), ("e", EVEN)).is_silent_about("no-block");
}

#[test]
fn a16_a_disc_under_a_threat_gives_it_away() {
    let under = Case("7/7/y6/r1yr3/r1rry2/r1yyr1y y", ("bb", Loss(2)), ("ee", EVEN));
    assert_eq!(under.says("plays-under"), "This disc lets Red play on top of it: b2 completes four.");
    under.is_silent_about("no-block");
    Case(under.0, ("be", EVEN), ("ee", EVEN)).is_silent_about("plays-under");

    let own = Case("7/7/7/3y1y1/2rr1rr/2yr1yy r", ("eee", EVEN), ("dff", EVEN));
    assert_eq!(
        own.says("wastes-threat"),
        "Red had a threat at e2; playing under it lets Yellow take that cell."
    );
    assert_eq!(choose(&own.claims())[0].weight, Weight::Material);
    // Yellow plays elsewhere, and Red could take it next.
    Case(own.0, ("edd", EVEN), ("dff", EVEN)).is_silent_about("wastes-threat");
}

#[test]
fn a16_a_win_by_force_is_said_only_where_it_is_proven() {
    let rack = "7/7/7/1y5/1r5/1r1r1y1 y";
    let allowed = Case(rack, ("bcba", Loss(4)), ("dc", EVEN));
    assert_eq!(
        allowed.says("allows-forced-win"),
        "Red now wins by force within 2 moves: with c1 it threatens a1, e1 at once."
    );
    assert_eq!(choose(&allowed.claims())[0].weight, Weight::Forced);
    Case(rack, ("bcba", EVEN), ("dc", EVEN)).is_silent_about("allows-forced-win");
    Case(rack, ("bcba", Loss(4)), ("dc", Loss(8))).is_silent_about("allows-forced-win");

    let plain = Case("7/7/6r/6y/3r2y/r2r2y y", ("dc", Loss(12)), ("bb", EVEN));
    assert_eq!(
        plain.says("allows-forced-win"),
        "Red now wins by force within 6 moves; the first threat is b1."
    );
    let bare = Case("7/7/6r/6y/3r2y/r2r2y y", ("de", Loss(12)), ("bb", EVEN));
    assert_eq!(bare.says("allows-forced-win"), "Red now wins by force within 6 moves.");

    let rack = "7/7/2y4/2r4/2yyy2/2rrr2 r";
    let missed = Case(rack, ("dd", EVEN), ("adb", Win(3)));
    assert_eq!(
        missed.says("misses-forced-win"),
        "Column a wins by force for Red within 2 moves: with a1 it threatens b1, f1 at once."
    );
    Case(rack, ("dd", Win(5)), ("adb", Win(3))).is_silent_about("misses-forced-win");
    Case(rack, ("dd", EVEN), ("adb", Exact(0))).is_silent_about("misses-forced-win");
    let stacked = Case("7/7/3yr2/3ry2/3yr2/1r1ry1y r", ("gadbab", EVEN), ("acc", Win(3)));
    assert_eq!(
        stacked.says("misses-forced-win"),
        "Column a wins by force for Red within 2 moves: with a1 it threatens c1, c2 one above the other."
    );
    let threat = Case(stacked.0, ("gad", EVEN), ("a", Win(3)));
    assert!(threat.says("misses-forced-win").contains("c1, c2"), "one move is enough to see both");
}

#[test]
fn a16_two_threats_at_once() {
    let rack = "7/7/7/2r3y/2y2yy/r1r2rr y";
    let double = Case(rack, ("cd", EVEN), ("daf", EVEN));
    assert_eq!(
        double.says("double-threat"),
        "Red gets to d1 and threatens b1, e1 at once: only one can be stopped."
    );
    Case(rack, ("cb", EVEN), ("daf", EVEN)).is_silent_about("double-threat");
    Case(rack, ("cd", EVEN), ("fd", EVEN)).is_silent_about("double-threat");
    let missed = Case("7/7/7/7/4yy1/4rr1 r", ("cdd", EVEN), ("dd", EVEN));
    assert_eq!(
        missed.says("misses-double-threat"),
        "With column d, Red gets to d1 and threatens c1, g1 at once: only one can be stopped."
    );
    // Yellow has a four of its own to make first.
    Case("7/7/7/y6/y6/yr2rr1 r", ("aa", EVEN), ("dc", EVEN)).is_silent_about("misses-double-threat");
    assert!(
        Case("7/7/7/7/yy5/yr2rr1 r", ("aa", EVEN), ("dc", EVEN))
            .says("misses-double-threat")
            .contains("c1, g1")
    );
    let stacked = Case("7/7/3r3/3y3/2rr1y1/2ry1yr y", ("bccbfa", EVEN), ("ddccccg", EVEN));
    assert_eq!(
        stacked.says("double-threat"),
        "Red gets to b2 and threatens a1, a2, one above the other: stopping the lower opens the upper."
    );
    let upper = Case("7/7/3yr2/3ry2/3yr2/1r1ry1y r", ("gad", EVEN), ("acc", EVEN));
    assert_eq!(
        upper.says("misses-double-threat"),
        "With column a, Red gets to a1 and threatens c1, c2, one above the other: stopping the lower opens the \
         upper."
    );
}

#[test]
fn a16_every_move_loses() {
    let rack = "7/1ryr3/1yry3/1yyrrr1/1rryyy1/yryrry1 r";
    let lost = Case(rack, ("aedefeacbaaa", EVEN), ("e", Win(1)));
    assert_eq!(
        lost.says("zugzwang"),
        "After 12 moves of this line every move of Red lets Yellow win at once (f6, g2)."
    );
    Case(rack, ("aedefeacbaa", EVEN), ("e", Win(1))).is_silent_about("zugzwang");
    let won = Case("7/2yy3/2ryr2/1ryryy1/rrryrr1/yyyrry1 r", ("cf", Loss(2)), ("ffedcefgggggg", EVEN));
    assert_eq!(
        won.says("misses-zugzwang"),
        "With column f, after 13 moves every move of Yellow lets Red win at once (a4, b5)."
    );
    Case(won.0, won.1, ("ffedcefggggg", EVEN)).is_silent_about("misses-zugzwang");
}

#[test]
fn a16_threats_that_wait_are_counted() {
    let rack = "7/7/7/7/7/r1y3r y";
    let missed = Case(rack, ("bdecdcd", EVEN), ("deddcce", EVEN));
    assert_eq!(
        missed.says("misses-threat"),
        "With column d, Yellow soon has 2 threats that wait at b2, f2, otherwise none."
    );
    Case(rack, ("deddcce", EVEN), ("bdecdcd", EVEN)).is_silent_about("misses-threat");
    let given = Case("7/7/7/2ry3/2yr2y/r1yrr1y r", ("eggdeebddcga", EVEN), ("dcedggce", EVEN));
    assert!(
        given.says("gives-threat").starts_with("A few moves later Yellow has "),
        "{}",
        given.says("gives-threat")
    );
    Case(given.0, given.2, given.1).is_silent_about("gives-threat");
}

#[test]
fn a16_the_largest_term_is_counted_on_the_board() {
    let middle = Case("7/7/7/7/7/r3y1r y", ("gcgcdgdd", EVEN), ("dfdffebcdde", EVEN));
    assert_eq!(
        middle.says("above-all-centre"),
        "Above all the middle: a few moves later Yellow has 3 and Red 3 discs in the middle columns; after column d it \
         would be 3 and 2."
    );
    let rows = Case("7/7/7/7/4y2/r3yr1 r", ("gcedbdfcbb", EVEN), ("eeccccf", EVEN));
    assert_eq!(
        rows.says("above-all-twos"),
        "Above all open rows: a few moves later Red has 2 and Yellow 4 rows with two discs and room for two more; after \
         column e it would be 8 and 6."
    );
    for case in [middle, rows] {
        let swapped = Case(case.0, case.2, case.1);
        swapped.is_silent_about("above-all-centre");
        swapped.is_silent_about("above-all-twos");
    }
}

#[test]
fn a16_marks_show_the_four_and_the_cells_that_are_named() {
    let claims = Case("7/7/7/7/1y5/yrrr3 y", ("be", Loss(2)), ("edd", EVEN)).claims();
    let marks: Vec<_> = claims[0].marks.iter().map(|mark| (mark.kind, mark.points.clone())).collect();
    assert_eq!(marks, [("bad", vec![1, 2, 3, 4]), ("bad", vec![4])]);
}

#[test]
fn a16_nothing_is_said_without_a_difference() {
    assert!(Case("7/7/7/7/7/7 r", ("d", EVEN), ("d", EVEN)).claims().is_empty());
}

#[test]
fn a16_phases_by_discs() {
    let mut rng = fastrand::Rng::with_seed(9);
    let mut with = |discs: u32| {
        let mut position = position("7/7/7/7/7/7 r");
        while position.count() < discs {
            let moves = position.moves();
            let next = position.child(moves[rng.usize(..moves.len())]);
            position = if next.outcome().is_some() { crate::position("7/7/7/7/7/7 r") } else { next };
        }
        position.phase(0)
    };
    let (opening, middle, end) = (Phase::Opening, Phase::Middle, Phase::End);
    assert_eq!([0, 10, 11, 31, 32].map(&mut with), [opening, opening, middle, middle, end]);
}
