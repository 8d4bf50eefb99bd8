//! How an event stands.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::{
    Format, Game, Outcome, Player, PlayerId, Round, Settings, Source, knockout, pairing::Pairing, settings,
};

/// How an event stands after all its commands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct State {
    pub(crate) settings: Option<Settings>,
    pub(crate) players: Vec<Player>,
    pub(crate) forbidden: BTreeSet<(PlayerId, PlayerId)>,
    pub(crate) rounds: Vec<Round>,
    /// Of a table or a bracket: everybody in the order of their numbers, fixed when the first round begins.
    pub(crate) field: Vec<PlayerId>,
    pub(crate) results: u32,
    pub(crate) is_over: bool,
}

impl State {
    /// What was set up.
    pub const fn settings(&self) -> Option<&Settings> {
        self.settings.as_ref()
    }

    /// How it is played.
    pub fn format(&self) -> Option<Format> {
        self.settings.as_ref().map(|settings| settings.format)
    }

    /// Everybody who ever was added, by number, those removed included.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Somebody who is not removed.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.get(id.index()).filter(|player| !player.is_removed)
    }

    /// Pairs that never meet, the lower number first.
    pub fn forbidden(&self) -> impl Iterator<Item = (PlayerId, PlayerId)> + '_ {
        self.forbidden.iter().copied()
    }

    /// Whether two never meet.
    pub fn is_forbidden(&self, a: PlayerId, b: PlayerId) -> bool {
        self.forbidden.contains(&(a.min(b), a.max(b)))
    }

    /// Whether two are of the same team.
    pub fn are_team_mates(&self, a: PlayerId, b: PlayerId) -> bool {
        let team = |id: PlayerId| self.players[id.index()].team.as_deref();
        team(a).is_some() && team(a) == team(b)
    }

    /// All rounds that have begun.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Whether the host has ended it.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Whether everything is played: there is no further round, and no game goes on. An arena is over by its clock alone.
    pub fn is_complete(&self) -> bool {
        let is_last = match self.format() {
            Some(Format::Swiss { rounds }) => self.rounds.len() >= rounds as usize,
            Some(Format::RoundRobin { double }) => {
                !self.field.is_empty() && self.rounds.len() >= crate::berger::rounds(self.field.len(), double)
            }
            Some(Format::Knockout { .. }) => knockout::is_decided(self),
            Some(Format::Arena { .. }) | None => false,
        };
        is_last && self.rounds.iter().all(|round| round.open() == 0)
    }

    /// When an arena ends that has begun, by the server's clock.
    pub fn ends_at(&self) -> Option<u64> {
        match (self.format(), self.rounds.first()) {
            (Some(Format::Arena { duration }), Some(first)) => Some(first.at.saturating_add(duration)),
            _ => None,
        }
    }

    /// A game by its round and board, both from 1.
    pub fn game(&self, round: u32, board: u32) -> Option<&Game> {
        let round = self.rounds.get((round as usize).checked_sub(1)?)?;
        round.games.get((board as usize).checked_sub(1)?)
    }

    /// Those who have a game that is not over.
    pub fn playing(&self) -> BTreeSet<PlayerId> {
        let games = self.rounds.iter().flat_map(|round| &round.games);
        games.filter(|game| game.outcome.is_none()).flat_map(|game| [game.first, game.second]).collect()
    }

    /// Everybody by strength: those seeded first, then by rating, then as they came.
    pub fn ranking(&self) -> Vec<PlayerId> {
        let mut all: Vec<&Player> = self.players.iter().filter(|player| !player.is_removed).collect();
        all.sort_by_key(|player| {
            (player.seed.unwrap_or(u32::MAX), std::cmp::Reverse(player.rating), player.id)
        });
        all.into_iter().map(|player| player.id).collect()
    }

    /// The number of everybody in the [ranking](Self::ranking), from 1; in a table or bracket that has begun, the number there.
    pub fn numbers(&self) -> Vec<usize> {
        let mut numbers = vec![usize::MAX; self.players.len()];
        let order = if self.has_field() { self.next_field() } else { self.ranking() };
        for (at, player) in order.into_iter().enumerate() {
            numbers[player.index()] = at + 1;
        }
        numbers
    }

    /// Those of a table or a bracket in the order of their numbers; empty before the first round and in other formats.
    pub fn field(&self) -> &[PlayerId] {
        &self.field
    }

    /// Whether everybody has a number for the whole event.
    fn has_field(&self) -> bool {
        matches!(self.format(), Some(Format::RoundRobin { .. } | Format::Knockout { .. }))
    }

    /// The field, or before the first round the one that there would be now.
    pub(crate) fn next_field(&self) -> Vec<PlayerId> {
        if !self.field.is_empty() {
            return self.field.clone();
        }
        let ranking = self.ranking().into_iter();
        ranking.filter(|player| self.players[player.index()].is_active()).collect()
    }

    /// Begins a round. Who has left a table or a bracket loses by forfeit at once.
    pub(crate) fn begin(&mut self, at: u64, pairing: Pairing) {
        if self.has_field() {
            self.field = self.next_field();
        }
        let mut games = Vec::new();
        for (first, second) in pairing.games {
            let is_out = |player: PlayerId| !self.players[player.index()].is_active();
            let outcome = Outcome::absent(is_out(first), is_out(second));
            self.results += u32::from(outcome.is_some());
            let source = if outcome.is_some() { Source::Absence } else { Source::default() };
            let corrections = Vec::new();
            let finished = if outcome.is_some() { self.results } else { 0 };
            games.push(Game { first, second, outcome, source, corrections, finished });
        }
        self.rounds.push(Round { at, games, pausing: pairing.pausing });
    }

    /// The id of the one who has this name, or one that differs only in case.
    pub(crate) fn named(&self, name: &str) -> Option<PlayerId> {
        let folded = crate::player::folded(name);
        let mut present = self.players.iter().filter(|player| !player.is_removed);
        present.find(|player| crate::player::folded(&player.name) == folded).map(|player| player.id)
    }

    /// A team's name, as it was first written.
    pub(crate) fn team_name(&self, name: &str) -> Result<String, plyground_words::Message> {
        let name = settings::name(name)?;
        let mut teams = self.players.iter().filter_map(|player| player.team.as_ref());
        let known = teams.find(|team| crate::player::folded(team) == crate::player::folded(&name));
        Ok(known.cloned().unwrap_or(name))
    }

    pub(crate) fn checked_name(
        &self,
        name: &str,
        own: Option<PlayerId>,
    ) -> Result<String, plyground_words::Message> {
        let name = settings::name(name)?;
        match self.named(&name) {
            Some(other) if Some(other) != own => {
                Err(plyground_words::message!("name-taken", name = &self.players[other.index()].name))
            }
            _ => Ok(name),
        }
    }
}
