//! Plays against an opponent that counts nothing but pieces: `trial GAMES SEED [--nodes N] [--depth N]`.
//!
//! Self-play cannot show what both sides do not see. The material-only search looks at every line of so many moves (3 if nothing is said); ours has so many
//! positions a move (30,000, about 0.02 s of processor time). Games come in pairs from random openings, with sides exchanged. Printed are the results, how
//! repetitions stood in pieces, who shot whose pieces, what our scores said at equal material, and how often a score of a clear advantage won.

use std::sync::atomic::AtomicBool;

use plyground_fit::{game_seed, parallel::map};
use plyground_laser::{Kind, Laser, Setup};
use plyground_rules::{Game, Notation, Position, Side};
use plyground_search::{Score, SearchParams, Searcher, Style};

/// A game of more moves is broken off.
const LONGEST: usize = 400;
/// A score from which on a side should win, in hundredths of a pyramid.
const AHEAD: i32 = 300;

/// What is counted in a game, from our side.
#[derive(Clone, Copy, Default)]
struct Counts {
    won: u32,
    lost: u32,
    /// Repetitions with fewer pieces than the opponent, as many, more.
    repeated: [u32; 3],
    unfinished: u32,
    moves: u32,
    /// Pieces of ours that we shot, that they shot; of theirs that we shot, that they shot.
    shot: [u32; 4],
    /// Positions of equal material, and the sum of our scores there.
    equal: (u32, i64),
    /// Games in which a score of ours reached [`AHEAD`], and how many of them we won.
    ahead: (u32, u32),
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.won += other.won;
        self.lost += other.lost;
        self.unfinished += other.unfinished;
        self.moves += other.moves;
        (0..3).for_each(|at| self.repeated[at] += other.repeated[at]);
        (0..4).for_each(|at| self.shot[at] += other.shot[at]);
        self.equal = (self.equal.0 + other.equal.0, self.equal.1 + other.equal.1);
        self.ahead = (self.ahead.0 + other.ahead.0, self.ahead.1 + other.ahead.1);
    }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let [_, games, seed, rest @ ..] = &args[..] else { panic!("trial GAMES SEED [--nodes N] [--depth N]") };
    let option = |name: &str, usual: u64| {
        let at = rest.iter().position(|word| word == name).and_then(|at| rest.get(at + 1));
        at.map_or(usual, |number| number.parse().expect("a number"))
    };
    let (nodes, depth) = (option("--nodes", 30_000), option("--depth", 3) as u32);
    let (games, seed): (usize, u64) = (games.parse().expect("games"), seed.parse().expect("a seed"));
    let mut all = Counts::default();
    for game in map(games, |number| play(number, seed, nodes, depth)) {
        all.add(&game);
    }
    let drawn: u32 = all.repeated.iter().sum();
    let points = f64::from(all.won) + f64::from(drawn + all.unfinished) / 2.0;
    println!(
        "won {}, repeated {drawn} (behind {}, level {}, ahead {}), unfinished {}, lost {}: {:.1} % in {} moves a game",
        all.won,
        all.repeated[0],
        all.repeated[1],
        all.repeated[2],
        all.unfinished,
        all.lost,
        100.0 * points / games as f64,
        all.moves / games as u32
    );
    let [suicides, losses, captures, gifts] = all.shot;
    println!("our pieces shot by us {suicides}, by them {losses}; theirs by us {captures}, by them {gifts}");
    println!("mean score at equal material {:+}", all.equal.1 / i64::from(all.equal.0.max(1)));
    println!("of {} games with a score of {AHEAD} or more, won {}", all.ahead.0, all.ahead.1);
}

fn pieces(position: &Laser, side: Side) -> u32 {
    position.pieces().filter(|(_, piece)| piece.side() == side).count() as u32
}

fn start(rng: &mut fastrand::Rng) -> Laser {
    let of = &Laser::INFO.variants[0];
    let start = Laser::read_position(of, of.starts[rng.usize(..3)].position).expect("a start is legal");
    let mut position = Laser::start(&Setup { ruleset: start.ruleset(), start: Some(start) });
    let full = pieces(&position, Side::First);
    for _ in 0..6 {
        let moves = position.moves();
        let fair = moves.iter().filter(|&&mv| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            Side::BOTH.iter().all(|&side| pieces(&next, side) == full) && next.outcome().is_none()
        });
        let fair: Vec<_> = fair.copied().collect();
        // Rarely every move shoots something; then the game begins here.
        let Some(&mv) = rng.choice(&fair) else { break };
        position.play_unchecked(mv);
    }
    position
}

fn play(number: usize, seed: u64, nodes: u64, depth: u32) -> Counts {
    let us = Side::BOTH[number % 2];
    let game = game_seed(seed, number / 2);
    let mut position = start(&mut fastrand::Rng::with_seed(game));
    let style = Style { contempt: 200, ..Style::PLAIN };
    let ours = SearchParams { selective: true, style, table_bits: 17, ..SearchParams::nodes(nodes) };
    // The noise only chooses among moves that are alike to it.
    let style = Style { counting: true, terms: [100, 0, 0, 0, 0, 0, 0, 0], noise: 9, ..Style::PLAIN };
    let theirs = SearchParams { style, seed: game, ..SearchParams::depth(depth) };
    let (stop, mut searchers) = (AtomicBool::new(false), [Searcher::new(), Searcher::new()]);
    let (mut past, mut counts, mut ahead) = (Vec::new(), Counts::default(), false);
    let stood = |position: &Laser| {
        pieces(position, us) as i32 - position.count(us, Kind::Scarab) as i32 - pieces(position, !us) as i32
            + position.count(!us, Kind::Scarab) as i32
    };
    while position.outcome().is_none() {
        let repeated = past.iter().filter(|&&key| key == position.key()).count() >= 2;
        if repeated || past.len() >= LONGEST {
            if repeated {
                counts.repeated[(stood(&position).signum() + 1) as usize] += 1;
            } else {
                counts.unfinished += 1;
            }
            break;
        }
        let mover = position.to_move();
        let params = if mover == us { &ours } else { &theirs };
        let searcher = &mut searchers[usize::from(mover != us)];
        let info = searcher.search(&position, &past, params, &stop, &mut |_| {}).expect("not over");
        if mover == us && !Score::of(info.score).is_certain() {
            ahead |= info.score >= AHEAD;
            if stood(&position) == 0 {
                counts.equal = (counts.equal.0 + 1, counts.equal.1 + i64::from(info.score));
            }
        }
        past.push(position.key());
        let before = Side::BOTH.map(|side| pieces(&position, side));
        position.play_unchecked(info.pv[0]);
        for side in Side::BOTH {
            let lost = before[side.index()] - pieces(&position, side);
            counts.shot[2 * usize::from(side != us) + usize::from(mover != us)] += lost;
        }
    }
    counts.moves = past.len() as u32;
    let winner = position.outcome().and_then(|outcome| outcome.winner);
    counts.won = u32::from(winner == Some(us));
    counts.lost = u32::from(winner == Some(!us));
    counts.ahead = (u32::from(ahead), u32::from(ahead && winner == Some(us)));
    counts
}
