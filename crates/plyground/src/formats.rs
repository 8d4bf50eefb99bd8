//! Lines and codes that programs read: the same in every language.

use std::{sync::Arc, time::Duration};

use plyground_players::{contest::Contender, ladder::LadderRating, sprt::SprtDecision};
use plyground_words::Message;
use serde_json::{Value, json};

/// What `bench` counted.
pub(crate) fn bench_line(what: &str, nodes: u64, time: Duration) -> String {
    let rate = nodes as f64 / time.as_secs_f64().max(1e-6);
    format!("{what:8} {nodes:>10} nodes {rate:>10.0} nodes/s\n")
}

/// A sequential test's verdict in JSON.
pub(crate) const fn verdict_code(verdict: SprtDecision) -> &'static str {
    match verdict {
        SprtDecision::Better => "better",
        SprtDecision::Not => "not better",
        SprtDecision::Open => "open",
    }
}

/// A message as JSON: its key, and its arguments as an object.
pub(crate) fn code_and_args(message: &Message) -> (Value, Value) {
    match serde_json::to_value(message).unwrap_or_default() {
        Value::Object(mut fields) => (fields.remove("id").unwrap_or_default(), Value::Object(fields)),
        code => (code, json!({})),
    }
}

/// The command that runs a ladder again.
pub(crate) fn ladder_command(variant: &str, seed: u64, options: [&str; 4]) -> String {
    let [games, time, cpu, only] = options;
    format!("plyground ladder {variant}{games} --seed {seed}{time}{cpu}{only}")
}

/// The file of ratings: what `crates/players/ratings` holds.
pub(crate) fn ratings_file(
    command: &str,
    players: &[Arc<dyn Contender>],
    rated: &[LadderRating],
    games: usize,
) -> String {
    let mut text = format!("# {command}: {games} games\n# player rating error games\n");
    for (player, rated) in players.iter().zip(rated) {
        text.push_str(&format!("{} {:.0} {:.0} {}\n", player.id(), rated.elo, rated.error, rated.games));
    }
    text
}
