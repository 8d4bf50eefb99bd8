//! What guides a person on the way to a move: what wins, what to do next, and what a move would do before it is made.
//!
//! All of it is read from a game's [`Presentation`], so the law suite can compare it with what then happens.

use serde::Serialize;

use plyground_words::Key;

use crate::{Event, Mark, Presentation, Tap};

/// What wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Goal {
    /// In a few words: "Three rings off win".
    pub text: Key,
    /// The counter that shows how near a side is, where one does.
    pub slots: Option<Slots>,
}

/// A counter that wins when it is full: it is drawn as places that fill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Slots {
    /// The counter's id.
    pub counter: &'static str,
    /// The value that wins.
    pub of: u16,
}

/// What to do next when a move is begun but not complete.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct NextPrompt {
    /// As a command: "choose where it lands".
    pub prompt: Key,
    /// The taps that have been made, each a way of its own to come here.
    pub after: Vec<Vec<Tap>>,
}

/// What a legal move would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Preview {
    /// What would be seen on the board. Counters are left out: they are not drawn there.
    pub events: Vec<Event>,
    /// The pieces that would deserve attention then: a row, a winning line.
    pub marks: Vec<Mark>,
}

/// The steps of all legal moves here, alike ones together.
pub fn steps<P: Presentation>(position: &P) -> Vec<NextPrompt> {
    let mut steps: Vec<NextPrompt> = Vec::new();
    for mv in position.moves() {
        let taps = position.taps(mv);
        for made in 1..taps.len() {
            let after = &taps[..made];
            let Some(prompt) = position.prompt_after(after) else { continue };
            match steps.iter_mut().find(|step| step.prompt == prompt) {
                Some(step) if step.after.iter().any(|known| known == after) => {}
                Some(step) => step.after.push(after.to_vec()),
                None => steps.push(NextPrompt { prompt, after: vec![after.to_vec()] }),
            }
        }
    }
    steps
}

/// What the legal move `mv` would do here.
pub fn preview<P: Presentation>(position: &P, mv: P::Move) -> Preview {
    let mut events = position.events(mv);
    events.retain(|event| !matches!(event, Event::Count { .. }));
    let view = position.child(mv).view();
    // Empty points that deserve attention (forbidden ones) are no part of what the move does.
    let marks = view.marks.into_iter().filter(|mark| view.contents.pieces.contains_key(&mark.at));
    Preview { events, marks: marks.collect() }
}
