//! What browsers and tables exchange, as JSON: see docs/protocol.md.

use plyground_games::Choice;
use plyground_players::Progress;
use plyground_rules::{BySide, Event, NextPrompt, Side, View};
use plyground_store::{Counts, Pace, RatedGame};
use plyground_words::{self as words, Key};
use serde::{Deserialize, Serialize};

use crate::names::Name;

/// From a browser. Braces even where nothing follows: serde refuses unknown fields only there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum Request {
    /// Make a move; `ply` says after how many moves, so that a late or repeated message does nothing.
    Move {
        ply: usize,
        #[serde(rename = "move")]
        text: String,
    },
    /// Give up.
    Resign {
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        side: Option<Side>,
    },
    /// Offer a draw, or answer an offer.
    Draw { say: Say },
    /// Take back a turn, or ask for it.
    Takeback {
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        say: Option<Say>,
    },
    /// Play again what was taken back last.
    Redo {},
    /// Interrupt the game until another time, or ask for it.
    Pause { say: Say },
    /// Go on with a paused game.
    Resume {},
    /// Take a colour in a swap2 opening, or add stones.
    Choose { take: Take },
    /// Let two computers make one move.
    Step {},
    /// Let two computers go on faster or slower.
    Pace {
        #[cfg_attr(test, ts(type = "\"slow\" | \"normal\" | \"fast\""))]
        pace: Pace,
    },
    /// Let the game count no longer, because a player asks for help.
    Discount {},
    /// Play again with colours changed.
    Rematch {},
    /// End the game without a result, before both sides have made a move.
    Abort {},
    /// End a game that the other person has left.
    Claim { result: ClaimedResult },
    /// Give the other person some seconds more.
    MoreTime {},
    /// Say something to the others at the table.
    Say { phrase: Phrase },
    /// The computer should play what it has.
    Stop {},
    /// Send everything.
    Sync {},
}

impl Request {
    /// Whether everybody may ask for it where only computers play.
    pub(super) const fn is_open_to_watchers(&self) -> bool {
        matches!(
            self,
            Request::Stop {}
                | Request::Rematch {}
                | Request::Pause { .. }
                | Request::Resume {}
                | Request::Step {}
                | Request::Pace { .. }
        )
    }
}

/// An offer or the answer to one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Say {
    Offer,
    Accept,
    Decline,
}

/// What is claimed from a person who left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum ClaimedResult {
    Win,
    Draw,
}

/// What people can say across the room. Never free text: a code that every browser puts into its visitor's words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Phrase {
    /// Good luck.
    Luck,
    /// Well played.
    Played,
    Thanks,
    Oops,
    /// One moment.
    Moment,
}

/// What can be chosen in a swap2 opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub(crate) enum Take {
    /// To play the first side.
    First,
    /// To play the second side.
    Second,
    /// To add two stones and let the other player choose.
    More,
}

/// What everybody at a table is told. `you` and `choices` differ between browsers and are added to each one's copy.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Update {
    /// Everything: on connecting, and when the history changed other than by a move.
    Table { state: State },
    /// A decision was made and is on disk.
    Moved {
        #[serde(flatten)]
        moved: Moved,
        state: Current,
    },
    /// Something beside the board changed.
    Changed { state: Surroundings },
    /// How far a search is.
    Thinking {
        side: Side,
        depth: u32,
        nodes: u64,
        share: f32,
        /// How long the whole search will take, if that is known; said when it begins.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        ms: Option<u64>,
    },
    /// What a side's person says.
    Said { side: Side, phrase: Phrase },
    /// A sentence for everybody.
    Notice {
        #[cfg_attr(test, ts(type = "import(\"./words.js\").Message"))]
        text: words::Message,
    },
}

impl Update {
    pub(crate) fn progress(
        side: Side,
        Progress { depth, nodes, share, .. }: Progress,
        ms: Option<u64>,
    ) -> Self {
        Update::Thinking { side, depth, nodes, share, ms }
    }
}

/// To one browser.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum TableMessage<'a> {
    Table { state: &'a State, you: &'a [Side], choices: &'a [Choice] },
    Refused { why: words::Message },
}

/// One decision that was made.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Moved {
    pub(crate) ply: usize,
    #[serde(flatten)]
    pub(crate) entry: Entry,
    pub(crate) events: Vec<Event>,
}

/// A move in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Entry {
    #[serde(rename = "move")]
    pub(crate) text: String,
    pub(crate) side: Side,
    /// Milliseconds spent on it.
    pub(crate) ms: u64,
    /// Turns are numbered from 0.
    pub(crate) turn: usize,
    /// What it did besides; most moves did nothing.
    #[serde(skip_serializing_if = "Effects::is_nothing")]
    #[cfg_attr(test, ts(optional, as = "Option<Effects>"))]
    pub(crate) did: Effects,
}

/// What a move did to other pieces, for the list of moves and the figures at the end: counted from its events, so that no game is
/// known by name here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Effects {
    /// Pieces that changed their side.
    pub(crate) flipped: u16,
    /// Pieces that were taken off.
    pub(crate) taken: u16,
    /// Pieces that were destroyed.
    pub(crate) destroyed: u16,
    /// Whether the move turned a piece clockwise, or the other way.
    pub(crate) clockwise: Option<bool>,
}

impl Effects {
    pub(crate) fn of(events: &[Event]) -> Self {
        let mut did = Effects::default();
        for event in events {
            match event {
                Event::Flip { .. } => did.flipped += 1,
                Event::Take { destroyed: true, .. } => did.destroyed += 1,
                Event::Take { destroyed: false, .. } => did.taken += 1,
                Event::Turn { clockwise, .. } => did.clockwise = Some(*clockwise),
                _ => {}
            }
        }
        did
    }

