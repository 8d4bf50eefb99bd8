//! A match in words, for its page and for lists of matches.

use std::time::Duration;

use askama::Template;
use plyground_engines::Roster;
use plyground_players::words::elo_words;
use plyground_rules::{GameInfo, Side};
use plyground_store::{ArchivedGame, ContestRow, ContestState};
use plyground_words::{Key, Message, key, message};

use super::{
    games::ending,
    home::Spark,
    info,
    profile::{ScoreLine, line},
    rankings::signed,
};
use crate::{
    error::Refusal,
    matches::{
        plan::Plan,
        plan_of,
        shown::{PairingShown, Shown},
    },
    names::Name,
    people::figures::ResultCounts,
    study::GameCard,
    words::Words,
};

/// What a match is, whatever has happened in it.
pub(super) struct MatchInfo {
    pub(super) id: String,
    pub(super) game: &'static GameInfo,
    pub(super) plan: Plan,
    /// The variant's name.
    pub(super) variant: String,
    /// The players' names, in the order of the plan.
    pub(super) names: Vec<String>,
    /// "Oracle against Legend", or all of several.
    pub(super) title: String,
}

impl MatchInfo {
    pub(super) fn new(row: &ContestRow, roster: &Roster, w: Words) -> Result<Self, Refusal> {
        let (game, plan) = (info(&row.game)?, plan_of(row)?);
        let name = |id: &String| {
            let player = roster.find(game.id, &plan.variant, id);
            // An engine whose file is gone has its id left.
            player.map_or_else(|| id.clone(), |player| w.say(&player.name()))
        };
        let names: Vec<String> = plan.players.iter().map(name).collect();
        let title = match &names[..] {
            [first, second] => w.say(&message!("players", first = first.clone(), second = second.clone())),
            all => all.join(", "),
        };
        let variant = game.variants.iter().find(|variant| variant.id == plan.variant);
        let variant = variant.map(|variant| w.say(&variant.name)).unwrap_or_default();
        Ok(MatchInfo { id: row.id.clone(), game, variant, names, title, plan })
    }
}

/// The sentence of a state.
pub(super) const fn state_key(state: ContestState) -> Key {
    match state {
        ContestState::Running => key!("match-running"),
        ContestState::Paused => key!("match-paused"),
        ContestState::Stopped => key!("match-stopped"),
        ContestState::Finished => key!("match-finished"),
    }
}

/// The parts of the page that change while the match goes on.
#[derive(Template)]
#[template(path = "match_parts.html")]
pub(super) struct MatchParts<'a> {
    pub(super) w: Words,
    pub(super) id: &'a str,
    pub(super) state: ContestState,
    pub(super) state_says: String,
    pub(super) progress: String,
    pub(super) done: u64,
    pub(super) total: u64,
    pub(super) unsaved: bool,
    pub(super) trouble: Option<String>,
    /// Whether this browser began it.
    pub(super) yours: bool,
    /// The strongest result first.
    pub(super) standings: Vec<StandingRow>,
    /// The difference of two players in Elo.
    pub(super) elo: Option<String>,
    /// What each two of several did against each other.
    pub(super) pairs: Vec<ScoreLine>,
    pub(super) latest: &'a [GameLine],
}

/// A line of the score table.
pub(super) struct StandingRow {
    pub(super) rank: usize,
    pub(super) name: String,
    pub(super) points: String,
    pub(super) games: u64,
    pub(super) bar: ScoreLine,
    pub(super) elo: Option<(String, i64)>,
}

/// A game that is over.
pub(super) struct GameLine {
    pub(super) id: String,
    pub(super) number: u64,
    pub(super) first: String,
    pub(super) second: String,
    pub(super) first_won: bool,
    pub(super) second_won: bool,
    pub(super) result: String,
    pub(super) length: String,
    /// The chances of the first side, if the game is reviewed.
    pub(super) spark: Option<Spark>,
}

impl GameLine {
    /// `number`: from 0.
    pub(super) fn new(found: &ArchivedGame, number: u64, info: &GameInfo, w: Words) -> Self {
        let name = |side| Name::at(&found.row, info, side).in_lang(w.lang);
        let winner = found.row.ending.as_ref().and_then(|end| end.winner);
        GameLine {
            id: found.row.id.clone(),
            number: number + 1,
            first: name(Side::First),
            second: name(Side::Second),
            first_won: winner == Some(Side::First),
            second_won: winner == Some(Side::Second),
            result: ending(found, w),
            length: w.say(&message!("moves-made", count = found.moves.len())),
            spark: GameCard::of(found).map(|card| Spark::new(&card, Side::First)),
        }
    }
}

