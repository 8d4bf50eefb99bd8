//! Filters in any combination, on a real SQLite file: what is found is what looking at every game finds.

mod common;

use common::{append, ending, fresh, game};
use fastrand::Rng;
use plyground_rules::{BySide, Side};
use plyground_store::{
    ArchivedGame, Facts, Filter, FoundResult, GameMark, ImportedGame, Page, PersonWrite, Scope, Seat, Sort,
    Store, Write, day_begins,
};

const GAMES: usize = 240;
const QUESTIONS: usize = 1_500;
const ME: [u8; 32] = [1; 32];
const OTHER: [u8; 32] = [2; 32];
/// A person whom my browser carries.
const PERSON: &str = "ann";
const OPPONENTS: [&str; 2] = ["medium", "hard"];
const OPENINGS: [&str; 3] = ["Tiger", "Tiger, aggressive", "Cow"];
const REASONS: [&str; 2] = ["resignation", "time"];

/// A game as it was made.
struct Made {
    /// Its own name of the first player.
    name: String,
    /// Whether I have a seat, by this browser or by the person that it carries.
    mine: bool,
    in_collection: bool,
    /// Mine, if I have one.
    side: Side,
    game: String,
    variant: String,
    names: BySide<String>,
    computer: Option<&'static str>,
    ratings: BySide<Option<i32>>,
    /// Tenths of a percent.
    accuracy: BySide<Option<i32>>,
    /// Whether it is over, and who has won.
    over: bool,
    winner: Option<Side>,
    reason: &'static str,
    opening: Option<&'static str>,
    year: usize,
    length: u32,
    tags: BySide<Vec<String>>,
    positions: Vec<u64>,
    deleted: bool,
}

fn made(n: usize, rng: &mut Rng) -> Made {
    let (game, variant) =
        *rng.choice(&[("reversi", "reversi"), ("reversi", "reversi-6x6"), ("yinsh", "yinsh")]).expect("some");
    let kind = rng.usize(..4);
    let length = rng.u32(1..9);
    let over = kind == 0 || rng.usize(..8) > 0;
    let rating = |rng: &mut Rng| rng.bool().then(|| rng.i32(100..120) * 10);
    let accuracy = |rng: &mut Rng| rng.bool().then(|| rng.i32(50..100) * 10);
    let reviewed = over && rng.bool();
    let tag = |rng: &mut Rng| if rng.usize(..3) == 0 { vec!["league".to_owned()] } else { Vec::new() };
    let names = BySide { first: format!("Ann {n}"), second: format!("Bob {}", n % 9) };
    Made {
        name: names.first.clone(),
        mine: kind > 1,
        in_collection: kind == 0,
        side: if rng.bool() { Side::First } else { Side::Second },
        game: game.to_owned(),
        variant: variant.to_owned(),
        names,
        computer: (kind > 0 && rng.bool()).then(|| *rng.choice(&OPPONENTS).expect("some")),
        ratings: if over { BySide { first: rating(rng), second: rating(rng) } } else { BySide::default() },
        accuracy: if reviewed {
            BySide { first: accuracy(rng), second: accuracy(rng) }
        } else {
            BySide::default()
        },
        over,
        winner: [Some(Side::First), Some(Side::Second), None][rng.usize(..3)].filter(|_| over),
        reason: rng.choice(&REASONS).expect("some"),
        opening: rng.choice(OPENINGS).filter(|_| over && rng.bool()),
        year: rng.usize(2001..2011),
        length,
        tags: if kind == 0 {
            BySide { first: tag(rng), second: Vec::new() }
        } else {
            BySide { first: tag(rng), second: tag(rng) }
        },
        positions: if over { (0..=length).map(|_| rng.u64(1..60) << 20).collect() } else { Vec::new() },
        deleted: rng.usize(..12) == 0,
    }
}

