//! Iterative deepening alpha-beta search with null windows.

use std::sync::atomic::{AtomicBool, Ordering};

use plyground_rules::{MoveList, Position};

use crate::{
    Evaluate, Judge, Orders, Score,
    score::{EXACT, WIN, from_here, from_root},
    table::{Bound, Entry, Table},
};

/// How deep a line can get: the deepest orders, and what is not counted in between.
const PLIES: usize = 192;
/// Nodes between two looks at the stop flag; the slowest game searches a hundred nodes in a millisecond.
const POLL: u64 = 128;
const SLOTS: usize = 1 << 14;
/// Beyond every score.
const INFINITE: i32 = 2_000_000;

/// What a search has found out so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought<M> {
    /// The depth that is complete; 0 if none is.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// From the side to move; see [`Score::of`].
    pub score: i32,
    /// The best move and the expected continuation. Never empty.
    pub line: Vec<M>,
}

/// Finds the best move. `past` are the keys of the game's positions before this one, for games in which repetition
/// matters. `progress` is called after every depth. `None` only if there is no legal move. Raising `stop` ends the
/// search soon with the best move so far; even at once, a legal one is returned.
pub fn think<P: Evaluate>(
    position: &P,
    past: &[u64],
    orders: &Orders,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(&Thought<P::Move>),
) -> Option<Thought<P::Move>> {
    let mut moves = MoveList::new();
    position.candidates(orders.width, &mut moves);
    if moves.is_empty() || position.outcome().is_some() {
        return None;
    }
    let judge = Judge::new(position.to_move(), &orders.taste, orders.seed);
    let mut search = Search::new(judge, past, orders, stop);
    search.deepen(position, moves, progress)
}

struct Search<'a, P: Position> {
    judge: Judge,
    past: &'a [u64],
    orders: &'a Orders,
    stop: &'a AtomicBool,
    nodes: u64,
    stopped: bool,
    table: Table<P::Move>,
    /// By ply: moves that refuted others lately.
    killers: Vec<[Option<P::Move>; 2]>,
    /// By slot: how often a move refuted others.
    history: Vec<i32>,
    /// The keys of the positions from the root to here; kept only where repetition matters.
    path: Vec<u64>,
    /// By ply: the best line from there.
    lines: Vec<Vec<P::Move>>,
}

impl<'a, P: Evaluate> Search<'a, P> {
    fn new(judge: Judge, past: &'a [u64], orders: &'a Orders, stop: &'a AtomicBool) -> Self {
        Search {
            judge,
            past,
            orders,
            stop,
            nodes: 0,
            stopped: false,
            table: Table::new(orders.table_bits),
            killers: vec![[None; 2]; PLIES],
            history: vec![0; SLOTS],
            path: Vec::new(),
            lines: vec![Vec::new(); PLIES + 1],
        }
    }

    fn deepen(
        &mut self,
        root: &P,
        mut moves: MoveList<P::Move>,
        progress: &mut dyn FnMut(&Thought<P::Move>),
    ) -> Option<Thought<P::Move>> {
        self.sort(root, &mut moves, 0, None);
        let mut thought = Thought { depth: 0, nodes: 0, score: 0, line: vec![*moves.first()?] };
        let to_the_end = root.moves_left().is_some_and(|left| left <= self.orders.solve);
        let deepest = if to_the_end { 60 } else { self.orders.depth.clamp(1, 60) };
        for depth in 1..=deepest {
            let Some(score) = self.root(root, &moves, depth) else { break };
            thought.score = score;
            thought.line.clone_from(&self.lines[0]);
            thought.nodes = self.nodes;
            if self.stopped {
                break;
            }
            thought.depth = depth;
            progress(&thought);
            // The best move first: what follows is then refuted quickly, and a depth that is cut short still
            // gives something better or nothing.
            let best = thought.line[0];
            if let Some(i) = moves.iter().position(|&mv| mv == best) {
                moves[..=i].rotate_right(1);
            }
            // Looking deeper cannot change a certain end, nor see beyond the last move. Forced passes make a
            // line longer than the moves that are left, but never twice as long.
            let seen_all = root.moves_left().is_some_and(|left| depth > 2 * left);
            let won = matches!(Score::of(score), Score::Win(_) | Score::Loss(_));
            if won || seen_all {
                break;
            }
        }
        thought.nodes = self.nodes;
        Some(thought)
    }

    /// One depth. Where it is cut short: the best of what was searched to its end, or `None` if that is nothing.
    fn root(&mut self, root: &P, moves: &[P::Move], depth: u32) -> Option<i32> {
        self.nodes += 1;
        self.path.clear();
        self.path.push(root.key());
        let next = depth - u32::from(root.settled());
        let mut best = None;
        for &mv in moves {
            let child = root.child(mv);
            let score = match best {
                None => self.below(root, &child, next, 1, -INFINITE, INFINITE),
                Some(alpha) => {
                    let score = self.below(root, &child, next, 1, alpha, alpha + 1);
                    if score > alpha { self.below(root, &child, next, 1, alpha, INFINITE) } else { score }
                }
            };
            if self.stopped {
                break;
            }
            if best.is_none_or(|best| score > best) {
                best = Some(score);
                self.keep_line(0, mv);
            }
        }
        best
    }

