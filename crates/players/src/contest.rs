//! Games between players, one at a time.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use plyground_games::{
    AnyGame, AnyPlay, brief, find,
    rules::{BySide, LONGEST_GAME, Outcome, Reason, Side, Variant, zobrist},
};
use plyground_search::Player;
use plyground_words::{Message, key, message};

use crate::{
    MoveBudget, choose,
    openings::{opening, side_of_first},
};

/// A player of a contest: a built-in player or an external engine.
pub trait Contender: Send + Sync {
    /// Stable, without spaces, unique among those that meet.
    fn id(&self) -> &str;
    /// For people.
    fn name(&self) -> Message;
    /// Differs when its play does: results of another one say nothing about it.
    fn fingerprint(&self) -> String;
    /// Its move in a game that is not over. Raising `stop` makes it answer soon, with anything.
    fn decide(&self, play: &dyn AnyPlay, budget: MoveBudget, stop: &AtomicBool) -> Decision;
}

/// What a contender comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// A legal move.
    Move(String),
    /// It was stopped.
    Stopped,
    /// It has lost by its own fault.
    Forfeit {
        /// How the game ends.
        reason: Reason,
        /// What happened.
        why: Message,
    },
    /// It cannot play, and that is not its fault: the contest ends.
    Impossible(Message),
}

impl Contender for Player {
    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> Message {
        self.name.clone()
    }

    fn fingerprint(&self) -> String {
        format!("{:?}", (&self.id, self.params()))
    }

    fn decide(&self, play: &dyn AnyPlay, budget: MoveBudget, stop: &AtomicBool) -> Decision {
        match choose(play, self, budget, stop, &mut |_| {}) {
            Some(text) if !stop.load(Ordering::Relaxed) => Decision::Move(text),
            _ => Decision::Stopped,
        }
    }
}

/// The seed of the players in the game with this number of a match.
pub const fn game_seed(seed: u64, number: u64) -> u64 {
    zobrist::number(!seed, number)
}

/// The moves of a chosen opening from their text: legal, from the usual start, and not the whole of a game.
pub fn chosen_opening(variant: &str, text: &str) -> Result<Vec<String>, Message> {
    let (game, variant) = find(variant).map_err(|e| e.message())?;
    let moves = game.split_moves(text).map_err(|e| message!("opening-unreadable", why = e.message()))?;
    let mut play = game.start(variant, None).map_err(|e| e.message())?;
    for (at, text) in moves.iter().enumerate() {
        play.play(text)
            .map_err(|e| message!("opening-move", number = at + 1, text = brief(text), why = e.message()))?;
    }
    if moves.is_empty() || play.outcome().is_some() {
        return Err(key!("opening-no-game").into());
    }
    // As the game itself writes them, whatever was typed.
    Ok(play.history().into_iter().map(|(_, text)| text).collect())
}

/// Two players and what they play.
pub struct Contest {
    game: &'static dyn AnyGame,
    variant: &'static Variant,
    players: [Arc<dyn Contender>; 2],
    seed: u64,
    time: Option<Duration>,
    longest: usize,
    /// The opening of all games, instead of another one for each pair.
    opening: Option<Vec<String>>,
    failure: Mutex<Option<Message>>,
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
    /// What happened, where a player lost by its own fault.
    pub forfeit: Option<Message>,
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
    pub fn new(
        variant: &str,
        players: [Arc<dyn Contender>; 2],
        seed: u64,
        time: Option<Duration>,
    ) -> Option<Self> {
        let (game, variant) = find(variant).ok()?;
        Some(Contest {
            game,
            variant,
            players,
            seed,
            time,
            longest: LONGEST_GAME,
            opening: None,
            failure: Mutex::default(),
        })
    }

    /// The same with games that all begin with these moves, which must be legal and leave a game to be played.
    #[must_use]
    pub fn with_opening(self, moves: Vec<String>) -> Self {
        Contest { opening: Some(moves), ..self }
    }

    /// The same with games that are called draws after so many moves.
    #[must_use]
    pub fn of_at_most(self, moves: usize) -> Self {
        Contest { longest: moves, ..self }
    }

    /// Who plays.
    pub const fn players(&self) -> &[Arc<dyn Contender>; 2] {
        &self.players
    }

    /// Why no game can be played, if that has come up.
    pub fn failure(&self) -> Option<Message> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Plays the game with this number: `None` if it was stopped, which it is too when a player cannot play.
    pub fn play(&self, number: u64, stop: &AtomicBool) -> Option<Played> {
        let mut play = self.game.start(self.variant, None).ok()?;
        let moves = match &self.opening {
            Some(moves) => moves.clone(),
            None => opening(self.game, &*play, self.seed, number / 2),
        };
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
        // Contests have openings of their own, and measure how players go on from there.
        let seed = MoveBudget::seed(game_seed(self.seed, number));
        let budget = MoveBudget { time: self.time, book: false, ..seed };
        let mut forfeit = None;
        while play.outcome().is_none() && play.ply() < self.longest && forfeit.is_none() {
            let side = play.to_move();
            match at[side].decide(&*play, budget, stop) {
                Decision::Move(text) => play.play(&text).ok()?,
                Decision::Stopped => return None,
                Decision::Forfeit { reason, why } => forfeit = Some((Outcome::win(!side, reason), why)),
                Decision::Impossible(what) => {
                    *self.failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(what);
                    stop.store(true, Ordering::Relaxed);
                    return None;
                }
            }
        }
        let end = forfeit.as_ref().map(|(end, _)| *end).or_else(|| play.outcome());
        Some(Played {
            number,
            first_was,
            winner: end.and_then(|end| end.winner),
            reason: end.map_or(Reason::LENGTH, |end| end.reason),
            forfeit: forfeit.map(|(_, why)| why),
            opening: moves.len(),
            moves: play.history().into_iter().map(|(_, text)| text).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_search::Limit;

    use crate::find;

    fn contest(seed: u64) -> Contest {
        let random = find("reversi", "random-moves").expect("a player of every game");
        Contest::new("reversi", [Arc::new(Player::plain(2)), Arc::new(random)], seed, None).expect("a game")
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
    fn a13_all_games_begin_with_the_opening_that_is_chosen() {
        let opening = chosen_opening("reversi", "F5 d6c3").expect("legal");
        assert_eq!(opening, ["f5", "d6", "c3"]);
        let contest = contest(3).with_opening(opening.clone());
        for number in 0..4 {
            let played = contest.play(number, &AtomicBool::new(false)).expect("not stopped");
            assert_eq!((&played.moves[..3], played.opening), (&opening[..], 3));
        }
        for wrong in ["", "a1", "f5 f5", "nonsense"] {
            assert!(chosen_opening("reversi", wrong).is_err(), "{wrong}");
        }
        assert!(chosen_opening("gomoku", "a1 a2 b1 b2 c1 c2 d1 d2 e1").is_err(), "the game is over");
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
