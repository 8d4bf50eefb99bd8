//! Every player of every game: names, legal moves within limits, the same again, stopping, and nothing obvious missed.

use std::{
    collections::HashSet,
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::{Duration, Instant},
};

use plyground_games::{AnyGame, AnyPlay, GAMES, variants};
use plyground_players::{
    MoveBudget, Player, Progress, Searcher, Strength, choose, choose_with, find, middling, named::named, of,
    settings, tailored,
};
use plyground_rules::{Side, Variant};
use plyground_words::Lang;

fn start(variant: &'static Variant) -> Box<dyn AnyPlay> {
    let (game, variant) = plyground_games::find(variant.id).expect("a variant's own id");
    game.start(variant, None).expect("the usual start")
}

fn random_move(play: &mut dyn AnyPlay, rng: &mut fastrand::Rng) {
    let legal = play.legal();
    play.play(&legal[rng.usize(..legal.len())]).expect("a legal move is played");
}

/// A game after some random moves, not over.
fn random_game(variant: &'static Variant, rng: &mut fastrand::Rng) -> Box<dyn AnyPlay> {
    loop {
        let mut play = start(variant);
        for _ in 0..rng.usize(..40) {
            if play.outcome().is_none() {
                random_move(&mut *play, rng);
            }
        }
        if play.outcome().is_none() {
            return play;
        }
    }
}

/// What is given in tests: players of full strength would take longer than they have.
fn budget(seed: u64) -> MoveBudget {
    MoveBudget { time: Some(Duration::from_millis(40)), ..MoveBudget::seed(seed) }
}

fn answer(play: &dyn AnyPlay, player: &Player, seed: u64) -> String {
    choose(play, player, budget(seed), &AtomicBool::new(false), &mut |_| {}).expect("the game is not over")
}

/// Players that answer in a few milliseconds: good for many games.
fn is_quick(player: &Player) -> bool {
    player.strength < Strength::Expert && player.params().is_some()
}

#[test]
fn a13_every_game_has_a_dozen_players_from_weak_to_strong() {
    for game in GAMES {
        let (id, players) = (game.info().id, of(game.info().id));
        assert!(players.len() >= 13, "{id}: {}", players.len());
        assert!(
            players.windows(2).all(|pair| pair[0].strength <= pair[1].strength),
            "{id}: order of strength"
        );
        let ends = (players[0].strength, players[players.len() - 1].strength);
        assert_eq!(ends, (Strength::Beginner, Strength::Expert), "{id}");
        assert_eq!(players.iter().map(|p| &p.id).collect::<HashSet<_>>().len(), players.len(), "{id}: ids");
        for lang in Lang::ALL {
            let names: HashSet<String> = players.iter().map(|p| p.name.in_lang(lang)).collect();
            assert_eq!(names.len(), players.len(), "{id}: names in {lang:?}");
            for player in players {
                let about = player.about.in_lang(lang);
                assert!(about.ends_with(['.', '。']) && about.chars().count() < 110, "{id}: {about}");
            }
        }
        let styles: HashSet<&str> = players.iter().map(|player| player.style.id()).collect();
        assert!(styles.len() >= 4, "{id}: {styles:?}");
        for player in players {
            assert!(find(id, &player.id).is_some_and(|found| found.name == player.name));
        }
        assert!(of(id).iter().any(|player| player.id == middling(id).id), "{id}: its own default");
    }
    assert!(of("chess").is_empty() && find("chess", "master").is_none());
    assert_eq!(middling("chess").id, "random-moves");
}

