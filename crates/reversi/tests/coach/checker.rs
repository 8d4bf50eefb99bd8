//! Checks claims by replaying both lines on the naive board.

use plyground_coach::{About, Claim, Mistake};
use plyground_reversi::Reversi;
use plyground_rules::Notation;
use plyground_search::Score;
use plyground_words::Lang;
use serde_json::Value;

use crate::naive::{Naive, other};

/// A line on the naive board: the positions it goes through and its moves.
struct Naively {
    boards: Vec<Naive>,
    moves: Vec<String>,
}

impl Naively {
    fn of(start: &Reversi, moves: &[plyground_reversi::Move]) -> Self {
        let mut board = Naive::read(&start.position_text());
        let mut line = Naively { boards: vec![board.clone()], moves: Vec::new() };
        for &mv in moves {
            let text = start.move_text(mv);
            board.play(&text);
            line.boards.push(board.clone());
            line.moves.push(text);
        }
        line
    }

    /// The side that makes the move with this index.
    fn mover(&self, index: usize) -> char {
        self.boards[index].mover
    }

    /// After how many moves a side has played on a square.
    fn when(&self, side: char, square: &str) -> Option<usize> {
        (0..self.moves.len()).find(|&i| self.mover(i) == side && self.moves[i] == square).map(|i| i + 1)
    }

    /// Whether so much of the line is there, or the game has ended before.
    fn shows(&self, plies: usize) -> bool {
        self.moves.len() >= plies || self.last().result().is_some()
    }

    fn last(&self) -> &Naive {
        &self.boards[self.boards.len() - 1]
    }

    /// The board after so many moves, or at the end.
    fn at(&self, plies: usize) -> &Naive {
        &self.boards[plies.min(self.moves.len())]
    }
}

fn is_corner(board: &Naive, square: &str) -> bool {
    let n = board.n;
    let corners =
        [format!("a{n}"), "a1".to_owned(), format!("{}1", letter(n - 1)), format!("{}{n}", letter(n - 1))];
    corners.iter().any(|corner| corner == square)
}

fn letter(column: i32) -> char {
    char::from(b'a' + column as u8)
}

fn coordinates(square: &str) -> (i32, i32) {
    let bytes = square.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
}

fn on(board: &Naive, column: i32, row: i32) -> Option<char> {
    let inside = (0..board.n).contains(&column) && (0..board.n).contains(&row);
    inside.then(|| board.squares[(row * board.n + column) as usize])
}

fn disc(board: &Naive, square: &str) -> char {
    let (column, row) = coordinates(square);
    on(board, column, row).expect("a square of the board")
}

/// Squares that a side could play on if it were to move.
fn playable(board: &Naive, side: char) -> Vec<String> {
    let all = (0..board.n).flat_map(|row| (0..board.n).map(move |column| (column, row)));
    let flips = all.filter(|&(column, row)| !board.flipped(side, column, row).is_empty());
    flips.map(|(column, row)| format!("{}{}", letter(column), row + 1)).collect()
}

fn open_corners(board: &Naive, side: char) -> Vec<String> {
    playable(board, side).into_iter().filter(|square| is_corner(board, square)).collect()
}

/// Whether each move of the side to move opens a corner to the other side.
fn all_give(board: &Naive) -> bool {
    let (side, before) = (board.mover, open_corners(board, other(board.mover)));
    let moves = playable(board, side);
    !moves.is_empty()
        && moves.iter().all(|square| {
            let mut next = board.clone();
            next.play(square);
            open_corners(&next, other(side)).iter().any(|corner| !before.contains(corner))
        })
}

/// The discs of a side beside an empty square.
fn frontier(board: &Naive, side: char) -> usize {
    let near = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
    let all = (0..board.n).flat_map(|row| (0..board.n).map(move |column| (column, row)));
    all.filter(|&(c, r)| on(board, c, r) == Some(side))
        .filter(|&(c, r)| near.iter().any(|(dc, dr)| on(board, c + dc, r + dr) == Some('-')))
        .count()
}

