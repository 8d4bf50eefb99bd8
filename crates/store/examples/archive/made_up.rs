//! Made-up games: 60 moves each, 3,000 names and one that is in every tenth of the older games, positions that spread as those of Reversi do (few
//! in the opening, then nearly each its own).

use plyground_rules::{BySide, Side};
use plyground_store::{
    Counts, Ending, Facts, GameMark, GameRow, ImportedGame, MoveRow, OpeningRule, Pace, PersonWrite, Seat,
    Write,
};

pub(crate) const MOVES: u64 = 60;
/// Who plays the games that were played here.
pub(crate) const HOLDER: [u8; 32] = [7; 32];
/// The person who plays half of them, on either side.
pub(crate) const PERSON: &str = "ann";
/// So many others play the other half.
const OTHERS: u64 = 1_000;
const OPPONENTS: [&str; 8] =
    ["newcomer", "collector", "student", "regular", "veteran", "expert", "champion", "oracle"];
/// What is played here: a legal game, so that pages can replay it.
const RECORD: &str = "f5f4c3d6g4e3d7c7d3e7e2g3e6e1f1h4d1g6f6c4d8b3g5c5f7h6d2c2b5e8\
    f2c6f8g7f3g1b4a4a3a2h3b2g8h8b8c1c8a8b6b7a6a7h5h7b1a1g2h2h1a5";
/// The name that thousands of games have, all of them from the first half of the years.
pub(crate) const OFTEN: &str = "Often Seen";
/// The position after three moves that only games of the last years have.
const LATE: u64 = 26;

