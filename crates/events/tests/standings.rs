//! Points, places and tie-breaks: against tables that are printed, and against sums by hand.

mod common;

use common::{add, do_all, event, result, settings, start};
use plyground_events::{
    Command, Event, Format, Outcome, PlayerId, TieBreak, knockout,
    pairing::Pairing,
    points_text,
    prizes::{Stronger, biggest_upset},
    standings::{standings, teams},
};

/// A line of a printed table.
struct Line {
    place: usize,
    name: String,
    /// Opponents from 1, whether one begins, half points.
    rounds: Vec<(usize, bool, u32)>,
    points: String,
    sum: String,
}

fn table(text: &str) -> Vec<Line> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let parts: Vec<&str> = line.split('|').collect();
            let round = |text: &str| {
                let at = text.find(['w', 'b']).expect("a side");
                let got = ["0", "½", "1"].iter().position(|got| text.ends_with(got)).expect("a result");
                (text[..at].parse().expect("an opponent"), text[at..].starts_with('w'), got as u32)
            };
            Line {
                place: parts[0].parse().expect("a place"),
                name: parts[1].to_owned(),
                rounds: parts[2].split(' ').map(round).collect(),
                points: parts[3].to_owned(),
                sum: parts[4].to_owned(),
            }
        })
        .collect()
}

/// Plays a printed table: pairings and results as they are there.
fn play(lines: &[Line], tie_breaks: &[TieBreak]) -> Event {
    let rounds = lines[0].rounds.len();
    let format = Format::Swiss { rounds: rounds as u32 };
    let mut event = Event::new();
    do_all(&mut event, [Command::SetUp { settings: settings(format, tie_breaks) }]);
    do_all(&mut event, lines.iter().map(|line| add(&line.name)));
    for round in 0..rounds {
        let begins = |at: &usize| lines[*at].rounds[round].1;
        let boards: Vec<usize> = (0..lines.len()).filter(begins).collect();
        let pair = |at: &usize| (PlayerId(*at as u32), PlayerId(lines[*at].rounds[round].0 as u32 - 1));
        let pairing = Pairing { games: boards.iter().map(pair).collect(), pausing: Vec::new() };
        do_all(&mut event, [Command::StartRound { at: 0, pairing: Some(pairing) }]);
        for (board, &at) in boards.iter().enumerate() {
            let (other, _, got) = lines[at].rounds[round];
            let (back, begins, given) = lines[other - 1].rounds[round];
            assert_eq!((back, begins, given), (at + 1, false, 2 - got), "the table contradicts itself");
            let outcome = [Outcome::Second, Outcome::Draw, Outcome::First][got as usize];
            do_all(&mut event, [result(round + 1, board + 1, outcome)]);
        }
    }
    event
}

#[test]
fn a_printed_swiss_table_is_reproduced() {
    let lines = table(include_str!("data/acm-1973.txt"));
    let event = play(&lines, &[TieBreak::Buchholz, TieBreak::MedianBuchholz]);
    let mut compared = 0;
    for line in standings(event.state(), 4) {
        let printed = &lines[line.player.index()];
        assert_eq!(line.points_text(), printed.points, "{}", printed.name);
        if !printed.sum.is_empty() {
            assert_eq!(line.tie_break_text(0), printed.sum, "{}", printed.name);
            compared += 1;
        }
    }
    assert_eq!(compared, 7);
    // By hand, for those where it is not printed: 2 + 2 + 1½ + 3, and 1½ + 1 + 1 + 2.
    let of = |name: &str| {
        let at = lines.iter().position(|line| line.name == name).expect("a program");
        standings(event.state(), 4).into_iter().find(|line| line.player.index() == at).expect("a line")
    };
    assert_eq!(
        (of("Chess 4.0").tie_break_text(0), of("Chess 4.0").tie_break_text(1)),
        ("8½".into(), "4".into())
    );
    assert_eq!(
        (of("Ostrich").tie_break_text(0), of("Ostrich").tie_break_text(1)),
        ("5½".into(), "2½".into())
    );
    assert!(event.state().is_complete());
}

