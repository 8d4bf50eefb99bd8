//! One step of a course: something to know, a board, and a task to do on it.

use askama::Template;
use axum::{extract::Path, response::Response};
use plyground_games::find;
use plyground_rules::{BoardSpec, GameInfo};
use plyground_words::{Message, message};
use serde::Serialize;

use super::{
    Layout,
    course::{Series, Step, StepContent, first_opponent, task_of},
    info, render, script_data,
};
use crate::{error::Refusal, words::Words};

#[derive(Template)]
#[template(path = "step.html")]
struct Page {
    layout: Layout,
    w: Words,
    game: &'static GameInfo,
    series: Series,
    steps: Vec<Step>,
    number: usize,
    title: Message,
    text: Vec<Message>,
    task: Message,
    /// The address of the step after it.
    next: Option<String>,
    /// The first step of the series after this one, if this is the last of its series.
    next_series: Option<Series>,
    /// Who is played after the last step: id and name.
    opponent: Option<(String, Message)>,
    data: String,
}

/// What the page's script gets.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct StepPage {
    game: &'static GameInfo,
    board: BoardSpec,
    variant: &'static str,
    /// The position text to begin from.
    from: &'static str,
    /// The ids of all steps of the series, by which a browser keeps which were done.
    ids: Vec<String>,
    /// This one, counted from 1.
    number: usize,
    exercise: StepTask,
}

/// What is tried.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
enum StepTask {
    Lesson {
        /// In the visitor's language, as lessons are in no script.
        task: String,
        /// The moves that do it; none: any will do.
        goal: &'static [&'static str],
        /// Why they are good, in the visitor's language.
        why: Option<String>,
        /// What follows each of them.
        lines: Vec<Vec<&'static str>>,
    },
    Challenge {
        /// Where the reply to a try is asked for.
        reply: String,
        /// A first move that solves it.
        solution: &'static str,
    },
}

pub(crate) async fn page(
    Path((id, series, number)): Path<(String, String, usize)>,
    w: Words,
) -> Result<Response, Refusal> {
    let game = info(&id)?;
    let series = Series::find(&series)?;
    let steps = series.steps(game);
    let index = number.checked_sub(1).filter(|index| *index < steps.len());
    let index = index.ok_or_else(|| Refusal::missing("page"))?;
    let step = &steps[index];
    let (any, variant) = find(step.variant()).map_err(|_| Refusal::missing("game"))?;
    let (task, exercise) = match &step.exercise {
        StepContent::Lesson(lesson) => {
            let then = lesson.then.as_ref();
            let lines = then.map_or(&[][..], |then| then.lines);
            let exercise = StepTask::Lesson {
                task: w.say(&lesson.task),
                goal: lesson.goal,
                why: then.map(|then| w.say(&then.why)),
                lines: lines.iter().map(|line| line.split_whitespace().collect()).collect(),
            };
            (lesson.task.into(), exercise)
        }
        StepContent::Challenge(challenge) => {
            let play = any.start(variant, Some(challenge.position)).map_err(|e| Refusal::bad(e.message()))?;
            let side = game.sides[play.to_move()].name;
            let exercise = StepTask::Challenge {
                reply: format!("{}/reply", step.address()),
                solution: challenge.solutions[0],
            };
            (task_of(challenge.kind, side), exercise)
        }
    };
    let last = number == steps.len();
    let next_series = Series::ALL.into_iter().skip_while(|known| *known != series).nth(1);
    let next_series = next_series.filter(|next| last && !next.steps(game).is_empty());
    let player = last.then(|| first_opponent(game));
    let title = step.title();
    let data = StepPage {
        game,
        board: any.board(variant),
        variant: step.variant(),
        from: step.position(),
        ids: steps.iter().map(Step::id).collect(),
        number,
        exercise,
    };
    Ok(render(&Page {
        layout: Layout::new(
            w,
            Some(message!("step-title", step = title.clone(), game = game.name)),
            &[game],
            "step",
            "learn",
        ),
        w,
        game,
        series,
        number,
        text: step.text(),
        title,
        task,
        next: steps.get(number).map(Step::address),
        next_series,
        opponent: player.map(|player| (player.id.to_string(), player.name.clone())),
        data: script_data(&data),
        steps,
    }))
}
