//! The state of a game and its moves.

use plyground_rules::{MoveList, Outcome, Position, Side};

use crate::{
    Axis, Point, Ruleset,
    bits::{self, BOARD, MARKER_KEYS, RING_KEYS, STATE_KEYS, TAKEN_KEYS, has_row, row, row_starts},
};

/// How many rings each side has.
pub(crate) const RINGS: u8 = 5;
/// How many markers there are.
pub(crate) const MARKERS: u8 = 51;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A ring comes onto an empty point.
    Place(Point),
    /// A ring moves in a straight line, leaves a marker and flips those it jumps.
    Ring {
        /// Whence.
        from: Point,
        /// Where to.
        to: Point,
    },
    /// Five markers in line are taken off.
    Row {
        /// The lower end.
        from: Point,
        /// The direction in which the other four follow.
        axis: Axis,
    },
    /// A ring is taken off, for the row just taken.
    TakeRing(Point),
    /// No ring can move.
    Pass,
}

/// What kind of decision is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Placing the rings.
    Place,
    /// Moving a ring, or passing if none can move.
    Move,
    /// Taking a row.
    Row,
    /// Taking a ring.
    Ring,
    /// None: enough rings are taken off or all markers are used.
    Over,
}

/// What is settled before the first move.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// Which game.
    pub ruleset: Ruleset,
    /// Where it begins, if not with the empty board. Its own ruleset counts then.
    pub start: Option<Yinsh>,
}

/// A position of YINSH. White is [`Side::First`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Yinsh {
    pub(crate) rings: [u128; 2],
    pub(crate) markers: [u128; 2],
    pub(crate) key: u64,
    /// Rings taken off.
    pub(crate) taken: [u8; 2],
    pub(crate) phase: Phase,
    /// Whose decision is next.
    pub(crate) actor: Side,
    /// Whose turn it is: differs from `actor` while the opponent takes rows that the mover made.
    pub(crate) turn: Side,
    pub(crate) ruleset: Ruleset,
}

impl Yinsh {
    /// The empty board.
    pub(crate) fn empty(ruleset: Ruleset) -> Self {
        let mut position = Yinsh {
            rings: [0; 2],
            markers: [0; 2],
            key: 0,
            taken: [0; 2],
            phase: Phase::Place,
            actor: Side::First,
            turn: Side::First,
            ruleset,
        };
        position.key = position.key_from_scratch();
        position
    }

    /// What kind of decision is next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The side whose turn it is: not [`to_move`](Position::to_move) while the opponent takes rows within it.
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// How many rings a side has taken off.
    pub fn taken(&self, side: Side) -> u8 {
        self.taken[side.index()]
    }

    /// Which game this is.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The points of a side's rings.
    pub fn rings(&self, side: Side) -> impl Iterator<Item = Point> {
        bits::points(self.rings[side.index()])
    }

    /// The points of a side's markers.
    pub fn markers(&self, side: Side) -> impl Iterator<Item = Point> {
        bits::points(self.markers[side.index()])
    }

    /// How many markers are on the board.
    pub(crate) fn markers_on_board(&self) -> u8 {
        (self.markers[0] | self.markers[1]).count_ones() as u8
    }

    /// How many rings of a side are on the board.
    pub(crate) fn rings_on_board(&self, side: Side) -> u8 {
        self.rings[side.index()].count_ones() as u8
    }

    fn state_key(&self) -> u64 {
        STATE_KEYS[self.phase as usize * 4 + self.actor.index() * 2 + self.turn.index()]
    }

    /// Puts a ring of the side to act onto a point or takes it from there.
    fn toggle_ring(&mut self, at: Point) {
        self.rings[self.actor.index()] ^= at.bit();
        self.key ^= RING_KEYS[self.actor.index()][at.index()];
    }

    fn move_ring(&mut self, from: Point, to: Point) {
        let me = self.actor.index();
        self.toggle_ring(from);
        self.toggle_ring(to);
        let jumped = bits::between(from, to) & (self.markers[0] | self.markers[1]);
        self.markers[0] ^= jumped;
        self.markers[1] ^= jumped;
        for at in bits::points(jumped) {
            self.key ^= MARKER_KEYS[0][at.index()] ^ MARKER_KEYS[1][at.index()];
        }
        self.markers[me] |= from.bit();
        self.key ^= MARKER_KEYS[me][from.index()];
        self.resolve();
    }

    fn take_row(&mut self, from: Point, axis: Axis) {
        let me = self.actor.index();
        let five = row(from, axis);
        self.markers[me] &= !five;
        for at in bits::points(five) {
            self.key ^= MARKER_KEYS[me][at.index()];
        }
        self.phase = Phase::Ring;
    }

    fn take_ring(&mut self, at: Point) {
        self.toggle_ring(at);
        let taken = &mut self.taken[self.actor.index()];
        let keys = &TAKEN_KEYS[self.actor.index()];
        self.key ^= keys[usize::from(*taken)] ^ keys[usize::from(*taken + 1)];
        *taken += 1;
        if *taken == self.ruleset.rings_to_win() {
            // At once: rows that are still there are nobody's any more.
            self.end_turn(Phase::Over);
        } else {
            self.resolve();
        }
    }

