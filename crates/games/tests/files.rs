//! A12: random games of every variant survive every form of file.

use fastrand::Rng;
use plyground_games::{
    AnyPlay,
    files::{self, Form, Replayed, read, replay},
    rules::{
        BySide, MoveTree, NodeId, Record, Side,
        record::{self, Clock, RecordedMove},
    },
    variants,
};

/// A game of random moves, as a record. Its play is kept to compare with.
fn random_game(variant: &str, rng: &mut Rng) -> (Record, Box<dyn AnyPlay>) {
    let (game, variant) = plyground_games::find(variant).expect("the variant exists");
    let start = rng.choice(variant.starts).expect("there is a start").id;
    let mut play = game.start(variant, Some(start)).expect("starts are legal");
    let mut moves = Vec::new();
    for _ in 0..rng.usize(..200) {
        let Some(text) = rng.choice(play.legal()) else { break };
        play.play(&text).expect("a legal move can be played");
        moves.push(RecordedMove::new(text, rng.bool().then(|| rng.u64(..100_000))));
    }
    let clock = |initial_ms| Clock { initial_ms, increment_ms: 500 };
    let record = Record {
        start: Some(start.to_owned()),
        players: BySide { first: "Åse \"<&>\" 李".to_owned(), second: String::new() },
        date: Some("2024-02-29".to_owned()),
        clock: rng.bool().then(|| BySide { first: clock(60_000), second: clock(0) }),
        ..Record::of_moves(game.info().id, variant.id, [])
    };
    (Record { moves: moves.into_iter().collect(), ..record }, play)
}

/// The game in a form that is text.
fn write(replayed: &Replayed, form: Form) -> Result<String, files::FileError> {
    files::write(replayed, form).map(|bytes| String::from_utf8(bytes).expect("a text"))
}

fn same(a: &Replayed, b: &dyn AnyPlay) -> bool {
    a.play.history() == b.history()
        && a.play.position_text() == b.position_text()
        && a.play.outcome() == b.outcome()
}

#[test]
fn a12_random_games_survive_json_and_text() {
    let mut rng = Rng::with_seed(12);
    for (_, variant) in variants() {
        let mut ended = 0;
        for _ in 0..40 {
            let (record, play) = random_game(variant.id, &mut rng);
            let replayed = replay(record.clone()).unwrap_or_else(|e| panic!("{}: {e}", variant.id));
            assert!(same(&replayed, &*play), "{}: the replay differs", variant.id);
            assert_eq!(replayed.record.moves, record.moves, "{}", variant.id);
            assert_eq!(replayed.record.result.is_some(), play.outcome().is_some(), "{}", variant.id);
            ended += usize::from(play.outcome().is_some());

            let json = write(&replayed, Form::Json).expect("every game has our form");
            let again = read(json.as_bytes()).unwrap_or_else(|e| panic!("{e}: {json}"));
            assert_eq!(again.record, replayed.record);
            assert!(same(&again, &*play));

            let text = write(&replayed, Form::Text).expect("every game has a text");
            let again = read(text.as_bytes()).unwrap_or_else(|e| panic!("{e}: {text}"));
            assert!(same(&again, &*play), "{}: {text}", variant.id);
            assert_eq!(again.record.variant, variant.id, "{text}");
        }
        // Small boards always end, Laser hardly ever; the point is that both kinds were tried somewhere.
        assert!(
            ended > 0 || variant.id.starts_with("laser") || variant.id == "yinsh",
            "{}: none ended",
            variant.id
        );
    }
}

#[test]
fn g4_y4_random_games_survive_the_older_forms() {
    let mut rng = Rng::with_seed(4);
    for id in ["gomoku", "yinsh"] {
        for _ in 0..60 {
            let (record, play) = random_game(id, &mut rng);
            let replayed = replay(record).expect("a random game is legal");
            let text = write(&replayed, Form::Legacy).expect("this game has an older form");
            let again = read(text.as_bytes()).unwrap_or_else(|e| panic!("{e}: {text}"));
            assert!(same(&again, &*play), "{text}");
            assert_eq!(again.record.players, replayed.record.players);
        }
    }
}

