//! A12 A10: every game in every form that can hold it, written and read again: random legal games of all variants, finished by the rules, by people or not
//! at all, with names that forms have to escape.

use std::collections::HashSet;

use fastrand::Rng;
use plyground_games::{
    files::{Form, ReadOptions, Reader, Replayed, forms, read_as, replay, write},
    find,
    rules::{
        BySide, MoveTree, NodeId, Record, Side,
        record::{Clock, RecordedMove, RecordedResult},
    },
    variants,
};

/// Names that mean something to some form or other.
const NAMES: [&str; 14] = [
    "Åse 李",
    "",
    "B",
    "Smith, John",
    "3,4,5",
    "12",
    "Ann [1] (;GM[4]",
    "back\\slash \\] and ]",
    "\"quoted\" {json} : 'x'",
    "<b>&amp;</b>",
    "# renju",
    "עברית مرحبا",
    "👩‍👩‍👧 family",
    "a name of just one hundred characters, the longest that is kept, so that there is no doubt about it.",
];
/// Results by people: who has won, and why.
const BY_PEOPLE: [(Option<Side>, &str); 7] = [
    (Some(Side::First), "resignation"),
    (Some(Side::Second), "resignation"),
    (Some(Side::First), "time"),
    (Some(Side::Second), "time"),
    (Some(Side::First), "abandonment"),
    (None, "agreement"),
    (None, "unrecorded"),
];

/// Moves that fill Gomoku's board without a row of five, the last one first: two and two of a colour in each row, and the next row the other way round.
fn full_board(rng: &mut Rng) -> Vec<String> {
    let points = (0..15_u8).flat_map(|row| (0..15_u8).map(move |column| (column, row)));
    let (mut black, mut white): (Vec<_>, Vec<_>) =
        points.partition(|(column, row)| (column + 2 * row) % 4 < 2);
    rng.shuffle(&mut black);
    rng.shuffle(&mut white);
    let name = |(column, row): (u8, u8)| format!("{}{}", char::from(b'a' + column), row + 1);
    let mut moves = vec![name(black.pop().expect("black has one stone more"))];
    moves.extend(white.into_iter().zip(black).flat_map(|(w, b)| [name(w), name(b)]));
    moves.reverse();
    moves
}

/// A game of random moves with everything a record can have.
fn random_game(variant: &str, rng: &mut Rng) -> Replayed {
    let (game, variant) = find(variant).expect("the variant exists");
    let start = rng.choice(variant.starts).expect("there is a start").id;
    let mut play = game.start(variant, Some(start)).expect("starts are legal");
    let mut moves = Vec::new();
    let whole = rng.u8(..3) == 0;
    let mut filling = if whole && variant.id.starts_with("gomoku") { full_board(rng) } else { Vec::new() };
    for _ in 0..if whole { 400 } else { rng.usize(..400) } {
        let Some(mut text) = filling.pop().or_else(|| rng.choice(play.legal())) else { break };
        play.play(&text).expect("a legal move can be played");
        // Random moves seldom fill a board before one of them wins.
        let mut tries = if whole { 20 } else { 0 };
        while tries > 0 && play.outcome().is_some_and(|end| end.winner.is_some()) {
            tries -= 1;
            assert!(play.take_back());
            text = rng.choice(play.legal()).expect("there was one");
            play.play(&text).expect("a legal move can be played");
        }
        moves.push(RecordedMove {
            comment: if rng.u8(..9) == 0 { "a [b] \\ c".to_owned() } else { String::new() },
            ..RecordedMove::new(text, Some(rng.u64(..9999)))
        });
    }
    let by_people = play.outcome().is_none() && rng.bool();
    let (winner, reason) = *rng.choice(&BY_PEOPLE).expect("some");
    let name = |rng: &mut Rng| (*rng.choice(&NAMES).expect("some")).to_owned();
    let clock = |initial_ms| Clock { initial_ms, increment_ms: 500 };
    let computer = |rng: &mut Rng| rng.bool().then(|| "minimax-3".to_owned());
    let dates = ["2024-02-29", "2024", "2024-02-29T10:00:00Z"];
    let record = Record {
        start: Some(start.to_owned()),
        players: BySide { first: name(rng), second: name(rng) },
        computers: Some(BySide { first: computer(rng), second: computer(rng) })
            .filter(|both| both.first.is_some() || both.second.is_some()),
        event: rng.bool().then(|| "Open 2024".to_owned()),
        date: rng.choice(&dates).map(|&date| date.to_owned()),
        clock: rng.bool().then(|| BySide { first: clock(60_000), second: clock(1_000) }),
        moves: moves.into_iter().collect(),
        result: by_people.then(|| RecordedResult { winner, reason: reason.to_owned() }),
        ..Record::of_moves(game.info().id, variant.id, [])
    };
    replay(record).unwrap_or_else(|e| panic!("{}: {e}", variant.id))
}

