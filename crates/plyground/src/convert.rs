//! The command that reads a game file and writes it in another form.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use plyground_games::files::{self, Form, MAX_BYTES, Replayed};

use plyground_words::{Message, message};

use crate::CommandResult;

pub(crate) fn convert(path: &Path, to: Form) -> CommandResult {
    files::write(&read_file(path)?, to).map_err(|e| in_file(path, &e.message()))
}

/// The game in a file.
pub(crate) fn read_file(path: &Path) -> Result<Replayed, Message> {
    let bytes = read(path).map_err(|e| in_file(path, &message!("system-says", text = e.to_string())))?;
    files::read(&bytes).map_err(|e| in_file(path, &e.message()))
}

fn in_file(path: &Path, what: &Message) -> Message {
    let shown: String =
        path.display().to_string().chars().map(|c| if c.is_control() { '?' } else { c }).collect();
    message!("in-file", file = shown, what = what)
}

/// At most one byte more than a game file may have: enough to see that it is too large.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let source: Box<dyn Read> =
        if path == Path::new("-") { Box::new(io::stdin()) } else { Box::new(File::open(path)?) };
    let mut bytes = Vec::new();
    source.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