    /// After a ring has moved or been taken: the mover's rows, then the opponent's, then the opponent's turn.
    fn resolve(&mut self) {
        for side in [self.turn, !self.turn] {
            if has_row(self.markers[side.index()]) {
                self.phase = Phase::Row;
                self.actor = side;
                return;
            }
        }
        self.end_turn(if self.markers_on_board() < MARKERS { Phase::Move } else { Phase::Over });
    }

    fn end_turn(&mut self, next: Phase) {
        self.turn = !self.turn;
        self.actor = self.turn;
        self.phase = next;
    }
}

impl Position for Yinsh {
    type Move = Move;
    type Setup = Setup;

    fn start(setup: &Setup) -> Self {
        setup.start.unwrap_or_else(|| Yinsh::empty(setup.ruleset))
    }

    fn to_move(&self) -> Side {
        self.actor
    }

    fn legal_moves(&self, out: &mut MoveList<Move>) {
        let me = self.actor.index();
        match self.phase {
            Phase::Place => {
                out.extend(bits::points(BOARD & !(self.rings[0] | self.rings[1])).map(Move::Place));
            }
            Phase::Move => {
                let (occupancy, before) = (self.occupancy(), out.len());
                for from in bits::points(self.rings[me]) {
                    occupancy.for_each_target(from, |to| out.push(Move::Ring { from, to }));
                }
                if out.len() == before && occupancy.any(self.rings[1 - me]) {
                    out.push(Move::Pass);
                }
            }
            Phase::Row => {
                for axis in Axis::ALL {
                    let starts = bits::points(row_starts(self.markers[me], axis));
                    out.extend(starts.map(|from| Move::Row { from, axis }));
                }
            }
            Phase::Ring => out.extend(bits::points(self.rings[me]).map(Move::TakeRing)),
            Phase::Over => {}
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.find_outcome()
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.key ^= self.state_key();
        match mv {
            Move::Place(at) => {
                self.toggle_ring(at);
                let all = (self.rings[0] | self.rings[1]).count_ones() as u8;
                self.end_turn(if all < 2 * RINGS { Phase::Place } else { Phase::Move });
            }
            Move::Ring { from, to } => self.move_ring(from, to),
            Move::Row { from, axis } => self.take_row(from, axis),
            Move::TakeRing(at) => self.take_ring(at),
            Move::Pass => self.end_turn(Phase::Move),
        }
        self.key ^= self.state_key();
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn key_from_scratch(&self) -> u64 {
        Side::BOTH.into_iter().fold(self.state_key(), |key, side| {
            let i = side.index();
            let rings = self.rings(side).map(|p| RING_KEYS[i][p.index()]);
            let markers = self.markers(side).map(|p| MARKER_KEYS[i][p.index()]);
            let pieces = rings.chain(markers).fold(0, |all, number| all ^ number);
            key ^ pieces ^ TAKEN_KEYS[i][usize::from(self.taken[i])]
        })
    }

    /// The game ends when one side has taken off its last ring, so only `rings` more can come off, each after one
    /// row. A ring move adds a marker, only rows take markers away, five each, and no ring moves while 51 are on the
    /// board. A pass is followed by a ring move: were that impossible too, the game would be over.
    fn longest_game(&self) -> Option<usize> {
        if self.phase == Phase::Over {
            return Some(0);
        }
        let goal = usize::from(self.ruleset.rings_to_win());
        let mut rings = 2 * goal - 1 - self.taken.iter().map(|&n| usize::from(n)).sum::<usize>();
        let mut removals = 2 * rings;
        if self.phase == Phase::Ring {
            rings -= 1;
            removals -= 1;
        }
        let placements = 2 * RINGS - self.rings.iter().map(|r| r.count_ones() as u8).sum::<u8>();
        let placements = if self.phase == Phase::Place { usize::from(placements) } else { 0 };
        let ring_moves = usize::from(MARKERS - self.markers_on_board()) + 5 * rings;
        Some(placements + removals + 2 * ring_moves)
    }

    fn count_legal(&self) -> usize {
        let me = self.actor.index();
        match self.phase {
            Phase::Place => crate::point::POINTS - (self.rings[0] | self.rings[1]).count_ones() as usize,
            Phase::Move => {
                let occupancy = self.occupancy();
                match occupancy.count(self.rings[me]) {
                    0 => usize::from(occupancy.any(self.rings[1 - me])),
                    ways => ways,
                }
            }
            Phase::Row => {
                Axis::ALL.iter().map(|&a| row_starts(self.markers[me], a).count_ones() as usize).sum()
            }
            Phase::Ring => self.rings[me].count_ones() as usize,
            Phase::Over => 0,
        }
    }

    fn is_legal(&self, mv: Move) -> bool {
        let me = self.actor.index();
        match (self.phase, mv) {
            (Phase::Place, Move::Place(at)) => (self.rings[0] | self.rings[1]) & at.bit() == 0,
            (Phase::Move, Move::Ring { from, to }) => {
                self.rings[me] & from.bit() != 0 && self.occupancy().can_go(from, to)
            }
            (Phase::Move, Move::Pass) => {
                let occupancy = self.occupancy();
                !occupancy.any(self.rings[me]) && occupancy.any(self.rings[1 - me])
            }
            (Phase::Row, Move::Row { from, axis }) => row_starts(self.markers[me], axis) & from.bit() != 0,
            (Phase::Ring, Move::TakeRing(at)) => self.rings[me] & at.bit() != 0,
            _ => false,
        }
    }
}
