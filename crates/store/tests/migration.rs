//! Databases of every earlier version, with games in them.

mod common;

use common::{append, raw, texts};
use plyground_rules::{BySide, Side, record::Clock};
use plyground_store::{
    ContestRow, ContestState, ContestWrite, EventRow, EventWrite, Filter, FolderProblem, OpeningRule, Pace,
    RatedPlayer, Scope, Seat, Store, StoreError, Write,
};
use sqlx::{Connection as _, Executor as _, Row, migrate::Migrator};

/// What the first version knew.
async fn first_version(folder: &std::path::Path) {
    let all: Migrator = sqlx::migrate!();
    let first = all.iter().filter(|migration| migration.version == 1).cloned().collect::<Vec<_>>();
    assert_eq!(first.len(), 1);
    let first = Migrator { migrations: first.into(), ..Migrator::DEFAULT };
    let mut raw = raw(folder).await;
    first.run(&mut raw).await.expect("made");
    let games = "INSERT INTO game (id, game, variant, start, first_name, second_name, first_player, second_player, \
        first_seat, second_seat, clock, created, updated, reason, winner, next) VALUES \
        ('run', 'reversi', 'reversi', NULL, 'Ann', 'Ben', 'here', 'remote', x'0102', x'0304', \
         '{\"first\":{\"initial_ms\":60000,\"increment_ms\":1000},\"second\":{\"initial_ms\":60000,\"increment_ms\":1000}}', \
         5, 6, NULL, NULL, NULL), \
        ('won', 'gomoku', 'renju', 'x', 'Ann', 'Max', 'here', 'computer:max', x'0102', NULL, NULL, 7, 8, 'five', 1, 'run'); \
        INSERT INTO move VALUES ('run', 0, 'd3', 900, 59100, 60000), ('run', 1, 'c5', 10, 59100, 59990);";
    raw.execute(games).await.expect("written");
    raw.close().await.expect("closed");
}

#[tokio::test]
async fn a10_games_of_the_first_version_are_there_after_the_migration() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    first_version(folder.path()).await;
    for _ in 0..2 {
        let store = Store::open(folder.path()).await.expect("migrated");
        let (run, moves) = store.load("run").await.expect("read").expect("there");
        assert_eq!(run.seats, BySide { first: Seat::Here, second: Seat::Remote });
        assert_eq!(run.holders, BySide { first: Some(vec![1, 2]), second: Some(vec![3, 4]) });
        let clock = Clock { initial_ms: 60_000, increment_ms: 1_000 };
        assert_eq!(run.clock, Some(BySide { first: clock, second: clock }));
        assert_eq!((run.created, run.ending, run.left, run.paused), (5, None, None, false));
        assert_eq!(moves[1].left, Some(BySide { first: 59_100, second: 59_990 }));
        let (won, _) = store.load("won").await.expect("read").expect("there");
        assert_eq!(won.seats.second, Seat::Computer("max".to_owned()));
        assert_eq!(won.ending, Some(common::ending(Some(Side::Second), "five")));
        assert_eq!((won.next.as_deref(), won.start.as_deref()), (Some("run"), Some("x")));
        for (holder, finished, id) in [([1, 2], false, "run"), ([1, 2], true, "won"), ([3, 4], false, "run")]
        {
            let found = store.recent(&holder, finished, 5).await.expect("read");
            assert_eq!(found.iter().map(|s| s.game.id.as_str()).collect::<Vec<_>>(), [id]);
        }
        store.commit(vec![append("run", 2, "b6")]).await.expect("goes on");
        assert_eq!(texts(&store, "run").await, ["d3", "c5", "b6"]);
        store.close().await;
    }
}

