//! The command line, end to end: the real binary, real files in a fresh folder, and everything that can be wrong.

mod binary;

use std::{
    fs,
    process::Stdio,
    time::{Duration, Instant},
};

use binary::{answer, answer_in, refusal, refusal_in, refuses};

const CLASSIC: &str = "sc3ncfcncpb2/2pc7/3Pd6/pa1Pc1rbra1pb1Pd/pb1Pd1RaRb1pa1Pc/6pb3/7Pa2/2PdNaFaNa3Sa b";

fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

#[test]
fn games_lists_every_variant() {
    let text = answer(&["games"]);
    let ids: Vec<&str> = text.lines().map(|l| l.split_whitespace().next().expect("no empty line")).collect();
    let wanted = "reversi reversi-6x6 reversi-4x4 gomoku gomoku-standard renju yinsh yinsh-blitz laser laser-khet connect-four connect-four-6x5";
    assert_eq!(ids, wanted.split(' ').collect::<Vec<_>>());
}

#[test]
fn moves_are_sorted_one_per_line() {
    assert_eq!(answer(&["moves", "reversi"]), "c4\nd3\ne6\nf5\n");
    for game in ["gomoku", "yinsh", "laser", "laser-khet"] {
        let text = answer(&["moves", game]);
        assert!(lines(&text).is_sorted(), "{game}");
    }
    assert_eq!(lines(&answer(&["moves", "gomoku"])).len(), 225);
    assert_eq!(lines(&answer(&["moves", "yinsh"])).len(), 85);
    assert_eq!(lines(&answer(&["moves", "laser", CLASSIC])).len(), 87);
    assert_eq!(lines(&answer(&["moves", "laser-khet", "Imhotep"])).len(), 77);
}

#[test]
fn r1_a_forced_pass_is_the_only_move() {
    // Light is wiped out: neither side can move, so the game is over and nobody passes.
    let position = "XXX-------------------------------------------------------------";
    assert_eq!(answer(&["moves", "reversi", &format!("{position} O")]), "");
    let position = "OX--------------------------------------------------------------";
    assert_eq!(answer(&["moves", "reversi", &format!("{position} X")]), "--\n");
    refuses(&["apply", "reversi", "start", "--"], &["move 1 \"--\""]);
    assert_eq!(lines(&answer(&["apply", "reversi", "--", &format!("{position} X"), "--", "c1"])).len(), 1);
    for pass in ["--", "pass", "PASS"] {
        assert_eq!(answer(&["apply", "reversi", &format!("{position} X"), pass]), format!("{position} O\n"));
    }
}

#[test]
fn apply_prints_the_resulting_position() {
    let start = "---------------------------OX------XO--------------------------- X";
    let after = "-------------------X-------XX------XO--------------------------- O\n";
    assert_eq!(answer(&["apply", "reversi", start, "D3"]), after);
    assert_eq!(
        answer(&["apply", "gomoku", "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b", "h8", "a1"]),
        "15/15/15/15/15/15/15/7x7/15/15/15/15/15/15/o14 b\n"
    );
    assert_eq!(answer(&["apply", "laser", CLASSIC, "h2+"]).split(' ').next_back(), Some("r\n"));
}

#[test]
fn l2_the_third_repetition_ends_the_game_in_apply() {
    // Both pharaohs turn round on the spot: the start comes up again after every eight moves.
    let round = ["e1+", "f8+", "e1+", "f8+", "e1+", "f8+", "e1+", "f8+"];
    let mut args = vec!["apply", "laser", CLASSIC];
    args.extend(round);
    args.extend(round);
    assert_eq!(answer(&args), format!("{CLASSIC}\n"));
    args.push("e1+");
    refuses(&args, &["move 17", "e1+", "over", "three times"]);
}

#[test]
fn perft_prints_the_number_alone_on_the_last_line() {
    for (args, count) in [
        (&["perft", "reversi", "6"][..], "8200"),
        (&["perft", "reversi", "0"], "1"),
        (&["perft", "yinsh", "3"], "592620"),
        (&["perft", "laser", "3", CLASSIC], "649064"),
        (&["perft", "laser-khet", "3"], "526446"),
        (&["perft", "gomoku", "2"], "50400"),
    ] {
        assert_eq!(lines(&answer(args)).last(), Some(&count), "{args:?}");
    }
}