#[test]
fn a_result_by_people_is_kept_and_one_against_the_rules_refused() {
    let record = |winner: &str, reason: &str| {
        let json = format!(
            r#"{{"plyground":1,"game":"reversi","variant":"reversi-4x4","players":{{"first":"","second":""}},
                "moves":[{{"move":"b1"}}],"result":{{"winner":{winner},"reason":"{reason}"}}}}"#
        );
        read(json.as_bytes()).map(|r| r.record.result).map_err(|e| e.to_string())
    };
    assert_eq!(record("null", "aborted"), Ok(None), "a game that was aborted has no result");
    let record = |winner: &str, reason: &str| {
        record(winner, reason).map(|result| result.expect("it has a result").winner)
    };
    assert_eq!(record("\"second\"", "resignation"), Ok(Some(Side::Second)));
    assert_eq!(record("\"first\"", "time"), Ok(Some(Side::First)));
    assert_eq!(record("null", "agreement"), Ok(None));
    assert_eq!(record("null", "length"), Ok(None));
    assert_eq!(record("null", "abandonment"), Ok(None));
    assert_eq!(record("\"first\"", "abandonment"), Ok(Some(Side::First)));
    for (winner, reason) in [
        ("null", "resignation"),
        ("null", "time"),
        ("\"first\"", "agreement"),
        ("\"first\"", "length"),
        ("\"first\"", "discs"),
        ("null", ""),
    ] {
        assert!(record(winner, reason).is_err_and(|e| e.contains("result")), "{winner} by {reason}");
    }
}

#[test]
fn a12_a_broken_list_of_moves_is_explained_as_the_game_it_begins_like() {
    let wrong = |text: &str| read(text.as_bytes()).map(|r| r.record.variant).map_err(|e| e.to_string());
    // Of Reversi, with a square that cannot be played, a letter too many, or a move left out: Gomoku would take the squares.
    for text in [
        "f5d6c3d3c4f4f6a1",
        "f5d6c3d3c4f4f6g5e3f3a1zz",
        "f5 d6 c3 d3 c4 f4 f6 g5 e3 f3 f2 f1 e",
        "f5d6c3d3f4f6",
    ] {
        let why = wrong(text).expect_err(text);
        assert!(why.contains("read as Reversi, "), "{text}: {why}");
    }
    for text in ["h8i9h10zz", "f5g6h7zz", "f5g6h7f5"] {
        let why = wrong(text).expect_err(text);
        assert!(why.contains("read as Gomoku, "), "{text}: {why}");
    }
    assert_eq!(wrong("f5d6c3d3c4f4f6").as_deref(), Ok("reversi"));
    assert_eq!(wrong("h8i9h9i10").as_deref(), Ok("gomoku"));
}

#[test]
fn the_list_of_games_is_consistent() {
    let mut seen = std::collections::HashSet::new();
    for (game, variant) in variants() {
        assert!(seen.insert(variant.id), "{} is there twice", variant.id);
        assert!(variant.summary.to_string().ends_with('.'), "{}: a summary is a sentence", variant.id);
        assert!(
            game.info().summary.to_string().ends_with('.'),
            "{}: a summary is a sentence",
            game.info().id
        );
        let usual = game.start(variant, None).expect("the usual start is legal").position_text();
        assert_eq!(usual, variant.starts[0].position, "{}: the first start is the usual one", variant.id);
        for start in variant.starts {
            let play = game.start(variant, Some(&start.id.to_uppercase())).expect("a start has a name");
            assert_eq!(play.position_text(), start.position, "{}", variant.id);
        }
    }
}

/// Puts random variations, comments and glyphs on a tree that begins where `play` stands.
fn annotate(tree: &mut MoveTree, play: &dyn AnyPlay, rng: &mut Rng) {
    for _ in 0..rng.usize(..12) {
        let (mut play, mut at) = (play.boxed_clone(), NodeId::START);
        // Down some path of the tree, then on with moves of its own.
        let on_path = rng.usize(..80);
        for step in 0..on_path + rng.usize(1..6) {
            let texts: Vec<String> = match tree.children(at) {
                children if step < on_path && !children.is_empty() => {
                    children.iter().map(|&child| tree.mv(child).text.clone()).collect()
                }
                _ => play.legal(),
            };
            let Some(text) = rng.choice(texts) else { break };
            play.play(&text).expect("a legal move");
            at = tree.add(at, RecordedMove::new(text, None)).expect("there is room");
        }
        if at != NodeId::START {
            let comment = format!("Better was \"{}\" – {{\\}}\n李", rng.u8(..));
            tree.set_comment(at, comment).expect("short");
            tree.set_glyph(at, rng.choice(record::GLYPHS).expect("some")).expect("a glyph");
        }
    }
}

#[test]
fn a15_trees_survive_the_second_version() {
    let mut rng = Rng::with_seed(15);
    for (_, variant) in variants() {
        for _ in 0..10 {
            let (mut record, _) = random_game(variant.id, &mut rng);
            let (game, variant) = plyground_games::find(variant.id).expect("it exists");
            let start = game.start(variant, record.start.as_deref()).expect("starts are legal");
            annotate(&mut record.moves, &*start, &mut rng);
            let varied = record.moves.is_annotated();
            let replayed = replay(record.clone()).unwrap_or_else(|e| panic!("{}: {e}", variant.id));
            assert_eq!(replayed.record.moves, record.moves, "{}", variant.id);
            // A game without any stays readable for programs that know the first version only.
            assert_eq!(replayed.record.plyground, if varied { 2 } else { 1 });
            let json = write(&replayed, Form::Json).expect("every game has our form");
            let again = read(json.as_bytes()).unwrap_or_else(|e| panic!("{e}: {json}"));
            assert_eq!(again.record, replayed.record, "{}", variant.id);
        }
    }
}

