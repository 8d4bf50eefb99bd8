//! The opening by which neither side can complain: one player puts three stones, the other chooses a colour, or puts two
//! more and leaves the choice to the first.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use plyground_games::{Analysis, AnyPlay, Found, rules::Side};
use plyground_search::Score;
use plyground_words::{Message, key, message};

use super::{
    super::full_strength::{FullStrength, Reach},
    field::{Spot, position},
};

/// First stones to offer, black, white, black: all over the board, so that nobody knows them by heart. The most even one
/// by our own judgement is taken.
const OFFERS: [[&str; 3]; 8] = [
    ["i6", "g9", "g10"],
    ["l9", "l8", "m8"],
    ["c3", "e5", "h2"],
    ["b8", "d8", "c11"],
    ["m13", "h8", "n9"],
    ["a15", "b13", "d12"],
    ["h2", "k3", "j1"],
    ["f13", "h14", "m10"],
];
/// Less than this is no advantage.
const EVEN: i32 = 200;
/// How many replies to look at for two stones that keep the game even.
const REPLIES: usize = 8;

/// One who chooses.
pub(super) struct Chooser<'a> {
    pub(super) thinker: &'a mut FullStrength,
    pub(super) game: Found,
    pub(super) time: Duration,
    pub(super) stop: &'a AtomicBool,
}

impl Chooser<'_> {
    /// The answer to the stones so far, of which the first, third and fifth are black.
    pub(super) fn answer(&mut self, stones: &[Spot]) -> Result<String, Message> {
        match stones.len() {
            0 => Ok(self.offer()),
            3 | 5 => self.choose(stones),
            n => Err(message!("swap2-stones", count = n)),
        }
    }

    /// The most even three stones.
    fn offer(&mut self) -> String {
        let time = self.time / OFFERS.len() as u32;
        let judged = OFFERS.iter().filter_map(|offer| {
            let stones: Vec<Spot> = offer.iter().filter_map(|name| Spot::of_name(name)).collect();
            let best = self.think(&stones, time, 1).ok()?.into_iter().next()?;
            Some((number(best.score).abs(), stones))
        });
        let judged: Vec<_> = judged.collect();
        judged.iter().min_by_key(|(uneven, _)| uneven).map_or_else(String::new, |(_, stones)| joined(stones))
    }

    /// White is to move. We may stay white and move, or take black; to three stones that are even,
    /// we add two more, because the opponent may have studied the three that it offered.
    fn choose(&mut self, stones: &[Spot]) -> Result<String, Message> {
        let three = stones.len() == 3;
        let time = if three { self.time / 3 } else { self.time };
        let lines = self.think(stones, time, if three { 3 } else { 1 })?;
        let best = lines.first().ok_or_else(|| key!("is-over"))?;
        let white = number(best.score);
        if three
            && white.abs() < EVEN
            && let Some(pair) = self.even_pair(stones, &lines)
        {
            return Ok(joined(&pair));
        }
        Ok(if white < 0 { "SWAP".to_owned() } else { first_spot(best)?.to_string() })
    }

    /// A good fourth stone and the reply that keeps the game most even, if one does.
    fn even_pair(&mut self, stones: &[Spot], lines: &[Analysis]) -> Option<[Spot; 2]> {
        let time = self.time * 2 / 3 / lines.len() as u32;
        let mut found: Option<(i32, [Spot; 2])> = None;
        for line in lines {
            let fourth = first_spot(line).ok()?;
            let four: Vec<Spot> = stones.iter().copied().chain([fourth]).collect();
            for reply in self.think(&four, time, REPLIES).ok()? {
                let uneven = number(reply.score).abs();
                if found.is_none_or(|(least, _)| uneven < least) {
                    found = Some((uneven, [fourth, first_spot(&reply).ok()?]));
                }
            }
        }
        // A pair that was hardly looked at may be worth anything.
        let hurried = self.stop.load(Ordering::Relaxed);
        found.filter(|&(uneven, _)| uneven < EVEN && !hurried).map(|(_, pair)| pair)
    }

    fn think(&mut self, stones: &[Spot], time: Duration, lines: usize) -> Result<Vec<Analysis>, Message> {
        let play = self.position(stones)?;
        let reach = Reach { depth: 60, time: Some(time), lines, solve: 0 };
        Ok(self.thinker.think(play.as_ref(), reach, self.stop, &mut |_| {}))
    }

    fn position(&self, stones: &[Spot]) -> Result<Box<dyn AnyPlay>, Message> {
        let sides = Side::BOTH.into_iter().cycle();
        let to_move = Side::BOTH[stones.len() % 2];
        position(stones.iter().copied().zip(sides), to_move, self.game)
    }
}

fn first_spot(analysis: &Analysis) -> Result<Spot, Message> {
    Spot::of_name(&analysis.pv[0]).ok_or_else(|| message!("no-point", text = &analysis.pv[0]))
}

/// A score on one scale.
fn number(score: Score) -> i32 {
    match score {
        Score::Heuristic(value) => value,
        Score::Exact(margin) => margin.signum() * 500_000,
        Score::Win(turns) => 1_000_000 - turns as i32,
        Score::Loss(turns) => turns as i32 - 1_000_000,
    }
}

fn joined(spots: &[Spot]) -> String {
    spots.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_offer_is_three_points() {
        for offer in OFFERS {
            let mut spots: Vec<_> = offer.iter().filter_map(|name| Spot::of_name(name)).collect();
            spots.sort_unstable();
            spots.dedup();
            assert_eq!(spots.len(), 3, "{offer:?}");
        }
    }
}
