//! How far to look, as it is said on the command line.

use std::time::Duration;

use clap::Args;
use plyground_players::Limit;
use plyground_search::thread_time;
use plyground_words::key;

use crate::args::Refused;

/// At most one of them.
#[derive(Args, Debug)]
#[group(multiple = false)]
pub(crate) struct LimitArgs {
    /// How long to look: 500ms, 1s, 2m
    #[arg(long, value_name = "TIME", value_parser = time)]
    time: Option<Duration>,
    /// How much processor time to take, whatever else runs: 300ms, 1s
    #[arg(long, value_name = "TIME", value_parser = cpu)]
    cpu: Option<Duration>,
    /// How many moves ahead to look
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,
    /// How many positions to look at
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
}

impl LimitArgs {
    /// The one that was given.
    pub(crate) fn given(&self) -> Option<Limit> {
        let (time, cpu) = (self.time.map(Limit::Time), self.cpu.map(Limit::Cpu));
        let (depth, nodes) = (self.depth.map(Limit::Depth), self.nodes.map(Limit::Nodes));
        time.or(cpu).or(depth).or(nodes)
    }
}

/// Reads `500ms`, `1s`, `1.5s`, `2m`.
pub(crate) fn time(text: &str) -> Result<Duration, Refused> {
    const DAY: f64 = 86_400.0;
    let digits = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let seconds = match unit {
        "ms" => 0.001,
        "s" => 1.0,
        "m" => 60.0,
        _ => return Err(Refused(key!("time-unit").into())),
    };
    match number.parse::<f64>() {
        Ok(number) if number * seconds >= 0.001 && number * seconds <= DAY => {
            Ok(Duration::from_secs_f64(number * seconds))
        }
        Ok(_) => Err(Refused(key!("time-range").into())),
        Err(_) => Err(Refused(key!("time-number").into())),
    }
}

/// Reads a time of the processor, where the system tells it.
pub(crate) fn cpu(text: &str) -> Result<Duration, Refused> {
    if thread_time().is_none() {
        return Err(Refused(key!("no-thread-time").into()));
    }
    time(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_or_refused() {
        for (text, millis) in [("1s", 1000), ("500ms", 500), ("2m", 120_000), ("1.5s", 1500), ("1ms", 1)] {
            assert_eq!(time(text).ok(), Some(Duration::from_millis(millis)), "{text}");
        }
        for text in ["", "1", "s", "1h", "-1s", "1 s", "1e9s", "0s", "9999999m", "1..5s", ".s", "NaNs", "é"]
        {
            assert!(time(text).is_err(), "{text}");
        }
    }
}
