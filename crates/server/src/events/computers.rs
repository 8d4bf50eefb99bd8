//! Computers that take part in an event: one of fitting strength for an odd number, or a field to practise with.

use plyground_events::Who;
use plyground_games::find;
use plyground_players::{Player, find as find_player, first_opponents, of};

use super::{LiveEvent, Newcomer};
use crate::words::Words;

/// The most that join at once.
pub(crate) const MOST: usize = 30;

/// A computer whose measured strength is nearest to that of the people who are here; where nobody's is known, one for beginners: it takes the
/// fewest points from them.
pub(crate) fn fitting(live: &LiveEvent, w: Words) -> Option<Newcomer> {
    let (game, _) = find(&live.state().settings()?.variant).ok()?;
    let id = game.info().id;
    let people = live.state().players().iter().filter(|player| player.is_active());
    let mut known: Vec<i32> = people
        .filter(|player| !matches!(player.who, Who::Computer(_)))
        .filter_map(|player| player.rating)
        .collect();
    known.sort_unstable();
    let player = match known.get(known.len() / 2) {
        Some(&middle) => nearest(id, middle)?.clone(),
        None => first_opponents(id)[0].clone(),
    };
    Some(newcomer(&player, w))
}

fn nearest(game: &str, strength: i32) -> Option<&'static Player> {
    let measured = of(game).iter().filter_map(|player| Some((player, player.rating?.elo)));
    measured.min_by_key(|(_, elo)| elo.abs_diff(strength)).map(|(player, _)| player)
}

/// So many of different strength, from the weakest to the strongest; where there are not so many, some come twice.
pub(crate) fn field(live: &LiveEvent, count: usize, w: Words) -> Vec<Newcomer> {
    let Some(settings) = live.state().settings() else { return Vec::new() };
    let Ok((game, _)) = find(&settings.variant) else { return Vec::new() };
    let all: Vec<&Player> = of(game.info().id).iter().filter(|player| player.has_strength()).collect();
    let last = all.len().saturating_sub(1);
    let spread =
        |at: usize| if count <= all.len() { at * last / (count.max(2) - 1) } else { at % all.len().max(1) };
    (0..count.min(MOST)).filter_map(|at| all.get(spread(at))).map(|player| newcomer(player, w)).collect()
}

/// One by its id.
pub(crate) fn named(live: &LiveEvent, id: &str, w: Words) -> Option<Newcomer> {
    let (game, _) = find(&live.state().settings()?.variant).ok()?;
    Some(newcomer(&find_player(game.info().id, id)?, w))
}

fn newcomer(player: &Player, w: Words) -> Newcomer {
    Newcomer {
        id: player.id.to_string(),
        name: w.say(&player.name),
        rating: player.rating.map(|rating| rating.elo),
    }
}
