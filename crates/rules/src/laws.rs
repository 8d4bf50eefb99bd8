//! The laws: what must hold in every position of every game.
//!
//! One generic walk checks them all, so that a new game is tested by one line. It panics at the first broken law,
//! naming the position: that is what test runners and fuzzers understand.

use std::collections::HashSet;

use crate::{
    BoardSpec, Event, Game, Outcome, PointId, Position, Reason, Tap, perft, preview, stable_hash, steps,
};

/// The symmetries of a game's rules: rearrangements of the board, with or without exchanging the sides, under which
/// the rules do not change.
pub trait Symmetric: Position {
    /// How many there are, the identity (number 0) included.
    const SYMMETRIES: usize;

    /// Whether this symmetry exchanges the sides.
    fn swaps_sides(symmetry: usize) -> bool;

    /// Whether this position's variant has this symmetry (Renju's sides differ, Gomoku's do not).
    fn has_symmetry(&self, _symmetry: usize) -> bool {
        true
    }

    /// This position, rearranged.
    #[must_use]
    fn transformed(&self, symmetry: usize) -> Self;

    /// The same for a move of this position.
    fn transformed_move(&self, mv: Self::Move, symmetry: usize) -> Self::Move;

    /// See [`canonical_hash`], which is what it must give. Worth overriding where whole databases are read.
    fn canonical_hash(&self) -> u64
    where
        Self: Game,
    {
        canonical_hash(self)
    }
}

/// The [stable hash](stable_hash) of a position that is the same for all positions that are alike by the symmetries of its board: the smallest of
/// them all. Sides are not exchanged.
pub fn canonical_hash<G: Game + Symmetric>(position: &G) -> u64 {
    let variant = position.variant().id;
    let symmetries = (0..G::SYMMETRIES).filter(|&s| !G::swaps_sides(s) && position.has_symmetry(s));
    let hashes = symmetries.map(|s| stable_hash(variant, &position.transformed(s).position_text()));
    hashes.min().expect("every game has the identity")
}

/// Plays a game from `start` and checks every law in every position it passes through. `choose(n)` gives a number
/// below `n`: it picks the moves and the symmetries tried. Stops at the end of the game or after `max_moves`.
/// Returns the number of moves played and how the game ended.
pub fn check_along_a_game<G: Game + Symmetric>(
    start: G,
    max_moves: usize,
    mut choose: impl FnMut(usize) -> usize,
) -> (usize, Option<Outcome>) {
    let bound = start.longest_game();
    let board = G::board(&G::setup(start.variant()));
    check_goal(&start);
    let repeats = G::INFO.reasons.contains(&Reason::REPETITION);
    assert_eq!(repeats, G::REPETITIONS_TO_DRAW.is_some(), "repetition is listed iff it ends a game");
    let mut position = start;
    let mut before: Vec<G::Move> = Vec::new();
    for played in 0..=max_moves {
        let moves: Vec<G::Move> = position.moves().to_vec();
        check_position(&position, &moves, &before, &board);
        if let Some(bound) = bound {
            let text = position.position_text();
            assert!(played <= bound, "{played} moves, but the proved bound is {bound}: {text}");
            let rest = position.longest_game().expect("a game with a bound has one everywhere");
            assert!(rest > 0 || moves.is_empty(), "a bound of 0 moves with legal moves: {text}");
        }
        if let Some(outcome) = position.outcome() {
            let listed = G::INFO.reasons.contains(&outcome.reason);
            assert!(listed, "a reason that the game does not list: {}", outcome.reason.code);
            return (played, Some(outcome));
        }
        if played == max_moves {
            break;
        }
        let mv = moves[choose(moves.len())];
        check_symmetry(&position, &moves, mv, choose(G::SYMMETRIES));
        check_events(&position, mv);
        // Every move is looked at where there are few positions like this one: it is a fraction of all positions, in every game.
        if position.key() % EVERY_MOVE_IN == 0 {
            check_guidance(&position, &moves, &board);
        }
        let next = position.child(mv);
        let mut checked = position.clone();
        assert_eq!(checked.play(mv), Ok(()), "a listed move is refused: {}", position.position_text());
        assert_eq!(checked, next, "play and child differ: {}", position.position_text());
        before = moves;
        position = next;
    }
    (max_moves, None)
}

/// Of so many positions one has what guides a person checked for each of its moves.
const EVERY_MOVE_IN: u64 = 64;

/// Of so many points one is tapped where it leads nowhere.
const SOME_POINTS: PointId = 5;

