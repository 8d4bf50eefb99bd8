//! R3: the named openings, found by position in every symmetry of the start.

use plyground_coach::{Coach, OpeningBook};
use plyground_reversi::{Reversi, Setup, Size};
use plyground_rules::{Game, Notation, Position, laws::Symmetric};

fn book() -> &'static OpeningBook {
    Reversi::opening_book(&Reversi::INFO.variants[0]).expect("the usual board has a book")
}

fn start() -> Reversi {
    Reversi::start(&Setup::default())
}

/// Rows of a data file: moves, and what follows the comma.
fn rows(file: &'static str) -> Vec<(Vec<String>, &'static str)> {
    let rows = file.lines().filter(|line| !line.starts_with('#'));
    let rows = rows.map(|row| row.split_once(',').expect("moves, a comma and more"));
    rows.map(|(moves, rest)| (Reversi::split_moves(moves).expect("moves"), rest)).collect()
}

fn named() -> Vec<(Vec<String>, &'static str)> {
    rows(include_str!("../openings.csv"))
}

fn avoided() -> Vec<(Vec<String>, &'static str)> {
    rows(include_str!("../openings-avoided.csv"))
}

fn after(moves: &[String]) -> Reversi {
    moves.iter().fold(start(), |position, text| position.child(position.read_move(text).expect("legal")))
}

/// Symmetries of the board that leave the start as it is, with its colours.
fn symmetries_of_start() -> Vec<usize> {
    let same = |s: &usize| !Reversi::swaps_sides(*s) && start().transformed(*s) == start();
    (0..Reversi::SYMMETRIES).filter(same).collect()
}

/// The longest name so far, as the game shows it.
fn name_of_game(positions: &[Reversi]) -> Option<&'static str> {
    positions.iter().rev().find_map(|position| book().name(position))
}

#[test]
fn r3_all_77_openings_are_found_in_the_four_symmetries_of_the_start() {
    assert_eq!((named().len(), symmetries_of_start().len()), (77, 4));
    for (moves, name) in named() {
        for symmetry in symmetries_of_start() {
            let (mut plain, mut turned) = (start(), start());
            for text in &moves {
                assert!(book().contains(&turned) && !book().moves(&turned).is_empty());
                let mv = plain.read_move(text).expect("legal");
                turned.play_unchecked(plain.transformed_move(mv, symmetry));
                plain.play_unchecked(mv);
            }
            let found = book().name(&turned).expect("a name");
            assert!(found == name || found.split('/').any(|one| one == name), "{name}: {found}");
        }
    }
}

#[test]
fn r3_an_opening_with_two_names_has_both() {
    let twice = after(&Reversi::split_moves("c4e3f4c5d6f3e6c3d3e2b5f5b3").expect("moves"));
    assert_eq!(book().name(&twice), Some("Murakami Variation/Rotating Flat (Kling Continuation)"));
}

#[test]
fn r3_the_longest_name_is_shown_and_stays_after_the_book() {
    let moves = Reversi::split_moves("c4e3f6e6f5c5c3g5").expect("moves");
    let mut positions = vec![start()];
    let mut names = Vec::new();
    for text in &moves {
        let last = positions[positions.len() - 1];
        positions.push(last.child(last.read_move(text).expect("legal")));
        names.push(name_of_game(&positions));
    }
    let perpendicular = Some("Perpendicular Opening");
    let (tiger, stephenson) = (Some("Tiger"), Some("Stephenson"));
    assert_eq!(
        names,
        [None, perpendicular, perpendicular, perpendicular, tiger, tiger, stephenson, Some("Kung")]
    );
    for _ in 0..6 {
        let last = positions[positions.len() - 1];
        let out = last.moves().into_iter().find(|&mv| !book().contains(&last.child(mv)));
        positions.push(last.child(out.expect("a move out of the book")));
        assert_eq!(name_of_game(&positions), Some("Kung"));
    }
    assert!(book().moves(&positions[positions.len() - 1]).is_empty());
}

#[test]
fn r3_a_transposition_finds_its_name() {
    // The Chimney, and the same position with two of Dark's moves exchanged.
    let usual = Reversi::split_moves("c4c3d3c5d6e3").expect("moves");
    assert_eq!(book().name(&after(&usual)), Some("Chimney"));
    let found = other_orders(&usual);
    assert!(!found.is_empty(), "the Chimney can be reached in one order only");
    for order in found {
        assert_eq!(book().name(&after(&order)), Some("Chimney"), "{order:?}");
    }
}

/// Other orders of the same squares that lead to the same position.
fn other_orders(moves: &[String]) -> Vec<Vec<String>> {
    fn walk(
        position: Reversi,
        left: &[String],
        so_far: &[String],
        end: &Reversi,
        found: &mut Vec<Vec<String>>,
    ) {
        if left.is_empty() && position == *end {
            found.push(so_far.to_vec());
        }
        for (at, text) in left.iter().enumerate() {
            let Ok(mv) = position.read_move(text) else { continue };
            let (mut rest, mut now) = (left.to_vec(), so_far.to_vec());
            now.push(rest.remove(at));
            walk(position.child(mv), &rest, &now, end, found);
        }
    }
    let mut found = Vec::new();
    walk(start(), moves, &[], &after(moves), &mut found);
    found.retain(|order| order != moves);
    found
}

#[test]
fn r3_computers_avoid_the_book_moves_that_lose_and_keep_the_others() {
    let last = |moves: &[String]| {
        let (text, before) = moves.split_last().expect("a move");
        let position = after(before);
        (position, position.read_move(text).expect("legal"))
    };
    for (moves, reason) in avoided() {
        let (position, mv) = last(&moves);
        assert!(book().moves(&position).contains(&mv), "{moves:?} is no book line");
        assert!(!book().sound_moves(&position).contains(&mv), "{moves:?}: {reason}");
        let discs: f64 = reason.parse().expect("what it costs in discs");
        assert!(discs >= 5.0, "{moves:?}: {reason}");
    }
    let sound = named().into_iter().filter(|(moves, _)| {
        let (position, mv) = last(moves);
        book().sound_moves(&position).contains(&mv)
    });
    assert!(sound.count() >= 60 && book().sound_moves(&start()).len() == 4);
}

#[test]
fn r3_small_boards_have_no_book() {
    for size in [Size::Six, Size::Four] {
        assert!(Reversi::opening_book(size.variant()).is_none());
    }
}
