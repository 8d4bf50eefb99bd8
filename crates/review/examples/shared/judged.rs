//! How well the scores of a search judge the positions of games that are over: what the command `judgement` prints and the test of the same name checks.

use std::sync::atomic::AtomicBool;

use plyground_fit::{Pair, area_under_curve, calibrate};
use plyground_games::{
    AnyGame, AnyPlay, find,
    rules::{Side, Variant},
};
use plyground_review::{Effort, params};
use plyground_search::{Score, SearchParams, Searcher};

/// Sway is measured from depth 1 to this one.
pub(crate) const DEEPEST: usize = 5;
/// Every so many positions of a game one is judged: an odd number, so that both sides are to move in turn.
const EVERY: usize = 5;
/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finished {
    pub(crate) winner: Option<Side>,
    /// After how many moves both sides played as well as they could: an opening or a random move says nothing about scores before it.
    pub(crate) from: usize,
    pub(crate) moves: Vec<String>,
}

impl Finished {
    /// A line of a file: the result, from where on the positions are judged, and the moves.
    pub(crate) fn line(&self) -> String {
        let result = match self.winner {
            Some(Side::First) => "1-0",
            Some(Side::Second) => "0-1",
            None => "draw",
        };
        format!("{result} {} {}", self.from, self.moves.join(" "))
    }

    /// Reads a line.
    pub(crate) fn read(line: &str) -> Finished {
        let mut words = line.split(' ').map(str::to_owned);
        let winner = match words.next().as_deref() {
            Some("1-0") => Some(Side::First),
            Some("0-1") => Some(Side::Second),
            _ => None,
        };
        let from = words.next().and_then(|word| word.parse().ok()).expect("a number of moves");
        Finished { winner, from, moves: words.collect() }
    }
}

/// A position of one of the games.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    /// From the side to move: at depth 1, 2 and so on.
    by_depth: [i32; DEEPEST],
    /// With all nodes.
    by_nodes: i32,
    /// The scale of winning chances here.
    scale: f64,
    /// For the side to move.
    result: f64,
    game: usize,
}

/// How good scores are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quality {
    /// See [`area_under_curve`].
    pub(crate) area: f64,
    /// What the game's own scales of winning chances would have to be multiplied by, and the error of that.
    pub(crate) factor: f64,
    pub(crate) error: f64,
    /// The mean score of the side to move, in the game's units.
    pub(crate) mean: f64,
}

/// How the scores of some positions change when the search goes one ply deeper.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sway {
    /// In the game's units, and in logits.
    pub(crate) units: f64,
    pub(crate) logits: f64,
}

/// Judges positions of a game at depths and with so many nodes. Those that a search proves to be won, lost or exact are left out: there is nothing to judge.
pub(crate) fn judge(variant: &str, number: usize, finished: &Finished, nodes: u64) -> Vec<Judged> {
    let (game, setup) = find(variant).expect("a variant");
    let mut play = game.start(setup, None).expect("the usual start");
    let mut judged = Vec::new();
    for (ply, text) in finished.moves.iter().enumerate() {
        if ply >= finished.from && (ply + number) % EVERY == 0 {
            judged.extend(judge_one(&*play, number, finished.winner, nodes));
        }
        play.play(text).expect("the game is legal");
    }
    judged
}

fn judge_one(play: &dyn AnyPlay, game: usize, winner: Option<Side>, nodes: u64) -> Option<Judged> {
    let heuristic = |score| match score {
        Score::Heuristic(value) => Some(value),
        _ => None,
    };
    let whole = params(play, nodes, Effort::Normal);
    let search = |params: &SearchParams, progress: &mut dyn FnMut(u32, Score)| {
        let stop = AtomicBool::new(false);
        let found =
            play.search(&mut Searcher::new(), params, &stop, &mut |line| progress(line.depth, line.score));
        found.and_then(|found| heuristic(found.score))
    };
    let by_nodes = search(&whole, &mut |_, _| {})?;
    // Not solved to the end: that would be a proof, and no judgement.
    let shallow = SearchParams { depth: DEEPEST as u32, nodes: 10 * nodes, solve: 0, ..whole.clone() };
    let mut by_depth = [None; DEEPEST];
    search(&shallow, &mut |depth, score| {
        if let Some(at) = by_depth.get_mut((depth as usize).wrapping_sub(1)) {
            *at = heuristic(score);
        }
    })?;
    let mut scores = [0; DEEPEST];
    for (score, found) in scores.iter_mut().zip(by_depth) {
        *score = found?;
    }
    let result = winner.map_or(0.5, |winner| f64::from(u8::from(winner == play.to_move())));
    let (any, _) = find(play.variant().id).expect("a variant");
    Some(Judged { by_depth: scores, by_nodes, scale: any.win_scale(play.win_class()), result, game })
}

/// The quality of the scores at depth 1 and of those with all nodes, each multiplied by `factor`. `None` where the results say nothing.
pub(crate) fn qualities(judged: &[Judged], factor: f64) -> Option<[Quality; 2]> {
    let of = |score: fn(&Judged) -> i32| {
        let odds = |one: &Judged| Pair {
            score: factor * one.scale * f64::from(score(one)),
            result: one.result,
            game: one.game,
        };
        let pairs: Vec<Pair> = judged.iter().map(odds).collect();
        let fitted = calibrate(&pairs)?;
        let mean = judged.iter().map(|one| f64::from(score(one))).sum::<f64>() / judged.len() as f64;
        Some(Quality {
            area: area_under_curve(&pairs)?,
            factor: fitted.k,
            error: fitted.error,
            mean: factor * mean,
        })
    };
    Some([of(|one| one.by_depth[0])?, of(|one| one.by_nodes)?])
}

/// The mean sway from each depth to the next.
pub(crate) fn sways(judged: &[Judged]) -> Vec<Sway> {
    let mean = |change: &dyn Fn(&Judged) -> f64| judged.iter().map(change).sum::<f64>() / judged.len() as f64;
    let from = |depth: usize| {
        let units = move |one: &Judged| f64::from((one.by_depth[depth] - one.by_depth[depth - 1]).abs());
        Sway { units: mean(&units), logits: mean(&|one| one.scale * units(one)) }
    };
    (1..DEEPEST).map(from).collect()
}

/// A game and its variant, by the variant's id.
pub(crate) fn found(variant: &str) -> (&'static dyn AnyGame, &'static Variant) {
    find(variant).expect("a variant")
}
