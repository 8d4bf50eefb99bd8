//! The engines agree with every lesson about strategy: its moves are the best by a clear margin, and no other move is as good.

use std::sync::atomic::AtomicBool;

use plyground_games::{AnyPlay, GAMES, find, rules::Lesson};
use plyground_search::{Score, SearchParams, Searcher};

/// The least difference between the winning chance of a right move and that of any other; a win that is proven needs none.
const MARGIN: f64 = 0.1;
/// The positions looked at for each move.
const NODES: u64 = 8_000;
/// The last so many moves are searched to the end.
const SOLVED: u32 = 16;

/// What a move is worth to who makes it.
#[derive(Clone, Copy, Debug)]
struct Worth {
    chance: f64,
    /// Whether it is proven to win.
    won: bool,
}

fn worth_of(play: &dyn AnyPlay, text: &str) -> Worth {
    let mover = play.to_move();
    let mut after = play.boxed_clone();
    after.play(text).unwrap_or_else(|e| panic!("{text}: {e}"));
    if let Some(end) = after.outcome() {
        let won = end.winner == Some(mover);
        let chance = if won { 1.0 } else { end.winner.map_or(0.5, |_| 0.0) };
        return Worth { chance, won };
    }
    let params =
        SearchParams { selective: true, solve: SOLVED, table_bits: 18, ..SearchParams::nodes(NODES) };
    let found = after.search(&mut Searcher::new(), &params, &AtomicBool::new(false), &mut |_| {});
    let score = found.expect("the game goes on").score;
    let chance = after.win_chance(score);
    if after.to_move() == mover {
        Worth { chance, won: matches!(score, Score::Win(_)) }
    } else {
        Worth { chance: 1.0 - chance, won: matches!(score, Score::Loss(_)) }
    }
}

fn check(name: &str, lesson: &Lesson) {
    let (game, variant) = find(lesson.variant).unwrap_or_else(|e| panic!("{name}: {e}"));
    let play = game.start(variant, Some(lesson.position)).unwrap_or_else(|e| panic!("{name}: {e}"));
    let mut goals = Vec::new();
    let mut others = Vec::new();
    for text in play.legal() {
        let worth = worth_of(&*play, &text);
        if lesson.goal.contains(&text.as_str()) {
            goals.push((worth, text));
        } else {
            others.push((worth, text));
        }
    }
    let by_chance = |a: &&(Worth, String), b: &&(Worth, String)| a.0.chance.total_cmp(&b.0.chance);
    let worst_goal = goals.iter().min_by(by_chance).expect("there is a goal");
    let best_other = others.iter().max_by(by_chance).expect("there is a choice");
    let only_goals_win =
        goals.iter().all(|(worth, _)| worth.won) && !others.iter().any(|(worth, _)| worth.won);
    let margin = worst_goal.0.chance - best_other.0.chance;
    assert!(
        only_goals_win || margin >= MARGIN,
        "{name}: {worst_goal:?} is hardly better than {best_other:?}"
    );
}

#[test]
fn a26_the_engines_agree_with_every_lesson_about_strategy() {
    for game in GAMES {
        let info = game.info();
        for lesson in info.course.strategy {
            check(&format!("{}, {}", info.id, lesson.title), lesson);
        }
    }
}
