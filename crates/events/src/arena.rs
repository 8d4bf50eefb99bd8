//! An arena: those who wait are paired, and again when games are over.

use plyground_words::{Message, key};

use crate::{
    History, MOST_PLAYERS, PlayerId, Seat, State, colours,
    matching::{Graph, maximum_weight},
    pairing::Pairing,
    priorities::{fits, pack},
};

const PEOPLE: u32 = MOST_PLAYERS as u32;
const MOST_PASSED: u32 = 20;
const MOST_DIFFERENCE: u32 = 60;

/// People left waiting; how often they have been passed by already; those who have just played each other; colours; points; colours.
const MOST: [u32; 8] = [
    PEOPLE + 1,
    PEOPLE * MOST_PASSED + 1,
    PEOPLE * PEOPLE + 1,
    PEOPLE + 1,
    PEOPLE + 1,
    PEOPLE * MOST_DIFFERENCE * MOST_DIFFERENCE + 1,
    PEOPLE + 1,
    PEOPLE + 1,
];
const _: () = assert!(fits(&MOST), "weights fit into the integers of the matching");

/// Those who are here and not playing.
pub(crate) fn are_waiting(state: &State) -> impl Iterator<Item = PlayerId> + '_ {
    let playing = state.playing();
    let active = state.players().iter().filter(|player| player.is_active()).map(|player| player.id);
    active.filter(move |player| !playing.contains(player))
}

/// Those who are here and not playing, the first to be free first.
pub fn waiting(state: &State) -> Vec<PlayerId> {
    let histories = History::of_all(state, state.rounds().len());
    let mut waiting: Vec<PlayerId> = are_waiting(state).collect();
    waiting.sort_by_key(|player| (histories[player.index()].free_since, *player));
    waiting
}

/// Pairs those who wait. While others play, nobody meets the last opponent again: somebody else will be free soon.
pub fn pair(state: &State) -> Result<Pairing, Message> {
    let waiting = waiting(state);
    let histories = History::of_all(state, state.rounds().len());
    let others_play = state.rounds().iter().any(|round| round.open() > 0);
    let history = |at: usize| &histories[waiting[at].index()];
    let free: Vec<i128> = (0..waiting.len())
        .map(|at| {
            let passed = history(at).passed_by.min(MOST_PASSED);
            // Who has waited longest stands first, and is the last to wait on.
            pack(&[1, passed, (waiting.len() - at) as u32, 0, 0, 0, 0, 0], &MOST)
        })
        .collect();
    let mut graph = Graph::new(waiting.len());
    for a in 0..waiting.len() {
        for b in a + 1..waiting.len() {
            let just_played =
                history(a).last_opponent == Some(waiting[b]) || history(b).last_opponent == Some(waiting[a]);
            if state.is_forbidden(waiting[a], waiting[b]) || just_played && others_play {
                continue;
            }
            let seats = colours::cost(history(a), history(b)).min(colours::cost(history(b), history(a)));
            let difference = history(a).half_points.abs_diff(history(b).half_points).min(MOST_DIFFERENCE);
            let costs = [
                0,
                0,
                0,
                u32::from(just_played),
                seats.broken,
                difference * difference,
                seats.unbalanced,
                seats.repeated,
            ];
            graph.set(a, b, free[a] + free[b] - pack(&costs, &MOST));
        }
    }
    let mates = maximum_weight(&graph).mates;
    let numbers = state.numbers();
    let mut games = Vec::new();
    for (a, b) in mates.iter().enumerate().filter_map(|(a, b)| Some((a, (*b)?))).filter(|(a, b)| a < b) {
        games.push(seated(state, &histories, &numbers, waiting[a], waiting[b]));
    }
    if games.is_empty() {
        return Err(key!("nobody-to-pair").into());
    }
    let pausing = mates.iter().zip(&waiting).filter(|(mate, _)| mate.is_none()).map(|(_, id)| *id);
    Ok(Pairing { pausing: pausing.collect(), games })
}

/// A pair with the sides that [`colours::allocate`] gives them; the one with more points, then with the lower number, has the higher rank.
pub(crate) fn seated(
    state: &State,
    histories: &[History],
    numbers: &[usize],
    a: PlayerId,
    b: PlayerId,
) -> (PlayerId, PlayerId) {
    let rank = |id: PlayerId| (std::cmp::Reverse(histories[id.index()].half_points), numbers[id.index()]);
    let (upper, lower) = if rank(a) < rank(b) { (a, b) } else { (b, a) };
    debug_assert!(state.player(upper).is_some());
    let (mine, theirs) = (&histories[upper.index()], &histories[lower.index()]);
    match colours::allocate(mine, theirs, numbers[upper.index()]).0 {
        Seat::First => (upper, lower),
        Seat::Second => (lower, upper),
    }
}
