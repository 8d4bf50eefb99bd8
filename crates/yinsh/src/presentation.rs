//! How YINSH looks and is handled.

use std::collections::BTreeMap;

use plyground_rules::{
    BoardContents, BoardSpec, Button, Counter, Event, Goal, Label, Line, Mark, Piece, PointId, PointShape,
    PointSpec, Position, Presentation, Side, Slots, Tap, View,
};
use plyground_words::{Key, Message, key};

use crate::{
    Axis, Move, Phase, Point, Setup, Yinsh,
    bits::{self, row, row_starts},
    point::{COLUMNS, HEIGHT},
    position::{MARKERS, RINGS},
};

const RESERVE: &str = "reserve";
const ROWS: &str = "rows";
const TAKEN: &str = "taken";
const LEFT: &str = "markers";
const PASS: &str = "pass";

/// How far from its line's end a label stands.
const LABEL_DISTANCE: f32 = 0.7;
/// Room around the labels.
const LABEL_MARGIN: f32 = 0.28;
/// Room around the points: a ring stands on any of them.
const POINT_MARGIN: f32 = 0.62;

/// Where a point is drawn. Numbers grow upwards, columns to the right and, along lines of one number, downwards.
fn place(point: Point) -> [f32; 2] {
    let (column, number) = (f32::from(point.column()) - 5.0, f32::from(point.number()) - 6.0);
    [column * 3f32.sqrt() / 2.0, column / 2.0 - number]
}

/// A label beyond the lower end of the line that begins at `end` along `axis`.
fn label(text: String, end: Point, axis: Axis) -> Label {
    let [x, y] = place(end);
    let next = place(end.along(axis, 1).expect("every line has at least four points"));
    Label { text, x: x - LABEL_DISTANCE * (next[0] - x), y: y - LABEL_DISTANCE * (next[1] - y) }
}

/// Every line as its lower end and the points from there on.
fn lines(axis: Axis) -> impl Iterator<Item = Vec<Point>> {
    let ends = Point::all().filter(move |p| p.along(axis, -1).is_none());
    ends.map(move |p| (0..).map_while(|n| p.along(axis, n)).collect())
}

impl Presentation for Yinsh {
    fn board(_setup: &Setup) -> BoardSpec {
        let points = Point::all().map(|p| {
            let [x, y] = place(p);
            PointSpec { name: p.to_string(), x, y, reserved: None }
        });
        let drawn = Axis::ALL.into_iter().flat_map(lines);
        let letters = (b'a'..).zip(COLUMNS).map(|(letter, (low, _))| {
            let end = Point::new(letter - b'a', low).expect("a column begins with its lowest point");
            label(char::from(letter).to_string(), end, Axis::Up)
        });
        let numbers = (1..=HEIGHT).map(|number| {
            let end = Point::all().find(|p| p.number() == number).expect("every number has a line");
            label(number.to_string(), end, Axis::Across)
        });
        let labels: Vec<Label> = letters.chain(numbers).collect();
        let extent = |of: fn([f32; 2]) -> f32| {
            let labels = labels.iter().map(|l| (of([l.x, l.y]), LABEL_MARGIN));
            let all = labels.chain(Point::all().map(|p| (of(place(p)), POINT_MARGIN)));
            all.fold((0f32, 0f32), |(low, high), (v, margin)| (low.min(v - margin), high.max(v + margin)))
        };
        let ((left, right), (top, bottom)) = (extent(|[x, _]| x), extent(|[_, y]| y));
        BoardSpec {
            bounds: [left, top, right - left, bottom - top],
            points: points.collect(),
            shape: PointShape::Crossing,
            lines: drawn.map(|line| Line { from: place(line[0]), to: place(line[line.len() - 1]) }).collect(),
            dots: Vec::new(),
            labels,
            buttons: vec![Button { id: PASS, label: key!("button-pass"), key: "p" }],
            restricted_placements: false,
            own_edge: true,
            far_reaching: true,
        }
    }

    fn view(&self) -> View {
        let mut pieces = BTreeMap::new();
        for side in Side::BOTH {
            pieces.extend(self.rings(side).map(|p| (p.id(), Piece::new("ring", side))));
            pieces.extend(self.markers(side).map(|p| (p.id(), Piece::new("marker", side))));
        }
        View {
            contents: BoardContents { pieces, counters: self.counters() },
            marks: self.marks(),
            prompt: self.prompt(),
        }
    }

