//! VCF, victory by continuous fours: wins by fours alone.

use plyground_rules::{MoveList, Position, Side};

use super::{ThreatResult, ThreatSearch, immediate_result, leaves_no_move};
use crate::{Point, Rule, ThreatBoard, board::PointSet};

impl ThreatSearch<'_, '_, '_> {
    /// VCF: a win of the side to move within `length` moves, every one of which makes a four.
    pub(super) fn vcf(&mut self, board: &ThreatBoard, length: u32) -> ThreatResult {
        if let Some(answer) = immediate_result(board, length) {
            return answer;
        }
        let moves = four_moves(board);
        if moves.is_empty() {
            return ThreatResult::None { ever: true };
        }
        let forbids = board.position().rule() == Rule::Renju && board.position().to_move() == Side::Second;
        if length < 2 || length == 2 && !forbids {
            return ThreatResult::None { ever: false };
        }
        let key = board.position().key();
        let (known, answer) = self.known(key, length);
        if let Some(answer) = answer {
            return answer;
        }
        let answer = self.each_four(board, moves, length);
        self.store(key, known, length, answer)
    }

    fn each_four(&mut self, board: &ThreatBoard, moves: PointSet, length: u32) -> ThreatResult {
        let attacker = board.position().to_move();
        let mut ever = true;
        for point in by_ordering_score(board, moves) {
            if !board.may_play(point) {
                continue;
            }
            if self.control.tick() {
                return ThreatResult::Stopped;
            }
            let mut next = board.clone();
            next.play(point);
            let Some(reply) = next.threat_points(attacker).five.first() else { continue };
            if !next.may_play(reply) {
                if leaves_no_move(board, point) {
                    continue;
                }
                return ThreatResult::Win(2, point);
            }
            if length < 3 {
                ever = false;
                continue;
            }
            next.play(reply);
            match self.vcf(&next, length - 1) {
                ThreatResult::Win(moves, _) => return ThreatResult::Win(moves + 1, point),
                ThreatResult::None { ever: never } => ever &= never,
                ThreatResult::Stopped => return ThreatResult::Stopped,
            }
        }
        ThreatResult::None { ever }
    }
}

/// The fours that can be made; where five must be stopped, only by a four that does it.
pub(super) fn four_moves(board: &ThreatBoard) -> PointSet {
    let attacker = board.position().to_move();
    let (own, theirs) = (board.threat_points(attacker), board.threat_points(!attacker));
    if theirs.five.is_empty() { own.four } else { own.four.and(&theirs.five) }
}

/// The most promising first.
pub(super) fn by_ordering_score(board: &ThreatBoard, moves: PointSet) -> impl Iterator<Item = Point> {
    let side = board.position().to_move();
    let mut rated: MoveList<(i32, Point)> = MoveList::new();
    for point in moves.iter() {
        rated.push((-2 * board.worth(side, point) - board.worth(!side, point), point));
    }
    rated.sort_unstable();
    rated.into_iter().map(|(_, point)| point)
}
