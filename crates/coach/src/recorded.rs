//! Mistakes as texts, so that the tests of a game can check what it says about those that a review found.

use plyground_rules::Game;
use plyground_search::Score;

use crate::{Line, Mistake};

/// A mistake that owns its game.
#[derive(Clone, Debug)]
pub struct RecordedMistake<G: Game> {
    /// The moves up to the mistake, as texts.
    pub game: Vec<String>,
    /// The positions up to the mistake.
    pub positions: Vec<G>,
    /// What was played, and how it is refuted.
    pub played: Line<G::Move>,
    /// What should have been played, and what would have followed.
    pub best: Line<G::Move>,
}

impl<G: Game> RecordedMistake<G> {
    /// Reads a line of `cargo run --release -p plyground-review --example blunders`: the variant, the moves of the game, the line of the move that was played, its score, the
    /// best line and its score, apart by tabs. The game begins from the usual start.
    ///
    /// # Panics
    /// If it is no such line: for tests only.
    pub fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split('\t').collect();
        let [variant, game, played, played_score, best, best_score] = fields[..] else {
            panic!("not a mistake: {text}")
        };
        let variant = G::INFO.variants.iter().find(|known| known.id == variant).expect("a variant");
        let mut positions = vec![G::start(&G::setup(variant))];
        for text in game.split_whitespace() {
            let last = positions.last().expect("there is the start");
            let mv = last.read_move(text).expect("a legal move");
            let next = last.child(mv);
            positions.push(next);
        }
        let last = positions.last().expect("there is the start").clone();
        let line = |moves: &str, score: &str| Line { moves: moves_of(&last, moves), score: score_of(score) };
        let (played, best) = (line(played, played_score), line(best, best_score));
        let game = game.split_whitespace().map(str::to_owned).collect();
        RecordedMistake { game, positions, played, best }
    }

    /// Reads a file of such lines; those that begin with `#` are notes.
    ///
    /// # Panics
    /// See [`read`](Self::read).
    pub fn read_all(text: &str) -> Vec<Self> {
        text.lines().filter(|line| !line.starts_with('#')).map(Self::read).collect()
    }

    /// The mistake.
    pub fn mistake(&self) -> Mistake<'_, G> {
        Mistake { positions: &self.positions, played: self.played.clone(), best: self.best.clone() }
    }
}

fn moves_of<G: Game>(start: &G, moves: &str) -> Vec<G::Move> {
    let mut position = start.clone();
    let read = |text: &str| {
        let mv = position.read_move(text).expect("a legal move");
        position = position.child(mv);
        mv
    };
    moves.split_whitespace().map(read).collect()
}

fn score_of(text: &str) -> Score {
    let (kind, value) = text.split_once(' ').expect("a kind and a value");
    let value: i32 = value.parse().expect("a number");
    match kind {
        "heuristic" => Score::Heuristic(value),
        "exact" => Score::Exact(value),
        "win" => Score::Win(value.unsigned_abs()),
        "loss" => Score::Loss(value.unsigned_abs()),
        _ => panic!("no kind of score: {kind}"),
    }
}
