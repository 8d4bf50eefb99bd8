//! Descriptions, lists of moves and other typed texts: every error is named, nothing panics.

use fastrand::Rng;
use plyground_laser::{Laser, Ruleset, Setup};
use plyground_rules::{Description, Game, Notation, Piece, Position, Side, Variant};

const LASER: &Variant = &Laser::INFO.variants[0];

fn start() -> Laser {
    Laser::start(&Setup::default())
}

fn problems(described: &Description) -> Vec<String> {
    let problems = Laser::from_description(LASER, described).expect_err("not a position");
    problems.iter().map(ToString::to_string).collect()
}

#[test]
fn l4_a_description_is_told_everything_that_is_wrong() {
    let mut described = start().describe();
    described.put("k9", Piece::new("pyramid", Side::First));
    described.put("J4", Piece::new("pyramid", Side::First));
    described.put("", Piece::new("queen", Side::First));
    described.put("d4", Piece::new("king", Side::Second).facing(4));
    described.put("d5", Piece::new("pharaoh", Side::Second));
    described.put("e5", Piece::new("anubis", Side::Second));
    described.put("j1", Piece::new("anubis", Side::Second));
    described.put("é5", Piece::new("scarab", Side::Second).facing(255));
    described.extras.insert("wind".to_owned(), "north".to_owned());
    let expected = [
        "k9: there is no such square",
        "j4: two pieces on one square, pyramid and pyramid",
        "\"\": there is no such square",
        "\"\": there is no piece called \"queen\"",
        "d4: there is no piece called \"king\"",
        "d4: a piece faces 0, 1, 2 or 3 quarter turns from up, not 4",
        "e5: two pieces on one square, scarab and anubis",
        "j1: two pieces on one square, sphinx and anubis",
        "\"é5\": there is no such square",
        "\"é5\": a piece faces 0, 1, 2 or 3 quarter turns from up, not 255",
        "a position of Laser Chess has no \"wind\"",
        "Blue has 8 pyramids, the set has 7",
        "Red has 2 pharaohs, the set has 1",
        "Red has 4 anubis, the set has 2",
    ];
    assert_eq!(problems(&described), expected);
}

#[test]
fn l4_nonsense_costs_little() {
    let mut described = Description::empty(Side::First);
    for _ in 0..100_000 {
        described
            .put("x".repeat(1000), Piece { kind: "y".repeat(1000).into(), ..Piece::new("", Side::First) });
    }
    let found = problems(&described);
    assert_eq!(found[0], "100000 pieces are too many, the board has 80 squares");
    assert!(found.len() < 500 && found.iter().all(|problem| problem.len() < 100));
}

#[test]
fn l4_setup_carries_the_start_and_the_ruleset() {
    let text = "sc9/4fc5/10/10/10/10/4Fa5/9Sa r";
    let position = Laser::read_position(LASER, text).expect("a position");
    let setup = Setup { ruleset: Ruleset::Khet, start: Some(position) };
    let start = Laser::start(&setup);
    assert_eq!((start.variant().id, start.position_text().as_str()), ("laser-khet", text));
    for variant in Laser::INFO.variants {
        let start = Laser::start(&Laser::setup(variant));
        assert_eq!(
            (start.variant().id, start.position_text().as_str()),
            (variant.id, variant.starts[0].position)
        );
    }
}

#[test]
fn a12_lists_of_moves_are_read_as_people_write_them() {
    let split = |text| Laser::split_moves(text).map_err(|e| e.to_string());
    let expected = Ok(["h2g2", "c4+", "f4g3", "a5-"].map(str::to_owned).to_vec());
    for text in [
        "h2g2 c4+ f4g3 a5-",
        "1. h2g2 c4+ 2. f4g3 a5-",
        "1.H2G2 C4+\n2.F4UG3 A5-\n",
        "  h2g2xg3, c4+xg3,f4ug3xa1\ta5- xb2 ",
        "1. h2g2 1... c4+ 2. f4g3 2... a5-",
    ] {
        assert_eq!(split(text), expected, "{text}");
    }
    assert_eq!(split(""), Ok(Vec::new()));
    for (text, error) in [
        ("h2g2 c4*", "\"c4*\" is not a move at column 6"),
        ("h2g2 c4+d5", "\"c4+d5\" is not a move at column 6"),
        ("h2g9", "\"h2g9\" is not a move at column 1"),
        ("h2g2 12 c4+", "\"12\" is not a move at column 6"),
        ("xg3", "\"xg3\" is not a move at column 1"),
        ("ü h2g2", "\"ü\" is not a move at column 1"),
        ("h2g2\u{2003}é", "\"é\" is not a move at column 6"),
        ("h2g2é", "\"h2g2é\" is not a move at column 1"),
    ] {
        assert_eq!(split(text), Err(error.to_owned()), "{text}");
    }
}

#[test]
fn a12_written_moves_are_read_again() {
    let moves = ["h2g2", "c4+", "f4g3", "a5-"].map(str::to_owned);
    let with_sides: Vec<_> =
        moves.iter().cloned().zip(Side::BOTH.into_iter().cycle()).map(|(m, s)| (s, m)).collect();
    let text = Laser::write_moves(&with_sides);
    assert_eq!(text, "h2g2 c4+ f4g3 a5-");
    assert_eq!(Laser::split_moves(&text), Ok(moves.to_vec()));
}

#[test]
fn a12_no_text_panics() {
    let mut rng = Rng::with_seed(4);
    let letters: Vec<char> = "abjkfrpnsABFRPNS0123456789+-xu./, \n\u{e9}\u{1f600}\0".chars().collect();
    let real = start().position_text();
    for _ in 0..50_000 {
        let text: String = (0..rng.usize(..12)).filter_map(|_| rng.choice(&letters)).collect();
        let _ = Laser::split_moves(&text);
        let _ = Laser::read_position(LASER, &text);
        let _ = start().read_move(&text);
        // A real text with one character changed.
        let at = rng.usize(..real.len());
        let _ = Laser::read_position(LASER, &format!("{}{text}{}", &real[..at], &real[at + 1..]));
    }
}

#[test]
fn a12_a_long_list_takes_linear_time() {
    let moves = "1. h2g2xg3 c4+ ".repeat(100_000);
    assert_eq!(Laser::split_moves(&moves).map(|moves| moves.len()), Ok(200_000));
    let digits = "1".repeat(2_000_000);
    assert!(Laser::split_moves(&digits).is_err());
}
