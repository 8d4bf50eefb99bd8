//! Hand-made mistakes: each thing that can be said, and the same pattern without the consequence, where it must not be said.
//!
//! Unless something stands in the way, red's beam goes down file a and blue's up file j. The pharaohs step to and fro where nothing else is to be done.

use plyground_coach::{Coach, Line, Mistake};
use plyground_laser::{Laser, Move};
use plyground_rules::{Game, Notation, Position};
use plyground_search::Score;

use crate::checker;

const EVEN: Score = Score::Heuristic(0);

/// Reads a line; every move must be legal.
fn line(position: &Laser, text: &str, score: Score) -> Line<Move> {
    let mut position = position.clone();
    let read = |text: &str| {
        let mv = position.read_move(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        position.play_unchecked(mv);
        mv
    };
    Line { moves: text.split_whitespace().map(read).collect(), score }
}

fn laser(text: &str) -> Laser {
    Laser::read_position(&Laser::INFO.variants[0], text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

/// Codes and sentences of all claims, each checked by replaying.
fn claims(positions: &[Laser], played: Line<Move>, best: Line<Move>) -> Vec<(&'static str, String)> {
    let mistake = Mistake { positions, played, best };
    let claims = Laser::claims(&mistake);
    claims.iter().for_each(|claim| checker::check(&mistake, claim));
    claims.into_iter().map(|claim| (claim.code, claim.message.to_string())).collect()
}

fn scored(board: &str, played: (&str, Score), best: (&str, Score)) -> Vec<(&'static str, String)> {
    let position = laser(board);
    let lines = [played, best].map(|(text, score)| line(&position, text, score));
    let [played, best] = lines;
    claims(&[position], played, best)
}

fn even(board: &str, played: &str, best: &str) -> Vec<(&'static str, String)> {
    scored(board, (played, EVEN), (best, EVEN))
}

#[track_caller]
fn says(found: &[(&str, String)], code: &str, sentence: &str) {
    let expected = (code, sentence.to_owned());
    assert!(found.contains(&expected), "{sentence}\n{found:#?}");
}

#[track_caller]
fn is_silent(found: &[(&str, String)], code: &str) {
    assert!(found.iter().all(|(said, _)| *said != code), "{found:#?}");
}

#[test]
fn a16_own_goals() {
    let board = |pyramid: &str| format!("sc9/4fc5/10/10/8{pyramid}1/10/4Fa5/9Sa b");
    let found = even(&board("Pa"), "i4j4", "e2e3");
    says(&found, "own-goal", "Blue's own shot destroys Blue's pyramid on j4.");
    // Its mirror looks down: the beam goes off the board.
    is_silent(&even(&board("Pb"), "i4j4", "e2e3"), "own-goal");
    // It stands in the beam already, and neither move gets it away.
    is_silent(&even("sc9/4fc5/10/10/9Pa/10/4Fa5/9Sa b", "e2e3", "e2d2"), "own-goal");

    let board = |guard: &str| format!("sc9/4fc5/10/10/10/8Pc1/4Fa{guard}/9Sa b");
    let found = scored(&board("5"), ("i3j2", Score::Loss(1)), ("e2e3", EVEN));
    says(&found, "own-goal", "Blue's own shot hits the pharaoh on e2 and loses the game.");
    // An anubis with its shield to the right stops it.
    is_silent(&even(&board("1Nb3"), "i3j2", "e2e3"), "own-goal");
}

#[test]
fn a16_pieces_lost_and_how() {
    let loses = |found: &[_], sentence: &str| says(found, "loses-piece", sentence);
    let (other, wait) = ("e2e3 e7e8", "e7e8");
    let play = |board: String, mv: &str| even(&board, &format!("{mv} {wait}"), other);

    let step = |pyramid: &str| format!("sc9/4fc5/10/1{pyramid}8/10/10/4Fa5/9Sa b");
    loses(
        &play(step("Pc"), "b5a5"),
        "Blue's pyramid has moved into a line of fire: Red's next shot destroys Blue's pyramid on a5.",
    );
    is_silent(&play(step("Pa"), "b5a5"), "loses-piece");

    let turn = "sc9/4fc5/10/Pa9/10/10/4Fa5/9Sa b";
    loses(
        &play(turn.into(), "a5+"),
        "Blue's pyramid has turned an open side to the beam: Red's next shot destroys Blue's pyramid on a5.",
    );
    is_silent(&play(turn.into(), "a5-"), "loses-piece");

    let mirror = |anubis: &str| format!("sc9/4fc5/10/1Pa5{anubis}2/10/10/4Fa5/9Sa b");
    loses(
        &play(mirror("Na"), "b5a5"),
        "Blue's pyramid on a5 now reflects the beam: Red's next shot destroys Blue's anubis on h5.",
    );
    is_silent(&play(mirror("Nd"), "b5a5"), "loses-piece");

    let mirror = |anubis: &str| format!("sc9/4fc5/10/Pd6{anubis}2/10/10/4Fa5/9Sa b");
    loses(
        &play(mirror("Na"), "a5+"),
        "Blue's pyramid on a5 now turns the beam the wrong way: Red's next shot destroys Blue's anubis on h5.",
    );
    is_silent(&play(mirror("Nd"), "a5+"), "loses-piece");

    let line = |guard: &str| format!("sc9/4fc5/10/Pd9/{guard}/10/Nb3Fa5/9Sa b");
    loses(
        &play(line("10"), "a5b5"),
        "Blue's pyramid has left a5, where it kept the beam away: Red's next shot destroys Blue's anubis on a2.",
    );
    is_silent(&play(line("Na9"), "a5b5"), "loses-piece");

    let line = |guard: &str| format!("sc9/4fc5/10/Na9/{guard}/10/Pc3Fa5/9Sa b");
    loses(
        &play(line("10"), "a5b5"),
        "Blue's anubis has left a5, where it stopped the beam: Red's next shot destroys Blue's pyramid on a2.",
    );
    is_silent(&play(line("Na9"), "a5b5"), "loses-piece");

    let threat = "sc9/4fc5/10/10/10/10/Pc3Fa5/9Sa b";
    loses(
        &even(threat, "e2e3 e7e8", "a2b2 e7e8"),
        "This does not answer the threat: Red's next shot destroys Blue's pyramid on a2.",
    );
    // It falls either way.
    is_silent(&even(threat, "e2e3 e7e8", "e2d2 e7e8"), "loses-piece");
    // It falls either way, and what else is lost is said elsewhere.
    let both = "sc9/4fc5/10/10/8Pa1/10/Pc3Fa5/9Sa b";
    let found = even(both, "i4j4 e7e8", "e2e3 e7e8");
    is_silent(&found, "loses-piece");
    says(&found, "own-goal", "Blue's own shot destroys Blue's pyramid on j4.");
    // It falls, but the shot before has taken another one for it.
    let exchange = "sc9/4fc5/10/10/10/6na1Pc1/Pc3Fa5/9Sa b";
    is_silent(&even(exchange, "i3j3 e7e8", "a2b2 e7e8"), "loses-piece");
}

#[test]
fn a16_the_pharaoh_is_opened() {
    let board = |guard: &str| format!("sc9/4fc5/10/Na9/{guard}/10/Fa9/9Sa b");
    let found = scored(&board("10"), ("a5b5 e7e8", Score::Loss(2)), ("a2b2 e7e8", EVEN));
    let sentence = "Blue's anubis has left a5, where it stopped the beam: \
                    Red's next shot hits the pharaoh on a2 and ends the game.";
    says(&found, "opens-own", sentence);
    says(&found, "allows-hit-pharaoh", sentence);
    let found = even(&board("Na9"), "a5b5 e7e8", "a2b2 e7e8");
    is_silent(&found, "opens-own");
    is_silent(&found, "allows-hit-pharaoh");

    // The shot itself takes away what stood between.
    let board = "sc9/4fc5/10/na7Pc1/10/10/Fa9/9Sa b";
    let found = scored(board, ("i5j5 e7e8", Score::Loss(2)), ("a2b2 e7e8", EVEN));
    let sentence = "The shot at Red's anubis on a5 clears a line: \
                    Red's next shot hits the pharaoh on a2 and ends the game.";
    says(&found, "opens-own", sentence);
}

#[test]
fn a16_hits_by_force() {
    let board = |anubis: &str| format!("sc9/4fc5/10/10/1pa2{anubis}2Fa2/10/10/2Pa6Sa b");
    let line = "e4e5 e7e8 c1d1 b4a4";
    let best = ("h4h3 e7e8", EVEN);
    let found = scored(&board("Nd"), (line, Score::Loss(4)), best);
    says(
        &found,
        "opens-own",
        "Leaving e4 opens a line to the pharaoh: Red can now force a hit in 2 turns, after the best defence on h4.",
    );
    let forced = "Red can now force a hit on the pharaoh in 2 turns: with the best defence it is hit on h4.";
    says(&found, "allows-hit-pharaoh", forced);
    // What is not proven is not said to be forced.
    let found = scored(&board("Nd"), (line, EVEN), best);
    is_silent(&found, "opens-own");
    is_silent(&found, "allows-hit-pharaoh");
    // Nor what the best move does not prevent.
    let found = scored(&board("Nd"), (line, Score::Loss(4)), ("h4h3 e7e8", Score::Loss(8)));
    is_silent(&found, "allows-hit-pharaoh");
    // An anubis that shows its back would not have saved anything: it falls first.
    let found = scored(&board("Nb"), (line, Score::Loss(4)), best);
    says(&found, "allows-hit-pharaoh", forced);
    // A line that is cut short still says what is proven.
    let found = scored(&board("Nd"), ("e4e5 e7e8", Score::Loss(4)), best);
    says(&found, "allows-hit-pharaoh", "Red can now force a hit on the pharaoh.");
}

#[test]
fn a16_hits_that_were_missed() {
    let board = |pyramid: &str| format!("sc9/4fc3{pyramid}1/10/10/10/10/4Fa5/9Sa b");
    let found = scored(&board("Pc"), ("e2e3 e7e8", EVEN), ("i7j7", Score::Win(1)));
    says(&found, "misses-hit-pharaoh", "i7j7 hits Red's pharaoh on e7 and wins at once.");
    is_silent(&even(&board("Pb"), "e2e3 e7e8", "i7j7 e7e8"), "misses-hit-pharaoh");

    let best = "e2e3 e7f7 i7j7";
    let found = scored(&board("Pc"), ("e2d2 e7e8", EVEN), (best, Score::Win(3)));
    let forced = "e2e3 forces a hit on Red's pharaoh in 2 turns: with the best defence it is hit on f7.";
    says(&found, "misses-hit-pharaoh", forced);
    is_silent(&scored(&board("Pc"), ("e2d2 e7e8", EVEN), (best, EVEN)), "misses-hit-pharaoh");
    // A slower win misses nothing.
    let found = scored(&board("Pc"), ("e2d2 e7e8", Score::Win(7)), (best, Score::Win(3)));
    is_silent(&found, "misses-hit-pharaoh");
}

#[test]
fn a16_pieces_not_won() {
    let board = |anubis: &str| format!("sc9/4fc5/7{anubis}Pc1/10/10/10/4Fa5/9Sa b");
    let found = even(&board("na"), "e2e3 e7e8", "i6j6 e7e8");
    says(&found, "misses-piece", "i6j6 destroys Red's anubis on h6.");
    // Its shield stops the beam.
    is_silent(&even(&board("nb"), "e2e3 e7e8", "i6j6 e7e8"), "misses-piece");
    // It falls as soon in the other line.
    is_silent(&even(&board("na"), "i6j6 e7e8", "i6j6 e7f7"), "misses-piece");
    let found = even(&board("na"), "e2d2 e7e8 d2e2", "e2e3 e7e8 i6j6");
    says(&found, "misses-piece", "After e2e3, Blue's second shot destroys Red's anubis on h6.");
    // A piece that is taken back at once is not won.
    let exchange = "sc9/4fc5/7naPc1/10/10/10/Pc3Fa5/9Sa b";
    is_silent(&even(exchange, "a2b2 e7e8", "i6j6 e7e8"), "misses-piece");
    let found = even(&board("na"), "e2d2 e7e8 d2e2 e8e7 e2d2", "e2e3 e7e8 e3e2 e8e7 i6j6");
    says(&found, "misses-later", "After e2e3, Blue's third shot destroys Red's anubis on h6.");
}

#[test]
fn a16_pieces_lost_later() {
    let board = |pyramid: &str| format!("sc9/4fc5/10/10/10/1{pyramid}8/4Fa5/9Sa b");
    let found = even(&board("Pc"), "e2e3 e7e8 b3a3 e8e7", "e2d2 e7e8 b3c3 e8e7");
    says(&found, "loses-later", "Red's second shot from here destroys Blue's pyramid on a3.");
    is_silent(&even(&board("Pa"), "e2e3 e7e8 b3a3 e8e7", "e2d2 e7e8 b3c3 e8e7"), "loses-later");
    // It falls by then in the other line as well.
    is_silent(&even(&board("Pc"), "e2e3 e7e8 b3a3 e8e7", "b3a3 e7e8 e2d2 e8e7"), "loses-later");
    // Too far off to be a reason.
    let (around, other_way) =
        ("e2e3 e7e8 e3d3 e8d8 d3d2 d8d7 d2e2 d7e7", "e2d2 e7e8 d2d3 e8d8 d3e3 d8d7 e3e2 d7e7");
    let (late, never) = (format!("{around} b3a3 e7e8"), format!("{other_way} b3c3 e7e8"));
    is_silent(&even(&board("Pc"), &late, &never), "loses-later");
}

#[test]
fn a16_a_beam_that_is_shut_in() {
    let board = |mirror: &str| format!("sc{mirror}/4fc5/10/10/10/10/4Fa3pb1/9Sa b");
    let (played, best) = ("e2e3 i2j2 e3e2 e7f7 e2e3", "e2d2 e7f7 d2e2 f7e7 e2e3");
    let found = even(&board("8Pc"), played, best);
    says(
        &found,
        "shut-in",
        "Blue's beam stays shut in: for four turns it ends after 1 square at most. After e2d2 it passes at least 16.",
    );
    // Straight up it is not long anyway.
    is_silent(&even(&board("9"), played, best), "shut-in");
    // And it must stay short.
    is_silent(&even(&board("8Pc"), "e2e3 i2j2 e3e2 j2i2 e2e3", best), "shut-in");
}

#[test]
fn a16_repetition() {
    let game = |moves: &str| {
        let mut positions = vec![laser("sc9/4fc5/10/10/10/10/4Fa5/9Sa b")];
        for text in moves.split_whitespace() {
            let last = &positions[positions.len() - 1];
            positions.push(last.child(last.read_move(text).expect("a legal move")));
        }
        positions
    };
    let said = |moves: &str, played: &str, best: &str| {
        let positions = game(moves);
        let here = positions[positions.len() - 1].clone();
        claims(&positions, line(&here, played, EVEN), line(&here, best, EVEN))
    };
    let (once, almost) = ("e2e3 e7e8 e3e2 e8e7", "e2e3 e7e8 e3e2");
    let seven = format!("{once} {almost}");
    let third = "The same position comes up for the third time: a draw.";
    says(&said(&seven, "e8e7", "e8f8 e2e3"), "repeats", third);
    says(
        &said(&seven, "e8f8 e2e3", "e8e7"),
        "repeats",
        "e8e7 brings up the same position for the third time: a draw.",
    );
    is_silent(&said(almost, "e8e7 e2e3", "e8f8 e2e3"), "repeats");
    let six = format!("{once} e2e3 e7e8");
    says(
        &said(&six, "e3e2 e8e7", "e3d3 e8e7"),
        "repeats",
        "Red can bring up the same position for the third time: a draw.",
    );
    is_silent(&said(&six, "e3e2 e8f8", "e3d3 e8e7"), "repeats");
}

#[test]
fn a16_threats() {
    let board = |pyramid: &str| format!("sc9/4fc5/2{pyramid}7/10/7Fa2/3Nd6/10/5Pa3Sa b");
    let found = even(&board("pa"), "f1f2 c6b5", "d3d4 c6b5");
    says(&found, "allows-threat", "Red's answer c6b5 threatens to hit the pharaoh on h4 by b5a4.");
    is_silent(&even(&board("pd"), "f1f2 c6b5", "d3d4 c6b5"), "allows-threat");
    // The best move does not answer it either.
    is_silent(&even(&board("pa"), "f1f2 c6b5", "f1g2 c6b5"), "allows-threat");

    let board = |pyramid: &str| format!("sc9/10/10/1fc8/10/7{pyramid}2/4Fa5/9Sa b");
    let found = even(&board("Pc"), "h3h2 b5b6", "h3i4 b5b6");
    says(&found, "misses-threat", "h3i4 threatens to hit Red's pharaoh on b5 by i4j5.");
    is_silent(&even(&board("Pb"), "h3h2 b5b6", "h3i4 b5b6"), "misses-threat");
}

#[test]
fn a16_tendencies() {
    // Red's pyramid comes to j3, in front of blue's sphinx.
    let board = "sc3ncfcncra2/10/3Pd2pa3/paPc2Pbra2pbPd/pbPd2Rapd2pbPc/3Pc2pb3/10/1Ra1NaFaNa3Sa b";
    let found = even(board, "d3c2 i4j3 b5+", "j4j3 a4b3 e5e6");
    says(&found, "mostly-beam", "After j4j3, Blue's beam gets further: 7 squares, otherwise only 2.");
    let board = "sc3ncfcnc3/2pc4pb2/8pbPc/pa1PcRa1raRb3/2Pd7/3rb2pb3/5Na1Pa2/1Pd1NaFa4Sa b";
    let found = even(board, "g5g6 d3c4 j6j7", "j6j5 g8g7 c5d6");
    says(
        &found,
        "mostly-attack",
        "Red's beam passes more squares near Blue's pharaoh: 6 within three steps of it, after j6j5 none.",
    );
    // Lines that lead to the same position differ in nothing.
    let board = "sc3ncfcncpb2/2pc7/3Pd6/pa1Pc1rbra1pb1Pd/pb1Pd1RaRb1pa1Pc/6pb3/7Pa2/2PdNaFaNa3Sa b";
    let found = even(board, "f1f2 f8f7 d1d2 f7f8", "d1d2 f8f7 f1f2 f7f8");
    is_silent(&found, "mostly-beam");
    is_silent(&found, "mostly-attack");
}
