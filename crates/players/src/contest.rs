//! Games between players, one at a time.

use std::{sync::atomic::AtomicBool, sync::atomic::Ordering, time::Duration};

use plyground_games::{
    AnyGame, find,
    rules::{BySide, LONGEST_GAME, Reason, Side, Variant, zobrist},
};
use plyground_search::SearchParams;

use crate::{
    MoveBudget, Player, Strategy, choose,
    openings::{opening, side_of_first},
};

/// Two players and what they play.
pub struct Contest {
    game: &'static dyn AnyGame,
    variant: &'static Variant,
    players: [Player; 2],
    seed: u64,
    time: Option<Duration>,
    longest: usize,
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its number.
    pub number: u64,
    /// Which side the contest's first player had.
    pub first_was: Side,
    /// Who won, or nobody.
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: Reason,
    /// How many of the moves were given as the opening.
    pub opening: usize,
    /// All moves.
    pub moves: Vec<String>,
}

impl Played {
    /// What the first player got: 2 for a win, 1 for a draw.
    pub fn half_points(&self) -> usize {
        match self.winner {
            None => 1,
            Some(side) if side == self.first_was => 2,
            Some(_) => 0,
        }
    }
}

impl Contest {
    /// Two players at a variant, by its id; `None` for an unknown one. With the same seed and players that are not
    /// limited by time every game is the same again. `time` is for players of full strength.
    pub fn new(variant: &str, players: [Player; 2], seed: u64, time: Option<Duration>) -> Option<Self> {
        let (game, variant) = find(variant).ok()?;
        Some(Contest { game, variant, players, seed, time, longest: LONGEST_GAME })
    }

    /// The same with games that are called draws after so many moves.
    #[must_use]
    pub fn of_at_most(self, moves: usize) -> Self {
        Contest { longest: moves, ..self }
    }

    /// Who plays.
    pub const fn players(&self) -> &[Player; 2] {
        &self.players
    }

    /// Plays the game with this number: `None` if it was stopped.
    pub fn play(&self, number: u64, stop: &AtomicBool) -> Option<Played> {
        let mut play = self.game.start(self.variant, None).ok()?;
        let moves = opening(self.game.info().id, &*play, self.seed, number / 2);
        for text in &moves {
            play.play(text).ok()?;
        }
        let first_was = side_of_first(number);
        let [a, b] = &self.players;
        let at = if first_was == Side::First {
            BySide { first: a, second: b }
        } else {
            BySide { first: b, second: a }
        };
        let budget = MoveBudget { time: self.time, ..MoveBudget::seed(zobrist::number(!self.seed, number)) };
        while play.outcome().is_none() && play.ply() < self.longest {
            let text = choose(&*play, at[play.to_move()], budget, stop, &mut |_| {})?;
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            play.play(&text).ok()?;
        }
        let end = play.outcome();
        Some(Played {
            number,
            first_was,
            winner: end.and_then(|end| end.winner),
            reason: end.map_or(Reason::LENGTH, |end| end.reason),
            opening: moves.len(),
            moves: play.history().into_iter().map(|(_, text)| text).collect(),
        })
    }
}

/// A limit that is the same for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// So long.
    Time(Duration),
    /// So many moves ahead.
    Depth(u32),
    /// So many positions.
    Nodes(u64),
}

impl Limit {
    /// The same parameters with this limit and no other.
    #[must_use]
    pub fn alone(self, params: &SearchParams) -> SearchParams {
        let free = SearchParams { depth: 60, nodes: u64::MAX, time: None, ..params.clone() };
        match self {
            Limit::Time(time) => SearchParams { time: Some(time), ..free },
            Limit::Depth(depth) => SearchParams { depth, ..free },
            Limit::Nodes(nodes) => SearchParams { nodes, ..free },
        }
    }
}

impl Player {
    /// This player with this limit and no other, wherever it looks ahead itself.
    #[must_use]
    pub fn limited(&self, limit: Limit) -> Player {
        let mut player = self.clone();
        if let Strategy::Search(params) = &mut player.strategy {
            *params = limit.alone(params);
        }
        player
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{find, minimax};

    fn contest(seed: u64) -> Contest {
        let random = find("reversi", "random-moves").expect("a player of every game");
        Contest::new("reversi", [minimax("Plain", 2), random], seed, None).expect("a game")
    }

    #[test]
    fn a13_games_come_in_pairs_and_are_the_same_again() {
        let (go, contest) = (AtomicBool::new(false), contest(7));
        let games: Vec<Played> = (0..4).map(|n| contest.play(n, &go).expect("not stopped")).collect();
        for pair in games.chunks(2) {
            assert_eq!((pair[0].first_was, pair[1].first_was), (Side::First, Side::Second));
            let beginning = |played: &Played| played.moves[..played.opening].to_vec();
            assert_eq!(beginning(&pair[0]), beginning(&pair[1]));
            assert_ne!(pair[0].moves, pair[1].moves);
        }
        assert_ne!(games[0].moves[..games[0].opening], games[2].moves[..games[2].opening]);
        assert_eq!(contest.play(3, &go), Some(games[3].clone()));
        assert!(games.iter().map(Played::half_points).sum::<usize>() >= 6, "minimax loses to random moves");
    }

    #[test]
    fn a_game_without_an_end_is_called_a_draw() {
        let played = contest(1).of_at_most(9).play(0, &AtomicBool::new(false)).expect("not stopped");
        assert_eq!((played.moves.len(), played.winner, played.half_points()), (9, None, 1));
        assert_eq!(played.reason, Reason::LENGTH);
    }

    #[test]
    fn a17_a_game_can_be_stopped() {
        assert_eq!(contest(1).play(0, &AtomicBool::new(true)), None);
    }

    #[test]
    fn a_limit_replaces_all_others() {
        let grandmaster = crate::of("reversi").last().expect("the strongest").limited(Limit::Nodes(500));
        let params = grandmaster.params().expect("looks ahead");
        assert_eq!((params.nodes, params.depth, params.time), (500, 60, None));
        assert!(!grandmaster.is_full_strength());
        let random = find("laser", "random-moves").expect("a player of every game");
        assert!(random.limited(Limit::Depth(3)).params().is_none());
    }
}
