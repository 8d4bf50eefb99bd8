//! Finds how hazily, or at how many positions, the players of a game must look to stand in even steps, from one of them
//! down to another: `cargo run --release -p plyground-players --example tune -- GAME FROM TO STEP [GAMES] [SEED]`.
//!
//! The player above FROM is taken for as strong as it was measured, and the next one for STEP stronger. From there
//! down each meets the two above it, as they were just found, and its setting follows its results until it scores as
//! a player STEP below the next does. What it prints is for `players.rs` of the game's crate; the ladder has the last word.

use std::{
    env,
    ops::Range,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use plyground_players::{
    Player,
    contest::{Contender, Contest},
    elo::expected,
    ladder::LONGEST,
    of,
};
use plyground_search::{SearchParams, Style};

/// Games between two looks at the results.
const BATCH: u64 = 24;
/// For players of full strength, as in the ladders that were measured.
const TIME: Duration = Duration::from_millis(100);
/// The furthest that a knob is turned.
const MOST: f64 = 100_000.0;

/// What is changed to make a player weaker or stronger.
#[derive(Clone, Copy)]
enum Knob {
    Noise,
    Nodes,
    /// Percent of its own moves that a player thinks of.
    Clear,
}

impl Knob {
    /// Who looks as far as its positions last is weaker with fewer of them, who is partly blind with fewer moves; the
    /// others with more noise.
    fn of(params: &SearchParams) -> Self {
        match params {
            SearchParams { depth: 60.., .. } => Knob::Nodes,
            SearchParams { style: Style { blind: 1.., .. }, .. } => Knob::Clear,
            _ => Knob::Noise,
        }
    }

    fn get(self, params: &SearchParams) -> f64 {
        match self {
            Knob::Noise => f64::from(params.style.noise.max(1)),
            Knob::Nodes => params.nodes as f64,
            Knob::Clear => f64::from(100 - params.style.blind),
        }
    }

    fn set(self, params: &SearchParams, value: f64) -> SearchParams {
        match self {
            Knob::Noise => SearchParams {
                style: Style { noise: value as i32, ..params.style.clone() },
                ..params.clone()
            },
            Knob::Nodes => SearchParams { nodes: value as u64, ..params.clone() },
            Knob::Clear => {
                let blind = 100 - (value.round() as u32).clamp(1, 99);
                SearchParams { style: Style { blind, ..params.style.clone() }, ..params.clone() }
            }
        }
    }

    /// Elo for e times as much, roughly; the results say more.
    const fn slope(self) -> f64 {
        match self {
            Knob::Noise => -100.0,
            Knob::Nodes => 120.0,
            Knob::Clear => 200.0,
        }
    }
}

/// A result: the knob's logarithm, the opponent's rating, and the share of the point.
struct Seen {
    at: f64,
    rating: f64,
    share: f64,
}

/// The likeliest straight line, rating at `x` and slope, with a slope not far from the one expected.
fn line(seen: &[Seen], x: f64, middle: f64, slope: f64) -> (f64, f64) {
    let scale = std::f64::consts::LN_10 / 400.0;
    let (loose, tight) = (400f64.powi(-2), (slope / 2.0).powi(-2));
    let (mut a, mut b) = (middle, slope);
    for _ in 0..50 {
        let (mut da, mut db) = ((middle - a) * loose, (slope - b) * tight);
        let (mut aa, mut ab, mut bb) = (loose, 0.0, tight);
        for &Seen { at, rating, share } in seen {
            let off = at - x;
            let hoped = expected(a + b * off - rating);
            let (pull, bend) = (scale * (share - hoped), scale * scale * hoped * (1.0 - hoped));
            da += pull;
            db += pull * off;
            aa += bend;
            ab += bend * off;
            bb += bend * off * off;
        }
        let determinant = aa * bb - ab * ab;
        let step = ((bb * da - ab * db) / determinant, (aa * db - ab * da) / determinant);
        a += step.0.clamp(-100.0, 100.0);
        b += step.1.clamp(-50.0, 50.0);
    }
    (a, b)
}

/// An opponent and its rating.
type Known = (Player, f64);

/// What is to be played: the game, how many games for each player, and the seed of their openings.
struct Terms<'a> {
    game: &'a str,
    games: u64,
    seed: u64,
}