#[test]
fn g2_forbidden_lists_points_and_kinds() {
    let board = "15/15/4xx3x5/5xxx3o3/6xxx1o4/8x1oo3/6x8/6o3xx3/5x1x2x4/4x2xx2o3/15/15/15/15/15 b";
    assert_eq!(answer(&["forbidden", board]), "g13 3x3\nh10 3x3\nh5 3x3\ni12 3x3\nj9 overline\n");
    assert_eq!(answer(&["forbidden", "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 w"]), "");
    refuses(&["apply", "renju", board, "j9"], &["move 1", "j9", "forbidden", "overline"]);
}

#[test]
fn show_draws_every_start() {
    for game in ["reversi", "reversi-6x6", "reversi-4x4", "gomoku", "renju", "yinsh", "yinsh-blitz", "laser"]
    {
        let text = answer(&["show", game]);
        let rows = text.lines().count();
        assert!(rows > 5 && text.lines().take(rows - 1).all(|l| l.chars().count() < 80), "{game}:\n{text}");
    }
    let text = answer(&["show", "reversi-4x4"]);
    assert!(
        text.contains("2 . O X .\n") && text.contains("3 . X O .\n") && text.contains("Dark: "),
        "{text}"
    );
    let text = answer(&["show", "laser"]);
    assert!(text.contains("Sa") && text.contains("sc"), "{text}");
}

#[test]
fn bad_command_lines_get_one_sentence() {
    refuses(&["chess"], &["chess"]);
    refuses(&["moves"], &["GAME"]);
    refuses(&["moves", "chess"], &["chess", "reversi-6x6"]);
    refuses(&["moves", "reversi", "x", "y"], &["y"]);
    refuses(&["perft", "reversi", "many"], &["many"]);
    refuses(&["perft", "reversi", "-1"], &["-1"]);
    refuses(&["perft", "laser", "1000000000"], &["1000000000"]);
    refuses(&["perft", "reversi"], &["DEPTH"]);
    refuses(&["apply", "reversi", "start"], &["MOVE"]);
    refuses(&["convert", "x.json"], &["--to"]);
    refuses(&["convert", "x.json", "--to", "pdf"], &["pdf"]);
    refuses(&["--frobnicate"], &["--frobnicate"]);
    refuses(&["moves", &"y".repeat(100_000)], &["yyy"]);
    refuses(&[&"z".repeat(100_000)], &["zzz"]);
}

#[test]
fn l1_a_refused_laser_move_is_named_once() {
    let text = refusal(&["apply", "laser", "classic", "b1a1"]);
    assert_eq!(text, "plyground: move 1 \"b1a1\": there is no piece on b1\n");
}

#[test]
fn help_names_every_command() {
    let text = answer(&["--help"]);
    for command in [
        "games",
        "show",
        "moves",
        "apply",
        "perft",
        "forbidden",
        "analyse",
        "solve",
        "match",
        "ladder",
        "bench",
        "engine",
        "convert",
        "import",
        "export",
        "find",
        "backup",
        "restore",
    ] {
        assert!(text.contains(command), "{command} is missing:\n{text}");
    }
}

#[test]
fn bad_positions_say_what_and_where() {
    refuses(&["moves", "reversi", "XO X"], &["bad position", "64"]);
    refuses(&["moves", "reversi", &format!("{}q{} X", "-".repeat(10), "-".repeat(53))], &["q", "column 11"]);
    refuses(&["moves", "gomoku", "15/15 b"], &["15 rows", "not 2"]);
    refuses(&["moves", "gomoku", "15/15/15/15/15/15/15/7z7/15/15/15/15/15/15/15 b"], &["\"z\"", "column 23"]);
    refuses(&["moves", "gomoku", "15/15/15/15/15/15/15/16/15/15/15/15/15/15/15 b"], &["16", "column 22"]);
    refuses(&["moves", "gomoku", "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 q"], &["q", "column"]);
    refuses(&["moves", "yinsh", "4/7/8/9/10/9/10/9/8/7/4 x 0-0"], &["x", "column"]);
    refuses(&["moves", "laser", &CLASSIC.replacen("fc", "1", 1).replacen("Fa", "1", 1)], &["pharaoh"]);
    refuses(&["moves", "laser", &CLASSIC.replacen("Na", "Fa", 1)], &["pharaoh"]);
    refuses(&["moves", "laser", "sc9/4fc5/10/10/10/10/4Fe5/9Sa b"], &["\"e\"", "column 24"]);
    refuses(&["moves", "gomoku", "015/15/15/15/15/15/15/15/15/15/15/15/15/15/15 b"], &["015", "column 1"]);
    refuses(&["forbidden", "nonsense"], &["bad position"]);
    for game in ["reversi", "gomoku", "renju", "yinsh", "laser"] {
        refuses(&["moves", game, &"-".repeat(10_000)], &["bad position", "400"]);
        refuses(&["moves", game, ""], &["bad position", "empty"]);
        refuses(&["moves", game, "déjà vu"], &["bad position", "column 2"]);
    }
}

