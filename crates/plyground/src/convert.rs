//! The command that reads a game file and writes it in another form.

use std::{
    fs::File,
    io::{self, Read, Write},
    path::Path,
};

use plyground_games::{
    files::{self, Form, MAX_BYTES, Replayed},
    rules::Variant,
};

use plyground_words::{Message, message};

use crate::{CommandResult, archive::system_says, args::FormName};

pub(crate) fn convert(path: &Path, to: &FormName, variant: Option<&str>) -> CommandResult {
    let variant = match variant {
        Some(id) => Some(plyground_games::find(id).map_err(|e| e.message())?.1),
        None => None,
    };
    let game = read_file_as(path, variant)?;
    let no_form = || message!("no-such-form", form = to.0.clone(), game = game.game.info().name);
    let form = Form::find(game.game, &to.0).ok_or_else(no_form)?;
    let bytes = files::write(&game, form).map_err(|e| in_file(path, &e.message()))?;
    match io::stdout().lock().write_all(&bytes) {
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => {
            Err(message!("cannot-write", error = e.to_string()))
        }
        _ => Ok(String::new()),
    }
}

/// The game in a file.
pub(crate) fn read_file(path: &Path) -> Result<Replayed, Message> {
    read_file_as(path, None)
}

fn read_file_as(path: &Path, variant: Option<&'static Variant>) -> Result<Replayed, Message> {
    let bytes = read(path).map_err(|e| in_file(path, &system_says(&e)))?;
    files::read_as(&bytes, variant).map_err(|e| in_file(path, &e.message()))
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
