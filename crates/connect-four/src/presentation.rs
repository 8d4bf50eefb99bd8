//! What a person sees and taps.

use plyground_rules::{
    BoardContents, BoardSpec, Counter, Event, Goal, Mark, Notation, Piece, PointId, PointShape, Position,
    Presentation, Side, Tap, View,
};
use plyground_words::{Message, key};

use crate::{Column, ConnectFour, Setup, bits::cells, info::DISC};

/// Discs that have not been dropped yet. They are nobody's: how many a side has left decides nothing, so it is no score.
const LEFT: &str = "left";

/// How far beyond the outermost holes' centres the rack goes, but for the letters below.
const RIM: f32 = 0.72;

impl ConnectFour {
    fn point(&self, cell: u8) -> PointId {
        self.size().point(cell) as PointId
    }

    /// The point where a disc dropped into a column that is not full comes to rest.
    fn landing_point(&self, column: Column) -> PointId {
        let cell = self.landing(column).expect("a legal move has room");
        self.point(cell.trailing_zeros() as u8)
    }

    fn left(&self) -> u16 {
        (self.size().cells() - self.count()) as u16
    }
}

impl Presentation for ConnectFour {
    /// Rows have no numbers: a move is a column.
    fn board(setup: &Setup) -> BoardSpec {
        let mut board = setup.size.grid().board(PointShape::Hole, &[], Vec::new());
        board.labels.retain(|label| label.text.starts_with(|c: char| c.is_ascii_alphabetic()));
        // So the rim is narrow where nothing is written.
        let [_, top, _, height] = board.bounds;
        let width = setup.size.columns() as f32 - 1.0 + 2.0 * RIM;
        board.bounds = [-RIM, -RIM, width, height + top + RIM];
        board
    }

    fn view(&self) -> View {
        let discs =
            |side| cells(self.discs(side)).map(move |cell| (self.point(cell), Piece::new(DISC, side)));
        let left = Counter {
            id: LEFT,
            label: key!("counter-left"),
            side: None,
            value: self.left(),
            kind: Some(DISC),
            of: None,
        };
        let marks = cells(self.winning_discs());
        let prompt = self.outcome().is_none().then_some(key!("prompt-drop"));
        View {
            contents: BoardContents {
                pieces: Side::BOTH.into_iter().flat_map(discs).collect(),
                counters: vec![left],
            },
            marks: marks
                .map(|cell| Mark { at: self.point(cell), kind: "line", note: key!("mark-line") })
                .collect(),
            prompt,
        }
    }

    fn taps(&self, column: Column) -> Vec<Tap> {
        vec![Tap::Point(self.landing_point(column))]
    }

    fn events(&self, column: Column) -> Vec<Event> {
        vec![
            Event::Put { at: self.landing_point(column), piece: Piece::new(DISC, self.to_move()) },
            Event::Count { id: LEFT, side: None, value: self.left() - 1 },
        ]
    }

    fn goal(_: &Setup) -> Goal {
        Goal { text: key!("goal"), slots: None }
    }

    /// A move is a column, whichever of its holes is tapped.
    fn refusal(&self, points: &[PointId]) -> Message {
        let point = usize::from(points.last().copied().unwrap_or_default());
        let name = self.size().grid().name(point);
        self.why_not(name.get(..1).unwrap_or_default())
    }
}
