//! What a game must tell, so that it can be searched.

use plyground_rules::{MoveList, Position, Side, zobrist};

use crate::{EngineProfile, SearchControl, Style, score::MAX_EVALUATION};

/// How many terms a game's evaluation may have.
pub const TERMS: usize = 8;
/// What one side has, term by term, each in the game's units. Players differ in how they weigh the terms.
pub type Terms = [i32; TERMS];

/// The moves of a board.
pub type MoveOf<B> = <<B as Board>::Rules as Position>::Move;

/// A game that can be searched: it names the board its search is made on.
pub trait Searchable: Position {
    /// The position itself, or something around it that keeps more up to date.
    type Board: Board<Rules = Self>;

    /// Its computer players and what goes with them.
    const ENGINE: &'static EngineProfile = &EngineProfile::DEFAULT;
}

/// What a game's own proofs remember during one search; `()` where there is nothing.
pub trait ProofMemory: Default + Send {
    /// One for another thread of the same search, with which it may share what it finds.
    #[must_use]
    fn for_helper_thread(&mut self) -> Self {
        Self::default()
    }
}

impl ProofMemory for () {}

/// A position made ready for searching. It holds the position of the rules, which stays the judge of what is legal and
/// who has won, and may keep beside it what makes evaluating quick.
///
/// Everything after [`terms`](Self::terms) and [`code`](Self::code) is optional: a game with these alone plays. What
/// is below "selective search" is used only by searches that may
/// ([`SearchParams::selective`](crate::SearchParams)).
pub trait Board: Clone + Send + Sync + 'static {
    /// The rules.
    type Rules: Position;
    /// What [`proof`](Self::proof) remembers, one for each thread.
    type ProofMemory: ProofMemory;
    /// Above every [`code`](Self::code); at most 65536.
    const CODES: usize;
    /// What a clear advantage is worth in the game's units. Half of it is the first aspiration window: how far an evaluation
    /// usually moves from one depth to the next.
    const UNIT: i32 = 100;

    /// Whether a leaf of a selective search counts as the mean of the static evaluations after its last two moves: where evaluations
    /// favour whoever has just moved or is about to, that damps the odd-even effect.
    const MEAN_OF_TWO_PLIES: bool = false;

    /// The board of a position.
    fn of(position: &Self::Rules) -> Self;

    /// The position.
    fn rules(&self) -> &Self::Rules;

    /// Plays a legal move.
    fn make(&mut self, mv: MoveOf<Self>);

    /// What `side` has. Not asked after the end, nor in unsettled positions.
    fn terms(&self, side: Side) -> Terms;

    /// A number by which a move is remembered: different for any two legal moves of a position, and the same for moves
    /// that mean much the same in different positions.
    fn code(mv: MoveOf<Self>) -> u16;

    /// The static evaluation of this position from the side to move. Override where both sides are cheaper together, or where
    /// a plain view ([`Evaluator::is_plain`]) is known better than by terms.
    fn evaluate(&self, evaluator: &Evaluator) -> i32 {
        let side = self.rules().to_move();
        evaluator.weigh(side, &self.terms(side)) - evaluator.weigh(!side, &self.terms(!side))
    }

    /// Whether an evaluation makes sense here. Where it does not (a row waits to be taken), the search goes on and
    /// does not count the move. Only finitely many unsettled positions may follow each other.
    fn settled(&self) -> bool {
        true
    }

    /// Appends the moves worth a look, the most promising `width` of them if that is not 0, all of them legal and at
    /// least one where there is a legal move. Moves that lose at once may be left out where others do not.
    fn candidates(&self, _width: usize, out: &mut MoveList<MoveOf<Self>>) {
        self.rules().legal_moves(out);
    }

    /// Move ordering: how promising a move looks before anything is searched; higher is tried sooner. Between minus and plus
    /// 2^26; history adds up to 2^14.
    fn ordering_score(&self, _mv: MoveOf<Self>) -> i32 {
        0
    }

    /// After the end, in games where the size of a win counts: by how much the side to move has won. Such wins are
    /// compared by size, others by how soon they come.
    fn margin(&self) -> Option<i32> {
        None
    }

    /// How many moves the game lasts at most, passes aside, where that is small enough to be searched one day.
    fn moves_left(&self) -> Option<u32> {
        None
    }

    // Selective search: where it may look more or less far.

    /// Appends the moves of the quiescence search, which are tried even beyond the depth before a position is evaluated:
    /// those that change much at once. Each chain of them must end.
    fn quiescence_moves(&self, _out: &mut MoveList<MoveOf<Self>>) {}

    /// Late move reductions (LMR): how many moves less far to search at first for a move that is `index`-th in order (0 is
    /// the first), `depth` moves before the horizon. If it turns out better than expected after all, it is searched fully.
    fn reduction(&self, _mv: MoveOf<Self>, _index: usize, _depth: u32) -> u32 {
        0
    }

    /// Late move pruning: how many moves are searched off the principal variation, `depth` moves before the horizon, unless all of
    /// them lose. Counted in order, so only where the order is good.
    fn move_limit(&self, _depth: u32) -> usize {
        usize::MAX
    }

    /// ProbCut: how well a search of less depth foretells one of this depth; `None` where it does not.
    fn prob_cut(&self, _depth: u32) -> Option<ProbCut> {
        None
    }

    /// The null move: this board with the other side to move, where there is no zugzwang and nothing is pending. If even
    /// then the side that moves twice gains nothing, a position is good enough.
    fn null_move(&self) -> Option<Self> {
        None
    }

    /// What is certain here by the game's own means, such as a win by threats that must all be answered, or the exact
    /// result near the end. Asked in every position, so cheap where little depth is left; it counts its positions and
    /// gives up when the control says stop.
    fn proof(
        &self,
        _query: &ProofQuery,
        _memory: &mut Self::ProofMemory,
        _control: &mut SearchControl,
    ) -> Option<Proof<MoveOf<Self>>> {
        None
    }

    /// Selective solving: in how many stages the game's own means foretell how it ends, once a search of `depth` has been made; 0 for
    /// not yet, or not at all. Each stage is surer than the one before, and the last is certain. From then on they take the
    /// place of deeper searches, where those would look as far as the end anyway.
    fn solving_stages(&self, _depth: u32) -> u32 {
        0
    }

    /// One of these stages, the first being 0, after a search or a stage that gave this score and line. `None` where nothing came of it
    /// before the control said stop.
    fn foretell(
        &self,
        _stage: u32,
        _guess: (i32, &[MoveOf<Self>]),
        _memory: &mut Self::ProofMemory,
        _control: &mut SearchControl,
    ) -> Option<Foretold<MoveOf<Self>>> {
        None
    }

    // Never overridden.

    /// The board after the legal move `mv`.
    #[must_use]
    #[inline]
    fn after(&self, mv: MoveOf<Self>) -> Self /* FINAL */ {
        let mut next = self.clone();
        next.make(mv);
        next
    }
}

