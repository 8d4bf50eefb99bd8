//! Type erasure: a game and a game under way as objects, for code that knows no game by name.

use std::{collections::HashMap, error, fmt, marker::PhantomData, sync::atomic::AtomicBool};

use plyground_coach::{BoardMark, Claim, Coach, Layer, Line, Mistake, Phase, canonical_hash};
use plyground_rules::{
    BoardSpec, Description, Event, Format, Game, GameInfo, Goal, NextPrompt, Outcome, Play, PlayError,
    PointId, PositionError, Problem, Record, Side, Tap, TextError, Variant, View, is_forced_win,
    move_forces_win, perft, stable_hash, steps,
};
use plyground_search::{Board as _, EngineProfile, Player, Score, SearchParams, Searcher};
use plyground_words::Message;
use serde::Serialize;
use serde_json::Value;

use crate::foreseen::{Foreseen, foresee};

/// A game, as an object. The variants passed in must be this game's own.
pub trait AnyGame: Send + Sync {
    /// Names and lists.
    fn info(&self) -> &'static GameInfo;
    /// Its computers.
    fn engine(&self) -> &'static EngineProfile;
    /// Its computer players, weakest first.
    fn players(&self) -> &'static [Player] {
        (self.engine().players)()
    }
    /// How steeply winning chances rise with the score in a class of positions: see [`Coach::WIN_SCALES`].
    fn win_scale(&self, class: usize) -> f64;
    /// What can be drawn over its boards.
    fn layers(&self) -> &'static [Layer];
    /// A game about to begin: from the variant's usual start, which is also called `start`, or from the start with a
    /// given name, or from a position text.
    fn start(&self, variant: &'static Variant, from: Option<&str>)
    -> Result<Box<dyn AnyPlay>, PositionError>;
    /// A game about to begin from what an editor holds, or everything that is wrong with it.
    fn start_from(
        &self,
        variant: &'static Variant,
        from: &Description,
    ) -> Result<Box<dyn AnyPlay>, Vec<Problem>>;
    /// The board of a variant.
    fn board(&self, variant: &'static Variant) -> BoardSpec;
    /// What wins in a variant.
    fn goal(&self, variant: &'static Variant) -> Goal;
    /// See [`Game::write_moves`].
    fn write_moves(&self, moves: &[(Side, String)]) -> String;
    /// See [`Game::split_moves`].
    fn split_moves(&self, text: &str) -> Result<Vec<String>, TextError>;
    /// See [`Game::FORMATS`].
    fn formats(&self) -> &'static [Format];
    /// See [`Game::read_legacy`].
    fn read_legacy(&self, json: &Value, variant: Option<&'static Variant>)
    -> Option<Result<Record, Message>>;
    /// See [`Game::write_legacy`].
    fn write_legacy(&self, record: &Record, moves: &[(Side, String)]) -> Option<Value>;
}

/// A game under way, as an object. Moves are texts; `ply` counts moves from the start, 0 being before the first.
pub trait AnyPlay: Send + Sync {
    /// The same game once more, to search elsewhere.
    fn boxed_clone(&self) -> Box<dyn AnyPlay>;
    /// The variant being played.
    fn variant(&self) -> &'static Variant;
    /// Whose decision is next.
    fn to_move(&self) -> Side;
    /// The end, by the position or by repetition.
    fn outcome(&self) -> Option<Outcome>;
    /// The position text now.
    fn position_text(&self) -> String;
    /// The position text after `ply` moves.
    fn position_text_at(&self, ply: usize) -> Option<String>;
    /// What an editor would hold of the position now.
    fn describe(&self) -> Description;
    /// How many moves have been played.
    fn ply(&self) -> usize;
    /// The moves so far, with who made them.
    fn history(&self) -> Vec<(Side, String)>;
    /// The last move; `None` at the start.
    fn last_move(&self) -> Option<String>;
    /// The legal moves; none once the game is over.
    fn legal(&self) -> Vec<String>;
    /// The legal moves with the taps that mean them.
    fn choices(&self) -> Vec<Choice>;
    /// What to do on the way to the legal moves that take several taps.
    fn steps(&self) -> Vec<NextPrompt>;
    /// What each legal move would do, in the order of the [choices](Self::choices), and what it would add to some of the game's
    /// [layers](AnyGame::layers).
    fn foreseen(&self, layers: &[&str]) -> Vec<Foreseen>;
    /// Why the last of these points of the board cannot be tapped after the ones before it; `None` without points.
    fn refusal(&self, points: &[PointId]) -> Option<Message>;
    /// Plays a move, or changes nothing and says why.
    fn play(&mut self, text: &str) -> Result<(), MoveError>;
    /// Takes back the last move; false at the start.
    fn take_back(&mut self) -> bool;
    /// What a person sees after `ply` moves.
    fn view_at(&self, ply: usize) -> Option<View>;
    /// What was seen to happen in the move that led to `ply`.
    fn events_to(&self, ply: usize) -> Option<Vec<Event>>;
    /// The number of move sequences of exactly `depth` moves from here, below each legal move.
    fn perft_by_move(&self, depth: u32, each: &mut dyn FnMut(&str, u64));
    /// Searches for the best move; see [`plyground_search::search()`]. `None` only if the game is over. A searcher keeps its
    /// transposition table, so one that has searched the same game before may know something already.
    fn search(
        &self,
        searcher: &mut Searcher,
        params: &SearchParams,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis>;
    /// The moves with which the side to move wins within so many of its turns, this one included, whatever the other side does: found by the rules alone.
    fn forced_wins(&self, turns: usize) -> Vec<String>;
    /// Whether a side wins within so many of its turns, whatever the other side does.
    fn is_forced_win(&self, side: Side, turns: usize) -> bool;
    /// The chance that the side to move wins, from 0 to 1, if its position is worth `score`.
    fn win_chance(&self, score: Score) -> f64;
    /// The class of positions that share a scale of winning chances: see [`Coach::win_class`].
    fn win_class(&self) -> usize;
    /// At the end of a game that is won by a margin: by how much the side to move has won, below 0 if it has lost.
    fn final_margin(&self) -> Option<i32>;
    /// The phase of the game now; never an earlier one than before.
    fn phase(&self) -> Phase;
    /// What can be said about a mistake in the position now: see [`Coach::claims`]. Moves that are not legal end their line; without a first move
    /// there is nothing to say.
    fn claims(&self, played: &TextLine, best: &TextLine) -> Vec<Claim>;
    /// What one of the game's [layers](AnyGame::layers) draws over the position now.
    fn layer(&self, id: &str) -> Vec<BoardMark>;
    /// The name of the opening: the last one that a position of the game so far has.
    fn opening(&self) -> Option<&'static str>;
    /// The [canonical hashes](Self::canonical_hash) of all positions so far, the start first.
    fn canonical_hashes(&self) -> Vec<u64>;
    /// The [opening](Self::opening), from the hashes.
    fn opening_of(&self, hashes: &[u64]) -> Option<&'static str>;
    /// The moves that stay in the opening book, with the name of the opening if one ends with them.
    fn book_moves(&self) -> Vec<(String, Option<&'static str>)>;
    /// Those of them that computers choose from: none that is known to be bad, and none at all unless the game began from the usual start.
    fn sound_book_moves(&self) -> Vec<String>;
    /// The [stable hash](stable_hash) of the position now.
    fn stable_hash(&self) -> u64;
    /// The same of all that an evaluation depends on: also of the earlier positions with which one more occurrence would end the game in a draw. Without any it
    /// is the stable hash.
    fn evaluation_hash(&self) -> u64;
    /// The stable hash, the same for all positions that are alike by a symmetry of the board.
    fn canonical_hash(&self) -> u64;
}

/// A move and what is expected to follow it, as texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextLine {
    /// The move first.
    pub moves: Vec<String>,
    /// From the side that makes the first move.
    pub score: Score,
}

impl Clone for Box<dyn AnyPlay> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

/// What a search has found out so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis {
    /// The depth that is complete; 0 if none is.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// Which principal variation this is, with multi-PV: 0 is the best.
    pub multi_pv: usize,
    /// From the side to move.
    pub score: Score,
    /// The principal variation: the best move and the expected continuation. Never empty.
    pub pv: Vec<String>,
}

/// A legal move and the taps that mean it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Choice {
    /// The move's text.
    #[serde(rename = "move")]
    pub text: String,
    /// In order.
    pub taps: Vec<Tap>,
}

/// Why a move was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// The text is no legal move here.
    Text(TextError),
    /// The game is over.
    Over(Outcome),
}

impl MoveError {
    /// The sentence.
    pub fn message(&self) -> Message {
        match self {
            MoveError::Text(e) => e.message(),
            MoveError::Over(outcome) => PlayError::Over(*outcome).message(),
        }
    }
}

/// In English, for logs and tests.
impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl error::Error for MoveError {}

/// The one implementation of [`AnyGame`].
pub(crate) struct ErasedGame<G>(PhantomData<fn() -> G>);

impl<G> ErasedGame<G> {
    pub(crate) const NEW: Self = ErasedGame(PhantomData);
}

impl<G: Coach> AnyGame for ErasedGame<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn engine(&self) -> &'static EngineProfile {
        G::ENGINE
    }

    fn win_scale(&self, class: usize) -> f64 {
        G::win_scale_of(class)
    }

    fn layers(&self) -> &'static [Layer] {
        G::LAYERS
    }

    fn start(
        &self,
        variant: &'static Variant,
        from: Option<&str>,
    ) -> Result<Box<dyn AnyPlay>, PositionError> {
        let position = match from.map(str::trim) {
            None => G::start(&G::setup(variant)),
            Some(text) if text.eq_ignore_ascii_case("start") => G::start(&G::setup(variant)),
            Some(text) => {
                let named = variant.starts.iter().find(|s| s.id.eq_ignore_ascii_case(text));
                G::read_position(variant, named.map_or(text, |s| s.position))?
            }
        };
        Ok(Box::new(ErasedPlay(Play::new(position))))
    }

    fn start_from(
        &self,
        variant: &'static Variant,
        from: &Description,
    ) -> Result<Box<dyn AnyPlay>, Vec<Problem>> {
        Ok(Box::new(ErasedPlay(Play::new(G::from_description(variant, from)?))))
    }

    fn board(&self, variant: &'static Variant) -> BoardSpec {
        G::board(&G::setup(variant))
    }

    fn goal(&self, variant: &'static Variant) -> Goal {
        G::goal(&G::setup(variant))
    }

    fn write_moves(&self, moves: &[(Side, String)]) -> String {
        G::write_moves(moves)
    }

    fn split_moves(&self, text: &str) -> Result<Vec<String>, TextError> {
        G::split_moves(text)
    }

    fn formats(&self) -> &'static [Format] {
        G::FORMATS
    }

    fn read_legacy(
        &self,
        json: &Value,
        variant: Option<&'static Variant>,
    ) -> Option<Result<Record, Message>> {
        G::read_legacy(json, variant)
    }

    fn write_legacy(&self, record: &Record, moves: &[(Side, String)]) -> Option<Value> {
        G::write_legacy(record, moves)
    }
}

