//! Knockout: a bracket by seeding, and if wanted every place played out.
//!
//! The bracket has as many slots as the next power of two; the highest seeds meet the empty ones and pause in the first round. Winners go on
//! to play for the upper half of the places, losers for the lower half.

use crate::{History, PlayerId, Round, State, arena::seated, pairing::Pairing, settings::Format};

/// People who play for neighbouring places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// The best place that they can reach, from 1.
    pub place: usize,
    /// Neighbours meet. Empty where nobody came from.
    pub slots: Vec<Option<PlayerId>>,
    /// Whether they go on to play.
    pub plays: bool,
}

impl Group {
    fn people(&self) -> usize {
        self.slots.iter().flatten().count()
    }

    /// Whether there is a game to be played.
    pub fn is_open(&self) -> bool {
        self.plays && self.people() > 1
    }
}

/// The slots of a bracket by seeds from 0: the first and the second can meet only at the end.
pub fn bracket(players: usize) -> Vec<Option<usize>> {
    let mut slots = vec![0];
    while slots.len() < players {
        let size = 2 * slots.len();
        slots = slots.into_iter().flat_map(|seed| [seed, size - 1 - seed]).collect();
    }
    slots.into_iter().map(|seed| (seed < players).then_some(seed)).collect()
}

/// The groups after so many rounds, best places first. Rounds that are not over count as not begun.
pub fn groups(state: &State, rounds: usize) -> Vec<Group> {
    let places = matches!(state.format(), Some(Format::Knockout { places: true }));
    let field = state.next_field();
    let slots = bracket(field.len()).into_iter().map(|seed| seed.map(|seed| field[seed])).collect();
    let mut groups = vec![Group { place: 1, slots, plays: true }];
    for round in state.rounds().iter().take(rounds).take_while(|round| round.open() == 0) {
        groups = groups.into_iter().flat_map(|group| split(group, places, round)).collect();
    }
    groups
}

fn split(group: Group, places: bool, round: &Round) -> Vec<Group> {
    if !group.is_open() {
        return vec![group];
    }
    let half = group.slots.len() / 2;
    let (mut winners, mut losers, mut fallen) = (Vec::new(), Vec::new(), Vec::new());
    for pair in group.slots.chunks(2) {
        let (winner, loser) = match (pair[0], pair[1]) {
            (Some(a), Some(b)) => match winner(round, a) {
                None => {
                    fallen.extend([Some(a), Some(b)]);
                    (None, None)
                }
                Some(winner) => (Some(winner), Some(if winner == a { b } else { a })),
            },
            (one, other) => (one.or(other), None),
        };
        winners.push(winner);
        losers.push(loser);
    }
    let lower = group.place + half;
    let mut groups = vec![
        Group { place: group.place, slots: winners, plays: true },
        Group { place: lower, slots: losers, plays: places },
    ];
    if !fallen.is_empty() {
        groups.push(Group { place: lower, slots: fallen, plays: false });
    }
    groups.retain(|group| group.people() > 0);
    groups
}

/// Who won the game of somebody.
fn winner(round: &Round, player: PlayerId) -> Option<PlayerId> {
    let game = &round.games[round.board_of(player)?.0];
    Some(game.at(game.outcome?.winner()?))
}

/// Whether every place is decided.
pub fn is_decided(state: &State) -> bool {
    !state.field().is_empty() && !groups(state, state.rounds().len()).iter().any(Group::is_open)
}

/// The next round.
pub fn pair(state: &State) -> Pairing {
    let histories = History::of_all(state, state.rounds().len());
    let numbers = state.numbers();
    let mut pairing = Pairing::default();
    for group in groups(state, state.rounds().len()).iter().filter(|group| group.is_open()) {
        for pair in group.slots.chunks(2) {
            match (pair[0], pair[1]) {
                (Some(a), Some(b)) => pairing.games.push(seated(state, &histories, &numbers, a, b)),
                (one, other) => pairing.pausing.extend(one.or(other)),
            }
        }
    }
    pairing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bracket_keeps_the_best_apart() {
        let seeds =
            |n| bracket(n).into_iter().map(|seed| seed.map_or(0, |seed| seed + 1)).collect::<Vec<_>>();
        assert_eq!(seeds(2), [1, 2]);
        assert_eq!(seeds(4), [1, 4, 2, 3]);
        assert_eq!(seeds(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        assert_eq!(seeds(6), [1, 0, 4, 5, 2, 0, 3, 6]);
    }
}