#[test]
fn bad_moves_say_which() {
    refuses(&["apply", "reversi", "start", "d3", "d3"], &["move 2", "d3"]);
    refuses(&["apply", "yinsh", "start", "e5", "e5"], &["move 2", "e5"]);
    refuses(&["apply", "laser", "start", "a1b1"], &["move 1", "a1b1"]);
    refuses(&["apply", "gomoku", "start", &"h8".repeat(5000)], &["move 1"]);
    for game in ["reversi", "gomoku", "renju", "yinsh", "laser"] {
        for rubbish in ["", " ", "é8", "--x", "\u{0}", "h8h", "🙂", "a0", "x", "-", "+", "xx-xx"] {
            if rubbish != "\u{0}" {
                refusal(&["apply", game, "start", rubbish]);
            }
        }
    }
}

/// A file in a fresh folder, converted to a form.
fn converted(content: impl AsRef<[u8]>, to: &str) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join("game"), content).expect("the file is written");
    answer_in(folder.path(), &["convert", "game", "--to", to])
}

#[track_caller]
fn file_refused(content: impl AsRef<[u8]>, to: &str, fragments: &[&str]) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join("game"), content).expect("the file is written");
    let text = refusal_in(folder.path(), &["convert", "game", "--to", to]);
    assert!(text.contains("game: "), "the file is not named: {text}");
    for fragment in fragments {
        assert!(text.contains(fragment), "should mention {fragment:?}: {text}");
    }
    assert_eq!(fs::read_dir(folder.path()).expect("the folder is there").count(), 1, "something was written");
}

#[test]
fn a12_own_json_survives_every_form() {
    let own = r#"{
  "plyground": 1,
  "game": "gomoku",
  "variant": "renju",
  "players": {"first":"Ann","second":"Ben \"the pen\""},
  "date": "2026-05-01T18:30:00Z",
  "clock": {"first":{"increment_ms":2000,"initial_ms":300000},"second":{"increment_ms":0,"initial_ms":60000}},
  "moves": [
    {"move":"h8","ms":1800},
    {"move":"i9"},
    {"move":"i8"}
  ],
  "result": {"reason":"resignation","winner":"second"}
}
"#;
    assert_eq!(converted(own, "json"), own);
    assert_eq!(converted(own, "text"), "# renju\nh8i9i8\n");
    assert_eq!(converted(converted(own, "text"), "text"), "# renju\nh8i9i8\n");
}

