//! What a computer player is: words about it, and [parameters](SearchParams) of the one search.
//!
//! The key decision: **players below full strength are limited by depth and nodes, never by time**, so that each is the
//! same opponent on every machine. Weak ones are weak the way people are: they look less far, overlook things, and like the
//! wrong ones. What they overlook and misjudge follows from the position and the game's seed, so a player does not
//! contradict itself within a game.

use std::borrow::Cow;

use plyground_words::{Key, Message, key, message};

use crate::{Limit, Rating, SearchParams, Style, TERMS, rating};

/// A computer player.
#[derive(Clone, Debug)]
pub struct Player {
    /// Stable, lower case, unique within its game.
    pub id: Cow<'static, str>,
    /// For people: a character.
    pub name: Message,
    /// What its way of playing is called, where that has a name of its own: "Minimax 2", "Easy".
    pub label: Option<Key>,
    /// One sentence that a beginner understands.
    pub about: Key,
    /// How it likes to play, in one or two words: see [`styles`].
    pub style: Key,
    /// How strong it is, roughly.
    pub strength: Strength,
    /// How strong it has been measured to be; `None` if it has not been measured.
    pub rating: Option<Rating>,
    /// How it comes to its move.
    pub strategy: Strategy,
}

/// How strong a player is, roughly.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Strength {
    /// For a first game.
    Beginner,
    /// Sees something.
    Easy,
    /// Beats beginners.
    Medium,
    /// Beats most people.
    Hard,
    /// Beats nearly all people.
    Expert,
}

impl Strength {
    /// From the weakest on.
    pub const ALL: [Strength; 5] =
        [Strength::Beginner, Strength::Easy, Strength::Medium, Strength::Hard, Strength::Expert];

    /// For people.
    pub const fn name(self) -> Key {
        match self {
            Strength::Beginner => key!("strength-beginner"),
            Strength::Easy => key!("strength-easy"),
            Strength::Medium => key!("strength-medium"),
            Strength::Hard => key!("strength-hard"),
            Strength::Expert => key!("strength-expert"),
        }
    }
}

/// How a player comes to its move.
#[derive(Clone, Debug)]
pub enum Strategy {
    /// Any legal move.
    Random,
    /// Plays as one of the others, another one in each game.
    Drawn,
    /// Searches.
    Search(SearchParams),
}

/// Words for how a player likes to play. A game may have others in its own catalogue.
pub mod styles {
    use super::{Key, key};

    /// Nothing in particular.
    pub const ALL_ROUND: Key = key!("style-all-round");
    /// Its own plans first.
    pub const ATTACKER: Key = key!("style-attacker");
    /// Sees only some of what there is.
    pub const CARELESS: Key = key!("style-careless");
    /// The other side's plans first.
    pub const DEFENDER: Key = key!("style-defender");
    /// An external engine.
    pub const EXTERNAL: Key = key!("style-external");
    /// Takes what it can get now.
    pub const GREEDY: Key = key!("style-greedy");
    /// Many moves for itself, few for the other side.
    pub const MOBILITY: Key = key!("style-mobility");
    /// Any move.
    pub const RANDOM: Key = key!("style-random");
    /// Nobody knows beforehand.
    pub const SURPRISE: Key = key!("style-surprise");
    /// Holds parts of the board.
    pub const TERRITORY: Key = key!("style-territory");
    /// Moves that must be answered.
    pub const THREATS: Key = key!("style-threats");
    /// What is not expected.
    pub const TRICKSTER: Key = key!("style-trickster");
}

impl Player {
    /// A player that searches; its rating is found by [`rated`].
    pub const fn new(
        id: &'static str,
        name: Key,
        about: Key,
        style: Key,
        strength: Strength,
        params: SearchParams,
    ) -> Player {
        Player {
            id: Cow::Borrowed(id),
            name: Message::new(name),
            label: None,
            about,
            style,
            strength,
            rating: None,
            strategy: Strategy::Search(params),
        }
    }

    /// This player with a [label](Player::label).
    #[must_use]
    pub const fn labelled(mut self, label: Key) -> Player {
        self.label = Some(label);
        self
    }

    /// The weakest player of every game.
    pub const fn random_moves() -> Player {
        let (name, about) = (key!("player-random-moves"), key!("player-random-moves-about"));
        Player::without_search("random-moves", name, about, styles::RANDOM, Strategy::Random)
    }

    /// A random opponent (A13): nobody knows beforehand how strong.
    pub const fn random_player() -> Player {
        let (name, about) = (key!("player-random-player"), key!("player-random-player-about"));
        Player::without_search("random-player", name, about, styles::SURPRISE, Strategy::Drawn)
    }

