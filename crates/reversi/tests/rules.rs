//! The corners of the rules and of the texts, as rows of data.

mod data;

use data::rows;
use plyground_reversi::{Reversi, Size};
use plyground_rules::{
    Description, Event, Game, Notation, Position, PositionError, Presentation, Side, Variant, perft,
};

fn variant(id: &str) -> &'static Variant {
    let variants = Reversi::INFO.variants;
    variants.iter().find(|v| v.id == id).unwrap_or_else(|| panic!("there is no variant {id}"))
}

fn position(id: &str, text: &str) -> Reversi {
    Reversi::read_position(variant(id), text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

fn texts(position: &Reversi) -> String {
    let texts: Vec<String> = position.moves().into_iter().map(|mv| position.move_text(mv)).collect();
    texts.join(" ")
}

#[test]
fn r1_perft_counts() {
    let mut checked = 0;
    for [id, text, counts] in rows(include_str!("data/perft.txt")) {
        let position = position(id, text);
        for (depth, count) in (1..).zip(counts.split(' ')) {
            assert_eq!(perft(&position, depth).to_string(), count, "{id} {text} depth {depth}");
            checked += 1;
        }
    }
    assert!(checked > 50, "only {checked} counts in the file");
}

/// How many games end within `depth` moves.
fn ended(position: &Reversi, depth: u32) -> u64 {
    match (position.outcome(), depth) {
        (Some(_), _) => 1,
        (None, 0) => 0,
        _ => position.moves().into_iter().map(|mv| ended(&position.child(mv), depth - 1)).sum(),
    }
}

#[test]
fn r1_published_perft_counts_are_ours_and_the_games_that_ended_before() {
    let start = Reversi::start(&Reversi::setup(variant("reversi")));
    let [counts] = rows(include_str!("data/published-perft.txt")).next().expect("one row");
    let mut depths = 0;
    for (depth, count) in (1..).zip(counts.split(' ')) {
        assert_eq!((perft(&start, depth) + ended(&start, depth - 1)).to_string(), count, "depth {depth}");
        depths = depth;
    }
    assert_eq!((depths, ended(&start, 8), ended(&start, 9)), (10, 0, 228));
}

#[test]
fn r1_moves_and_results() {
    for [id, text, moves, result, comment] in rows(include_str!("data/moves.txt")) {
        let position = position(id, text);
        assert_eq!(texts(&position), moves, "moves: {comment}");
        let found = match position.outcome().map(|outcome| (outcome.winner, outcome.reason.code)) {
            None => "-",
            Some((None, "equal-discs")) => "=",
            Some((Some(Side::First), "discs")) => "X",
            Some((Some(Side::Second), "discs")) => "O",
            Some(strange) => panic!("{strange:?}: {comment}"),
        };
        assert_eq!(found, result, "result: {comment}");
    }
}

#[test]
fn r2_discs_flip_in_the_order_of_their_distance() {
    for [id, text, mv, flipped, after, comment] in rows(include_str!("data/plays.txt")) {
        let position = position(id, text);
        let mv = position.read_move(mv).unwrap_or_else(|e| panic!("{e}: {comment}"));
        assert_eq!(position.child(mv).position_text(), after, "{comment}");
        let board = Reversi::board(&Reversi::setup(position.variant()));
        let seen = position.events(mv).into_iter().filter_map(|event| match event {
            Event::Flip { at } => Some(board.points[usize::from(at)].name.clone()),
            _ => None,
        });
        assert_eq!(seen.collect::<Vec<_>>().join(" "), flipped, "{comment}");
    }
}

#[test]
fn r1_a_move_is_put_flipped_and_counted_in_this_order() {
    let position = position("reversi", Size::Eight.variant().starts[0].position);
    let events = position.events(position.read_move("d3").expect("legal at the start"));
    let kinds: Vec<String> =
        events.iter().map(|e| format!("{e:?}").split(' ').next().unwrap().into()).collect();
    assert_eq!(kinds, ["Put", "Flip", "Count", "Count"]);
}

#[test]
fn r1_a_forced_pass_is_announced() {
    let position = position("reversi-4x4", "XOO------------- O");
    let pass = position.moves()[0];
    assert_eq!(position.events(pass), [Event::Pass { side: Side::Second }]);
    assert_eq!(position.move_text(pass), "--");
    let prompt = position.view().prompt.expect("the game goes on").to_string();
    assert!(prompt.starts_with("pass"), "{prompt}");
}

#[test]
fn r1_start_positions_are_their_texts() {
    for variant in Reversi::INFO.variants {
        let start = Reversi::start(&Reversi::setup(variant));
        assert_eq!(start.position_text(), variant.starts[0].position);
        assert_eq!(start.variant().id, variant.id);
    }
    assert_eq!(
        Reversi::INFO.variants.iter().map(|v| v.id).collect::<Vec<_>>(),
        ["reversi", "reversi-6x6", "reversi-4x4"]
    );
}

#[test]
fn r1_position_texts_are_read_in_other_spellings() {
    let usual = position("reversi-4x4", "-----OX--XO----- X");
    for text in [
        "-----ox--xo----- x",
        ".....O*..*O..... *",
        "  -----OX--XO----- X ",
        ".----ox--*O----- X",
        ".....WB..BW..... B",
    ] {
        assert_eq!(position("reversi-4x4", text), usual, "{text:?}");
    }
}

#[test]
fn a15_invalid_position_texts_say_what_is_wrong() {
    for [id, text, wanted] in rows(include_str!("data/invalid-positions.txt")) {
        let found = Reversi::read_position(variant(id), text).expect_err(text).to_string();
        assert!(found.contains(wanted), "{text:?} gives {found:?} instead of {wanted:?}");
    }
    let long = Reversi::read_position(variant("reversi"), &"X".repeat(10_000));
    assert!(matches!(long, Err(PositionError::Text(_))), "{long:?}");
}

#[test]
fn a15_invalid_descriptions_list_every_problem() {
    for [id, json, wanted] in rows(include_str!("data/invalid-descriptions.txt")) {
        let description: Description = serde_json::from_str(json).unwrap_or_else(|e| panic!("{e}: {json}"));
        let problems = Reversi::from_description(variant(id), &description).expect_err(json);
        let found: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(found.join("; "), wanted, "{json}");
    }
}

#[test]
fn a15_a_huge_description_is_refused_at_little_cost() {
    let mut description = position("reversi", Size::Eight.variant().starts[0].position).describe();
    let nowhere =
        plyground_rules::Placed { at: "x".repeat(10_000), piece: description.pieces[0].piece.clone() };
    description.pieces.extend(std::iter::repeat_n(nowhere, 10_000));
    let problems = Reversi::from_description(variant("reversi"), &description).expect_err("far too many");
    assert!(problems.len() < 300 && problems.iter().all(|p| p.to_string().len() < 200));
    assert!(problems.iter().any(|p| p.what.to_string() == "10004 pieces are too many for 64 squares"));
}

#[test]
fn a4_an_illegal_move_says_why() {
    for [id, text, mv, wanted] in rows(include_str!("data/why-not.txt")) {
        let found = position(id, text).read_move(mv).expect_err(mv).to_string();
        assert_eq!(found, wanted, "{mv} in {text}");
    }
}

#[test]
fn a12_transcripts_are_split_into_moves() {
    for [text, wanted] in rows(include_str!("data/transcripts.txt")) {
        match (Reversi::split_moves(text), wanted.strip_prefix("! ")) {
            (Ok(moves), None) => assert_eq!(moves.join(" "), wanted, "{text:?}"),
            (Err(e), Some(what)) => assert_eq!(e.to_string(), what, "{text:?}"),
            (found, _) => panic!("{text:?} gives {found:?}, not {wanted:?}"),
        }
    }
}

#[test]
fn a12_no_text_makes_the_readers_panic() {
    let mut rng = fastrand::Rng::with_seed(4);
    let alphabet: Vec<char> = "abhi0189XxOo*.- \n,;passé€\u{0}\u{1F600}".chars().collect();
    let start = position("reversi-4x4", "-----OX--XO----- X");
    let (mut split, mut read) = (0, 0);
    for _ in 0..50_000 {
        let text: String = (0..rng.usize(..20)).map(|_| *rng.choice(&alphabet).expect("not empty")).collect();
        split += usize::from(Reversi::split_moves(&text).is_ok());
        read += usize::from(start.read_move(&text).is_ok());
        let _ = Reversi::read_position(start.variant(), &text);
    }
    assert!(split > 100 && read > 0, "random texts are not all nonsense: {split} {read}");
}

#[test]
fn a12_transcripts_leave_passes_out() {
    let moves = [(Side::First, "f5"), (Side::Second, "--"), (Side::First, "d6")];
    let moves = moves.map(|(side, text)| (side, text.to_owned()));
    assert_eq!(Reversi::write_moves(&moves), "f5d6");
}