#[test]
fn a_printed_table_of_everybody_against_everybody_is_reproduced() {
    let lines = table(include_str!("data/wcsc-2015.txt"));
    let event = play(&lines, &[TieBreak::DirectEncounter]);
    let ours = standings(event.state(), 7);
    for line in &ours {
        let printed = &lines[line.player.index()];
        assert_eq!(
            (line.place, line.points_text()),
            (printed.place, printed.points.clone()),
            "{}",
            printed.name
        );
    }
    // By hand, Sonneborn-Berger of the two winners: 1½ + 0 + (4½ + 4½ + 5 + 4) / 2 + 3½, and (4½ + 4½ + 3½ + 5) / 2 + 4 + 1½ + 0.
    let event = play(&lines, &[TieBreak::SonnebornBerger, TieBreak::Wins]);
    let ours = standings(event.state(), 7);
    let first: Vec<_> = ours[..2].iter().map(|line| (line.place, line.tie_break_text(0), line.won)).collect();
    assert_eq!(first, [(1, "14¼".to_owned(), 3), (2, "14".to_owned(), 3)][..]);
}

/// Sensei's Library, "Sonneborn-Berger": four players, twice; 11, 9, 6 and 4 (senseis.xmp.net/?SonnebornBerger).
#[test]
fn a_printed_example_of_sonneborn_berger_is_reproduced() {
    // Who wins, by the halves of the event: the first always the one named first.
    let beats = |half: usize, a: u32, b: u32| match (half, a.min(b), a.max(b)) {
        (1, 0, 1 | 3) | (1, 1, 2) => a > b,
        _ => a < b,
    };
    let mut event = event(Format::RoundRobin { double: true }, 4);
    let set = settings(Format::RoundRobin { double: true }, &[TieBreak::SonnebornBerger]);
    do_all(&mut event, [Command::SetUp { settings: set }]);
    for round in 0..6 {
        start(&mut event, 0);
        for board in 0..2 {
            let game = event.state().rounds()[round].games[board].clone();
            let first_wins = beats(round / 3, game.first.0, game.second.0);
            let outcome = if first_wins { Outcome::First } else { Outcome::Second };
            do_all(&mut event, [result(round + 1, board + 1, outcome)]);
        }
    }
    assert!(event.state().is_complete());
    let table = standings(event.state(), 6);
    let lines: Vec<_> = table
        .iter()
        .map(|line| (line.place, line.player.0, line.points_text(), line.tie_break_text(0)))
        .collect();
    let wanted = [(1, 0, "4", "11"), (2, 1, "4", "9"), (3, 2, "3", "6"), (4, 3, "1", "4")];
    let wanted =
        wanted.map(|(place, player, points, sum)| (place, player, points.to_owned(), sum.to_owned()));
    assert_eq!(lines, wanted);
}