/// The one implementation of [`AnyPlay`].
struct ErasedPlay<G: Game>(Play<G>);

impl<G: Game> ErasedPlay<G> {
    fn now(&self) -> &G {
        self.0.position()
    }

    /// What the start position counts and the game does not: see [`Presentation::COUNTED_FROM_START`].
    ///
    /// [`Presentation::COUNTED_FROM_START`]: plyground_rules::Presentation::COUNTED_FROM_START
    fn counted_at_start(&self, id: &str, side: Option<Side>) -> u16 {
        if !G::COUNTED_FROM_START.contains(&id) {
            return 0;
        }
        let start = self.0.position_at(0).map(G::view).into_iter().flat_map(|view| view.contents.counters);
        start.filter(|c| c.id == id && c.side == side).map(|c| c.value).sum()
    }

    /// The legal moves, taking the whole game into account: a drawn repetition has none, though its position has.
    fn moves(&self) -> impl Iterator<Item = G::Move> {
        let over = self.0.outcome().is_some();
        self.now().moves().into_iter().filter(move |_| !over)
    }

    /// What a search of the position now has found, in texts.
    fn in_texts(&self, info: &plyground_search::SearchInfo<G::Move>) -> Analysis {
        let mut position = self.now().clone();
        let mut pv = Vec::with_capacity(info.pv.len());
        for &mv in &info.pv {
            // Where two positions share a key a line may go astray; its beginning is still right.
            if !position.is_legal(mv) {
                break;
            }
            pv.push(position.move_text(mv));
            position.play_unchecked(mv);
        }
        let plyground_search::SearchInfo { depth, nodes, multi_pv, score, certain, .. } = *info;
        Analysis { depth, nodes, multi_pv, score: Score::with_certainty(score, certain), pv }
    }
}

