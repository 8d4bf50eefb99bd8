//! Every reason for a pairing is true: checked against the rounds before, counted here anew.

mod common;

use common::{do_all, event, finish, start};
use fastrand::Rng;
use plyground_events::{
    Command, Format, Outcome, PlayerId, Seat, State,
    colours::Reason,
    standings::standings,
    why::{Claim, Why, why},
};
use plyground_words::Lang;

const PLAYED: [Outcome; 3] = [Outcome::First, Outcome::Draw, Outcome::Second];

/// The games of somebody before a round, from 1: the opponent and the side.
fn games(state: &State, player: PlayerId, before: u32) -> Vec<(PlayerId, Seat)> {
    let rounds = state.rounds()[..before as usize - 1].iter();
    let games = rounds.filter_map(|round| {
        let (board, seat) = round.board_of(player)?;
        let game = &round.games[board];
        game.outcome.is_some_and(Outcome::is_played).then(|| (game.at(seat.other()), seat))
    });
    games.collect()
}

fn points(state: &State, player: PlayerId, before: u32) -> u32 {
    let table = standings(state, before as usize - 1);
    table.iter().find(|line| line.player == player).map_or(0, |line| line.half_points)
}

/// How often somebody has had a point without a game.
fn free(state: &State, player: PlayerId, before: u32) -> usize {
    let rounds = state.rounds()[..before as usize - 1].iter();
    rounds.filter(|round| round.pausing.contains(&player)).count()
}

fn check(state: &State, round: u32, why: &Why) {
    let played = games(state, why.player, round);
    let now = &state.rounds()[round as usize - 1];
    for claim in why.pairing.iter().chain(&why.side) {
        let is_true = match (claim, why.opponent) {
            (Claim::SamePoints(half), Some(other)) => {
                points(state, why.player, round) == *half && points(state, other, round) == *half
            }
            (Claim::OtherPoints(mine, theirs), Some(other)) => {
                mine != theirs
                    && (points(state, why.player, round), points(state, other, round)) == (*mine, *theirs)
            }
            (Claim::Halves { people, own, other: theirs }, Some(other)) => {
                let half = points(state, why.player, round);
                let mut group: Vec<PlayerId> =
                    now.games.iter().flat_map(|game| [game.first, game.second]).collect();
                group.extend(&now.pausing);
                group.retain(|player| points(state, *player, round) == half);
                group.sort();
                let place = |player| group.iter().position(|one| *one == player).map(|at| at + 1);
                (group.len(), place(why.player), place(other)) == (*people, Some(*own), Some(*theirs))
            }
            (Claim::NeverMet, Some(other)) => played.iter().all(|(one, _)| *one != other),
            (Claim::Met(times), Some(other)) => {
                played.iter().filter(|(one, _)| *one == other).count() == *times as usize
            }
            (Claim::TeamMates, Some(other)) => {
                let team = |player: PlayerId| state.players()[player.index()].team.clone();
                team(why.player).is_some() && team(why.player) == team(other)
            }
            (Claim::Best { repeats, .. }, Some(_)) => {
                let again = now.games.iter().filter(|game| {
                    games(state, game.first, round).iter().any(|(one, _)| *one == game.second)
                });
                again.count() == *repeats as usize
            }
            (Claim::Odd(people), None) => *people == 2 * now.games.len() + 1,
            (Claim::LowestWithoutFree, None) => {
                let below = |player: PlayerId| {
                    let rank = |player| (std::cmp::Reverse(points(state, player, round)), player);
                    rank(player) > rank(why.player)
                };
                let seated = now.games.iter().flat_map(|game| [game.first, game.second]);
                free(state, why.player, round) == 0
                    && seated.filter(|player| below(*player)).all(|player| free(state, player, round) > 0)
            }
            (Claim::LowestPossible, None) => free(state, why.player, round) == 0,
            (Claim::FreeAgain, None) => free(state, why.player, round) > 0,
            (Claim::Side { begins, reason }, Some(other)) => {
                let (board, seat) = now.board_of(why.player).expect("a board");
                let waits = if *begins == why.player { other } else { why.player };
                now.games[board].first == *begins
                    && (seat == Seat::First) == (*begins == why.player)
                    && side_is_true(state, round, *reason, *begins, waits)
            }
            _ => false,
        };
        assert!(is_true, "round {round}: {why:?}: {claim:?}");
    }
}

fn side_is_true(state: &State, round: u32, reason: Reason, begins: PlayerId, waits: PlayerId) -> bool {
    let seats = |player| games(state, player, round).into_iter().map(|(_, seat)| seat).collect::<Vec<_>>();
    let (one, other) = (seats(begins), seats(waits));
    let balance =
        |seats: &[Seat]| -> i64 { seats.iter().map(|s| if *s == Seat::First { 1 } else { -1 }).sum() };
    let would_break = |seats: &[Seat], seat: Seat| {
        let step = if seat == Seat::First { 1 } else { -1 };
        seats.ends_with(&[seat, seat]) || (balance(seats) + step).abs() > 2
    };
    match reason {
        Reason::Rule => would_break(&one, Seat::Second) || would_break(&other, Seat::First),
        Reason::Balance => balance(&one) < 0 || balance(&other) > 0,
        Reason::Further => balance(&one) < balance(&other),
        Reason::Alternate => one.last() == Some(&Seat::Second) || other.last() == Some(&Seat::First),
        Reason::Earlier => {
            let differing = one.iter().rev().zip(other.iter().rev()).find(|(a, b)| a != b);
            differing.is_some_and(|(a, _)| *a == Seat::Second)
        }
        Reason::Rank => !one.is_empty() && !other.is_empty(),
        Reason::Number => one.is_empty() || other.is_empty(),
    }
}