/// Two measurements differ by chance, so a neighbour may come out stronger by as much as both may be off.
#[test]
fn a13_measured_ratings_agree_with_the_order_of_the_list() {
    for game in GAMES {
        // Who has not been measured says nothing about the order.
        let measured: Vec<_> =
            game.players().iter().filter_map(|player| Some((&player.id, player.rating?))).collect();
        for (at, (id, rating)) in measured.iter().enumerate() {
            assert!(rating.error > 0 && rating.games >= 50, "{}: {id} {rating:?}", game.info().id);
            for (stronger, above) in &measured[at + 1..] {
                let error = rating.error + above.error;
                assert!(above.elo + error >= rating.elo, "{}: {id} above {stronger}", game.info().id);
            }
        }
    }
}

#[test]
fn a13_players_are_named_by_id_or_in_any_language() {
    for game in GAMES {
        let info = game.info();
        for player in game.players() {
            let id = |text: &str| named(info, text).map(|found| found.id);
            assert_eq!(id(&player.id.to_uppercase()), Ok(player.id.clone()));
            assert_eq!(id(&player.name.in_lang(Lang::En)), Ok(player.id.clone()));
            assert!(id(&player.name.in_lang(Lang::De)).is_ok(), "{}: {}", info.id, player.id);
        }
    }
}

#[test]
fn only_the_strongest_looks_at_the_clock() {
    for game in GAMES {
        let (strongest, others) = of(game.info().id).split_last().expect("there are players");
        assert!(strongest.is_full_strength() && others.iter().all(|p| !p.is_full_strength()));
        assert!(strongest.params().and_then(|o| o.time).is_some_and(|time| time < Duration::from_secs(5)));
    }
}

#[test]
fn r4_depth_and_perfect_endgame_are_the_users_choice() {
    let player = tailored("reversi", 6, 12).expect("offered");
    assert_eq!((&*player.id, &*player.name.to_string()), ("depth-6-perfect-12", "Depth 6, perfect from 12"));
    let params =
        find("reversi", "depth-6-perfect-12").and_then(|p| p.params().cloned()).expect("found again");
    assert_eq!((params.depth, params.solve, params.time), (6, 12, None));
    for wrong in
        ["depth-0-perfect-0", "depth-06-perfect-12", "depth-6-perfect-99", "depth--perfect-", "depth-6"]
    {
        assert!(find("reversi", wrong).is_none(), "{wrong}");
    }
    assert!(tailored("laser", 3, 0).is_none() && settings("laser").is_none());
    let deepest = settings("reversi").expect("offered");
    let player = tailored("reversi", *deepest.depth.end(), *deepest.perfect.end()).expect("offered");
    let variant = &plyground_games::find("reversi").expect("a game").0.info().variants[0];
    let play = random_game(variant, &mut fastrand::Rng::with_seed(35));
    let stop = AtomicBool::new(true);
    assert!(choose(&*play, &player, MoveBudget::seed(1), &stop, &mut |_| {}).is_some());
}

#[test]
fn g5_y5_named_players_exist() {
    // As the name of a player or as the label beside it.
    let names = |game| {
        let both =
            |player: &Player| [Some(player.name.to_string()), player.label.map(|label| label.to_string())];
        of(game).iter().flat_map(both).flatten().collect::<HashSet<_>>()
    };
    let gomoku = names("gomoku");
    for name in ["Random Moves", "Random Player", "Prioritise Threats 2", "Prioritise Threats 3"] {
        assert!(gomoku.contains(name), "{name}");
    }
    for style in ["Minimax", "Aggressive", "Defensive"] {
        for depth in 2..=4 {
            assert!(gomoku.contains(&*format!("{style} {depth}")), "{style} {depth}");
        }
    }
    for game in GAMES.iter().map(|game| game.info().id).filter(|id| *id != "gomoku") {
        let random = names(game).into_iter().filter(|name| name.starts_with("Random")).collect::<Vec<_>>();
        assert!(random.is_empty(), "{game}: {random:?}");
    }
    assert!(["Easy", "Medium", "Hard"].iter().all(|name| names("yinsh").contains(*name)));
}

