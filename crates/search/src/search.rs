//! Iterative deepening principal variation search (PVS): alpha-beta that asks of every move but the first, with a
//! zero window, whether it is better at all. With it come aspiration windows, late move reductions and pruning, ProbCut, null move
//! pruning and the quiescence search.

use std::{cmp::Reverse, mem};

use plyground_rules::{MoveList, Position};

use crate::{
    Board, Evaluator, Foretold, MoveOf, Proof, ProofQuery, Score, SearchControl, SearchInfo, SearchParams,
    history::{History, MoveCode},
    move_picker::MovePicker,
    score::{EXACT, MAX_EVALUATION, WIN, from_table_score, to_table_score},
    transposition_table::{Bound, TableEntry, TranspositionTable},
};

/// How deep a line can get: the greatest depth, and what is not counted in between.
const MAX_PLY: usize = 192;
/// Beyond every score.
const INFINITE: i32 = 2_000_000;

/// How many nodes may be searched to find out how large a win is.
const CHEAP_SOLVE: u64 = 200_000;

/// A node of the search tree: where it is.
#[derive(Clone, Copy)]
struct Node {
    /// Moves made from the root.
    ply: usize,
    /// Turns that have ended since the root: what wins are counted in.
    turn: u32,
    /// The last move.
    last: MoveCode,
    /// Whether a null move may be tried: not after another one, for passing twice running proves nothing.
    may_null_move: bool,
    /// At a leaf, where it counts ([`Board::MEAN_OF_TWO_PLIES`]): what its parent was worth to the side to move here.
    before: Option<i32>,
}

impl Node {
    const ROOT: Node = Node { ply: 0, turn: 0, last: MoveCode::NONE, may_null_move: true, before: None };
}

/// A move at the root.
struct RootMove<M> {
    mv: M,
    pv: Vec<M>,
    score: i32,
}

/// One thread's search; with several, they are Lazy SMP.
pub(crate) struct SearchThread<'a, B: Board> {
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
    /// The triangular table of principal variations, by ply: the best line from there.
    pv_table: Vec<Vec<MoveOf<B>>>,
}

impl<'a, B: Board> SearchThread<'a, B> {
    pub(crate) fn new(
        evaluator: &'a Evaluator,
        past: &'a [u64],
        params: &'a SearchParams,
        table: &'a TranspositionTable,
        control: SearchControl<'a>,
        memory: B::ProofMemory,
    ) -> Self {
        SearchThread {
            evaluator,
            past,
            params,
            table,
            control,
            memory,
            solve: false,
            history: History::new(B::CODES, MAX_PLY),
            path: Vec::new(),
            pv_table: vec![Vec::new(); MAX_PLY + 1],
        }
    }

