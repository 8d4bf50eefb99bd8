//! How fast a large archive is: `archive [GAMES] [FOLDER]` imports games, then pages, filters, searches by position and explores.
//!
//! The games are made up: 60 moves each, 3,000 names, positions that spread as those of Reversi do (few in the opening, then nearly each its
//! own). A fifth of them are played here, by one holder.

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use plyground_rules::{BySide, Side, stable_hash};
use plyground_store::{
    Counts, Ending, Facts, Filter, FoundResult, GameRow, ImportedGame, MoveRow, Scope, Seat, Sort, Store,
    Write,
};

const MOVES: u64 = 60;
/// Games in one transaction.
const BATCH: u64 = 1_000;
const HOLDER: [u8; 32] = [7; 32];

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
fn position(game: u64, ply: u64) -> u64 {
    let kinds = 3_u64.saturating_pow(u32::try_from(ply).unwrap_or(u32::MAX)).min(u64::MAX / 2);
    random(ply.wrapping_mul(0x1_0000_0001) ^ (random(game) % kinds))
}

fn moves(game: u64) -> Vec<String> {
    let square = |n: u64| format!("{}{}", char::from(b'a' + (n % 8) as u8), n / 8 % 8 + 1);
    (0..MOVES).map(|ply| square(below(game * MOVES + ply, 64))).collect()
}

fn winner(game: u64) -> Option<Side> {
    [Some(Side::First), Some(Side::First), Some(Side::Second), Some(Side::Second), None]
        [below(game, 5) as usize]
}

fn imported(game: u64) -> ImportedGame {
    let name = |n: u64| format!("Player {:04} Surname", below(n, 3_000));
    ImportedGame {
        game: "reversi".to_owned(),
        variant: "reversi".to_owned(),
        names: BySide { first: name(game * 2), second: name(game * 2 + 1) },
        date: Some(format!("{}", 1977 + game * 47 / 200_000)),
        event: Some(format!("Tournament {}", game / 50)),
        winner: Some(winner(game)),
        reason: Some("more-discs".to_owned()),
        moves: moves(game),
        opening: Some(format!("Opening {}", below(game, 77))),
        positions: (0..=MOVES).map(|ply| position(game, ply)).collect(),
        ..ImportedGame::default()
    }
}

/// A game that was played here, and what is found out about it.
fn played(game: u64) -> Vec<Write> {
    let id = format!("own{game}");
    let row = GameRow {
        id: id.clone(),
        game: "reversi".to_owned(),
        variant: "reversi".to_owned(),
        start: None,
        names: BySide { first: "Guest".to_owned(), second: String::new() },
        seats: BySide { first: Seat::Here, second: Seat::Computer("max".to_owned()) },
        persons: BySide::default(),
        counts: Counts::No,
        holders: BySide { first: Some(HOLDER.to_vec()), second: None },
        clock: None,
        created: 1_700_000_000_000 + game as i64 * 1_000,
        ending: None,
        next: None,
        left: None,
        paused: false,
    };
    let at = row.created;
    let mv = |(ply, text)| Write::Move {
        game: id.clone(),
        ply,
        mv: MoveRow { text, ms: 900, left: None },
        ending: None,
        at,
    };
    let mut writes = vec![Write::Create(row)];
    writes.extend(moves(game).into_iter().enumerate().map(mv));
    let ending = Ending { winner: winner(game), reason: "more-discs".to_owned() };
    writes.push(Write::End { game: id.clone(), ending, left: None, at });
    let positions = (0..=MOVES).map(|ply| position(game, ply)).collect();
    let facts =
        Facts { opening: Some(format!("Opening {}", below(game, 77))), positions, ..Facts::default() };
    writes.push(Write::Archive { game: id, facts });
    writes
}

/// The longest of five.
async fn longest<T>(mut ask: impl AsyncFnMut() -> T) -> Duration {
    let mut most = Duration::ZERO;
    for _ in 0..5 {
        let begin = Instant::now();
        ask().await;
        most = most.max(begin.elapsed());
    }
    most
}

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().map_or(200_000, |text| text.parse().expect("a number of games"));
    let temporary = tempfile::tempdir().expect("a temporary folder");
    let folder = arguments.next().map_or_else(|| temporary.path().to_owned(), PathBuf::from);
    let store = Store::open(&folder).await.expect("opens");
    let own = games / 5;
    let collection = store.new_collection("Bench", "archive").await.expect("made");
    let (mut waited, begin) = (Duration::ZERO, Instant::now());
    for from in (0..games - own).step_by(BATCH as usize) {
        // Making the games up is not what is measured.
        let batch = (from..(from + BATCH).min(games - own)).map(imported).collect();
        let begin = Instant::now();
        store.import(collection, batch).await.expect("imported");
        waited += begin.elapsed();
    }
    println!(
        "{} games imported: {:.1} s in the store, {:.1} s in all",
        games - own,
        waited.as_secs_f64(),
        begin.elapsed().as_secs_f64()
    );
    let begin = Instant::now();
    for game in 0..own {
        store.commit(played(game)).await.expect("stored");
    }
    println!("{own} games played and archived: {:.1} s", begin.elapsed().as_secs_f64());
    let bytes = std::fs::metadata(folder.join(plyground_store::FILE)).map_or(0, |file| file.len());
    println!("{} MB", bytes / 1_000_000);

    let all = Filter { scope: Scope::Collection(collection), ..Filter::default() };
    let mine = Filter { scope: Scope::Own(vec![HOLDER.to_vec()]), ..Filter::default() };
    let some = |text: &str| Some(text.to_owned());
    let rare = Filter {
        result: Some(FoundResult::Draw),
        opening: some("Opening 5"),
        from: some("1999"),
        to: some("1999"),
        ..all.clone()
    };
    let table = [
        ("newest", all.clone()),
        ("longest", Filter { sort: Sort::Longest, ..all.clone() }),
        ("one player", Filter { player: some("0123"), ..all.clone() }),
        ("every player", Filter { player: some("player"), ..all.clone() }),
        ("opening, draw, year", rare),
        ("nothing fits", Filter { reason: some("nothing"), ..all.clone() }),
        ("the start position", Filter { position: Some(position(0, 0)), ..all.clone() }),
        ("a position of the opening", Filter { position: Some(position(1, 6)), ..all.clone() }),
        ("a position of one game", Filter { position: Some(position(1, 40)), ..all.clone() }),
        (
            "position and player",
            Filter { position: Some(position(1, 3)), player: some("0123"), ..all.clone() },
        ),
        ("own, newest", mine.clone()),
        ("own, lost", Filter { result: Some(FoundResult::Lost), ..mine.clone() }),
        ("own, nothing fits", Filter { reason: some("nothing"), ..mine.clone() }),
        ("own, a position", Filter { position: Some(position(1, 6)), ..mine }),
    ];
    for (name, filter) in table {
        let mut after = None;
        let took = longest(async || {
            let page = store.find(&filter, after, 24).await.expect("found");
            after = page.next;
        })
        .await;
        println!("{name}: {:.1} ms", took.as_secs_f64() * 1e3);
    }
    for ply in [0, 1, 6] {
        let hashes: Vec<u64> = (0..12).map(|game| position(game, ply)).chain([stable_hash("", "")]).collect();
        let took =
            longest(async || store.explore(&Scope::Collection(collection), &hashes).await.expect("counted"))
                .await;
        println!("explorer, 13 moves after {ply}: {:.1} ms", took.as_secs_f64() * 1e3);
    }
    store.close().await;
}
