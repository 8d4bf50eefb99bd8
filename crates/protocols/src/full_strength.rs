//! Full strength for one game.

use std::{collections::BTreeMap, sync::atomic::AtomicBool, time::Duration};

use plyground_games::{Analysis, AnyPlay, find};
use plyground_players::Player;
use plyground_search::{SearchParams, Searcher, Style};

/// Bytes of one entry of the search's table.
pub(crate) const ENTRY: u64 = 16;
/// With less time than this, starting and joining threads costs more than they find.
pub(crate) const WORTH_THREADS: Duration = Duration::from_millis(100);

/// The strongest player of one game, with a transposition table that is kept between moves.
pub(super) struct FullStrength {
    searcher: Searcher,
    strongest: SearchParams,
    threads: usize,
}

/// How far one search may go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    pub(super) depth: u32,
    pub(super) time: Option<Duration>,
    pub(super) lines: usize,
    pub(super) solve: u32,
}

impl FullStrength {
    /// The strongest player of a game without the limits and whims that it has for people.
    pub(super) fn new(game: &str, threads: usize) -> Self {
        let strongest = plyground_players::of(game).iter().rev().find_map(Player::params);
        let strongest = strongest.cloned().unwrap_or(SearchParams::depth(1));
        let strongest = SearchParams { nodes: u64::MAX, style: Style::PLAIN, selective: true, ..strongest };
        // Lazily made tables are made now, before the first move's clock runs.
        if let Ok((found, variant)) = find(game)
            && let Ok(play) = found.start(variant, None)
        {
            let brief = SearchParams { depth: 1, table_bits: 0, ..strongest.clone() };
            play.search(&mut Searcher::new(), &brief, &AtomicBool::new(false), &mut |_| {});
        }
        FullStrength { searcher: Searcher::new(), strongest, threads }
    }

    /// Uses a table of at most so many bytes. Larger ones help long thoughts but have to be filled first.
    pub(super) fn remember(&mut self, bytes: u64) {
        self.strongest.table_bits = (bytes / ENTRY).max(1 << 10).ilog2().min(26);
    }

    pub(super) fn use_threads(&mut self, threads: usize) {
        self.threads = threads;
    }

    pub(super) fn forget(&mut self) {
        self.searcher = Searcher::new();
    }

    /// Thinks. The lines come best first; none only where the game is over.
    pub(super) fn think(
        &mut self,
        play: &dyn AnyPlay,
        reach: Reach,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Analysis),
    ) -> Vec<Analysis> {
        let Reach { depth, time, lines, solve } = reach;
        let hurried = time.is_some_and(|time| time < WORTH_THREADS);
        let threads = if hurried { 1 } else { self.threads };
        let params = SearchParams { depth, time, lines, solve, threads, ..self.strongest.clone() };
        let mut others = BTreeMap::new();
        let best = play.search(&mut self.searcher, &params, stop, &mut |analysis| {
            others.insert(analysis.multi_pv, analysis.clone());
            progress(analysis);
        });
        let Some(best) = best else { return Vec::new() };
        // The best one is among them, unless no depth was finished.
        let rest = others.into_values().filter(|other| other.multi_pv > 0 && other.pv[0] != best.pv[0]);
        let rest: Vec<Analysis> = rest.collect();
        let mut found = vec![best];
        found.extend(rest);
        found
    }
}
