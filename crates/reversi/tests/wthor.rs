//! A12: records of the WTHOR database, read here once more straight from its description, and replayed by the naive rules.

#[allow(dead_code, reason = "not all of it is needed here")]
mod data;
#[allow(dead_code, reason = "not all of it is needed here")]
mod naive;

use std::{collections::BTreeMap, fs, path::PathBuf};

use naive::{Naive, other};
use plyground_reversi::Reversi;
use plyground_rules::{BySide, Companions, Game as _, Side, Source};

const START: &str = "---------------------------OX------XO--------------------------- X";

/// A row of the table: what is known of a game.
#[derive(PartialEq, Eq, Debug)]
struct Known {
    tournament: String,
    black: String,
    white: String,
    discs: u8,
    moves: String,
}

/// The table, by year, in the order of the files.
fn table() -> BTreeMap<u16, Vec<Known>> {
    let mut years: BTreeMap<u16, Vec<Known>> = BTreeMap::new();
    for [year, _, tournament, black, white, discs, moves] in data::rows(include_str!("data/wthor/games.txt"))
    {
        let [tournament, black, white, moves] = [tournament, black, white, moves].map(str::to_owned);
        let discs = discs.parse().expect("a number of discs");
        let known = Known { tournament, black, white, discs, moves };
        years.entry(year.parse().expect("a year")).or_default().push(known);
    }
    years
}

fn file(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/wthor").join(name);
    fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn number(bytes: &[u8], at: usize) -> usize {
    usize::from(bytes[at]) + 256 * usize::from(bytes[at + 1])
}

/// The name with a number in a list whose names have this length. The lists are Latin-1.
fn name(list: &[u8], length: usize, number: usize) -> String {
    let field = &list[16 + number * length..16 + (number + 1) * length];
    field.iter().take_while(|&&byte| byte != 0).map(|&byte| char::from(byte)).collect()
}

/// The games of a file as its description has them, and the year in its header.
fn plainly(wtb: &[u8], players: &[u8], tournaments: &[u8]) -> (u16, Vec<Known>) {
    assert_eq!((wtb.len() - 16) / 68, number(wtb, 4), "the header counts the games");
    let square = |&byte: &u8| format!("{}{}", char::from(b'a' + byte % 10 - 1), byte / 10);
    let games = wtb[16..].chunks(68).map(|game| Known {
        tournament: name(tournaments, 26, number(game, 0)),
        black: name(players, 20, number(game, 2)),
        white: name(players, 20, number(game, 4)),
        discs: game[6],
        moves: game[8..].iter().take_while(|&&byte| byte != 0).map(square).collect(),
    });
    (number(wtb, 10) as u16, games.collect())
}

/// Black's discs after these moves, with the empty squares counted for the winner; forced passes are put in.
fn discs(moves: &str) -> usize {
    let mut board = Naive::read(START);
    for square in moves.as_bytes().chunks(2).map(|square| std::str::from_utf8(square).expect("a square")) {
        if board.moves() == ["--"] {
            board.play("--");
        }
        assert!(board.moves().iter().any(|legal| legal == square), "{square} of {moves}");
        board.play(square);
    }
    let (black, white) = (board.count('X'), board.count(other('X')));
    match board.result() {
        Some('X') => 64 - white,
        Some('O') => black,
        Some(_) => 32,
        None => panic!("not over: {moves}"),
    }
}

#[test]
fn a12_known_results_follow_from_the_moves() {
    let years = table();
    assert_eq!((years.len(), years.values().map(Vec::len).sum::<usize>()), (13, 38));
    for game in years.values().flatten() {
        assert_eq!(discs(&game.moves), usize::from(game.discs), "{} - {}", game.black, game.white);
    }
    // The final of 1996.
    let last = years[&1996].iter().find(|game| game.white.starts_with("Nicolet")).expect("the final");
    assert_eq!((last.black.as_str(), last.discs), ("Murakami Takeshi", 51));
}

#[test]
fn a12_wthor_records_are_read_as_their_description_says() {
    let (players, tournaments) = (file("WTH.JOU"), file("WTH.TRN"));
    let mut companions = Companions::default();
    companions.add("jou", players.clone());
    companions.add("trn", tournaments.clone());
    let wthor = Reversi::FORMATS.iter().find(|format| format.id == "wthor").expect("a format");
    for (year, known) in table() {
        let wtb = file(&format!("WTH_{year}.wtb"));
        assert!((wthor.recognises)(&wtb));
        assert_eq!(plainly(&wtb, &players, &tournaments), (year, known), "{year}");
        let (_, known) = plainly(&wtb, &players, &tournaments);
        for (game, known) in wtb[16..].chunks(68).zip(known) {
            let source = Source { bytes: game, header: &wtb[..16], companions: &companions, variant: None };
            let record = (wthor.read)(&source).unwrap_or_else(|e| panic!("{year}: {e}"));
            let known_name = |name: String| if name == "???" { String::new() } else { name };
            let players = BySide { first: known_name(known.black), second: known_name(known.white) };
            assert_eq!((record.players, record.event), (players, Some(known.tournament)), "{year}");
            assert_eq!(record.date, Some(year.to_string()));
            let winner = match known.discs {
                ..32 => Some(Side::Second),
                32 => None,
                _ => Some(Side::First),
            };
            assert_eq!(record.result.expect("it is over").winner, winner, "{year}");
            let moves: String = record.moves.iter().map(|mv| mv.text.as_str()).collect();
            assert_eq!(moves, known.moves, "{year}");
        }
    }
}