#[test]
fn a15_passes_are_put_into_variations_and_the_same_line_twice_is_one() {
    // On 4x4 light has to pass here; both lines leave that out, one of them names the main line's first moves again.
    let (game, variant) = plyground_games::find("reversi-4x4").expect("it exists");
    let mut rng = Rng::with_seed(4);
    let (moves, others) = loop {
        let mut play = game.start(variant, None).expect("a start");
        while let Some(text) = rng.choice(play.legal()).filter(|text| text != "--") {
            play.play(&text).expect("legal");
        }
        let moves: Vec<String> = play.history().into_iter().map(|(_, text)| text).collect();
        if play.legal() == ["--"] {
            play.play("--").expect("forced");
            if play.legal().len() > 1 {
                break (moves, play.legal());
            }
        }
    };
    let line = |last: &str| {
        let texts = moves.iter().map(String::as_str).chain([last]);
        texts.map(|text| format!(r#"{{"move":"{text}"}}"#)).collect::<Vec<_>>().join(",")
    };
    let (main, again) = (line(&others[0]), line(&others[1]));
    let (first, rest) = main.split_once(',').expect("several moves");
    let first = first.replace('}', &format!(r#","variations":[[{again}]]}}"#));
    let file = format!(
        r#"{{"plyground":2,"game":"reversi","variant":"reversi-4x4","players":{{"first":"","second":""}},"moves":[{first},{rest}]}}"#
    );
    let tree = read(file.as_bytes()).unwrap_or_else(|e| panic!("{e}: {file}")).record.moves;
    let texts: Vec<&str> = tree.iter().map(|mv| mv.text.as_str()).collect();
    let wanted: Vec<&str> = moves.iter().map(String::as_str).chain(["--", &others[0]]).collect();
    assert_eq!(texts, wanted);
    assert_eq!(tree.varied(), 1, "the variation leaves the line at its last move");
    let pass = tree.line(NodeId::START).nth(moves.len()).expect("the pass");
    assert_eq!(
        tree.children(pass).iter().map(|&at| &tree.mv(at).text).collect::<Vec<_>>(),
        [&others[0], &others[1]]
    );
}

#[test]
fn a15_wrong_trees_get_one_sentence() {
    let read_moves = |version: u32, moves: &str| {
        let file = format!(
            r#"{{"plyground":{version},"game":"reversi","variant":"reversi","players":{{"first":"","second":""}},"moves":{moves}}}"#
        );
        read(file.as_bytes()).map(|_| ()).map_err(|e| e.to_string())
    };
    let wrong = |moves: &str, sentence: &str| {
        assert_eq!(read_moves(2, moves), Err(sentence.to_owned()), "{moves}");
    };
    assert_eq!(read_moves(2, r#"[{"move":"f5","variations":[[{"move":"d3"},{"move":"c5"}]]}]"#), Ok(()));
    wrong(
        r#"[{"move":"f5","variations":[[{"move":"d3"},{"move":"a1"}]]}]"#,
        "a variation of move 1, \"a1\": a1 is not possible: it would flip no dark disc",
    );
    wrong(
        r#"[{"move":"f5","variations":[[]]}]"#,
        "field \"moves\", move 1, \"variations\" should be lists of moves",
    );
    wrong(r#"[{"move":"f5","variations":{}}]"#, "field \"moves\", move 1, \"variations\" should be a list");
    wrong(
        r#"[{"move":"f5","glyph":"!!!"}]"#,
        "field \"moves\", move 1, \"glyph\" should be one of !, ?, !!, ??, !? and ?!",
    );
    let long = format!(r#"[{{"move":"f5","comment":"{}"}}]"#, "ä".repeat(1001));
    wrong(&long, "the comment on move 1 has more than 1000 characters");
    let many = format!(r#"[{{"move":"f5","variations":[[{}]]}}]"#, vec![r#"{"move":"d3"}"#; 4001].join(","));
    wrong(&many, "the variations have more than 4000 moves");
    let mut deep = r#"{"move":"f5"}"#.to_owned();
    for _ in 0..17 {
        deep = format!(r#"{{"move":"f5","variations":[[{deep}]]}}"#);
    }
    wrong(&format!("[{deep}]"), "the variations of move 1 stand more than 16 deep inside one another");
    let first = read_moves(1, r#"[{"move":"f5","comment":"good"}]"#).expect_err("not in version 1");
    assert!(first.contains("comment"), "{first}");
    assert!(read_moves(4, "[]").expect_err("later").contains("later version"));
}
