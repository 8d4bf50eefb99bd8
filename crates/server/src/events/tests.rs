use plyground_events::{Command, Format, Outcome, PlayerId, Settings, Source};
use plyground_store::{Ending, EventRow, EventWrite, Seat, StoredEvent, Write};

use super::{Change, LiveEvent, Newcomer};
use crate::table::tests::world::browser;

fn set_up(format: Format) -> LiveEvent {
    let row = EventRow {
        id: "e".to_owned(),
        code: "KUMEL".to_owned(),
        holder: browser("host").hash().to_vec(),
        name: String::new(),
        variant: String::new(),
        created: 1,
        updated: 1,
        over: false,
    };
    let settings = Settings {
        name: "Evening".to_owned(),
        variant: "reversi".to_owned(),
        rules: r#"{"second_begins":true}"#.to_owned(),
        format,
        rated: true,
        tie_breaks: Vec::new(),
    };
    LiveEvent::new(row).apply(Command::SetUp { settings }, 1).expect("set up").next
}

fn with_guests(format: Format, names: &[&str]) -> LiveEvent {
    let join = |live: LiveEvent, name: &&str| {
        live.join(name, &browser(name), Some(format!("person-{name}")), None, 2).expect("joined").next
    };
    names.iter().fold(set_up(format), join)
}

fn start(live: &LiveEvent) -> Change {
    live.apply(Command::StartRound { at: 3, pairing: None }, 3).expect("a round")
}

fn ended(
    live: &LiveEvent,
    winner: Option<plyground_rules::Side>,
    reason: &str,
) -> Vec<(String, Option<Ending>)> {
    let ending = Ending { winner, reason: reason.to_owned() };
    live.open().filter_map(|(_, _, _, id)| Some((id?.clone(), Some(ending.clone())))).collect()
}

const SWISS: Format = Format::Swiss { rounds: 3 };

#[test]
fn a20_a_round_gives_each_browser_its_seat_in_a_game() {
    let live = with_guests(SWISS, &["Ann", "Ben"]);
    let change = start(&live);
    let rows: Vec<_> = change
        .writes
        .iter()
        .filter_map(|write| if let Write::Create(row) = write { Some(row) } else { None })
        .collect();
    let [row] = rows[..] else { panic!("one game: {rows:?}") };
    let game = change.next.state().game(1, 1).expect("a board");
    // The second side has the first move in this position, so who begins has it.
    let names = [game.second, game.first].map(|id| live.state().players()[id.index()].name.clone());
    assert_eq!([&row.names.first, &row.names.second], [&names[0], &names[1]]);
    for (name, (holder, person)) in names
        .iter()
        .zip([(&row.holders.first, &row.persons.first), (&row.holders.second, &row.persons.second)])
    {
        assert_eq!(holder.as_deref(), Some(browser(name).hash()));
        assert_eq!(person.as_deref(), Some(format!("person-{name}").as_str()));
    }
    assert_eq!((&row.seats.first, &row.seats.second), (&Seat::Remote, &Seat::Remote));
    assert_eq!(row.counts, plyground_store::Counts::Yes);
    assert_eq!(change.next.game_of(PlayerId(0)).and_then(|(_, _, _, id)| id), Some(&row.id));
    assert!(!change.next.reasons[&(1, 1)].is_empty(), "why they meet is ready");
}

