//! A newcomer can do what every lesson asks, and understand what it says.

use std::collections::BTreeSet;

use plyground_games::{AnyPlay, GAMES, find, rules::Lesson};

/// The longest paragraph, in words.
const PARAGRAPH: usize = 45;
/// The longest task, in words.
const TASK: usize = 20;

/// Every lesson, with its game's id and its title to name it by.
fn lessons() -> impl Iterator<Item = (String, &'static str, &'static Lesson)> {
    GAMES.iter().flat_map(|game| {
        let info = game.info();
        let all = info.course.rules.iter().chain(info.course.strategy);
        all.map(|lesson| (format!("{}, {}", info.id, lesson.title), info.id, lesson))
    })
}

/// The lesson's board, about to be played on.
fn board(name: &str, lesson: &Lesson) -> Box<dyn AnyPlay> {
    let (game, variant) = find(lesson.variant).unwrap_or_else(|e| panic!("{name}: {e}"));
    game.start(variant, Some(lesson.position)).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// Whether the side to move wins at once with this move.
fn wins(name: &str, lesson: &Lesson, text: &str) -> bool {
    let mut play = board(name, lesson);
    let mover = play.to_move();
    play.play(text).unwrap_or_else(|e| panic!("{name}: {text}: {e}"));
    play.outcome().is_some_and(|outcome| outcome.winner == Some(mover))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

#[test]
fn a26_every_game_has_a_short_course() {
    for game in GAMES {
        let (id, course) = (game.info().id, &game.info().course);
        assert!((5..=8).contains(&course.rules.len()), "{id} has {} lessons", course.rules.len());
        assert!(
            (4..=6).contains(&course.strategy.len()),
            "{id} has {} about strategy",
            course.strategy.len()
        );
        let titles: BTreeSet<String> =
            course.rules.iter().chain(course.strategy).map(|lesson| lesson.title.to_string()).collect();
        assert_eq!(
            titles.len(),
            course.rules.len() + course.strategy.len(),
            "{id}: every title is different"
        );
        assert!(course.rules.iter().all(|lesson| lesson.then.is_none()), "{id}: a rule needs no proof");
        assert!(course.strategy.iter().all(|lesson| lesson.then.is_some()), "{id}: strategy needs a reason");
        assert!((1..=2).contains(&game.info().first_hints.len()), "{id}: a hint or two");
    }
}

#[test]
fn a26_what_follows_a_goal_is_legal_and_begins_with_the_reply() {
    for (name, _, lesson) in lessons() {
        let Some(then) = &lesson.then else { continue };
        assert_eq!(then.lines.len(), lesson.goal.len(), "{name}: each goal has what follows it");
        for (goal, line) in lesson.goal.iter().zip(then.lines) {
            let mut play = board(&name, lesson);
            play.play(goal).unwrap_or_else(|e| panic!("{name}: {goal}: {e}"));
            assert!(play.outcome().is_some() || !line.is_empty(), "{name}: nothing follows {goal}");
            for text in line.split_whitespace() {
                play.play(text).unwrap_or_else(|e| panic!("{name}: {goal} {line}: {text}: {e}"));
            }
        }
    }
}

#[test]
fn every_board_can_be_played_on() {
    for (name, id, lesson) in lessons() {
        let (game, _) = find(lesson.variant).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(game.info().id, id, "{name}: the variant is of another game");
        let play = board(&name, lesson);
        assert_eq!(play.outcome(), None, "{name}: the game is over");
        assert_eq!(play.position_text(), lesson.position, "{name}: the position is not written as usual");
    }
}

#[test]
fn every_goal_is_legal() {
    for (name, _, lesson) in lessons() {
        let legal: BTreeSet<String> = board(&name, lesson).legal().into_iter().collect();
        for (i, &goal) in lesson.goal.iter().enumerate() {
            assert!(legal.contains(goal), "{name}: {goal} is not legal");
            assert!(!lesson.goal[..i].contains(&goal), "{name}: {goal} is there twice");
        }
    }
}

/// The goals are exactly the moves that win, so that every win solves the task.
#[test]
fn a_task_to_win_is_done_by_every_move_that_wins() {
    for (name, _, lesson) in lessons().filter(|(_, _, l)| {
        l.then.is_none() && words(&l.task.to_string()).any(|w| w.eq_ignore_ascii_case("win"))
    }) {
        let legal = board(&name, lesson).legal();
        let winning: BTreeSet<&str> =
            legal.iter().map(String::as_str).filter(|text| wins(&name, lesson, text)).collect();
        assert!(!winning.is_empty(), "{name}: nothing wins");
        assert_eq!(lesson.goal.iter().copied().collect::<BTreeSet<_>>(), winning, "{name}");
    }
}

#[test]
fn texts_are_short_and_whole_sentences() {
    for (name, _, lesson) in lessons() {
        assert!((1..=3).contains(&lesson.text.len()), "{name}: {} paragraphs", lesson.text.len());
        let paragraphs = lesson.text.iter().map(|text| (text.to_string(), PARAGRAPH));
        let why = lesson.then.iter().map(|then| (then.why.to_string(), PARAGRAPH));
        for (text, most) in paragraphs.chain([(lesson.task.to_string(), TASK)]).chain(why) {
            let count = text.split_whitespace().count();
            assert!(count <= most, "{name}: {count} words instead of {most} at most: {text}");
            assert!(text.ends_with('.'), "{name}: no full stop at the end: {text}");
            assert!(text.starts_with(char::is_uppercase), "{name}: no capital at the beginning: {text}");
            assert!(!text.contains("  ") && text.trim() == text, "{name}: too many spaces: {text}");
        }
        assert_eq!(lesson.task.to_string().matches('.').count(), 1, "{name}: the task is one sentence");
        assert!(words(&lesson.title.to_string()).count() <= 6, "{name}: the title is too long");
        assert!(!lesson.title.to_string().ends_with('.'), "{name}: a title has no full stop");
    }
}
