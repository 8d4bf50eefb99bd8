//! Swiss pairings: the optimum of one matching.
//!
//! Every pairing has the costs of [`Criterion`], counted over all its pairs and over those left without an opponent, and the pairing with the
//! least costs is taken: the first criterion before the second, and so on. So "never while avoidable" is meant literally for the whole round. What FIDE's Dutch
//! system does bracket by bracket is done at once; the criteria are its own, in nearly its order (C.04.3). The alternative, following its
//! procedure to the letter, would need its many exceptions, and its rounds would be no easier to explain.

use crate::{
    Drift, History, MOST_PLAYERS, MOST_ROUNDS, PlayerId, Seat, State,
    colours::{self, SeatCost},
    matching::{Graph, maximum_weight},
    pairing::Pairing,
    priorities::{fits, pack},
};

/// What a round avoids, the most important first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Criterion {
    /// People without an opponent. Forbidden pairs are never made, so there may be more than one.
    Unpaired,
    /// Points without a game for somebody who has had one already.
    FreeAgain,
    /// Pairs that have met.
    Repeats,
    /// Pairs that have met more than once.
    OftenRepeats,
    /// Team mates.
    TeamMates,
    /// Sides three times running, or one side three more often than the other.
    BrokenColours,
    /// Places above the lowest of the one without an opponent.
    FreeRank,
    /// The squares of the differences in points.
    Points,
    /// People who meet somebody with more points twice running, or with fewer.
    DriftAgain,
    /// Sides that were had more often already.
    Unbalanced,
    /// The same side twice running.
    SameSide,
    /// Distances from the ideal: among those with the same points the upper half meets the lower in order; between groups the
    /// last of the upper meets the first of the lower.
    Halves,
}

/// Counts by [`Criterion`].
pub type Costs = [u32; 12];

/// A greater difference in points counts as this one. It is that of a whole event of wins.
const MOST_DIFFERENCE: u32 = 2 * MOST_ROUNDS;
/// How often somebody has met another one counts up to this.
const MOST_MEETINGS: u32 = 4;
const PEOPLE: u32 = MOST_PLAYERS as u32;
const PAIRS: u32 = PEOPLE / 2;

/// More than the sums of the counts can be.
const MOST: Costs = [
    PEOPLE + 1,
    3 * PEOPLE + 1,
    PAIRS + 1,
    (MOST_MEETINGS - 1) * PAIRS + 1,
    PAIRS + 1,
    2 * PAIRS + 1,
    PEOPLE * PEOPLE + 1,
    MOST_DIFFERENCE * MOST_DIFFERENCE * PAIRS + 1,
    2 * PAIRS + 1,
    2 * PAIRS + 1,
    2 * PAIRS + 1,
    PEOPLE * PAIRS + 1,
];
const _: () = assert!(fits(&MOST), "weights fit into the integers of the matching");

/// Those who are paired, in order: by points, then by number.
#[derive(Clone, Debug)]
pub struct Entrants<'a> {
    state: &'a State,
    /// In order.
    pub order: Vec<PlayerId>,
    histories: Vec<History>,
    /// For each place in the order the first and the number of those with the same points.
    groups: Vec<(usize, usize)>,
}

impl<'a> Entrants<'a> {
    /// Those who would be paired now.
    pub fn now(state: &'a State) -> Self {
        let active = state.players().iter().filter(|player| player.is_active()).map(|player| player.id);
        Self::of(state, state.rounds().len(), active.collect())
    }

    /// Those who were in a round (from 0), as they stood before it.
    pub fn before(state: &'a State, round: usize) -> Self {
        let people = state.rounds().get(round).map(|round| {
            let seated = round.games.iter().flat_map(|game| [game.first, game.second]);
            seated.chain(round.pausing.iter().copied()).collect()
        });
        Self::of(state, round, people.unwrap_or_default())
    }

    fn of(state: &'a State, round: usize, mut order: Vec<PlayerId>) -> Self {
        let histories = History::of_all(state, round);
        let numbers = state.numbers();
        let points = |player: PlayerId| histories[player.index()].half_points;
        order.sort_by_key(|&player| (std::cmp::Reverse(points(player)), numbers[player.index()]));
        let groups = order
            .iter()
            .map(|&player| {
                let same = |other: &&PlayerId| points(**other) == points(player);
                let start = order.iter().position(|other| same(&other)).unwrap_or_default();
                (start, order.iter().filter(same).count())
            })
            .collect();
        Entrants { state, order, histories, groups }
    }

    /// What the one at this place has been through.
    pub fn history(&self, at: usize) -> &History {
        &self.histories[self.order[at].index()]
    }

