//! For each code a position where it must be said, and the same pattern without its consequence, where it must not.

use plyground_coach::{About, Claim, Weight, choose};
use plyground_rules::{Position, Side};
use plyground_search::Score::{self, Exact, Heuristic};
use plyground_words::Lang;

use crate::{claims, position};

const EVEN: Score = Heuristic(0);

/// A position, the line that was played and the best one.
struct Case(&'static str, &'static str, &'static str);

impl Case {
    fn claims(&self) -> Vec<Claim> {
        self.scored(EVEN, EVEN)
    }

    fn scored(&self, played: Score, best: Score) -> Vec<Claim> {
        claims(&position(self.0), (self.1, played), (self.2, best))
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

const X_SQUARE: &str = "-------X------XXO---OOOO--O-X------- X";

#[test]
fn a16_a_corner_is_given() {
    let given = Case(X_SQUARE, "e2f1b6d5c6a1d2", "d5c2f3f6e6a1f5");
    assert_eq!(given.says("gives-corner"), "This lets Light take the corner f1.");
    assert_eq!(
        given.says("beside-corner"),
        "e2 is diagonally beside the empty corner f1: over this disc Light takes the corner."
    );
    let german = choose(&given.claims())[0].message.in_lang(Lang::De);
    assert_eq!(german, "e2 liegt schräg neben der freien Ecke f1: Über diesen Stein nimmt Hell die Ecke.");
    // The disc stands on the same square, but nobody takes the corner.
    let kept = Case(X_SQUARE, "e2c2", "d5c2f3");
    kept.is_silent_about("gives-corner");
    kept.is_silent_about("beside-corner");
    // The better line gives a corner just as soon.
    Case(X_SQUARE, "e2f1", "e2f1").is_silent_about("gives-corner");
    // Not enough of the better line is known.
    Case(X_SQUARE, "e2f1", "d5").is_silent_about("gives-corner");
}

#[test]
fn a16_a_corner_is_given_a_move_later_or_much_later() {
    let edge = Case("--------OX----OOO---OXO---OXX------X X", "f2f3e2f1b3a4a3", "f3c1b4a3c6b5d1");
    assert_eq!(edge.says("gives-corner"), "After this, Light takes the corner f1 with its second move.");
    assert_eq!(
        edge.says("beside-corner"),
        "f2 is on the edge right beside the empty corner f1: over this disc Light takes the corner."
    );
    let late = Case("O-----XXX-X--OOOO---OO-----O-----O-- O", "e1c5b4c6a3f1b1", "f1c5a3a4b1d2c1");
    assert_eq!(late.says("loses-corner"), "Dark takes the corner f1 later (move 6 of this line).");
    late.is_silent_about("gives-corner");
    assert_eq!(late.says("misses-corner"), "Light can take the corner f1 here; otherwise it is gone.");
    Case(late.0, "e1c5b4c6a3", late.2).is_silent_about("loses-corner");
}

#[test]
fn a16_a_corner_is_missed_only_if_it_is_gone() {
    let soon = Case("-------O--XXXXXXX--XXOOO--XOOO-XXX-O O", "e1f1d2a1a2d1e6f3", "d2a1f1f3a4a5e6c1");
    assert_eq!(soon.says("misses-corner"), "d2 wins the corner f1 for Light; otherwise it is gone.");
    // The corner can still be taken with the next move.
    let open = "O-----XXX-X--OOOO---OO-----O-----O-- O";
    let other = position(open).moves().into_iter().find_map(|mv| {
        let after = position(open).child(mv);
        let answers = after.moves().into_iter().map(|answer| after.child(answer));
        let keeps = answers.into_iter().find(|next| next.is_legal(corner_f1()))?;
        Some((mv, after, keeps))
    });
    let (mv, after, keeps) = other.expect("a move that keeps the corner open");
    let answer = after.moves().into_iter().find(|&answer| after.child(answer) == keeps).expect("that answer");
    let text = |p: &plyground_reversi::Reversi, mv| plyground_rules::Notation::move_text(p, mv);
    let played = format!("{}{}", text(&position(open), mv), text(&after, answer));
    let claims = claims(&position(open), (&played, EVEN), ("f1c5", EVEN));
    assert!(claims.iter().all(|claim| claim.code != "misses-corner"), "{played}: {claims:?}");
}

fn corner_f1() -> plyground_reversi::Move {
    plyground_reversi::Move::on(5).expect("a square")
}

#[test]
fn a16_a_corner_would_have_been_won_later() {
    let won = Case(
        "XXXXXX--XXOXOXX-XXXOOXOOXXXXXOOOXXXXXOOO-XOOOXOO---OOOO-------OO X",
        "f8c7c8e8d8g1h1h2",
        "b7g1c7b8h1h2c8d8",
    );
    assert_eq!(won.says("wins-corner"), "With b7, Dark takes the corner h1 later (move 5 of that line).");
    Case(won.0, won.1, "b7g1c7b8").is_silent_about("wins-corner");
}

#[test]
fn a16_every_move_gives_a_corner() {
    let cornered = Case("OOOO--XXOO-XOXOOXXOOOO-X-O-X-------- X", "c5c6e2f1e1f5e4d6a6", "e2f1e1f5e4c6a6c5a5");
    assert_eq!(cornered.says("must-give"), "Then every move of Dark (e2, a5, b6) opens a corner to Light.");
    Case(cornered.0, "c5", cornered.2).is_silent_about("must-give");
    let only = Case("OOO--XXOXXX-OOXX--OOXXX-O-O-----XO-- X", "b6a6--e3--d1--f4e5f6e6f5", "e6d1b6d5a6b5e3f3");
    assert_eq!(only.says("must-give"), "Then Dark has only e5, and that opens a corner to Light.");
    assert_eq!(
        only.says("passes"),
        "Dark will have to pass (move 3 of this line), and Light moves twice running."
    );
    Case(only.0, "b6a6", only.2).is_silent_about("passes");
}

#[test]
fn a16_few_moves_are_left() {
    let few = Case("XXXX---XX-O-XXXO---OOX-O--OOO-OOOOOX X", "a4e3", "e3a2a5a4f1f3f2d2f5");
    assert_eq!(
        few.says("few-moves"),
        "After this and the answer Dark has only 3 moves (f1, f3, e4); after e3 it would have 6."
    );
    // The other way round there are more moves, not fewer.
    let swapped = Case(few.0, few.2, few.1);
    swapped.is_silent_about("few-moves");
    swapped.is_silent_about("fewer-moves");
    let none = Case(
        "XOOOOOOXXXXXXXXXXXXOXXXXXXOOXXOOXXXXXXOO-XXXOOOO-XOOO-OO---O-X-O X",
        "f7g8--e8--c8b8a8a7a6",
        "b8c8e8f7g8a6a7a8",
    );
    assert_eq!(
        none.says("few-moves"),
        "After this and the answer Dark has no move at all; after b8 it would have 3 moves."
    );
    let fewer =
        Case("--------------------OX----XXX------XO-------OX------------------ O", "g3d6", "c5d6c7d3f4f5c3");
    assert_eq!(
        fewer.says("fewer-moves"),
        "After this and the answer Light has 6 moves; after c5 it would have 11."
    );
}

#[test]
fn a16_many_discs_early_leave_few_moves() {
    let board = "-X-XXXXX--X-XOOO---XOXOO--XOXXXX-XOXXXX--O-X-XXX-----XX--------X X";
    let greedy = Case(board, "a7g8h5c6h7", "b4e6c3h5a7");
    assert_eq!(
        greedy.says("too-greedy"),
        "a7 turns over 5 discs, b4 only 1, but it leaves Dark 3 moves instead of 6."
    );
    // As many discs, but no fewer moves are shown.
    Case(board, "a7", "b4e6c3h5a7").is_silent_about("too-greedy");
    Case(board, "b4e6c3h5a7", "a7g8h5c6h7").is_silent_about("too-greedy");
}

#[test]
fn a16_the_other_side_gets_many_moves() {
    let opened = Case(
        "-----------X-X---OXXXXX--OOOOOO---OOXO--OOOXOOO---XXX------XXX-- O",
        "e1b5c2e2a5h5",
        "e2e1c2b5a5h4h5",
    );
    assert_eq!(
        opened.says("opens-up"),
        "This leaves Dark 16 moves to choose from; after e2 it would have only 10."
    );
    Case(opened.0, opened.2, opened.1).is_silent_about("opens-up");
}

#[test]
fn a16_an_edge_is_opened() {
    let wedge = Case("-OXXOO--XXXO-XOOOO-OXXOOOOX--O--X--- X", "e5f6a6b6a1a3a4b2", "b2d6a1d5e6a2a3a4a6");
    assert_eq!(wedge.says("opens-edge"), "This lets Light play b6, between two edge discs of Dark.");
    Case(wedge.0, "e5f6a6", wedge.2).is_silent_about("opens-edge");
    let turned = Case(
        "O--O----XOOOX---XXOOXXX-XXOOOXOOXXOOOOOOXXXOOO-O--OXOO-O--OOOO-- X",
        "c1a7e1b1h3h2g6f1",
        "e1f1f2g1b7h2h3",
    );
    assert_eq!(turned.says("opens-edge"), "This lets Light turn over 5 discs on the edge with a7.");
    Case(turned.0, "c1", turned.2).is_silent_about("opens-edge");
}

#[test]
fn a16_parity_is_spoken_of_only_where_both_results_are_proven() {
    let even = Case("XXXX--OXXOOX-XXXOO-XOXXO-OOOOOOOOOOO O", "f1a3a5a4--e1", "a3a4a5f1e1");
    let said = |case: &Case, played, best| {
        let claims = case.scored(played, best);
        claims.iter().find(|claim| claim.code == "parity").map(|claim| claim.message.to_string())
    };
    assert_eq!(
        said(&even, Exact(-4), Exact(4)).as_deref(),
        Some(
            "Light must then begin in a region with an even number of empty squares (a4, a5); after a3 there is \
             an odd one (a5)."
        )
    );
    assert_eq!(said(&even, EVEN, Exact(4)), None);
    assert_eq!(said(&even, Exact(4), Exact(4)), None);
    let last =
        Case("O-OXXOOXOOXXXOOXOXOOOXOXOOXOOOXXOOOXOOOXXOOOXOOXX-OXOXO--XXXXXXO X", "b7b1h7a8", "b1a8h7--b7");
    assert_eq!(
        said(&last, Exact(-18), Exact(4)).as_deref(),
        Some("Light then makes the last move of the game; after b1 Dark would.")
    );
    // The line does not get to the end of the game.
    let cut = Case(last.0, "b7b1h7", last.2);
    assert_eq!(said(&cut, Exact(-18), Exact(4)), None);
}

#[test]
fn a16_exact_results_are_counted_or_proven() {
    let exact = |case: &Case, played, best| {
        let claims = case.scored(played, best);
        let found = claims.into_iter().find(|claim| claim.code == "exact");
        found.map(|claim| (claim.message.to_string(), claim.weight, claim.about))
    };
    let counted = Case("-XX--X-OOOOO-OOXXXOOXOXXOOOXOXOOOOOX X", "a2a3a1--e1d1", "a1a2a3--e1d1");
    assert_eq!(
        exact(&counted, Exact(-2), Exact(2)),
        Some((
            "With best play Dark ends with 19 discs to 17 after a1, otherwise with 17 to 19.".to_owned(),
            Weight::Forced,
            About::Best
        ))
    );
    let cut = Case(counted.0, "a2a3", counted.2);
    let (sentence, ..) = exact(&cut, Exact(-2), Exact(2)).expect("proven");
    assert_eq!(sentence, "With best play Dark wins by 2 discs after a1; otherwise it loses by 2.");
    let (sentence, weight, _) = exact(&cut, Exact(1), Exact(2)).expect("proven");
    assert_eq!(sentence, "With best play Dark wins by 2 discs after a1; otherwise it wins by 1.");
    assert_eq!(weight, Weight::Structure, "it is won either way");
    let (sentence, ..) = exact(&cut, Exact(0), Exact(2)).expect("proven");
    assert_eq!(sentence, "With best play Dark wins by 2 discs after a1; otherwise it draws.");
    assert_eq!(exact(&counted, Heuristic(-200), Exact(2)), None);
    assert_eq!(exact(&counted, Exact(2), Exact(2)), None);
}

#[test]
fn a16_all_discs_are_turned_over() {
    let gone = Case("OOO-XOO--OXX-OOO X", "a3a4--d2", "d2a3a4d1");
    assert_eq!(gone.says("wiped-out"), "Light turns over every disc of Dark and wins.");
    Case(gone.0, "a3a4", gone.2).is_silent_about("wiped-out");
    let missed = Case("OX--OXXOOXOOOOOO O", "c1d1", "d1--c1");
    assert_eq!(
        missed.says("misses-wipe-out"),
        "After d1, Light turns over every disc of Dark in this line and wins."
    );
    Case(missed.0, missed.1, "d1--").is_silent_about("misses-wipe-out");
}

#[test]
fn a16_safe_discs_are_counted() {
    let gives = Case(
        "O--O----XOOOX---XXOOXXX-XXOOOXOOXXOOOOOOXXXOOO-O--OXOO-O--OOOO-- X",
        "c1a7e1b1h3h2g6",
        "e1f1f2g1b7h2h3",
    );
    assert_eq!(
        gives.says("gives-stable"),
        "A few moves later Light has 15 discs that can never be turned over; after e1 it would have 1."
    );
    gives.is_silent_about("misses-stable");
    Case(gives.0, gives.2, gives.1).is_silent_about("gives-stable");
    let misses = Case(
        "X--X----X-XXOO--XOXXO-O--OOXXO--OOOOXO---OXOOOO---XXO-X--------- X",
        "g5b2f3g4g1e1",
        "f3b1c1h8a6a7",
    );
    assert_eq!(
        misses.says("misses-stable"),
        "With f3, Dark soon has 6 discs that can never be turned over, otherwise only 3."
    );
    Case(misses.0, misses.1, "f3b1").is_silent_about("misses-stable");
}

#[test]
fn a16_a_square_beside_a_corner_is_called_risky_while_nothing_has_happened() {
    let risky = Case(
        "---------OOOX-----OX------XXO------XOO------OOO------X---------- X",
        "g7e3e7b5b3f2",
        "b3c6a1c5b4f2e1",
    );
    assert_eq!(
        risky.says("risky-square"),
        "g7 is diagonally beside the empty corner h8: a disc there often gives the corner away."
    );
    Case(risky.0, risky.2, risky.1).is_silent_about("risky-square");
    // The corner is taken over it: that is said instead.
    Case(X_SQUARE, "e2f1b6d5c6a1d2", "d5c2f3f6e6a1f5").is_silent_about("risky-square");
}

#[test]
fn a16_the_largest_term_is_counted_on_the_board() {
    for (case, code, sentence) in [
        (
            Case(
                "---XXO----XXXO---OOXOO----OXXO-X-OOOOOX--OOXOOX----XOO---------- X",
                "d8c8b4c7a4e8",
                "f8h5g3g4h3c1",
            ),
            "above-all-mobility",
            "Above all mobility: a few moves later Dark has 10 and Light 9 squares to play on; after f8 it would be 14 \
             and 6.",
        ),
        (
            Case(
                "------------------XXXO---XXXOO----XXOO----OXO-O---XX------------ O",
                "c8b6b5f6e7f7g5",
                "b5a6e7f8e8d8",
            ),
            "above-all-frontier",
            "Above all open discs: a few moves later Light has 10 and Dark 8 discs beside empty squares; after b5 it \
             would be 8 and 13.",
        ),
        (
            Case("XOX-O--XOO--XXXOX-XXXOO-X-OX----OOX- O", "d1e2f6f1a2b5a6b6f2", "f6d1a2b5f3e2a6f1f2"),
            "above-all-discs",
            "Above all discs: a few moves later Light has 17 and Dark 15; after f6 it would be 22 and 10.",
        ),
        (
            Case(
                "------------X-----XO-XXO---OOOX----OOOXX--OXX--X---------------- O",
                "f7e3c2e7h4h2d2",
                "e3c4c5g6h4f6d2",
            ),
            "above-all-edges",
            "Above all the edges: a few moves later Light has 0 and Dark 5 discs there; after e3 it would be 2 and 2.",
        ),
        (
            Case(
                "----------OOX---X--OO----XOOOO----XXOXX-XXXXXO----XXXXO---X--X-- O",
                "h5g6b5c3b2h4",
                "g6c3f1g3f3g4",
            ),
            "above-all-x",
            "Above all the corners: a few moves later Light has 2 and Dark 0 discs diagonally beside an empty corner; \
             after g6 it would be 1 and 0.",
        ),
    ] {
        assert_eq!(case.says(code), sentence);
        Case(case.0, case.2, case.1).is_silent_about(code);
        assert!(case.claims().iter().all(|claim| claim.code != code || claim.weight == Weight::Tendency));
    }
}

#[test]
fn a16_marks_lie_on_the_board_and_show_what_is_named() {
    let claims = Case(X_SQUARE, "e2f1b6d5c6a1d2", "d5c2f3f6e6a1f5").claims();
    let given = claims.iter().find(|claim| claim.code == "gives-corner").expect("said");
    let marks: Vec<_> = given.marks.iter().map(|mark| (mark.kind, mark.points.clone())).collect();
    assert_eq!(marks, [("bad", vec![5]), ("note", vec![10])]);
    assert!(given.marks.iter().all(|mark| mark.side.is_none()));
}

#[test]
fn a16_nothing_is_said_without_a_difference() {
    assert!(Case(X_SQUARE, "e2f1b6", "e2f1b6").claims().is_empty());
    assert_eq!(position(X_SQUARE).to_move(), Side::First);
}

#[test]
fn a16_phases_are_thirds_of_the_discs_placed() {
    use plyground_coach::{Coach, Phase};
    let phase_of = |discs: usize| {
        let board: String =
            (0..64).map(|i| if i < discs { if i % 2 == 0 { 'X' } else { 'O' } } else { '-' }).collect();
        position(&format!("{board} X")).phase(0)
    };
    assert_eq!(
        [4, 23, 24, 43, 44, 60].map(phase_of),
        [Phase::Opening, Phase::Opening, Phase::Middle, Phase::Middle, Phase::End, Phase::End]
    );
}