    /// The score of a child from its parent's side to move.
    #[inline]
    fn below(&mut self, parent: &P, child: &P, depth: u32, ply: usize, alpha: i32, beta: i32) -> i32 {
        if P::REPETITIONS_TO_DRAW.is_some() {
            let key = child.key();
            if self.is_repetition(key) {
                self.nodes += 1;
                self.lines[ply].clear();
                return 0;
            }
            self.path.push(key);
        }
        let score = if child.to_move() == parent.to_move() {
            self.node(child, depth, ply, alpha, beta)
        } else {
            -self.node(child, depth, ply, -beta, -alpha)
        };
        if P::REPETITIONS_TO_DRAW.is_some() {
            self.path.pop();
        }
        score
    }

    /// The score of a position from its side to move.
    fn node(&mut self, p: &P, depth: u32, ply: usize, mut alpha: i32, beta: i32) -> i32 {
        self.lines[ply].clear();
        self.nodes += 1;
        if self.is_over() {
            return 0;
        }
        if let Some(score) = ended(p, ply) {
            return score;
        }
        let settled = p.settled();
        if depth == 0 && settled || ply + 1 >= PLIES {
            return self.judge.judge(p);
        }

        let key = p.key();
        let mut known = None;
        if let Some(entry) = self.table.get(key) {
            known = Some(entry.best);
            let score = from_root(entry.score, ply);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            // Not where it was searched deeper: the result would depend on the order in which positions came up.
            if enough && entry.depth == depth {
                let best = entry.best;
                self.lines[ply].push(best);
                return score;
            }
        }

        let mut moves = MoveList::new();
        p.candidates(self.orders.width, &mut moves);
        let Some(&first) = moves.first() else { return self.judge.judge(p) };
        self.sort(p, &mut moves, ply, known);
        let next = depth - u32::from(settled && depth > 0);
        let floor = alpha;
        let (mut best, mut best_move) = (-INFINITE, first);
        for &mv in &moves {
            let child = p.child(mv);
            if mv != first && self.judge.overlooks(&child) {
                continue;
            }
            let mut score = if best == -INFINITE {
                self.below(p, &child, next, ply + 1, alpha, beta)
            } else {
                self.below(p, &child, next, ply + 1, alpha, alpha + 1)
            };
            if best != -INFINITE && score > alpha && score < beta && !self.stopped {
                score = self.below(p, &child, next, ply + 1, alpha, beta);
            }
            if self.stopped {
                return 0;
            }
            if score > best {
                (best, best_move) = (score, mv);
                if score > alpha {
                    alpha = score;
                    self.keep_line(ply, mv);
                }
            }
            if score >= beta {
                self.refuted_by(mv, depth, ply);
                break;
            }
        }
        let bound = match best {
            _ if best >= beta => Bound::AtLeast,
            _ if best <= floor => Bound::AtMost,
            _ => Bound::Exact,
        };
        self.table.put(Entry { key, best: best_move, score: from_here(best, ply), depth, bound });
        best
    }

    fn is_over(&mut self) -> bool {
        self.stopped |=
            self.nodes >= self.orders.nodes || self.nodes % POLL == 0 && self.stop.load(Ordering::Relaxed);
        self.stopped
    }

    /// Once more on the way from the root is taken for a draw, for whoever can come back once can do so again.
    /// Before the root it takes two, as in the rules.
    fn is_repetition(&self, key: u64) -> bool {
        self.path.contains(&key)
            || P::REPETITIONS_TO_DRAW
                .is_some_and(|needed| self.past.iter().filter(|&&past| past == key).count() + 1 >= needed)
    }

    fn keep_line(&mut self, ply: usize, mv: P::Move) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut here[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0]);
    }

    fn refuted_by(&mut self, mv: P::Move, depth: u32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            killers[1] = killers[0].replace(mv);
        }
        if let Some(slot) = P::slot(mv) {
            let count = &mut self.history[slot % SLOTS];
            *count = (*count + (depth * depth) as i32).min(1 << 20);
        }
    }

    /// The most promising first: what is known to be best, what refuted siblings, then hints and history. Equal ones
    /// stay in order.
    fn sort(&self, p: &P, moves: &mut MoveList<P::Move>, ply: usize, known: Option<P::Move>) {
        let killers = self.killers[ply];
        let mut rated: arrayvec::ArrayVec<(i32, P::Move), 256> = moves
            .iter()
            .map(|&mv| {
                let rank = match Some(mv) {
                    best if best == known => 3 << 28,
                    killer if killer == killers[0] => 2 << 28,
                    killer if killer == killers[1] => 1 << 28,
                    _ => p.order_hint(mv) + P::slot(mv).map_or(0, |slot| self.history[slot % SLOTS]),
                };
                (rank, mv)
            })
            .collect();
        rated.sort_by_key(|&(rank, _)| -rank);
        for (mv, (_, sorted)) in moves.iter_mut().zip(rated) {
            *mv = sorted;
        }
    }
}

/// The score of a finished game from the side to move.
pub(crate) fn ended<P: Evaluate>(p: &P, ply: usize) -> Option<i32> {
    let Some(winner) = p.outcome()?.winner else { return Some(0) };
    let sign = if winner == p.to_move() { 1 } else { -1 };
    Some(match p.margin() {
        Some(margin) => sign * EXACT + margin,
        None => sign * (WIN - ply as i32),
    })
}
