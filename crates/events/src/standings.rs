//! Who stands where, after any round.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    Format, Outcome, PlayerId, State, TieBreak, berger, knockout, points_text, quarters_text,
    tie_breaks::{Contribution, contributions, value},
};

/// Somebody's line in the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// From 1; the same for those whom nothing separates.
    pub place: usize,
    /// Who.
    pub player: PlayerId,
    /// Points, doubled.
    pub half_points: u32,
    /// Games played at the board.
    pub played: u32,
    /// Of those, games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// In the order in which they decide, in quarter points.
    pub tie_breaks: Vec<(TieBreak, u32)>,
    /// `false` for one who left a table of everybody against everybody before half of the games were played: those count for nobody.
    pub counts: bool,
}

impl Standing {
    /// Points as people write them.
    pub fn points_text(&self) -> String {
        points_text(self.half_points)
    }

    /// A tie-break as people write it.
    pub fn tie_break_text(&self, at: usize) -> String {
        self.tie_breaks.get(at).map_or_else(String::new, |&(_, quarters)| quarters_text(quarters))
    }
}

/// The table after so many rounds, the best first. Games that are not over count for nothing yet.
pub fn standings(state: &State, rounds: usize) -> Vec<Standing> {
    let Some(settings) = state.settings() else { return Vec::new() };
    let counts = who_counts(state);
    let rounds_of = contributions(state, rounds, &counts);
    let points: Vec<u32> = rounds_of.iter().map(|own| own.iter().map(|round| round.got).sum()).collect();
    let numbers = state.numbers();
    let took_part = |id: PlayerId| {
        state
            .rounds()
            .iter()
            .take(rounds)
            .any(|round| round.board_of(id).is_some() || round.pausing.contains(&id))
    };
    let mut listed: Vec<PlayerId> = state
        .players()
        .iter()
        .filter(|player| numbers[player.id.index()] != usize::MAX && (!player.is_out || took_part(player.id)))
        .map(|player| player.id)
        .collect();
    listed.sort_by_key(|player| numbers[player.index()]);

    let places = knockout_places(state, rounds);
    let place = |id: &PlayerId| places.get(id).copied().unwrap_or(usize::MAX);
    let levels = split(vec![listed], |id| (std::cmp::Reverse(counts[id.index()]), place(id)));
    let mut levels = split(levels, |id| std::cmp::Reverse(points_that_decide(state, &points, *id)));
    let mut values: BTreeMap<PlayerId, Vec<(TieBreak, u32)>> = BTreeMap::new();
    for &tie_break in settings.tie_breaks() {
        for level in &levels {
            for &id in level {
                let own = value(tie_break, id, &rounds_of, &points, level);
                values.entry(id).or_default().push((tie_break, own));
            }
        }
        levels = split(levels, |id| values[id].last().map(|&(_, value)| std::cmp::Reverse(value)));
    }
    let mut table = Vec::new();
    for level in levels {
        let place = table.len() + 1;
        for id in level {
            let own = &rounds_of[id.index()];
            table.push(Standing {
                place,
                player: id,
                half_points: points[id.index()],
                played: own.iter().filter(|round| round.is_played).count() as u32,
                won: count(own, 2),
                drawn: count(own, 1),
                lost: count(own, 0),
                tie_breaks: values.remove(&id).unwrap_or_default(),
                counts: counts[id.index()],
            });
        }
    }
    table
}

fn count(rounds: &[Contribution], got: u32) -> u32 {
    rounds.iter().filter(|round| round.is_played && round.got == got).count() as u32
}

/// In a knockout the place decides alone: who has played more games has no advantage.
fn points_that_decide(state: &State, points: &[u32], id: PlayerId) -> u32 {
    match state.format() {
        Some(Format::Knockout { .. }) => 0,
        _ => points[id.index()],
    }
}

/// Splits groups of people who are level by a key; the order within a group stays.
fn split<K: Ord>(levels: Vec<Vec<PlayerId>>, key: impl Fn(&PlayerId) -> K) -> Vec<Vec<PlayerId>> {
    let mut finer: Vec<Vec<PlayerId>> = Vec::new();
    for mut level in levels {
        level.sort_by_key(|id| key(id));
        for part in level.chunk_by(|a, b| key(a) == key(b)) {
            finer.push(part.to_vec());
        }
    }
    finer
}

/// The places that a knockout has decided so far, or the best that can still be reached.
fn knockout_places(state: &State, rounds: usize) -> BTreeMap<PlayerId, usize> {
    if !matches!(state.format(), Some(Format::Knockout { .. })) {
        return BTreeMap::new();
    }
    let groups = knockout::groups(state, rounds);
    let people = groups.iter().flat_map(|group| group.slots.iter().flatten().map(|&id| (id, group.place)));
    people.collect()
}

/// Whose games count. Who leaves a table of everybody against everybody before half of the games are played counts as never having
/// been there, as FIDE has it (C.05): otherwise those who met them early would have an advantage or a loss by chance.
pub fn who_counts(state: &State) -> Vec<bool> {
    let Some(Format::RoundRobin { double }) = state.format() else {
        return vec![true; state.players().len()];
    };
    let all = berger::games_each(state.field().len(), double);
    let played = |id: PlayerId| {
        let games = state.rounds().iter().flat_map(|round| &round.games);
        games.filter(|game| game.seat(id).is_some() && game.outcome.is_some_and(Outcome::is_played)).count()
    };
    let counts = |player: &crate::Player| !player.is_out || 2 * played(player.id) >= all;
    state.players().iter().map(counts).collect()
}

/// A team's line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TeamStanding {
    /// From 1; the same for teams with the same points.
    pub place: usize,
    /// Its name.
    pub team: String,
    /// Those of all its members, doubled.
    pub half_points: u32,
    /// How many they are.
    pub members: usize,
}

/// The points of teams after so many rounds, the best first.
pub fn teams(state: &State, rounds: usize) -> Vec<TeamStanding> {
    let mut sums: BTreeMap<&str, (u32, usize)> = BTreeMap::new();
    for line in standings(state, rounds) {
        if let Some(team) = &state.players()[line.player.index()].team {
            let sum = sums.entry(team).or_default();
            *sum = (sum.0 + line.half_points, sum.1 + 1);
        }
    }
    let mut table: Vec<TeamStanding> = sums
        .iter()
        .map(|(team, &(half_points, members))| TeamStanding {
            place: 1 + sums.values().filter(|other| other.0 > half_points).count(),
            team: (*team).to_owned(),
            half_points,
            members,
        })
        .collect();
    table.sort_by_key(|line| line.place);
    table
}
