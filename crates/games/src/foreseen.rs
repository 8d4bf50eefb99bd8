//! What each legal move would do, for code that knows no game by name.

use plyground_coach::{BoardMark, Coach};
use plyground_rules::{Preview, preview};
use serde::Serialize;

/// What a legal move would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Foreseen {
    /// The move's text.
    #[serde(rename = "move")]
    pub text: String,
    /// On the board.
    #[serde(flatten)]
    pub preview: Preview,
    /// What it would add to the layers that were asked for, of the side that makes it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<BoardMark>>"))]
    pub made: Vec<BoardMark>,
}

/// What the legal move `mv` would do here. `layers` come with what they draw now.
pub(crate) fn foresee<G: Coach>(position: &G, mv: G::Move, layers: &[(&str, Vec<BoardMark>)]) -> Foreseen {
    let (side, child) = (position.to_move(), position.child(mv));
    let added = layers.iter().flat_map(|(id, now)| {
        let then = child.layer(id).into_iter();
        then.filter(|mark| mark.side == Some(side) && !now.contains(mark)).collect::<Vec<_>>()
    });
    Foreseen { text: position.move_text(mv), preview: preview(position, mv), made: added.collect() }
}
