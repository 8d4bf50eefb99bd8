//! What a person sees and taps.

use plyground_rules::{
    BeamEnd, BeamStep, BoardContents, BoardSpec, Button, Counter, Event, Goal, Notation, PointId, PointShape,
    Position, Presentation, Side, Tap, View,
};
use plyground_words::{Key, Message, key, message};

use crate::{
    Action, Kind, Laser, Move, Ruleset, Setup, Shot, Square, notation,
    square::{GRID, reserved},
};

const TURN_RIGHT: Button = Button { id: "turn-right", label: key!("button-turn-right"), key: "e" };
const TURN_LEFT: Button = Button { id: "turn-left", label: key!("button-turn-left"), key: "q" };

const CAPTURED_PYRAMID: &str = "captured-pyramid";
const CAPTURED_ANUBIS: &str = "captured-anubis";
const CAPTURED_PHARAOH: &str = "captured-pharaoh";

/// What can be captured, and its counter's id and label.
const CAPTURED: [(Kind, &str, Key); 3] = [
    (Kind::Pyramid, CAPTURED_PYRAMID, key!("counter-captured-pyramid")),
    (Kind::Anubis, CAPTURED_ANUBIS, key!("counter-captured-anubis")),
    (Kind::Pharaoh, CAPTURED_PHARAOH, key!("counter-captured-pharaoh")),
];

impl Laser {
    /// What the set had and the board has no more.
    fn lost(&self, side: Side, kind: Kind) -> u16 {
        (kind.in_a_set() - self.count(side, kind)) as u16
    }
}

impl Presentation for Laser {
    // A typed start may have fewer pieces than a set: those were never there, so nobody lost them.
    const COUNTED_FROM_START: &[&str] = &[CAPTURED_PYRAMID, CAPTURED_ANUBIS, CAPTURED_PHARAOH];

    fn board(setup: &Setup) -> BoardSpec {
        let mut board = GRID.board(PointShape::Square, &[], vec![TURN_RIGHT, TURN_LEFT]);
        board.own_edge = true;
        board.far_reaching = true;
        if setup.ruleset == Ruleset::Khet {
            for (at, point) in Square::all().zip(&mut board.points) {
                point.reserved = Side::BOTH.into_iter().find(|&side| reserved(side) & at.bit() != 0);
            }
        }
        board
    }

    fn view(&self) -> View {
        let counters = Side::BOTH.into_iter().flat_map(|side| {
            CAPTURED.map(|(kind, id, label)| Counter {
                id,
                label,
                side: Some(!side),
                value: self.lost(side, kind),
                kind: Some(kind.name()),
                of: Some(side),
            })
        });
        let pieces = self.pieces().map(|(at, piece)| (at.point(), notation::outside(piece)));
        View {
            contents: BoardContents { pieces: pieces.collect(), counters: counters.collect() },
            marks: Vec::new(),
            prompt: self.outcome().is_none().then_some(key!("prompt-move")),
        }
    }

    fn taps(&self, mv: Move) -> Vec<Tap> {
        let second = match mv.action() {
            Action::Go(to) => Tap::Point(to.point()),
            Action::Turn { clockwise: true } => Tap::Button(TURN_RIGHT.id),
            Action::Turn { clockwise: false } => Tap::Button(TURN_LEFT.id),
        };
        vec![Tap::Point(mv.from().point()), second]
    }

    fn events(&self, mv: Move) -> Vec<Event> {
        let (side, at) = (self.to_move(), mv.from().point());
        let moved = match mv.action() {
            Action::Turn { clockwise } => Event::Turn { at, clockwise },
            Action::Go(to) if self.piece(to).is_some() => Event::Swap { from: at, to: to.point() },
            Action::Go(to) => Event::Slide { from: at, to: to.point() },
        };
        let mut before_the_shot = self.clone();
        before_the_shot.move_piece(mv);
        let path = before_the_shot.beam(side).map(|p| BeamStep { at: p.at.point(), leaves: p.leaves });
        let shot = before_the_shot.shot(side);
        let end = match shot {
            Shot::LeavesTheBoard => BeamEnd::Edge,
            Shot::IsStopped(_) => BeamEnd::Stopped,
            Shot::Destroys(_) => BeamEnd::Destroyed,
        };
        let mut events = vec![moved, Event::Beam { side, path: path.collect(), end }];
        if let Shot::Destroys(at) = shot {
            events.push(Event::Take { at: at.point(), destroyed: true });
            let hit = before_the_shot.piece(at).expect("a beam destroys a piece");
            let (kind, side) = (hit.kind(), hit.side());
            let counter = CAPTURED.into_iter().find(|(captured, ..)| *captured == kind);
            let (_, id, _) = counter.expect("what can be destroyed is counted");
            events.push(Event::Count { id, side: Some(!side), value: self.lost(side, kind) + 1 });
        }
        events
    }

    fn goal(_: &Setup) -> Goal {
        Goal { text: key!("goal"), slots: None }
    }

    fn prompt_after(&self, taps: &[Tap]) -> Option<Key> {
        let [Tap::Point(from)] = taps else { return None };
        let at = Square::all().nth(usize::from(*from))?;
        let swaps =
            |mv: Move| mv.from() == at && matches!(mv.action(), Action::Go(to) if self.piece(to).is_some());
        Some(match self.piece(at)?.kind() {
            Kind::Sphinx => key!("prompt-sphinx"),
            Kind::Scarab if self.moves().into_iter().any(swaps) => key!("prompt-scarab"),
            Kind::Scarab | Kind::Pharaoh | Kind::Pyramid | Kind::Anubis => key!("prompt-piece"),
        })
    }

    fn refusal(&self, points: &[PointId]) -> Message {
        let names = points.iter().map(|&point| GRID.name(usize::from(point)));
        match &names.collect::<Vec<_>>()[..] {
            [from, to] => self.why_not(&format!("{from}{to}")),
            // A piece that is chosen is not refused, so what is wrong with turning it is what is wrong with it.
            [from] => self.why_not(&format!("{from}+")),
            _ => message!("why-other"),
        }
    }
}
