//! Solves the start position of both boards. The 7x6 board takes minutes; its value is known since 1988 (Allen; Allis): the first player
//! wins with the 41st disc, beginning in the middle.
//!
//! `cargo run --release -p plyground-connect-four --example start`

use std::sync::atomic::AtomicBool;

use plyground_connect_four::{ConnectFour, Size, Solver};
use plyground_rules::{Notation, Position};
use plyground_search::with_control;

fn main() {
    for size in [Size::SixByFive, Size::SevenBySix] {
        let start = ConnectFour::new(size);
        let (solved, nodes) = with_control(u64::MAX, None, &AtomicBool::new(false), |control| {
            (Solver::default().solve(&start, control).expect("nothing stops it"), control.nodes())
        });
        let mut position = start;
        let line: String = solved
            .line
            .iter()
            .map(|&mv| {
                let text = position.move_text(mv);
                position.play_unchecked(mv);
                text
            })
            .collect();
        let value = match solved.moves {
            None => "a draw".to_owned(),
            Some(moves) => format!("{} with disc {moves}", if solved.wins { "a win" } else { "a loss" }),
        };
        println!("{size:?}: {value}, {nodes} nodes, {line}");
    }
}