fn edge_discs(board: &Naive, side: char) -> usize {
    let last = board.n - 1;
    let all = (0..board.n).flat_map(|row| (0..board.n).map(move |column| (column, row)));
    let edge = all.filter(|&(c, r)| c == 0 || r == 0 || c == last || r == last);
    edge.filter(|&(c, r)| on(board, c, r) == Some(side)).count()
}

/// The discs of a side diagonally beside empty corners.
fn x_discs(board: &Naive, side: char) -> usize {
    let last = board.n - 1;
    let corners =
        [(0, 0, 1, 1), (last, 0, last - 1, 1), (0, last, 1, last - 1), (last, last, last - 1, last - 1)];
    let open = corners.into_iter().filter(|&(c, r, ..)| on(board, c, r) == Some('-'));
    open.filter(|&(.., c, r)| on(board, c, r) == Some(side)).count()
}

/// The empty squares that hang together with one, sorted.
fn region(board: &Naive, square: &str) -> Vec<String> {
    let mut found = vec![coordinates(square)];
    let mut at = 0;
    while at < found.len() {
        let (c, r) = found[at];
        for (dc, dr) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
            let next = (c + dc, r + dr);
            if on(board, next.0, next.1) == Some('-') && !found.contains(&next) {
                found.push(next);
            }
        }
        at += 1;
    }
    found.sort_by_key(|&(c, r)| (r, c));
    found.into_iter().map(|(c, r)| format!("{}{}", letter(c), r + 1)).collect()
}

/// The arguments of a claim's sentence.
struct Args(Value);

impl Args {
    fn text(&self, name: &str) -> &str {
        self.0[name].as_str().unwrap_or_else(|| panic!("{name} in {}", self.0))
    }

    fn number(&self, name: &str) -> usize {
        self.0[name].as_u64().unwrap_or_else(|| panic!("{name} in {}", self.0)) as usize
    }

    /// Squares that are named one after the other.
    fn squares(&self, name: &str) -> Vec<String> {
        self.text(name).split(", ").map(str::to_owned).collect()
    }
}

