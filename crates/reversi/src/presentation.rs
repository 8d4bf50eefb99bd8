//! What a person sees and taps.

use plyground_rules::{
    BoardContents, BoardSpec, Button, Counter, Event, Goal, Notation, Piece, PointId, PointShape, Position,
    Presentation, Side, Tap, View,
};
use plyground_words::{Message, key};

use crate::{Move, Reversi, Setup, Size, flips, info::DISC, lines::squares};

const PASS: Button = Button { id: "pass", label: key!("button-pass"), key: "p" };
const COUNTER: &str = "discs";

fn point(size: Size, square: u8) -> PointId {
    size.point(square) as PointId
}

/// How many steps apart two squares are.
fn distance(a: u8, b: u8) -> u8 {
    (a / 8).abs_diff(b / 8).max((a % 8).abs_diff(b % 8))
}

impl Presentation for Reversi {
    fn board(setup: &Setup) -> BoardSpec {
        let mut board = setup.size.grid().board(PointShape::Square, &[], vec![PASS]);
        board.restricted_placements = true;
        board.far_reaching = true;
        if setup.size == Size::Eight {
            // The four dots of a real board lie on crossings of its lines, not on squares.
            board.dots = vec![[1.5, 1.5], [5.5, 1.5], [1.5, 5.5], [5.5, 5.5]];
        }
        board
    }

    fn view(&self) -> View {
        let pieces = Side::BOTH.into_iter().flat_map(|side| {
            squares(self.discs(side)).map(move |square| (point(self.size(), square), Piece::new(DISC, side)))
        });
        let counters = Side::BOTH.map(|side| Counter {
            id: COUNTER,
            label: key!("counter-discs"),
            side: Some(side),
            value: self.discs(side).count_ones() as u16,
            kind: Some(DISC),
            of: None,
        });
        let prompt = match (self.placements(), self.outcome()) {
            (_, Some(_)) => None,
            (0, None) => Some(key!("prompt-pass")),
            _ => Some(key!("prompt-place")),
        };
        View {
            contents: BoardContents { pieces: pieces.collect(), counters: counters.to_vec() },
            marks: Vec::new(),
            prompt,
        }
    }

    fn taps(&self, mv: Move) -> Vec<Tap> {
        vec![mv.square().map_or(Tap::Button(PASS.id), |square| Tap::Point(point(self.size(), square)))]
    }

    fn events(&self, mv: Move) -> Vec<Event> {
        let side = self.to_move();
        let Some(square) = mv.square() else {
            return vec![Event::Pass { side }];
        };
        let mut flipped: Vec<u8> = squares(flips(square, self.own(), self.opponent())).collect();
        flipped.sort_by_key(|&other| distance(square, other));
        let counts = self.child(mv).counts();

        let put = Event::Put { at: point(self.size(), square), piece: Piece::new(DISC, side) };
        let flips = flipped.into_iter().map(|other| Event::Flip { at: point(self.size(), other) });
        let counting =
            Side::BOTH.map(|side| Event::Count { id: COUNTER, side: Some(side), value: counts[side] as u16 });
        std::iter::once(put).chain(flips).chain(counting).collect()
    }

    fn goal(_: &Setup) -> Goal {
        Goal { text: key!("goal"), slots: None }
    }

    fn refusal(&self, points: &[PointId]) -> Message {
        let point = points.last().copied().unwrap_or_default();
        self.why_not(&self.size().grid().name(usize::from(point)))
    }
}
