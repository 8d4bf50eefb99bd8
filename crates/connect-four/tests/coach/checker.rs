//! Checks claims by replaying both lines on the naive rack.

use plyground_coach::{About, Claim, Mistake};
use plyground_connect_four::{Column, ConnectFour};
use plyground_rules::Notation;
use plyground_search::Score;
use plyground_words::Lang;
use serde_json::Value;

use crate::{
    layers::{completes, name, threats},
    naive::{Naive, other},
};

/// A line on the naive rack: the positions it goes through, and the cells that are taken.
struct Naively {
    boards: Vec<Naive>,
    cells: Vec<(i32, i32)>,
    first: String,
}

impl Naively {
    fn of(start: &ConnectFour, moves: &[Column]) -> Self {
        let mut board = Naive::read(&start.position_text());
        let mut line =
            Naively { boards: vec![board.clone()], cells: Vec::new(), first: start.move_text(moves[0]) };
        for &mv in moves {
            line.cells.push((mv.index() as i32, board.columns[mv.index()].len() as i32));
            board.play(&start.move_text(mv));
            line.boards.push(board.clone());
        }
        line
    }

    fn shows(&self, plies: usize) -> bool {
        self.cells.len() >= plies || self.boards[self.cells.len()].result().is_some()
    }

    /// The rack after so many moves, or at the end.
    fn at(&self, plies: usize) -> &Naive {
        &self.boards[plies.min(self.cells.len())]
    }
}

fn is_open(board: &Naive, (column, row): (i32, i32)) -> bool {
    board.columns[column as usize].len() as i32 == row
}

/// The moves with which a side completes four.
fn wins(board: &Naive, side: char) -> Vec<(i32, i32)> {
    threats(board, side).into_iter().filter(|&cell| is_open(board, cell)).collect()
}

/// Whether every move of the side to move lets the other side win at once, though it does not threaten to as it is.
fn is_lost_by_moving(board: &Naive) -> bool {
    let (mover, rival) = (board.mover, other(board.mover));
    board.result().is_none()
        && wins(board, rival).is_empty()
        && wins(board, mover).is_empty()
        && board.moves().iter().all(|mv| !wins(&board.after(mv), rival).is_empty())
}

/// Whether `side`, which is not to move, wins next whatever is answered, and there is something to answer.
fn is_double(board: &Naive, side: char) -> bool {
    board.result().is_none()
        && board.mover != side
        && !wins(board, side).is_empty()
        && wins(board, other(side)).is_empty()
        && board.moves().iter().all(|mv| !wins(&board.after(mv), side).is_empty())
}

