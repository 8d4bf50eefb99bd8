//! Reasons for a mistake.

use plyground_rules::{Position, Side};
use plyground_search::Score;
use plyground_words::Message;

use crate::BoardMark;

/// A move and what is expected to follow it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<M> {
    /// The move first, then its continuation. Never empty.
    pub moves: Vec<M>,
    /// From the side that makes the first move.
    pub score: Score,
}

/// A move that lost something, with the lines that show it.
#[derive(Clone, Debug)]
pub struct Mistake<'a, P: Position> {
    /// The game up to the mistake; the last one is the position in which it was made. Never empty.
    pub positions: &'a [P],
    /// What was played, and how it is refuted.
    pub played: Line<P::Move>,
    /// What should have been played, and what would have followed.
    pub best: Line<P::Move>,
}

/// One move of a line, with the positions around it.
#[derive(Clone, Debug)]
pub struct ReplayedMove<P: Position> {
    /// The position it is made in.
    pub before: P,
    /// Who makes it.
    pub side: Side,
    /// The move.
    pub mv: P::Move,
    /// The position it leads to.
    pub after: P,
    /// Which turn of the line it belongs to, from 0 on: a turn is a maximal run of moves by one side.
    pub turn: usize,
}

impl<P: Position> Mistake<'_, P> {
    /// The position in which the mistake was made.
    pub fn before(&self) -> &P {
        self.positions.last().expect("a mistake is made in a position")
    }

    /// The side that made it.
    pub fn mover(&self) -> Side {
        self.before().to_move()
    }

    /// The line of the move that was played, replayed; its first move is the mistake itself. It ends where a move is not legal, or at the end of
    /// the game.
    pub fn replay_played(&self) -> Vec<ReplayedMove<P>> {
        replay(self.before(), &self.played.moves)
    }

    /// The same for the best move.
    pub fn replay_best(&self) -> Vec<ReplayedMove<P>> {
        replay(self.before(), &self.best.moves)
    }
}

fn replay<P: Position>(start: &P, moves: &[P::Move]) -> Vec<ReplayedMove<P>> {
    let mut replayed: Vec<ReplayedMove<P>> = Vec::with_capacity(moves.len());
    let mut position = start.clone();
    for &mv in moves {
        if position.outcome().is_some() || !position.is_legal(mv) {
            break;
        }
        let (before, side) = (position.clone(), position.to_move());
        position.play_unchecked(mv);
        let turn = replayed.last().map_or(0, |last| last.turn + usize::from(last.side != side));
        replayed.push(ReplayedMove { before, side, mv, after: position.clone(), turn });
    }
    replayed
}

/// How telling a claim is; the most telling ones are said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Weight {
    /// A tendency of the evaluation: "mostly mobility".
    Tendency,
    /// Structure: mobility, shut-in rings, beams.
    Structure,
    /// A threat that has no answer.
    Threat,
    /// Something lost or won for good: a corner, a ring, a piece.
    Material,
    /// A forced win or loss.
    Forced,
    /// The end of the game, now.
    End,
}

/// Which of the two lines a claim speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum About {
    /// What the move that was played allows.
    Played,
    /// What the best move would have kept or won.
    Best,
}

/// A reason that is true in the lines of a mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// Stable, lower case: `gives-corner`.
    pub code: &'static str,
    /// The sentence, which names its squares. About the best move it is true before and after any move is made, in the present tense and compared with
    /// "otherwise": hints and praise say it, too.
    pub message: Message,
    /// How telling it is.
    pub weight: Weight,
    /// Which line shows it.
    pub about: About,
    /// How many moves of that line, its first move included, must be seen until the claim has come true.
    pub plies: usize,
    /// What to mark on the board, in the position in which the mistake was made.
    pub marks: Vec<BoardMark>,
}

/// The claims to be shown: the most telling one about the move that was played and the most telling one about the best move, the more telling of them
/// first. Among equals the one that comes true sooner is taken, then the one that was claimed first.
pub fn choose(claims: &[Claim]) -> Vec<Claim> {
    let mut chosen: Vec<Claim> = Vec::with_capacity(2);
    for about in [About::Played, About::Best] {
        let mut best: Option<&Claim> = None;
        for claim in claims.iter().filter(|claim| claim.about == about) {
            let better = |other: &Claim| {
                (claim.weight, usize::MAX - claim.plies) > (other.weight, usize::MAX - other.plies)
            };
            if best.is_none_or(better) {
                best = Some(claim);
            }
        }
        chosen.extend(best.cloned());
    }
    if let [first, second] = &chosen[..] {
        if second.weight > first.weight {
            chosen.reverse();
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use plyground_words::{Catalogue, Key};

    use super::*;

    static WORDS: Catalogue = Catalogue::new("coach-test", ["x = x"; plyground_words::Lang::ALL.len()]);

    fn claim(code: &'static str, weight: Weight, about: About, plies: usize) -> Claim {
        Claim { code, message: Key::new(&WORDS, "x").into(), weight, about, plies, marks: Vec::new() }
    }

    #[test]
    fn a16_at_most_two_claims_are_said_the_most_telling_first() {
        let codes = |claims: Vec<Claim>| choose(&claims).iter().map(|claim| claim.code).collect::<Vec<_>>();
        assert_eq!(codes(Vec::new()), [""; 0]);
        let structure = claim("few", Weight::Structure, About::Played, 2);
        let corner = claim("corner", Weight::Material, About::Played, 4);
        let sooner = claim("sooner", Weight::Material, About::Played, 2);
        let missed = claim("missed", Weight::Forced, About::Best, 1);
        assert_eq!(codes(vec![structure.clone(), corner.clone(), sooner.clone()]), ["sooner"]);
        assert_eq!(codes(vec![structure.clone(), missed, corner]), ["missed", "corner"]);
        let same = claim("same", Weight::Structure, About::Played, 2);
        assert_eq!(codes(vec![structure, same]), ["few"]);
    }
}