#[test]
fn every_player_makes_a_legal_move_within_its_limits_and_the_same_again() {
    let mut rng = fastrand::Rng::with_seed(31);
    for (game, variant) in variants() {
        for player in of(game.info().id) {
            for seed in 0..if is_quick(player) { 4 } else { 1 } {
                let play = random_game(variant, &mut rng);
                let limit = player.params().map_or(u64::MAX, |params| params.nodes.saturating_add(2));
                let (mut depth, mut share) = (0, 0.0);
                let mv = choose(&*play, player, budget(seed), &AtomicBool::new(false), &mut |progress| {
                    assert!(progress.depth > depth && progress.share >= share && progress.share <= 1.0);
                    assert!(progress.nodes <= limit, "{}: {}", player.name, progress.nodes);
                    (depth, share) = (progress.depth, progress.share);
                });
                let mv = mv.expect("the game is not over");
                let context = || format!("{} {}: {mv} in {}", variant.id, player.name, play.position_text());
                assert!(play.legal().contains(&mv), "{}", context());
                if !player.is_full_strength() && player.params().is_some() {
                    assert_eq!(answer(&*play, player, seed), mv, "{}", context());
                }
            }
        }
    }
}

#[test]
fn nobody_moves_after_the_end() {
    let mut rng = fastrand::Rng::with_seed(32);
    for (game, variant) in variants() {
        let mut play = start(variant);
        while play.outcome().is_none() {
            random_move(&mut *play, &mut rng);
        }
        for player in of(game.info().id) {
            assert_eq!(
                choose(&*play, player, MoveBudget::seed(1), &AtomicBool::new(false), &mut |_| {}),
                None
            );
        }
    }
}

#[test]
fn another_seed_makes_another_game() {
    for game in GAMES {
        let player = middling(game.info().id);
        let play = start(&game.info().variants[0]);
        let games: HashSet<String> = (0..10)
            .map(|seed| {
                let mut play = start(play.variant());
                for _ in 0..6 {
                    let mv = answer(&*play, &player, seed);
                    play.play(&mv).expect("a legal move");
                }
                play.position_text()
            })
            .collect();
        assert!(games.len() > 2, "{}: {} different games of 10", game.info().id, games.len());
    }
}

/// A game of a player against itself while the opening book lasts, and the moves.
fn in_book(player: &Player, seed: u64) -> (Box<dyn AnyPlay>, Vec<String>) {
    let mut play = start(&of_reversi().info().variants[0]);
    while !play.sound_book_moves().is_empty() {
        let mv = answer(&*play, player, seed);
        assert!(play.sound_book_moves().contains(&mv), "{}: {mv} is not in the book", player.name);
        play.play(&mv).expect("a legal move");
    }
    let moves = play.history().into_iter().map(|(_, text)| text).collect();
    (play, moves)
}

fn of_reversi() -> &'static dyn AnyGame {
    plyground_games::find("reversi").expect("a game").0
}

#[test]
fn r3_computers_choose_among_book_moves_the_same_for_the_same_seed() {
    for player in of("reversi").iter().filter(|player| player.params().is_some()) {
        let games: HashSet<Vec<String>> = (0..30).map(|seed| in_book(player, seed).1).collect();
        assert!(games.len() >= 20, "{}: {} different games of 30", player.name, games.len());
        assert_eq!(in_book(player, 7).1, in_book(player, 7).1);
    }
    let oracle = of("reversi").last().expect("the strongest");
    let names: HashSet<_> = (0..100).filter_map(|seed| in_book(oracle, seed).0.opening()).collect();
    assert!(names.len() >= 15, "{names:?}");
}