/// What a form makes of a name that it cannot write; the others keep every name.
fn name_in(form: &str, name: &str) -> String {
    match form {
        "ggf" => name.replace('[', "(").replace(']', ")").replace('\\', "/"),
        "psq" if name == "3,4,5" => "3 4 5".to_owned(),
        _ => name.to_owned(),
    }
}

/// What a form keeps of a result: `None` if nothing.
fn result_in(form: &str, result: &RecordedResult) -> Option<RecordedResult> {
    let kept = |reasons: &[&str]| {
        let by_people = BY_PEOPLE.iter().any(|(_, reason)| *reason == result.reason);
        let kept = !by_people || reasons.contains(&result.reason.as_str());
        let reason = if kept { result.reason.clone() } else { "unrecorded".to_owned() };
        Some(RecordedResult { winner: result.winner, reason })
    };
    match form {
        "json" => Some(result.clone()),
        "sgf" => kept(&["resignation", "time", "abandonment"]),
        "ggf" => kept(&["resignation", "time", "agreement"]),
        "wthor" | "legacy" => kept(&[]),
        _ => None,
    }
}

#[test]
fn a12_every_game_survives_every_form_that_can_hold_it() {
    let mut rng = Rng::with_seed(14);
    let mut seen = HashSet::new();
    for (game, variant) in variants() {
        let mut used = HashSet::new();
        for _ in 0..30 {
            let replayed = random_game(variant.id, &mut rng);
            note(&replayed, &mut seen);
            for form in forms(&replayed) {
                check(&replayed, form);
                used.insert(form.id());
            }
        }
        let known: HashSet<_> = Form::all(game).into_iter().map(Form::id).collect();
        let older = ["gomoku", "gomoku-standard", "renju", "yinsh"].contains(&variant.id);
        let missing: Vec<_> = known.difference(&used).filter(|id| **id != "legacy" || older).collect();
        let elsewhere = |id: &&&str| **id == "wthor" && variant.id != "reversi";
        let missing: Vec<_> = missing.into_iter().filter(|id| !elsewhere(id)).collect();
        assert!(missing.is_empty(), "{}: never written as {missing:?}", variant.id);
    }
    for wanted in [
        "reversi: a pass",
        "yinsh: a turn of several moves",
        "laser: a piece lost",
        "gomoku: five",
        "gomoku: full-board",
        "gomoku: renju",
        "connect-four: four",
        "connect-four: full-board",
        "reversi: discs",
        "yinsh: resignation",
        "laser: time",
    ] {
        assert!(seen.contains(wanted), "{wanted} is never tried, only {seen:?}");
    }
}

/// Notes what is special about a game.
fn note(replayed: &Replayed, seen: &mut HashSet<String>) {
    let id = replayed.game.info().id;
    let history = replayed.play.history();
    if history.iter().any(|(_, text)| text == "--") {
        seen.insert(format!("{id}: a pass"));
    }
    if history.windows(2).any(|pair| pair[0].0 == pair[1].0) {
        seen.insert(format!("{id}: a turn of several moves"));
    }
    let pieces = |text: &str| text.chars().filter(char::is_ascii_alphabetic).count();
    let start = replayed.game.start(replayed.play.variant(), replayed.record.start.as_deref());
    if pieces(&start.expect("it began there").position_text()) > pieces(&replayed.play.position_text()) {
        seen.insert(format!("{id}: a piece lost"));
    }
    seen.insert(format!("{id}: {}", replayed.record.variant));
    seen.extend(replayed.record.result.as_ref().map(|result| format!("{id}: {}", result.reason)));
}

fn check(replayed: &Replayed, form: Form) {
    let variant = replayed.play.variant();
    let what = format!("{} as {}", variant.id, form.id());
    let bytes = write(replayed, form).unwrap_or_else(|e| panic!("{what}: {e}"));
    let again = read_as(&bytes, Some(variant))
        .unwrap_or_else(|e| panic!("{what}: {e}: {}", String::from_utf8_lossy(&bytes)));
    assert_eq!(again.play.history(), replayed.play.history(), "{what}");
    assert_eq!(again.play.position_text(), replayed.play.position_text(), "{what}");
    assert_eq!(again.record.variant, variant.id, "{what}");
    if matches!(form.id(), "json" | "legacy" | "sgf" | "ggf" | "psq") {
        for (side, name) in replayed.record.players.iter() {
            assert_eq!(again.record.players[side], name_in(form.id(), name), "{what}");
        }
    }
    // The board's own result is known to every form, since the moves are.
    let result = replayed.record.result.as_ref();
    match result.and_then(|result| result_in(form.id(), result)) {
        Some(result) if form.id() != "legacy" || replayed.game.info().id == "gomoku" => {
            assert_eq!(again.record.result, Some(result), "{what}");
        }
        _ if replayed.play.outcome().is_some() => assert_eq!(again.record.result.as_ref(), result, "{what}"),
        _ => {}
    }
    if form.id() == "json" {
        assert_eq!(again.record, replayed.record, "{what}");
    }
}

