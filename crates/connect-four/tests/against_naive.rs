//! The fast rules against the naive ones: every move, text and result along random games.

mod data;
mod naive;

use std::collections::BTreeMap;

use fastrand::Rng;
use naive::Naive;
use plyground_connect_four::{Column, ConnectFour, Setup, Size};
use plyground_rules::{Notation, Outcome, Position, Presentation};

/// How often what is rare was seen: a comparison that never meets it proves nothing about it.
#[derive(Default)]
struct Seen(BTreeMap<&'static str, usize>);

impl Seen {
    fn note(&mut self, what: &'static str, happened: bool) {
        *self.0.entry(what).or_default() += usize::from(happened);
    }

    fn assert_all(&self) {
        for (what, times) in &self.0 {
            assert!(*times > 0, "never seen: {what}; {:?}", self.0);
        }
    }
}

/// Plays to the end, rarely completing a line while there is another move: else few games would fill the board.
fn compare_a_game(size: Size, rng: &mut Rng, seen: &mut Seen) {
    let mut fast = ConnectFour::start(&Setup { size, start: None });
    let mut naive = Naive::empty(size.columns(), size.rows());
    loop {
        let text = naive.text();
        assert_eq!(fast.position_text(), text);
        assert_eq!(Naive::read(&text), naive, "the naive text of {text}");
        let texts: Vec<String> = fast.moves().into_iter().map(|mv| fast.move_text(mv)).collect();
        assert_eq!(texts, naive.moves(), "the moves of {text}");
        for column in (0..7).filter_map(Column::new) {
            assert_eq!(fast.is_legal(column), fast.moves().contains(&column), "{column:?} in {text}");
        }
        let winner = |outcome: Outcome| outcome.winner.map_or('=', |side| ['r', 'y'][side.index()]);
        assert_eq!(fast.outcome().map(winner), naive.result(), "the result of {text}");
        let marked: Vec<(i32, i32)> = {
            let marks = fast.view().marks.into_iter();
            let at = |at: u16| (i32::from(at) % size.columns() as i32, i32::from(at) / size.columns() as i32);
            let mut cells: Vec<_> = marks.map(|mark| at(mark.at)).collect();
            cells.sort_unstable();
            cells
        };
        if let Some(result) = naive.result() {
            let line = naive.fours(result);
            assert_eq!(marked, line, "the line of {text}");
            seen.note("red wins", result == 'r');
            seen.note("yellow wins", result == 'y');
            seen.note("draw", result == '=');
            seen.note("two lines at once", line.len() > 5);
            seen.note("upright", line.len() == 4 && line[0].0 == line[3].0);
            seen.note("across", line.len() == 4 && line[0].1 == line[3].1);
            seen.note("rising", line.len() == 4 && line[3] == (line[0].0 + 3, line[0].1 + 3));
            seen.note("falling", line.len() == 4 && line[3] == (line[0].0 + 3, line[0].1 - 3));
            seen.note("won with the last disc", result != '=' && fast.longest_game() == Some(0));
            return;
        }
        assert_eq!(marked, [], "{text}");
        let quiet: Vec<String> = texts
            .iter()
            .filter(|text| naive.after(text).result().is_none_or(|r| r == '='))
            .cloned()
            .collect();
        let from = if quiet.is_empty() || rng.u8(..10) == 0 { texts } else { quiet };
        let choice = rng.choice(from).expect("no result, so there are moves");
        fast.play_unchecked(fast.read_move(&choice).expect("it is one of the texts"));
        naive.play(&choice);
    }
}

#[test]
fn games_are_the_same() {
    for size in Size::ALL {
        let (mut rng, mut seen) = (Rng::with_seed(1), Seen::default());
        for _ in 0..400 {
            compare_a_game(size, &mut rng, &mut seen);
        }
        seen.assert_all();
    }
}

#[test]
fn the_naive_rules_count_the_same_sequences() {
    for [text, counts] in data::rows(include_str!("data/perft.txt")) {
        let small = counts.split(' ').map(|count| count.parse::<u64>().expect("a count"));
        for (depth, count) in (1..).zip(small).take_while(|(_, count)| *count < 20_000) {
            assert_eq!(Naive::read(text).perft(depth), count, "{text} depth {depth}");
        }
    }
}
