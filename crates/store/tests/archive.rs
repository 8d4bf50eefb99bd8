//! The archive on a real SQLite file: collections, finding games, positions, and what people say about games.

mod common;

use common::{append, ending, fresh, game, mv, raw, texts};
use plyground_rules::{BySide, Side, record::Clock};
use plyground_store::{
    ArchivedGame, Facts, Filter, FoundResult, GameMark, GameRow, ImportedCount, ImportedGame, MoveRow, Page,
    PersonWrite, Scope, Seat, Sort, Store, StoreError, Tally, Write,
};
use sqlx::Executor as _;

/// A game with its own moves and positions: all begin with position 1.
fn imported(n: u64) -> ImportedGame {
    ImportedGame {
        game: "reversi".to_owned(),
        variant: if n.is_multiple_of(4) { "reversi-6x6" } else { "reversi" }.to_owned(),
        names: BySide { first: format!("Ann {}", n % 10), second: "Bén Öz".to_owned() },
        date: Some(format!("{}", 1980 + n % 20)),
        event: Some("Open".to_owned()),
        winner: Some([Some(Side::First), None, Some(Side::Second)][(n % 3) as usize]),
        reason: n.is_multiple_of(2).then(|| "no-moves".to_owned()),
        moves: (0..n % 7 + 1).map(|i| format!("m{n}x{i}")).collect(),
        opening: (n.is_multiple_of(5)).then(|| "Tiger".to_owned()),
        positions: (0..n % 7 + 2).map(|i| if i == 0 { 1 << 20 } else { (n * 100 + i) << 20 }).collect(),
        ..ImportedGame::default()
    }
}

async fn collection(store: &Store, games: u64) -> i64 {
    let id = store.new_collection("Games", "games.wtb").await.expect("made");
    let count = store.import(id, (0..games).map(imported).collect()).await.expect("imported");
    assert_eq!(count, ImportedCount { added: games, known: 0 });
    id
}

/// All games that are found, page by page.
async fn all(store: &Store, filter: &Filter, limit: u32) -> Vec<ArchivedGame> {
    let (mut games, mut after) = (Vec::new(), None);
    loop {
        let Page { games: found, next } = store.find(filter, after, limit).await.expect("found");
        assert!(found.len() <= limit as usize);
        games.extend(found);
        if next.is_none() {
            return games;
        }
        after = next;
    }
}

async fn count(store: &Store, filter: Filter) -> usize {
    all(store, &filter, 7).await.len()
}

fn holder(byte: u8) -> Vec<u8> {
    vec![byte; 32]
}

/// A game that was played here, with `moves` moves, and is over.
async fn play(
    store: &Store,
    id: &str,
    change: impl FnOnce(&mut GameRow),
    moves: usize,
    winner: Option<Side>,
) {
    let mut row = game(id);
    row.holders = BySide { first: Some(holder(1)), second: None };
    change(&mut row);
    let mut writes = vec![Write::Create(row)];
    writes.extend((0..moves).map(|ply| append(id, ply, &format!("m{ply}"))));
    writes.push(Write::End { game: id.to_owned(), ending: ending(winner, "resignation"), left: None, at: 5 });
    store.commit(writes).await.expect("stored");
}

fn facts(positions: Vec<u64>) -> Facts {
    Facts {
        opening: Some("Cow".to_owned()),
        ratings: BySide { first: None, second: Some(1500) },
        positions: positions.into_iter().map(|hash| hash << 20).collect(),
    }
}

async fn archive(store: &Store, id: &str, positions: Vec<u64>) {
    let write = Write::Archive { game: id.to_owned(), facts: facts(positions) };
    store.commit(vec![write.clone()]).await.expect("archived");
    store.commit(vec![write]).await.expect("once more is nothing");
}

fn own(byte: u8) -> Filter {
    Filter { scope: Scope::Own(vec![holder(byte)]), ..Filter::default() }
}

