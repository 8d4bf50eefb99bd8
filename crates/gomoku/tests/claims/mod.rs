//! Whether a claim is true: the lines are replayed on the naive board, and what the sentence names is looked for there.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::{collections::BTreeSet, sync::atomic::AtomicBool};

use plyground_coach::{About, Claim, Mistake};
use plyground_gomoku::{Gomoku, Point, ThreatBudget, ThreatTable, Win, find_win};
use plyground_rules::{Game, Notation, Position, Side};
use plyground_search::{Score, with_control};
use plyground_words::Lang;
use serde_json::Value;

use crate::{
    common::position,
    naive::{
        Cell, Naive, name,
        rows::{DIRECTIONS, KINDS, Row, expected_rows, line_of, may_play, naive_rows, rows_through, wins},
    },
};

/// A line on the naive board.
pub(crate) struct Shown {
    /// The first is the one before the line.
    pub(crate) boards: Vec<Naive>,
    pub(crate) cells: Vec<Cell>,
    pub(crate) score: Score,
}

pub(crate) fn naive_of(position: &Gomoku) -> Naive {
    let mut naive = Naive::new(position.variant().id);
    for point in Point::all() {
        if let Some(side) = position.stone(point) {
            naive = naive.with(cell_of(point), letter(side));
        }
    }
    naive.to_move = letter(position.to_move());
    naive
}

fn letter(side: Side) -> char {
    if side == Side::First { 'x' } else { 'o' }
}

fn cell_of(point: Point) -> Cell {
    (point.column() as i32, point.row() as i32)
}

pub(crate) fn cell(name: &str) -> Cell {
    cell_of(Point::from_name(name).unwrap_or_else(|| panic!("{name} is no point")))
}

impl Shown {
    fn new(start: &Naive, moves: &[Point], score: Score) -> Shown {
        let mut boards = vec![start.clone()];
        let mut cells = Vec::new();
        for &point in moves {
            let board = boards.last().unwrap();
            assert!(
                may_play(board, cell_of(point), board.to_move),
                "{point} is not legal in {}",
                board.text()
            );
            boards.push(board.play(cell_of(point)));
            cells.push(cell_of(point));
        }
        Shown { boards, cells, score }
    }

    /// What the stone of a step threatens.
    fn threat(&self, step: usize) -> &'static str {
        let Some(board) = self.boards.get(step + 1) else { return "quiet" };
        let rows = rows_through(board, self.cells[step]);
        let count = |wanted: &str| rows.iter().filter(|(kind, _)| *kind == wanted).count();
        match (count("four"), count("open-three")) {
            _ if count("five") > 0 => "five",
            _ if count("straight-four") > 0 => "straight-four",
            (2.., _) => "four-four",
            (1, 1..) => "four-three",
            (1, _) => "four",
            (_, 2..) => "three-three",
            (_, 1) => "open-three",
            _ => "quiet",
        }
    }

    fn winner(&self) -> Option<char> {
        let last = self.boards.last().unwrap();
        ['x', 'o'].into_iter().find(|&stone| last.has_won(stone))
    }
}

fn decisive(threat: &str) -> bool {
    matches!(threat, "five" | "straight-four" | "four-four" | "four-three" | "three-three")
}

fn winning_cells(naive: &Naive, stone: char) -> Vec<Cell> {
    Naive::cells().filter(|&c| naive.at(c) == '.' && naive.with(c, stone).wins_at(c)).collect()
}

fn find(naive: &Naive) -> Option<Win> {
    let budget = ThreatBudget { fours: 1500, threes: 3000 };
    let position = position(naive.variant, &naive.text());
    let stop = AtomicBool::new(false);
    with_control(100_000, None, &stop, |control| {
        find_win(&position, budget, &mut ThreatTable::default(), control)
    })
}

/// The rows of a side along the line from one cell to another.
fn rows_along(naive: &Naive, from: Cell, to: Cell, stone: char) -> Vec<Row> {
    let direction = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    let direction = if DIRECTIONS.contains(&direction) { direction } else { (-direction.0, -direction.1) };
    naive_rows(naive, &line_of(from, direction), direction, stone)
}