/// Stores a game that was played here.
async fn play(store: &Store, n: usize, made: &Made) {
    let id = format!("g{n}");
    let mut row = game(&id);
    (row.game, row.variant, row.start, row.clock) = (made.game.clone(), made.variant.clone(), None, None);
    row.names = made.names.clone();
    let opponent = made.computer.map_or(Seat::Remote, |computer| Seat::Computer(computer.to_owned()));
    row.seats = BySide::from_fn(|side| if side == made.side { Seat::Here } else { opponent.clone() });
    // Every third of mine was played in another browser, and is over.
    let carried = made.mine && made.over && n.is_multiple_of(3);
    let holder = if made.mine && !carried { ME } else { OTHER };
    row.holders = BySide::from_fn(|side| (side == made.side).then(|| holder.to_vec()));
    row.persons = BySide::from_fn(|side| (carried && side == made.side).then(|| PERSON.to_owned()));
    row.created = day_begins(&format!("{}-06-15", made.year)).expect("a day");
    let mut writes = vec![Write::Create(row)];
    writes.extend((0..made.length as usize).map(|ply| append(&id, ply, &format!("m{ply}"))));
    if made.over {
        let ending = ending(made.winner, made.reason);
        writes.push(Write::End { game: id.clone(), ending, left: None, at: 5 });
        let opening = made.opening.map(str::to_owned);
        let facts = Facts { opening, ratings: made.ratings, positions: made.positions.clone() };
        writes.push(Write::Archive { game: id.clone(), facts });
    }
    store.commit(writes).await.expect("stored");
    say(store, &id, made, Some(holder.to_vec())).await;
}

