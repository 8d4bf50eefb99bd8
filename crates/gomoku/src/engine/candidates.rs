//! Which points are worth a look, and in which order.

use plyground_rules::{MoveList, Position};

use crate::{Point, ThreatBoard, board::PointSet, point::SIZE, threats::defences};

/// Searches at least as wide as this look only at what answers a threat, where there is one. Narrower ones are those of
/// players who look for themselves, and may overlook it.
const FULL_SIGHT: usize = 16;

impl ThreatBoard {
    /// Appends the most promising legal moves: the one that wins, or those that stop a five or what is as good as one, or
    /// the best `width` of those near stones.
    pub(super) fn promising_moves(&self, width: usize, out: &mut MoveList<Point>) {
        let me = self.position().to_move();
        let (own, theirs) = (self.threat_points(me), self.threat_points(!me));
        if !own.five.is_empty() {
            out.extend(own.five.first());
            return;
        }
        if !theirs.five.is_empty() {
            out.extend(theirs.five.iter().filter(|&point| self.may_play(point)));
            if !out.is_empty() {
                return;
            }
        } else if width >= FULL_SIGHT {
            if let Some(wins) = own.double.iter().find(|&point| self.may_play(point)) {
                return out.push(wins);
            }
            if let Some(defences) = defences(self, !me) {
                self.best_of(defences.or(&own.four), width, out);
                if !out.is_empty() {
                    return;
                }
            }
        }
        self.best_of(self.near(), width, out);
        if out.is_empty() {
            let centre = Point::new(SIZE / 2, SIZE / 2).filter(|&centre| self.position().is_legal(centre));
            out.extend(centre);
        }
        if out.is_empty() {
            self.position().legal_moves(out);
            out.truncate(width);
        }
    }

    /// Appends the most promising of these empty points that are legal: in wide searches those that are likeliest to be played, else the most urgent.
    fn best_of(&self, points: PointSet, width: usize, out: &mut MoveList<Point>) {
        let mut rated: MoveList<(i32, Point)> = points
            .iter()
            .map(|point| {
                (-if width >= FULL_SIGHT { self.likelihood(point) } else { self.urgency(point) }, point)
            })
            .collect();
        rated.sort_unstable();
        // Asked only of the few that are chosen: for black in Renju it is the dearest question of all.
        out.extend(
            rated.into_iter().map(|(_, point)| point).filter(|&point| self.may_play(point)).take(width),
        );
    }

    /// How urgent a stone on this point looks to the side to move: for what it makes and for what it stops.
    pub(super) fn urgency(&self, point: Point) -> i32 {
        let me = self.position().to_move();
        let middle = 7 - point.column().abs_diff(7).max(point.row().abs_diff(7)) as i32;
        5 * self.worth(me, point) + 4 * self.worth(!me, point) + middle
    }
}
