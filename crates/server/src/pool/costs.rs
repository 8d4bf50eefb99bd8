//! How long jobs are expected to take. Only the order of magnitude matters: it says which jobs are cheap, and how much a
//! client has been given.

use std::{collections::HashMap, time::Duration};

use plyground_engines::AnyPlayer;
use plyground_players::Player;

/// What a thread looks at in a millisecond, in a slow game.
const NODES_A_MS: f64 = 400.0;

/// What players have taken so far, by game and id.
#[derive(Default, Debug)]
pub(super) struct Costs(HashMap<(&'static str, String), Duration>);

impl Costs {
    /// How long this player of a game will take.
    pub(super) fn of(&self, game: &'static str, player: &AnyPlayer) -> Duration {
        let measured = self.0.get(&(game, player.id().to_owned())).copied();
        measured.unwrap_or_else(|| first_guess(player))
    }

    /// It took so long this time: a moving average, in which one delay on a busy machine weighs little.
    pub(super) fn learn(&mut self, game: &'static str, player: &AnyPlayer, took: Duration) {
        // The others never take any time, or always the same.
        let varies = |player: &Player| player.params().is_some() && !player.is_full_strength();
        if player.built_in().is_none_or(varies) {
            let cost = self.of(game, player) * 3 / 4 + took / 4;
            self.0.insert((game, player.id().to_owned()), cost);
        }
    }
}

/// How long so many positions take.
pub(super) fn of_nodes(nodes: u64) -> Duration {
    Duration::from_secs_f64(nodes as f64 / NODES_A_MS / 1000.0)
}

/// How long a player will take that has not been seen yet, by how far it looks.
fn first_guess(player: &AnyPlayer) -> Duration {
    let player = match player {
        AnyPlayer::BuiltIn(player) => player,
        AnyPlayer::External(engine) => return engine.time,
    };
    let Some(params) = player.params() else { return Duration::ZERO };
    if let Some(time) = params.time {
        return time;
    }
    let branching: f64 = if params.selective { 2.1 } else { 6.0 };
    let ahead = 20.0 * branching.powi(params.depth as i32);
    let to_the_end = 2.0_f64.powi(params.solve as i32);
    of_nodes((ahead + to_the_end).min(params.nodes as f64) as u64)
}

#[cfg(test)]
mod tests {
    use plyground_players::{find, of};

    use super::*;

    #[test]
    fn a24_stronger_players_are_expected_to_take_longer() {
        let costs = Costs::default();
        for game in plyground_games::GAMES {
            let id = game.info().id;
            let players = of(id);
            assert_eq!(costs.of(id, &players[0].clone().into()), Duration::ZERO, "random moves");
            let strongest = players.last().expect("there are players");
            assert!(
                strongest.is_full_strength()
                    && costs.of(id, &strongest.clone().into()) >= Duration::from_secs(1)
            );
        }
        let cost = |id| costs.of("reversi", &find("reversi", id).expect("a player").into());
        assert!(cost("greedy") < Duration::from_millis(5) && cost("legend") > Duration::from_millis(500));
        assert!(cost("depth-16-perfect-20") > Duration::from_secs(5));
    }

    #[test]
    fn a24_what_players_take_is_learned() {
        let (mut costs, player) = (Costs::default(), find("reversi", "expert").expect("a player").into());
        let guess = costs.of("reversi", &player);
        for _ in 0..20 {
            costs.learn("reversi", &player, Duration::from_millis(1));
        }
        let learned = costs.of("reversi", &player);
        assert!(learned < guess && learned < Duration::from_millis(5), "{guess:?}, then {learned:?}");
        let strongest = &of("reversi").last().expect("there are players").clone().into();
        let before = costs.of("reversi", strongest);
        costs.learn("reversi", strongest, Duration::from_millis(150));
        assert_eq!(costs.of("reversi", strongest), before, "hurried or not, it takes all it can get");
    }
}
