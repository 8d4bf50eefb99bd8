//! The reader's language: one for the whole process, as its environment is.

use std::{ffi::OsString, sync::OnceLock};

use plyground_words::{Lang, Message, message};

const OPTION: &str = "--lang";

static CHOSEN: OnceLock<Lang> = OnceLock::new();

/// The language to speak; English until one is chosen.
pub(crate) fn lang() -> Lang {
    CHOSEN.get().copied().unwrap_or_default()
}

/// Chooses the language of `--lang`, or else that of the environment, and gives the other arguments. It comes before the
/// command line is read, because help and refusals are in that language, too.
pub(crate) fn choose(args: impl Iterator<Item = OsString>) -> Result<Vec<OsString>, Message> {
    let (rest, wanted) = take_option(args);
    let of_environment = Lang::of_environment(|name| std::env::var(name).ok());
    let read = wanted.as_deref().map(|code| Lang::read(code).ok_or_else(|| unknown(code)));
    // A language that is not there is refused in that of the environment.
    let chosen = read.as_ref().and_then(|read| read.as_ref().ok()).copied().unwrap_or(of_environment);
    CHOSEN.get_or_init(|| chosen);
    read.transpose().map(|_| rest)
}

fn unknown(code: &str) -> Message {
    let all = Lang::ALL.map(Lang::code).join(", ");
    message!("unknown-language", code = plyground_games::brief(code), all = all)
}

/// The arguments without `--lang`, and its value. What follows `--` or belongs to another program is left alone.
fn take_option(args: impl Iterator<Item = OsString>) -> (Vec<OsString>, Option<String>) {
    let (mut rest, mut wanted) = (Vec::new(), None);
    let mut args = args.peekable();
    while let Some(arg) = args.next() {
        if arg == "--" || rest.len() == 1 && arg == "guard" {
            rest.push(arg);
            rest.extend(args);
            break;
        }
        match arg.to_str().and_then(|arg| arg.strip_prefix(OPTION)) {
            // Without a value the parser refuses it.
            Some("") if args.peek().is_some() => {
                wanted = args.next().map(|code| code.to_string_lossy().into_owned());
            }
            Some(code) if code.starts_with('=') => wanted = Some(code[1..].to_owned()),
            _ => rest.push(arg),
        }
    }
    (rest, wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a22_the_option_is_taken_from_anywhere_but_other_programs_arguments() {
        for (line, rest, wanted) in [
            ("p games", "p games", None),
            ("p --lang de games", "p games", Some("de")),
            ("p games --lang=de", "p games", Some("de")),
            ("p games --lang", "p games --lang", None),
            ("p apply reversi x -- --lang de", "p apply reversi x -- --lang de", None),
            ("p guard 1 2 engine --lang de", "p guard 1 2 engine --lang de", None),
            ("p games --language x", "p games --language x", None),
        ] {
            let (left, found) = take_option(line.split(' ').map(OsString::from));
            let left: Vec<_> = left.iter().map(|arg| arg.to_string_lossy()).collect();
            assert_eq!((left.join(" ").as_str(), found.as_deref()), (rest, wanted), "{line}");
        }
    }
}
