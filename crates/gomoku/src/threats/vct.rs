//! VCT, victory by continuous threats: wins by fours and threes.

use plyground_rules::{Position, zobrist};

use super::{Answer, Kind, ThreatSearch, at_once, stops, vcf::by_ordering_score};
use crate::{Point, ThreatBoard, board::PointSet};

/// Keeps what the table holds of VCT apart from VCF.
const SALT: u64 = zobrist::number(0x7468_7265, 0);
/// How many positions the VCF may take that is looked for before every three.
const VCF_FIRST: u64 = 300;

impl ThreatSearch<'_, '_, '_> {
    /// VCT: a win of the side to move within `length` moves, every one of which makes a four, an open three, or room for
    /// two fours, or stops a five.
    pub(super) fn vct(&mut self, board: &ThreatBoard, length: u32) -> Answer {
        if let Some(answer) = at_once(board, length) {
            return answer;
        }
        if length < 3 {
            // Too short for a three, but not for a four whose only answer is forbidden.
            return match self.vcf(board, length) {
                Answer::None { .. } => Answer::None { ever: false },
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
        self.remember(key, known, length, answer)
    }

    /// A VCF, if it is found soon.
    fn vcf_first(&mut self, board: &ThreatBoard, length: u32) -> Option<Answer> {
        let table = &mut *self.table;
        let answer =
            self.control.within(VCF_FIRST, |control| ThreatSearch { table, control }.vcf(board, length));
        match answer {
            Answer::Win(..) => Some(answer),
            _ if self.control.is_stopped() => Some(Answer::Stopped),
            _ => None,
        }
    }

    fn each_threat(&mut self, board: &ThreatBoard, length: u32) -> Answer {
        let mut ever = true;
        for point in by_ordering_score(board, threat_moves(board)) {
            if !board.may_play(point) {
                continue;
            }
            if self.control.tick() {
                return Answer::Stopped;
            }
            let mut next = board.clone();
            next.play(point);
            match self.defend(&next, length - 1) {
                Defence::Lost(moves) => return Answer::Win(moves + 1, point),
                Defence::Holds { ever: always } => ever &= always,
                Defence::Stopped => return Answer::Stopped,
            }
        }
        Answer::None { ever }
    }

    /// Whether the side to move is lost within `length` moves of the other side, whatever it does.
    fn defend(&mut self, board: &ThreatBoard, length: u32) -> Defence {
        let (at_least, replies) = match forced_replies(board) {
            Must::Nothing => return Defence::Holds { ever: true },
            Must::Lost => return Defence::Lost(1),
            Must::OneOf { at_least, .. } if at_least > length => return Defence::Holds { ever: false },
            Must::OneOf { at_least, replies } => (at_least, replies),
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
                Answer::Win(moves, _) => longest = longest.max(moves),
                Answer::None { ever } => return Defence::Holds { ever },
                Answer::Stopped => return Defence::Stopped,
            }
        }
        Defence::Lost(longest)
    }

    /// After a winning move: the legal reply that lasts longest, and how many moves of the winner it lasts.
    pub(super) fn longest_defence(
        &mut self,
        board: &ThreatBoard,
        kind: Kind,
        length: u32,
    ) -> Option<(Point, u32)> {
        let replies = match forced_replies(board) {
            Must::OneOf { replies, .. } => replies,
            _ => PointSet::EMPTY,
        };
        let mut best: Option<(u32, Point)> = None;
        for point in by_ordering_score(board, replies).filter(|&point| board.may_play(point)) {
            let mut next = board.clone();
            next.play(point);
            if let Answer::Win(moves, _) = self.shortest(&next, kind, length) {
                if best.is_none_or(|(longest, _)| moves > longest) {
                    best = Some((moves, point));
                }
            }
        }
        if let Some((moves, point)) = best {
            return Some((point, moves));
        }
        // Nothing helps: preferably something that looks like trying.
        let theirs = board.prospects(!board.position().to_move());
        let where_it_hurts = if theirs.five.is_empty() { theirs.double } else { theirs.five };
        let anywhere = || board.position().moves().first().copied();
        let reply = where_it_hurts.iter().find(|&point| board.may_play(point)).or_else(anywhere)?;
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
enum Must {
    /// Nothing in particular.
    Nothing,
    /// It cannot stop the next five.
    Lost,
    /// One of these, or the other side makes five with its `at_least`-th move. Not all of them need be legal.
    OneOf { at_least: u32, replies: PointSet },
}

fn forced_replies(board: &ThreatBoard) -> Must {
    let position = board.position();
    let defender = position.to_move();
    let (own, theirs) = (board.prospects(defender), board.prospects(!defender));
    if !own.five.is_empty() {
        return Must::Nothing;
    }
    // Black without a legal move has not lost but drawn. With this much room it always has one, two moves later as well.
    const ROOM: usize = 40;
    let cramped = position.rule().forbids(defender) && position.empty_points() < ROOM;
    if cramped && (theirs.five.is_empty() || position.outcome().is_some()) {
        return Must::Nothing;
    }
    if theirs.five.is_empty() {
        let Some(stops) = stops(board, !defender) else { return Must::Nothing };
        return Must::OneOf { at_least: 2, replies: stops.or(&own.four) };
    }
    match theirs.five.first() {
        Some(only) if theirs.five.len() == 1 && board.may_play(only) => {
            Must::OneOf { at_least: 1, replies: theirs.five }
        }
        _ => Must::Lost,
    }
}

/// The moves that threaten something; where five must be stopped, only that.
fn threat_moves(board: &ThreatBoard) -> PointSet {
    let attacker = board.position().to_move();
    let (own, theirs) = (board.prospects(attacker), board.prospects(!attacker));
    if !theirs.five.is_empty() {
        return theirs.five;
    }
    match stops(board, !attacker) {
        // Whoever lets a straight four happen needs fours to win first.
        Some(stops) => own.four.or(&own.three.and(&stops)),
        None => own.four.or(&own.three),
    }
}
