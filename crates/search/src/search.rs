//! Iterative deepening principal variation search.

use std::{cmp::Reverse, mem};

use plyground_rules::{MoveList, Position};

use crate::{
    Board, Evaluator, MoveOf, Proof, ProofQuery, Score, SearchControl, SearchInfo, SearchParams,
    move_picker::{Code, History, MovePicker},
    score::{EXACT, MAX_EVALUATION, WIN, from_here, from_root},
    transposition_table::{Bound, Entry, TranspositionTable},
};

/// How deep a line can get: the deepest orders, and what is not counted in between.
const PLIES: usize = 192;
/// Beyond every score.
const INFINITE: i32 = 2_000_000;

/// How many positions may be looked at to find out how large a win is.
const TO_SETTLE: u64 = 200_000;

/// Where in the tree a node is.
#[derive(Clone, Copy)]
struct Node {
    /// Moves made from the root.
    ply: usize,
    /// Turns that have ended since the root: what wins are counted in.
    turn: u32,
    /// The last move.
    last: Code,
    /// Whether the last move was a real one: passing twice running proves nothing.
    may_pass: bool,
}

/// A move at the root.
struct RootMove<M> {
    mv: M,
    pv: Vec<M>,
    score: i32,
}

/// One thread's search.
pub(crate) struct Search<'a, B: Board> {
    evaluator: &'a Evaluator,
    past: &'a [u64],
    params: &'a SearchParams,
    table: &'a TranspositionTable,
    control: SearchControl<'a>,
    memory: B::ProofMemory,
    /// Whether the game is to be searched to its end.
    solve: bool,
    history: History,
    /// The keys of the positions from the root to here; kept only where repetition matters.
    path: Vec<u64>,
    /// By ply: the best line from there.
    lines: Vec<Vec<MoveOf<B>>>,
}

impl<'a, B: Board> Search<'a, B> {
    pub(crate) fn new(
        evaluator: &'a Evaluator,
        past: &'a [u64],
        params: &'a SearchParams,
        table: &'a TranspositionTable,
        control: SearchControl<'a>,
        memory: B::ProofMemory,
    ) -> Self {
        Search {
            evaluator,
            past,
            params,
            table,
            control,
            memory,
            solve: false,
            history: History::new(B::CODES, PLIES),
            path: Vec::new(),
            lines: vec![Vec::new(); PLIES + 1],
        }
    }

    /// Looks further and further. Threads other than the first begin elsewhere, so that they come upon other things.
    pub(crate) fn deepen(
        mut self,
        root: &B,
        moves: &MoveList<MoveOf<B>>,
        thread: usize,
        progress: &mut dyn FnMut(&SearchInfo<MoveOf<B>>),
    ) -> Option<SearchInfo<MoveOf<B>>> {
        self.solve = root.moves_left().is_some_and(|left| left <= self.params.solve);
        let sorted = MovePicker::<MoveOf<B>>::new(root, moves, &self.history, (0, Code::NONE), Code::NONE);
        let mut moves: Vec<_> = sorted.map(|mv| RootMove { mv, pv: vec![mv], score: -INFINITE }).collect();
        self.evaluator.glance(&mut moves, |root_move| root.after(root_move.mv));
        let mut best = SearchInfo {
            depth: 0,
            nodes: 0,
            multi_pv: 0,
            score: 0,
            certain: false,
            pv: moves.first()?.pv.clone(),
        };
        // One thread is enough for what the game proves by itself, unless that is everything.
        let proven = if thread == 0 || self.solve { self.prove_root(root, &moves) } else { None };
        if let Some(proven) = proven {
            progress(&proven);
            return Some(proven);
        }
        let lines = self.params.lines.clamp(1, moves.len());
        let deepest = if self.solve { 60 } else { self.params.depth.clamp(1, 60) };
        let first = 1 + (thread as u32 % 2).min(deepest - 1);
        let mut tried = false;
        for depth in first..=deepest {
            // Looking deeper cannot see beyond the last move. Forced passes make a line longer than the moves that
            // are left, but never twice as long; and a game that is won by a margin proves the result of every line
            // that the depth would reach the end of.
            let left = root.moves_left();
            let proves = root.margin().is_some() && (self.solve || self.params.selective);
            let seen_all = left.is_some_and(|left| depth > if proves { left } else { 2 * left });
            for multi_pv in 0..lines {
                let guess = moves[multi_pv].score;
                self.aspiration_window(root, &mut moves[multi_pv..], depth, guess, seen_all);
                if self.control.is_stopped() {
                    break;
                }
            }
            if self.control.is_stopped() {
                // Several lines are of one depth; a single one may as well be of what came to light on the way.
                let found = &moves[0];
                if (lines == 1 || best.depth == 0) && found.score != -INFINITE {
                    (best.score, best.certain) = (found.score, Score::of(found.score).is_by_turns());
                    best.pv.clone_from(&found.pv);
                }
                break;
            }
            // A line found later may turn out better than one that was found before.
            moves[..lines].sort_by_key(|found| Reverse(found.score));
            for (multi_pv, found) in moves[..lines].iter().enumerate() {
                let (nodes, score, pv) = (self.control.nodes(), found.score, found.pv.clone());
                let certain = seen_all || Score::of(score).is_by_turns();
                let info = SearchInfo { depth, nodes, multi_pv, score, certain, pv };
                progress(&info);
                if multi_pv == 0 {
                    best = info;
                }
            }
            // Who sees a win by some margin is often not far from seeing the whole game.
            let to_settle = thread == 0 && self.params.selective && lines == 1 && !best.certain;
            if to_settle && best.score.abs() >= EXACT && !mem::replace(&mut tried, true) {
                if let Some(settled) = self.settle(root, &moves) {
                    progress(&settled);
                    return Some(settled);
                }
            }
            // Looking deeper cannot change a certain end.
            if seen_all || lines == 1 && best.certain {
                break;
            }
        }
        best.nodes = self.control.nodes();
        Some(best)
    }

