//! What is drawn over a board to show what a sentence or a layer speaks of.

use plyground_rules::{PointId, Side};
use serde::Serialize;

/// Something drawn over the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BoardMark {
    /// How it is drawn.
    pub shape: Shape,
    /// Stable, lower case: what it stands for. Reasons use `bad` (what happens to the mover), `good` (what the better move gets) and `note` (what
    /// the sentence names besides); layers have kinds of their own, which their game's style may colour.
    pub kind: &'static str,
    /// The side it belongs to, if it belongs to one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub side: Option<Side>,
    /// Where: one point or more, in the order in which they are joined.
    pub points: Vec<PointId>,
    /// A short text beside it that is the same in every language, such as a number.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<String>"))]
    pub text: String,
}

/// How a mark is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// A ring around each point.
    Ring,
    /// A dot on each point.
    Dot,
    /// The squares of the points, filled.
    Area,
    /// A line through the points.
    Line,
    /// An arrow through the points.
    Arrow,
    /// A beam of light through the points.
    Beam,
}

impl BoardMark {
    /// A mark of neither side.
    pub fn new(shape: Shape, kind: &'static str, points: impl IntoIterator<Item = PointId>) -> Self {
        BoardMark { shape, kind, side: None, points: points.into_iter().collect(), text: String::new() }
    }

    /// The same mark, of a side.
    #[must_use]
    pub fn of(self, side: Side) -> Self {
        BoardMark { side: Some(side), ..self }
    }

    /// The same mark with a text.
    #[must_use]
    pub fn text(self, text: impl Into<String>) -> Self {
        BoardMark { text: text.into(), ..self }
    }
}