/// Five people, three rounds: an odd number, a forfeit, somebody late. All sums by hand.
#[test]
fn rounds_without_a_game_count_by_the_virtual_opponent() {
    let mut event = event(Format::Swiss { rounds: 3 }, 4);
    let id = PlayerId;
    let round = |games: &[(u32, u32)], pausing: &[u32]| Command::StartRound {
        at: 0,
        pairing: Some(Pairing {
            games: games.iter().map(|&(a, b)| (id(a), id(b))).collect(),
            pausing: pausing.iter().map(|&a| id(a)).collect(),
        }),
    };
    do_all(&mut event, [round(&[(0, 2), (3, 1)], &[])]);
    do_all(&mut event, [result(1, 1, Outcome::First), result(1, 2, Outcome::Draw)]);
    do_all(&mut event, [add("late"), round(&[(1, 0), (2, 3)], &[4])]);
    do_all(&mut event, [result(2, 1, Outcome::Second)]);
    do_all(
        &mut event,
        [Command::NoShow { round: 2, board: 2, player: id(3) }, Command::LetOut { player: id(3) }],
    );
    do_all(&mut event, [round(&[(0, 4), (2, 1)], &[])]);
    do_all(&mut event, [result(3, 1, Outcome::Second), result(3, 2, Outcome::Draw)]);
    // Points: a0 2, a1 ½ + 0 + ½ = 1, a2 0 + 1 + ½ = 1½, a3 ½, late 0 + 1 + 1 = 2.
    // Buchholz: a0 1½ + 1 + 2; a1 ½ + 2 + 1½; a2 2 + 1½ (itself) + 1; a3 1 + ½ + ½; late 2 + 2 (itself) + 2.
    // Sonneborn-Berger: a0 1½ + 1; a1 ¼ + 0 + ¾; a2 0 + 1½ + ½; a3 ½; late 0 + 2 + 2.
    let table = standings(event.state(), 3);
    let line = |player: u32| table.iter().find(|line| line.player == id(player)).expect("a line");
    let facts = |player: u32| {
        let line = line(player);
        let sums = [0, 1, 2].map(|at| line.tie_break_text(at));
        (line.place, line.points_text(), sums.join(" "), line.played)
    };
    assert_eq!(facts(4), (1, "2".into(), "6 2 4".into(), 1));
    assert_eq!(facts(0), (2, "2".into(), "4½ 1½ 2½".into(), 3));
    assert_eq!(facts(2), (3, "1½".into(), "4½ 1½ 2".into(), 2));
    assert_eq!(facts(1), (4, "1".into(), "4 1½ 1".into(), 3));
    assert_eq!(facts(3), (5, "½".into(), "2 ½ ½".into(), 1));
    // After the first round the late one is on the list without points.
    let early = standings(event.state(), 1);
    assert_eq!(early.iter().map(|line| line.half_points).sum::<u32>(), 4);
    assert_eq!(early[0].player, id(0));
}

#[test]
fn a_direct_encounter_counts_only_among_those_who_all_met() {
    let format = Format::RoundRobin { double: false };
    let mut event = event(format, 4);
    let set = settings(format, &[TieBreak::DirectEncounter]);
    do_all(&mut event, [Command::SetUp { settings: set }]);
    // a0 loses to a1, a1 to a2, a2 to a0; all beat a3: three are level, and their games among each other do not separate them.
    let beats = |a: u32, b: u32| b == 3 || a != 3 && (a + 2) % 3 == b;
    for round in 0..3 {
        start(&mut event, 0);
        for board in 0..2 {
            let game = event.state().rounds()[round].games[board].clone();
            let outcome = if beats(game.first.0, game.second.0) { Outcome::First } else { Outcome::Second };
            do_all(&mut event, [result(round + 1, board + 1, outcome)]);
        }
    }
    let table = standings(event.state(), 3);
    assert_eq!(
        table.iter().map(|line| (line.place, line.tie_breaks[0].1)).collect::<Vec<_>>(),
        [(1, 4), (1, 4), (1, 4), (4, 0)]
    );
    // After one round a0 and a1 are both level with others whom they have not met.
    assert!(standings(event.state(), 1).iter().all(|line| line.tie_breaks[0].1 == 0));
}