    /// What the game itself is certain of. Not where several lines are asked for: a proof is about the best one.
    fn prove_root(&mut self, root: &B, moves: &[RootMove<MoveOf<B>>]) -> Option<SearchInfo<MoveOf<B>>> {
        let depth = self.params.depth;
        if self.params.lines > 1 || moves.len() < 2 && depth > 0 && !self.solve {
            return None;
        }
        let proof_query = self.proof_query(depth, 0, -INFINITE, INFINITE)?;
        let memory = &mut self.memory;
        let proof = self.control.within_half(|control| root.proof(&proof_query, memory, control))?;
        self.accept(proof, moves)
    }

    /// What the game itself is certain of, if it takes next to no time to find out.
    fn settle(&mut self, root: &B, moves: &[RootMove<MoveOf<B>>]) -> Option<SearchInfo<MoveOf<B>>> {
        let proof_query =
            ProofQuery { solve: true, ..self.proof_query(self.params.depth, 0, -INFINITE, INFINITE)? };
        let memory = &mut self.memory;
        let proof = self.control.within(TO_SETTLE, |control| root.proof(&proof_query, memory, control))?;
        self.accept(proof, moves)
    }

    /// A proof for a thought, if its first move is among those that are thought of.
    fn accept(
        &self,
        proof: Proof<MoveOf<B>>,
        moves: &[RootMove<MoveOf<B>>],
    ) -> Option<SearchInfo<MoveOf<B>>> {
        let first = *proof.line.first()?;
        if !moves.iter().any(|root| root.mv == first) {
            return None;
        }
        let depth = proof.line.len() as u32;
        let (nodes, score) = (self.control.nodes(), proof.score);
        Some(SearchInfo { depth, nodes, multi_pv: 0, score, certain: true, pv: proof.line })
    }