#[tokio::test]
async fn a11_imported_games_are_whole_and_there_once() {
    let (_folder, store) = fresh().await;
    let id = collection(&store, 50).await;
    let again = store.new_collection("Once more", "copy.wtb").await.expect("made");
    let mut batch: Vec<ImportedGame> = (40..60).map(imported).collect();
    batch.push(imported(59));
    let count = store.import(again, batch).await.expect("imported");
    assert_eq!(count, ImportedCount { added: 10, known: 11 });
    store.end_collection(again, "{}").await.expect("ended");
    let both = store.collections().await.expect("read");
    let counts: Vec<_> = both.iter().map(|c| (c.id, c.games, c.known, c.summary.as_deref())).collect();
    assert_eq!(counts, [(again, 10, 11, Some("{}")), (id, 50, 0, None)]);

    let filter = Filter { scope: Scope::Collection(id), ..Filter::default() };
    let games = all(&store, &filter, 7).await;
    assert_eq!(games.len(), 50);
    let one = &games[0];
    assert_eq!(store.archived(&one.row.id).await.expect("read").as_ref(), Some(one));
    let (row, moves) = store.load(&one.row.id).await.expect("read").expect("there");
    assert_eq!((&row, &moves), (&one.row, &one.moves));
    let n = 1900 + one.date.as_ref().expect("a date").parse::<u64>().expect("a year") - 1980;
    assert_eq!((one.collection, one.event.as_deref(), n % 20), (Some(id), Some("Open"), 19));
    assert_eq!(one.row.names.second, "Bén Öz");
    assert!(one.row.holders.first.is_none() && one.row.holders.second.is_none());
    assert!(store.recent(&holder(1), true, 9).await.expect("read").is_empty(), "never among one's own");
    assert!(all(&store, &own(1), 9).await.is_empty());
    assert_eq!(count_of(&store, Scope::Played).await, 0);
}

/// Imported with all that a file can say of a game.
fn timed(n: u64) -> ImportedGame {
    let plain = imported(n);
    let clock = |initial_ms| Clock { initial_ms, increment_ms: 2_000 };
    ImportedGame {
        computers: BySide { first: None, second: Some("minimax-3".to_owned()) },
        ratings: BySide { first: None, second: Some(1_234) },
        clock: Some(BySide { first: clock(60_000), second: clock(300_000) }),
        date: Some("1997-03-14T18:30:05Z".to_owned()),
        times: (0..plain.moves.len() as u64).map(|i| (i != 1).then_some(i * 1_000)).collect(),
        ..plain
    }
}

#[tokio::test]
async fn a12_computers_clocks_times_and_the_time_of_day_are_kept_and_make_no_other_game() {
    let (_folder, store) = fresh().await;
    let id = store.new_collection("Games", "games.json").await.expect("made");
    let short = ImportedGame { date: Some("1997-03-14".to_owned()), ..imported(13) };
    store.import(id, vec![short]).await.expect("imported");
    store.import(id, vec![imported(14)]).await.expect("imported");
    // What a later file knows more is taken in.
    for expected in [(1, 1), (0, 2)] {
        let count = store.import(id, vec![timed(13), timed(5)]).await.expect("imported");
        assert_eq!((count.added, count.known), expected);
    }
    let later = ImportedGame { clock: None, computers: BySide::default(), times: Vec::new(), ..timed(5) };
    assert_eq!(store.import(id, vec![later]).await.expect("imported").known, 1, "and nothing is lost again");
    let games = all(&store, &Filter { scope: Scope::Collection(id), ..Filter::default() }, 9).await;
    assert_eq!(games.len(), 3);
    for n in [13, 5] {
        let wanted = timed(n);
        let found =
            games.iter().find(|game| game.moves.len() == wanted.moves.len() && game.date == wanted.date);
        let found = found.expect("whole");
        assert_eq!(
            found.row.seats,
            BySide { first: Seat::Here, second: Seat::Computer("minimax-3".to_owned()) }
        );
        assert_eq!((found.row.clock, found.ratings.second), (wanted.clock, Some(1_234)));
        assert_eq!(found.moves.iter().map(|mv| mv.ms).collect::<Vec<_>>(), wanted.times);
        assert_eq!(found.played, Some(858_364_205_000));
        let (row, moves) = store.load(&found.row.id).await.expect("read").expect("there");
        assert_eq!((&row, &moves, row.imported), (&found.row, &found.moves, true));
    }
    let plain = games.iter().find(|game| game.row.clock.is_none()).expect("the other one");
    assert!(plain.moves.iter().all(|mv| mv.ms.is_none()) && plain.row.seats.second == Seat::Here);
    let against = |opponent: &str| Filter {
        scope: Scope::Collection(id),
        opponent: Some(opponent.to_owned()),
        ..Filter::default()
    };
    assert_eq!(
        (count(&store, against("minimax-3")).await, count(&store, against("minimax-2")).await),
        (2, 0)
    );
    let strong = |from| Filter { scope: Scope::Collection(id), rating_from: Some(from), ..Filter::default() };
    assert_eq!((count(&store, strong(1_200)).await, count(&store, strong(1_300)).await), (2, 0));
    assert!(store.rankings("reversi", 9).await.expect("read").is_empty(), "nobody of a collection is ranked");
    let wrong = ImportedGame { times: vec![None], ..timed(6) };
    assert!(matches!(store.import(id, vec![wrong]).await, Err(StoreError::Conflict { .. })));
}