impl Terms<'_> {
    /// The player as strong as `target`, or as near as its knob goes, by games against these.
    fn tuned(&self, player: &Player, params: &SearchParams, target: f64, others: &[Known]) -> Known {
        let knob = Knob::of(params);
        let with = |at: f64| Player::unlisted(player.id.to_string(), knob.set(params, at.exp()));
        let mut at = knob.get(params).ln();
        let (mut seen, mut found) = (Vec::new(), (target, knob.slope()));
        for batch in 0..self.games / BATCH {
            let (other, rating) = &others[batch as usize % others.len()];
            let shares = self.play([&with(at), other], batch * BATCH..(batch + 1) * BATCH);
            seen.extend(shares.into_iter().map(|share| Seen { at, rating: *rating, share }));
            let (there, slope) = line(&seen, at, target, knob.slope());
            // A slope the wrong way round is an accident of few games.
            let slope = if slope * knob.slope() > 0.0 { slope } else { knob.slope() };
            at = (at + ((target - there) / slope).clamp(-1.0, 1.0)).clamp(0.0, MOST.ln());
            found = line(&seen, at, target, knob.slope());
        }
        let (rating, slope) = found;
        let (now, before) = (knob.get(&knob.set(params, at.exp())), knob.get(params));
        println!("{:22} {now:8} instead of {before:8}: {rating:5.0}, slope {slope:.0}", player.id);
        (with(at), rating)
    }

    /// How strong a player is who cannot be changed, by games against these.
    fn rating(&self, player: &Player, others: &[Known]) -> f64 {
        let each = self.games / others.len() as u64;
        let results = others.iter().flat_map(|(other, rating)| {
            let shares = self.play([player, other], 0..each);
            shares.into_iter().map(move |share| Seen { at: 0.0, rating: *rating, share })
        });
        line(&results.collect::<Vec<_>>(), 0.0, others[0].1, 1.0).0
    }

    /// What the first player gets in the games with these numbers, in no order, on two threads.
    fn play(&self, players: [&Player; 2], numbers: Range<u64>) -> Vec<f64> {
        let contest = Contest::new(self.game, players.map(entrant), self.seed, Some(TIME));
        let contest = contest.expect("a game").of_at_most(LONGEST);
        let (next, go) = (AtomicU64::new(numbers.start), AtomicBool::new(false));
        let work = || {
            let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed))
                .take_while(|number| *number < numbers.end);
            let share = |number| contest.play(number, &go).expect("never stopped").half_points() as f64 / 2.0;
            numbers.map(share).collect::<Vec<_>>()
        };
        thread::scope(|scope| {
            let other = scope.spawn(work);
            let mut shares = work();
            shares.extend(other.join().expect("no panic"));
            shares
        })
    }
}

fn entrant(player: &Player) -> Arc<dyn Contender> {
    Arc::new(player.clone())
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, from, to, step, rest @ ..] = &args[..] else {
        println!("usage: tune GAME FROM TO STEP [GAMES] [SEED]");
        return;
    };
    let step: f64 = step.parse().expect("Elo between neighbours");
    let games = rest.first().map_or(288, |text| text.parse().expect("a number of games"));
    let seed = rest.get(1).map_or(1, |text| text.parse().expect("a seed"));
    let terms = Terms { game, games, seed };
    let players: Vec<&Player> = of(game).iter().filter(|player| player.has_strength()).collect();
    let place = |id: &str| players.iter().position(|player| player.id == id).expect("a player of this game");
    let (top, bottom) = (place(from), place(to));
    let measured = |player: &Player| f64::from(player.rating.expect("measured before").elo);
    let mut above: Vec<Known> = Vec::new();
    for &player in players[top + 1..].iter().take(2) {
        let rating = above.first().map_or_else(|| measured(player), |next| next.1 + step);
        above.push((player.clone(), rating));
    }
    let mut target = above.first().expect("somebody above FROM").1 - step;
    for &player in players[bottom..=top].iter().rev() {
        let Some(params) = player.params() else {
            println!("{:22} {:5.0}", player.id, terms.rating(player, &above));
            continue;
        };
        let found = terms.tuned(player, params, target, &above);
        target = found.1 - step;
        above.insert(0, found);
        above.truncate(2);
    }
}
