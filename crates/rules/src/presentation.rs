//! How a game looks and is handled: a board, what stands on it, what can be tapped, what is seen to happen.
//!
//! These are plain data, sent to the browser as they are. The drawing side knows no rules: it walks the taps of
//! the legal moves as a prefix tree and plays the events of the one that was made.

use std::collections::BTreeMap;

use serde::Serialize;

use plyground_words::{Key, Message};

use crate::{Goal, Piece, Position, Side};

/// An index into [`BoardSpec::points`].
pub type PointId = u16;

/// A board: geometry only. One unit is the distance between neighbouring points; y grows downwards.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BoardSpec {
    /// Left, top, width and height of all there is to draw, labels included.
    pub bounds: [f32; 4],
    /// Where pieces can stand. A point's index is its [`PointId`].
    pub points: Vec<PointSpec>,
    /// Whether points are squares, crossings of lines or holes.
    pub shape: PointShape,
    /// Lines to draw.
    pub lines: Vec<Line>,
    /// Small dots that help the eye (star points).
    pub dots: Vec<[f32; 2]>,
    /// Coordinates along the edges.
    pub labels: Vec<Label>,
    /// What can be tapped beside the board.
    pub buttons: Vec<Button>,
    /// Whether the rules let a piece be placed on some of the empty points only, so that it helps to see which.
    pub restricted_placements: bool,
    /// Whether each side sees it from its own edge. Where it looks alike from everywhere, both see it alike, so that both speak of the
    /// same corner.
    pub own_edge: bool,
    /// Whether a move changes more than the piece it is made with, so that a finger shows first what it would do.
    pub far_reaching: bool,
}

/// Whether pieces stand on squares, on crossings or in holes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum PointShape {
    /// Unit squares around the points.
    Square,
    /// Crossings of lines.
    Crossing,
    /// Round holes of a rack that stands upright. Pieces that are put come in over its upper edge and fall down their column
    /// behind its face; a tap anywhere in a column means the point of it that can be tapped; and the rack is never seen
    /// upside down.
    Hole,
}

/// A point of the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PointSpec {
    /// Its name in move texts: "e5".
    pub name: String,
    /// Its centre.
    pub x: f32,
    /// Its centre, downwards.
    pub y: f32,
    /// Which side alone may enter it, where the variant reserves it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub reserved: Option<Side>,
}

/// A straight line.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Line {
    /// One end, x and y.
    pub from: [f32; 2],
    /// The other end.
    pub to: [f32; 2],
}

/// A coordinate label.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Label {
    /// What it says.
    pub text: String,
    /// Its centre.
    pub x: f32,
    /// Its centre, downwards.
    pub y: f32,
}

/// Something to tap that is not a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Button {
    /// Stable, lower case; unique on its board.
    pub id: &'static str,
    /// What it says: "Turn clockwise".
    pub label: Key,
    /// The key that presses it, in lower case.
    pub key: &'static str,
}

/// One tap on the way to a move.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Tap {
    /// A point.
    Point(PointId),
    /// Several points that are chosen as one (a YINSH row), in board order.
    Group(Vec<PointId>),
    /// A button, by its id.
    Button(&'static str),
}

/// What stands on the board and what is counted beside it: the part of a [`View`] that events change.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BoardContents {
    /// At most one piece on a point.
    pub pieces: BTreeMap<PointId, Piece>,
    /// What is counted: discs, rings in reserve, pieces lost.
    pub counters: Vec<Counter>,
}

/// A number beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Counter {
    /// Stable, lower case; unique together with its side.
    pub id: &'static str,
    /// What it says: "Rings taken".
    pub label: Key,
    /// Whose it is, or nobody's.
    pub side: Option<Side>,
    /// How many.
    pub value: u16,
    /// The kind of piece it counts, so that it can be drawn as those.
    pub kind: Option<&'static str>,
    /// Whose pieces it counts where they are not its own side's: what a side has captured lies beside it in the other's colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub of: Option<Side>,
}

/// A point that deserves attention before the next move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Mark {
    /// Where.
    pub at: PointId,
    /// Stable, lower case: "forbidden", "row", "line".
    pub kind: &'static str,
    /// Why, for people: "3x3".
    pub note: Key,
}

/// What a person sees of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    /// Pieces and counters.
    #[serde(flatten)]
    pub contents: BoardContents,
    /// Points that deserve attention.
    pub marks: Vec<Mark>,
    /// What the side to move must do, as a command: "place a ring". `None` after the end.
    pub prompt: Option<Key>,
}

