//! What only a game's history can tell: repetition.

use plyground_laser::Laser;
use plyground_rules::{Game, Notation, Outcome, Play, PlayError, Position, Reason, Side};

fn game(moves: &str) -> Play<Laser> {
    let setup = Laser::setup(&Laser::INFO.variants[0]);
    let mut play = Play::new(Laser::start(&setup));
    for text in moves.split(' ') {
        let mv = play.position().read_move(text).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(play.play(mv), Ok(()), "{text}");
    }
    play
}

#[test]
fn l2_third_occurrence_is_a_draw_counting_the_start() {
    // Both pharaohs turn to and fro: the start position comes up after 4 and after 8 moves.
    let play = game("e1+ f8+ e1- f8- e1+ f8+ e1-");
    assert_eq!(play.outcome(), None);
    let mut play = game("e1+ f8+ e1- f8- e1+ f8+ e1- f8-");
    assert_eq!(play.outcome(), Some(Outcome::draw(Reason::REPETITION)));
    let mv = play.position().moves()[0];
    assert!(matches!(play.play(mv), Err(PlayError::Over(_))));
}

#[test]
fn l2_other_side_or_facing_is_another_position() {
    // After every second pair of moves the pieces stand and mirror as before, but the pharaohs face elsewhere.
    let play = game("e1+ f8+ e1+ f8+ e1+ f8+ e1+ f8+ e1+ f8+ e1+ f8+");
    assert_eq!(play.outcome(), None);
    let (a, b) = (game("e1+"), game("e1-"));
    assert_ne!(a.position(), b.position());
    let variant = &Laser::INFO.variants[0];
    let blue = Laser::read_position(variant, variant.starts[0].position).expect("a start");
    let red = Laser::read_position(variant, &variant.starts[0].position.replace(" b", " r")).expect("also");
    assert_eq!((blue.to_move(), red.to_move()), (Side::First, Side::Second));
    assert!(blue != red && blue.key() != red.key());
}