    /// Iterative deepening. Threads other than the first begin one depth further, so that they come upon other things.
    pub(crate) fn iterative_deepening(
        mut self,
        root: &B,
        moves: &MoveList<MoveOf<B>>,
        thread: usize,
        progress: &mut dyn FnMut(&SearchInfo<MoveOf<B>>),
    ) -> Option<SearchInfo<MoveOf<B>>> {
        self.solve = root.moves_left().is_some_and(|left| left <= self.params.solve);
        let sorted =
            MovePicker::<MoveOf<B>>::new(root, moves, &self.history, (0, MoveCode::NONE), MoveCode::NONE);
        let mut moves: Vec<_> = sorted.map(|mv| RootMove { mv, pv: vec![mv], score: -INFINITE }).collect();
        let all_moves = moves.len();
        self.evaluator.restrict_root_moves(&mut moves, |root_move| root.after(root_move.mv));
        let mut best = SearchInfo {
            depth: 0,
            nodes: 0,
            multi_pv: 0,
            score: 0,
            certain: false,
            pv: moves.first()?.pv.clone(),
        };
        let lines = self.params.lines.clamp(1, moves.len());
        // Only a search that may look as far as the end and sees every move may foretell it; of one move or of all.
        let foretells = self.params.selective
            && (lines == 1 || lines == moves.len())
            && moves.len() == all_moves
            && root.moves_left().is_some_and(|left| left <= self.params.depth);
        // One thread is enough for what the game proves by itself, unless that is everything.
        let proven = if foretells && root.solving_stages(self.params.depth) > 0 {
            None
        } else if thread == 0 || self.solve {
            self.prove_root(root, &moves)
        } else {
            None
        };
        if let Some(proven) = proven {
            progress(&proven);
            return Some(proven);
        }
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
                // Where every move's score is wanted, none is compared with others.
                let end = if lines == moves.len() { multi_pv + 1 } else { moves.len() };
                self.aspiration_search(root, &mut moves[multi_pv..end], depth, guess, seen_all);
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
            // A win by some margin is often found shortly before the game is solved.
            let nearly_solved = thread == 0 && self.params.selective && lines == 1 && !best.certain;
            if nearly_solved && best.score.abs() >= EXACT && !mem::replace(&mut tried, true) {
                if let Some(settled) = self.solve_if_cheap(root, &moves) {
                    progress(&settled);
                    return Some(settled);
                }
            }
            // Looking deeper cannot change a certain end.
            if seen_all || lines == 1 && best.certain {
                break;
            }
            if foretells && root.solving_stages(depth) > 0 {
                if lines == 1 {
                    self.solve_in_stages(root, depth, &mut best, progress);
                } else {
                    self.solve_every_move_in_stages(root, depth, &mut moves, &mut best, progress);
                }
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
    fn solve_if_cheap(&mut self, root: &B, moves: &[RootMove<MoveOf<B>>]) -> Option<SearchInfo<MoveOf<B>>> {
        let proof_query =
            ProofQuery { solve: true, ..self.proof_query(self.params.depth, 0, -INFINITE, INFINITE)? };
        let memory = &mut self.memory;
        let proof = self.control.within(CHEAP_SOLVE, |control| root.proof(&proof_query, memory, control))?;
        self.accept(proof, moves)
    }

    /// Selective solving: stages of rising confidence, each of which has an answer when the next one is stopped.
    fn solve_in_stages(
        &mut self,
        root: &B,
        depth: u32,
        best: &mut SearchInfo<MoveOf<B>>,
        progress: &mut dyn FnMut(&SearchInfo<MoveOf<B>>),
    ) {
        let (stages, left) = (root.solving_stages(depth), root.moves_left().unwrap_or(depth));
        for stage in 0..stages {
            let told = root.foretell(stage, (best.score, &best.pv), &mut self.memory, &mut self.control);
            let Some(Foretold { score, line, finished }) = told else { return };
            let certain = finished && stage + 1 == stages;
            let depth = if finished { left } else { best.depth };
            *best = SearchInfo { depth, nodes: self.control.nodes(), multi_pv: 0, score, certain, pv: line };
            if !finished {
                return;
            }
            progress(best);
        }
    }

    /// The same for every move.
    fn solve_every_move_in_stages(
        &mut self,
        root: &B,
        depth: u32,
        moves: &mut [RootMove<MoveOf<B>>],
        best: &mut SearchInfo<MoveOf<B>>,
        progress: &mut dyn FnMut(&SearchInfo<MoveOf<B>>),
    ) {
        let (stages, left) = (root.solving_stages(depth), root.moves_left().unwrap_or(depth));
        for stage in 0..stages {
            for root_move in &mut *moves {
                let child = root.after(root_move.mv);
                let sign = if child.rules().to_move() == root.rules().to_move() { 1 } else { -1 };
                if let Some(score) = terminal_score(&child, 1, self.evaluator) {
                    root_move.score = sign * score;
                    continue;
                }
                let guess = (sign * root_move.score, &root_move.pv[1..]);
                let told = child.foretell(stage, guess, &mut self.memory, &mut self.control);
                let Some(Foretold { score, line, finished: true }) = told else { return };
                root_move.score = sign * score;
                root_move.pv.truncate(1);
                root_move.pv.extend(line);
            }
            moves.sort_by_key(|found| Reverse(found.score));
            let (nodes, certain) = (self.control.nodes(), stage + 1 == stages);
            for (multi_pv, RootMove { score, pv, .. }) in moves.iter().enumerate() {
                let info =
                    SearchInfo { depth: left, nodes, multi_pv, score: *score, certain, pv: pv.clone() };
                progress(&info);
                if multi_pv == 0 {
                    *best = info;
                }
            }
        }
    }

    /// A proof as a search's answer, if its first move is among those that the player's style lets it see.
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

    /// One depth of one line in an aspiration window: a narrow one around a guess, widened until the score is inside. The
    /// best of the moves comes first after this, the others keep their order. Stopped, it is the best of what was searched
    /// to its end, if that is anything.
    ///
    /// Unless all is seen, a win by a margin is a win, by however much: where lines are cut short, finding out by how
    /// much would take far longer than everything else, and be true only of what is seen.
    fn aspiration_search(
        &mut self,
        root: &B,
        moves: &mut [RootMove<MoveOf<B>>],
        depth: u32,
        guess: i32,
        seen_all: bool,
    ) {
        let win_is_enough = root.margin().is_some() && self.params.selective && !seen_all;
        let most = if win_is_enough { MAX_EVALUATION - 1 } else { INFINITE };
        let narrow = depth > 3 && guess.abs() < MAX_EVALUATION;
        let mut delta = B::UNIT / 2 + 1;
        let (mut alpha, mut beta) = if narrow { (guess - delta, guess + delta) } else { (-most, most) };
        loop {
            let Some((at, score)) = self.search_root(root, moves, depth, alpha, beta) else { return };
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
            delta = delta.saturating_mul(4);
            if low {
                alpha = if delta > 20 * B::UNIT { -most } else { score - delta };
            } else {
                beta = if delta > 20 * B::UNIT { most } else { score + delta };
            }
        }
    }

    /// One depth within a window. Where it is cut short: the best of what was searched to its end, if it is any good.
    fn search_root(
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
            let node = Node::ROOT;
            let score = match best {
                None => self.search_child(root, &child, mv, next, node, alpha, beta),
                Some(_) => {
                    let reduction = self.late_move_reduction(root, mv, at, depth).min(next.saturating_sub(1));
                    let mut score =
                        self.search_child(root, &child, mv, next - reduction, node, alpha, alpha + 1);
                    if score > alpha && reduction > 0 && !self.control.is_stopped() {
                        score = self.search_child(root, &child, mv, next, node, alpha, alpha + 1);
                    }
                    if score > alpha && !self.control.is_stopped() {
                        score = self.search_child(root, &child, mv, next, node, alpha, beta);
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
                    self.update_pv(0, mv);
                    // What is better than expected is looked at again, and until then its line is hardly known.
                    if score < beta || root_move.pv.len() < self.pv_table[0].len() || at > 0 {
                        root_move.pv.clone_from(&self.pv_table[0]);
                    }
                }
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    /// Late move reductions: how many moves less far a move is searched at first; see [`Board::reduction`].
    fn late_move_reduction(&self, board: &B, mv: MoveOf<B>, index: usize, depth: u32) -> u32 {
        if self.params.selective { board.reduction(mv, index, depth) } else { 0 }
    }

    fn proof_query(&self, depth: u32, ply: usize, alpha: i32, beta: i32) -> Option<ProofQuery> {
        let selective = self.params.selective;
        // Only the root is solved without a limit of its own: if time runs out, the search falls back to iterative deepening.
        let solve = self.solve && ply == 0;
        (self.solve || selective).then_some(ProofQuery { depth, ply, solve, selective, alpha, beta })
    }

    /// The score of a child from its parent's side to move.
    #[inline]
    #[allow(clippy::too_many_arguments)] // they are the search's words, and bundling them says nothing more
    fn search_child(
        &mut self,
        parent: &B,
        child: &B,
        mv: MoveOf<B>,
        depth: u32,
        node: Node,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let (ply, turn) = (node.ply + 1, node.turn + 1);
        if let Some(score) = terminal_score(child, turn, self.evaluator) {
            self.control.tick();
            self.pv_table[ply].clear();
            let same = child.rules().to_move() == parent.rules().to_move();
            return if same { score } else { -score };
        }
        if B::Rules::REPETITIONS_TO_DRAW.is_some() {
            let key = child.rules().key();
            if self.is_repetition(key) {
                self.control.tick();
                self.pv_table[ply].clear();
                return self.evaluator.draw(parent.rules().to_move());
            }
            self.path.push(key);
        }
        let last = MoveCode::of::<B>(mv);
        let score = if child.rules().to_move() == parent.rules().to_move() {
            let node = Node { ply, turn: node.turn, last, may_null_move: false, before: None };
            self.pvs(child, depth, node, alpha, beta)
        } else {
            let leaf = B::MEAN_OF_TWO_PLIES && depth == 0 && self.params.selective;
            let before = leaf.then(|| -self.evaluator.evaluate(parent));
            -self.pvs(child, depth, Node { ply, turn, last, may_null_move: true, before }, -beta, -alpha)
        };
        if B::Rules::REPETITIONS_TO_DRAW.is_some() {
            self.path.pop();
        }
        score
    }

    /// Principal variation search of a position that is not over: its score, from its side to move.
    fn pvs(&mut self, board: &B, depth: u32, node: Node, mut alpha: i32, beta: i32) -> i32 {
        let ply = node.ply;
        self.pv_table[ply].clear();
        if self.control.tick() {
            return 0;
        }
        let settled = board.settled();
        if ply + 1 >= MAX_PLY {
            return self.evaluator.evaluate(board);
        }
        if depth == 0 && settled {
            return self.quiescence(board, node, alpha, beta);
        }

        let (key, pv_node) = (board.rules().key(), beta - alpha > 1);
        let mut hash_move = MoveCode::NONE;
        if let Some(entry) = self.table.get(key) {
            hash_move = MoveCode(entry.code);
            let score = from_table_score(entry.score, node.turn);
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            // Where every line goes to the same depth, not what was searched deeper: the result would depend on the
            // order in which positions came up. And not where a line is wanted.
            let certain = matches!(Score::of(score), Score::Win(_) | Score::Loss(_));
            let deep = entry.depth == depth || self.params.selective && (entry.depth > depth || certain);
            if enough && deep && !pv_node {
                return score;
            }
        }
        if let Some(proof_query) = self.proof_query(depth, ply, alpha, beta) {
            if let Some(proof) = board.proof(&proof_query, &mut self.memory, &mut self.control) {
                return self.proven(key, depth, node, alpha, beta, proof.score, &proof.line);
            }
            if self.control.is_stopped() {
                return 0;
            }
        }
        if self.params.selective && !pv_node && settled {
            if let Some(score) = self.forward_prune(board, depth, node, alpha, beta) {
                return score;
            }
            if self.control.is_stopped() {
                return 0;
            }
        }

        let mut moves = MoveList::new();
        board.candidates(self.params.width, &mut moves);
        let Some(&first) = moves.first() else { return self.evaluator.evaluate(board) };
        // A forced move needs no search.
        let counts = settled && depth > 0 && !(self.params.selective && moves.len() == 1);
        let next = depth - u32::from(counts);
        let floor = alpha;
        let (mut best, mut best_move) = (-INFINITE, first);
        let mut picker =
            MovePicker::<MoveOf<B>>::new(board, &moves, &self.history, (ply, node.last), hash_move);
        let mut index = 0;
        let prunes = self.params.selective && !pv_node && settled;
        let limit = if prunes { board.move_limit(depth) } else { usize::MAX };
        while let Some(mv) = picker.next() {
            if index >= limit && best > -MAX_EVALUATION {
                break;
            }
            let child = board.after(mv);
            if mv != first && self.evaluator.overlooks(&child) {
                index += 1;
                continue;
            }
            let mut score;
            if best == -INFINITE {
                score = self.search_child(board, &child, mv, next, node, alpha, beta);
            } else {
                let reduction = self.late_move_reduction(board, mv, index, depth).min(next.saturating_sub(1));
                score = self.search_child(board, &child, mv, next - reduction, node, alpha, alpha + 1);
                if score > alpha && reduction > 0 && !self.control.is_stopped() {
                    score = self.search_child(board, &child, mv, next, node, alpha, alpha + 1);
                }
                if score > alpha && score < beta && !self.control.is_stopped() {
                    score = self.search_child(board, &child, mv, next, node, alpha, beta);
                }
            }
            if self.control.is_stopped() {
                return 0;
            }
            if score > best {
                (best, best_move) = (score, mv);
                if score > alpha {
                    alpha = score;
                    self.update_pv(ply, mv);
                }
            }
            if score >= beta {
                let failed = picker.picked().take(index).map(MoveCode::of::<B>);
                let side = board.rules().to_move();
                self.history.update(side, (ply, node.last), MoveCode::of::<B>(mv), failed, depth);
                break;
            }
            index += 1;
        }
        let bound = bound_of(best, floor, beta);
        let MoveCode(code) = MoveCode::of::<B>(best_move);
        self.table.put(key, TableEntry { code, score: to_table_score(best, node.turn), depth, bound });
        best
    }

    /// Keeps what the game itself is certain of.
    #[allow(clippy::too_many_arguments)]
    fn proven(
        &mut self,
        key: u64,
        depth: u32,
        node: Node,
        alpha: i32,
        beta: i32,
        score: i32,
        line: &[MoveOf<B>],
    ) -> i32 {
        let MoveCode(code) = line.first().map_or(MoveCode::NONE, |&mv| MoveCode::of::<B>(mv));
        let entry = TableEntry {
            code,
            score,
            depth,
            bound: bound_of(from_table_score(score, node.turn), alpha, beta),
        };
        self.table.put(key, entry);
        self.pv_table[node.ply].extend_from_slice(line);
        from_table_score(score, node.turn)
    }

    /// Forward pruning: a score without a full search, by ProbCut or by a null move.
    fn forward_prune(&mut self, board: &B, depth: u32, node: Node, alpha: i32, beta: i32) -> Option<i32> {
        if depth < 3 || alpha.abs() >= MAX_EVALUATION || beta.abs() >= MAX_EVALUATION {
            return None;
        }
        self.prob_cut(board, depth, node, alpha, beta)
            .or_else(|| self.null_move_prune(board, depth, node, beta))
    }

    /// ProbCut: a bound that a search of less depth exceeds by more than the two usually differ.
    fn prob_cut(&mut self, board: &B, depth: u32, node: Node, alpha: i32, beta: i32) -> Option<i32> {
        let prob_cut = board.prob_cut(depth)?;
        let static_evaluation = self.evaluator.evaluate(board);
        let needed = |bound: i32| (bound - prob_cut.offset) * 100 / prob_cut.slope.max(1);
        // Not worth a try where the static evaluation itself points the other way.
        let high = needed(beta + prob_cut.margin);
        if static_evaluation >= beta - prob_cut.margin
            && self.pvs(board, prob_cut.depth, node, high - 1, high) >= high
            && !self.control.is_stopped()
        {
            return Some(beta);
        }
        let low = needed(alpha - prob_cut.margin);
        if !self.control.is_stopped()
            && static_evaluation <= alpha + prob_cut.margin
            && self.pvs(board, prob_cut.depth, node, low, low + 1) <= low
            && !self.control.is_stopped()
        {
            return Some(alpha);
        }
        None
    }

    /// Null move pruning: beta, where even passing is good enough for it.
    fn null_move_prune(&mut self, board: &B, depth: u32, node: Node, beta: i32) -> Option<i32> {
        if !node.may_null_move || self.control.is_stopped() {
            return None;
        }
        let passed = board.null_move()?;
        if self.evaluator.evaluate(board) < beta {
            return None;
        }
        let below = Node { ply: node.ply + 1, turn: node.turn + 1, may_null_move: false, ..Node::ROOT };
        let reduced = depth - (2 + depth / 4).min(depth);
        let score = -self.pvs(&passed, reduced, below, -beta, 1 - beta);
        (score >= beta && !self.control.is_stopped()).then_some(beta)
    }

    /// The quiescence search: the evaluation at the horizon, after the moves that change much at once. The side to move may
    /// stand pat instead of making one.
    fn quiescence(&mut self, board: &B, node: Node, mut alpha: i32, beta: i32) -> i32 {
        let here = self.evaluator.evaluate(board);
        let mut best = node.before.map_or(here, |before| (here + before) / 2);
        if !self.params.selective || best >= beta {
            return best;
        }
        let mut moves = MoveList::new();
        board.quiescence_moves(&mut moves);
        if moves.is_empty() {
            return best;
        }
        alpha = alpha.max(best);
        let at = (node.ply, node.last);
        for mv in MovePicker::<MoveOf<B>>::new(board, &moves, &self.history, at, MoveCode::NONE) {
            let child = board.after(mv);
            let score = self.search_child(board, &child, mv, 0, node, alpha, beta);
            if self.control.is_stopped() {
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.update_pv(node.ply, mv);
                }
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    /// A second occurrence on the path from the root counts as a draw: a side that can come back once can do so again.
    /// Before the root it takes two, as in the rules.
    fn is_repetition(&self, key: u64) -> bool {
        self.path.contains(&key)
            || B::Rules::REPETITIONS_TO_DRAW
                .is_some_and(|needed| self.past.iter().filter(|&&past| past == key).count() + 1 >= needed)
    }

    fn update_pv(&mut self, ply: usize, mv: MoveOf<B>) {
        let (here, below) = self.pv_table.split_at_mut(ply + 1);
        let line = &mut here[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&below[0]);
    }
}

fn bound_of(score: i32, alpha: i32, beta: i32) -> Bound {
    match score {
        _ if score >= beta => Bound::Lower,
        _ if score <= alpha => Bound::Upper,
        _ => Bound::Exact,
    }
}

/// The score of a finished game from the side to move, after so many turns.
fn terminal_score<B: Board>(board: &B, turn: u32, evaluator: &Evaluator) -> Option<i32> {
    let rules = board.rules();
    let Some(winner) = rules.outcome()?.winner else { return Some(evaluator.draw(rules.to_move())) };
    let sign = if winner == rules.to_move() { 1 } else { -1 };
    Some(match board.margin() {
        Some(margin) => sign * EXACT + margin,
        None => sign * (WIN - turn as i32),
    })
}