/// The row that a sentence names, on this board.
fn named_row(naive: &Naive, stone: char, row: &Value) -> Row {
    let (from, to) = (cell(text(row, "from")), cell(text(row, "to")));
    let mut rows = rows_along(naive, from, to, stone);
    rows.retain(|(kind, stones)| {
        let ends = BTreeSet::from([*stones.first().unwrap(), *stones.last().unwrap()]);
        *kind == text(row, "kind") && ends == BTreeSet::from([from, to])
    });
    assert_eq!(rows.len(), 1, "{row} in {}", naive.text());
    rows.remove(0)
}

/// Whether a row stands on a board, or a better one with its stones.
fn stands(naive: &Naive, stone: char, (kind, stones): &Row) -> bool {
    let rank = |kind: &str| KINDS.iter().position(|&k| k == kind).unwrap();
    let rows = rows_along(naive, *stones.first().unwrap(), *stones.last().unwrap(), stone);
    rows.iter().any(|(other, all)| rank(other) <= rank(kind) && stones.is_subset(all))
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_else(|| panic!("{field} in {value}"))
}

fn number(value: &Value, field: &str) -> usize {
    value[field].as_u64().unwrap_or_else(|| panic!("{field} in {value}")) as usize
}

fn side(value: &Value, field: &str) -> char {
    match text(&value[field], "id") {
        "gomoku.side-first" => 'x',
        "gomoku.side-second" => 'o',
        other => panic!("{other} is no side"),
    }
}

/// The threats that a sentence names, in order: kind and point.
fn named_threats(value: &Value) -> Vec<(String, String)> {
    match text(value, "id") {
        "gomoku.making-at" => vec![(text(value, "kind").to_owned(), text(value, "point").to_owned())],
        "gomoku.then" | "gomoku.later" => {
            let mut all = named_threats(&value["first"]);
            all.extend(named_threats(&value["rest"]));
            all
        }
        other => panic!("{other} in {value}"),
    }
}

/// Whether the winner's stones in a line make the named threats, in this order, within so many moves.
fn threats_happen(shown: &Shown, winner: char, value: &Value, plies: usize) {
    let mut steps = (0..shown.cells.len()).filter(|&step| shown.boards[step].to_move == winner);
    for (kind, point) in named_threats(value) {
        let step = steps.find(|&step| name(shown.cells[step]) == point);
        let step = step.unwrap_or_else(|| panic!("{point} is not played in order: {value}"));
        assert_eq!(shown.threat(step), kind, "{point} in {}", shown.boards[step].text());
        assert!(step < plies, "{point} is not seen within {plies} moves");
    }
}

