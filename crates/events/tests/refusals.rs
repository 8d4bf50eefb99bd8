//! What does not fit is refused with one sentence, and changes nothing.

mod common;

use common::{add, do_all, event, result, settings, start};
use plyground_events::{
    Command, Event, Format, Outcome, PlayerId, Who, document, document::BoardGame, pairing::Pairing,
};
use plyground_words::Lang;

#[track_caller]
fn refuses(event: &Event, command: Command, key: &str) {
    let mut tried = event.clone();
    let why = tried.apply(command).expect_err("a refusal");
    assert_eq!(why.key().id(), key);
    assert_eq!(tried, *event, "a refused command changes nothing");
    for lang in Lang::ALL {
        let text = why.in_lang(lang);
        assert!(text.len() > 5 && !text.contains('{'), "{text}");
    }
}

const SWISS: Format = Format::Swiss { rounds: 2 };

#[test]
fn names_are_unique_whatever_their_case() {
    let mut event = event(SWISS, 0);
    do_all(&mut event, [add("  Zoë Ä. "), add("Bob")]);
    assert_eq!(event.state().players()[0].name, "Zoë Ä.");
    for name in ["zoë ä.", "ZOË Ä.", " Zoë Ä."] {
        refuses(&event, add(name), "name-taken");
        refuses(&event, Command::Rename { player: PlayerId(1), name: name.to_owned() }, "name-taken");
    }
    for name in ["", "  ", "…", "a\nb", "\u{7}a"] {
        refuses(&event, add(name), "name-empty");
    }
    refuses(&event, add(&"x".repeat(41)), "name-long");
    do_all(&mut event, [add(&"界".repeat(40))]);
    // One's own name in another case is a new name; that of somebody removed is free again.
    do_all(&mut event, [Command::Rename { player: PlayerId(1), name: "BOB".to_owned() }]);
    do_all(&mut event, [Command::Remove { player: PlayerId(0) }, add("zoë ä.")]);
    refuses(&event, Command::LetOut { player: PlayerId(0) }, "unknown-player");
    refuses(&event, Command::Seed { player: PlayerId(99), seed: None }, "unknown-player");
    let team = Some(" ".to_owned());
    refuses(&event, Command::SetTeam { player: PlayerId(1), team }, "name-empty");
    let team = |name: &str| Command::SetTeam { player: PlayerId(1), team: Some(name.to_owned()) };
    do_all(
        &mut event,
        [team("Red"), Command::SetTeam { player: PlayerId(2), team: Some(" rED".to_owned()) }],
    );
    assert!(event.state().are_team_mates(PlayerId(1), PlayerId(2)));
    let who = Who::Computer(String::new());
    refuses(&event, Command::SetWho { player: PlayerId(1), who }, "computer-unknown");
}

#[test]
fn what_is_set_up_has_to_make_sense() {
    let nothing = Event::new();
    refuses(&nothing, add("Ann"), "no-event");
    refuses(&nothing, Command::StartRound { at: 0, pairing: None }, "no-event");
    refuses(&nothing, Command::UndoRound, "no-event");
    let set = |format| Command::SetUp { settings: settings(format, &[]) };
    refuses(&nothing, set(Format::Swiss { rounds: 0 }), "rounds-range");
    refuses(&nothing, set(Format::Swiss { rounds: 31 }), "rounds-range");
    refuses(&nothing, set(Format::Arena { duration: 0 }), "duration-range");
    let mut long = settings(SWISS, &[]);
    long.rules = "x".repeat(20_001);
    refuses(&nothing, Command::SetUp { settings: long }, "rules-long");
    let mut event = event(SWISS, 3);
    let (a, b) = (PlayerId(0), PlayerId(1));
    do_all(&mut event, [Command::Forbid { a, b }]);
    refuses(&event, Command::Forbid { a: b, b: a }, "forbidden-already");
    refuses(&event, Command::Forbid { a, b: a }, "same-player");
    refuses(&event, Command::Allow { a, b: PlayerId(2) }, "not-forbidden");
    refuses(&event, set(Format::Knockout { places: false }), "knockout-forbidden");
    start(&mut event, 0);
    refuses(&event, set(SWISS), "begun-already");
}

