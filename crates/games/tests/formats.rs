//! A12: files of other programs, written by hand after their rules.

use plyground_games::{
    files::{FileForm, Form, ReadOptions, Reader, Replayed, read, read_as, write},
    find,
    rules::{BySide, Companions, NodeId, Side, record::RecordedResult},
};

fn all(bytes: &[u8]) -> (FileForm, Vec<Result<Replayed, String>>) {
    let reader = Reader::open(bytes, ReadOptions::default()).unwrap_or_else(|e| panic!("{e}"));
    let form = reader.form();
    (form, reader.map(|game| game.map_err(|p| format!("{}: {}", p.number, p.error))).collect())
}

fn texts(game: &Replayed) -> String {
    game.play.history().into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(" ")
}

#[test]
fn a12_ggf_archives_have_many_games_and_one_bad_one_costs_itself_only() {
    let board = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
    let file = format!(
        "1 (;GM[Othello]PC[GGS/os]DT[2003-12-01 10:31:14 GMT]PB[alice]PW[bob]RE[+6.00:r]TI[15:00//02:00]TY[8]{board}B[F5//4.5]W[D6/1.20]B[C3];)\n\
         1 (;GM[Othello]PB[a]PW[b]RE[?]{board}B[F5]W[A1];)\n(;GM[Othello]PB[x]PW[y]RE[-64:t]{board}B[f5]W[f6];)\n"
    );
    let (form, games) = all(file.as_bytes());
    assert_eq!((form.id(), form.name().to_string().as_str()), ("ggf", "Reversi GGF"));
    let [Ok(one), Err(two), Ok(three)] = &games[..] else { panic!("three games") };
    assert_eq!(texts(one), "f5 d6 c3");
    assert_eq!(one.record.players, BySide { first: "alice".to_owned(), second: "bob".to_owned() });
    assert_eq!(one.record.date.as_deref(), Some("2003-12-01T10:31:14Z"));
    assert_eq!(one.record.moves.iter().next().and_then(|mv| mv.ms), Some(4500));
    let result =
        |winner, reason: &str| Some(RecordedResult { winner: Some(winner), reason: reason.to_owned() });
    assert_eq!(one.record.result, result(Side::First, "resignation"));
    assert!(two.starts_with("2: move 2 \"a1\":"), "{two}");
    assert_eq!(three.record.result, result(Side::Second, "time"));
}

#[test]
fn a12_sgf_has_trees_comments_and_setups() {
    let file = br#"(;FF[4]GM[4]SZ[15]RU[Renju]PB[Ann \[1\]]PW[Ben]DT[1997-05]EV[Open]RE[W+R];B[hh]C[the
centre];W[hi](;B[ii];W[jj])(;B[ih]C[better](;W[jj])(;W[gg]))) (;GM[4]AB[hh][ii]AW[hi]PL[W];W[gg];B[jj])"#;
    let (form, games) = all(file);
    assert_eq!(form.id(), "sgf");
    let [Ok(tree), Ok(setup)] = &games[..] else { panic!("two games") };
    assert_eq!((tree.record.variant.as_str(), texts(tree).as_str()), ("renju", "h8 h7 i7 j6"));
    assert_eq!(tree.record.players.first, "Ann [1]");
    assert_eq!((tree.record.date.as_deref(), tree.record.event.as_deref()), (Some("1997-05"), Some("Open")));
    let moves = &tree.record.moves;
    let h7 = moves.line(NodeId::START).nth(1).expect("two moves");
    let [_, better] = moves.children(h7) else { panic!("a variation") };
    assert_eq!((moves.mv(*better).text.as_str(), moves.mv(*better).comment.as_str()), ("i8", "better"));
    assert_eq!(moves.children(*better).len(), 2);
    assert_eq!(moves.iter().next().map(|mv| mv.comment.as_str()), Some("the\ncentre"));
    assert_eq!(setup.play.history(), [(Side::Second, "g9".to_owned()), (Side::First, "j6".to_owned())]);
    for (file, why) in [
        ("(;GM[4]SZ[19];B[aa])", "19 by 19"),
        ("(;GM[4];B[zz])", "no point"),
        ("(;GM[4];B[])", "passing"),
        ("(;GM[4];B[hh];W[hh])", "move 2"),
        ("(;GM[4];B[hh];B[hi])", "Black moves twice"),
        ("(;GM[4];W[hh];B[hi])", "White makes the first move"),
        ("(;GM[4];B[hh", "end is missing"),
    ] {
        let (_, games) = all(file.as_bytes());
        let problem = games[0].as_ref().err().expect(file);
        assert!(problem.contains(why), "{file}: {problem}");
    }
}

