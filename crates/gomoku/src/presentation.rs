//! How it looks on a table.

use plyground_rules::{
    BoardContents, BoardSpec, Event, Goal, Mark, Notation, Piece, PointId, PointShape, Position,
    Presentation, Side, Tap, View,
};
use plyground_words::{Message, key};

use crate::{Gomoku, Point, Rule, Setup, info::STONE, point::GRID};

/// The star points, by column and row from 0.
const STARS: [(usize, usize); 5] = [(3, 3), (11, 3), (7, 7), (3, 11), (11, 11)];

impl Presentation for Gomoku {
    fn board(_: &Setup) -> BoardSpec {
        let dots = STARS.map(|(column, row)| row * GRID.columns + column);
        GRID.board(PointShape::Crossing, &dots, Vec::new())
    }

    /// Forbidden points are marked while black may choose among the others, and when there are no others.
    fn view(&self) -> View {
        let stones = |side| self.stones(side).points().map(move |p| (p.id(), Piece::new(STONE, side)));
        let pieces = Side::BOTH.into_iter().flat_map(stones).collect();
        let outcome = self.outcome();
        let marks = match outcome.and_then(|outcome| outcome.winner) {
            Some(side) => self
                .winning_stones(side)
                .points()
                .map(|point| Mark { at: point.id(), kind: "line", note: key!("mark-line") })
                .collect(),
            None if self.to_move() == Side::First => self
                .forbidden_points()
                .into_iter()
                .map(|(point, kind)| Mark { at: point.id(), kind: "forbidden", note: kind.phrase() })
                .collect(),
            None => Vec::new(),
        };
        let prompt = outcome.is_none().then_some(key!("prompt-place"));
        View { contents: BoardContents { pieces, counters: Vec::new() }, marks, prompt }
    }

    fn taps(&self, point: Point) -> Vec<Tap> {
        vec![Tap::Point(point.id())]
    }

    fn events(&self, point: Point) -> Vec<Event> {
        vec![Event::Put { at: point.id(), piece: Piece::new(STONE, self.to_move()) }]
    }

    fn goal(setup: &Setup) -> Goal {
        let text = match setup.rule {
            Rule::Freestyle => key!("goal-freestyle"),
            Rule::Standard => key!("goal-standard"),
            Rule::Renju => key!("goal-renju"),
        };
        Goal { text, slots: None }
    }

    fn refusal(&self, points: &[PointId]) -> Message {
        let point = points.last().copied().unwrap_or_default();
        self.why_not(&GRID.name(usize::from(point)))
    }
}