/// Panics unless the claim is true.
pub(crate) fn check(mistake: &Mistake<Reversi>, claim: &Claim) {
    let start = mistake.before();
    let played = Naively::of(start, &mistake.played.moves);
    let best = Naively::of(start, &mistake.best.moves);
    let mover = played.mover(0);
    let rival = other(mover);
    let args = Args(serde_json::to_value(&claim.message).expect("a message"));
    let (line, against) = match claim.about {
        About::Played => (&played, &best),
        About::Best => (&best, &played),
    };
    let plies = claim.plies;
    let place =
        format!("{claim:?}\n{}\nplayed {:?}\nbest {:?}", start.position_text(), played.moves, best.moves);
    let holds = |what: bool| assert!(what, "{place}");

    // A result that is proven needs no line to be compared with.
    holds(plies >= 1 && line.moves.len() >= plies && (claim.code == "exact" || against.shows(plies)));
    for lang in Lang::ALL {
        let sentence = claim.message.in_lang(lang);
        holds(sentence.ends_with(['.', '。']) && !sentence.contains('{') && sentence.chars().count() < 200);
    }
    let named: Vec<&str> =
        ["corner", "square", "at", "best"].into_iter().filter(|n| args.0.get(n).is_some()).collect();
    holds(named.iter().all(|name| disc(&played.boards[0], args.text(name)) == '-'));
    if args.0.get("best").is_some() {
        holds(args.text("best") == best.moves[0]);
    }
    if args.0.get("at").is_some() {
        holds(args.text("at") == played.moves[0]);
    }
    // A corner that is taken in this line and not in the other one.
    let corner_falls = |side: char, taker: &Naively, spared: &Naively| {
        let corner = args.text("corner");
        is_corner(&played.boards[0], corner)
            && taker.when(side, corner) == Some(plies)
            && spared.when(side, corner).is_none_or(|when| when > plies)
    };
    match claim.code {
        "gives-corner" => {
            let corner = args.text("corner");
            let open = |board: &Naive| playable(board, rival).iter().any(|square| square == corner);
            holds(corner_falls(rival, &played, &best) && plies <= 4);
            holds(!open(&played.boards[0]) || !open(best.at(1)));
        }
        "loses-corner" => holds(corner_falls(rival, &played, &best) && args.number("plies") == plies),
        "misses-corner" => {
            let corner = args.text("corner");
            holds(corner_falls(mover, &best, &played) && plies <= 3);
            holds(played.when(mover, corner).is_none());
            holds(!playable(played.at(2), mover).iter().any(|square| square == corner));
        }
        "wins-corner" => holds(corner_falls(mover, &best, &played) && args.number("plies") == plies),
        "beside-corner" => {
            holds(corner_falls(rival, &played, &best));
            let ((c, r), (column, row)) = (coordinates(args.text("at")), coordinates(args.text("corner")));
            holds((c - column).abs() <= 1 && (r - row).abs() <= 1);
            let slanted = (c - column).abs() == 1 && (r - row).abs() == 1;
            let sentence = claim.message.key().id();
            holds(sentence == if slanted { "beside-corner-x" } else { "beside-corner-c" });
            holds(played.boards[plies - 1].flipped(rival, column, row).contains(&(c, r)));
        }
        "must-give" => {
            let board = played.at(plies);
            holds(board.mover == mover && all_give(board));
            holds(!(1..=plies).any(|p| best.at(p).mover == mover && all_give(best.at(p))));
            let moves = playable(board, mover);
            match claim.message.key().id() {
                "must-give" => holds(args.squares("squares") == moves),
                _ => holds(args.squares("square") == moves),
            }
        }
        "few-moves" => {
            let (few, more) = (playable(played.at(2), mover), playable(best.at(2), mover));
            holds(few.len() <= 4 && more.len() >= few.len() + 3 && args.number("more") == more.len());
            if !few.is_empty() {
                holds(args.number("few") == few.len() && args.squares("squares") == few);
            }
        }
        "fewer-moves" => {
            let (fewer, more) = (playable(played.at(2), mover).len(), playable(best.at(2), mover).len());
            holds(args.number("fewer") == fewer && args.number("more") == more && more >= fewer + 4);
        }
        "passes" => {
            let passes = |line: &Naively, plies: usize| {
                (0..plies.min(line.moves.len())).any(|i| line.mover(i) == mover && line.moves[i] == "--")
            };
            holds(played.moves[plies - 1] == "--" && passes(&played, plies) && !passes(&best, plies));
        }
        "too-greedy" => {
            let flipped = |line: &Naively| line.boards[0].flipped_by(&line.moves[0]).len();
            let (many, few) = (flipped(&played), flipped(&best));
            holds(many >= few + 4 && args.number("many") == many && args.number("few") == few);
            holds(args.number("left") == playable(played.at(2), mover).len());
            holds(args.number("more") == playable(best.at(2), mover).len());
        }
        "opens-up" => {
            let (many, few) = (playable(played.at(1), rival).len(), playable(best.at(1), rival).len());
            holds(many >= few + 4 && args.number("many") == many && args.number("few") == few);
        }
        "opens-edge" => {
            let square = args.text("square");
            let (column, row) = coordinates(square);
            holds(played.when(rival, square) == Some(plies));
            if claim.message.key().id() == "opens-edge-wedge" {
                let (last, board) = (played.boards[0].n - 1, played.at(plies));
                let beside = |dc: i32, dr: i32| {
                    on(board, column + dc, row + dr) == Some(mover)
                        && on(board, column - dc, row - dr) == Some(mover)
                };
                let flat = (row == 0 || row == last) && beside(1, 0);
                holds(flat || (column == 0 || column == last) && beside(0, 1));
                holds(best.when(rival, square).is_none_or(|when| when > plies));
            } else {
                let flipped = played.boards[plies - 1].flipped(rival, column, row);
                let last = played.boards[0].n - 1;
                let inner = |at: i32| at > 0 && at < last;
                let flat = |edge: i32| flipped.iter().filter(|(c, r)| *r == edge && inner(*c)).count();
                let upright = |edge: i32| flipped.iter().filter(|(c, r)| *c == edge && inner(*r)).count();
                let lost = flat(0).max(flat(last)).max(upright(0)).max(upright(last));
                holds(lost == args.number("count") && lost >= 3);
            }
        }
        "parity" => {
            let (Score::Exact(now), Score::Exact(then)) = (mistake.played.score, mistake.best.score) else {
                panic!("{place}");
            };
            holds(now < then && played.boards[0].count('-') <= 16);
            if claim.message.key().id() == "parity-even" {
                let stuck = played.at(2);
                holds(playable(stuck, mover).iter().all(|square| region(stuck, square).len() % 2 == 0));
                holds(args.squares("region") == region(stuck, &played.moves[2]));
                let odd = region(best.at(2), &best.moves[2]);
                holds(odd.len() % 2 == 1 && args.squares("odd") == odd);
            } else {
                let last = |line: &Naively| {
                    (0..line.moves.len()).rev().find(|&i| line.moves[i] != "--").map(|i| line.mover(i))
                };
                holds(last(&played) == Some(rival) && last(&best) == Some(mover));
                holds(played.last().result().is_some() && best.last().result().is_some());
            }
        }
        "exact" => {
            let (Score::Exact(now), Score::Exact(then)) = (mistake.played.score, mistake.best.score) else {
                panic!("{place}");
            };
            holds(now < then);
            if claim.message.key().id() == "exact-counts" {
                for (line, own, theirs) in [(&played, "own", "theirs"), (&best, "better", "worse")] {
                    holds(line.last().result().is_some());
                    holds(line.last().count(mover) == args.number(own));
                    holds(line.last().count(rival) == args.number(theirs));
                }
            } else {
                let result = |margin: i32| ["loss", "draw", "win"][(margin.signum() + 1) as usize];
                holds(args.text("result") == result(now) && args.number("by") == now.unsigned_abs() as usize);
                holds(args.text("other_result") == result(then));
                holds(args.number("other_by") == then.unsigned_abs() as usize);
            }
        }
        "wiped-out" | "misses-wipe-out" => {
            let loser = if claim.about == About::Played { mover } else { rival };
            holds(line.at(plies).count(loser) == 0 && against.at(plies).count(loser) > 0);
        }
        "gives-stable" | "misses-stable" => {
            let side = if claim.about == About::Played { rival } else { mover };
            let safe = |line: &Naively| crate::layers::stable(line.at(plies), side).len();
            holds(safe(line) == args.number("many") && safe(against) == args.number("few"));
            holds(safe(line) >= safe(against) + 3);
        }
        code @ ("above-all-mobility" | "above-all-frontier" | "above-all-discs" | "above-all-edges"
        | "above-all-x") => {
            let count = |line: &Naively, side: char| {
                let board = line.at(plies);
                match code {
                    "above-all-mobility" => playable(board, side).len(),
                    "above-all-frontier" => frontier(board, side),
                    "above-all-discs" => board.count(side),
                    "above-all-x" => x_discs(board, side),
                    _ => edge_discs(board, side),
                }
            };
            let said = ["own", "theirs", "better", "worse"].map(|name| args.number(name));
            let [own, theirs, better, worse] = said;
            holds(
                said == [
                    count(&played, mover),
                    count(&played, rival),
                    count(&best, mover),
                    count(&best, rival),
                ],
            );
            let (now, then) = (own as i32 - theirs as i32, better as i32 - worse as i32);
            holds(if matches!(code, "above-all-frontier" | "above-all-x") { then < now } else { then > now });
        }
        "risky-square" => {
            let at = coordinates(args.text("at"));
            let near = |(c, r): (i32, i32), corner: &str| {
                let (column, row) = coordinates(corner);
                (c - column).abs() <= 1 && (r - row).abs() <= 1
            };
            let corner = args.text("corner");
            holds(
                is_corner(&played.boards[0], corner)
                    && near(at, corner)
                    && disc(played.at(plies), corner) == '-',
            );
            holds(disc(played.at(plies), args.text("at")) == mover);
            holds(!near(coordinates(&best.moves[0]), corner));
        }
        unknown => panic!("no check for {unknown}"),
    }
}