#[test]
fn a12_many_games_in_one_file_are_the_same_games() {
    let mut rng = Rng::with_seed(23);
    for (game, variant) in variants() {
        let games: Vec<Replayed> = (0..12).map(|_| random_game(variant.id, &mut rng)).collect();
        for form in Form::all(game).into_iter().filter(|form| form.holds_many()) {
            let (mut file, mut written) = (Vec::new(), Vec::new());
            for replayed in &games {
                let Ok(mut bytes) = write(replayed, form) else { continue };
                // Games of text are paragraphs, as `plyground export` writes them; one without moves is none.
                if matches!(form, Form::Text) {
                    if replayed.play.ply() == 0 {
                        continue;
                    }
                    bytes.push(b'\n');
                }
                file.append(&mut bytes);
                written.push(replayed);
            }
            if written.is_empty() {
                continue;
            }
            let what = format!("{} as {}", variant.id, form.id());
            let options = ReadOptions { variant: Some(variant), ..ReadOptions::default() };
            let reader = Reader::open(&file[..], options).unwrap_or_else(|e| panic!("{what}: {e}"));
            let again: Vec<Replayed> = reader
                .map(|game| game.unwrap_or_else(|e| panic!("{what}: {}: {}", e.number, e.error)))
                .collect();
            let histories =
                |games: &[&Replayed]| -> Vec<_> { games.iter().map(|game| game.play.history()).collect() };
            assert_eq!(histories(&again.iter().collect::<Vec<_>>()), histories(&written), "{what}");
        }
    }
}

/// The tree as all forms with variations have it: moves and comments.
fn shape(tree: &MoveTree, at: NodeId) -> String {
    let child = |&child: &NodeId| {
        let mv = tree.mv(child);
        format!("({} {:?}{})", mv.text, mv.comment, shape(tree, child))
    };
    tree.children(at).iter().map(child).collect()
}

#[test]
fn a12_variations_survive_sgf_and_renlib() {
    let mut rng = Rng::with_seed(4);
    for (game, variant) in variants().filter(|(game, _)| game.info().id == "gomoku") {
        for _ in 0..20 {
            let mut tree = MoveTree::new();
            for _ in 0..rng.usize(2..12) {
                let (mut play, mut at) = (game.start(variant, None).expect("the start"), NodeId::START);
                for _ in 0..rng.usize(1..30) {
                    // Often along a line that is there already.
                    let known: Vec<String> =
                        tree.children(at).iter().map(|&at| tree.mv(at).text.clone()).collect();
                    let text =
                        rng.choice(known).filter(|_| rng.u8(..4) > 0).or_else(|| rng.choice(play.legal()));
                    let Some(text) = text else { break };
                    play.play(&text).expect("legal");
                    at = tree.add(at, RecordedMove::new(text, None)).expect("there is room");
                }
                tree.set_comment(at, "better ] was \\ this\nor that: 李".to_owned()).expect("short");
            }
            let record = Record { moves: tree, ..Record::of_moves("gomoku", variant.id, []) };
            let replayed = replay(record).unwrap_or_else(|e| panic!("{e}"));
            for id in ["sgf", "renlib", "json"] {
                let form = Form::find(game, id).expect("a form");
                let bytes = write(&replayed, form).unwrap_or_else(|e| panic!("{id}: {e}"));
                let again = read_as(&bytes, Some(variant)).unwrap_or_else(|e| panic!("{id}: {e}"));
                let mut wanted = shape(&replayed.record.moves, NodeId::START);
                if id == "renlib" {
                    // Its comments are one line.
                    wanted = wanted.replace("\\n", " ");
                }
                assert_eq!(shape(&again.record.moves, NodeId::START), wanted, "{} as {id}", variant.id);
            }
        }
    }
}

#[test]
fn a12_damaged_files_never_panic() {
    let mut rng = Rng::with_seed(99);
    for (_, variant) in variants() {
        let replayed = random_game(variant.id, &mut rng);
        for form in forms(&replayed) {
            let bytes = write(&replayed, form).unwrap_or_else(|e| panic!("{e}"));
            for _ in 0..30 {
                let mut damaged = bytes.clone();
                for _ in 0..rng.usize(1..4) {
                    let at = rng.usize(..damaged.len());
                    match rng.u8(..3) {
                        0 => damaged[at] = rng.u8(..),
                        1 => damaged.truncate(at.max(1)),
                        _ => {
                            let part = damaged[at..].to_vec();
                            damaged.extend(part);
                        }
                    }
                }
                if let Ok(reader) = Reader::open(&damaged[..], ReadOptions::default()) {
                    for _ in reader.take(2000) {}
                }
            }
        }
    }
}