/// Numbers that are the same every time (SplitMix64).
fn random(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

fn below(seed: u64, n: u64) -> u64 {
    random(seed) % n
}

/// The position after `ply` moves: 3 to the power of the ply different ones, until every game has its own.
pub(crate) fn position(game: u64, ply: u64) -> u64 {
    let kinds = 3_u64.saturating_pow(u32::try_from(ply).unwrap_or(u32::MAX)).min(u64::MAX / 2);
    random(ply.wrapping_mul(0x1_0000_0001) ^ (random(game) % kinds))
}

/// A position that a twentieth of the games have, all of them among the latest.
pub(crate) fn late_position() -> u64 {
    random(LATE << 50)
}

fn positions(game: u64, late: bool) -> Vec<u64> {
    let mut all: Vec<u64> = (0..=MOVES).map(|ply| position(game, ply)).collect();
    if late {
        all[8] = late_position();
    }
    all
}

fn moves(game: u64, length: u64) -> Vec<String> {
    let square = |n: u64| format!("{}{}", char::from(b'a' + (n % 8) as u8), n / 8 % 8 + 1);
    (0..length).map(|ply| square(below(game * MOVES + ply, 64))).collect()
}

fn winner(game: u64) -> Option<Side> {
    [Some(Side::First), Some(Side::First), Some(Side::Second), Some(Side::Second), None]
        [below(game, 5) as usize]
}

fn opening(game: u64) -> String {
    format!("Opening {}", below(game, 77))
}

/// A game of a collection of so many, in the order of time.
pub(crate) fn imported(game: u64, of: u64) -> ImportedGame {
    let name = |n: u64| format!("Player {:04} Surname", below(n, 3_000));
    let often = game.is_multiple_of(10) && game < of / 2;
    ImportedGame {
        game: "reversi".to_owned(),
        variant: "reversi".to_owned(),
        names: BySide {
            first: if often { OFTEN.to_owned() } else { name(game * 2) },
            second: name(game * 2 + 1),
        },
        date: Some(format!("{}", 1977 + game * 47 / of)),
        event: Some(format!("Tournament {}", game / 50)),
        winner: Some(winner(game)),
        reason: Some("discs".to_owned()),
        moves: moves(game, MOVES - below(game, 6)),
        opening: Some(opening(game)),
        positions: positions(game, game >= of - of / 20),
        ..ImportedGame::default()
    }
}

/// Who plays here.
pub(crate) fn people() -> Vec<Write> {
    let add = |(person, name)| {
        let change = PersonWrite::Add { name, holder: HOLDER.to_vec(), at: 0 };
        Write::Person { person, change }
    };
    let mut all = vec![add((PERSON.to_owned(), "Ann".to_owned()))];
    for n in 0..OTHERS {
        all.push(add((format!("p{n}"), format!("Person {n}"))));
        // Only one plays in this browser.
        let leave = PersonWrite::Leave { holder: HOLDER.to_vec() };
        all.push(Write::Person { person: format!("p{n}"), change: leave });
    }
    all
}

/// A rated game that was played here, and what is found out about it: every tenth is reviewed, every second has the tag "common", one in a thousand
/// "rare".
pub(crate) fn played(game: u64) -> Vec<Write> {
    let id = format!("own{game}");
    let side = if below(game, 2) == 0 { Side::First } else { Side::Second };
    let person = if game.is_multiple_of(2) { PERSON.to_owned() } else { format!("p{}", below(game, OTHERS)) };
    let opponent = OPPONENTS[below(game, OPPONENTS.len() as u64) as usize];
    let of_person = |here: bool| here.then(|| person.clone());
    let row = GameRow {
        id: id.clone(),
        game: "reversi".to_owned(),
        variant: "reversi".to_owned(),
        start: None,
        names: BySide::from_fn(|s| if s == side { "Ann".to_owned() } else { String::new() }),
        seats: BySide::from_fn(|s| if s == side { Seat::Here } else { Seat::Computer(opponent.to_owned()) }),
        persons: BySide::from_fn(|s| of_person(s == side)),
        counts: Counts::Yes,
        holders: BySide::from_fn(|s| (s == side).then(|| HOLDER.to_vec())),
        clock: None,
        created: 1_700_000_000_000 + game as i64 * 1_000,
        ending: None,
        next: None,
        left: None,
        paused: false,
        previews: false,
        resigns: false,
        pace: Pace::Normal,
        opening: OpeningRule::Free,
        imported: false,
    };
    let at = row.created;
    let mv = |(ply, text)| Write::Move {
        game: id.clone(),
        ply,
        mv: MoveRow { text, ms: Some(900), left: None },
        ending: None,
        at,
    };
    let length = MOVES - below(game, 6);
    let moves =
        RECORD.as_bytes().chunks(2).take(length as usize).map(|text| String::from_utf8_lossy(text).into());
    let mut writes = vec![Write::Create(row)];
    writes.extend(moves.enumerate().map(mv));
    let ending = Ending { winner: winner(game), reason: "discs".to_owned() };
    writes.push(Write::End { game: id.clone(), ending, left: None, at });
    let facts = Facts { opening: Some(opening(game)), positions: positions(game, false), ..Facts::default() };
    writes.push(Write::Archive { game: id.clone(), facts });
    if game.is_multiple_of(10) {
        writes.push(Write::AskReview { game: id.clone(), at });
        writes.push(Write::EndReview { game: id.clone(), summary: review(game) });
    }
    let tags = [(game.is_multiple_of(2), "common"), (game.is_multiple_of(1000), "rare")];
    let tags: Vec<String> = tags.into_iter().filter(|tag| tag.0).map(|tag| tag.1.to_owned()).collect();
    writes.push(Write::Mark { game: id, mark: GameMark::Said { side, note: None, tags } });
    writes
}

/// The summary of a review, as long as a real one.
fn review(game: u64) -> String {
    let chances: Vec<String> = (0..MOVES).map(|ply| below(game * MOVES + ply, 101).to_string()).collect();
    let reason = |ply: u64| format!(r#"{{"ply":{ply},"code":"misses-{}","message":{{"id":"x"}}}}"#, ply % 7);
    let reasons: Vec<String> = (0..4).map(|n| reason(1 + below(game + n, MOVES))).collect();
    format!(
        r#"{{"chances":[{}],"faults":{{"first":[1,2,1],"second":[1,2,1]}},"accuracy":{{"first":{},"second":50}},"opening":null,
        "phases":{{"first":[90.5,70.1,60.2],"second":[50.5,80.2,40.1]}},"reasons":{{"first":[{}],"second":[{}]}}}}"#,
        chances.join(","),
        below(game, 1000) as f64 / 10.0,
        reasons.join(","),
        reasons.join(","),
    )
}