#[test]
fn a12_piskvork_files_have_the_beginner_last() {
    let file = "Piskvorky 15x15, 11:11, 1\n8,8,120\n9,7,15\n8,9,0\npbrain-one.zip\npbrain-two.zip\n0\n";
    let game = read(file.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(texts(&game), "h8 i9 h7");
    assert_eq!(game.record.players.first, "pbrain-two.zip");
    assert_eq!(game.record.moves.iter().next().and_then(|mv| mv.ms), Some(120));
    let why = |file: &str| read(file.as_bytes()).err().expect(file).to_string();
    assert!(why("Piskvorky 20x20, 11:11, 0\n1,1,0\n").contains("20 by 20"));
    assert!(why("Piskvorky 15x15, 0:0, 0\n16,1,0\n").contains("line 2"));
}

#[test]
fn a12_renlib_libraries_are_trees() {
    let header = |minor| {
        let mut file = b"\xFFRenLib\xFF\x03".to_vec();
        file.push(minor);
        file.resize(20, 0xFF);
        file
    };
    // h8 = 0x78: row 8 from the top, column 8. Down, then h9 with a sibling and a comment, then i9.
    let mut old = header(0);
    old.extend([0x78, 0x00, 0x68, 0xC8]);
    old.extend(b"first\0");
    old.extend([0x69, 0x40]);
    let game = read(&old).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(texts(&game), "h8 h9");
    let moves = &game.record.moves;
    let h8 = moves.children(NodeId::START)[0];
    let names: Vec<&str> = moves.children(h8).iter().map(|&child| moves.mv(child).text.as_str()).collect();
    assert_eq!(names, ["h9", "i9"]);
    assert_eq!(moves.mv(moves.children(h8)[0]).comment, "first");
    let mut new = header(4);
    new.extend([0x00, 0x00, 0x78, 0x40]);
    assert_eq!(texts(&read(&new).unwrap_or_else(|e| panic!("{e}"))), "h8");
    let (_, renju) = find("renju").expect("a variant");
    assert_eq!(read_as(&old, Some(renju)).unwrap_or_else(|e| panic!("{e}")).record.variant, "renju");
    for cut in 20..old.len() {
        let _ = read(&old[..cut]);
    }
}

#[test]
fn a12_wthor_games_have_names_from_the_files_beside_them() {
    let header = |games: u8, names: u8, year: u16| {
        let mut bytes = vec![20, 7, 5, 22, games, 0, 0, 0, names, 0];
        bytes.extend(year.to_le_bytes());
        bytes.extend([8, 0, 24, 0]);
        bytes
    };
    let list = |length: usize, names: &[&str]| {
        let mut bytes = header(0, names.len() as u8, 0);
        for name in names {
            let mut field = name.as_bytes().to_vec();
            field.resize(length, 0);
            bytes.append(&mut field);
        }
        bytes
    };
    let mut file = header(2, 0, 1977);
    for (numbers, moves) in [([1, 0, 1, 0, 2, 0, 40, 40], &[56, 64, 33][..]), ([0; 8], &[11])] {
        file.extend(numbers);
        let mut moves = moves.to_vec();
        moves.resize(60, 0);
        file.append(&mut moves);
    }
    let mut companions = Companions::default();
    companions.add("JOU", list(20, &["???", "Tastet Marc", "Penloup"]));
    companions.add("TRN", list(26, &["Diverses parties", "World Championship"]));
    let options = ReadOptions { companions, ..ReadOptions::default() };
    let games: Vec<_> = Reader::open(&file[..], options).unwrap_or_else(|e| panic!("{e}")).collect();
    let [Ok(game), Err(problem)] = &games[..] else { panic!("two games") };
    assert_eq!(texts(game), "f5 d6 c3");
    assert_eq!(game.record.players, BySide { first: "Tastet Marc".to_owned(), second: "Penloup".to_owned() });
    assert_eq!(game.record.event.as_deref(), Some("World Championship"));
    assert_eq!(game.record.date.as_deref(), Some("1977"));
    assert_eq!(game.record.result.as_ref().map(|result| result.winner), Some(Some(Side::First)));
    assert_eq!(problem.number, 2);
}

#[test]
fn a12_texts_may_be_a_game_a_line_or_a_paragraph_and_positions() {
    let variants_of = |text: &str| -> Vec<String> {
        let (_, games) = all(text.as_bytes());
        games
            .into_iter()
            .map(|game| game.map_or_else(|e| e, |game| format!("{} {}", game.record.variant, texts(&game))))
            .collect()
    };
    assert_eq!(variants_of("f5d6c3d3\nf5f6e6f4\n"), ["reversi f5 d6 c3 d3", "reversi f5 f6 e6 f4"]);
    assert_eq!(
        variants_of("# renju\nh8i9\nh8h9\n\n# gomoku\nh8\n"),
        ["renju h8 i9", "renju h8 h9", "gomoku h8"]
    );
    assert_eq!(variants_of("1.e5\n2.c4\n\n1. h2g2 j8i8\n").len(), 2);
    let start = "---------------------------OX------XO--------------------------- X";
    assert_eq!(variants_of(&format!("{start}; f5:+0\n{start}\n")), ["reversi ", "reversi "]);
    // Rings alone could be stones; a ring that moves tells.
    let rings = "1.e5 2.f6 3.d5 4.g5 5.c4 6.h6 7.e6 8.f7 9.d4 10.g7; 11.e5-e4";
    assert_eq!(variants_of(rings), ["yinsh e5 f6 d5 g5 c4 h6 e6 f7 d4 g7 e5-e4"]);
}

#[test]
fn g4_a_full_board_in_the_older_form_is_a_draw_whatever_it_says() {
    // Rows of two and two, shifted every other row pair: nobody has five.
    let colour = |row: usize, column: usize| (column / 2 + row) % 2;
    let mut sides = [Vec::new(), Vec::new()];
    for row in 0..15 {
        for column in 0..15 {
            sides[colour(row, column)].push([row, column]);
        }
    }
    let [mut one, mut two] = sides;
    if one.len() < two.len() {
        std::mem::swap(&mut one, &mut two);
    }
    assert_eq!((one.len(), two.len()), (113, 112));
    let moves: Vec<[usize; 2]> = (0..225).map(|i| if i % 2 == 0 { one[i / 2] } else { two[i / 2] }).collect();
    let file = format!(
        r#"{{"black_player_name":"A","white_player_name":"B","moves":{moves:?},"ended":true,"win":1}}"#
    );
    let game = read(file.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    let result = game.record.result.expect("it is over");
    assert_eq!((result.winner, result.reason.as_str()), (None, "full-board"));
}

#[test]
fn g4_renju_is_read_on_request_and_written_back() {
    let file = r#"{"black_player_name":"A","white_player_name":"B","moves":[[7,7],[6,8],[8,8]],"ended":false,"win":0}"#;
    let (_, renju) = find("renju").expect("a variant");
    let game = read_as(file.as_bytes(), Some(renju)).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(game.record.variant, "renju");
    let written = write(&game, Form::Legacy).unwrap_or_else(|e| panic!("{e}"));
    let same = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
    assert_eq!(same(&String::from_utf8_lossy(&written)), same(file));
    let reader = Reader::open(file.as_bytes(), ReadOptions::default()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(reader.form().id(), "legacy");
    assert_eq!(reader.form().unsaid().len(), 3, "a person is asked which ruleset it was");
}