#[tokio::test]
async fn a10_a_time_that_is_not_known_stays_unknown_at_a_table_and_in_the_archive() {
    let (_folder, store) = fresh().await;
    for (id, times) in [("none", [None, None]), ("some", [None, Some(700)])] {
        let mut writes = vec![Write::Create(game(id))];
        writes.extend(times.iter().enumerate().map(|(ply, ms)| Write::Move {
            game: id.to_owned(),
            ply,
            mv: MoveRow { ms: *ms, left: None, ..mv(["e5", "f6"][ply]) },
            ending: None,
            at: 2_000,
        }));
        store.commit(writes).await.expect("stored");
        let spent = async || {
            let (_, moves) = store.load(id).await.expect("read").expect("there");
            moves.iter().map(|mv| mv.ms).collect::<Vec<_>>()
        };
        assert_eq!(spent().await, times);
        let over =
            Write::End { game: id.to_owned(), ending: ending(None, "agreement"), left: None, at: 3_000 };
        store.commit(vec![over]).await.expect("stored");
        let facts = Facts { positions: vec![1 << 40, 2 << 40, 3 << 40], ..Facts::default() };
        store.commit(vec![Write::Archive { game: id.to_owned(), facts }]).await.expect("archived");
        assert!(!store.to_archive(9).await.expect("read").contains(&id.to_owned()));
        assert_eq!(spent().await, times, "archived");
        let back = Write::TakeBack { game: id.to_owned(), ply: 1, left: None, at: 4_000 };
        store.commit(vec![back]).await.expect("stored");
        assert_eq!(spent().await, times[..1], "and taken out again");
    }
}

async fn count_of(store: &Store, scope: Scope) -> usize {
    count(store, Filter { scope, ..Filter::default() }).await
}

#[tokio::test]
async fn a11_a_move_that_is_none_and_a_collection_that_is_none_are_refused() {
    let (_folder, store) = fresh().await;
    let id = collection(&store, 1).await;
    for text in ["", "a b", "a\n"] {
        let bad = ImportedGame { moves: vec!["e3".to_owned(), text.to_owned()], ..imported(9) };
        let result = store.import(id, vec![imported(8), bad]).await;
        assert!(matches!(result, Err(StoreError::Conflict { .. })), "{result:?}");
    }
    let result = store.import(id + 1, vec![imported(8)]).await;
    assert!(matches!(result, Err(StoreError::Conflict { .. })), "{result:?}");
    assert_eq!(count_of(&store, Scope::Collection(id)).await, 1, "nothing of those batches is there");
}