#[test]
fn a20_results_come_from_the_boards() {
    use plyground_rules::Side;
    let live = start(&with_guests(SWISS, &["Ann", "Ben"])).next;
    // Who begins has the second side here.
    let done = live.settle(&ended(&live, Some(Side::Second), "count"), 4).expect("settled").next;
    let game = done.state().game(1, 1).expect("a board");
    assert_eq!((game.outcome, game.source), (Some(Outcome::First), Source::Board));
    let again = done.settle(&[], 5).expect("settled");
    assert!(again.writes.is_empty(), "it is taken once");
    // A game without a result, or one that is gone, is played anew.
    for endings in [ended(&live, None, "aborted"), Vec::new()] {
        let anew = live.settle(&endings, 4).expect("settled").next;
        assert_eq!(anew.state().game(1, 1).expect("a board").outcome, None);
        assert_ne!(anew.games[&(1, 1)], live.games[&(1, 1)]);
    }
    let knockout = start(&with_guests(Format::Knockout { places: false }, &["Ann", "Ben"])).next;
    let drawn = knockout.settle(&ended(&knockout, None, "count"), 4).expect("settled").next;
    assert_eq!(drawn.open().count(), 1, "a knockout needs a winner");
    assert_ne!(drawn.games[&(1, 1)], knockout.games[&(1, 1)]);
}

#[test]
fn a20_what_the_host_says_ends_the_game_and_undoing_ends_all_of_the_round() {
    let live = start(&with_guests(SWISS, &["Ann", "Ben", "Cleo", "Dan"])).next;
    let result = Command::Result { round: 1, board: 2, outcome: Outcome::Draw, source: Source::Hand };
    let change = live.apply(result, 4).expect("a result");
    assert_eq!(change.void, [live.games[&(1, 2)].clone()]);
    let undone = change.next.apply(Command::UndoRound, 5).expect("undone");
    assert_eq!(undone.void.len(), 2);
    assert!(undone.next.games.is_empty() && undone.next.state().rounds().is_empty());
    assert_eq!(start(&undone.next).next.games.len(), 2, "and is paired anew");
}

#[test]
fn a20_a_place_without_a_device_is_taken_over_by_its_name_and_left_again() {
    let live = with_guests(SWISS, &["Ann"]);
    let add = Command::AddPlayer { name: "Tom".to_owned(), who: plyground_events::Who::ByHand, rating: None };
    let live = live.apply(add, 3).expect("added").next;
    assert!(start(&live).next.games.is_empty(), "a board over the table");
    let taken = live.join(" tom", &browser("Tom"), None, None, 3).expect("joined").next;
    assert_eq!(taken.player_of(&browser("Tom")), Some(PlayerId(1)));
    assert_eq!(start(&taken).next.games.len(), 1);
    let refused = |live: &LiveEvent, name: &str, who: &str| {
        live.join(name, &browser(who), None, None, 4).err().expect("refused").key().id().to_owned()
    };
    assert_eq!(refused(&taken, "TOM", "other"), "name-taken");
    assert_eq!(refused(&taken, "Zoe", "Tom"), "event-joined-already");
    let free = taken.without_device(PlayerId(1), 5).expect("free").next;
    let moved = free.join("Tom", &browser("other"), None, None, 6).expect("joined with another phone").next;
    assert_eq!(moved.player_of(&browser("other")), Some(PlayerId(1)));
    assert_eq!(moved.player_of(&browser("Tom")), None);
}

#[test]
fn a23_the_stored_commands_give_the_same_event() {
    let mut stored = StoredEvent {
        row: set_up(SWISS).row,
        commands: vec![serde_json::to_string(&set_up(SWISS).event.commands()[0]).expect("plain data")],
        seats: Vec::new(),
        games: Vec::new(),
    };
    let mut live = set_up(SWISS);
    for step in 0..4 {
        let change = match step {
            0 => live.join("Ann", &browser("Ann"), None, None, 2),
            1 => live.join("Ben", &browser("Ben"), None, None, 2),
            2 => Ok(start(&live)),
            _ => live.settle(&ended(&live, None, "count"), 9),
        };
        let change = change.expect("done");
        for write in change.writes {
            match write {
                Write::Event { change: EventWrite::Command { number, command, .. }, .. } => {
                    assert_eq!(number as usize, stored.commands.len());
                    stored.commands.push(command);
                }
                Write::Event { change: EventWrite::Sit(seat), .. } => stored.seats.push(seat),
                Write::Event { change: EventWrite::Game(game), .. } => stored.games.push(game),
                _ => {}
            }
        }
        live = change.next;
        let loaded = LiveEvent::load(stored.clone()).expect("loaded");
        assert_eq!((&loaded.event, &loaded.rules), (&live.event, &live.rules), "step {step}");
        assert_eq!((&loaded.games, &loaded.seats), (&live.games, &live.seats), "step {step}");
        assert_eq!(loaded.reasons, live.reasons, "step {step}");
    }
}

