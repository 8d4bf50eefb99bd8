//! What is drawn over the board, against the naive rules (G7), and the phases of a game.

mod naive;

use std::collections::BTreeSet;

use naive::{End, Naive, name};
use plyground_coach::{BoardMark, Coach, Phase, Shape};
use plyground_laser::Laser;
use plyground_rules::{Game, Notation, Position, Side};

fn squares(mark: &BoardMark) -> Vec<String> {
    mark.points.iter().map(|&point| name((i32::from(point) % 10, i32::from(point) / 10))).collect()
}

fn along_random_games(games: u64, mut look: impl FnMut(&Laser, &Naive)) {
    for seed in 0..games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let variant = &Laser::INFO.variants[seed as usize % 2];
        let start = variant.starts[rng.usize(..3)].position;
        let mut position = Laser::read_position(variant, start).expect("a start is legal");
        let mut naive = Naive::read(seed % 2 == 1, start);
        while naive.winner().is_none() && rng.u8(..100) != 0 {
            look(&position, &naive);
            let moves = naive.moves();
            let text = &moves[rng.usize(..moves.len())];
            position.play_unchecked(position.read_move(text).expect("a legal move"));
            naive.play(text);
            assert_eq!(position.position_text(), naive.text());
        }
    }
}

#[test]
fn g7_layers_show_what_the_rules_say() {
    let mut kinds = BTreeSet::new();
    along_random_games(40, |position, naive| {
        let fired = [(Side::First, naive.fire(true)), (Side::Second, naive.fire(false))];
        let beams = position.layer("beams");
        assert_eq!(beams.len(), 2);
        for (mark, (side, (path, _))) in beams.iter().zip(&fired) {
            let path: Vec<String> = path.iter().map(|&at| name(at)).collect();
            assert_eq!(
                (mark.shape, mark.side, squares(mark)),
                (Shape::Beam, Some(*side), path),
                "{position:?}"
            );
        }

        let expected = fired.iter().filter_map(|(side, (_, end))| match *end {
            End::Edge => None,
            End::Stopped(at) => Some((*side, "stopped", vec![name(at)])),
            End::Destroyed(at, man) if man.blue == (*side == Side::First) => {
                Some((*side, "own-goal", vec![name(at)]))
            }
            End::Destroyed(at, _) => Some((*side, "destroys", vec![name(at)])),
        });
        let hits = position.layer("hits");
        let found = hits.iter().map(|mark| (mark.side.expect("a side's"), mark.kind, squares(mark)));
        assert_eq!(found.collect::<Vec<_>>(), expected.collect::<Vec<_>>(), "{position:?}");

        let lit = position.layer("lit");
        for (x, y) in (0..10).flat_map(|x| (0..8).map(move |y| (x, y))) {
            let on = |side: usize| fired[side].1.0.contains(&(x, y));
            let expected = match (on(0), on(1)) {
                (true, true) => vec![("lit-twice", None)],
                (true, false) => vec![("lit", Some(Side::First))],
                (false, true) => vec![("lit", Some(Side::Second))],
                (false, false) => vec![],
            };
            let marks = lit.iter().flat_map(|mark| squares(mark).into_iter().map(move |at| (at, mark)));
            let here = marks.filter(|(at, _)| *at == name((x, y))).map(|(_, mark)| (mark.kind, mark.side));
            assert_eq!(here.collect::<Vec<_>>(), expected, "{} in {position:?}", name((x, y)));
        }

        for layer in Laser::LAYERS {
            for mark in position.layer(layer.id) {
                assert!(
                    layer.kinds.iter().any(|(kind, _)| *kind == mark.kind),
                    "{} in {}",
                    mark.kind,
                    layer.id
                );
                kinds.insert((layer.id, mark.kind));
            }
        }
    });
    // Each kind of the legends turns up somewhere.
    assert_eq!(kinds.len(), Laser::LAYERS.iter().map(|layer| layer.kinds.len()).sum::<usize>(), "{kinds:?}");
}

#[test]
fn g7_there_is_no_other_layer() {
    let start = Laser::start(&Laser::setup(&Laser::INFO.variants[0]));
    assert!(start.layer("stable").is_empty());
}

#[test]
fn a16_phases_follow_moves_and_material() {
    for start in Laser::INFO.variants[0].starts {
        let start = Laser::read_position(&Laser::INFO.variants[0], start.position).expect("a start is legal");
        assert_eq!(
            (start.phase(0), start.phase(11), start.phase(12)),
            (Phase::Opening, Phase::Opening, Phase::Middle)
        );
    }
    let few = Laser::read_position(&Laser::INFO.variants[0], "sc9/4fc5/3papb5/10/RaRb8/10/4FaNaPa3/9Sa b");
    assert_eq!(few.expect("a position").phase(0), Phase::End);
    along_random_games(10, |position, _| {
        let phases: Vec<Phase> = [0, 5, 20, 200].into_iter().map(|ply| position.phase(ply)).collect();
        assert!(phases.is_sorted(), "{phases:?}");
    });
}
