//! What the engine sees is what the rules say (L7).

use std::sync::atomic::{AtomicBool, Ordering};

use plyground_laser::{Action, BeamBoard, Laser, Move, Square};
use plyground_rules::{Game, MoveList, Notation, Position, Side, laws::Symmetric};
use plyground_search::{Board, Evaluator, ProofQuery, Score, SearchParams, Style, WIN, search, with_control};

/// Calls `look` with every position of random games by both rulesets, and with its board as kept from move to move.
fn along_random_games(games: u64, mut look: impl FnMut(&Laser, &BeamBoard)) {
    for seed in 0..games {
        let mut rng = fastrand::Rng::with_seed(seed);
        let variant = &Laser::INFO.variants[seed as usize % 2];
        let start = variant.starts[rng.usize(..3)].position;
        let mut position = Laser::read_position(variant, start).expect("a start is legal");
        let mut board = BeamBoard::of(&position);
        for _ in 0..120 {
            look(&position, &board);
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[rng.usize(..moves.len())];
            position.play_unchecked(mv);
            board.make(mv);
        }
    }
}

fn plain() -> Evaluator {
    Evaluator::new(Side::First, &Style::PLAIN, 0)
}

fn tasteful() -> Evaluator {
    Evaluator::new(Side::First, &Style { terms: [80, 90, 110, 120, 100, 70, 0, 0], ..Style::PLAIN }, 0)
}

/// The squares that a move changes before the shot.
fn changes(mv: Move) -> Vec<Square> {
    match mv.action() {
        Action::Turn { .. } => vec![mv.from()],
        Action::Go(to) => vec![mv.from(), to],
    }
}

/// How many pieces a side has.
fn pieces(position: &Laser, side: Side) -> usize {
    position.pieces().filter(|(_, piece)| piece.side() == side).count()
}

#[test]
fn the_board_is_lit_as_the_rules_say_l7() {
    let (plain, tasteful) = (plain(), tasteful());
    along_random_games(60, |position, board| {
        assert_eq!(board.rules(), position);
        for side in Side::BOTH {
            assert_eq!(board.shot(side), position.shot(side), "{position:?}");
            let way: Vec<Square> = position.beam(side).map(|passed| passed.at).collect();
            for at in Square::all() {
                assert_eq!(board.lights(side, at), way.contains(&at), "{at} in {position:?}");
            }
        }
        if position.outcome().is_none() {
            let fresh = BeamBoard::of(position);
            assert_eq!(board.evaluate(&plain), fresh.evaluate(&plain), "{position:?}");
            assert_eq!(board.evaluate(&tasteful), fresh.evaluate(&tasteful), "{position:?}");
        }
    });
}

#[test]
fn both_sides_are_judged_alike_l7() {
    let plain = plain();
    along_random_games(60, |position, board| {
        if position.outcome().is_none() {
            let turned = BeamBoard::of(&position.transformed(1));
            assert_eq!(board.evaluate(&plain), turned.evaluate(&plain), "{position:?}");
            for side in Side::BOTH {
                assert_eq!(board.terms(side), turned.terms(!side), "{position:?}");
            }
        }
    });
}

#[test]
fn what_is_worth_a_look_beyond_the_depth_is_what_destroys_l7() {
    let (mut hits, mut waits) = (0, 0);
    along_random_games(60, |position, board| {
        if position.outcome().is_some() {
            return;
        }
        let us = position.to_move();
        let way: Vec<Square> = position.beam(us).map(|passed| passed.at).collect();
        let destroys = |mv: &Move| pieces(&position.child(*mv), !us) < pieces(position, !us);
        let (on_way, off_way): (Vec<Move>, Vec<Move>) = position
            .moves()
            .iter()
            .filter(|mv| destroys(mv))
            .partition(|mv| changes(**mv).iter().any(|at| way.contains(at)));
        let mut noisy = MoveList::new();
        board.quiescence_moves(&mut noisy);
        assert!(noisy.iter().all(|mv| position.is_legal(*mv) && destroys(mv)), "{position:?}");
        for mv in &on_way {
            assert!(noisy.contains(mv), "{} in {position:?}", position.move_text(*mv));
        }
        // Those that leave the beam alone all do the same, so that one of them is enough.
        assert_eq!(noisy.len(), on_way.len() + usize::from(!off_way.is_empty()), "{position:?}");
        hits += on_way.len();
        waits += usize::from(!off_way.is_empty());
    });
    assert!(hits > 500 && waits > 100, "{hits} {waits}");
}