#[tokio::test]
async fn a11_filters_combine() {
    let (_folder, store) = fresh().await;
    let id = collection(&store, 120).await;
    let base = Filter { scope: Scope::Collection(id), ..Filter::default() };
    let expect = |keep: &dyn Fn(u64) -> bool| (0..120).filter(|n| keep(*n)).count();
    let some = |text: &str| Some(text.to_owned());
    type Keep = Box<dyn Fn(u64) -> bool>;
    let table: Vec<(Filter, Keep)> = vec![
        (Filter { game: some("reversi"), ..base.clone() }, Box::new(|_| true)),
        (Filter { game: some("yinsh"), ..base.clone() }, Box::new(|_| false)),
        (Filter { variant: some("reversi-6x6"), ..base.clone() }, Box::new(|n| n % 4 == 0)),
        (Filter { player: some("ann 3"), ..base.clone() }, Box::new(|n| n % 10 == 3)),
        (Filter { player: some(" bÉN  öz"), ..base.clone() }, Box::new(|_| true)),
        (Filter { player: some("nobody"), ..base.clone() }, Box::new(|_| false)),
        (Filter { result: Some(FoundResult::First), ..base.clone() }, Box::new(|n| n % 3 == 0)),
        (Filter { result: Some(FoundResult::Draw), ..base.clone() }, Box::new(|n| n % 3 == 1)),
        (Filter { result: Some(FoundResult::Second), ..base.clone() }, Box::new(|n| n % 3 == 2)),
        (Filter { result: Some(FoundResult::Unfinished), ..base.clone() }, Box::new(|_| false)),
        (Filter { reason: some("no-moves"), ..base.clone() }, Box::new(|n| n % 2 == 0)),
        (Filter { reason: some("unrecorded"), ..base.clone() }, Box::new(|n| n % 2 == 1)),
        (Filter { opening: some("tig"), ..base.clone() }, Box::new(|n| n % 5 == 0)),
        (
            Filter { from: some("1990"), to: some("1994"), ..base.clone() },
            Box::new(|n| (10..15).contains(&(n % 20))),
        ),
        (
            Filter { length_from: Some(3), length_to: Some(4), ..base.clone() },
            Box::new(|n| (2..4).contains(&(n % 7))),
        ),
        (Filter { position: Some(1 << 20), ..base.clone() }, Box::new(|_| true)),
        (Filter { position: Some(302 << 20), ..base.clone() }, Box::new(|n| n == 3)),
        (
            Filter {
                player: some("ann 3"),
                result: Some(FoundResult::First),
                position: Some(1 << 20),
                ..base.clone()
            },
            Box::new(|n| n % 30 == 3),
        ),
        (Filter { reviewed: Some(true), ..base.clone() }, Box::new(|_| false)),
        (Filter { reviewed: Some(false), ..base.clone() }, Box::new(|_| true)),
    ];
    for (filter, keep) in table {
        for sort in [Sort::Newest, Sort::Oldest, Sort::Longest, Sort::Shortest, Sort::Result, Sort::Game] {
            let filter = Filter { sort, ..filter.clone() };
            let games = all(&store, &filter, 7).await;
            assert_eq!(games.len(), expect(&*keep), "{filter:?}");
            let mut ids: Vec<&str> = games.iter().map(|game| game.row.id.as_str()).collect();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), games.len(), "each once: {filter:?}");
            let keys: Vec<i64> = games
                .iter()
                .map(|game| match sort {
                    Sort::Newest | Sort::Game => -game.played.expect("dated"),
                    Sort::Result => -(rank(game) << 50) - game.played.expect("dated"),
                    Sort::Oldest => game.played.expect("dated"),
                    Sort::Longest => -(game.moves.len() as i64),
                    _ => game.moves.len() as i64,
                })
                .collect();
            assert!(keys.is_sorted(), "{filter:?}: {keys:?}");
        }
    }
}

/// How good a result is for the first side.
fn rank(game: &ArchivedGame) -> i64 {
    match game.row.ending.as_ref().map(|ending| ending.winner) {
        Some(Some(Side::First)) => 3,
        Some(None) => 2,
        Some(Some(Side::Second)) => 1,
        None => 0,
    }
}

#[tokio::test]
async fn a11_collections_are_sorted_by_game_and_by_result_over_all_dates() {
    let (_folder, store) = fresh().await;
    let id = store.new_collection("Games", "games.json").await.expect("made");
    let ids = ["yinsh", "connect-four", "laser", "gomoku", "reversi"];
    let dates = [None, Some("0001"), Some("1969-12"), Some("2026-11-18T20:00:00Z"), Some("9999-12-31")];
    let batch = (0..100).map(|n| ImportedGame {
        game: ids[n % 5].to_owned(),
        date: dates[n / 5 % 5].map(str::to_owned),
        winner: if n % 4 == 3 { None } else { imported(n as u64).winner },
        ..imported(n as u64)
    });
    store.import(id, batch.collect()).await.expect("imported");
    let base = Filter { scope: Scope::Collection(id), ..Filter::default() };
    let played = |game: &ArchivedGame| std::cmp::Reverse(game.played.unwrap_or(i64::MIN));
    let by_game = all(&store, &Filter { sort: Sort::Game, ..base.clone() }, 7).await;
    assert_eq!(by_game.len(), 100);
    assert!(by_game.is_sorted_by_key(|game| (game.row.game.clone(), played(game))));
    let by_result = all(&store, &Filter { sort: Sort::Result, ..base.clone() }, 7).await;
    assert_eq!(by_result.len(), 100);
    assert!(by_result.is_sorted_by_key(|game| (-rank(game), played(game))));
    let one =
        Filter { sort: Sort::Game, game: Some("laser".to_owned()), player: Some("ann".to_owned()), ..base };
    assert_eq!(count(&store, one).await, 20);
}