/// ProbCut's linear model: how a search of less depth foretells a deeper one: by `slope` hundredths times the shallow score plus `offset`, rarely more
/// than `margin` off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProbCut {
    /// The lesser depth.
    pub depth: u32,
    /// In hundredths.
    pub slope: i32,
    /// In the game's units.
    pub offset: i32,
    /// In the game's units: how far off to expect it, at the confidence the game chooses.
    pub margin: i32,
}

/// What a search wants to know from [`Board::proof`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofQuery {
    /// Moves left to the horizon; the more, the more effort is worthwhile.
    pub depth: u32,
    /// Moves made from the root; 0 is the position that was asked about, where most effort is worthwhile.
    pub ply: usize,
    /// Whether the game is to be searched to its end from here (see [`SearchParams::solve`](crate::SearchParams)).
    pub solve: bool,
    /// Whether [`SearchParams::selective`](crate::SearchParams) allows proofs that are not asked for by `solve`.
    pub selective: bool,
    /// A proof of at most this is worth no more than "at most this".
    pub alpha: i32,
    /// A proof of at least this is worth no more than "at least this".
    pub beta: i32,
}

/// What is certain of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof<M> {
    /// From the side to move, as numbers are in [`Score::of`](crate::Score::of), with wins counted in turns from this position on.
    pub score: i32,
    /// How the game goes on from here; its first move achieves the score. It may be empty for a score of at most `alpha`.
    pub line: Vec<M>,
}

