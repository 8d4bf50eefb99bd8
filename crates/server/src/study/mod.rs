//! Learning from games: reviews, the analysis board, exercises, hints.
//!
//! `reviews` carries reviews out, each once however many look at it; `socket` is a browser's connection, over which all of this is asked for and
//! streamed; `message` holds what is said over it. `saved` keeps trees of variations; `paste` recognises pasted texts.

#[cfg(test)]
mod closed_tab;
pub(crate) mod message;
pub(crate) mod paste;
mod reviews;
pub(crate) mod saved;
pub(crate) mod socket;
#[cfg(test)]
mod tests;

pub(crate) use reviews::{FaultReason, GameCard, Reviews, sides_of, stored_game};