#[test]
fn r3_no_book_for_random_moves_other_starts_and_contests() {
    let (mut left, random) = (0, find("reversi", "random-moves").expect("a player"));
    for seed in 0..40 {
        // After two moves of the book, so that there are moves which leave it.
        let mut play = start(&of_reversi().info().variants[0]);
        ["c4", "e3"].iter().for_each(|text| play.play(text).expect("legal"));
        let mv = answer(&*play, &random, seed);
        left += usize::from(!play.book_moves().iter().any(|(text, _)| *text == mv));
    }
    assert!(left > 0, "random moves never left the book");

    let mut play = start(&of_reversi().info().variants[0]);
    play.play("c4").expect("legal");
    let set_up = of_reversi().start(play.variant(), Some(&play.position_text())).expect("a position");
    assert!(!set_up.book_moves().is_empty() && set_up.sound_book_moves().is_empty());

    let student = find("reversi", "student").expect("a player");
    let searched = |seed| {
        let budget = MoveBudget { book: false, ..budget(seed) };
        let mut searched = false;
        choose(&*play, &student, budget, &AtomicBool::new(false), &mut |_| searched = true);
        searched
    };
    assert!((0..5).all(searched), "without the book it looks ahead from the second move on");
}

/// The nodes that a search took to the first depth that is `enough`, and that depth. No clock has a say.
fn nodes_to_depth(
    searcher: &mut Searcher,
    play: &dyn AnyPlay,
    player: &Player,
    enough: impl Fn(Progress) -> bool,
) -> (u32, u64) {
    let budget = MoveBudget { time: Some(Duration::from_secs(600)), book: false, ..MoveBudget::seed(1) };
    let stop = AtomicBool::new(false);
    let mut reached = None;
    let mut each = |progress: Progress| {
        if reached.is_none() && enough(progress) {
            reached = Some((progress.depth, progress.nodes));
            stop.store(true, Ordering::Relaxed);
        }
    };
    choose_with(searcher, play, player, budget, &stop, &mut each);
    reached.expect("deep enough before the end of the game is known")
}

#[test]
fn a17_full_strength_remembers_between_moves_and_nobody_else_does() {
    for game in GAMES {
        let (id, players) = (game.info().id, of(game.info().id));
        let (strongest, weaker) = (&players[players.len() - 1], &players[players.len() - 3]);
        let mut play = start(&game.info().variants[0]);
        let mut searcher = Searcher::new();
        for _ in 0..4 {
            random_move(&mut *play, &mut fastrand::Rng::with_seed(37));
        }
        let (depth, without) = nodes_to_depth(&mut searcher, &*play, strongest, |at| at.nodes > 50_000);
        assert!((1..=32 << 20).contains(&searcher.bytes()), "{id}: {}", searcher.bytes());
        let (_, with) = nodes_to_depth(&mut searcher, &*play, strongest, |at| at.depth >= depth);
        assert!(with < without, "{id}: depth {depth} in {with} positions, not {without}");

        let (mut unused, stop) = (Searcher::new(), AtomicBool::new(false));
        let mv = choose_with(&mut unused, &*play, weaker, MoveBudget::seed(1), &stop, &mut |_| {});
        assert_eq!(mv, choose(&*play, weaker, MoveBudget::seed(1), &stop, &mut |_| {}));
        assert_eq!(unused.bytes(), 0, "{} begins every move anew", weaker.name);
    }
}

#[test]
fn a17_players_stop_when_told_to() {
    let mut rng = fastrand::Rng::with_seed(33);
    for (game, variant) in variants() {
        let players = of(game.info().id);
        let strongest = &players[players.len() - 1];
        let play = random_game(variant, &mut rng);
        for player in players {
            let at_once = choose(&*play, player, MoveBudget::seed(1), &AtomicBool::new(true), &mut |_| {});
            assert!(play.legal().contains(&at_once.expect("not over")), "{}", player.name);
        }
        // Much less than it would think on for; on a busy machine a thread may have to wait to run at all.
        let late = stopped_after(&*play, strongest);
        assert!(late < Duration::from_secs(20), "{}: {late:?}", variant.id);
    }
}