    /// Plain alpha-beta of so many moves ahead by simple counts, every line to the same depth: what others call minimax, and
    /// what our own are measured against. It is called "Minimax", or "Plain" where a player is called Minimax 2.
    pub fn minimax(depth: u32) -> Player {
        Player::counting(format!("minimax-{depth}"), message!("player-minimax", depth = depth), depth)
    }

    /// The same by its other name.
    pub fn plain(depth: u32) -> Player {
        Player::counting(format!("plain-{depth}"), message!("player-plain", depth = depth), depth)
    }

    fn counting(id: String, name: Message, depth: u32) -> Player {
        let style = Style { counting: true, ..Style::PLAIN };
        let params = SearchParams { style, table_bits: 18, ..SearchParams::depth(depth) };
        Player { name, ..Player::unlisted(id, params) }
    }

    /// A player that is in no list, for trying things out.
    pub fn unlisted(id: String, params: SearchParams) -> Player {
        let (name, about) = (given_name(&id), key!("player-unlisted-about"));
        Player {
            id: id.into(),
            name,
            label: None,
            about,
            style: styles::ALL_ROUND,
            strength: Strength::Medium,
            rating: None,
            strategy: Strategy::Search(params),
        }
    }

    const fn without_search(
        id: &'static str,
        name: Key,
        about: Key,
        style: Key,
        strategy: Strategy,
    ) -> Player {
        Player {
            id: Cow::Borrowed(id),
            name: Message::new(name),
            label: None,
            about,
            style,
            strength: Strength::Beginner,
            rating: None,
            strategy,
        }
    }

    /// How far it looks and what it likes; `None` for players that do not look ahead themselves.
    pub const fn params(&self) -> Option<&SearchParams> {
        match &self.strategy {
            Strategy::Search(params) => Some(params),
            Strategy::Random | Strategy::Drawn => None,
        }
    }

    /// Whether it has a strength of its own, and does not play as any of the others.
    pub const fn has_strength(&self) -> bool {
        !matches!(self.strategy, Strategy::Drawn)
    }

    /// Whether it plays as well as it can in the time given.
    pub fn is_full_strength(&self) -> bool {
        self.params().is_some_and(|params| params.time.is_some())
    }

    /// This player with this limit and no other, wherever it looks ahead itself.
    #[must_use]
    pub fn limited(&self, limit: Limit) -> Player {
        let mut player = self.clone();
        if let Strategy::Search(params) = &mut player.strategy {
            *params = limit.as_only_limit(params);
        }
        player
    }
}

/// A name given outside the program: the same in every language.
pub fn given_name(name: &str) -> Message {
    message!("player-unlisted", name = name.to_owned())
}

/// A list of players with what a ladder's file says of them: `ratings.txt` of the game's crate, as `plyground ladder` writes
/// it. A player that is not in it has not been measured. Ratings are shifted so that random moves have the same rating in every
/// game ([`RANDOM_MOVES_ELO`]): the mean of a ladder depends on which players are in it.
pub fn rated(mut players: Vec<Player>, measured: &str) -> Vec<Player> {
    let anchor = rating::find(measured, &Player::random_moves().id);
    let shift = anchor.map_or(0, |random| RANDOM_MOVES_ELO - random.elo);
    for player in &mut players {
        let rating = rating::find(measured, &player.id);
        player.rating = rating.map(|rating| Rating { elo: rating.elo + shift, ..rating });
    }
    players
}

/// What random moves are rated in every game.
pub const RANDOM_MOVES_ELO: i32 = 100;

/// A fixed-depth search, with a node limit that keeps it short.
pub const fn depth_limited(depth: u32, nodes: u64) -> SearchParams {
    SearchParams { depth, ..SearchParams::nodes(nodes) }
}

/// The plain style with evaluation noise, overlooking some percent of moves.
pub const fn noisy_style(noise: i32, overlook: u32) -> Style {
    Style { noise, overlook, ..Style::PLAIN }
}

/// A style with a percentage for each term of the evaluation, in their order, noise and oversights.
pub const fn weighted_style(terms: [i32; TERMS], noise: i32, overlook: u32) -> Style {
    Style { terms, ..noisy_style(noise, overlook) }
}

/// A fixed-depth search with a style.
pub const fn styled_search(depth: u32, nodes: u64, style: Style) -> SearchParams {
    SearchParams { style, ..depth_limited(depth, nodes) }
}