impl<G: Coach> AnyPlay for ErasedPlay<G> {
    fn boxed_clone(&self) -> Box<dyn AnyPlay> {
        Box::new(ErasedPlay(self.0.clone()))
    }

    fn variant(&self) -> &'static Variant {
        self.now().variant()
    }

    fn to_move(&self) -> Side {
        self.now().to_move()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn position_text(&self) -> String {
        self.now().position_text()
    }

    fn position_text_at(&self, ply: usize) -> Option<String> {
        self.0.position_at(ply).map(G::position_text)
    }

    fn describe(&self) -> Description {
        self.now().describe()
    }

    fn ply(&self) -> usize {
        self.0.moves().len()
    }

    fn history(&self) -> Vec<(Side, String)> {
        let positions = (0..).map_while(|ply| self.0.position_at(ply));
        positions.zip(self.0.moves()).map(|(p, &mv)| (p.to_move(), p.move_text(mv))).collect()
    }

    fn last_move(&self) -> Option<String> {
        let (before, mv) = (self.ply().checked_sub(1)?, *self.0.moves().last()?);
        self.0.position_at(before).map(|position| position.move_text(mv))
    }

    fn legal(&self) -> Vec<String> {
        self.moves().map(|mv| self.now().move_text(mv)).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        let p = self.now();
        self.moves().map(|mv| Choice { text: p.move_text(mv), taps: p.taps(mv) }).collect()
    }

    fn steps(&self) -> Vec<NextPrompt> {
        if self.0.outcome().is_some() { Vec::new() } else { steps(self.now()) }
    }

    fn foreseen(&self, layers: &[&str]) -> Vec<Foreseen> {
        let known =
            layers.iter().filter(|id| G::LAYERS.iter().any(|layer| layer.id == **id && layer.foreseen));
        let now: Vec<(&str, Vec<BoardMark>)> = known.map(|&id| (id, self.now().layer(id))).collect();
        self.moves().map(|mv| foresee(self.now(), mv, &now)).collect()
    }

    fn refusal(&self, points: &[PointId]) -> Option<Message> {
        let board = G::board(&G::setup(self.variant()));
        let exist = points.iter().all(|&point| usize::from(point) < board.points.len());
        (exist && !points.is_empty()).then(|| self.now().refusal(points))
    }

    fn play(&mut self, text: &str) -> Result<(), MoveError> {
        if let Some(outcome) = self.0.outcome() {
            return Err(MoveError::Over(outcome));
        }
        let mv = self.now().read_move(text).map_err(MoveError::Text)?;
        self.0.play(mv).expect("a move that was read is legal");
        Ok(())
    }

    fn take_back(&mut self) -> bool {
        self.0.take_back()
    }

    fn view_at(&self, ply: usize) -> Option<View> {
        let mut view = self.0.position_at(ply)?.view();
        for counter in &mut view.contents.counters {
            counter.value = counter.value.saturating_sub(self.counted_at_start(counter.id, counter.side));
        }
        Some(view)
    }

    fn events_to(&self, ply: usize) -> Option<Vec<Event>> {
        let before = ply.checked_sub(1)?;
        let mut events = self.0.position_at(before)?.events(*self.0.moves().get(before)?);
        for event in &mut events {
            if let Event::Count { id, side, value } = event {
                *value = value.saturating_sub(self.counted_at_start(id, *side));
            }
        }
        Some(events)
    }

    fn perft_by_move(&self, depth: u32, each: &mut dyn FnMut(&str, u64)) {
        let p = self.now();
        for mv in p.moves() {
            each(&p.move_text(mv), perft(&p.child(mv), depth - 1));
        }
    }

    fn search(
        &self,
        searcher: &mut Searcher,
        params: &SearchParams,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Option<Analysis> {
        if self.0.outcome().is_some() {
            return None;
        }
        let past: Vec<u64> = match G::REPETITIONS_TO_DRAW {
            Some(_) => (0..self.ply()).filter_map(|ply| self.0.position_at(ply)).map(G::key).collect(),
            None => Vec::new(),
        };
        let mut each = |info: &_| progress(&self.in_texts(info));
        searcher.search(self.now(), &past, params, stop, &mut each).map(|t| self.in_texts(&t))
    }

    fn forced_wins(&self, turns: usize) -> Vec<String> {
        let wins = self.moves().filter(|&mv| move_forces_win(self.now(), mv, turns));
        wins.map(|mv| self.now().move_text(mv)).collect()
    }

    fn is_forced_win(&self, side: Side, turns: usize) -> bool {
        is_forced_win(self.now(), side, turns)
    }

    fn win_chance(&self, score: Score) -> f64 {
        match score {
            Score::Win(_) => 1.0,
            Score::Loss(_) => 0.0,
            Score::Exact(margin) => f64::from(margin.signum() + 1) / 2.0,
            Score::Heuristic(value) => 1.0 / (1.0 + (-self.now().win_scale() * f64::from(value)).exp()),
        }
    }

    fn win_class(&self) -> usize {
        self.now().win_class()
    }

    fn final_margin(&self) -> Option<i32> {
        self.now().outcome().and_then(|_| G::Board::of(self.now()).margin())
    }

    fn phase(&self) -> Phase {
        let positions = (0..).map_while(|ply| self.0.position_at(ply));
        let phases = positions.enumerate().map(|(ply, position)| position.phase(ply));
        phases.max().unwrap_or(Phase::Opening)
    }

    fn claims(&self, played: &TextLine, best: &TextLine) -> Vec<Claim> {
        let positions: Vec<G> = (0..).map_while(|ply| self.0.position_at(ply).cloned()).collect();
        let line = |texts: &TextLine| {
            let mut position = self.now().clone();
            let mut moves = Vec::with_capacity(texts.moves.len());
            for text in &texts.moves {
                let Ok(mv) = position.read_move(text) else { break };
                position.play_unchecked(mv);
                moves.push(mv);
            }
            (!moves.is_empty()).then_some(Line { moves, score: texts.score })
        };
        let (Some(played), Some(best)) = (line(played), line(best)) else { return Vec::new() };
        G::claims(&Mistake { positions: &positions, played, best })
    }

    fn layer(&self, id: &str) -> Vec<BoardMark> {
        if G::LAYERS.iter().any(|layer| layer.id == id) { self.now().layer(id) } else { Vec::new() }
    }

    fn opening(&self) -> Option<&'static str> {
        let book = G::opening_book(self.variant())?;
        (0..=self.ply()).rev().find_map(|ply| book.name(self.0.position_at(ply)?))
    }

    fn canonical_hashes(&self) -> Vec<u64> {
        (0..).map_while(|ply| self.0.position_at(ply)).map(canonical_hash).collect()
    }

    fn opening_of(&self, hashes: &[u64]) -> Option<&'static str> {
        let book = G::opening_book(self.variant())?;
        hashes.iter().rev().find_map(|&hash| book.name_of(hash))
    }

    fn book_moves(&self) -> Vec<(String, Option<&'static str>)> {
        let Some(book) = G::opening_book(self.variant()) else { return Vec::new() };
        let named = |mv| (self.now().move_text(mv), book.name(&self.now().child(mv)));
        book.moves(self.now()).into_iter().map(named).collect()
    }

    fn sound_book_moves(&self) -> Vec<String> {
        let usual = G::start(&G::setup(self.variant()));
        let book = G::opening_book(self.variant()).filter(|_| self.0.position_at(0) == Some(&usual));
        let sound = book.map_or_else(Vec::new, |book| book.sound_moves(self.now()));
        sound.into_iter().map(|mv| self.now().move_text(mv)).collect()
    }

    fn stable_hash(&self) -> u64 {
        stable_hash(self.variant().id, &self.position_text())
    }

    fn evaluation_hash(&self) -> u64 {
        let Some(needed) = G::REPETITIONS_TO_DRAW else { return self.stable_hash() };
        let mut times: HashMap<u64, usize> = HashMap::new();
        let past = (0..self.ply()).filter_map(|ply| self.0.position_at(ply));
        let once_more: Vec<&G> = past
            .filter(|position| {
                let seen = times.entry(position.key()).or_default();
                *seen += 1;
                *seen + 1 == needed
            })
            .collect();
        if once_more.is_empty() {
            return self.stable_hash();
        }
        let variant = self.variant().id;
        let mut hashes: Vec<u64> =
            once_more.into_iter().map(|position| stable_hash(variant, &position.position_text())).collect();
        hashes.sort_unstable();
        let drawn = hashes.iter().fold(String::new(), |text, hash| format!("{text} {hash:016x}"));
        stable_hash(variant, &format!("{}{drawn}", self.position_text()))
    }

    fn canonical_hash(&self) -> u64 {
        canonical_hash(self.now())
    }
}