fn newcomer() -> Newcomer {
    Newcomer { id: "oracle".to_owned(), name: "Oracle".to_owned(), rating: Some(1500) }
}

fn with_filler(names: &[&str]) -> LiveEvent {
    let live = with_guests(SWISS, names);
    let settings = live.state().settings().expect("set up").clone();
    let rules = r#"{"fills":true}"#.to_owned();
    live.apply(Command::SetUp { settings: Settings { rules, ..settings } }, 2).expect("set up anew").next
}

#[test]
fn a20_a_computer_comes_for_an_odd_number_and_goes_for_an_even_one() {
    let out = |live: &LiveEvent| {
        let computers = live.state().players().iter().filter(|player| player.rating == Some(1500));
        computers.map(|player| (player.name.clone(), player.is_out)).collect::<Vec<_>>()
    };
    let results = |live: LiveEvent| {
        live.settle(&ended(&live, Some(plyground_rules::Side::First), "count"), 4).expect("settled").next
    };
    let three = with_filler(&["Ann", "Ben", "Cleo"]).start(Some(newcomer()), 3).expect("a round").next;
    assert_eq!(out(&three), [("Oracle".to_owned(), false)]);
    assert_eq!((three.games.len(), three.state().rounds()[0].pausing.len()), (2, 0));
    assert!(three.has_computers_playing());
    let four = results(three).join("Dan", &browser("Dan"), None, None, 5).expect("late").next;
    let four = four.start(Some(newcomer()), 6).expect("a round").next;
    assert_eq!(out(&four), [("Oracle".to_owned(), true)], "it makes room for a person");
    assert!(!four.has_computers_playing());
    let leaves = results(four).apply(Command::LetOut { player: PlayerId(0) }, 7).expect("left").next;
    let back = leaves.start(Some(newcomer()), 8).expect("a round").next;
    assert_eq!(out(&back), [("Oracle".to_owned(), false)], "the same one comes back");
    // Without that choice, and where nothing can begin, nobody comes.
    let plain = with_guests(SWISS, &["Ann", "Ben", "Cleo"]).start(Some(newcomer()), 3).expect("a round").next;
    assert_eq!((out(&plain).len(), plain.state().rounds()[0].pausing.len()), (0, 1));
    assert!(plain.start(Some(newcomer()), 4).is_err(), "a round is being played");
}

#[test]
fn a20_computers_join_with_names_of_their_own_and_sit_at_tables() {
    let live = with_guests(SWISS, &["Oracle"]);
    let live = live.add_computers(vec![newcomer(), newcomer(), newcomer()], 3).expect("added").next;
    let names: Vec<&str> = live.state().players().iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Oracle", "Oracle 2", "Oracle 3", "Oracle 4"]);
    let change = start(&live);
    let seats = change.writes.iter().filter_map(|write| match write {
        Write::Create(row) => Some([&row.seats.first, &row.seats.second].map(|seat| *seat == Seat::Remote)),
        _ => None,
    });
    assert_eq!(seats.flatten().filter(|is_person| *is_person).count(), 1, "three of four are computers");
    assert_eq!(
        live.join("oracle 2", &browser("x"), None, None, 4).err().expect("refused").key().id(),
        "name-taken"
    );
}