#[test]
fn who_leaves_a_table_early_counts_for_nobody_and_late_for_everybody() {
    let leave_after = |rounds: usize| {
        let mut event = event(Format::RoundRobin { double: false }, 6);
        for round in 0..5 {
            if round == rounds {
                do_all(&mut event, [Command::LetOut { player: PlayerId(5) }]);
            }
            start(&mut event, 0);
            common::finish_by_strength(&mut event);
        }
        assert!(event.state().is_complete());
        standings(event.state(), 5)
    };
    // Berger's table for six: number 6 meets 1, 4, 2, 5, 3 in this order, and loses all.
    let early = leave_after(2);
    let points: Vec<_> = early.iter().map(|line| (line.player.0, line.half_points, line.counts)).collect();
    assert_eq!(points, [(0, 8, true), (1, 6, true), (2, 4, true), (3, 2, true), (4, 0, true), (5, 0, false)]);
    let late = leave_after(3);
    let points: Vec<_> = late.iter().map(|line| (line.player.0, line.half_points, line.played)).collect();
    assert_eq!(points, [(0, 10, 5), (1, 8, 5), (2, 6, 4), (3, 4, 5), (4, 2, 4), (5, 0, 3)]);
}

#[test]
fn a_knockout_plays_out_every_place() {
    for people in 2..=33 {
        let mut event = event(Format::Knockout { places: true }, people);
        let mut rounds = 0;
        while !event.state().is_complete() {
            start(&mut event, 0);
            common::finish_by_strength(&mut event);
            rounds += 1;
        }
        assert_eq!(rounds, people.next_power_of_two().trailing_zeros(), "{people} people");
        let places: Vec<_> = standings(event.state(), rounds as usize)
            .iter()
            .map(|line| (line.place, line.player.0))
            .collect();
        let wanted: Vec<_> = (0..people as u32).map(|at| (at as usize + 1, at)).collect();
        assert_eq!(places, wanted, "the stronger one always wins, so the places are the seeds");
        assert!(knockout::is_decided(event.state()));
    }
}

#[test]
fn a_knockout_without_places_shares_those_of_losers() {
    let mut event = event(Format::Knockout { places: false }, 6);
    for round in 1..=3 {
        start(&mut event, 0);
        assert_eq!(event.state().rounds()[round - 1].games.len(), [2, 2, 1][round - 1]);
        assert_eq!(event.state().rounds()[round - 1].pausing.len(), [2, 0, 0][round - 1]);
        common::finish_by_strength(&mut event);
    }
    let places: Vec<_> = standings(event.state(), 3).iter().map(|line| (line.place, line.player.0)).collect();
    assert_eq!(places, [(1, 0), (2, 1), (3, 2), (3, 3), (5, 4), (5, 5)]);
}

#[test]
fn teams_add_up_and_the_biggest_upset_is_found() {
    let mut event = event(Format::Swiss { rounds: 1 }, 4);
    let team =
        |player: u32, team: &str| Command::SetTeam { player: PlayerId(player), team: Some(team.to_owned()) };
    do_all(&mut event, [team(0, "Red"), team(1, "Red"), team(2, "Blue"), team(3, "Blue")]);
    let seeds = (0..4).map(|at| Command::Seed { player: PlayerId(at), seed: Some(at + 1) });
    do_all(&mut event, seeds.collect::<Vec<_>>());
    start(&mut event, 0);
    // The upper half meets the lower: 1-3 and 2-4, whoever begins; the third wins, the second draws.
    let of = |game: usize| event.state().rounds()[0].games[game].clone();
    let (one, two) = (of(0), of(1));
    assert_eq!([one.first.0.min(one.second.0), two.first.0.min(two.second.0)], [0, 1]);
    let outcome = if one.first.0 == 2 { Outcome::First } else { Outcome::Second };
    do_all(&mut event, [result(1, 1, outcome), result(1, 2, Outcome::Draw)]);
    let teams: Vec<_> =
        teams(event.state(), 1).into_iter().map(|t| (t.place, t.team, points_text(t.half_points))).collect();
    assert_eq!(teams, [(1, "Blue".to_owned(), "1½".to_owned()), (2, "Red".to_owned(), "½".to_owned())]);
    let upset = biggest_upset(event.state()).expect("an upset");
    assert_eq!((upset.winner, upset.loser, upset.by), (PlayerId(2), PlayerId(0), Stronger::Seeds(2)));
}
