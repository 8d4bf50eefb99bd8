//! A12: text that means harm. Sizes, nesting and counts are bounded: each file gets one sentence for what is wrong, and what follows it is still read.

use plyground_games::files::{MAX_BYTES, MAX_MOVES, ReadOptions, Reader, read};

/// The sentence for a file that is one game.
fn why(file: &[u8]) -> String {
    let sentence = read(file).err().expect("it is refused").to_string();
    assert!(!sentence.contains('\n') && sentence.chars().count() < 400, "{sentence}");
    sentence
}

fn own(moves: &str, rest: &str) -> Vec<u8> {
    format!(
        r#"{{"plyground":3,"game":"reversi","variant":"reversi","players":{{"first":"","second":""}},"moves":[{moves}]{rest}}}"#
    )
    .into_bytes()
}

/// How many games of a file come in, and how many problems there are.
fn counts(file: &[u8]) -> (usize, usize) {
    let reader = Reader::open(file, ReadOptions::default()).unwrap_or_else(|e| panic!("{e}"));
    let (good, bad): (Vec<_>, Vec<_>) = reader.partition(Result::is_ok);
    for problem in bad.iter().filter_map(|game| game.as_ref().err()) {
        let sentence = problem.error.to_string();
        assert!(!sentence.contains('\n') && sentence.chars().count() < 400, "{sentence}");
    }
    (good.len(), bad.len())
}

#[test]
fn a12_nesting_is_bounded_in_every_form() {
    let deep = 100_000;
    for (open, close) in [("[", "]"), (r#"{"a":"#, "}"), (r#"{"plyground":1,"moves":[{"variations":[["#, "")]
    {
        let file = open.repeat(deep) + &close.repeat(deep);
        if file.len() <= MAX_BYTES {
            why(file.as_bytes());
        }
        counts(file.as_bytes());
    }
    let sgf = |depth: usize| {
        let letter = |n: usize| char::from(b'a' + (n % 15) as u8);
        let nested: String = (0..depth).map(|n| format!("(;B[{}{}]", letter(n), letter(n / 15))).collect();
        format!("(;GM[4]{nested}{})", ")".repeat(depth))
    };
    assert!(why(sgf(deep / 2).as_bytes()).len() < 400);
    // A node below another one is a move more, however many parentheses say so.
    assert!(read(sgf(20).as_bytes()).is_err(), "black does not move twice");
    let parens = format!("(;GM[4]{}{})", "(".repeat(deep), ")".repeat(deep));
    assert_eq!(counts(parens.as_bytes()), (1, 0), "parentheses without nodes say nothing");
}

#[test]
fn a12_counts_and_lengths_are_bounded_in_every_form() {
    let long = "n".repeat(5_000);
    assert!(why(&own("", &format!(r#","event":"{long}""#))).contains("event"));
    let players = String::from_utf8(own("", ""))
        .expect("text")
        .replace(r#""first":"""#, &format!(r#""first":"{long}""#));
    assert!(why(players.as_bytes()).contains("100"));
    let many = vec![r#"{"move":"f5"}"#; MAX_MOVES + 1].join(",");
    assert!(why(&own(&many, "")).contains("10000"));
    assert!(why(&own(r#"{"move":"f5","ms":99999999999999999999999}"#, "")).contains("ms"));
    assert!(why(&own(r#"{"move":"f5","ms":-1}"#, "")).contains("ms"));
    assert!(why(&own(&format!(r#"{{"move":"{long}"}}"#), "")).contains("move 1"));
    // Other forms cut names instead: their files cannot say that one was too long.
    for file in [format!("(;GM[4]PB[{long}];B[hh])"), format!("(;GM[Othello]PB[{long}]B[f5];)")] {
        let game = read(file.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(game.record.players.first.chars().count(), 100);
    }
    let legacy = format!(
        r#"{{"black_player_name":"A","white_player_name":"B","moves":[{}],"ended":false,"win":0}}"#,
        vec!["[7,7]"; 226].join(",")
    );
    assert!(why(legacy.as_bytes()).contains("226"));
    let stones = "8,8,0\n".repeat(226);
    assert!(why(format!("Piskvorky 15x15, 0:0, 0\n{stones}").as_bytes()).contains("225"));
    let ggf = format!("(;GM[Othello]{};)", "B[f5]W[d6]".repeat(MAX_MOVES));
    assert!(why(ggf.as_bytes()).contains("10000"));
    let text = "f5".repeat(MAX_MOVES + 1);
    why(text.as_bytes());
    why("h8 ".repeat(300_000).as_bytes());
}

#[test]
fn a12_a_library_that_grows_without_end_is_refused() {
    let header = [b"\xFFRenLib\xFF\x03\x04".to_vec(), vec![0xFF; 10]].concat();
    // Every node has a sibling and something below it.
    let mut siblings = header.clone();
    siblings.extend([0x00, 0x00]);
    for n in 0..200_000_u32 {
        siblings.extend([(n % 15 * 16 + n / 15 % 15 + 1) as u8, 0x80]);
    }
    why(&siblings);
    // Leaves that all have a sibling.
    let mut leaves = header;
    leaves.extend([0x00, 0x00]);
    for n in 0..200_000_u32 {
        leaves.extend([(n % 15 * 16 + n / 15 % 15 + 1) as u8, 0xC0]);
    }
    let _ = read(&leaves);
}

#[test]
fn a12_a_game_that_is_too_large_costs_itself_only() {
    let huge = "x".repeat(MAX_BYTES + 100_000);
    let sgf = format!("(;GM[4];B[hh])\n(;GM[4]C[{huge}])\n(;GM[4];B[hh];W[hi])\n");
    let (good, bad) = counts(sgf.as_bytes());
    assert!(good == 2 && bad >= 1, "{good} games, {bad} problems");
    let lines = format!("f5d6\n{huge}\nf5f6\n");
    let (good, bad) = counts(lines.as_bytes());
    assert!(good >= 1 && bad >= 1, "{good} games, {bad} problems");
    assert!(why(huge.as_bytes()).contains("1024"));
}

#[test]
fn a12_numbers_that_lie_about_a_file_are_not_believed() {
    // A WTHOR header that promises a hundred million games, and one game with impossible squares.
    let mut file = vec![20, 7, 5, 22];
    file.extend(99_999_999_u32.to_le_bytes());
    file.extend([0, 0, 0xB9, 0x07, 8, 0, 24, 0]);
    file.extend([0xFF; 68]);
    assert_eq!(counts(&file), (0, 1));
    file.extend([0xFF; 67]);
    assert_eq!(counts(&file), (0, 2), "what is cut off is a game that cannot be read");
    for text in ["Piskvorky 99999999999x15, 0:0, 0\n1,1,0\n", "(;GM[4]SZ[99999999999999999999];B[aa])"] {
        why(text.as_bytes());
    }
}

#[test]
fn a12_bytes_that_are_no_text_never_get_through() {
    for file in [
        &[0; 4096][..],
        &[0xFF; 4096],
        b"\xEF\xBB\xBF",
        b"{\"plyground\":1\0}",
        b"f5\0d6",
        "\u{202e}f5".as_bytes(),
    ] {
        if let Ok(game) = read(file) {
            panic!("{file:?} is {}", game.record.variant);
        }
    }
}
