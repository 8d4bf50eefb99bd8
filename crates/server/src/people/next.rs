//! Whom to play next: the computer player against whom a person wins about half.

use plyground_players::{Player, elo::expected, find, of, standing::estimate};
use plyground_rules::Side;
use plyground_store::{RatedGame, RatedPlayer, Store};

use crate::error::Refusal;

/// A person's present strength is estimated from so many of the latest games.
const LATEST: u32 = 30;

/// The opponent to challenge.
pub(crate) struct NextOpponent {
    pub(crate) player: Player,
    /// The share of points that the person is expected to get.
    pub(crate) share: f64,
}

/// The next opponent of a person; `None` before the first game against a player of measured strength.
pub(crate) async fn next_opponent(
    store: &Store,
    game: &str,
    person: &str,
) -> Result<Option<NextOpponent>, Refusal> {
    let games = store.rated_games_of(game, &RatedPlayer::Person(person.to_owned()), LATEST).await?;
    Ok(chosen(game, person, &games))
}

/// By the person's latest games.
pub(crate) fn chosen(game: &str, person: &str, games: &[RatedGame]) -> Option<NextOpponent> {
    nearest(game, strength(person, games)?, None)
}

/// The opponent after a game against `met`, another one, because a rematch is offered anyway. By the person's latest games; without any,
/// one step up the ladder after a win and one down after a loss. `None` if `met` was not measured either.
pub(crate) fn after_game(
    game: &str,
    person: Option<(&str, &[RatedGame])>,
    met: &str,
    points: f64,
) -> Option<NextOpponent> {
    if let Some(strength) = person.and_then(|(person, games)| strength(person, games)) {
        return nearest(game, strength, Some(met));
    }
    let rating = |player: &Player| Some(f64::from(player.rating?.elo));
    let rated = rating(&find(game, met)?)?;
    let mut others: Vec<&Player> = of(game).iter().filter(|player| player.id != met).collect();
    others.retain(|player| {
        rating(player).is_some_and(|elo| if points > 0.5 { elo > rated } else { elo < rated })
    });
    let off = |player: &Player| rating(player).map_or(f64::MAX, |elo| (elo - rated).abs());
    let player = others.into_iter().min_by(|a, b| off(a).total_cmp(&off(b)))?;
    Some(NextOpponent { player: player.clone(), share: 0.5 })
}

/// How strong a person's latest games show it to be.
fn strength(person: &str, games: &[RatedGame]) -> Option<f64> {
    let results: Vec<(f64, f64)> = games.iter().filter_map(|rated| result(rated, person)).collect();
    (!results.is_empty()).then(|| estimate(&results))
}

fn nearest(game: &str, strength: f64, except: Option<&str>) -> Option<NextOpponent> {
    let others = of(game).iter().filter(|player| except != Some(&*player.id));
    let measured = others.filter_map(|player| Some((player, f64::from(player.rating?.elo))));
    let nearest = measured.min_by(|(_, a), (_, b)| (a - strength).abs().total_cmp(&(b - strength).abs()))?;
    Some(NextOpponent { player: nearest.0.clone(), share: expected(strength - nearest.1) })
}

/// The measured rating of the computer that a person met, and the points against it.
fn result(rated: &RatedGame, person: &str) -> Option<(f64, f64)> {
    let side = side_of(rated, person)?;
    let RatedPlayer::Computer(id) = &rated.players[!side] else { return None };
    let rating = find(&rated.game, id)?.rating?;
    Some((f64::from(rating.elo), points(rated, side)))
}

/// The side that a person played.
pub(crate) fn side_of(rated: &RatedGame, person: &str) -> Option<Side> {
    let plays = |side: &Side| matches!(&rated.players[*side], RatedPlayer::Person(id) if id == person);
    Side::BOTH.into_iter().find(plays)
}

/// What a side got, from 0 to 1.
pub(crate) fn points(rated: &RatedGame, side: Side) -> f64 {
    let first = f64::from(rated.half_points) / 2.0;
    if side == Side::First { first } else { 1.0 - first }
}

#[cfg(test)]
mod tests {
    use plyground_rules::BySide;

    use super::*;

    fn game(computer: &str, won: bool) -> RatedGame {
        RatedGame {
            id: String::new(),
            game: "reversi".to_owned(),
            players: BySide {
                first: RatedPlayer::Computer(computer.to_owned()),
                second: RatedPlayer::Person("ann".to_owned()),
            },
            names: BySide::default(),
            half_points: if won { 0 } else { 2 },
            before: BySide { first: 1500.0, second: 1500.0 },
            after: BySide { first: 1500.0, second: 1500.0 },
            at: 0,
        }
    }

    #[test]
    fn a14_the_next_opponent_is_one_of_the_same_strength() {
        assert!(chosen("reversi", "ann", &[]).is_none());
        let rated: Vec<&Player> = of("reversi").iter().filter(|player| player.rating.is_some()).collect();
        for player in &rated {
            let even: Vec<RatedGame> = (0..30).map(|n| game(&player.id, n % 2 == 0)).collect();
            let next = chosen("reversi", "ann", &even).expect("somebody");
            let off = next.player.rating.expect("measured").elo - player.rating.expect("measured").elo;
            assert!(off.abs() < 120, "{} after {}", next.player.id, player.id);
            assert!((0.3..=0.7).contains(&next.share) || rated.len() < 3, "{} {}", player.id, next.share);
        }
        let others: Vec<RatedGame> = (0..30).map(|n| game(&rated[3].id, n % 2 == 0)).collect();
        let next = after_game("reversi", Some(("ann", &others)), &rated[3].id, 1.0).expect("somebody");
        assert_ne!(next.player.id, rated[3].id, "a rematch is offered anyway");
        let strongest = rated.iter().max_by_key(|player| player.rating.map(|r| r.elo)).expect("somebody");
        let won: Vec<RatedGame> = (0..30).map(|_| game(&strongest.id, true)).collect();
        assert_eq!(chosen("reversi", "ann", &won).expect("somebody").player.id, strongest.id);
    }

    #[test]
    fn a9_without_rated_games_the_next_opponent_is_one_step_away() {
        let mut ladder: Vec<&Player> =
            of("reversi").iter().filter(|player| player.rating.is_some()).collect();
        ladder.sort_by_key(|player| player.rating.map(|r| r.elo));
        let elo = |player: &Player| player.rating.expect("measured").elo;
        let (met, above) = (ladder[4], elo(ladder[4]));
        let after = |points| after_game("reversi", None, &met.id, points).map(|next| elo(&next.player));
        assert!(after(1.0).expect("somebody") > above);
        assert!(after(0.0).expect("somebody") < above);
        let top = ladder.last().expect("somebody");
        assert!(after_game("reversi", None, &top.id, 1.0).is_none(), "nobody is stronger than the strongest");
        assert!(after_game("reversi", None, "nobody", 1.0).is_none());
    }
}