    /// One depth of one line, beginning with a narrow window around a guess. The best of the moves comes first after
    /// this, the others keep their order. Cut short, it is the best of what was searched to its end, if that is anything.
    ///
    /// Unless all is seen, a win by a margin is a win, by however much: where lines are cut short, finding out by how
    /// much would take far longer than everything else, and be true only of what is seen.
    fn aspiration_window(
        &mut self,
        root: &B,
        moves: &mut [RootMove<MoveOf<B>>],
        depth: u32,
        guess: i32,
        seen_all: bool,
    ) {
        let any_win = root.margin().is_some() && self.params.selective && !seen_all;
        let most = if any_win { MAX_EVALUATION - 1 } else { INFINITE };
        let narrow = depth > 3 && guess.abs() < MAX_EVALUATION;
        let mut reach = B::UNIT / 2 + 1;
        let (mut alpha, mut beta) = if narrow { (guess - reach, guess + reach) } else { (-most, most) };
        loop {
            let Some((at, score)) = self.root(root, moves, depth, alpha, beta) else { return };
            let (low, high) = (score <= alpha, score >= beta);
            if low && self.control.is_stopped() {
                return; // the others may be better
            }
            let done = !low && !high || score <= -most || score >= most;
            if !low {
                moves[..=at].rotate_right(1);
            }
            // What is known to be more or less than expected waits for what it is, unless it is a new best.
            if done || high && at > 0 {
                moves[0].score = score;
            }
            if done || self.control.is_stopped() {
                return;
            }
            reach = reach.saturating_mul(4);
            if low {
                alpha = if reach > 20 * B::UNIT { -most } else { score - reach };
            } else {
                beta = if reach > 20 * B::UNIT { most } else { score + reach };
            }
        }
    }