/// One thing that is seen to happen. A move's events, in order, turn the [`BoardContents`] before it into the one after.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
// The DOM has an Event of its own.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BoardEvent"))]
#[serde(rename_all = "lowercase", tag = "event")]
pub enum Event {
    /// A piece comes onto an empty point.
    Put {
        /// Where.
        at: PointId,
        /// What.
        piece: Piece,
    },
    /// A piece moves along the board to an empty point.
    Slide {
        /// Whence.
        from: PointId,
        /// Where to.
        to: PointId,
    },
    /// A piece flies over the board to an empty point.
    Hop {
        /// Whence.
        from: PointId,
        /// Where to.
        to: PointId,
    },
    /// Two pieces change places.
    Swap {
        /// The piece that was moved.
        from: PointId,
        /// The other one.
        to: PointId,
    },
    /// A piece changes its side.
    Flip {
        /// Where.
        at: PointId,
    },
    /// A piece turns by 90 degrees.
    Turn {
        /// Where.
        at: PointId,
        /// Which way.
        clockwise: bool,
    },
    /// A beam travels.
    Beam {
        /// Whose.
        side: Side,
        /// Every point it touches, the source first.
        path: Vec<BeamStep>,
        /// What ends it.
        end: BeamEnd,
    },
    /// A piece leaves the board.
    Take {
        /// Where.
        at: PointId,
        /// Whether it is destroyed rather than picked up.
        destroyed: bool,
    },
    /// A counter changes.
    Count {
        /// The counter's id.
        id: &'static str,
        /// The counter's side.
        side: Option<Side>,
        /// Its new value.
        value: u16,
    },
    /// A side has no move.
    Pass {
        /// Which.
        side: Side,
    },
}

/// A point on a beam's way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BeamStep {
    /// Where.
    pub at: PointId,
    /// The direction it leaves by: 0 up, 1 right, 2 down, 3 left; `None` where it ends.
    pub leaves: Option<u8>,
}

/// What ends a beam.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum BeamEnd {
    /// It leaves the board.
    Edge,
    /// A piece stops it and stays.
    Stopped,
    /// It destroys the piece it meets.
    Destroyed,
}

impl BoardContents {
    /// Lets one event happen. An event that does not fit (a piece moves from an empty point) is an error: it
    /// would be drawn as nonsense.
    pub fn apply(&mut self, event: &Event) -> Result<(), String> {
        match event {
            Event::Put { at, piece } => self.put(*at, piece.clone()),
            Event::Slide { from, to } | Event::Hop { from, to } => {
                let piece = self.lift(*from)?;
                self.put(*to, piece)
            }
            Event::Swap { from, to } => {
                let (a, b) = (self.lift(*from)?, self.lift(*to)?);
                self.put(*to, a)?;
                self.put(*from, b)
            }
            Event::Flip { at } => {
                let piece =
                    self.pieces.get_mut(at).ok_or_else(|| format!("nothing to flip on point {at}"))?;
                piece.side = !piece.side;
                Ok(())
            }
            Event::Turn { at, clockwise } => {
                let piece =
                    self.pieces.get_mut(at).ok_or_else(|| format!("nothing to turn on point {at}"))?;
                piece.facing = (piece.facing + if *clockwise { 1 } else { 3 }) % 4;
                Ok(())
            }
            Event::Take { at, .. } => self.lift(*at).map(drop),
            Event::Count { id, side, value } => {
                let counter = self.counters.iter_mut().find(|c| c.id == *id && c.side == *side);
                counter.ok_or_else(|| format!("no counter {id} of {side:?}"))?.value = *value;
                Ok(())
            }
            Event::Beam { .. } | Event::Pass { .. } => Ok(()),
        }
    }

    fn put(&mut self, at: PointId, piece: Piece) -> Result<(), String> {
        match self.pieces.insert(at, piece) {
            None => Ok(()),
            Some(_) => Err(format!("point {at} is taken")),
        }
    }

    fn lift(&mut self, at: PointId) -> Result<Piece, String> {
        self.pieces.remove(&at).ok_or_else(|| format!("point {at} is empty"))
    }
}

/// How a game looks and is handled.
pub trait Presentation: Position {
    /// The board of a setup.
    fn board(setup: &Self::Setup) -> BoardSpec;

    /// Ids of counters that count from the start of a game: what its start position counts is no part of the game, so
    /// views of a game under way subtract it.
    const COUNTED_FROM_START: &[&str] = &[];

    /// What a person sees of this position.
    fn view(&self) -> View;

    /// The taps that mean the legal move `mv`. No move's taps are the beginning of another's.
    fn taps(&self, mv: Self::Move) -> Vec<Tap>;

    /// What is seen to happen when the legal move `mv` is made here.
    fn events(&self, mv: Self::Move) -> Vec<Event>;

    /// What wins, in a game of this setup.
    fn goal(setup: &Self::Setup) -> Goal;

    /// What to do when these taps have been made, which begin a legal move and are none yet: "choose where it lands". A game whose moves
    /// are all one tap needs none.
    fn prompt_after(&self, _taps: &[Tap]) -> Option<Key> {
        None
    }

    /// Why the last of these points cannot be tapped after the ones before it, which begin a legal move; never empty. A sentence
    /// without its full stop.
    fn refusal(&self, points: &[PointId]) -> Message;
}
