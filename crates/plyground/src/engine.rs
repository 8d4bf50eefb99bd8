//! The command that lets another program use our engines.

use std::io::{self, BufReader};

use plyground_protocols::{Protocol, serve};

use plyground_words::message;

use crate::{CommandResult, lang::lang};

/// Speaks a protocol on standard input and output until the other side ends it.
pub(crate) fn run(protocol: Protocol, threads: Option<usize>) -> CommandResult {
    serve(protocol, BufReader::new(io::stdin()), io::stdout(), threads, lang())
        .map(|()| String::new())
        .map_err(|e| message!("cannot-answer", error = e.to_string()))
}
