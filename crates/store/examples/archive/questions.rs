//! What is asked of the archive: usual questions, and those that an index helps with least.

use plyground_store::{Filter, FoundResult, Scope, Sort};

use crate::made_up::{HOLDER, OFTEN, late_position, position};

pub(crate) fn all(collection: i64) -> Vec<(&'static str, Filter)> {
    let all = Filter { scope: Scope::Collection(collection), ..Filter::default() };
    let mine = Filter { scope: Scope::Own(vec![HOLDER.to_vec()]), ..Filter::default() };
    let here = Filter { scope: Scope::Played, ..Filter::default() };
    let some = |text: &str| Some(text.to_owned());
    let often = Filter { player: some(OFTEN), ..all.clone() };
    let late = Filter { position: Some(late_position()), ..all.clone() };
    let opening = Filter { position: Some(position(1, 3)), ..all.clone() };
    let draw = Some(FoundResult::Draw);
    let mut questions = vec![
        ("newest", all.clone()),
        ("oldest", Filter { sort: Sort::Oldest, ..all.clone() }),
        ("longest", Filter { sort: Sort::Longest, ..all.clone() }),
        ("best", Filter { sort: Sort::Best, ..all.clone() }),
        ("by result", Filter { sort: Sort::Result, ..all.clone() }),
        ("by game", Filter { sort: Sort::Game, ..all.clone() }),
        ("by result, nothing fits", Filter { sort: Sort::Result, reason: some("nothing"), ..all.clone() }),
        ("one player", Filter { player: some("0123"), ..all.clone() }),
        ("every player", Filter { player: some("player"), ..all.clone() }),
        ("a player of many old games, newest", often.clone()),
        ("the same, draw, one opening", Filter { result: draw, opening: some("Opening 5"), ..often.clone() }),
        ("the same, shortest", Filter { sort: Sort::Shortest, ..often.clone() }),
        ("the same, nothing fits", Filter { reason: some("time"), ..often.clone() }),
        (
            "opening, draw, year",
            Filter {
                result: draw,
                opening: some("Opening 5"),
                from: some("1999"),
                to: some("1999"),
                ..all.clone()
            },
        ),
        ("nothing fits", Filter { reason: some("nothing"), ..all.clone() }),
        ("the start position", Filter { position: Some(position(0, 0)), ..all.clone() }),
        (
            "the start position, nothing fits",
            Filter { position: Some(position(0, 0)), reason: some("x"), ..all.clone() },
        ),
        ("a position after 3 moves", opening.clone()),
        ("the same, longest", Filter { sort: Sort::Longest, ..opening.clone() }),
        (
            "the same, draw, one opening",
            Filter { result: draw, opening: some("Opening 5"), ..opening.clone() },
        ),
        ("the same, one player", Filter { player: some("0123"), ..opening.clone() }),
        ("a position of many late games, oldest", Filter { sort: Sort::Oldest, ..late.clone() }),
        ("the same, a player of old games", Filter { player: some(OFTEN), sort: Sort::Oldest, ..late }),
        ("a position after 6 moves", Filter { position: Some(position(1, 6)), ..all.clone() }),
        ("a position of one game", Filter { position: Some(position(1, 40)), ..all }),
    ];
    for (names, own) in [
        (
            [
                "own, newest",
                "own, longest",
                "own, best",
                "own, by result",
                "own, by game",
                "own, lost",
                "own, nothing fits",
                "own, a rare tag, longest",
                "own, a common tag, shortest",
                "own, start position, worst",
                "own, after 6 moves",
            ],
            mine,
        ),
        (
            [
                "here, newest",
                "here, longest",
                "here, best",
                "here, by result",
                "here, by game",
                "here, lost",
                "here, nothing fits",
                "here, a rare tag, longest",
                "here, a common tag, shortest",
                "here, start position, worst",
                "here, after 6 moves",
            ],
            here,
        ),
    ] {
        let filters = [
            own.clone(),
            Filter { sort: Sort::Longest, ..own.clone() },
            Filter { sort: Sort::Best, ..own.clone() },
            Filter { sort: Sort::Result, ..own.clone() },
            Filter { sort: Sort::Game, ..own.clone() },
            Filter { result: Some(FoundResult::Second), ..own.clone() },
            Filter { reason: some("nothing"), ..own.clone() },
            Filter { tag: some("rare"), sort: Sort::Longest, ..own.clone() },
            Filter { tag: some("common"), sort: Sort::Shortest, ..own.clone() },
            Filter { position: Some(position(0, 0)), sort: Sort::Worst, ..own.clone() },
            Filter { position: Some(position(1, 6)), ..own },
        ];
        questions.extend(names.into_iter().zip(filters));
    }
    questions
}