    fn taps(&self, mv: Move) -> Vec<Tap> {
        let point = |p: Point| Tap::Point(p.id());
        match mv {
            Move::Place(at) | Move::TakeRing(at) => vec![point(at)],
            Move::Ring { from, to } => vec![point(from), point(to)],
            Move::Row { from, axis } => {
                vec![Tap::Group(bits::points(row(from, axis)).map(Point::id).collect())]
            }
            Move::Pass => vec![Tap::Button(PASS)],
        }
    }

    fn events(&self, mv: Move) -> Vec<Event> {
        let side = self.actor;
        let take = |at: Point| Event::Take { at: at.id(), destroyed: false };
        let mut events = match mv {
            Move::Place(at) => vec![Event::Put { at: at.id(), piece: Piece::new("ring", side) }],
            Move::Ring { from, to } => {
                let mut jumped: Vec<Point> =
                    bits::points(bits::between(from, to) & (self.markers[0] | self.markers[1])).collect();
                if to < from {
                    jumped.reverse();
                }
                let mut events = vec![
                    Event::Hop { from: from.id(), to: to.id() },
                    Event::Put { at: from.id(), piece: Piece::new("marker", side) },
                ];
                events.extend(jumped.into_iter().map(|p| Event::Flip { at: p.id() }));
                events
            }
            Move::Row { from, axis } => bits::points(row(from, axis)).map(take).collect(),
            Move::TakeRing(at) => vec![take(at)],
            Move::Pass => vec![Event::Pass { side }],
        };
        let now = self.counters().into_iter().zip(self.child(mv).counters());
        let changed = now.filter(|(before, after)| before.value != after.value);
        events.extend(changed.map(|(_, c)| Event::Count { id: c.id, side: c.side, value: c.value }));
        events
    }

    fn goal(setup: &Setup) -> Goal {
        let of = u16::from(setup.ruleset.rings_to_win());
        let text = if of == 1 { key!("goal-one-ring") } else { key!("goal-three-rings") };
        Goal { text, slots: Some(Slots { counter: TAKEN, of }) }
    }

    fn prompt_after(&self, taps: &[Tap]) -> Option<Key> {
        matches!(taps, [Tap::Point(_)]).then_some(key!("prompt-land"))
    }

    fn refusal(&self, points: &[PointId]) -> Message {
        let named = points.iter().filter_map(|&point| Point::all().nth(usize::from(point)));
        self.refusal_at(&named.collect::<Vec<_>>())
    }
}

impl Yinsh {
    fn counters(&self) -> Vec<Counter> {
        let per_side = Side::BOTH.into_iter().flat_map(|side| {
            let taken = self.taken(side);
            let reserve = RINGS - self.rings_on_board(side) - taken;
            // A row counts from the moment it is taken, its ring only follows.
            let unpaid = u8::from(self.phase == Phase::Ring && self.actor == side);
            let counter = |id, label, value, kind| Counter {
                id,
                label,
                side: Some(side),
                value: u16::from(value),
                kind,
                of: None,
            };
            [
                counter(RESERVE, key!("counter-reserve"), reserve, Some("ring")),
                counter(ROWS, key!("counter-rows"), taken + unpaid, None),
                counter(TAKEN, key!("counter-taken"), taken, Some("ring")),
            ]
        });
        let left = u16::from(MARKERS - self.markers_on_board());
        let left = Counter {
            id: LEFT,
            label: key!("counter-left"),
            side: None,
            value: left,
            kind: Some("marker"),
            of: None,
        };
        per_side.chain([left]).collect()
    }

    fn marks(&self) -> Vec<Mark> {
        if self.phase != Phase::Row {
            return Vec::new();
        }
        let rows = Axis::ALL.into_iter().flat_map(|axis| {
            bits::points(row_starts(self.markers[self.actor.index()], axis)).map(move |from| row(from, axis))
        });
        let all = rows.fold(0, |all, five| all | five);
        bits::points(all).map(|p| Mark { at: p.id(), kind: "row", note: key!("mark-row") }).collect()
    }

    fn prompt(&self) -> Option<Key> {
        match self.phase {
            _ if self.outcome().is_some() => None,
            Phase::Place => Some(key!("prompt-place")),
            Phase::Move if self.is_legal(Move::Pass) => Some(key!("prompt-pass")),
            Phase::Move => Some(key!("prompt-move")),
            Phase::Row => Some(key!("prompt-row")),
            Phase::Ring => Some(key!("prompt-ring")),
            Phase::Over => None,
        }
    }
}