/// Panics unless the claim is true of the lines.
pub(crate) fn check(mistake: &Mistake<Gomoku>, claim: &Claim) {
    let before = naive_of(mistake.before());
    let (mover, other) = if before.to_move == 'x' { ('x', 'o') } else { ('o', 'x') };
    let played = Shown::new(&before, &mistake.played.moves, mistake.played.score);
    let best = Shown::new(&before, &mistake.best.moves, mistake.best.score);
    let line = if claim.about == About::Played { &played } else { &best };
    let args = serde_json::to_value(&claim.message).expect("JSON");
    let plies = claim.plies;
    assert!((1..=line.cells.len()).contains(&plies), "{plies} moves of {}", line.cells.len());
    for lang in Lang::ALL {
        let sentence = claim.message.in_lang(lang);
        assert!(sentence.ends_with(['.', '。']) && !sentence.contains(['{', '$']), "{sentence}");
    }
    for mark in &claim.marks {
        assert!(["bad", "good", "note"].contains(&mark.kind) && !mark.points.is_empty(), "{mark:?}");
        assert!(mark.points.iter().all(|&point| point < 225), "{mark:?}");
    }
    let point = || cell(text(&args, "point"));
    let best_wins = best.boards[1].has_won(mover);

    match claim.message.key().id() {
        "why-misses-five" => {
            assert!(best_wins && !played.boards[1].has_won(mover) && best.cells[0] == point());
        }
        "why-no-block-four" => {
            assert!(winning_cells(&before, other).contains(&point()));
            assert!(played.cells[1] == point() && played.boards[2].has_won(other));
            assert!(best_wins || winning_cells(&best.boards[1], other).is_empty());
        }
        "why-no-block-three" => {
            named_row(&before, other, &args["row"]);
            assert_eq!((played.threat(1), played.cells[1]), ("straight-four", point()));
            assert!(winning_cells(&played.boards[1], mover).is_empty(), "a four would do");
            assert!(winning_cells(&played.boards[2], mover).is_empty());
            assert!(winning_cells(&played.boards[2], other).len() >= 2);
            assert!(!matches!(best.threat(1), "five" | "straight-four" | "four-four"));
        }
        "why-misses-win" => {
            assert!(matches!(best.score, Score::Win(_)) || find(&before).is_some(), "nothing is proved");
            assert!(!matches!(played.score, Score::Win(_)) && played.winner() != Some(mover));
            assert_eq!(best.cells[0], point());
            threats_happen(&best, mover, &args["threats"], plies);
            right_length(&best, mover, number(&args, "moves"));
        }
        "why-allows-win" => {
            let proved = matches!(played.score, Score::Loss(_)) || find(&played.boards[1]).is_some();
            assert!(proved, "nothing is proved");
            assert!(!matches!(best.score, Score::Loss(_)) && best.winner() != Some(other));
            assert!(best_wins || find(&best.boards[1]).is_none(), "it was coming anyway");
            let turned = Naive { to_move: other, ..before.clone() };
            assert_eq!(text(&args, "stood") == "yes", find(&turned).is_some());
            assert_eq!(side(&args, "side"), other);
            threats_happen(&played, other, &args["threats"], plies);
            right_length(&played, other, number(&args, "moves"));
        }
        "why-fork" => {
            let threat = played.threat(1);
            assert!(["four-four", "four-three", "three-three"].contains(&threat));
            threats_happen(&played, other, &args["threat"], 2);
            assert!(!decisive(best.threat(1)));
            for reply in played.boards[2].moves() {
                let next = played.boards[2].play(reply);
                assert!(find(&next).is_some(), "{} stops it", name(reply));
            }
        }
        "why-forbidden-defence" | "why-forbidden-trap" | "why-forbidden-trap-missed" => {
            assert_eq!(before.variant, "renju");
            let other_line = if claim.about == About::Played { &best } else { &played };
            let board = &line.boards[plies];
            assert!(trapped(board) && line.cells[plies - 1] == cell(text(&args, "stone")));
            assert_eq!(winning_cells(board, 'o'), [point()]);
            let kind = match text(&args["what"], "id") {
                "gomoku.forbidden-3x3" => "3x3",
                "gomoku.forbidden-4x4" => "4x4",
                _ => "overline",
            };
            assert_eq!(board.forbidden(point()), Some(kind));
            assert!(!other_line.boards.iter().take(plies + 1).skip(1).any(trapped));
            match claim.message.key().id() {
                "why-forbidden-defence" => assert!(mover == 'x' && before.forbidden(point()).is_some()),
                "why-forbidden-trap" => assert!(mover == 'x' && before.forbidden(point()).is_none()),
                _ => assert_eq!(mover, 'o'),
            }
        }
        "why-overline" => {
            let after = played.boards[1].with(point(), mover);
            let row = DIRECTIONS.iter().map(|&d| after.run(point(), d)).find(|run| run.len() > 5).unwrap();
            assert!(row.contains(&played.cells[0]) && row.len() == number(&args, "count"));
            assert!(!after.wins_at(point()), "it wins");
        }
        "why-overline-made" => {
            let longest = DIRECTIONS.iter().map(|&d| played.boards[1].run(played.cells[0], d).len()).max();
            assert_eq!(longest, Some(number(&args, "count")));
            assert!(longest > Some(5) && !played.boards[1].has_won(mover));
        }
        "why-wastes-four" => {
            assert_eq!((played.threat(0), played.cells[0]), ("four", point()));
            assert_eq!(winning_cells(&played.boards[1], mover), [cell(text(&args, "answer"))]);
            assert_eq!(played.cells[1], cell(text(&args, "answer")));
            let row = named_row(&before, mover, &args["row"]);
            assert!(!stands(&played.boards[2], mover, &row) && stands(&best.boards[2], mover, &row));
        }
        "why-better-block" => {
            let row = named_row(&before, other, &args["row"]);
            assert!(["open-three", "four", "straight-four"].contains(&row.0));
            assert!(!stands(&played.boards[1], other, &row) && !stands(&best.boards[1], other, &row));
            assert_eq!((best.threat(0), best.cells[0]), (text(&args["threat"], "kind"), point()));
            assert_eq!(played.threat(0), "quiet");
        }
        "why-blocks" => {
            let row = named_row(&before, other, &args["row"]);
            assert!(stands(&played.boards[2], other, &row) && !stands(&best.boards[1], other, &row));
            assert_eq!((best.cells[0], side(&args, "side")), (point(), other));
        }
        id @ ("why-initiative" | "why-initiative-kept") => {
            let within = number(&args, "moves");
            assert!(within <= 9 && plies == within.min(line.cells.len()));
            let who = side(&args, "side");
            assert_eq!(who, if id == "why-initiative" { other } else { mover });
            let count = |shown: &Shown| {
                let steps = (0..shown.cells.len().min(within)).filter(|&s| shown.boards[s].to_move == who);
                steps.filter(|&step| shown.threat(step) != "quiet").count()
            };
            let (more, fewer) = if id == "why-initiative" { (&played, &best) } else { (&best, &played) };
            assert_eq!((count(more), count(fewer)), (number(&args, "count"), number(&args, "fewer")));
            assert!(count(more) >= count(fewer) + 3);
        }
        "why-lets-threat" => {
            threats_happen(&played, other, &args["threat"], 2);
            assert!(played.threat(1) != "quiet" && best.threat(1) == "quiet");
        }
        "why-builds" => {
            let rank = |kind: &str| KINDS.iter().position(|&k| k == kind).unwrap();
            let greatest = |shown: &Shown| {
                let rows = rows_through(&shown.boards[1], shown.cells[0]);
                rows.into_iter().map(|(kind, _)| rank(kind)).min()
            };
            let own = greatest(&best).expect("a row");
            assert!(greatest(&played).is_none_or(|other| other > own));
            let threat = best.threat(0);
            let kind = if threat == "quiet" { KINDS[own] } else { threat };
            assert_eq!((text(&args["what"], "kind"), point()), (kind, best.cells[0]));
        }
        "why-far-off" => {
            assert!(!touches_a_row(&before, point()) && touches_a_row(&before, best.cells[0]));
            assert_eq!(played.cells[0], point());
        }
        "why-key-point" => assert!(played.cells[1] == point() && best.cells[0] == point()),
        "why-rows" => {
            let (who, moves) = (side(&args, "side"), number(&args, "moves"));
            let count = |board: &Naive| expected_rows(board).iter().filter(|row| row.0 == who).count();
            assert_eq!(count(&played.boards[moves]), number(&args, "count"));
            assert_eq!(count(&best.boards[moves]), number(&args, "instead"));
            assert!(moves % 2 == 0 && moves == plies);
        }
        other => panic!("{other} is not checked"),
    }
}