#[tokio::test]
async fn a10_an_archived_game_is_one_value_and_reads_the_same() {
    let (_folder, store) = fresh().await;
    play(&store, "abc", |_| {}, 3, Some(Side::First)).await;
    let before = store.load("abc").await.expect("read").expect("there");
    assert_eq!(store.to_archive(9).await.expect("read"), ["abc"]);
    archive(&store, "abc", vec![1, 2, 3, 4]).await;
    assert!(store.to_archive(9).await.expect("read").is_empty());
    assert_eq!(store.load("abc").await.expect("read").expect("there"), before);
    let whole = store.archived("abc").await.expect("read").expect("there");
    assert_eq!((whole.opening.as_deref(), whole.ratings.second), (Some("Cow"), Some(1500)));
    assert_eq!(whole.moves, [mv("m0"), mv("m1"), mv("m2")]);
    // The last writes once more, as after a failure that was none.
    let end = Write::End {
        game: "abc".to_owned(),
        ending: ending(Some(Side::First), "resignation"),
        left: None,
        at: 5,
    };
    store.commit(vec![append("abc", 2, "m2")]).await.expect("it is there already");
    store.commit(vec![end]).await.expect("it is over already");
    assert_eq!(store.load("abc").await.expect("read").expect("there"), before);
    assert_eq!(store.recent(&holder(1), true, 9).await.expect("read")[0].moves, 3);
}

#[tokio::test]
async fn a8_an_archived_game_can_be_taken_back() {
    let (_folder, store) = fresh().await;
    play(&store, "abc", |_| {}, 3, Some(Side::First)).await;
    archive(&store, "abc", vec![1, 2, 3, 4]).await;
    let back = Write::TakeBack { game: "abc".to_owned(), ply: 2, left: None, at: 9 };
    store.commit(vec![back, append("abc", 2, "other")]).await.expect("taken back");
    assert_eq!(texts(&store, "abc").await, ["m0", "m1", "other"]);
    // What was found out before is about another game, or about one that goes on.
    archive(&store, "abc", vec![1, 2, 3, 5]).await;
    assert_eq!(count(&store, Filter { position: Some(4 << 20), ..own(1) }).await, 0);
    let end = Write::End { game: "abc".to_owned(), ending: ending(None, "agreement"), left: None, at: 9 };
    store.commit(vec![end]).await.expect("ended anew");
    archive(&store, "abc", vec![1, 2, 3]).await;
    assert_eq!(store.to_archive(9).await.expect("read"), ["abc"], "those were facts of a shorter game");
    archive(&store, "abc", vec![1, 2, 3, 5]).await;
    assert_eq!(count(&store, Filter { position: Some(4 << 20), ..own(1) }).await, 0);
    assert_eq!(count(&store, Filter { position: Some(5 << 20), ..own(1) }).await, 1);
    let tally = store.explore(&Scope::Own(vec![holder(1)]), &[3 << 20, 4 << 20]).await.expect("counted");
    assert_eq!(tally, [Tally { draws: 1, ..Tally::default() }, Tally::default()]);
}

#[tokio::test]
async fn a16_the_explorer_counts_results_by_position() {
    let (_folder, store) = fresh().await;
    let id = collection(&store, 30).await;
    let tallies = store.explore(&Scope::Collection(id), &[1 << 20, 201 << 20, 7]).await.expect("counted");
    let start = Tally { first: 10, draws: 10, second: 10, unfinished: 0 };
    assert_eq!(tallies, [start, Tally { second: 1, ..Tally::default() }, Tally::default()]);
    play(&store, "abc", |_| {}, 2, Some(Side::First)).await;
    play(&store, "def", |row| row.holders.first = Some(holder(2)), 2, None).await;
    archive(&store, "abc", vec![1, 2, 1]).await;
    archive(&store, "def", vec![1, 2, 3]).await;
    let mine = store.explore(&Scope::Own(vec![holder(1)]), &[1 << 20]).await.expect("counted");
    assert_eq!(mine, [Tally { first: 1, ..Tally::default() }], "a position counts once in each game");
    let here = store.explore(&Scope::Played, &[1 << 20]).await.expect("counted");
    assert_eq!(here, [Tally { first: 1, draws: 1, ..Tally::default() }]);
    assert_eq!(store.explore(&Scope::Collection(id), &[1 << 20]).await.expect("counted"), [start]);
}