/// How long a player with much time still thinks after it was stopped.
fn stopped_after(play: &dyn AnyPlay, player: &Player) -> Duration {
    let budget = MoveBudget { time: Some(Duration::from_secs(600)), book: false, ..MoveBudget::seed(1) };
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let thinking = scope.spawn(|| {
            choose(play, player, budget, &stop, &mut |_| {});
            Instant::now()
        });
        thread::sleep(Duration::from_millis(30));
        let stopped = Instant::now();
        stop.store(true, Ordering::Relaxed);
        thinking.join().expect("no panic").saturating_duration_since(stopped)
    })
}

/// The moves that win at once, or with what the same side decides right after them (a row and a ring in YINSH).
fn wins(play: &mut dyn AnyPlay) -> Vec<String> {
    let (me, legal) = (play.to_move(), play.legal());
    let wins = |mv: &String| {
        play.play(mv).expect("a legal move");
        let won = match play.outcome() {
            Some(outcome) => outcome.winner == Some(me),
            None => play.to_move() == me && !wins(play).is_empty(),
        };
        play.take_back();
        won
    };
    legal.into_iter().filter(wins).collect()
}

/// Reversi is left out: its last move is often the only one, and a larger win may come later. So are those few who do
/// not look at the whole board, and the one who may play as one of them.
#[test]
fn nobody_but_the_weakest_misses_a_win_in_one() {
    let looks = |player: &&Player| player.params().is_some_and(|o| o.depth > 1 || o.style.blind == 0);
    let mut rng = fastrand::Rng::with_seed(34);
    for (game, variant) in variants().filter(|(game, _)| game.info().id != "reversi") {
        let mut seen = 0;
        while seen < 5 {
            let mut play = start(variant);
            while play.outcome().is_none() && play.ply() < 250 {
                let winning = wins(&mut *play);
                if !winning.is_empty() && winning.len() < play.legal().len() {
                    seen += 1;
                    for player in of(game.info().id).iter().filter(looks) {
                        let mv = answer(&*play, player, rng.u64(..));
                        let text = play.position_text();
                        assert!(winning.contains(&mv), "{} {}: {mv} in {text}", variant.id, player.name);
                    }
                    break;
                }
                random_move(&mut *play, &mut rng);
            }
        }
    }
}

/// Points of `player` in games against `other`, with either side first, each from two random moves on.
/// The margin of the side to move with best play, by the rules alone.
fn best_margin(play: &mut dyn AnyPlay) -> i32 {
    if let Some(margin) = play.final_margin() {
        return margin;
    }
    let side = play.to_move();
    let mut margins = Vec::new();
    for text in play.legal() {
        play.play(&text).expect("legal");
        let margin = best_margin(play);
        margins.push(if play.to_move() == side { margin } else { -margin });
        play.take_back();
    }
    margins.into_iter().max().expect("a game that is not over has a move")
}

/// Whether the side to move wins at once, or with its next move whatever the other side plays.
fn wins_in_two(play: &mut dyn AnyPlay, text: &str) -> bool {
    let side = play.to_move();
    play.play(text).expect("legal");
    let replies = play.legal();
    let all = replies.into_iter().all(|reply| {
        play.play(&reply).expect("legal");
        let won = play.outcome().is_none() && play.to_move() == side && !wins(play).is_empty();
        play.take_back();
        won
    });
    let won = play.outcome().is_some_and(|end| end.winner == Some(side));
    let all = won || (all && play.outcome().is_none() && play.to_move() != side);
    play.take_back();
    all
}

fn start_of(id: &str) -> Box<dyn AnyPlay> {
    start(plyground_games::find(id).expect("a variant").1)
}

/// What a player plays that has all the time it needs: a proof ends its search.
fn at_leisure(play: &dyn AnyPlay, player: &Player) -> String {
    let budget = MoveBudget { time: Some(Duration::from_secs(2)), ..MoveBudget::seed(1) };
    choose(play, player, budget, &AtomicBool::new(false), &mut |_| {}).expect("the game is not over")
}