#[test]
fn a20_somebody_who_does_not_come_is_called_or_the_round_is_paired_without_them() {
    let live = start(&with_guests(SWISS, &["Ann", "Ben", "Cleo", "Dan"])).next;
    let called = live.call(PlayerId(1)).expect("called").next;
    let (round, board, _, _) = live.game_of(PlayerId(1)).expect("a game");
    assert_eq!(called.called().collect::<Vec<_>>(), [(round, board, PlayerId(1))]);
    assert_eq!(called.call(PlayerId(1)).expect("taken back").next.called().count(), 0);
    let anew = called.pair_without(PlayerId(1), None, 4).expect("paired anew");
    assert_eq!((anew.void.len(), anew.next.state().rounds().len()), (2, 1));
    let round = &anew.next.state().rounds()[0];
    assert!(round.board_of(PlayerId(1)).is_none() && round.pausing.len() == 1);
    assert_eq!(anew.next.called().count(), 0, "who does not play is not called");
    // With a result it would be lost.
    let result = Command::Result { round: 1, board: 1, outcome: Outcome::Draw, source: Source::Hand };
    let begun = live.apply(result, 4).expect("a result").next;
    assert_eq!(
        begun.pair_without(PlayerId(1), None, 5).err().expect("refused").key().id(),
        "event-again-late"
    );
    assert_eq!(
        begun.call(begun.state().rounds()[0].games[0].first).err().expect("over").key().id(),
        "event-not-playing"
    );
}

#[test]
fn a20_the_host_moves_by_a_code_that_is_good_once_and_for_ten_minutes() {
    let live = set_up(SWISS).offer_host("KUMEL TARIN".to_owned(), 0).next;
    let (old, new) = (browser("host"), browser("tablet"));
    let refused =
        |live: &LiveEvent, code: &str, at| live.become_host(code, &new, at).err().map(|why| why.key().id());
    assert_eq!(refused(&live, "KUMEL TARIM", 1), Some("event-host-code-wrong"));
    assert_eq!(refused(&live, "", 1), Some("event-host-code-wrong"));
    assert_eq!(refused(&set_up(SWISS), "", 1), Some("event-host-code-wrong"), "no code is no code");
    assert_eq!(refused(&live, "KUMEL TARIN", 600_000), Some("event-host-code-wrong"), "too late");
    assert!(live.is_host(&old) && !live.is_host(&new));
    let moved = live.become_host(" kumel-tarin ", &new, 599_999).expect("moved");
    assert!(!moved.next.is_host(&old) && moved.next.is_host(&new));
    let holder = new.hash().to_vec();
    assert!(
        moved.writes.contains(&Write::Event { event: "e".to_owned(), change: EventWrite::Host { holder } }),
        "it is stored"
    );
    assert_eq!(refused(&moved.next, "KUMEL TARIN", 2), Some("event-host-code-wrong"), "once");
}

#[test]
fn a20_a_phone_that_comes_in_mid_round_plays_on_the_board_of_its_name() {
    let live = with_guests(SWISS, &["Ann"]);
    let add = Command::AddPlayer { name: "Tom".to_owned(), who: plyground_events::Who::ByHand, rating: None };
    let begun = start(&live.apply(add, 3).expect("added").next).next;
    assert!(begun.games.is_empty());
    let joined = begun.join("Tom", &browser("Tom"), None, None, 4).expect("joined").next;
    assert_eq!(joined.games.len(), 1);
    assert_eq!(joined.shown_games(), joined.games);
}

#[test]
fn a20_strength_and_team_are_said_once_and_only_what_changes_is_recorded() {
    let live = with_guests(SWISS, &["Ann"]);
    let placed = live.place(PlayerId(0), Some(2), Some("Red".to_owned()), 3).expect("placed");
    assert_eq!(placed.writes.len(), 2);
    let player = placed.next.state().player(PlayerId(0)).expect("Ann").clone();
    assert_eq!((player.seed, player.team.as_deref()), (Some(2), Some("Red")));
    let again = placed.next.place(PlayerId(0), None, Some("Red".to_owned()), 4).expect("placed");
    assert_eq!((again.writes.len(), again.next.state().player(PlayerId(0)).expect("Ann").seed), (1, None));
}