#[test]
fn a_win_at_once_is_proved_exactly_where_there_is_one_l7() {
    let stop = AtomicBool::new(false);
    let query = ProofQuery { depth: 1, ply: 1, solve: false, selective: true, alpha: -WIN, beta: WIN };
    let mut wins = 0;
    along_random_games(200, |position, board| {
        let us = position.to_move();
        let won = |mv: Move| position.child(mv).outcome().is_some_and(|end| end.winner == Some(us));
        let exists = position.moves().into_iter().any(won);
        let proof = with_control(10, None, &stop, |control| board.proof(&query, &mut (), control));
        assert_eq!(proof.is_some(), exists, "{position:?}");
        if let Some(proof) = proof {
            assert!(proof.score == WIN - 1 && proof.line.len() == 1 && won(proof.line[0]), "{position:?}");
            wins += 1;
        }
    });
    assert!(wins > 100, "{wins}");
}

#[test]
fn waiting_is_a_move_that_is_legal_and_costs_nothing_l7() {
    let mut waited = 0;
    along_random_games(30, |position, board| {
        let Some(next) = board.null_move().filter(|_| position.outcome().is_none()) else { return };
        let us = position.to_move();
        assert!(position.moves().into_iter().any(|mv| &position.child(mv) == next.rules()), "{position:?}");
        assert_eq!(pieces(next.rules(), us), pieces(position, us), "{position:?}");
        waited += 1;
    });
    assert!(waited > 1000, "{waited}");
}

/// Checks the only move that wins in so many turns of both sides, with every line to the same depth and selectively.
fn check_win(turns: u32, variant: usize, text: &str, only: &str) {
    let position = Laser::read_position(&Laser::INFO.variants[variant], text).expect("a legal position");
    for params in
        [SearchParams::depth(turns), SearchParams { selective: true, ..SearchParams::nodes(1_000_000) }]
    {
        let info = search(&position, &[], &params, &AtomicBool::new(false), &mut |_| {}).expect("not over");
        assert_eq!(Score::of(info.score), Score::Win(turns), "{text}");
        assert_eq!(position.move_text(info.pv[0]), only, "{text}");
        let mut end = position.clone();
        info.pv.iter().for_each(|&mv| end.play(mv).expect("a legal line"));
        let won = end.outcome().is_some_and(|end| end.winner == Some(position.to_move()));
        // A line may be cut short where it was known already how it ends, but never goes on after the end.
        assert!(won == (info.pv.len() as u32 == turns), "{text}");
    }
}

