//! Help in the reader's language.
//!
//! The catalogue has a sentence for each command (`help-match`) and each argument (`help-match-games`, or `help-any-jobs`
//! for one that means the same everywhere); one walk over the parser puts them in.

use clap::{Arg, Command, builder::PossibleValue};
use plyground_games::GAMES;
use plyground_words::{Key, Lang, key, message};

use crate::{WORDS, lang::lang};

/// The parser with every text in the reader's language.
pub(crate) fn translated(command: Command) -> Command {
    let mut command = command.arg(
        Arg::new("lang")
            .long("lang")
            .value_name("LANG")
            .global(true)
            .value_parser(Lang::ALL.map(Lang::code))
            .help(key!("help-any-lang").in_lang(lang())),
    );
    // What the parser itself adds is there only now.
    command.build();
    with_texts(command, &[])
}

fn with_texts(command: Command, path: &[&str]) -> Command {
    let whole = path.join("-");
    let id = if path.is_empty() { "help".to_owned() } else { format!("help-{whole}") };
    let mut command = if path.is_empty() {
        let about = message!("help", games = games()).in_lang(lang());
        let long = message!("help-long", about = &about).in_lang(lang());
        command.about(about).long_about(long)
    } else if let Some(about) = text(&id) {
        command.about(about)
    } else {
        command
    };
    if let Some(after) = text(&format!("{id}-after")) {
        command = command.after_help(after);
    }
    if lang() != Lang::En {
        let usage = key!("heading-usage").in_lang(lang());
        command = command
            .help_template(format!(
                "{{before-help}}{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"
            ))
            .subcommand_help_heading(for_good(key!("heading-commands")));
    }
    // The whole program's own arguments are those of `serve`.
    let owner = if path.is_empty() { "help-serve" } else { &id };
    let command = command.mut_args(|arg| argument(arg, owner));
    command.mut_subcommands(|sub| {
        let name = sub.get_name().to_owned();
        let path: Vec<&str> = path.iter().copied().chain([name.as_str()]).collect();
        // The help of help lists the commands once more, without arguments.
        if path.first() == Some(&"help") && path.len() > 1 { sub } else { with_texts(sub, &path) }
    })
}

/// The names of all games.
fn games() -> String {
    let names: Vec<String> = GAMES.iter().map(|game| game.info().name.in_lang(lang())).collect();
    names.join(", ")
}

fn argument(arg: Arg, command: &str) -> Arg {
    let name = arg.get_id().to_string().replace('_', "-");
    // The parser's own say a little more, in English.
    if lang() == Lang::En && matches!(name.as_str(), "help" | "version") {
        return arg;
    }
    let Some(help) = text(&format!("{command}-{name}")).or_else(|| text(&format!("help-any-{name}"))) else {
        return arg;
    };
    if lang() == Lang::En {
        return arg.help(help);
    }
    // What the parser adds in English is said here instead.
    let heading = if arg.is_positional() { key!("heading-arguments") } else { key!("heading-options") };
    let mut help = help;
    if let [default] = arg.get_default_values()
        && arg.get_action().takes_values()
    {
        let default = message!("help-default", value = default.to_string_lossy().into_owned());
        help = format!("{help} {}", default.in_lang(lang()));
    }
    let values = arg.get_possible_values();
    // The parser's own help says more in its long form.
    let mut long = (name == "help").then(|| help.clone());
    if arg.get_action().takes_values() && !values.is_empty() {
        let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        let each: Vec<String> = values
            .iter()
            .filter_map(|value| Some(format!("- {}: {}", value.get_name(), value.get_help()?)))
            .collect();
        if !each.is_empty() {
            long = Some(format!("{help}\n\n{}", each.join("\n")));
        }
        help = format!("{help} {}", message!("help-values", values = names.join(", ")).in_lang(lang()));
    }
    let arg = arg.help(help).help_heading(for_good(heading));
    let arg = arg.hide_default_value(true).hide_possible_values(true);
    match long {
        Some(long) => arg.long_help(long),
        None => arg,
    }
}

/// The parser keeps headings for as long as the program runs.
fn for_good(heading: Key) -> &'static str {
    heading.in_lang(lang()).leak()
}

/// The sentence with an id that was put together, if there is one.
fn text(id: &str) -> Option<String> {
    // Ids live as long as the program; there are about a hundred, made once.
    WORDS.has(id).then(|| Key::new(&WORDS, id.to_owned().leak()).in_lang(lang()))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::args::CommandLine;

    fn check(command: &Command, missing: &mut Vec<String>) {
        for arg in command.get_arguments() {
            let id = |name: &str| format!("{} {name}", command.get_name());
            let plain = arg.get_id().to_string().replace('_', "-");
            let owner = if command.get_name() == "plyground" { "serve" } else { command.get_name() };
            let own = format!("help-{owner}-{plain}");
            let found = [own, format!("help-any-{plain}")].iter().any(|key| WORDS.has(key));
            if !found {
                missing.push(id(&plain));
            }
        }
        for sub in command.get_subcommands() {
            if !WORDS.has(&format!("help-{}", sub.get_name())) {
                missing.push(sub.get_name().to_owned());
            }
            check(sub, missing);
        }
    }

    #[test]
    fn a22_every_command_and_argument_has_its_help() {
        let mut missing = Vec::new();
        check(&CommandLine::command(), &mut missing);
        assert!(missing.is_empty(), "{missing:?}");
    }
}