/// The laws of a single position. `strangers` are moves that may or may not be legal here.
fn check_position<G: Game>(position: &G, moves: &[G::Move], strangers: &[G::Move], board: &BoardSpec) {
    let text = position.position_text();
    let variant = position.variant();

    assert_eq!(position.key(), position.key_from_scratch(), "the key went astray: {text}");

    assert_eq!(moves.is_empty(), position.outcome().is_some(), "no moves iff an outcome: {text}");
    assert_eq!(position.count_legal(), moves.len(), "counted and listed moves differ: {text}");
    assert_eq!(perft(position, 1), moves.len() as u64, "perft 1: {text}");
    for mv in moves {
        assert!(position.is_legal(*mv), "{mv:?} is listed but not legal: {text}");
    }
    for mv in strangers {
        let listed = moves.contains(mv);
        assert_eq!(position.is_legal(*mv), listed, "{mv:?}: legal iff in the list: {text}");
        if !listed {
            let mut same = position.clone();
            assert!(same.play(*mv).is_err() && same == *position, "{mv:?} is illegal but changed: {text}");
        }
    }

    let mut texts = HashSet::new();
    for &mv in moves {
        let written = position.move_text(mv);
        assert!(texts.insert(written.clone()), "two moves are written {written}: {text}");
    }
    // Reading a move writes all of them to compare, so only a few are read, others in every position.
    let anywhere = position.key() as usize % moves.len().max(1);
    for &mv in moves.iter().cycle().skip(anywhere).step_by(7).take(moves.len().min(5)) {
        let written = position.move_text(mv);
        assert_eq!(position.read_move(&written), Ok(mv), "move text {written} does not round-trip: {text}");
    }
    if let Some(&mv) = moves.first() {
        let upper = position.move_text(mv).to_ascii_uppercase();
        assert_eq!(position.read_move(&upper), Ok(mv), "upper case {upper} is not read: {text}");
    }

    let again =
        G::read_position(variant, &text).unwrap_or_else(|e| panic!("own text is refused ({e}): {text}"));
    assert_eq!(&again, position, "position text does not round-trip: {text}");
    assert_eq!(again.key(), position.key(), "a position read from text has another key: {text}");
    assert_eq!(again.position_text(), text, "position text is not canonical");
    let description = position.describe();
    for (name, value) in &description.extras {
        let extra = G::INFO.extras.iter().find(|extra| extra.name == name);
        let offered = extra.is_some_and(|extra| extra.choices.iter().any(|choice| choice.value == value));
        assert!(offered, "no editor offers {name} {value}: {text}");
    }
    let described = G::from_description(variant, &description);
    assert_eq!(described.as_ref(), Ok(position), "description does not round-trip: {text}");

    check_taps(position, moves, board);
    check_view(position, board);
}

/// Taps are distinct, none is the beginning of another, and all of them exist on the board.
fn check_taps<G: Game>(position: &G, moves: &[G::Move], board: &BoardSpec) {
    let text = position.position_text();
    let mut all: Vec<Vec<Tap>> = moves.iter().map(|&mv| position.taps(mv)).collect();
    for taps in &all {
        assert!(!taps.is_empty(), "a move without taps: {text}");
        for tap in taps {
            let exists = match tap {
                Tap::Point(p) => usize::from(*p) < board.points.len(),
                Tap::Group(ps) => ps.len() > 1 && ps.iter().all(|p| usize::from(*p) < board.points.len()),
                Tap::Button(id) => board.buttons.iter().any(|b| b.id == *id),
            };
            assert!(exists, "{tap:?} is not on the board: {text}");
        }
    }
    all.sort();
    for pair in all.windows(2) {
        // In sorted order, a beginning stands directly before something it begins.
        assert!(!pair[1].starts_with(&pair[0]), "taps {:?} begin {:?}: {text}", pair[0], pair[1]);
    }
}

fn check_view<G: Game>(position: &G, board: &BoardSpec) {
    let text = position.position_text();
    let view = position.view();
    for (at, piece) in &view.contents.pieces {
        assert!(usize::from(*at) < board.points.len(), "a piece off the board: {text}");
        let kind = G::INFO.pieces.iter().find(|k| k.id == piece.kind);
        let kind = kind.unwrap_or_else(|| panic!("unknown kind {}: {text}", piece.kind));
        assert!(piece.facing < kind.facings, "{} faces {}: {text}", piece.kind, piece.facing);
    }
    for mark in &view.marks {
        assert!(usize::from(mark.at) < board.points.len(), "a mark off the board: {text}");
    }
    assert_eq!(
        view.prompt.is_none(),
        position.outcome().is_some(),
        "a prompt iff there is no outcome: {text}"
    );
}

/// Letting a move's events happen turns what stood before into what stands after.
fn check_events<G: Game>(position: &G, mv: G::Move) {
    let name = format!("{} in {}", position.move_text(mv), position.position_text());
    let mut contents = position.view().contents;
    for event in position.events(mv) {
        contents.apply(&event).unwrap_or_else(|e| panic!("{event:?} does not fit ({e}): {name}"));
    }
    assert_eq!(contents, position.child(mv).view().contents, "events do not lead to the next view: {name}");
}

