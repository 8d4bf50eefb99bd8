//! What decides between people with the same points.
//!
//! The convention for what was not played is FIDE's virtual opponent (C.07, article 16.4) in Swiss events: a round without a game, be it a point
//! for an odd number, a win or a loss by forfeit, or an absence, counts as a game with its result against somebody who has as many
//! points as oneself at that moment. The points of real opponents count as they stand in the table; FIDE's adjustment of an opponent's own
//! unplayed rounds (16.3) is not made, so that everybody can add them up from what is on the wall. In tables of everybody against everybody a forfeit
//! counts like a game (16.2.5); in arenas and knockouts what was not played counts for nothing.

use crate::{Format, Outcome, PlayerId, Seat, State, TieBreak};

/// What a round was worth to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contribution {
    /// `None` for the virtual opponent.
    pub opponent: Option<PlayerId>,
    /// What was got, in half points.
    pub got: u32,
    /// Whether moves were made.
    pub is_played: bool,
}

/// The rounds of everybody, as they count. `counts` says whose games count at all.
pub fn contributions(state: &State, rounds: usize, counts: &[bool]) -> Vec<Vec<Contribution>> {
    let mut all = vec![Vec::new(); state.players().len()];
    let is_swiss = matches!(state.format(), Some(Format::Swiss { .. }));
    let is_table = matches!(state.format(), Some(Format::RoundRobin { .. }));
    for round in state.rounds().iter().take(rounds) {
        let mut seen = vec![false; all.len()];
        for game in &round.games {
            for seat in [Seat::First, Seat::Second] {
                let (player, opponent) = (game.at(seat), game.at(seat.other()));
                seen[player.index()] = true;
                let Some(outcome) = game.outcome else { continue };
                if !counts[player.index()] || !counts[opponent.index()] {
                    continue;
                }
                let (got, is_played) = (outcome.half_points(seat), Outcome::is_played(outcome));
                let opponent = (is_played || is_table).then_some(opponent);
                all[player.index()].push(Contribution { opponent, got, is_played });
            }
        }
        if is_swiss {
            for player in state.players() {
                let got = if round.pausing.contains(&player.id) { 2 } else { 0 };
                if !seen[player.id.index()] {
                    all[player.id.index()].push(Contribution { opponent: None, got, is_played: false });
                }
            }
        }
    }
    all
}

/// The value of a tie-break in quarter points. `points` are everybody's half points, `level` those among whom it decides, the player
/// included.
pub fn value(
    tie_break: TieBreak,
    player: PlayerId,
    rounds: &[Vec<Contribution>],
    points: &[u32],
    level: &[PlayerId],
) -> u32 {
    let own = &rounds[player.index()];
    let of_opponent = |round: &Contribution| points[round.opponent.unwrap_or(player).index()];
    let sum = || own.iter().map(of_opponent).sum::<u32>();
    match tie_break {
        TieBreak::Buchholz => 2 * sum(),
        TieBreak::MedianBuchholz => {
            let best = own.iter().map(of_opponent).max().unwrap_or_default();
            let worst = own.iter().map(of_opponent).min().unwrap_or_default();
            // With one round or two nothing is left.
            if own.len() < 3 { 0 } else { 2 * (sum() - best - worst) }
        }
        TieBreak::SonnebornBerger => own.iter().map(|round| round.got * of_opponent(round)).sum(),
        TieBreak::DirectEncounter => {
            let have_met =
                |a: PlayerId, b: PlayerId| rounds[a.index()].iter().any(|round| round.opponent == Some(b));
            let all_met = level.iter().all(|&a| level.iter().all(|&b| a == b || have_met(a, b)));
            let among = own.iter().filter(|round| round.opponent.is_some_and(|id| level.contains(&id)));
            if level.len() > 1 && all_met { 2 * among.map(|round| round.got).sum::<u32>() } else { 0 }
        }
        TieBreak::Wins => 4 * own.iter().filter(|round| round.is_played && round.got == 2).count() as u32,
    }
}