impl<'a> MatchParts<'a> {
    pub(super) fn new(
        about: &'a MatchInfo,
        shown: &Shown,
        latest: &'a [GameLine],
        yours: bool,
        w: Words,
    ) -> Self {
        let two = about.names.len() == 2;
        let pair = |pairing: &PairingShown| {
            let name = message!(
                "players",
                first = about.names[pairing.a].clone(),
                second = about.names[pairing.b].clone()
            );
            let elo = w.say(&elo_words(pairing.difference));
            let mut shown = line(w.say(&name), score(pairing), w);
            shown.says = w.say(&message!("pair-says", score = shown.says, elo = elo));
            shown
        };
        let first = shown.pairings.first();
        MatchParts {
            w,
            id: &about.id,
            state: shown.state,
            state_says: w.say(&state_key(shown.state)),
            progress: progress(shown, w),
            done: shown.done,
            total: shown.total,
            unsaved: !shown.saved,
            trouble: shown.trouble.as_ref().map(|why| w.say(why)),
            yours,
            standings: standings(about, shown, w),
            elo: first.filter(|_| two && shown.done > 0).map(|first| {
                let elo = elo_words(first.difference);
                w.say(&message!("match-elo", player = about.names[0].clone(), elo = elo))
            }),
            pairs: if two { Vec::new() } else { shown.pairings.iter().map(pair).collect() },
            latest,
        }
    }
}

fn score(pairing: &PairingShown) -> ResultCounts {
    let count = |games: u64| usize::try_from(games).unwrap_or(usize::MAX);
    let tally = &pairing.tally;
    ResultCounts { won: count(tally.wins), drawn: count(tally.draws), lost: count(tally.losses) }
}

fn standings(about: &MatchInfo, shown: &Shown, w: Words) -> Vec<StandingRow> {
    let mut all: Vec<(usize, &crate::matches::shown::PlayerShown)> =
        shown.players.iter().enumerate().collect();
    all.sort_by_key(|(_, player)| std::cmp::Reverse(player.half_points()));
    let count = |games: u64| usize::try_from(games).unwrap_or(usize::MAX);
    all.into_iter()
        .enumerate()
        .map(|(rank, (place, player))| {
            let score = ResultCounts {
                won: count(player.wins),
                drawn: count(player.draws),
                lost: count(player.losses),
            };
            let half = if player.half_points() % 2 == 1 { "½" } else { "" };
            let whole = player.half_points() / 2;
            let points = if whole == 0 && !half.is_empty() { String::new() } else { whole.to_string() };
            StandingRow {
                rank: rank + 1,
                name: about.names[place].clone(),
                points: format!("{points}{half}"),
                games: player.games(),
                bar: line(String::new(), score, w),
                elo: player.elo.map(|rating| (signed(rating.elo), rating.error.round() as i64)),
            }
        })
        .collect()
}

/// "12 of 40 games · about 3 minutes left".
fn progress(shown: &Shown, w: Words) -> String {
    let mut parts = vec![w.say(&message!("match-progress", done = shown.done, total = shown.total))];
    if let Some(left) = shown.left_ms.filter(|_| shown.done < shown.total) {
        parts.push(w.say(&time_left(left)));
    }
    parts.join(" · ")
}

/// About how long it will take.
fn time_left(ms: u64) -> Message {
    let seconds = Duration::from_millis(ms).as_secs();
    match seconds {
        0..90 => message!("seconds-left", count = seconds.max(1)),
        90..5_400 => message!("minutes-left", count = (seconds + 30) / 60),
        _ => message!("hours-left", count = (seconds + 1_800) / 3_600),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a13_times_are_said_in_their_unit() {
        let said = |ms| time_left(ms).to_string();
        assert_eq!(said(10), "about 1 second left");
        assert_eq!(said(89_000), "about 89 seconds left");
        assert_eq!(said(125_000), "about 2 minutes left");
        assert_eq!(said(3 * 3_600_000), "about 3 hours left");
    }
}