    fn is_nothing(&self) -> bool {
        *self == Effects::default()
    }
}

/// Everything that is public about a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct State {
    pub(crate) id: String,
    pub(crate) game: &'static str,
    pub(crate) variant: &'static str,
    /// How it began: `free`, `balanced`, `swap2`.
    pub(crate) opening_rule: &'static str,
    pub(crate) history: Vec<Entry>,
    #[serde(flatten)]
    pub(crate) current: Current,
}

/// How the game stands: all but its history, so that a message about a move does not grow with the game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Current {
    pub(crate) ply: usize,
    /// The side whose player decides next.
    pub(crate) to_move: Side,
    /// What a swap2 opening asks for, while it lasts.
    pub(crate) swap2: Option<Swap2Step>,
    pub(crate) view: View,
    /// What to do on the way to a move of several taps.
    pub(crate) steps: Vec<NextPrompt>,
    /// What was seen to happen in the last turn that was not a pass.
    pub(crate) last: Vec<Event>,
    pub(crate) position: String,
    /// The name of the opening.
    pub(crate) opening: Option<&'static str>,
    #[serde(flatten)]
    pub(crate) around: Surroundings,
}

/// What a swap2 opening asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "step", rename_all = "lowercase")]
pub(crate) enum Swap2Step {
    /// So many more stones, the next one of this colour.
    Place { left: usize, colour: Side },
    /// A colour, or two more stones where `more` says so.
    Choose { more: bool },
}

/// What is beside the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Surroundings {
    #[cfg_attr(test, ts(type = "import(\"./words.js\").Message"))]
    pub(crate) status: words::Message,
    pub(crate) players: BySide<Person>,
    pub(crate) clock: Option<ClockState>,
    pub(crate) turn_ms: u64,
    pub(crate) outcome: Option<End>,
    pub(crate) offers: Offers,
    pub(crate) can: Can,
    pub(crate) thinking: bool,
    /// False while the last request could not be written to the disk yet.
    pub(crate) saved: bool,
    pub(crate) paused: bool,
    /// How fast it goes on, where only computers play.
    #[cfg_attr(test, ts(type = "\"slow\" | \"normal\" | \"fast\" | null"))]
    pub(crate) pace: Option<Pace>,
    /// Whether it counts for the ratings: `no`, `yes`, `nolonger`.
    #[cfg_attr(test, ts(type = "\"no\" | \"yes\" | \"nolonger\""))]
    pub(crate) counts: Counts,
    /// Whether browsers may show what a move would do.
    pub(crate) previews: bool,
    /// How its end changed the ratings.
    pub(crate) rated: Option<BySide<RatingChange>>,
    pub(crate) next: Option<String>,
}

/// Who plays a side.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Person {
    #[cfg_attr(test, ts(type = "string | import(\"./words.js\").Wrapped"))]
    pub(crate) name: Name,
    /// `here`, `remote` or `computer`.
    #[cfg_attr(test, ts(type = "\"here\" | \"remote\" | \"computer\""))]
    pub(crate) kind: &'static str,
    #[cfg_attr(test, ts(type = "import(\"./words.js\").Message | null"))]
    pub(crate) about: Option<words::Message>,
    pub(crate) rating: Option<Rated>,
    pub(crate) taken: bool,
    pub(crate) online: bool,
    /// In how many milliseconds the other side may end the game, because this person has left; 0: now.
    pub(crate) claim_in_ms: Option<u64>,
}

/// How strong a computer player has been measured to be.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Rated {
    pub(crate) elo: i32,
    pub(crate) error: i32,
}

/// How a game changed a player's rating.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RatingChange {
    pub(crate) before: f64,
    pub(crate) after: f64,
}

impl RatingChange {
    pub(crate) fn of(game: &RatedGame) -> BySide<RatingChange> {
        BySide::from_fn(|side| RatingChange { before: game.before[side], after: game.after[side] })
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ClockState {
    pub(crate) first_ms: u64,
    pub(crate) second_ms: u64,
    pub(crate) running: Option<Side>,
    pub(crate) increment_ms: BySide<u64>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct End {
    pub(crate) winner: Option<Side>,
    /// The reason's code.
    pub(crate) reason: String,
    /// The reason in words. Its arguments depend on the reader: `who` is `you` to the loser, `named` to others, who
    /// also need a name for `loser`, or `other` where nobody is named.
    pub(crate) why: Key,
    /// Whether the board decided, so that what is counted beside it is the score.
    pub(crate) scored: bool,
}

/// What is on offer, and by which side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Offers {
    pub(crate) draw: Option<Side>,
    pub(crate) takeback: Option<Side>,
    pub(crate) pause: Option<Side>,
    pub(crate) resume: Option<Side>,
}

/// What may be done at all; who may do it is checked when it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Can {
    pub(crate) takeback: bool,
    pub(crate) redo: bool,
    pub(crate) draw: bool,
    pub(crate) resign: bool,
    pub(crate) rematch: bool,
    pub(crate) pause: bool,
    pub(crate) resume: bool,
    /// End it without a result.
    pub(crate) abort: bool,
    /// Say something to a person on another device.
    pub(crate) say: bool,
    /// Whether time may be given to each side by the other.
    pub(crate) more_time: BySide<bool>,
    pub(crate) step: bool,
}

/// The board after some move, for looking back.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Past {
    pub(crate) ply: usize,
    pub(crate) view: View,
    pub(crate) last: Vec<Event>,
    pub(crate) events: Vec<Event>,
    pub(crate) position: String,
}
