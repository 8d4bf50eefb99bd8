//! A reviewed game as a tree of moves, for files.

use plyground_games::rules::{MoveTree, NodeId, record::RecordedMove};

use crate::{MoveReport, Report, Verdict};

/// The sign of a move, as people write it.
const fn glyph(report: &MoveReport) -> &'static str {
    match report.verdict {
        Verdict::Inaccuracy => "?!",
        Verdict::Mistake => "?",
        Verdict::Blunder => "??",
        _ if report.only => "!",
        _ => "",
    }
}

/// Gives the moves of a game their signs, and adds what should have been played as variations; what has no room is left out.
/// Reasons are sentences of some language, so no file holds them.
pub fn annotate(moves: &mut MoveTree, report: &Report) {
    let played: Vec<NodeId> = moves.line(NodeId::START).collect();
    for (index, (mv, &node)) in report.moves.iter().zip(&played).enumerate() {
        let Some(mv) = mv else { continue };
        if moves.set_glyph(node, glyph(mv)).is_err() || !mv.verdict.is_fault() {
            continue;
        }
        let mut at = if index == 0 { NodeId::START } else { played[index - 1] };
        for text in &mv.line {
            match moves.add(at, RecordedMove::new(text.as_str(), None)) {
                Ok(next) => at = next,
                Err(_) => return,
            }
        }
    }
}
