//! Lines of our engines that only programs read.

use plyground_games::Analysis;
use plyground_search::Score;

/// Our name, as an NBoard board shows it: with the depth, once one has been set.
pub(crate) fn nboard_name(depth: Option<u32>) -> String {
    let depth = depth.map(|depth| depth.to_string()).unwrap_or_default();
    format!("set myname Plyground{depth}")
}

/// What a plain engine says about its search, so many milliseconds after it was asked.
pub(crate) fn plain_info(analysis: &Analysis, ms: u128) -> String {
    let (kind, value) = match analysis.score {
        Score::Heuristic(value) => ("eval", i64::from(value)),
        Score::Exact(margin) => ("exact", i64::from(margin)),
        Score::Win(turns) => ("win", i64::from(turns)),
        Score::Loss(turns) => ("loss", i64::from(turns)),
    };
    let Analysis { depth, nodes, .. } = analysis;
    let pv = analysis.pv.join(" ");
    format!("info depth {depth} nodes {nodes} time {ms} score {kind} {value} pv {pv}")
}
