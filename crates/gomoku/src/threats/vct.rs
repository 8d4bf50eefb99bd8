//! VCT, victory by continuous threats: wins by fours and threes.

use plyground_rules::{Position, zobrist};

use super::{ThreatKind, ThreatResult, ThreatSearch, defences, immediate_result, vcf::by_ordering_score};
use crate::{Point, ThreatBoard, board::PointSet};

/// Keeps what the table holds of VCT apart from VCF.
const SALT: u64 = zobrist::number(0x7468_7265, 0);
/// How many positions the VCF may take that is looked for before every three.
const VCF_FIRST: u64 = 300;

impl ThreatSearch<'_, '_, '_> {
    /// VCT: a win of the side to move within `length` moves, every one of which makes a four, an open three, or room for
    /// two fours, or stops a five.
    pub(super) fn vct(&mut self, board: &ThreatBoard, length: u32) -> ThreatResult {
        if let Some(answer) = immediate_result(board, length) {
            return answer;
        }
        if length < 3 {
            // Too short for a three, but not for a four whose only answer is forbidden.
            return match self.vcf(board, length) {
                ThreatResult::None { .. } => ThreatResult::None { ever: false },
                answer => answer,
            };
        }
        let key = board.position().key() ^ SALT;
        let (known, answer) = self.known(key, length);
        if let Some(answer) = answer {
            return answer;
        }
        let answer = self.vcf_first(board, length);
        let answer = match answer {
            Some(answer) => answer,
            None => self.each_threat(board, length),
        };
        self.store(key, known, length, answer)
    }

    /// A VCF, if it is found soon.
    fn vcf_first(&mut self, board: &ThreatBoard, length: u32) -> Option<ThreatResult> {
        let table = &mut *self.table;
        let answer =
            self.control.within(VCF_FIRST, |control| ThreatSearch { table, control }.vcf(board, length));
        match answer {
            ThreatResult::Win(..) => Some(answer),
            _ if self.control.is_stopped() => Some(ThreatResult::Stopped),
            _ => None,
        }
    }

    fn each_threat(&mut self, board: &ThreatBoard, length: u32) -> ThreatResult {
        let mut ever = true;
        for point in by_ordering_score(board, threat_moves(board)) {
            if !board.may_play(point) {
                continue;
            }
            if self.control.tick() {
                return ThreatResult::Stopped;
            }
            let mut next = board.clone();
            next.play(point);
            match self.defend(&next, length - 1) {
                Defence::Lost(moves) => return ThreatResult::Win(moves + 1, point),
                Defence::Holds { ever: always } => ever &= always,
                Defence::Stopped => return ThreatResult::Stopped,
            }
        }
        ThreatResult::None { ever }
    }

    /// Whether the side to move is lost within `length` moves of the other side, whatever it does.
    fn defend(&mut self, board: &ThreatBoard, length: u32) -> Defence {
        let (at_least, replies) = match forced_replies(board) {
            ForcedReplies::Nothing => return Defence::Holds { ever: true },
            ForcedReplies::Lost => return Defence::Lost(1),
            ForcedReplies::OneOf { at_least, .. } if at_least > length => {
                return Defence::Holds { ever: false };
            }
            ForcedReplies::OneOf { at_least, replies } => (at_least, replies),
        };
        let mut longest = at_least;
        for point in by_ordering_score(board, replies) {
            if !board.may_play(point) {
                continue;
            }
            if self.control.tick() {
                return Defence::Stopped;
            }
            let mut next = board.clone();
            next.play(point);
            match self.vct(&next, length) {
                ThreatResult::Win(moves, _) => longest = longest.max(moves),
                ThreatResult::None { ever } => return Defence::Holds { ever },
                ThreatResult::Stopped => return Defence::Stopped,
            }
        }
        Defence::Lost(longest)
    }

    /// In how many moves of the other side the side to move has lost to its threats, whatever it does, with iterative deepening up to `length`.
    pub(super) fn shortest_loss(&mut self, board: &ThreatBoard, length: u32) -> Option<u32> {
        for within in 1..=length {
            match self.defend(board, within) {
                Defence::Lost(moves) => return Some(moves),
                Defence::Holds { ever: true } | Defence::Stopped => return None,
                Defence::Holds { ever: false } => {}
            }
        }
        None
    }

    /// After a winning move: the legal reply that lasts longest, and how many moves of the winner it lasts.
    pub(super) fn longest_defence(
        &mut self,
        board: &ThreatBoard,
        kind: ThreatKind,
        length: u32,
    ) -> Option<(Point, u32)> {
        let replies = match forced_replies(board) {
            ForcedReplies::OneOf { replies, .. } => replies,
            _ => PointSet::EMPTY,
        };
        let mut best: Option<(u32, Point)> = None;
        for point in by_ordering_score(board, replies).filter(|&point| board.may_play(point)) {
            let mut next = board.clone();
            next.play(point);
            if let ThreatResult::Win(moves, _) = self.shortest(&next, kind, length) {
                if best.is_none_or(|(longest, _)| moves > longest) {
                    best = Some((moves, point));
                }
            }
        }
        if let Some((moves, point)) = best {
            return Some((point, moves));
        }
        // Every reply loses: prefer one on a point of the threat.
        let theirs = board.threat_points(!board.position().to_move());
        let threatened = if theirs.five.is_empty() { theirs.double } else { theirs.five };
        let anywhere = || board.position().moves().first().copied();
        let reply = threatened.iter().find(|&point| board.may_play(point)).or_else(anywhere)?;
        Some((reply, length))
    }
}