    /// The first place of those with the same points, and how many they are.
    pub fn group(&self, at: usize) -> (usize, usize) {
        self.groups[at]
    }

    /// What it costs to leave somebody without an opponent.
    pub fn cost_of_free(&self, at: usize) -> Costs {
        let mut costs = [0; 12];
        costs[Criterion::Unpaired as usize] = 1;
        costs[Criterion::FreeAgain as usize] = self.history(at).free_points.min(3);
        costs[Criterion::FreeRank as usize] = (self.order.len() - 1 - at) as u32;
        costs
    }

    /// What a pair costs; `None` for one that is forbidden.
    pub fn cost_of_pair(&self, a: usize, b: usize) -> Option<Costs> {
        let (upper, lower) = (a.min(b), a.max(b));
        let (one, other) = (self.order[upper], self.order[lower]);
        if self.state.is_forbidden(one, other) {
            return None;
        }
        let (mine, theirs) = (self.history(upper), self.history(lower));
        let met = mine.met.get(&other).copied().unwrap_or_default().min(MOST_MEETINGS);
        let seats: SeatCost = colours::cost(mine, theirs).min(colours::cost(theirs, mine));
        let difference = (mine.half_points - theirs.half_points).min(MOST_DIFFERENCE);
        let again = |history: &History, drift| u32::from(difference > 0 && history.drift == Some(drift));
        let distance = lower - upper;
        let (start, size) = self.groups[upper];
        let is_group = lower < start + size;
        let mut costs = [0; 12];
        for (criterion, count) in [
            (Criterion::Repeats, met.min(1)),
            (Criterion::OftenRepeats, met.saturating_sub(1)),
            (Criterion::TeamMates, u32::from(self.state.are_team_mates(one, other))),
            (Criterion::BrokenColours, seats.broken),
            (Criterion::Points, difference * difference),
            (Criterion::DriftAgain, again(mine, Drift::Down) + again(theirs, Drift::Up)),
            (Criterion::Unbalanced, seats.unbalanced),
            (Criterion::SameSide, seats.repeated),
            (Criterion::Halves, if is_group { distance.abs_diff(size / 2) } else { distance - 1 } as u32),
        ] {
            costs[criterion as usize] = count;
        }
        Some(costs)
    }

    /// What a pairing costs in all, by places in the order. `None` if a pair is forbidden.
    pub fn costs(&self, pairs: &[(usize, usize)]) -> Option<Costs> {
        let mut sum = [0; 12];
        let mut add = |costs: Costs| sum.iter_mut().zip(costs).for_each(|(sum, cost)| *sum += cost);
        let mut is_free = vec![true; self.order.len()];
        for &(a, b) in pairs {
            add(self.cost_of_pair(a, b)?);
            (is_free[a], is_free[b]) = (false, false);
        }
        (0..is_free.len()).filter(|&at| is_free[at]).for_each(|at| add(self.cost_of_free(at)));
        Some(sum)
    }

    /// The pairs of the optimum, by places in the order.
    pub fn pairs(&self) -> Vec<(usize, usize)> {
        let n = self.order.len();
        let free: Vec<i128> = (0..n).map(|at| pack(&self.cost_of_free(at), &MOST)).collect();
        let mut graph = Graph::new(n);
        for a in 0..n {
            for b in a + 1..n {
                if let Some(costs) = self.cost_of_pair(a, b) {
                    // What the pair saves: least costs are greatest savings.
                    graph.set(a, b, free[a] + free[b] - pack(&costs, &MOST));
                }
            }
        }
        let mates = maximum_weight(&graph).mates;
        mates.iter().enumerate().filter_map(|(a, b)| Some((a, (*b)?))).filter(|(a, b)| a < b).collect()
    }
}

/// The next round.
pub fn pair(state: &State) -> Pairing {
    let entrants = Entrants::now(state);
    let numbers = state.numbers();
    let mut pairs = entrants.pairs();
    let points = |at: usize| entrants.history(at).half_points;
    pairs.sort_by_key(|&(a, b)| (std::cmp::Reverse((points(a), points(b))), a));
    let paired: Vec<usize> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
    let free = (0..entrants.order.len()).filter(|at| !paired.contains(at));
    let pausing = free.map(|at| entrants.order[at]).collect();
    let games = pairs
        .into_iter()
        .map(|(a, b)| {
            let (upper, lower) = (entrants.order[a], entrants.order[b]);
            let number = numbers[upper.index()];
            match colours::allocate(entrants.history(a), entrants.history(b), number).0 {
                Seat::First => (upper, lower),
                Seat::Second => (lower, upper),
            }
        })
        .collect();
    Pairing { games, pausing }
}
