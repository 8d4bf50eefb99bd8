//! Where rings can go, what they flip on the way, and whether that makes a row: every ray of every ring once, all by
//! bits.

use crate::{
    Move, Point, Yinsh,
    bits::{RAYS, has_row, points, turned},
};

/// The board in one orientation: rays against an axis are rays along it after half a turn.
struct OrientedBoard {
    empty: u128,
    not_markers: u128,
    markers: [u128; 2],
}

/// One ray of one ring.
struct Ray {
    /// Empty points up to the first piece: going there flips nothing.
    free: u128,
    /// The point behind the markers that are met first, if it is empty.
    landing: u128,
    /// What is flipped by landing there.
    run: u128,
}

impl OrientedBoard {
    #[inline]
    fn ray(&self, ray: u128) -> Ray {
        let empty = ray & self.empty;
        let met = ray ^ empty;
        let free = empty & met.wrapping_sub(1);
        let behind = (ray & self.not_markers) ^ free;
        let first = behind & behind.wrapping_neg();
        let landing = first & empty;
        // Without a landing nothing is flipped.
        let run = if landing == 0 { 0 } else { met & first.wrapping_sub(1) };
        Ray { free, landing, run }
    }
}

/// What one side's rings can do.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct RingMobility {
    /// In how many ways they can move.
    pub(super) ways: u32,
    /// How many of them cannot move at all.
    pub(super) stuck: u32,
    /// In how many ways they make a row at once: jumps that do, and rings that need only leave.
    pub(super) fives: u32,
    /// All markers that one of them can flip.
    pub(super) flips: u128,
}

/// The board in both orientations.
pub(super) struct RingRays {
    halves: [OrientedBoard; 2],
}

impl RingRays {
    pub(super) fn new(position: &Yinsh) -> Self {
        let markers = position.markers;
        let all = markers[0] | markers[1];
        let empty = !(position.rings[0] | position.rings[1] | all);
        let along = OrientedBoard { empty, not_markers: !all, markers };
        let against =
            OrientedBoard { empty: turned(empty), not_markers: turned(!all), markers: markers.map(turned) };
        RingRays { halves: [along, against] }
    }

    /// What these rings of a side can do.
    pub(super) fn mobility(&self, rings: u128, me: usize) -> RingMobility {
        let mut mobility = RingMobility::default();
        let mut flips = [0; 2];
        for ring in points(rings) {
            let (mut ways, mut leaves) = (0, false);
            let completes = has_row(self.halves[0].markers[me] | ring.bit());
            for (at, (half, flips)) in
                [ring, ring.opposite()].into_iter().zip(self.halves.iter().zip(&mut flips))
            {
                for &ray in &RAYS[at.index()] {
                    let Ray { free, landing, run } = half.ray(ray);
                    ways += (free | landing).count_ones();
                    leaves |= free != 0;
                    *flips |= run;
                    mobility.fives += u32::from(run != 0 && half.jump_makes_row(at, run, me, completes));
                }
            }
            mobility.fives += u32::from(completes && leaves);
            mobility.stuck += u32::from(ways == 0);
            mobility.ways += ways;
        }
        mobility.flips = flips[0] | turned(flips[1]);
        mobility
    }

    /// Calls `f` with ring moves that make a row at once: every jump that does, and one way to leave along each ray where
    /// leaving is enough, for what the row is worth hardly depends on where its ring went.
    pub(super) fn for_each_five(&self, rings: u128, me: usize, mut f: impl FnMut(Move)) {
        for from in points(rings) {
            let completes = has_row(self.halves[0].markers[me] | from.bit());
            for (turn, at) in [from, from.opposite()].into_iter().enumerate() {
                let half = &self.halves[turn];
                let mut go = |to: u128| {
                    let to = Point::lowest(to);
                    f(Move::Ring { from, to: if turn == 0 { to } else { to.opposite() } });
                };
                for &ray in &RAYS[at.index()] {
                    let Ray { free, landing, run } = half.ray(ray);
                    if completes && free != 0 {
                        go(free & free.wrapping_neg());
                    }
                    if run != 0 && half.jump_makes_row(at, run, me, completes) {
                        go(landing);
                    }
                }
            }
        }
    }
}

impl OrientedBoard {
    /// Whether there is a row once the ring has left a marker and flipped a run. There is none before, so it has the
    /// marker left or one that was flipped.
    #[inline]
    fn jump_makes_row(&self, from: Point, run: u128, me: usize, completes: bool) -> bool {
        (completes || run & self.markers[1 - me] != 0) && has_row((self.markers[me] ^ run) | from.bit())
    }
}