/// What a later version made of it before this one: its migrations, and rows of its own.
async fn version(folder: &std::path::Path, last: i64) {
    first_version(folder).await;
    let all: Migrator = sqlx::migrate!();
    let up_to = |last: i64| {
        let known = all.iter().filter(|migration| migration.version <= last).cloned().collect::<Vec<_>>();
        Migrator { migrations: known.into(), ..Migrator::DEFAULT }
    };
    let mut raw = raw(folder).await;
    for version in 2..=last {
        up_to(version).run(&mut raw).await.expect("migrated");
        if let Some(rows) = rows_of(version) {
            raw.execute(rows).await.expect("written");
        }
    }
    raw.close().await.expect("closed");
}

/// Rows that a version could hold and those before it could not.
fn rows_of(version: i64) -> Option<&'static str> {
    match version {
        3 => Some(
            "INSERT INTO review VALUES ('won', 9, '{\"accuracy\":{\"first\":80.04,\"second\":null}}'), ('run', 9, NULL); \
            INSERT INTO exercise VALUES ('won', 3, x'0102', 1); INSERT INTO evaluation VALUES (5, 0, 100, '{}'); \
            INSERT INTO study VALUES ('won.0102', x'0102', 9, '{}');",
        ),
        4 => Some(
            "INSERT INTO collection (id, name, source, imported, games) VALUES (1, 'Old', 'old.json', 9, 1); \
            INSERT INTO game (id, game, variant, first_name, second_name, first_seat, second_seat, created, updated, reason, \
            winner, collection, played, length, archived) \
            VALUES ('in', 'reversi', 'reversi', 'Ada', 'Eve', 'here', 'remote', 9, 9, 'count', 0, 1, 9, 1, 1); \
            INSERT INTO moves SELECT number, 'd3', NULL FROM game WHERE id = 'in'; \
            UPDATE game SET note = 'Said of ' || id; INSERT INTO tag SELECT 'said', number FROM game;",
        ),
        5 => Some(
            "INSERT INTO person (id, name, folded, created) VALUES ('p', 'Ann', 'ann', 9); \
            UPDATE game SET first_person = 'p', rated = 1 WHERE id = 'won'; \
            INSERT INTO rating VALUES ('gomoku', 'person:p', 1484.0, 340.0, 1, -16.0, 9), \
            ('gomoku', 'computer:max', 1516.0, 340.0, 1, 16.0, 9); \
            INSERT INTO rated_game VALUES (1, 'won', 'gomoku', 'person:p', 'computer:max', 0, 1500, 1484, 1500, 1516, 9);",
        ),
        6 => Some(
            "INSERT INTO contest (id, game, variant, plan, holder, created, updated, state, results, spent) \
            VALUES ('c', 'gomoku', 'renju', '{}', x'0102', 9, 9, 'stopped', '20', 70); \
            INSERT INTO game (id, game, variant, first_name, second_name, first_seat, second_seat, created, updated, reason, \
            winner, contest, played, length, archived) \
            VALUES ('cg', 'gomoku', 'renju', '', '', 'computer:max', 'computer:moritz', 9, 9, 'five', 0, 'c', 9, 1, 1); \
            INSERT INTO moves SELECT number, 'h8', '7' FROM game WHERE id = 'cg';",
        ),
        7 => Some("INSERT INTO tree SELECT number, '{\"plyground\":2}' FROM game WHERE id = 'in';"),
        9 => Some("UPDATE game SET previews = 1 WHERE id = 'run';"),
        10 => Some(
            "INSERT INTO game (id, game, variant, first_name, second_name, first_seat, second_seat, first_person, created, updated, \
            reason, winner, rated, played, length, archived, second_rating) \
            VALUES ('ra', 'gomoku', 'renju', 'Ann', 'Max', 'here', 'computer:max', 'p', 9, 9, 'five', 1, 1, 9, 1, 1, 1700); \
            INSERT INTO moves SELECT number, 'h8', '7' FROM game WHERE id = 'ra'; \
            INSERT INTO rated_game VALUES (2, 'ra', 'gomoku', 'person:p', 'computer:max', 0, 1483.6, 1470, 1516, 1530, 9);",
        ),
        _ => None,
    }
}

