//! The layer of threats against a naive computation.

use std::collections::BTreeSet;

use plyground_coach::{BoardMark, Coach};
use plyground_connect_four::{ConnectFour, Setup, Size};
use plyground_rules::{Notation, Position, Side};

use crate::naive::Naive;

/// What a cell is called.
pub(crate) fn name((column, row): (i32, i32)) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// Whether a disc of a side in an empty cell would complete four, whatever is under it.
pub(crate) fn completes(board: &Naive, side: char, (column, row): (i32, i32)) -> bool {
    let run = |right: i32, up: i32| {
        (1..4).take_while(|step| board.at(column + step * right, row + step * up) == Some(side)).count()
    };
    let lines = [(1, 0), (0, 1), (1, 1), (1, -1)];
    lines.into_iter().any(|(right, up)| run(right, up) + run(-right, -up) >= 3)
}

/// The empty cells that would complete four of a side, column by column from the bottom up.
pub(crate) fn threats(board: &Naive, side: char) -> Vec<(i32, i32)> {
    let empty = (0..board.columns.len()).flat_map(|column| {
        (board.columns[column].len()..board.rows).map(move |row| (column as i32, row as i32))
    });
    empty.filter(|&cell| completes(board, side, cell)).collect()
}

fn shown(marks: &[BoardMark], kind: &str, side: Side, columns: usize) -> BTreeSet<(i32, i32)> {
    let of = marks.iter().filter(|mark| mark.kind == kind && mark.side == Some(side));
    let points = of.flat_map(|mark| &mark.points).map(|&point| usize::from(point));
    points.map(|point| ((point % columns) as i32, (point / columns) as i32)).collect()
}

#[test]
fn a16_the_layer_shows_the_cells_that_complete_four() {
    let mut rng = fastrand::Rng::with_seed(0x4C34);
    let (mut now, mut later) = (0, 0);
    for game in 0..300 {
        let mut position = ConnectFour::start(&Setup { size: Size::ALL[game % 2], start: None });
        while position.outcome().is_none() {
            let board = Naive::read(&position.position_text());
            let marks = position.layer("threats");
            for side in Side::BOTH {
                let all = threats(&board, ['r', 'y'][side.index()]);
                let open = |&(c, r): &(i32, i32)| board.columns[c as usize].len() as i32 == r;
                let (taken, not_yet): (BTreeSet<_>, BTreeSet<_>) = all.into_iter().partition(open);
                let columns = position.size().columns();
                assert_eq!(shown(&marks, "now", side, columns), taken, "{}", board.text());
                assert_eq!(shown(&marks, "later", side, columns), not_yet, "{}", board.text());
                now += taken.len();
                later += not_yet.len();
            }
            let known =
                |mark: &BoardMark| ConnectFour::LAYERS[0].kinds.iter().any(|(kind, _)| *kind == mark.kind);
            assert!(marks.iter().all(known) && position.layer("no such layer").is_empty());
            let moves = position.moves();
            position = position.child(moves[rng.usize(..moves.len())]);
        }
    }
    assert!(now > 300 && later > 1000, "{now} and {later}");
}