/// Those who see everything as it is.
fn experts(game: &str) -> impl Iterator<Item = &'static Player> {
    of(game).iter().filter(|player| player.strength == Strength::Expert && player.params().is_some())
}

#[test]
fn a13_experts_take_the_largest_margin_that_is_certain() {
    let (mut rng, mut seen) = (fastrand::Rng::with_seed(17), 0);
    while seen < 12 {
        let mut play = start_of("reversi");
        while play.outcome().is_none() && play.position_text().matches('-').count() > 6 {
            random_move(&mut *play, &mut rng);
        }
        if play.outcome().is_some() || play.legal().len() < 2 {
            continue;
        }
        seen += 1;
        let best = best_margin(&mut *play);
        for player in experts("reversi") {
            let side = play.to_move();
            let text = at_leisure(&*play, player);
            play.play(&text).expect("legal");
            let margin = best_margin(&mut *play);
            let margin = if play.to_move() == side { margin } else { -margin };
            assert_eq!(margin, best, "{} in {}", player.id, play.position_text());
            play.take_back();
        }
    }
}

#[test]
fn a13_experts_take_the_shortest_win() {
    let (mut rng, mut seen) = (fastrand::Rng::with_seed(18), 0);
    while seen < 8 {
        let mut play = start_of("connect-four");
        for _ in 0..rng.usize(8..24) {
            if play.outcome().is_none() {
                random_move(&mut *play, &mut rng);
            }
        }
        if play.outcome().is_some() || !wins(&mut *play).is_empty() {
            continue;
        }
        let legal = play.legal();
        let winning = legal.iter().filter(|text| wins_in_two(&mut *play, text)).count();
        if winning == 0 || winning == legal.len() {
            continue;
        }
        seen += 1;
        for player in experts("connect-four") {
            let text = at_leisure(&*play, player);
            assert!(wins_in_two(&mut *play, &text), "{}: {text} in {}", player.id, play.position_text());
        }
    }
    // An open three among closed ones: with these there are longer wins by fours.
    let (gomoku, variant) = plyground_games::find("gomoku").expect("a variant");
    let text = "15/15/15/1oxxx10/15/15/15/5xxx7/15/15/1oxxx10/15/2o9o2/1oo6o1o3/15 b";
    let mut play = gomoku.start(variant, Some(text)).expect("a position");
    for player in experts("gomoku") {
        let text = at_leisure(&*play, player);
        assert!(wins_in_two(&mut *play, &text), "{}: {text}", player.id);
    }
}

fn points(variant: &'static Variant, player: &Player, other: &Player, games: u64) -> f64 {
    let game = |n: u64| {
        let side = if n % 2 == 0 { Side::First } else { Side::Second };
        let mut play = start(variant);
        let mut rng = fastrand::Rng::with_seed(n / 2);
        random_move(&mut *play, &mut rng);
        random_move(&mut *play, &mut rng);
        while play.outcome().is_none() && play.ply() < 400 {
            let mover = if play.to_move() == side { player } else { other };
            let mv = answer(&*play, mover, n);
            play.play(&mv).expect("a legal move");
        }
        match play.outcome().and_then(|outcome| outcome.winner) {
            None => 0.5,
            Some(winner) => f64::from(u8::from(winner == side)),
        }
    };
    (0..games).map(game).sum()
}

#[test]
fn each_strength_beats_the_weaker_ones() {
    for game in GAMES {
        let (variant, players) = (&game.info().variants[0], of(game.info().id));
        let last =
            |strength| players.iter().rfind(|p| p.strength == strength && p.params().is_some()).expect("one");
        let medium = points(variant, &middling(game.info().id), &players[0], 10);
        assert!(medium >= 9.0, "{}: medium against random {medium}", variant.id);
        let hard = points(variant, last(Strength::Hard), last(Strength::Easy), 10);
        assert!(hard >= 7.0, "{}: hard against easy {hard}", variant.id);
    }
}