/// How a game is likely to end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foretold<M> {
    /// An evaluation from the side to move; after the last stage what a [`Proof`] says.
    pub score: i32,
    /// How the game goes on from here. Never empty.
    pub line: Vec<M>,
    /// Whether the stage came to its end. If not, the first move was the best so far, and better than the guess or as good.
    pub finished: bool,
}

/// Evaluates positions the way one player sees them: the terms of both sides, weighed by its style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evaluator {
    /// Percent, by side and term.
    weights: [[i32; TERMS]; 2],
    plain: bool,
    /// What a draw is worth, by side.
    draws: [i32; 2],
    noise: i32,
    overlook: u32,
    blind: u32,
    seed: u64,
}

impl Evaluator {
    /// The evaluator for a player on this side.
    pub fn new(player: Side, style: &Style, seed: u64) -> Self {
        let weights = Side::BOTH.map(|side| {
            let percent = if side == player { style.own } else { style.theirs };
            style.terms.map(|term| term * percent / 100)
        });
        let plain = weights == [Style::PLAIN.terms; 2] && !style.counting;
        let draws = Side::BOTH.map(|side| if side == player { -style.contempt } else { style.contempt });
        Evaluator {
            weights,
            plain,
            draws,
            noise: style.noise,
            overlook: style.overlook,
            blind: style.blind,
            seed,
        }
    }

    /// Whether every term counts as usual, for both sides, and counting is not all: then a game may evaluate by something better than terms.
    #[inline]
    pub const fn is_plain(&self) -> bool {
        self.plain
    }

    /// What a draw is worth for `side`, by contempt.
    #[inline]
    pub const fn draw(&self, side: Side) -> i32 {
        self.draws[side.index()]
    }

    /// What this is worth for `side`.
    #[inline]
    pub fn weigh(&self, side: Side, terms: &Terms) -> i32 {
        let weights = &self.weights[side.index()];
        terms.iter().zip(weights).map(|(term, weight)| term * weight).sum::<i32>() / 100
    }

    /// The evaluation of a position, with the style's noise.
    #[inline]
    pub fn evaluate<B: Board>(&self, board: &B) -> i32 {
        let plain = board.evaluate(self);
        let off = if self.noise == 0 { 0 } else { self.noise_at(board.rules().key()) };
        (plain + off).clamp(1 - MAX_EVALUATION, MAX_EVALUATION - 1)
    }

    /// Whether the move that leads to this position is not seen.
    #[inline]
    pub(crate) fn overlooks<B: Board>(&self, child: &B) -> bool {
        self.overlook != 0
            && zobrist::number(self.seed ^ 0x6F76_6572, child.rules().key()) % 100 < u64::from(self.overlook)
            && child.rules().outcome().is_none()
    }

    /// Leaves of the root moves those that the style's `blind` lets a player see; `child` is where one leads.
    pub(crate) fn restrict_root_moves<B: Board, M>(&self, moves: &mut Vec<M>, child: impl Fn(&M) -> B) {
        if self.blind == 0 {
            return;
        }
        let clarity = |mv: &M| zobrist::number(self.seed ^ 0x626C_696E, child(mv).rules().key()) >> 32;
        let clearest = moves.iter().map(clarity).max().unwrap_or(0);
        let needed = (u64::from(self.blind) << 32) / 100;
        moves.retain(|mv| clarity(mv) >= needed.min(clearest));
    }

    /// From minus to plus the noise, small deviations being likelier than large ones.
    fn noise_at(&self, key: u64) -> i32 {
        let number = zobrist::number(self.seed, key);
        let span = self.noise as u64 + 1;
        ((number & 0xFFFF_FFFF) % span) as i32 - ((number >> 32) % span) as i32
    }
}