    /// One depth within a window. Where it is cut short: the best of what was searched to its end, if it is any good.
    fn root(
        &mut self,
        root: &B,
        moves: &mut [RootMove<MoveOf<B>>],
        depth: u32,
        mut alpha: i32,
        beta: i32,
    ) -> Option<(usize, i32)> {
        if self.control.tick() {
            return None;
        }
        self.path.clear();
        self.path.push(root.rules().key());
        let next = depth - u32::from(root.settled());
        let mut best: Option<(usize, i32)> = None;
        for (at, root_move) in moves.iter_mut().enumerate() {
            let mv = root_move.mv;
            let child = root.after(mv);
            let node_at = Node { ply: 0, turn: 0, last: Code::NONE, may_pass: true };
            let score = match best {
                None => self.below(root, &child, mv, next, node_at, alpha, beta),
                Some(_) => {
                    let less = self.late_move_reduction(root, mv, at, depth).min(next.saturating_sub(1));
                    let mut score = self.below(root, &child, mv, next - less, node_at, alpha, alpha + 1);
                    if score > alpha && less > 0 && !self.control.is_stopped() {
                        score = self.below(root, &child, mv, next, node_at, alpha, alpha + 1);
                    }
                    if score > alpha && !self.control.is_stopped() {
                        score = self.below(root, &child, mv, next, node_at, alpha, beta);
                    }
                    score
                }
            };
            if self.control.is_stopped() {
                break;
            }
            if best.is_none_or(|(_, best)| score > best) {
                best = Some((at, score));
                if score > alpha {
                    alpha = score;
                    self.keep_line(0, mv);
                    // What is better than expected is looked at again, and until then its line is hardly known.
                    if score < beta || root_move.pv.len() < self.lines[0].len() || at > 0 {
                        root_move.pv.clone_from(&self.lines[0]);
                    }
                }
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    fn late_move_reduction(&self, board: &B, mv: MoveOf<B>, index: usize, depth: u32) -> u32 {
        if self.params.selective { board.reduction(mv, index, depth) } else { 0 }
    }

    fn proof_query(&self, depth: u32, ply: usize, alpha: i32, beta: i32) -> Option<ProofQuery> {
        let selective = self.params.selective;
        // Only the root is solved whatever it costs: if there is no time for that, the rest looks as far as it can.
        let solve = self.solve && ply == 0;
        (self.solve || selective).then_some(ProofQuery { depth, ply, solve, selective, alpha, beta })
    }

    /// The score of a child from its parent's side to move.
    #[inline]
    #[allow(clippy::too_many_arguments)] // they are the search's words, and bundling them says nothing more
    fn below(
        &mut self,
        parent: &B,
        child: &B,
        mv: MoveOf<B>,
        depth: u32,
        node_at: Node,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let (ply, turn) = (node_at.ply + 1, node_at.turn + 1);
        if let Some(score) = ended(child, turn, self.evaluator) {
            self.control.tick();
            self.lines[ply].clear();
            let same = child.rules().to_move() == parent.rules().to_move();
            return if same { score } else { -score };
        }
        if B::Rules::REPETITIONS_TO_DRAW.is_some() {
            let key = child.rules().key();
            if self.is_repetition(key) {
                self.control.tick();
                self.lines[ply].clear();
                return self.evaluator.draw(parent.rules().to_move());
            }
            self.path.push(key);
        }
        let last = Code::of::<B>(mv);
        let score = if child.rules().to_move() == parent.rules().to_move() {
            self.node(child, depth, Node { ply, turn: node_at.turn, last, may_pass: false }, alpha, beta)
        } else {
            -self.node(child, depth, Node { ply, turn, last, may_pass: true }, -beta, -alpha)
        };
        if B::Rules::REPETITIONS_TO_DRAW.is_some() {
            self.path.pop();
        }
        score
    }

    /// The score of a position that is not over, from its side to move.
    fn node(&mut self, board: &B, depth: u32, node_at: Node, mut alpha: i32, beta: i32) -> i32 {
        let ply = node_at.ply;
        self.lines[ply].clear();
        if self.control.tick() {
            return 0;
        }
        let settled = board.settled();
        if ply + 1 >= PLIES {
            return self.evaluator.evaluate(board);
        }
        if depth == 0 && settled {
            return self.quiescence(board, node_at, alpha, beta);
        }

        let (key, open) = (board.rules().key(), beta - alpha > 1);
        let mut known = Code::NONE;
        if let Some(entry) = self.table.get(key) {
            known = Code(entry.code);
            let score = from_root(entry.score, node_at.turn);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            // Where every line goes to the same depth, not what was searched deeper: the result would depend on the
            // order in which positions came up. And not where a line is wanted.
            let certain = matches!(Score::of(score), Score::Win(_) | Score::Loss(_));
            let deep = entry.depth == depth || self.params.selective && (entry.depth > depth || certain);
            if enough && deep && !open {
                return score;
            }
        }
        if let Some(proof_query) = self.proof_query(depth, ply, alpha, beta) {
            if let Some(proof) = board.proof(&proof_query, &mut self.memory, &mut self.control) {
                return self.proven(key, depth, node_at, alpha, beta, proof.score, &proof.line);
            }
            if self.control.is_stopped() {
                return 0;
            }
        }
        if self.params.selective && !open && settled {
            if let Some(score) = self.cut_short(board, depth, node_at, alpha, beta) {
                return score;
            }
            if self.control.is_stopped() {
                return 0;
            }
        }

        let mut moves = MoveList::new();
        board.candidates(self.params.width, &mut moves);
        let Some(&first) = moves.first() else { return self.evaluator.evaluate(board) };
        // What is forced takes no thought.
        let counts = settled && depth > 0 && !(self.params.selective && moves.len() == 1);
        let next = depth - u32::from(counts);
        let floor = alpha;
        let (mut best, mut best_move) = (-INFINITE, first);
        let mut picker =
            MovePicker::<MoveOf<B>>::new(board, &moves, &self.history, (ply, node_at.last), known);
        let mut index = 0;
        while let Some(mv) = picker.next() {
            let child = board.after(mv);
            if mv != first && self.evaluator.overlooks(&child) {
                index += 1;
                continue;
            }
            let mut score;
            if best == -INFINITE {
                score = self.below(board, &child, mv, next, node_at, alpha, beta);
            } else {
                let less = self.late_move_reduction(board, mv, index, depth).min(next.saturating_sub(1));
                score = self.below(board, &child, mv, next - less, node_at, alpha, alpha + 1);
                if score > alpha && less > 0 && !self.control.is_stopped() {
                    score = self.below(board, &child, mv, next, node_at, alpha, alpha + 1);
                }
                if score > alpha && score < beta && !self.control.is_stopped() {
                    score = self.below(board, &child, mv, next, node_at, alpha, beta);
                }
            }
            if self.control.is_stopped() {
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
                let failed = picker.picked().take(index).map(Code::of::<B>);
                let side = board.rules().to_move();
                self.history.refuted(side, (ply, node_at.last), Code::of::<B>(mv), failed, depth);
                break;
            }
            index += 1;
        }
        let bound = bound_of(best, floor, beta);
        let Code(code) = Code::of::<B>(best_move);
        self.table.put(key, Entry { code, score: from_here(best, node_at.turn), depth, bound });
        best
    }

    /// Keeps what the game itself is certain of.
    #[allow(clippy::too_many_arguments)]
    fn proven(
        &mut self,
        key: u64,
        depth: u32,
        node_at: Node,
        alpha: i32,
        beta: i32,
        score: i32,
        line: &[MoveOf<B>],
    ) -> i32 {
        let Code(code) = line.first().map_or(Code::NONE, |&mv| Code::of::<B>(mv));
        let entry =
            Entry { code, score, depth, bound: bound_of(from_root(score, node_at.turn), alpha, beta) };
        self.table.put(key, entry);
        self.lines[node_at.ply].extend_from_slice(line);
        from_root(score, node_at.turn)
    }

    /// A score without a full search: where passing is good enough, or a search of less depth leaves no doubt.
    fn cut_short(&mut self, board: &B, depth: u32, node_at: Node, alpha: i32, beta: i32) -> Option<i32> {
        if depth < 3 || alpha.abs() >= MAX_EVALUATION || beta.abs() >= MAX_EVALUATION {
            return None;
        }
        if let Some(prob_cut) = board.prob_cut(depth) {
            let judged = self.evaluator.evaluate(board);
            let needed = |bound: i32| (bound - prob_cut.offset) * 100 / prob_cut.slope.max(1);
            // Not worth a try where the judgement itself points the other way.
            let high = needed(beta + prob_cut.margin);
            if judged >= beta - prob_cut.margin
                && self.node(board, prob_cut.depth, node_at, high - 1, high) >= high
                && !self.control.is_stopped()
            {
                return Some(beta);
            }
            let low = needed(alpha - prob_cut.margin);
            if !self.control.is_stopped()
                && judged <= alpha + prob_cut.margin
                && self.node(board, prob_cut.depth, node_at, low, low + 1) <= low
                && !self.control.is_stopped()
            {
                return Some(alpha);
            }
        }
        if node_at.may_pass && !self.control.is_stopped() {
            let null_move = board.null_move()?;
            if self.evaluator.evaluate(board) >= beta {
                let below =
                    Node { ply: node_at.ply + 1, turn: node_at.turn + 1, last: Code::NONE, may_pass: false };
                let less = depth - (2 + depth / 4).min(depth);
                let score = -self.node(&null_move, less, below, -beta, 1 - beta);
                if score >= beta && !self.control.is_stopped() {
                    return Some(beta);
                }
            }
        }
        None
    }

    /// The judgement at the horizon, after what changes much at once.
    fn quiescence(&mut self, board: &B, node_at: Node, mut alpha: i32, beta: i32) -> i32 {
        let mut best = self.evaluator.evaluate(board);
        if !self.params.selective || best >= beta {
            return best;
        }
        let mut moves = MoveList::new();
        board.quiescence_moves(&mut moves);
        if moves.is_empty() {
            return best;
        }
        alpha = alpha.max(best);
        let at = (node_at.ply, node_at.last);
        for mv in MovePicker::<MoveOf<B>>::new(board, &moves, &self.history, at, Code::NONE) {
            let child = board.after(mv);
            let score = self.below(board, &child, mv, 0, node_at, alpha, beta);
            if self.control.is_stopped() {
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.keep_line(node_at.ply, mv);
                }
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    /// Once more on the way from the root is taken for a draw, for whoever can come back once can do so again.
    /// Before the root it takes two, as in the rules.
    fn is_repetition(&self, key: u64) -> bool {
        self.path.contains(&key)
            || B::Rules::REPETITIONS_TO_DRAW
                .is_some_and(|needed| self.past.iter().filter(|&&past| past == key).count() + 1 >= needed)
    }

    fn keep_line(&mut self, ply: usize, mv: MoveOf<B>) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut here[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0]);
    }
}

fn bound_of(score: i32, alpha: i32, beta: i32) -> Bound {
    match score {
        _ if score >= beta => Bound::AtLeast,
        _ if score <= alpha => Bound::AtMost,
        _ => Bound::Exact,
    }
}

/// The score of a finished game from the side to move, after so many turns.
fn ended<B: Board>(board: &B, turn: u32, evaluator: &Evaluator) -> Option<i32> {
    let rules = board.rules();
    let Some(winner) = rules.outcome()?.winner else { return Some(evaluator.draw(rules.to_move())) };
    let sign = if winner == rules.to_move() { 1 } else { -1 };
    Some(match board.margin() {
        Some(margin) => sign * EXACT + margin,
        None => sign * (WIN - turn as i32),
    })
}