/// Where the line goes to five, the number of moves is counted there.
fn right_length(shown: &Shown, winner: char, moves: usize) {
    assert!(moves >= 2);
    if shown.winner() == Some(winner) {
        let counted = shown.boards.iter().take(shown.cells.len()).filter(|b| b.to_move == winner).count();
        assert!(counted == moves, "{counted} moves in the line, {moves} in the sentence");
    }
}

/// Whether white has a four that black could stop on one point only, a forbidden one.
fn trapped(board: &Naive) -> bool {
    let fives = winning_cells(board, 'o');
    board.to_move == 'x'
        && fives.len() == 1
        && board.forbidden(fives[0]).is_some()
        && winning_cells(board, 'x').is_empty()
}

/// Whether there is room for five with another stone of either side in it.
fn touches_a_row(board: &Naive, (x, y): Cell) -> bool {
    DIRECTIONS.iter().any(|&(dx, dy)| {
        let at = |k: i32| board.at((x + k * dx, y + k * dy));
        (-4..=0).any(|first| {
            let cells: Vec<char> = (first..first + 5).filter(|&k| k != 0).map(at).collect();
            ['x', 'o'].into_iter().any(|stone| {
                let too_long = !wins(board, stone, 6) && (at(first - 1) == stone || at(first + 5) == stone);
                cells.iter().all(|&c| c == stone || c == '.') && cells.contains(&stone) && !too_long
            })
        })
    })
}

/// The position's text, for messages.
pub(crate) fn describe(mistake: &Mistake<Gomoku>) -> String {
    let texts = |moves: &[Point]| moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    format!(
        "{} {}\nplayed {} {:?}\nbest {} {:?}",
        mistake.before().variant().id,
        mistake.before().position_text(),
        texts(&mistake.played.moves),
        mistake.played.score,
        texts(&mistake.best.moves),
        mistake.best.score
    )
}
