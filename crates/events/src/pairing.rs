//! Who meets whom next.

use std::collections::BTreeSet;

use plyground_words::{Message, key, message};
use serde::{Deserialize, Serialize};

use crate::{History, PlayerId, State, arena, arena::seated, berger, knockout, settings::Format, swiss};

/// Who meets whom, board by board, and who has no opponent.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pairing {
    /// Who begins stands first.
    pub games: Vec<(PlayerId, PlayerId)>,
    /// In order.
    pub pausing: Vec<PlayerId>,
}

impl Pairing {
    fn people(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.games.iter().flat_map(|&(a, b)| [a, b]).chain(self.pausing.iter().copied())
    }
}

/// The next round, or why there is none. The same event gives the same pairing everywhere; `at` only says whether an arena is over.
pub fn pair(state: &State, at: u64) -> Result<Pairing, Message> {
    let format = may_start(state, at)?;
    match format {
        Format::Swiss { .. } => {
            let pairing = swiss::pair(state);
            if pairing.games.is_empty() { Err(key!("nobody-to-pair").into()) } else { Ok(pairing) }
        }
        Format::RoundRobin { double } => Ok(by_table(state, double)),
        Format::Arena { .. } => arena::pair(state),
        Format::Knockout { .. } => Ok(knockout::pair(state)),
    }
}

/// Whether a round can begin at all.
pub(crate) fn may_start(state: &State, at: u64) -> Result<Format, Message> {
    let format = state.format().ok_or_else(|| Message::from(key!("no-event")))?;
    if state.is_over() {
        return Err(key!("event-over").into());
    }
    let open = state.rounds().iter().map(crate::Round::open).sum::<usize>();
    if open > 0 && !matches!(format, Format::Arena { .. }) {
        return Err(message!("round-running", count = open));
    }
    let played = state.rounds().len();
    let is_done = match format {
        Format::Swiss { rounds } => played >= rounds as usize,
        Format::RoundRobin { double } => played > 0 && played >= berger::rounds(state.field().len(), double),
        Format::Arena { .. } => state.ends_at().is_some_and(|end| at >= end),
        Format::Knockout { .. } => knockout::is_decided(state),
    };
    match (is_done, format) {
        (true, Format::Arena { .. }) => Err(key!("arena-over").into()),
        (true, _) => Err(key!("no-more-rounds").into()),
        // Later rounds of a table or a bracket go on even if everybody but one has left: their games are forfeited.
        (false, Format::RoundRobin { .. } | Format::Knockout { .. }) if played > 0 => Ok(format),
        (false, _) if state.players().iter().filter(|player| player.is_active()).count() < 2 => {
            Err(key!("too-few-players").into())
        }
        (false, _) => Ok(format),
    }
}

/// The round of Berger's table. Forbidden pairs stay away from each other: both pause.
fn by_table(state: &State, double: bool) -> Pairing {
    let field = state.next_field();
    let mut pairing = Pairing::default();
    for (first, second) in berger::scheduled(field.len(), double, state.rounds().len()) {
        match (field.get(first), field.get(second)) {
            (Some(&a), Some(&b)) if state.is_forbidden(a, b) => pairing.pausing.extend([a, b]),
            (Some(&a), Some(&b)) => pairing.games.push((a, b)),
            (one, other) => pairing.pausing.extend(one.or(other)),
        }
    }
    pairing
}

/// Whether a pairing that was recorded, or made by the host, can be played: everybody who can be paired is in it once, and nobody else.
pub(crate) fn check(state: &State, at: u64, pairing: &Pairing) -> Result<(), Message> {
    let unfit = || Message::from(key!("pairing-unfit"));
    let format = may_start(state, at)?;
    let people: BTreeSet<PlayerId> = pairing.people().collect();
    let is_once = people.len() == pairing.people().count();
    let is_allowed = pairing.games.iter().all(|&(a, b)| !state.is_forbidden(a, b));
    let wanted: BTreeSet<PlayerId> = match format {
        Format::Swiss { .. } => {
            state.players().iter().filter(|player| player.is_active()).map(|player| player.id).collect()
        }
        Format::Arena { .. } => arena::are_waiting(state).collect(),
        // Tables and brackets leave no choice.
        Format::RoundRobin { .. } | Format::Knockout { .. } => {
            let same = pair(state, at)? == *pairing;
            return if same { Ok(()) } else { Err(unfit()) };
        }
    };
    if is_once && is_allowed && people == wanted && !pairing.games.is_empty() { Ok(()) } else { Err(unfit()) }
}

/// The sides that a pair of the next round gets: for a host who pairs by hand.
pub fn sides(state: &State, a: PlayerId, b: PlayerId) -> (PlayerId, PlayerId) {
    let histories = History::of_all(state, state.rounds().len());
    seated(state, &histories, &state.numbers(), a, b)
}