/// What is said of a game later.
async fn say(store: &Store, id: &str, made: &Made, holder: Option<Vec<u8>>) {
    let game = id.to_owned();
    let mut writes = Vec::new();
    if made.accuracy != BySide::default() {
        let of = |side| {
            made.accuracy[side]
                .map_or("null".to_owned(), |tenths: i32| format!("{}", f64::from(tenths) / 10.0))
        };
        let summary =
            format!(r#"{{"accuracy":{{"first":{},"second":{}}}}}"#, of(Side::First), of(Side::Second));
        writes.push(Write::AskReview { game: game.clone(), at: 1 });
        writes.push(Write::EndReview { game: game.clone(), summary });
    }
    for side in Side::BOTH {
        let mark = GameMark::Said { side, note: None, tags: made.tags[side].clone() };
        writes.push(Write::Mark { game: game.clone(), mark });
    }
    if made.deleted {
        writes.push(Write::Mark { game, mark: GameMark::Deleted { holder, at: Some(9) } });
    }
    store.commit(writes).await.expect("stored");
}

async fn import(store: &Store, collection: i64, made: &[&Made]) {
    let games = made.iter().map(|made| ImportedGame {
        game: made.game.clone(),
        variant: made.variant.clone(),
        names: made.names.clone(),
        ratings: made.ratings,
        date: Some(format!("{}-06-15", made.year)),
        winner: Some(made.winner),
        reason: Some(made.reason.to_owned()),
        moves: (0..made.length).map(|ply| format!("m{ply}")).collect(),
        opening: made.opening.map(str::to_owned),
        positions: made.positions.clone(),
        ..ImportedGame::default()
    });
    store.import(collection, games.collect()).await.expect("imported");
    let all = Filter { scope: Scope::Collection(collection), ..Filter::default() };
    for found in pages(store, &all, 200).await {
        let made = made.iter().find(|made| made.name == found.row.names.first).expect("made");
        say(store, &found.row.id, made, None).await;
    }
}

async fn pages(store: &Store, filter: &Filter, limit: u32) -> Vec<ArchivedGame> {
    let (mut games, mut after) = (Vec::new(), None);
    loop {
        let Page { games: found, next } = store.find(filter, after, limit).await.expect("found");
        assert!(found.len() <= limit as usize && (next.is_none() || !found.is_empty()));
        games.extend(found);
        if next.is_none() {
            return games;
        }
        after = next;
    }
}

/// A few conditions at once.
fn question(scope: &Scope, rng: &mut Rng) -> Filter {
    let mut filter = Filter { scope: scope.clone(), ..Filter::default() };
    let own = matches!(scope, Scope::Own(_));
    for _ in 0..rng.usize(1..5) {
        match rng.usize(..15) {
            0 => filter.game = Some(rng.choice(["reversi", "yinsh"]).expect("some").to_owned()),
            1 => filter.variant = Some(rng.choice(["reversi", "reversi-6x6"]).expect("some").to_owned()),
            2 => {
                filter.player = Some(rng.choice(["ann 1", "BOB 3", "nobody", "b"]).expect("some").to_owned());
            }
            3 => filter.opponent = Some((*rng.choice(&OPPONENTS).expect("some")).to_owned()),
            4 => filter.rating_from = Some(rng.i32(100..115) * 10),
            5 => filter.rating_to = Some(rng.i32(105..120) * 10),
            6 => {
                use FoundResult::{Draw, First, Lost, Second, Unfinished, Won};
                let results: &[_] = if own {
                    &[First, Second, Draw, Unfinished, Won, Lost]
                } else {
                    &[First, Second, Draw, Unfinished]
                };
                filter.result = rng.choice(results).copied();
            }
            7 => filter.reason = Some((*rng.choice(&REASONS).expect("some")).to_owned()),
            8 => {
                filter.opening =
                    Some(rng.choice(["tig", "Tiger, aggressive", "cow", "x"]).expect("some").to_owned());
            }
            9 => filter.from = Some(rng.usize(2001..2009).to_string()),
            10 => filter.to = Some(format!("{}-06", rng.usize(2003..2011))),
            11 => (filter.length_from, filter.length_to) = (Some(rng.u32(1..5)), Some(rng.u32(4..9))),
            12 => {
                (filter.accuracy_from, filter.accuracy_to) =
                    (Some(f64::from(rng.u32(50..80))), Some(f64::from(rng.u32(70..100))));
            }
            13 => filter.tag = Some("league".to_owned()),
            _ => filter.position = Some(rng.u64(1..60) << 20),
        }
    }
    if rng.usize(..8) == 0 {
        filter.reviewed = Some(rng.bool());
    }
    use Sort::{Best, Game, Longest, Newest, Oldest, Result, Shortest, Worst};
    filter.sort = *rng.choice(&[Newest, Oldest, Longest, Shortest, Best, Worst, Result, Game]).expect("some");
    filter
}

/// Whether a game passes a filter, by what it was made with.
fn passes(made: &Made, filter: &Filter) -> bool {
    let own = match filter.scope {
        Scope::Own(_) => Some(made.side),
        _ => None,
    };
    let there = match filter.scope {
        Scope::Own(_) => made.mine,
        Scope::Played => !made.in_collection,
        Scope::Collection(_) => made.in_collection,
    };
    let sides = |keep: &dyn Fn(Side) -> bool, theirs: bool| match own {
        Some(side) => keep(if theirs { !side } else { side }),
        None => Side::BOTH.into_iter().any(keep),
    };
    let accuracy = match own {
        Some(side) => made.accuracy[side],
        None => made.accuracy.first.max(made.accuracy.second),
    };
    let reviewed = made.accuracy != BySide::default();
    let tenths = |percent: f64| (percent * 10.0) as i32;
    let about_accuracy = filter.accuracy_from.is_some() || matches!(filter.sort, Sort::Best | Sort::Worst);
    let by_length = matches!(filter.sort, Sort::Longest | Sort::Shortest) || filter.length_from.is_some();
    let (from, to) = (filter.from.as_ref(), filter.to.as_ref());
    let year = |date: &str| date[..4].parse::<usize>().expect("a year");
    let rated = |side: Side| {
        made.ratings[side].is_some_and(|rating| {
            filter.rating_from.is_none_or(|from| rating >= from)
                && filter.rating_to.is_none_or(|to| rating <= to)
        })
    };
    let result = |result: FoundResult| match result {
        FoundResult::First => made.winner == Some(Side::First),
        FoundResult::Second => made.winner == Some(Side::Second),
        FoundResult::Draw => made.over && made.winner.is_none(),
        FoundResult::Unfinished => !made.over,
        FoundResult::Won => made.winner == Some(made.side),
        FoundResult::Lost => made.winner == Some(!made.side),
    };
    let named = |part: &String| {
        Side::BOTH.into_iter().any(|side| made.names[side].to_lowercase().contains(&part.to_lowercase()))
    };
    let opened = |begin: &String| {
        made.opening.is_some_and(|name| name.to_lowercase().starts_with(&begin.to_lowercase()))
    };
    there
        && !made.deleted
        && filter.game.as_ref().is_none_or(|game| *game == made.game)
        && filter.variant.as_ref().is_none_or(|variant| *variant == made.variant)
        && filter.player.as_ref().is_none_or(named)
        && filter.opponent.as_ref().is_none_or(|opponent| made.computer == Some(opponent.as_str()))
        && (filter.rating_from.or(filter.rating_to).is_none() || sides(&rated, true))
        && filter.result.is_none_or(result)
        && filter.reason.as_ref().is_none_or(|reason| made.over && reason == made.reason)
        && filter.opening.as_ref().is_none_or(opened)
        && from.is_none_or(|from| made.year >= year(from))
        && to.is_none_or(|to| made.year <= year(to))
        && (!by_length || made.over)
        && filter.length_from.is_none_or(|from| made.length >= from)
        && filter.length_to.is_none_or(|to| made.length <= to)
        && (!about_accuracy || accuracy.is_some())
        && filter.accuracy_from.is_none_or(|from| accuracy.is_some_and(|accuracy| accuracy >= tenths(from)))
        && filter.accuracy_to.is_none_or(|to| accuracy.is_some_and(|accuracy| accuracy <= tenths(to)))
        && filter.reviewed.is_none_or(|wanted| reviewed == wanted)
        && filter.tag.as_ref().is_none_or(|tag| sides(&|side| made.tags[side].contains(tag), false))
        && filter.position.is_none_or(|position| made.positions.contains(&position))
}

#[tokio::test]
async fn a11_any_filters_together_find_what_looking_at_every_game_finds() {
    let (_folder, store) = fresh().await;
    let mut rng = Rng::with_seed(11);
    let add = PersonWrite::Add { name: "Ann".to_owned(), holder: ME.to_vec(), at: 1 };
    store.commit(vec![Write::Person { person: PERSON.to_owned(), change: add }]).await.expect("added");
    let games: Vec<Made> = (0..GAMES).map(|n| made(n, &mut rng)).collect();
    for (n, made) in games.iter().enumerate().filter(|(_, made)| !made.in_collection) {
        play(&store, n, made).await;
    }
    let collection = store.new_collection("Games", "games.json").await.expect("made");
    let imported: Vec<&Made> = games.iter().filter(|made| made.in_collection).collect();
    import(&store, collection, &imported).await;
    let scopes = [Scope::Own(vec![ME.to_vec()]), Scope::Played, Scope::Collection(collection)];
    let mut several = 0;
    for _ in 0..QUESTIONS {
        let filter = question(rng.choice(&scopes).expect("some"), &mut rng);
        let found = pages(&store, &filter, rng.u32(1..30)).await;
        let mut names: Vec<&str> = found.iter().map(|game| game.row.names.first.as_str()).collect();
        names.sort_unstable();
        let mut wanted: Vec<&str> =
            games.iter().filter(|made| passes(made, &filter)).map(|made| made.name.as_str()).collect();
        wanted.sort_unstable();
        assert_eq!(names, wanted, "{filter:?}");
        several += usize::from(names.len() > 1);
        let played = |game: &ArchivedGame| game.played.expect("dated");
        let sorted = match filter.sort {
            Sort::Newest => found.is_sorted_by_key(|game| -played(game)),
            Sort::Oldest => found.is_sorted_by_key(played),
            Sort::Longest => found.is_sorted_by(|a, b| a.moves.len() >= b.moves.len()),
            Sort::Shortest => found.is_sorted_by_key(|game| game.moves.len()),
            Sort::Game => found.is_sorted_by_key(|game| (game.row.game.clone(), -played(game))),
            // By accuracy and result: of which side is another test's.
            Sort::Best | Sort::Worst | Sort::Result => true,
        };
        assert!(sorted, "{filter:?}");
    }
    assert!(several > QUESTIONS / 10, "only {several} questions have several answers");
}