/// What a defender has found.
enum Defence {
    /// Nothing: five in so many moves of the other side at the latest.
    Lost(u32),
    /// Something that holds for the length asked for, or `ever`.
    Holds {
        ever: bool,
    },
    Stopped,
}

/// What the side to move must do.
enum ForcedReplies {
    /// Nothing in particular.
    Nothing,
    /// It cannot stop the next five.
    Lost,
    /// One of these, or the other side makes five with its `at_least`-th move. Not all of them need be legal.
    OneOf { at_least: u32, replies: PointSet },
}

fn forced_replies(board: &ThreatBoard) -> ForcedReplies {
    let position = board.position();
    let defender = position.to_move();
    let (own, theirs) = (board.threat_points(defender), board.threat_points(!defender));
    if !own.five.is_empty() {
        return ForcedReplies::Nothing;
    }
    // Black without a legal move has not lost but drawn. With this much room it always has one, two moves later as well.
    const ROOM: usize = 40;
    let cramped = position.rule().forbids(defender) && position.empty_points() < ROOM;
    if cramped && (theirs.five.is_empty() || position.outcome().is_some()) {
        return ForcedReplies::Nothing;
    }
    if theirs.five.is_empty() {
        let Some(defences) = defences(board, !defender) else { return ForcedReplies::Nothing };
        return ForcedReplies::OneOf { at_least: 2, replies: defences.or(&own.four) };
    }
    match theirs.five.first() {
        Some(only) if theirs.five.len() == 1 && board.may_play(only) => {
            ForcedReplies::OneOf { at_least: 1, replies: theirs.five }
        }
        _ => ForcedReplies::Lost,
    }
}

/// The moves that threaten something; where five must be stopped, only that.
fn threat_moves(board: &ThreatBoard) -> PointSet {
    let attacker = board.position().to_move();
    let (own, theirs) = (board.threat_points(attacker), board.threat_points(!attacker));
    if !theirs.five.is_empty() {
        return theirs.five;
    }
    match defences(board, !attacker) {
        // A straight four is let happen only by winning with fours first.
        Some(defences) => own.four.or(&own.three.and(&defences)),
        None => own.four.or(&own.three),
    }
}
