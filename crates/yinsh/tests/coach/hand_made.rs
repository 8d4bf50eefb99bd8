//! For every code a position where it must be said, and the same pattern without the consequence, where it must not.

use plyground_coach::{About, Claim, Coach, Line, Mistake};
use plyground_rules::Notation;
use plyground_search::Score;
use plyground_words::Lang;
use plyground_yinsh::{INFO, Move, Yinsh};

/// The moves of a line, and whether it is proven.
fn line(start: &Yinsh, moves: &str, score: Score) -> Line<Move> {
    let mut position = *start;
    let moves = moves.split_whitespace().map(|text| {
        let mv = position.read_move(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        plyground_rules::Position::play_unchecked(&mut position, mv);
        mv
    });
    Line { moves: moves.collect(), score }
}

fn scored_claims(variant: &str, text: &str, played: (&str, Score), best: (&str, Score)) -> Vec<Claim> {
    let variant = INFO.variants.iter().find(|v| v.id == variant).expect("a variant");
    let position = Yinsh::read_position(variant, text).unwrap_or_else(|e| panic!("{text}: {e}"));
    let [played, best] = [played, best].map(|(moves, score)| line(&position, moves, score));
    Yinsh::claims(&Mistake { positions: &[position], played, best })
}

fn claims(variant: &str, text: &str, played: &str, best: &str) -> Vec<Claim> {
    let even = Score::Heuristic(0);
    scored_claims(variant, text, (played, even), (best, even))
}

/// The sentence with a code, in English.
#[track_caller]
fn said(claims: &[Claim], code: &str, about: About) -> String {
    let found = claims.iter().find(|claim| claim.code == code && claim.about == about);
    let found = found.unwrap_or_else(|| panic!("{code} among {claims:#?}"));
    found.message.in_lang(Lang::En)
}

#[track_caller]
fn not_said(claims: &[Claim], code: &str) {
    assert!(claims.iter().all(|claim| claim.code != code), "{code}: {claims:#?}");
}

/// Black's four on g3 to g6, and its ring on g7.
const FOUR_AND_RING: &str = "WWWW/7/8/9/10/4W4/1bbbbB4/9/8/6B/1BBB w 0-0";

#[test]
fn a16_gives_row_and_could_break() {
    let lost = "a2-b2 g7-h7 xg3-g7 xh7";
    let all = claims("yinsh", FOUR_AND_RING, lost, "f6-h6 k8-k7");
    assert_eq!(said(&all, "gives-row", About::Played), "This lets Black make the row g3 to g7 with g7-h7.");
    assert_eq!(
        said(&all, "could-break", About::Best),
        "f6-h6 breaks Black's four on g3 to g7 by flipping g6."
    );
    // It was coming anyway.
    let all = claims("yinsh", FOUR_AND_RING, lost, "a3-b3 g7-h7 xg3-g7 xh7");
    for code in ["gives-row", "could-break", "stops-row"] {
        not_said(&all, code);
    }
    // It does not come.
    let all = claims("yinsh", FOUR_AND_RING, "a2-b2 k8-k7", "f6-h6 k8-k7");
    for code in ["gives-row", "could-break", "stops-row"] {
        not_said(&all, code);
    }
    // The better line ends before the answer, in which there might be a row.
    let all = claims("yinsh", FOUR_AND_RING, lost, "a3-b3");
    for code in ["gives-row", "could-break", "stops-row"] {
        not_said(&all, code);
    }
}

#[test]
fn a16_gives_row_by_a_flip_and_stops_row() {
    let text = "WWWW/7/8/9/10/4W4/1bbbbw4/4B4/8/6B/1BBB w 0-0";
    let lost = "a2-b2 h7-f7 xg3-g7 xf7";
    let all = claims("yinsh", text, lost, "f6-f7 k8-k7");
    assert_eq!(
        said(&all, "gives-row", About::Played),
        "This lets Black flip g7 with h7-f7 and make the row g3 to g7."
    );
    assert_eq!(
        said(&all, "stops-row", About::Best),
        "After f6-f7 Black cannot make a row with its next move."
    );
    not_said(&all, "could-break");
    // Black could, it only does not.
    not_said(&claims("yinsh", text, lost, "a3-b3 k8-k7"), "stops-row");
}

#[test]
fn a16_misses_row_now() {
    let text = "WWWW/7/8/9/10/4W4/1wwwbw4/9/8/6B/BBBB w 0-0";
    let best = "f6-h6 xg3-g7 xh6";
    let all = claims("yinsh", text, "a2-b2 k7-j7", best);
    assert_eq!(
        said(&all, "misses-row", About::Best),
        "f6-h6 flips g6 and makes the row g3 to g7 for White at once."
    );
    let text = "WWWW/7/8/9/10/wwwwW4/10/9/8/6B/BBBB w 0-0";
    let all = claims("yinsh", text, "a2-b2 k7-j7", "f6-g7 xf2-f6 xg7");
    assert_eq!(said(&all, "misses-row", About::Best), "f6-g7 makes the row f2 to f6 for White at once.");
    // The other move makes it too.
    not_said(&claims("yinsh", text, "f6-h8 xf2-f6 xa2", "f6-g7 xf2-f6 xg7"), "misses-row");
}

#[test]
fn a16_misses_row_next_by_force_or_later() {
    let text = "4/b6/b4B1w/2wBwbW1w/wwwbwBb2w/1wWb1BBbb/wW1W1b1bbb/7bb/5bbb/ww2bWw/4 w 0-0";
    let played = "g5-g8 d4-f6 g3-h3 f6-g6 h3-h9 xd3-h3 xj10";
    let all = claims("yinsh", text, played, "g3-h3 e6-g6 h3-h9 xd3-h3 xf4");
    assert_eq!(
        said(&all, "misses-row", About::Best),
        "After g3-h3 Black cannot keep White from making a row next, such as d3 to h3."
    );
    let text = "1bbB/1W1bwwb/bbwbwww1/bb2W1bW1/wb8/wbB4BB/bw6bw/wwW4wW/wBb2wbw/bw4w/www1 w 0-0";
    let played = "d5-g5 a5-e5 b2-b3 e5-e6 xa5-e5 xf4 b3-b5";
    let best = "b2-b1 f4-e4 b1-d3 e4-d4 d5-b3 xc3-c7 xd8";
    let all = claims("yinsh", text, played, best);
    assert_eq!(said(&all, "row-later", About::Best), "b2-b1 leads to the row c3 to c7 for White in 3 moves.");
    assert_eq!(
        said(&all, "row-coming", About::Played),
        "This lets Black make the row a5 to e5 in 2 moves, beginning with a5-e5."
    );
    // A line that is too short to know says nothing.
    let all = claims("yinsh", text, "d5-g5 a5-e5 b2-b3", best);
    for code in ["row-later", "misses-row"] {
        not_said(&all, code);
    }
    let all = claims("yinsh", text, played, "b2-b1 f4-e4");
    not_said(&all, "row-coming");
}

#[test]
fn a16_makes_theirs() {
    let text = "WWWW/7/8/9/10/4W4/1bbbwb4/9/8/6B/BBBB w 0-0";
    let all = claims("yinsh", text, "f6-h6 xg3-g7 xk7", "f6-f7 k7-j7");
    assert_eq!(
        said(&all, "makes-theirs", About::Played),
        "This move itself makes a row for Black: g3 to g7."
    );
    not_said(&claims("yinsh", text, "f6-f8 k7-j7", "f6-f7 k7-j7"), "makes-theirs");
    let all = claims("yinsh-blitz", text, "f6-h6 xg3-g7 xk7", "f6-f7 k7-j7");
    assert_eq!(
        said(&all, "last-ring", About::Played),
        "This makes the row g3 to g7 for Black, and Black wins: one ring off is enough."
    );
}

#[test]
fn a16_last_ring() {
    let lost = "a2-b2 g7-h7 xg3-g7 xh7";
    let all = claims("yinsh-blitz", FOUR_AND_RING, lost, "f6-h6 k8-k7");
    assert_eq!(
        said(&all, "last-ring", About::Played),
        "This lets Black make the row g3 to g7 with g7-h7 and win: one ring off is enough."
    );
    not_said(&claims("yinsh", FOUR_AND_RING, lost, "f6-h6 k8-k7"), "last-ring");
    not_said(&claims("yinsh-blitz", FOUR_AND_RING, lost, "a3-b3 g7-h7 xg3-g7 xh7"), "last-ring");
    let text = "WW2/7/8/9/10/wwwwW4/10/9/8/6B/BBBB w 2-0";
    let all = claims("yinsh", text, "a2-b2 k7-j7", "f6-g7 xf2-f6 xg7");
    assert_eq!(
        said(&all, "last-ring", About::Best),
        "White can win at once: f6-g7 makes the row f2 to f6, and the third ring comes off."
    );
    not_said(&claims("yinsh", text, "f6-h8 xf2-f6 xa2", "f6-g7 xf2-f6 xg7"), "last-ring");
}

#[test]
fn a16_wins_and_losses_by_force() {
    let text = "4/3b3/4B3/9/b2Wwww3/b3WWW2/wb1B1WBw2/9/1B1B2b1/3b3/4 b 0-0";
    let played = ("c5-d5 e4-e3 d5-f5 f6-d4 f5-b5 g7-g6", Score::Heuristic(-691));
    let best = "i5-h4 e4-a4 h4-d4 xe1-i5 xg8";
    let all = scored_claims("yinsh-blitz", text, played, (best, Score::Win(3)));
    assert_eq!(
        said(&all, "misses-win", About::Best),
        "Black can win by force in 2 moves, beginning with i5-h4; the deciding row is e1 to i5."
    );
    // Not proven, not the line of the proof, or won anyway.
    not_said(&scored_claims("yinsh-blitz", text, played, (best, Score::Heuristic(900))), "misses-win");
    not_said(&scored_claims("yinsh-blitz", text, played, (best, Score::Win(5))), "misses-win");
    let all = scored_claims("yinsh-blitz", text, (played.0, Score::Win(7)), (best, Score::Win(3)));
    not_said(&all, "misses-win");

    let text = "4/3b3/4B3/9/b3Www3/b3WWW2/wb1B1WBw2/9/1B1B2b1/3b3/4 w 0-0";
    let played = "f8-h10 i5-h4 h10-j10 h4-h11 xe1-i5 xi7";
    let best = ("e5-e3 i5-h4 e3-h3 i7-i8 g7-g6 i8-i9", Score::Heuristic(46));
    let all = scored_claims("yinsh-blitz", text, (played, Score::Loss(4)), best);
    assert_eq!(
        said(&all, "allows-win", About::Played),
        "Black now wins by force in 2 moves, beginning with i5-h4; the deciding row is e1 to i5."
    );
    let all = scored_claims("yinsh-blitz", text, (played, Score::Loss(4)), (best.0, Score::Loss(6)));
    not_said(&all, "allows-win");
}

#[test]
fn a16_runs_out() {
    let text = "4/bbwwbbw/bwwbbwwb/wwbbwwbbw/wbbwwbbwwb/bwwbbwwbb/wwb7/9/1wwwwW2/WWWW2B/BBBB w 0-0";
    let all = claims("yinsh", text, "j5-i4", "i9-i10 xi5-i9 xj5");
    assert_eq!(
        said(&all, "runs-out", About::Played),
        "This way the game ends with no move left, and White has 0 rings off to Black's 0."
    );
    // With fewer markers the game goes on.
    let text = text.replacen("4/bbw", "4/3", 1);
    not_said(&claims("yinsh", &text, "j5-i4 j11-i11", "i9-i10 xi5-i9 xj5"), "runs-out");
}

#[test]
fn a16_double() {
    let text = "WWWW/7/8/9/10/4W4/1wwwbw4/wwwbw4/8/6B/BBBB w 0-0";
    let best = "f6-i6 xg3-g7 xi6 xh3-h7 xa2";
    let all = claims("yinsh", text, "a2-b2 k7-j7", best);
    assert_eq!(
        said(&all, "double", About::Best),
        "The best line makes two rows at once for White with f6-i6: g3 to g7 and h3 to h7."
    );
    // In Blitz the first row ends the game, and rows that cross are one.
    not_said(&claims("yinsh-blitz", text, "a2-b2 k7-j7", "f6-i6 xg3-g7 xi6"), "double");
    let crossing = "WWWW/5w1/5w2/5w3/5w4/wwwwW4/10/9/8/6B/BBBB w 0-0";
    not_said(&claims("yinsh", crossing, "a2-b2 k7-j7", "f6-g7 xf2-f6 xg7"), "double");
    let text = "BBBB/7/8/9/10/4B4/1bbbwb4/bbbwb4/8/6W/WWWW w 0-0";
    let lost = "k7-j7 f6-i6 xg3-g7 xi6 xh3-h7 xa2";
    let all = claims("yinsh", text, lost, "j11-j6 a2-b2");
    assert_eq!(
        said(&all, "double", About::Played),
        "This lets Black make two rows at once with f6-i6: g3 to g7 and h3 to h7."
    );
    not_said(&claims("yinsh", text, lost, "k8-j8 f6-i6 xg3-g7 xi6 xh3-h7 xa2"), "double");
}

#[test]
fn a16_breaks_own() {
    let four = "WWWW/7/8/9/10/4W4/1wwww1B3/9/8/6B/1BBB w 0-0";
    let all = claims("yinsh", four, "f6-h6 k8-k7", "a2-b2 k8-k7");
    assert_eq!(said(&all, "breaks-own", About::Played), "This flips g6 out of White's own four on g2 to g6.");
    let three = "WWWW/7/8/9/10/4W4/1w1ww5/9/8/6B/BBBB w 0-0";
    not_said(&claims("yinsh", three, "f6-h6 k7-j7", "a2-b2 k7-j7"), "breaks-own");
    // The better line does not keep it either.
    not_said(&claims("yinsh", four, "f6-h6 k8-k7", "a2-b2 g8-g2"), "breaks-own");
}

#[test]
fn a16_four_broken() {
    let text = "WWWW/7/5W2/9/10/9/1wwww5/3B5/8/6B/1BBB w 0-0";
    let all = claims("yinsh", text, "a2-b2 h6-f6", "c6-f6 h6-h5");
    assert_eq!(
        said(&all, "four-broken", About::Played),
        "This lets Black break White's four on g2 to g6: h6-f6 flips g6."
    );
    not_said(&claims("yinsh", text, "a2-b2 h6-f6", "a3-b3 h6-f6"), "four-broken");
}

#[test]
fn a16_wrong_ring() {
    let text = "WWWW/7/8/9/10/wwwwW4/10/9/8/6B/BBBB w 0-0 ring w";
    let best = "xa2 k7-j7 f6-g7 xf2-f6 xg7";
    let all = claims("yinsh", text, "xf6 k7-j7", best);
    assert_eq!(
        said(&all, "wrong-ring", About::Best),
        "White needs the ring on f6: it makes the row f2 to f6 with f6-g7."
    );
    assert!(
        said(&all, "wrong-ring", About::Played).starts_with("Without the ring on f6 White's rings have ")
    );
    not_said(&claims("yinsh", text, "xa3 k7-j7 f6-g7 xf2-f6 xg7", best), "wrong-ring");
}

#[test]
fn a16_wrong_row() {
    let text = "WWWW/1w5/1w6/1w7/1wwwwww3/4W4/10/9/8/6B/BBBB w 0-0 row w";
    let (played, best) = ("xe2-e6 xa3 k7-j7", "xe3-e7 xa3 k7-j7");
    assert_eq!(
        said(&claims("yinsh", text, played, best), "wrong-row", About::Best),
        "xe3-e7 leaves White's four on a2 to e2 standing."
    );
    let three = text.replacen("/1w7/", "/9/", 1);
    not_said(&claims("yinsh", &three, played, best), "wrong-row");
}

#[test]
fn a16_threats_without_an_answer() {
    let text = "4/6b/2w1bbbb/3B1BWww/4b1Wwww/2b1b4/w2b1W4/ww1WWw3/wbww1w2/BBbbbb1/bbbB b 0-0";
    let played = "d6-e6 d7-d5 j6-g3 xj6-j10 xk10 h7-i8 j5-h5 d5-f5 xd5-d9 xf5";
    let all = claims("yinsh", text, played, "d4-b2 e7-e4 b2-b6 e4-g4 d6-e6");
    assert_eq!(
        said(&all, "no-answer", About::Played),
        "This lets White play d7-d5, which threatens the row d5 to d9, and Black cannot keep White from making a row."
    );
    // Here Black has an answer.
    not_said(&claims("yinsh", text, "d6-b6 d7-d5", "d4-b2 e7-e4"), "no-answer");
}

#[test]
fn a16_threats_and_fours() {
    // A ring that comes to stand on the fifth point threatens to leave it.
    let text = "WWWW/7/8/9/10/4W4/1bbbb5/9/8/5BB/1BBB w 0-0";
    let all = claims("yinsh", text, "a2-b2 j11-g8 f6-f7 g8-g7", "f6-h6 j11-g8 a2-b2 g8-g7");
    assert_eq!(
        said(&all, "threat-coming", About::Played),
        "A few moves on, Black threatens the row g3 to g7; in the better line it threatens none."
    );
    assert_eq!(said(&all, "four-made", About::Played), "This lets Black get a four on g2 to g6.");
    let all = claims("yinsh", text, "a2-b2 j11-g8 f6-f7 g8-g7", "a3-b3 j11-g8 f6-f7 g8-g7");
    for code in ["threat-coming", "four-made"] {
        not_said(&all, code);
    }
}

#[test]
fn a16_own_threats_and_fours() {
    let text = "WWWW/7/8/9/10/wwww5/5W4/9/8/6B/BBBB w 0-0";
    let all = claims("yinsh", text, "a2-b2 k7-j7", "g7-f6 k7-j7");
    assert_eq!(said(&all, "own-threat", About::Best), "g7-f6 threatens a row for White: f2 to f6.");
    not_said(&all, "own-four");
    not_said(&claims("yinsh", text, "g7-f6 k7-j7", "a2-b2 k7-j7"), "own-threat");
    // The opponent's answer threatens.
    let text = "BBBB/7/8/9/10/bbbb5/5B4/9/8/6W/WWWW w 0-0";
    let all = claims("yinsh", text, "k7-j7 g7-f6", "j11-f7 a2-b2");
    assert_eq!(
        said(&all, "threatens-row", About::Played),
        "This lets Black threaten the row f2 to f6 with g7-f6."
    );
    not_said(&claims("yinsh", text, "k7-j7 g7-f6", "k8-j8 g7-f6"), "threatens-row");
    // A ring that leaves a fourth marker.
    let text = "WWWW/7/8/9/10/wwwW5/10/9/8/6B/BBBB w 0-0";
    let all = claims("yinsh", text, "a2-b2 k7-j7", "f5-g5 k7-j7");
    assert_eq!(said(&all, "own-four", About::Best), "f5-g5 gives White a four on f2 to f6.");
    not_said(&claims("yinsh", text, "f5-h5 k7-j7", "f5-g5 k7-j7"), "own-four");
}

#[test]
fn a16_flips() {
    let text = "1w1w/bB3wB/bbb3w1/bbb4b1/WBB3b3/wb4W2/ww8/Ww6w/WW6/1w5/B1b1 b 0-0";
    let played = "e3-i7 h3-b3 e2-e4 b3-a2 b2-d4";
    let all = claims("yinsh", text, played, "b2-b3 f8-c8 b3-a2");
    assert_eq!(
        said(&all, "flips-many", About::Played),
        "This lets White flip 4 of Black's markers with h3-b3: c3, d3, e3, f3."
    );
    // The better line is too short to know.
    not_said(&claims("yinsh", text, played, "b2-b3"), "flips-many");
    let text = "WWWW/7/8/9/10/4Wbbb1/10/9/8/6B/BBBB w 0-0";
    let all = claims("yinsh", text, "a2-b2 k7-j7", "f6-f10 k7-j7");
    assert_eq!(said(&all, "misses-flips", About::Best), "f6-f10 flips 3 of Black's markers: f7, f8, f9.");
    let two = text.replacen("4Wbbb1", "4Wbb2", 1);
    not_said(&claims("yinsh", &two, "a2-b2 k7-j7", "f6-f9 k7-j7"), "misses-flips");
}

#[test]
fn a16_rings_shut_in() {
    let text = "2B1/3bwWB/3b1Ww1/B8/Ww8/8B/Bb6bw/b6wW/b1b3bW/7/1b2 w 0-0";
    let played = "c6-c8 g2-d2 c8-c5 d2-d6 b6-a5";
    let all = claims("yinsh", text, played, "h11-f9 a4-a5 f9-d7 f10-j10 d7-d8");
    assert_eq!(
        said(&all, "ring-shut", About::Played),
        "White's ring on h11 is then shut in: it can go to 2 points instead of 16."
    );
    assert_eq!(
        said(&all, "shuts-ring", About::Best),
        "h11-f9 shuts in Black's ring on a5: it can go to 2 points instead of 5."
    );
    not_said(&claims("yinsh", text, played, "c6-c5 g2-d2"), "ring-shut");
    not_said(&claims("yinsh", text, played, "h11-f9"), "ring-shut");
}

#[test]
fn a16_few_moves() {
    let text = "WB2/WBB4/1B6/9/4W5/9/10/w8/ww6/1w5/3B w 2-0";
    let all = claims("yinsh", text, "e5-j5 k10-k9", "e5-e6 k10-k9");
    assert_eq!(said(&all, "few-moves", About::Played), "White's rings then have 6 moves instead of 22.");
    not_said(&claims("yinsh", text, "e5-e7 k10-k9", "e5-e6 k10-k9"), "few-moves");
}

#[test]
fn a16_a_tendency_is_said_last_and_counted() {
    let text = "4/6w/3b3W/3wbB2w/4BW1w2/1b2WBBW1/10/9/1wB2W1w/7/1bb1 b 0-0";
    let (played, best) = ("i6-e2 i9-i4 e2-g4 f6-f2 g4-h5", "d6-d7 c8-c6 e5-c3 c6-c5 i6-i4");
    let all = claims("yinsh", text, played, best);
    assert_eq!(
        said(&all, "tendency", About::Played),
        "Mostly a matter of markers: after this line Black has 7 and White 9, after the better one 10 and 6."
    );
    assert_eq!(plyground_coach::choose(&all).last().map(|claim| claim.code), Some("tendency"));
    not_said(&claims("yinsh", text, best, played), "tendency");
}

/// The same move is no mistake, and a line without a legal move shows nothing.
#[test]
fn a16_nothing_to_compare() {
    assert!(claims("yinsh", FOUR_AND_RING, "a2-b2 g7-h7", "a2-b2 k8-k7").is_empty());
    assert!(claims("yinsh", FOUR_AND_RING, "", "a2-b2 k8-k7").is_empty());
}