#[test]
fn wins_in_two_moves_are_found_l7() {
    let wins = [
        (0, "sc3ncfcnc1ra1/pa4pcra3/10/9pb/Pd9/2pb2pd4/Fa2RbRa3pd1/9Sa r", "f3f4"),
        (0, "sc4Ranc3/2pc2fcpa3/pa6Rb2/2Pd1rb1pb2Pd/pb6pa1Pc/1Pd2Na5/1Pd1rb6/3NaFapa3Sa r", "f1-"),
        (0, "sc4ndpb3/1pa1pcpcRd4/4fcra3Pc/6pc3/10/rd2RaNa1Pa2Pc/2Pd1Fa5/4NaPa3Sa b", "g3f2"),
        (0, "sc3nc2fc2/2pc2pb1nc2/3Pd2Pb2Pc/pa1Pc1rb1Rb3/2Pd1Rara4/pb5pb3/7Pa2/2PdNaFaNa3Sa b", "j6j7"),
        (1, "sc4nc4/4pcfcra2Pc/4pcncpb3/9Pd/3Pa6/pa1Rard5Pc/6Rd3/2Fa1Pa4Sd r", "a3a2"),
        (1, "sc1Ra2fcpb3/1pa3pcnc3/1pb8/2nc1Ra5/9Pd/1pa1PdNaraPb3/3NdFaPa3Pc/rd8Sd r", "f3f2"),
        (1, "sc3pc1pc3/4ncfd4/pa1pc1Pdncrb3/10/1pb1Rb5Pc/8Rd1/2Pd5Pc1/3rd1Fa3Sa r", "b4-"),
        (1, "sb3pcfcpb3/2rd2nb2Pc1/1pa8/pb8Rd/4Na5/3RaPaPa3Pd/4Fara3Pc/pa3Nd4Sa r", "a8+"),
    ];
    wins.into_iter().for_each(|(variant, text, only)| check_win(3, variant, text, only));
}

#[test]
fn wins_in_three_moves_are_found_l7() {
    let wins = [
        (0, "sc3Rdnc4/3fcRa1pb3/1pcparapb1nc3/4pc5/10/10/pa4Pc3rc/3PcFdPa3Sa r", "c6b5"),
        (0, "scpa2fcpa4/9Pc/3rd1Pd4/3pa6/1pb8/3RaPd5/4FaPa4/4NbraRd2Sa b", "f6+"),
        (1, "sc2pc1fcpb3/4ncRdrc3/10/8Pd1/5pbPc3/9Pc/10/rdPcFa1Rb4Sa r", "a8-"),
        (1, "sc3Pbfcnc3/pa4rb4/4ra3Pd1/1Pd8/1pb6Pc1/6pa3/3RaPaRa4/3NaFaNa3Sa b", "i6-"),
    ];
    wins.into_iter().for_each(|(variant, text, only)| check_win(5, variant, text, only));
}

/// By count of positions, because that is the same on every machine. At a million of them a second, half of what
/// an older processor does, these are 0.08 s and 0.45 s.
#[test]
fn few_positions_are_enough_for_depths_four_and_five_l7() {
    for variant in Laser::INFO.variants {
        for start in variant.starts {
            let position = Laser::read_position(variant, start.position).expect("a start is legal");
            for (depth, most) in [(4, 80_000), (5, 450_000)] {
                let params = SearchParams { selective: true, table_bits: 18, ..SearchParams::depth(depth) };
                let info = search(&position, &[], &params, &AtomicBool::new(false), &mut |_| {});
                let info = info.expect("not over");
                assert!(info.depth == depth && info.nodes < most, "{}: {info:?}", start.name);
            }
        }
    }
}

/// By count of positions, because the machine may be busy with something else: a thousand of them take a millisecond,
/// and ten on a machine ten times as slow.
#[test]
fn it_stops_within_ten_milliseconds_l7() {
    for variant in Laser::INFO.variants {
        for start in variant.starts {
            let position = Laser::read_position(variant, start.position).expect("a start is legal");
            for depth in 1..6 {
                let (stop, mut told) = (AtomicBool::new(false), 0);
                let params = SearchParams { selective: true, ..SearchParams::nodes(u64::MAX) };
                let info = search(&position, &[], &params, &stop, &mut |info| {
                    if info.depth == depth {
                        told = info.nodes;
                        stop.store(true, Ordering::Relaxed);
                    }
                });
                let info = info.expect("not over");
                assert!(position.is_legal(info.pv[0]));
                assert!((told..told + 1000).contains(&info.nodes), "{} {info:?}", start.name);
            }
        }
    }
}