#[test]
fn a12_a_start_position_of_its_own_survives() {
    let own = r#"{"plyground":1,"game":"laser","variant":"laser-khet","start":"IMHOTEP","players":{"first":"","second":""},"moves":[{"move":"E1+"}]}"#;
    let json = converted(own, "json");
    assert!(json.contains("sc3ncfcncra2/10/") && json.contains(r#"{"move":"e1+"}"#), "{json}");
    let text = converted(own, "text");
    assert!(text.starts_with("# laser-khet sc3ncfcncra2/10/") && text.ends_with(" b\ne1+\n"), "{text}");
    assert_eq!(converted(&text, "json"), json);
    file_refused(own, "legacy", &["start position"]);
}

#[test]
fn g4_legacy_gomoku_is_read_and_written() {
    let legacy = r#"{"black_player_name":"Ann","white_player_name":"Ben","moves":[[7,7],[0,0],[7,8],[0,1],[7,9],[0,2],[7,10],[0,3],[7,11]],"ended":true,"win":1}"#;
    let json = converted(legacy, "json");
    for part in [r#"{"move":"h8"}"#, r#"{"move":"a15"}"#, r#""first":"Ann""#, r#""winner":"first""#] {
        assert!(json.contains(part), "{part} is missing: {json}");
    }
    let again: serde_json::Value = serde_json::from_str(&converted(&json, "legacy")).expect("legacy is JSON");
    assert_eq!(again, serde_json::from_str::<serde_json::Value>(legacy).expect("the sample is JSON"));
    file_refused(legacy.replace("\"win\":1", "\"win\":2"), "json", &["result", "second", "first"]);
    file_refused(legacy.replace("[0,0]", "[0,15]"), "json", &["move 2"]);
    file_refused(legacy.replace("[0,0]", "[7,7]"), "json", &["move 2"]);
    file_refused(legacy.replace("[0,0]", "\"a1\""), "json", &["move 2"]);
}

#[test]
fn y4_legacy_yinsh_is_read_and_written() {
    let legacy = r#"{"white":"Ann","black":"Ben","moves":["white:E5","black:C4","white:F6"]}"#;
    let json = converted(legacy, "json");
    assert!(json.contains(r#"{"move":"e5"}"#) && json.contains(r#""second":"Ben""#), "{json}");
    let again: serde_json::Value = serde_json::from_str(&converted(&json, "legacy")).expect("legacy is JSON");
    assert_eq!(again, serde_json::from_str::<serde_json::Value>(legacy).expect("the sample is JSON"));
    file_refused(legacy.replace("black:C4", "black:E5"), "json", &["move 2", "e5"]);
    file_refused(legacy.replace("black:C4", "white:C4"), "json", &["move 2"]);
    file_refused(legacy.replace("black:C4", "green:C4"), "json", &["move 2"]);
    file_refused(legacy.replace("\"black:C4\"", "7"), "json", &["move 2"]);
}

#[test]
fn a12_plain_moves_are_recognised() {
    for (text, game) in [
        ("f5d6c3d3c4", "reversi"),
        ("F5 D6 C3, D3 C4", "reversi"),
        ("h8i9i8", "gomoku"),
        ("1.e5 2.c4 3.f6", "yinsh"),
        ("h2+ c7+ c1b1", "laser"),
        ("# reversi-6x6\nc2", "reversi-6x6"),
    ] {
        let json: serde_json::Value =
            serde_json::from_str(&converted(text, "json")).expect("our JSON is JSON");
        assert_eq!(json["variant"], game, "{text}");
        let back = converted(json.to_string(), "text");
        assert_eq!(converted(&back, "json"), converted(text, "json"), "{text} became {back}");
    }
}

#[test]
fn r1_missing_passes_are_put_in() {
    // Dark has no move, so c1 can only be light's, after a pass that many programs do not write.
    let json = converted("# reversi-4x4 OX-------------- X\nc1", "json");
    assert!(json.contains("    {\"move\":\"--\"},\n    {\"move\":\"c1\"}\n"), "{json}");
    file_refused("# reversi-4x4 OX-------------- X\nd1", "json", &["move 1", "d1"]);
}

#[test]
fn bad_files_get_one_sentence_and_change_nothing() {
    file_refused("", "json", &["empty"]);
    file_refused(" \n\t", "json", &["empty"]);
    file_refused([0xff, 0xfe, 0x00], "json", &["not text", "byte 1"]);
    file_refused("Dear diary, today I lost again.", "json", &["neither JSON nor a list of moves"]);
    file_refused("{\"a\": 1", "json", &["JSON", "line 1"]);
    file_refused("{}", "json", &["no game"]);
    file_refused("[1, 2, 3]", "json", &["no game"]);
    file_refused("[".repeat(100_000), "json", &["JSON"]);
    file_refused("# reversi\nf5d6c3d3c4 h1", "json", &["move 6", "h1"]);
    file_refused("f5d6c3d3c4 z9", "json", &["neither", "Reversi"]);
    file_refused("# chess\ne4", "json", &["line 1", "chess"]);
    file_refused("# reversi nonsense\nd3", "json", &["start position"]);
    let own =
        |body: &str| format!("{{\"plyground\": 1, \"game\": \"reversi\", \"variant\": \"reversi\", {body}}}");
    let players = r#""players": {"first": "", "second": ""}"#;
    file_refused(own(r#""moves": []"#), "json", &["players"]);
    file_refused(own(&format!(r#"{players}, "moves": [], "mvoes": []"#)), "json", &["mvoes"]);
    file_refused(
        own(&format!(r#"{players}, "moves": [], "a\nb": []"#)),
        "json",
        &["unknown field", "a\u{fffd}b"],
    );
    let long = "n".repeat(100_000);
    file_refused(own(&format!(r#"{players}, "moves": [], "{long}": []"#)), "json", &["unknown field", "nnn"]);
    file_refused(
        own(&format!(r#"{players}, "moves": [{{"move": 5}}]"#)),
        "json",
        &["move 1", "\"move\"", "a text"],
    );
    file_refused(
        own(&format!(r#"{players}, "moves": [{{"move": "d3", "ms": -1}}]"#)),
        "json",
        &["move 1", "\"ms\"", "milliseconds"],
    );
    file_refused(
        own(&format!(r#"{players}, "moves": [{{"move": "d3"}}, {{"move": "d3"}}]"#)),
        "json",
        &["move 2"],
    );
    file_refused(
        own(&format!(r#"{players}, "date": "yesterday", "moves": []"#)),
        "json",
        &["date", "yesterday"],
    );
    file_refused(own(&format!(r#"{players}, "date": "2026-02-29", "moves": []"#)), "json", &["date"]);
    file_refused(
        own(&format!(r#"{players}, "moves": [], "result": {{"winner": "first", "reason": "discs"}}"#)),
        "json",
        &["result", "discs"],
    );
    file_refused(
        own(&format!(r#"{players}, "moves": [], "result": {{"winner": null, "reason": "resignation"}}"#)),
        "json",
        &["result", "resignation"],
    );
    file_refused(
        own(&format!(r#""players": {{"first": "{}", "second": ""}}, "moves": []"#, "n".repeat(101))),
        "json",
        &["players", "Dark"],
    );
    for (players, what) in [
        (r#"["a", "b"]"#, "object"),
        (r#"{"first": "", "second": "", "frist": ""}"#, "frist"),
        (r#"{"first": 1, "second": ""}"#, "first"),
    ] {
        file_refused(own(&format!(r#""players": {players}, "moves": []"#)), "json", &["players", what]);
    }
    file_refused(own(&format!(r#"{players}, "moves": [["d3", 5]]"#)), "json", &["move 1", "object"]);
    let clock = r#""clock": {"first": {"initial_ms": 1}, "second": {"initial_ms": 1}, "third": 1}"#;
    file_refused(own(&format!(r#"{players}, {clock}, "moves": []"#)), "json", &["clock", "third"]);
    file_refused(
        own(&format!(r#"{players}, "moves": [], "result": {{"winner": null, "reason": "time"}}"#)),
        "json",
        &["result", "time"],
    );
    for nothing in ["1", "42", "1 2 3", ";", "1. 2. 3.", ",", "7."] {
        file_refused(nothing, "json", &["neither JSON nor a list of moves"]);
    }
    file_refused("h8 i9 h9 i10 h10 i11 h12 j15 h20", "json", &["Gomoku", "column"]);
    file_refused(r#"{"plyground": 99}"#, "json", &["later version", "99"]);
    file_refused(r#"{"plyground": "1"}"#, "json", &["plyground", "number 1"]);
    file_refused(
        r#"{"plyground": 1, "game": "yinsh", "variant": "renju", "players": {"first": "", "second": ""}, "moves": []}"#,
        "json",
        &["game", "yinsh", "renju"],
    );
    file_refused("f5d6", "legacy", &["reversi", "no older form"]);
    refuses(&["convert", "no-such-file", "--to", "json"], &["no-such-file"]);
    refuses(&["convert", ".", "--to", "json"], &["."]);
    refuses(&["convert", "bad\u{1b}[31m\nname", "--to", "json"], &["bad?[31m?name"]);
}

#[test]
fn hostile_sizes_are_refused_at_once() {
    let begun = Instant::now();
    file_refused(vec![b'f'; 100 << 20], "json", &["1024 KB"]);
    file_refused("e1+ f8+ ".repeat(100_000), "json", &[]);
    file_refused(format!("# laser\n{}", "e1+ f8+ ".repeat(100_000)), "json", &["10000 moves"]);
    file_refused(format!("# laser\n{}", "e1+ f8+ ".repeat(4000)), "json", &["move 17"]);
    refuses(&["moves", "yinsh", &"/".repeat(10_000)], &["400"]);
    assert!(begun.elapsed() < Duration::from_secs(20), "took {:?}", begun.elapsed());
}

#[test]
fn a_reader_that_stops_early_is_no_failure() {
    let mut child = binary::plyground()
        .args(["moves", "gomoku"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    drop(child.stdout.take());
    let out = child.wait_with_output().expect("it ends");
    assert!(out.stderr.is_empty(), "{}", String::from_utf8_lossy(&out.stderr));
}