#[tokio::test]
async fn a11_ones_own_games_are_found_on_both_sides() {
    let (_folder, store) = fresh().await;
    play(&store, "first", |_| {}, 2, Some(Side::First)).await;
    let both = |row: &mut GameRow| row.holders.second = Some(holder(1));
    play(&store, "both", both, 2, Some(Side::First)).await;
    let second = |row: &mut GameRow| row.holders = BySide { first: Some(holder(2)), second: Some(holder(1)) };
    play(&store, "second", second, 2, Some(Side::First)).await;
    let mut on = game("on");
    on.holders.first = Some(holder(1));
    store.commit(vec![Write::Create(on), append("on", 0, "e5")]).await.expect("stored");
    assert_eq!(count(&store, own(1)).await, 4);
    assert_eq!(count(&store, Filter { result: Some(FoundResult::Won), ..own(1) }).await, 1);
    assert_eq!(count(&store, Filter { result: Some(FoundResult::Lost), ..own(1) }).await, 1);
    assert_eq!(count(&store, Filter { result: Some(FoundResult::Unfinished), ..own(1) }).await, 1);
    assert_eq!(count(&store, own(2)).await, 1);
    assert_eq!(count(&store, Filter { opponent: Some("medium".to_owned()), ..own(1) }).await, 4);
    archive(&store, "first", vec![1, 2, 3]).await;
    assert_eq!(count(&store, Filter { rating_from: Some(1400), rating_to: Some(1600), ..own(1) }).await, 1);
    assert_eq!(count(&store, Filter { rating_from: Some(1600), ..own(1) }).await, 0);
    for (game, summary) in [("first", r#"{"accuracy":{"first":91.26,"second":null}}"#), ("both", "damaged")] {
        let game = game.to_owned();
        let summary = summary.to_owned();
        let review = vec![Write::AskReview { game: game.clone(), at: 1 }, Write::EndReview { game, summary }];
        store.commit(review).await.expect("stored");
    }
    let accurate = Filter { accuracy_from: Some(91.0), accuracy_to: Some(92.0), sort: Sort::Best, ..own(1) };
    let found = all(&store, &accurate, 3).await;
    assert_eq!(
        found.iter().map(|g| (g.row.id.as_str(), g.accuracy.first)).collect::<Vec<_>>(),
        [("first", Some(913))]
    );
    assert_eq!(count(&store, Filter { reviewed: Some(true), ..own(1) }).await, 1);
    let summary = r#"{"accuracy":{"first":99.0,"second":70.0}}"#.to_owned();
    let game = "second".to_owned();
    let review = vec![Write::AskReview { game: game.clone(), at: 1 }, Write::EndReview { game, summary }];
    store.commit(review).await.expect("stored");
    let sorted = async |sort| -> Vec<String> {
        let found = all(&store, &Filter { sort, ..own(1) }, 1).await;
        found.into_iter().map(|game| game.row.id).collect()
    };
    assert_eq!(sorted(Sort::Worst).await, ["second", "first"], "by the holder's own accuracy");
    assert_eq!(sorted(Sort::Best).await, ["first", "second"]);
    assert_eq!(sorted(Sort::Result).await, ["both", "first", "second", "on"], "won, lost, not over");
    assert_eq!(sorted(Sort::Game).await, ["first", "both", "second", "on"], "of the same date by number");
}

fn said(side: Side, note: Option<&str>, tags: &[&str]) -> GameMark {
    GameMark::Said {
        side,
        note: note.map(str::to_owned),
        tags: tags.iter().map(|&tag| tag.to_owned()).collect(),
    }
}

#[tokio::test]
async fn a11_each_player_has_a_note_and_tags_that_the_other_does_not_see() {
    let (_folder, store) = fresh().await;
    play(&store, "abc", |row| row.holders.second = Some(holder(2)), 2, None).await;
    let mark = |mark: GameMark| store.commit(vec![Write::Mark { game: "abc".to_owned(), mark }]);
    mark(said(Side::First, Some("Mine."), &["league"])).await.expect("noted");
    mark(said(Side::Second, Some("Hers."), &["league", "lucky"])).await.expect("noted");
    mark(said(Side::First, Some("Still mine."), &[])).await.expect("noted");
    let whole = store.archived("abc").await.expect("read").expect("there");
    let note = |text: &str| Some(text.to_owned());
    assert_eq!(whole.note, BySide { first: note("Still mine."), second: note("Hers.") });
    let tags = vec!["league".to_owned(), "lucky".to_owned()];
    assert_eq!(whole.tags, BySide { first: Vec::new(), second: tags });
    for (byte, tag, found) in [(1, "league", 0), (1, "lucky", 0), (2, "league", 1), (2, "lucky", 1)] {
        let filter = Filter { tag: Some(tag.to_owned()), ..own(byte) };
        assert_eq!(count(&store, filter).await, found, "{tag} of {byte}");
    }
}

#[tokio::test]
async fn a14_a_persons_games_are_found_in_every_browser_that_carries_the_person() {
    let (_folder, store) = fresh().await;
    let person = |id: &str, change| Write::Person { person: id.to_owned(), change };
    let add = |id: &str| person(id, PersonWrite::Add { name: id.to_owned(), holder: holder(1), at: 1 });
    store.commit(vec![add("ann"), add("ben")]).await.expect("stored");
    let id = |id: &str| Some(id.to_owned());
    play(&store, "one", |row| row.persons.first = id("ann"), 3, Some(Side::First)).await;
    play(&store, "other", |row| row.persons.first = id("ben"), 3, None).await;
    let both = |row: &mut GameRow| {
        row.holders = BySide { first: Some(holder(1)), second: Some(holder(1)) };
        row.persons = BySide { first: id("ben"), second: id("ann") };
    };
    play(&store, "both", both, 4, Some(Side::First)).await;
    let away = |row: &mut GameRow| {
        row.holders = BySide { first: Some(holder(2)), second: Some(holder(1)) };
        row.persons = BySide { first: None, second: id("ann") };
    };
    play(&store, "against", away, 5, Some(Side::First)).await;
    let mut open = game("open");
    (open.holders.first, open.persons.first) = (Some(holder(1)), id("ann"));
    store.commit(vec![Write::Create(open), append("open", 0, "m0")]).await.expect("stored");
    for (id, positions) in [("one", 1..=4), ("other", 11..=14), ("both", 21..=25), ("against", 31..=36)] {
        archive(&store, id, positions.collect()).await;
    }

    let ids = async |filter: Filter| -> Vec<String> {
        let found = all(&store, &Filter { sort: Sort::Longest, ..filter }, 2).await;
        found.into_iter().map(|game| game.row.id).collect()
    };
    let at_home = ids(own(1)).await;
    assert_eq!(ids(own(2)).await, ["against"]);
    let carry = person("ann", PersonWrite::Carry { holder: holder(2), at: 2 });
    store.commit(vec![carry]).await.expect("carried");
    assert_eq!(ids(own(2)).await, ["against", "both", "one"], "over, and hers, each once");
    assert_eq!(ids(own(1)).await, at_home, "nothing is there twice");
    let won = |result| Filter { result: Some(result), ..own(2) };
    assert_eq!(ids(won(FoundResult::Won)).await, ["against", "one"], "her side, and what this browser held");
    assert_eq!(ids(won(FoundResult::Lost)).await, [""; 0], "both hands of one browser");
    let at = Filter { position: Some(2 << 20), ..own(2) };
    assert_eq!(ids(at).await, ["one"]);
    let tally = store.explore(&Scope::Own(vec![holder(2)]), &[2 << 20]).await.expect("counted");
    assert_eq!(tally[0].first, 1);
    let delete = GameMark::Deleted { holder: Some(holder(1)), at: Some(9) };
    store.commit(vec![Write::Mark { game: "one".to_owned(), mark: delete }]).await.expect("deleted");
    assert_eq!(ids(own(2)).await, ["against", "both"]);
    store.commit(vec![person("ann", PersonWrite::Leave { holder: holder(2) })]).await.expect("left");
    assert_eq!(ids(own(2)).await, ["against"]);
}

#[tokio::test]
async fn a11_names_notes_and_tags_can_be_changed() {
    let (_folder, store) = fresh().await;
    play(&store, "abc", |_| {}, 2, None).await;
    let mark = |mark: GameMark| store.commit(vec![Write::Mark { game: "abc".to_owned(), mark }]);
    let names = BySide { first: "Élodie".to_owned(), second: "Max".to_owned() };
    mark(GameMark::Names(names)).await.expect("renamed");
    mark(said(Side::First, Some("A long end."), &["league", "bad", "bad"])).await.expect("noted and tagged");
    let player = |name: &str| Filter { player: Some(name.to_owned()), ..own(1) };
    assert_eq!((count(&store, player("éLO")).await, count(&store, player("åse")).await), (1, 0));
    assert_eq!(count(&store, Filter { tag: Some("league".to_owned()), ..own(1) }).await, 1);
    let whole = store.archived("abc").await.expect("read").expect("there");
    assert_eq!(
        (whole.note.first.as_deref(), whole.tags.first),
        (Some("A long end."), vec!["bad".to_owned(), "league".to_owned()])
    );
    mark(said(Side::First, None, &[])).await.expect("untagged");
    assert_eq!(count(&store, Filter { tag: Some("league".to_owned()), ..own(1) }).await, 0);
    let nothing = Write::Mark { game: "none".to_owned(), mark: said(Side::First, None, &[]) };
    assert!(matches!(store.commit(vec![nothing]).await, Err(StoreError::Conflict { .. })));
}

#[tokio::test]
async fn a11_deleting_can_be_undone_until_it_is_purged() {
    let (_folder, store) = fresh().await;
    let both = |row: &mut GameRow| row.holders.second = Some(holder(2));
    play(&store, "abc", both, 2, None).await;
    archive(&store, "abc", vec![1, 2, 3]).await;
    let delete = |by: u8, at: Option<i64>| {
        let mark = GameMark::Deleted { holder: Some(holder(by)), at };
        store.commit(vec![Write::Mark { game: "abc".to_owned(), mark }])
    };
    delete(1, Some(10)).await.expect("deleted");
    assert_eq!((count(&store, own(1)).await, count(&store, own(2)).await), (0, 1));
    assert!(store.recent(&holder(1), true, 9).await.expect("read").is_empty());
    assert_eq!(store.purge(99).await.expect("purged"), 0, "one holder still has it");
    delete(1, None).await.expect("undone");
    assert_eq!(count(&store, own(1)).await, 1);
    assert!(matches!(delete(3, Some(10)).await, Err(StoreError::Conflict { .. })), "another holder's");
    delete(1, Some(10)).await.expect("deleted");
    delete(2, Some(20)).await.expect("deleted");
    assert_eq!(store.purge(20).await.expect("purged"), 0);
    assert_eq!(store.purge(21).await.expect("purged"), 1);
    assert_eq!(store.archived("abc").await.expect("read"), None);
    assert_eq!(store.explore(&Scope::Played, &[1 << 20]).await.expect("counted"), [Tally::default()]);
}

#[tokio::test]
async fn a11_a_collection_goes_as_a_whole_and_games_of_it_alone() {
    let (_folder, store) = fresh().await;
    let id = collection(&store, 30).await;
    let filter = Filter { scope: Scope::Collection(id), ..Filter::default() };
    let one = all(&store, &filter, 9).await.remove(0).row.id;
    let delete = |at| vec![Write::Mark { game: one.clone(), mark: GameMark::Deleted { holder: None, at } }];
    store.commit(delete(Some(1))).await.expect("deleted");
    assert_eq!(count(&store, filter.clone()).await, 29);
    assert_eq!(store.purge(2).await.expect("purged"), 1);
    let [start] = store.explore(&Scope::Collection(id), &[1 << 20]).await.expect("counted")[..] else {
        panic!()
    };
    assert_eq!((start.games(), store.collections().await.expect("read")[0].games), (29, 29));
    store.delete_collection(id).await.expect("deleted");
    assert!(store.collections().await.expect("read").is_empty());
    assert_eq!(count(&store, filter).await, 0);
    assert!(matches!(store.delete_collection(id).await, Err(StoreError::Conflict { .. })));
    // Everything can come in again.
    collection(&store, 30).await;
}

#[tokio::test]
async fn a11_what_is_imported_again_while_its_collection_is_being_deleted_stays() {
    let (folder, store) = fresh().await;
    let old = collection(&store, 30).await;
    // As a kill leaves a collection that is being deleted.
    raw(folder.path()).await.execute("UPDATE collection SET deleted = 1").await.expect("changed");
    let new = collection(&store, 20).await;
    store.finish_deleting().await.expect("deleted");
    assert_eq!(store.collections().await.expect("read").iter().map(|c| c.id).collect::<Vec<_>>(), [new]);
    assert_eq!(count_of(&store, Scope::Collection(old)).await, 0);
    assert_eq!(count_of(&store, Scope::Collection(new)).await, 20);
    let [start] = store.explore(&Scope::Collection(new), &[1 << 20]).await.expect("counted")[..] else {
        panic!()
    };
    assert_eq!(start.games(), 20);
}
