//! The evaluation by patterns.

use plyground_reversi::{
    Reversi, Setup, flips, moves_mask,
    patterns::{Features, Weights, evaluate, prob_cut},
};
use plyground_rules::{Position, laws::Symmetric};

/// Positions of random games on the usual board, up to the end of each.
fn random_positions(games: u64) -> impl Iterator<Item = Reversi> {
    (0..games).flat_map(|seed| {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut next = Some(Reversi::start(&Setup::default()));
        std::iter::from_fn(move || {
            let position = next?;
            let moves = position.moves();
            next = (!moves.is_empty()).then(|| position.child(moves[random.usize(..moves.len())]));
            Some(position)
        })
    })
}

fn worth(position: &Reversi) -> i32 {
    evaluate(position.own(), position.opponent())
}

#[test]
fn r4_a_position_is_worth_the_same_however_the_board_is_turned_and_with_colours_exchanged() {
    let mut seen = 0;
    for position in random_positions(100) {
        for symmetry in 0..Reversi::SYMMETRIES {
            let other = position.transformed(symmetry);
            assert_eq!(worth(&other), worth(&position), "symmetry {symmetry} of {position:?}");
        }
        seen += i32::from(worth(&position) != 0);
    }
    assert!(seen > 5000, "only {seen} positions were worth anything");
}

#[test]
fn r4_what_is_kept_up_to_date_is_what_is_made_from_scratch() {
    let mut passes = 0;
    for position in random_positions(200) {
        let features = Features::new(position.own(), position.opponent());
        let discs = 64 - position.empty().count_ones();
        assert_eq!(Weights::fitted().score(&features, discs), worth(&position));
        for mv in position.moves() {
            let child = position.child(mv);
            let mut kept = features;
            match mv.square() {
                Some(square) => kept.play(square, flips(square, position.own(), position.opponent())),
                None => kept.pass(),
            }
            passes += i32::from(mv.square().is_none());
            assert_eq!(kept, Features::new(child.own(), child.opponent()), "{mv:?} in {position:?}");
        }
    }
    assert!(passes > 20, "only {passes} passes were tried");
}

#[test]
fn r4_the_weights_are_whole_and_below_4_mb() {
    let bytes = include_bytes!("../weights/patterns.bin");
    assert_eq!(bytes.len(), Weights::file_size());
    assert!(bytes.len() < 4_000_000);
    assert!(Weights::from_bytes(&bytes[2..]).is_none());
}

/// The lead of `own` at the end with perfect play: plain alpha-beta, moves that leave few replies first.
fn solve(own: u64, opponent: u64, mut alpha: i32, beta: i32, passed: bool) -> i32 {
    let mut moves = moves_mask(own, opponent);
    if moves == 0 {
        let lead = own.count_ones() as i32 - opponent.count_ones() as i32;
        return if passed { lead } else { -solve(opponent, own, -beta, -alpha, true) };
    }
    let mut children = Vec::new();
    while moves != 0 {
        let square = moves.trailing_zeros() as u8;
        let flipped = flips(square, own, opponent);
        let (next, other) = (opponent ^ flipped, own | flipped | 1 << square);
        children.push((moves_mask(next, other).count_ones(), next, other));
        moves &= moves - 1;
    }
    children.sort_unstable();
    for (_, next, other) in children {
        alpha = alpha.max(-solve(next, other, -beta, -alpha, false));
        if alpha >= beta {
            break;
        }
    }
    alpha
}

#[test]
fn r4_twelve_moves_before_the_end_it_is_seen_how_games_end() {
    let (mut count, mut error, mut of_nothing, mut right) = (0, 0, 0, 0);
    let late = random_positions(400).filter(|position| position.empty().count_ones() == 12);
    for position in late.filter(|position| position.placements() != 0) {
        let lead = 100 * solve(position.own(), position.opponent(), -64, 64, false);
        count += 1;
        error += (worth(&position) - lead).abs();
        of_nothing += lead.abs();
        right += i32::from(worth(&position).signum() == lead.signum());
    }
    assert!(count > 300, "only {count} positions");
    let (error, of_nothing) = (error / count, of_nothing / count);
    println!("{error} hundredths off, {of_nothing} without any knowledge, {right} of {count} winners right");
    assert!(
        error < 900 && 2 * error < of_nothing,
        "{error} hundredths off, {of_nothing} without any knowledge"
    );
    assert!(10 * right > 8 * count, "{right} of {count} winners right");
}

#[test]
fn r4_a_forecast_is_made_from_less_depth_and_claims_no_certainty() {
    assert_eq!((0..64).find_map(|discs| prob_cut(2, discs)), None, "no depth is left to save");
    for depth in 3..30 {
        for discs in 4..=64 {
            let Some(prob_cut) = prob_cut(depth, discs) else {
                assert!(discs + depth > 56, "{depth} moves ahead at {discs} discs");
                continue;
            };
            assert!(prob_cut.depth < depth && prob_cut.depth % 2 == depth % 2, "{prob_cut:?}");
            assert!((80..=120).contains(&prob_cut.slope), "{prob_cut:?}");
            assert!(prob_cut.offset.abs() < 200 && (100..2000).contains(&prob_cut.margin), "{prob_cut:?}");
        }
    }
}
