//! What can be done to an event.

use serde::{Deserialize, Serialize};

use crate::{Outcome, PlayerId, Settings, Source, Who, pairing::Pairing};

/// What can be done to an event. Rounds and boards count from 1, as people read them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command {
    /// Sets everything up; again until the first round begins.
    SetUp {
        /// What is set up.
        settings: Settings,
    },
    /// Adds somebody: before the first round, or late where the format lets them in.
    AddPlayer {
        /// A name that nobody has.
        name: String,
        /// How they play.
        #[serde(default)]
        who: Who,
        /// A measured rating.
        #[serde(default)]
        rating: Option<i32>,
    },
    /// Gives somebody another name.
    Rename {
        /// Who.
        player: PlayerId,
        /// A name that nobody else has.
        name: String,
    },
    /// Says how strong somebody is among all: 1 is the strongest.
    Seed {
        /// Who.
        player: PlayerId,
        /// `None` takes it back.
        seed: Option<u32>,
    },
    /// Says how somebody plays: with a device, without one, a computer.
    SetWho {
        /// Who.
        player: PlayerId,
        /// How.
        who: Who,
    },
    /// Puts somebody into a team.
    SetTeam {
        /// Who.
        player: PlayerId,
        /// `None` for no team.
        team: Option<String>,
    },
    /// Takes somebody off the list who has not been in a round yet.
    Remove {
        /// Who.
        player: PlayerId,
    },
    /// Lets somebody out: they are not paired any more. A game that they play goes on.
    LetOut {
        /// Who.
        player: PlayerId,
    },
    /// Brings somebody back who was let out.
    BringBack {
        /// Who.
        player: PlayerId,
    },
    /// These two never meet.
    Forbid {
        /// One.
        a: PlayerId,
        /// The other.
        b: PlayerId,
    },
    /// These two may meet again.
    Allow {
        /// One.
        a: PlayerId,
        /// The other.
        b: PlayerId,
    },
    /// Starts the next round; in an arena pairs those who wait.
    StartRound {
        /// The server's clock, in milliseconds.
        at: u64,
        /// Who meets whom. `None` is decided by [`pair`](crate::pairing::pair), and recorded.
        #[serde(default)]
        pairing: Option<Pairing>,
    },
    /// A game is over.
    Result {
        /// From 1.
        round: u32,
        /// From 1.
        board: u32,
        /// How it ended.
        outcome: Outcome,
        /// Who says so.
        #[serde(default)]
        source: Source,
    },
    /// Changes a result.
    Correct {
        /// From 1.
        round: u32,
        /// From 1.
        board: u32,
        /// How it really ended.
        outcome: Outcome,
        /// Why it is changed, for everybody to read.
        note: String,
    },
    /// Somebody did not come to the board.
    NoShow {
        /// From 1.
        round: u32,
        /// From 1.
        board: u32,
        /// Who did not come.
        player: PlayerId,
    },
    /// Takes the last round back with all its results. What was done to people since stays done, so that the round can be paired anew.
    UndoRound,
    /// Ends the event.
    End,
}