/// What is shown before a move is what the move then does, for every legal move; there is something to do after every tap that is
/// no move yet, and a reason for every tap that leads nowhere.
fn check_guidance<G: Game>(position: &G, moves: &[G::Move], board: &BoardSpec) {
    let text = position.position_text();
    let here = position.view().contents;
    for &mv in moves {
        let (shown, then) = (preview(position, mv), position.child(mv).view());
        let name = || format!("preview of {} in {text}", position.move_text(mv));
        let mut contents = here.clone();
        for event in &shown.events {
            assert!(!matches!(event, Event::Count { .. }), "a counter in the {}", name());
            contents.apply(event).unwrap_or_else(|e| panic!("{event:?} does not fit ({e}): {}", name()));
        }
        assert_eq!(contents.pieces, then.contents.pieces, "{}", name());
        for mark in &then.marks {
            let stands = contents.pieces.contains_key(&mark.at);
            assert_eq!(shown.marks.contains(mark), stands, "marks of pieces: {}", name());
        }
        assert!(shown.marks.iter().all(|mark| then.marks.contains(mark)), "strange marks: {}", name());
    }
    check_steps(position, moves, board);
}

/// What shows how near a side is exists for both, and is not full while nobody has won.
fn check_goal<G: Game>(start: &G) {
    let Some(slots) = G::goal(&G::setup(start.variant())).slots else { return };
    let counters = start.view().contents.counters;
    let (text, full) = (start.position_text(), |value| value >= slots.of && start.outcome().is_none());
    let own: Vec<_> = counters.iter().filter(|c| c.id == slots.counter && c.side.is_some()).collect();
    assert_eq!(own.len(), 2, "counters {} of both sides: {text}", slots.counter);
    assert!(!own.iter().any(|counter| full(counter.value)), "{} is full: {text}", slots.counter);
}

fn check_steps<G: Game>(position: &G, moves: &[G::Move], board: &BoardSpec) {
    let text = position.position_text();
    let all: Vec<Vec<Tap>> = moves.iter().map(|&mv| position.taps(mv)).collect();
    let steps = steps(position);
    let mut begun: HashSet<&[Tap]> = HashSet::from([&[][..]]);
    for taps in &all {
        for made in 1..taps.len() {
            let told =
                steps.iter().filter(|step| step.after.iter().any(|after| after == &taps[..made])).count();
            assert_eq!(told, 1, "prompts after {:?}: {text}", &taps[..made]);
            begun.insert(&taps[..made]);
        }
    }
    for begin in begun {
        let Some(path) = begin.iter().map(point_of).collect::<Option<Vec<PointId>>>() else { continue };
        let leads_on = |point| {
            let next = Tap::Point(point);
            all.iter().any(|taps| taps.starts_with(begin) && taps.get(begin.len()) == Some(&next))
        };
        // A few of them, others in every position.
        let points = position.key() as PointId % SOME_POINTS..board.points.len() as PointId;
        for point in points.step_by(usize::from(SOME_POINTS)).filter(|&point| !leads_on(point)) {
            let why = position.refusal(&[&path[..], &[point]].concat()).to_string();
            assert!(!why.is_empty(), "no reason why {begin:?} cannot go on at {point}: {text}");
        }
    }
}

fn point_of(tap: &Tap) -> Option<PointId> {
    if let Tap::Point(point) = tap { Some(*point) } else { None }
}

/// Rearranging and playing may be done in either order.
fn check_symmetry<G: Game + Symmetric>(position: &G, moves: &[G::Move], mv: G::Move, symmetry: usize) {
    let text = position.position_text();
    assert_eq!(position.canonical_hash(), canonical_hash(position), "the game's own way to the hash: {text}");
    if !position.has_symmetry(symmetry) {
        return;
    }
    let name = format!("symmetry {symmetry} of {}", position.position_text());
    let image = position.transformed(symmetry);
    assert_eq!(image.key(), image.key_from_scratch(), "key of {name}");
    let side = if G::swaps_sides(symmetry) { !position.to_move() } else { position.to_move() };
    assert_eq!(image.to_move(), side, "side to move of {name}");

    let list = image.moves();
    assert_eq!(list.len(), moves.len(), "number of moves of {name}");
    for &m in moves {
        let there = position.transformed_move(m, symmetry);
        assert!(list.contains(&there), "{m:?} is legal, its image {there:?} is not: {name}");
    }

    let (then, first) =
        (position.child(mv).transformed(symmetry), image.child(position.transformed_move(mv, symmetry)));
    assert_eq!(then, first, "{mv:?} played before and after {name}");
    let swap =
        |o: Outcome| Outcome { winner: o.winner.map(|w| if G::swaps_sides(symmetry) { !w } else { w }), ..o };
    assert_eq!(first.outcome(), position.child(mv).outcome().map(swap), "outcome after {mv:?}: {name}");
}
