//! Wins that can be forced, and forks.

use plyground_coach::{BoardMark, Claim, Weight};
use plyground_rules::{Position, Side};
use plyground_search::Score;
use plyground_words::{Message, message};

use crate::{
    Point,
    coach::{
        scene::{Replay, Scene, about_best, about_played, line, ring},
        threat::{NAMED, Threat, sequence},
    },
};

/// `misses-win`: the best move begins a win by force, the move that was played does not.
pub(super) fn misses_win(scene: &mut Scene) -> Option<Claim> {
    let (before, after) = (scene.before.clone(), scene.played.after(1)?.clone());
    let wins_anyway =
        matches!(scene.played.score, Score::Win(_)) || scene.played.winner() == Some(scene.mover);
    if scene.best.threat(0) == Threat::Five || wins_anyway || scene.is_lost(&after) {
        return None;
    }
    let (moves, shown) = match scene.best.score {
        // From the position after the move or from before it: either way it is so many moves of the winner.
        Score::Win(turns) => (turns / 2 + 1, scene.best.steps.len()),
        _ => {
            let win = scene.find_win(&before)?;
            (win.moves(), common(&scene.best, 0, &win.line))
        }
    };
    let won = Won::new(&scene.best, scene.mover, moves, shown)?;
    let message = message!(
        "why-misses-win",
        point = scene.best.mv().name(),
        moves = won.moves,
        threats = sequence(&won.threats)
    );
    Some(about_best("misses-win", Weight::Forced, won.plies, message, won.marks("good", &scene.best)))
}

/// `allows-win`: the opponent wins by force after the move that was played, and not after the best one.
pub(super) fn allows_win(scene: &mut Scene) -> Option<Claim> {
    let (after_played, after_best) = (scene.played.after(1)?.clone(), scene.best.after(1)?.clone());
    let lost_anyway = matches!(scene.best.score, Score::Loss(_)) || scene.best.winner() == Some(scene.other);
    if after_played.outcome().is_some() || lost_anyway || scene.find_win(&after_best).is_some() {
        return None;
    }
    let (moves, shown) = match scene.played.score {
        Score::Loss(turns) => (turns.div_ceil(2), scene.played.steps.len()),
        _ => {
            let win = scene.find_win(&after_played)?;
            (win.moves(), common(&scene.played, 1, &win.line))
        }
    };
    let won = Won::new(&scene.played, scene.other, moves, shown)?;
    if won.moves < 2 {
        return None;
    }
    // The win that was there before the mistake, had it been the opponent's turn.
    let stood = scene.find_win(&scene.before.with_other_to_move()).is_some();
    let message = message!(
        "why-allows-win",
        stood = if stood { "yes" } else { "no" },
        side = scene.other_name(),
        moves = won.moves,
        threats = sequence(&won.threats)
    );
    Some(about_played("allows-win", Weight::Forced, won.plies, message, won.marks("bad", &scene.played)))
}

/// `fork`: the opponent's next move makes two threats that no single move answers.
pub(super) fn fork(scene: &mut Scene) -> Option<Claim> {
    let (answer, threat) = (scene.played.answer()?, scene.played.threat(1));
    if !threat.is_fork() || scene.best.threat(1).is_decisive() || !scene.best.tells(2) {
        return None;
    }
    let after = scene.played.after(2)?.clone();
    if !scene.is_lost(&after) {
        return None;
    }
    let message = message!("why-fork", side = scene.other_name(), threat = threat.at(answer));
    let mut marks = vec![ring("bad", [answer])];
    marks.extend(fork_lines("bad", &scene.played, 1));
    Some(about_played("fork", Weight::Threat, 2, message, marks))
}

/// How many steps of a line, from its first ones on, a win's line shares; those before `from` included.
fn common(replay: &Replay, from: usize, win: &[Point]) -> usize {
    let same = replay.steps.iter().skip(from).zip(win).take_while(|(step, point)| step.mv == **point);
    from + same.count()
}

/// The lines of a step's stone that must be answered.
fn fork_lines(kind: &'static str, replay: &Replay, step: usize) -> Vec<BoardMark> {
    use crate::coach::patterns::PatternKind::OpenThree;
    let rows = replay.made[step].iter().filter(|row| row.kind >= OpenThree);
    rows.map(|row| line(kind, replay.steps[step].side, &row.stones)).collect()
}

/// A win as far as a line shows it.
struct Won {
    /// Moves of the winner until five.
    moves: u32,
    /// The steps of the winner up to its first decisive threat, as they are named.
    named: Vec<usize>,
    threats: Vec<Message>,
    /// How many moves must be seen for it.
    plies: usize,
}

impl Won {
    fn new(replay: &Replay, winner: Side, moves: u32, shown: usize) -> Option<Won> {
        let all: Vec<usize> = replay.moves_of(winner, shown).collect();
        let decisive = all.iter().position(|&step| replay.threat(step).is_decisive());
        let mut named = all[..decisive.map_or(all.len(), |last| last + 1)].to_vec();
        let plies = named.last()? + 1;
        // Counted where the line goes to the end.
        let moves = if replay.winner() == Some(winner) && shown == replay.steps.len() {
            all.len() as u32
        } else {
            moves
        };
        // A line that does not come to the point is named by its beginning.
        if decisive.is_none() {
            named.truncate(NAMED);
        }
        let threats = named.iter().map(|&step| replay.threat(step).at(replay.steps[step].mv)).collect();
        Some(Won { moves, named, threats, plies })
    }

    /// The named points in order, and the lines of the last one.
    fn marks(&self, kind: &'static str, replay: &Replay) -> Vec<BoardMark> {
        let numbered = self.named.iter().enumerate();
        let mut marks: Vec<BoardMark> = numbered
            .map(|(n, &step)| ring(kind, [replay.steps[step].mv]).text((n + 1).to_string()))
            .collect();
        if let Some(&last) = self.named.last() {
            marks.extend(fork_lines(kind, replay, last));
        }
        marks
    }
}