/// All sentences of a reason, in every language.
fn sentences(state: &State, why: &Why) -> Vec<String> {
    let all = why.pairing_messages(state).into_iter().chain(why.side_messages(state));
    all.flat_map(|message| Lang::ALL.map(|lang| message.in_lang(lang))).collect()
}

#[test]
fn every_reason_of_a_swiss_event_is_true() {
    let mut reasons = Vec::new();
    for seed in 0..30 {
        let mut rng = Rng::with_seed(seed);
        let people = rng.usize(3..=24);
        let mut event = event(Format::Swiss { rounds: 9 }, people);
        for player in 0..people as u32 / 2 {
            let team = Some(["Red", "Blue", "Green"][rng.usize(..3)].to_owned());
            do_all(&mut event, [Command::SetTeam { player: PlayerId(player), team }]);
        }
        for round in 1..=rng.u32(1..=9) {
            start(&mut event, 0);
            let state = event.state();
            for player in state.players() {
                let why = why(state, round, player.id).expect("everybody is in every round");
                check(state, round, &why);
                assert!(!why.pairing.is_empty() && why.side.is_empty() == why.opponent.is_none());
                assert!(sentences(state, &why).iter().all(|text| !text.contains('{') && text.len() > 3));
                if why.opponent.is_some() {
                    assert!(why.pairing.iter().any(|claim| matches!(claim, Claim::Best { .. })), "{why:?}");
                }
                reasons.extend(why.side.iter().filter_map(|claim| match claim {
                    Claim::Side { reason, .. } => Some(*reason),
                    _ => None,
                }));
            }
            finish(&mut event, &mut rng, &PLAYED);
        }
    }
    use Reason::{Alternate, Balance, Earlier, Number, Rank, Rule};
    for reason in [Rule, Balance, Alternate, Earlier, Rank, Number] {
        assert!(reasons.contains(&reason), "{reason:?} comes up");
    }
}

#[test]
fn the_reasons_of_other_formats_are_true() {
    let mut rng = Rng::with_seed(5);
    let mut table = event(Format::RoundRobin { double: false }, 5);
    start(&mut table, 0);
    let reason = |player| why(table.state(), 1, PlayerId(player)).expect("a reason").pairing;
    assert_eq!(reason(0), [Claim::Table { round: 1, people: 5, own: 1, other: None }]);
    assert_eq!(reason(1), [Claim::Table { round: 1, people: 5, own: 2, other: Some(5) }]);

    let mut knockout = event(Format::Knockout { places: true }, 6);
    start(&mut knockout, 0);
    finish(&mut knockout, &mut rng, &[Outcome::First, Outcome::Second]);
    start(&mut knockout, 0);
    for player in knockout.state().players() {
        let Some(why) = why(knockout.state(), 2, player.id) else { continue };
        let is_winner = knockout.state().rounds()[0].pausing.contains(&player.id)
            || knockout.state().rounds()[0].games.iter().any(|game| {
                game.outcome.and_then(Outcome::winner).is_some_and(|seat| game.at(seat) == player.id)
            });
        let wanted = if is_winner {
            Claim::Bracket { place: 1, people: 4 }
        } else {
            Claim::Bracket { place: 5, people: 2 }
        };
        assert_eq!(why.pairing[0], wanted, "{why:?}");
        assert!(sentences(knockout.state(), &why).iter().all(|text| !text.contains('{')));
    }

    let mut arena = event(Format::Arena { duration: 1_000 }, 3);
    start(&mut arena, 0);
    finish(&mut arena, &mut rng, &PLAYED);
    start(&mut arena, 1);
    for round in 1..=2 {
        let of_round = &arena.state().rounds()[round as usize - 1];
        let free = why(arena.state(), round, of_round.pausing[0]).expect("a reason");
        assert_eq!(free.pairing, [Claim::NobodyElse]);
        let seated = why(arena.state(), round, of_round.games[0].first).expect("a reason");
        assert!(seated.pairing.contains(&Claim::BothWaited) && seated.pairing.contains(&Claim::NotLast));
        assert!(sentences(arena.state(), &seated).iter().all(|text| !text.contains('{')));
    }
    assert_eq!(why(arena.state(), 0, PlayerId(0)), None);
    assert_eq!(why(arena.state(), 3, PlayerId(0)), None);
}

#[test]
fn sentences_name_the_two() {
    let mut event = event(Format::Swiss { rounds: 1 }, 4);
    start(&mut event, 0);
    let why = why(event.state(), 1, PlayerId(0)).expect("a reason");
    let english = |messages: Vec<plyground_words::Message>| {
        messages.iter().map(|message| message.in_lang(Lang::En)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        english(why.pairing_messages(event.state())),
        "Both had 0 points. Among the 4 people with these points the upper half meets the lower: a0 was number 1, \
         a2 number 3. They had not met before. Nobody had to meet an opponent again or a team mate in this round, \
         and no other such pairing fits better as a whole."
    );
    assert!(english(why.side_messages(event.state())).starts_with("a0 begins: nothing speaks for a2"));
}