#[test]
fn results_belong_to_games_that_are_played() {
    let mut event = event(SWISS, 5);
    refuses(&event, Command::End, "not-begun");
    refuses(&event, Command::UndoRound, "nothing-to-undo");
    refuses(&event, result(1, 1, Outcome::Draw), "no-such-game");
    start(&mut event, 0);
    for (round, board) in [(0, 1), (1, 0), (1, 3), (2, 1), (usize::MAX, 1)] {
        refuses(&event, result(round, board, Outcome::Draw), "no-such-game");
    }
    let correct =
        |note: &str| Command::Correct { round: 1, board: 1, outcome: Outcome::Second, note: note.to_owned() };
    refuses(&event, correct("seen"), "no-result");
    refuses(&event, Command::StartRound { at: 1, pairing: None }, "round-running");
    refuses(&event, Command::End, "round-running");
    do_all(&mut event, [result(1, 1, Outcome::First)]);
    refuses(&event, result(1, 1, Outcome::Draw), "has-result");
    refuses(&event, correct("  "), "note-missing");
    refuses(&event, correct(&"x".repeat(201)), "note-long");
    do_all(&mut event, [correct(" The names were mixed up. ")]);
    let game = event.state().game(1, 1).expect("a game");
    assert_eq!(game.outcome, Some(Outcome::Second));
    assert_eq!(game.corrections[0].before, Outcome::First);
    assert_eq!(game.corrections[0].note, "The names were mixed up.");

    // A no-show: of one, then of both; of nobody who plays elsewhere.
    let (first, second) =
        (event.state().rounds()[0].games[1].first, event.state().rounds()[0].games[1].second);
    let no_show = |board: u32, player| Command::NoShow { round: 1, board, player };
    refuses(&event, no_show(1, first), "not-in-game");
    do_all(&mut event, [no_show(2, first)]);
    assert_eq!(event.state().game(1, 2).and_then(|game| game.outcome), Some(Outcome::SecondByForfeit));
    refuses(&event, no_show(2, first), "has-result");
    do_all(&mut event, [no_show(2, second)]);
    assert_eq!(event.state().game(1, 2).and_then(|game| game.outcome), Some(Outcome::NeitherCame));

    refuses(&event, Command::Remove { player: first }, "cannot-remove");
    refuses(&event, Command::BringBack { player: first }, "is-here");
    do_all(&mut event, [Command::LetOut { player: first }]);
    refuses(&event, Command::LetOut { player: first }, "is-out");
    start(&mut event, 0);
    common::finish_by_strength(&mut event);
    refuses(&event, Command::StartRound { at: 1, pairing: None }, "no-more-rounds");
    do_all(&mut event, [Command::End]);
    refuses(&event, add("late"), "event-over");
    refuses(&event, Command::End, "event-over");
    // What is over can still be put right, and taken back.
    do_all(&mut event, [correct("Again."), Command::UndoRound, add("late")]);
}

#[test]
fn pairings_by_hand_have_to_fit() {
    let mut event = event(SWISS, 5);
    do_all(&mut event, [Command::Forbid { a: PlayerId(0), b: PlayerId(1) }]);
    let by_hand = |games: &[(u32, u32)], pausing: &[u32]| Command::StartRound {
        at: 0,
        pairing: Some(Pairing {
            games: games.iter().map(|&(a, b)| (PlayerId(a), PlayerId(b))).collect(),
            pausing: pausing.iter().map(|&a| PlayerId(a)).collect(),
        }),
    };
    for (games, pausing) in [
        (&[(0, 1), (2, 3)][..], &[4][..]),
        (&[(0, 2), (2, 3)], &[4]),
        (&[(0, 2), (1, 3)], &[]),
        (&[(0, 2), (1, 3)], &[4, 4]),
        (&[(0, 2), (1, 3)], &[7]),
        (&[(0, 0), (1, 3)], &[4, 2]),
        (&[], &[0, 1, 2, 3, 4]),
    ] {
        refuses(&event, by_hand(games, pausing), "pairing-unfit");
    }
    do_all(&mut event, [by_hand(&[(2, 0), (3, 1)], &[4])]);
    assert_eq!(event.state().rounds()[0].games[0].first, PlayerId(2));
}

#[test]
fn formats_refuse_what_they_cannot_do() {
    let mut few = event(SWISS, 1);
    refuses(&few, Command::StartRound { at: 0, pairing: None }, "too-few-players");
    do_all(&mut few, [add("b"), Command::Forbid { a: PlayerId(0), b: PlayerId(1) }]);
    refuses(&few, Command::StartRound { at: 0, pairing: None }, "nobody-to-pair");

    let mut knockout = event(Format::Knockout { places: false }, 4);
    refuses(&knockout, Command::Forbid { a: PlayerId(0), b: PlayerId(1) }, "knockout-forbidden");
    start(&mut knockout, 0);
    refuses(&knockout, add("late"), "late-impossible");
    refuses(&knockout, result(1, 1, Outcome::Draw), "knockout-draw");
    common::finish_by_strength(&mut knockout);
    start(&mut knockout, 0);
    let outcome = knockout.state().game(1, 1).and_then(|game| game.outcome).expect("a result");
    let other = if outcome == Outcome::First { Outcome::Second } else { Outcome::First };
    let correct = |outcome| Command::Correct { round: 1, board: 1, outcome, note: "No.".to_owned() };
    refuses(&knockout, correct(other), "knockout-went-on");
    do_all(&mut knockout, [correct(outcome), Command::UndoRound, correct(other)]);

    let mut arena = event(Format::Arena { duration: 500 }, 4);
    start(&mut arena, 1_000);
    assert_eq!(arena.state().ends_at(), Some(1_500));
    refuses(&arena, Command::UndoRound, "arena-undo");
    refuses(&arena, Command::StartRound { at: 1_500, pairing: None }, "arena-over");
    refuses(&arena, Command::StartRound { at: 1_400, pairing: None }, "nobody-to-pair");
}

