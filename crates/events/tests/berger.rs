//! Round robins: the tables that are printed, and what follows from them.

use std::collections::BTreeSet;

use plyground_events::berger;

/// A number of players and the pairs of each round, by numbers from 1.
type Table = (usize, Vec<Vec<(usize, usize)>>);

fn published() -> Vec<Table> {
    let mut tables: Vec<Table> = Vec::new();
    for line in include_str!("data/berger.txt").lines().filter(|line| !line.starts_with('#')) {
        match line.parse() {
            Ok(players) => tables.push((players, Vec::new())),
            Err(_) => {
                let number = |text: &str| text.parse::<usize>().expect("a number");
                let pairs = line.split_whitespace().map(|pair| {
                    let (first, second) = pair.split_once('-').expect("a pair");
                    (number(first), number(second))
                });
                tables.last_mut().expect("a number of players comes first").1.push(pairs.collect());
            }
        }
    }
    tables
}

#[test]
fn tables_are_those_that_are_printed() {
    let tables = published();
    assert_eq!(tables.iter().map(|(players, _)| *players).collect::<Vec<_>>(), [4, 6, 8, 10, 12, 14, 16]);
    for (players, rounds) in tables {
        assert_eq!(rounds.len(), berger::rounds(players, false));
        for (at, printed) in rounds.iter().enumerate() {
            let ours: Vec<_> = berger::round(players, at).iter().map(|(a, b)| (a + 1, b + 1)).collect();
            assert_eq!(ours, *printed, "{players} players, round {}", at + 1);
        }
    }
}

#[test]
fn everybody_meets_everybody_once_and_nobody_is_out_of_balance() {
    for players in (2..=200).step_by(2) {
        let mut met = BTreeSet::new();
        let mut begun = vec![0_i32; players];
        for at in 0..players - 1 {
            let mut seen = BTreeSet::new();
            for (a, b) in berger::round(players, at) {
                assert!(seen.insert(a) && seen.insert(b) && met.insert((a.min(b), a.max(b))));
                (begun[a], begun[b]) = (begun[a] + 1, begun[b] - 1);
            }
            assert_eq!(seen.len(), players);
        }
        assert!(begun.iter().all(|balance| balance.abs() == 1), "{players}: {begun:?}");
    }
}

#[test]
fn twice_is_with_both_sides_and_never_three_times_running() {
    for players in 3..=60 {
        let rounds = berger::rounds(players, true);
        let mut met = BTreeSet::new();
        let mut sides = vec![Vec::new(); players + 1];
        for at in 0..rounds {
            for (a, b) in berger::scheduled(players, true, at) {
                assert!(met.insert((a, b)), "{players}: {a} begins twice against {b}");
                sides[a].push(true);
                sides[b].push(false);
            }
        }
        let real = players + players % 2;
        assert_eq!(met.len(), real * (real - 1));
        for (player, sides) in sides.iter().enumerate().take(players) {
            let is_three = sides.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]);
            assert!(!is_three, "{players}: number {player} has {sides:?}");
        }
    }
}