/// Panics unless the claim is true.
pub(crate) fn check(mistake: &Mistake<ConnectFour>, claim: &Claim) {
    let start = mistake.before();
    let played = Naively::of(start, &mistake.played.moves);
    let best = Naively::of(start, &mistake.best.moves);
    let mover = played.boards[0].mover;
    let rival = other(mover);
    let args: Value = serde_json::to_value(&claim.message).expect("a message");
    let text = |name: &str| args[name].as_str().unwrap_or_else(|| panic!("{name} in {args}")).to_owned();
    let number = |name: &str| args[name].as_u64().unwrap_or_else(|| panic!("{name} in {args}")) as usize;
    let cells = |name: &str| text(name).split(", ").map(str::to_owned).collect::<Vec<_>>();
    let names = |cells: &[(i32, i32)]| cells.iter().map(|&cell| name(cell)).collect::<Vec<_>>();
    let (line, against, gainer) = match claim.about {
        About::Played => (&played, &best, rival),
        About::Best => (&best, &played, mover),
    };
    let plies = claim.plies;
    let place = format!("{claim:?}\n{}\n{:?}\n{:?}", start.position_text(), mistake.played, mistake.best);
    let holds = |what: bool| assert!(what, "{place}");

    holds(plies >= 1 && line.cells.len() >= plies);
    for lang in Lang::ALL {
        let sentence = claim.message.in_lang(lang);
        holds(sentence.ends_with(['.', '。']) && !sentence.contains('{') && sentence.chars().count() < 220);
    }
    if args.get("best").is_some() {
        holds(text("best") == best.first);
    }
    match claim.code {
        "misses-win" => {
            holds(plies == 1 && best.at(1).result() == Some(mover) && text("cell") == name(best.cells[0]));
            holds(played.at(1).result() != Some(mover));
        }
        code @ ("no-block" | "plays-under") => {
            holds(played.at(2).result() == Some(rival) && text("cell") == name(played.cells[1]));
            holds(best.shows(2) && best.at(2).result() != Some(rival));
            let stood = wins(&played.boards[0], rival).contains(&played.cells[1]);
            let above = played.cells[1].0 == played.cells[0].0;
            holds(if code == "no-block" { stood } else { above && !stood });
        }
        code @ ("allows-forced-win" | "misses-forced-win") => {
            let turns = match (claim.about, mistake.played.score, mistake.best.score) {
                (About::Played, Score::Loss(turns), best) if !matches!(best, Score::Loss(_)) => turns,
                (About::Best, played, Score::Win(turns)) if !matches!(played, Score::Win(_)) => turns,
                _ => panic!("{place}"),
            };
            holds(code.starts_with("allows") == (claim.about == About::Played));
            holds(number("moves") == turns.div_ceil(2) as usize && number("moves") >= 1);
            let end = line.at(line.cells.len()).result();
            holds(end.is_none() || end == Some(gainer) && line.cells.len() <= turns as usize);
            if args.get("from").is_some() {
                let first =
                    (1..=line.cells.len()).find(|&p| is_double(line.at(p), gainer)).expect("a double threat");
                holds(text("from") == name(line.cells[first - 1]));
                let all = names(&threats(line.at(first), gainer));
                holds(cells("cells").len() >= 2 && cells("cells").iter().all(|cell| all.contains(cell)));
                let open = names(&wins(line.at(first), gainer));
                let beside = cells("cells").iter().all(|cell| open.contains(cell));
                holds(text("kind") == if beside { "beside" } else { "stacked" });
            }
            if args.get("cell").is_some() {
                let threatened = (1..=line.cells.len()).find_map(|p| {
                    let board = line.at(p);
                    let open = wins(board, gainer);
                    (board.mover != gainer && board.result().is_none() && !open.is_empty()).then_some(open)
                });
                holds(names(&threatened.expect("a threat")).contains(&text("cell")));
            }
        }
        "zugzwang" | "misses-zugzwang" => {
            holds(
                line.at(plies).mover != gainer
                    && is_lost_by_moving(line.at(plies))
                    && number("plies") == plies,
            );
            holds(against.shows(plies));
            holds(!(1..=plies).any(|p| against.at(p).mover != gainer && is_lost_by_moving(against.at(p))));
            let board = line.at(plies);
            let after =
                board.moves().iter().flat_map(|mv| wins(&board.after(mv), gainer)).collect::<Vec<_>>();
            holds(cells("cells").iter().all(|cell| names(&after).contains(cell)));
        }
        "double-threat" | "misses-double-threat" => {
            holds(is_double(line.at(plies), gainer) && text("from") == name(line.cells[plies - 1]));
            holds(against.shows(plies) && !(1..=plies).any(|p| is_double(against.at(p), gainer)));
            let said = cells("cells");
            holds(
                said.len() >= 2
                    && said.iter().all(|cell| names(&threats(line.at(plies), gainer)).contains(cell)),
            );
            let open = names(&wins(line.at(plies), gainer));
            let stacked = claim.message.key().id().ends_with("stacked");
            holds(
                said.iter().filter(|cell| open.contains(cell)).count()
                    == if stacked { 1 } else { said.len() },
            );
        }
        "wastes-threat" => {
            let (column, row) = played.cells[0];
            holds(played.cells[1] == (column, row + 1) && text("cell") == name((column, row + 1)));
            holds(completes(&played.boards[0], mover, (column, row + 1)));
            holds(best.shows(2) && best.at(2).at(column, row + 1).is_none());
        }
        "gives-threat" | "misses-threat" => {
            let lasting = |board: &Naive| -> Vec<String> {
                names(
                    &threats(board, gainer)
                        .into_iter()
                        .filter(|&cell| !is_open(board, cell))
                        .collect::<Vec<_>>(),
                )
            };
            let (here, there) = (lasting(line.at(plies)), lasting(against.at(plies)));
            holds(cells("cells") == here && number("count") == here.len() && number("fewer") == there.len());
            holds(against.shows(plies) && here.len() > there.len());
        }
        code @ ("above-all-centre" | "above-all-twos") => {
            let count = |line: &Naively, side: char| match code {
                "above-all-centre" => in_the_middle(line.at(plies), side),
                _ => twos(line.at(plies), side),
            };
            let said = ["own", "theirs", "better", "worse"].map(number);
            holds(
                said == [
                    count(&played, mover),
                    count(&played, rival),
                    count(&best, mover),
                    count(&best, rival),
                ],
            );
            holds(said[2] + said[1] > said[0] + said[3]);
        }
        unknown => panic!("no check for {unknown}"),
    }
}

fn in_the_middle(board: &Naive, side: char) -> usize {
    let middle = if board.columns.len() == 7 { 2..5 } else { 2..4 };
    board.columns[middle].iter().flatten().filter(|&&disc| disc == side).count()
}

/// Lines of four cells with two discs of a side and two empty cells.
fn twos(board: &Naive, side: char) -> usize {
    let (columns, rows) = (board.columns.len() as i32, board.rows as i32);
    let inside = |(c, r): (i32, i32)| (0..columns).contains(&c) && (0..rows).contains(&r);
    let mut found = 0;
    for column in 0..columns {
        for row in 0..rows {
            for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let line: Vec<_> = (0..4).map(|step| (column + step * right, row + step * up)).collect();
                let of = |disc: Option<char>| line.iter().filter(|&&(c, r)| board.at(c, r) == disc).count();
                found +=
                    usize::from(line.iter().all(|&at| inside(at)) && of(Some(side)) == 2 && of(None) == 2);
            }
        }
    }
    found
}