/// The newest version before this one.
fn newest() -> i64 {
    sqlx::migrate!().iter().map(|migration| migration.version).max().expect("some") - 1
}

#[tokio::test]
async fn a13_a_match_can_be_begun_in_a_database_of_every_earlier_version() {
    for last in 1..=newest() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        version(folder.path(), last).await;
        let store = Store::open(folder.path()).await.expect("migrated");
        let contest = ContestRow {
            id: "m".to_owned(),
            game: "gomoku".to_owned(),
            variant: "renju".to_owned(),
            plan: "{}".to_owned(),
            holder: vec![1, 2],
            created: 5,
            updated: 5,
            state: ContestState::Running,
            results: Vec::new(),
            spent_ms: 0,
        };
        let create = ContestWrite::Create(contest.clone());
        store.commit(vec![Write::Contest { contest: "m".to_owned(), change: create }]).await.expect("stored");
        assert_eq!(store.contest("m").await.expect("read"), Some(contest), "version {last}");
        let (won, _) = store.load("won").await.expect("read").expect("there");
        assert_eq!(won.seats.second, Seat::Computer("max".to_owned()), "version {last}");
        if last >= 4 {
            assert_eq!(texts(&store, "in").await, ["d3"], "version {last}");
        }
        if last >= 5 {
            let max = RatedPlayer::Computer("max".to_owned());
            let rating = store.rating("gomoku", &max).await.expect("read").expect("rated");
            assert_eq!((rating.standing.elo, rating.standing.games), (1516.0, 1));
            assert_eq!(store.all_rated_games().await.expect("read").len(), 1 + usize::from(last >= 10));
        }
        if last >= 10 {
            let rated = store.archived("ra").await.expect("read").expect("there");
            let before = BySide { first: Some(1_484), second: Some(1_700) };
            assert_eq!(rated.ratings, before, "a person's rating before the game; a computer's stays");
        }
        if last >= 6 {
            let match_of_then = store.contest("c").await.expect("read").expect("there");
            let ContestRow { plan, state, results, spent_ms, .. } = match_of_then;
            assert_eq!(
                (plan.as_str(), state, results, spent_ms),
                ("{}", ContestState::Stopped, vec![2, 0], 70)
            );
            let games = store.contest_games("c", 0, 9).await.expect("read");
            assert_eq!(
                games.iter().map(|game| game.row.id.as_str()).collect::<Vec<_>>(),
                ["cg"],
                "version {last}"
            );
            assert_eq!((games[0].moves[0].text.as_str(), games[0].moves[0].ms), ("h8", Some(7)));
        }
        let tree = store.tree("in").await.expect("read");
        assert_eq!(tree.as_deref(), (last >= 7).then_some("{\"plyground\":2}"), "version {last}");
        let (run, _) = store.load("run").await.expect("read").expect("there");
        assert_eq!((run.previews, won.previews), (last >= 9, false), "version {last}");
        store.close().await;
    }
}