#[test]
fn a_document_that_is_none_says_so() {
    let refused = |text: &str| document::read(text).expect_err("no event");
    assert_eq!(refused("").key().id(), "document-unreadable");
    assert_eq!(refused("{\n\"kind\": 3}").to_string(), "This is no event: line 2 cannot be read.");
    let text = document::write(&event(SWISS, 3), &[]);
    assert_eq!(refused(&text.replace("plyground-event", "other")).key().id(), "document-other");
    assert_eq!(refused(&text.replace("\"version\":1", "\"version\":2")).key().id(), "document-other");
    let twice = refused(&text.replace("\"a2\"", "\"A1\""));
    assert_eq!(twice.to_string(), "Step 4 of this event does not fit: There is already somebody called a1.");
    let mut undecided = event(SWISS, 3);
    start(&mut undecided, 0);
    let nowhere = BoardGame { round: 1, board: 2, game: Default::default() };
    let text = document::write(&undecided, &[nowhere]);
    assert_eq!(refused(&text).to_string(), "There is no board 2 in round 1.");
    let text = document::write(&undecided, &[]);
    let (start, end) = (text.find("\"pairing\":").expect("a pairing"), text.rfind("}\n]").expect("an end"));
    let text = format!("{}\"pairing\":null{}", &text[..start], &text[end..]);
    assert!(refused(&text).to_string().starts_with("Step 5 of this event does not fit"));
    assert_eq!(refused(&" ".repeat(document::LONGEST + 1)).key().id(), "document-long");
}

/// Whatever comes in at any time: it is applied, or refused with nothing changed; what was applied can be written and read.
#[test]
fn no_command_breaks_an_event() {
    let mut applied = 0;
    for seed in 0..150 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let formats = [
            SWISS,
            Format::RoundRobin { double: true },
            Format::Arena { duration: 900 },
            Format::Knockout { places: true },
        ];
        let mut event = event(formats[rng.usize(..4)], rng.usize(..9));
        for _ in 0..120 {
            let player = PlayerId(rng.u32(..10));
            let (round, board) = (rng.u32(..4), rng.u32(..5));
            let outcome = Outcome::ALL[rng.usize(..6)];
            let command = match rng.u32(..18) {
                0 => Command::SetUp { settings: settings(formats[rng.usize(..4)], &[]) },
                1 => add(&format!("n{}", rng.u32(..12))),
                2 => Command::Rename { player, name: format!("N{}", rng.u32(..12)) },
                3 => Command::Seed { player, seed: Some(rng.u32(..4)) },
                4 => Command::SetTeam { player, team: rng.bool().then(|| "Red".to_owned()) },
                5 => Command::Remove { player },
                6 => Command::LetOut { player },
                7 => Command::BringBack { player },
                8 => Command::Forbid { a: player, b: PlayerId(rng.u32(..9)) },
                9 => Command::Allow { a: player, b: PlayerId(rng.u32(..9)) },
                10 => Command::NoShow { round, board, player },
                11 => Command::Correct { round, board, outcome, note: "Seen.".to_owned() },
                12 if rng.u32(..4) == 0 => Command::UndoRound,
                13 if rng.u32(..8) == 0 => Command::End,
                14 => Command::SetWho { player, who: Who::ByHand },
                15 | 16 => Command::StartRound { at: rng.u64(..1_000), pairing: None },
                _ => match common::open(event.state()).first() {
                    Some(&(round, board)) => result(round, board, outcome),
                    None => continue,
                },
            };
            let before = event.clone();
            match event.apply(command) {
                Ok(_) => applied += 1,
                Err(_) => assert_eq!(event, before),
            }
            let state = event.state();
            let rounds = state.rounds().len();
            for round in 0..=rounds {
                let table = plyground_events::standings::standings(state, round);
                assert!(table.windows(2).all(|two| two[0].place <= two[1].place));
                for player in state.players() {
                    plyground_events::why::why(state, round as u32, player.id);
                }
            }
            plyground_events::prizes::biggest_upset(state);
        }
        assert_eq!(document::read(&document::write(&event, &[])), Ok((event, Vec::new())));
    }
    assert!(applied > 150 * 30, "{applied} commands were applied");
}