#[tokio::test]
async fn a10_games_of_every_earlier_version_are_in_the_archive() {
    for last in 1..=newest() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        version(folder.path(), last).await;
        let store = Store::open(folder.path()).await.expect("migrated");
        assert_eq!(texts(&store, "run").await, ["d3", "c5"], "version {last}");
        let own = Filter { scope: Scope::Own(vec![vec![1, 2]]), ..Filter::default() };
        let found = store.find(&own, None, 9).await.expect("found").games;
        assert_eq!(found.iter().map(|game| game.row.id.as_str()).collect::<Vec<_>>(), ["won", "run"]);
        assert_eq!((found[0].played, found[1].moves.len()), (Some(7), 2));
        let named = Filter { player: Some("MAX".to_owned()), ..own };
        assert_eq!(store.find(&named, None, 9).await.expect("found").games.len(), 1, "version {last}");
        if last >= 4 {
            // Both players of a game had read what was said of it; that of others is the first side's.
            let said = |yes: bool, id: &str| yes.then(|| format!("Said of {id}"));
            for (id, second) in [("run", true), ("won", false), ("in", false)] {
                let game = store.archived(id).await.expect("read").expect("there");
                assert_eq!(
                    game.note,
                    BySide { first: said(true, id), second: said(second, id) },
                    "version {last}"
                );
                let tags = BySide::from_fn(|side| game.tags[side].len());
                assert_eq!(tags, BySide { first: 1, second: usize::from(second) }, "version {last}");
            }
        }
        assert_eq!(store.to_archive(9).await.expect("read"), ["won"]);
        if last >= 3 {
            assert_eq!(found[0].accuracy.first, Some(800));
            assert_eq!(store.reviews_under_way().await.expect("read"), ["run"]);
            assert_eq!(store.exercises("won", &[1, 2]).await.expect("read"), [(3, true)]);
            assert_eq!(store.evaluation(5, 0, 100).await.expect("read").as_deref(), Some("{}"));
            assert!(store.study("won.0102").await.expect("read").is_some());
        }
        let problems = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut raw(folder.path()).await).await;
        assert!(problems.expect("checked").is_empty(), "version {last}");
        store.close().await;
    }
}

#[tokio::test]
async fn a13_g1_games_of_every_earlier_version_go_on_at_the_usual_pace_and_opened_freely() {
    for last in 1..=newest() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        version(folder.path(), last).await;
        let store = Store::open(folder.path()).await.expect("migrated");
        let (run, _) = store.load("run").await.expect("read").expect("there");
        assert_eq!((run.pace, run.opening), (Pace::Normal, OpeningRule::Free), "version {last}");
        store.commit(vec![Write::Pace { game: "run".to_owned(), pace: Pace::Fast }]).await.expect("stored");
        store.close().await;
    }
}

#[tokio::test]
async fn a20_an_event_can_be_begun_in_a_database_of_every_earlier_version() {
    for last in 1..=newest() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        version(folder.path(), last).await;
        let store = Store::open(folder.path()).await.expect("migrated");
        let row = EventRow {
            id: "e".to_owned(),
            code: "KUMEL".to_owned(),
            holder: vec![1, 2],
            name: "Evening".to_owned(),
            variant: "renju".to_owned(),
            created: 5,
            updated: 5,
            over: false,
        };
        let create = EventWrite::Create(row.clone());
        store.commit(vec![Write::Event { event: "e".to_owned(), change: create }]).await.expect("stored");
        assert_eq!(store.event("e").await.expect("read").expect("there").row, row, "version {last}");
        store.close().await;
    }
}

#[tokio::test]
async fn a10_names_say_what_columns_hold() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    first_version(folder.path()).await;
    Store::open(folder.path()).await.expect("migrated").close().await;
    let row =
        sqlx::query("SELECT first_seat, first_holder, second_seat, second_holder FROM game WHERE id = 'run'")
            .fetch_one(&mut raw(folder.path()).await)
            .await
            .expect("there");
    let seats: (String, String) = (row.get("first_seat"), row.get("second_seat"));
    let holders: (Vec<u8>, Vec<u8>) = (row.get("first_holder"), row.get("second_holder"));
    assert_eq!((seats.0.as_str(), seats.1.as_str()), ("here", "remote"));
    assert_eq!(holders, (vec![1, 2], vec![3, 4]));
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    Store::open(folder.path()).await.expect("made").close().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
        VALUES (9999, 'later', 1, x'00', 1)";
    raw(folder.path()).await.execute(newer).await.expect("written");
    let result = Store::open(folder.path()).await;
    assert!(matches!(&result, Err(StoreError::Open { problem: FolderProblem::Newer, .. })), "{result:?}");
}
