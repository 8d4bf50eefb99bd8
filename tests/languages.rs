//! The command line in another language, end to end: sentences follow it, what programs read does not.

#[allow(dead_code, reason = "only calls in other languages are needed here")]
mod binary;

use std::{
    io::Write as _,
    process::{Output, Stdio},
};

/// A call on a machine with this `LANG`.
fn on_machine(lang: &str, args: &[&str]) -> Output {
    let mut command = binary::plyground();
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", lang);
    command.args(args).stdin(Stdio::null()).output().expect("the binary starts")
}

/// A call on a machine that speaks German.
fn german(args: &[&str]) -> Output {
    on_machine("de_DE.UTF-8", args)
}

fn answer(args: &[&str]) -> String {
    let out = german(args);
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).expect("text")
}

fn refusal(args: &[&str]) -> String {
    let out = german(args);
    assert_eq!(out.status.code(), Some(2), "{args:?}");
    assert!(out.stdout.is_empty(), "{args:?} printed something");
    let text = String::from_utf8(out.stderr).expect("text");
    assert_eq!(text.lines().count(), 1, "{args:?} is not one line: {text}");
    text
}

#[test]
fn a22_errors_are_in_the_language_of_the_environment() {
    for (args, wanted) in [
        (
            &["moves", "gomoku", "15/15 b"][..],
            "plyground: ungültige Stellung: es müssen 15 durch / getrennte Reihen sein, nicht 2 (Stelle 1)\n",
        ),
        (
            &["apply", "yinsh", "start", "e5", "e5"],
            "plyground: Zug 2 \"e5\": e5 ist nicht möglich: auf e5 liegt ein weißer Ring\n",
        ),
        (&["moves"], "plyground: es fehlt: <GAME> (siehe plyground --help)\n"),
        (&["chess"], "plyground: es gibt keinen Befehl 'chess' (siehe plyground --help)\n"),
        (&["games", "--frob"], "plyground: '--frob' ist hier nicht vorgesehen (siehe plyground --help)\n"),
        (
            &["perft", "reversi", "many"],
            "plyground: 'many' ist für <DEPTH> nicht möglich (siehe plyground --help)\n",
        ),
        (
            &["analyse", "reversi", "--time", "1h"],
            "plyground: '1h' ist für --time <TIME> nicht möglich: eine Zeit ist eine Zahl mit ms, s oder m, etwa 500ms (siehe plyground --help)\n",
        ),
        (
            &["--host", "https://example.org"],
            "plyground: 'https://example.org' ist für --host <NAME> nicht möglich: ein Host ist ein Name ohne https:// und ohne Pfad (siehe plyground --help)\n",
        ),
        (
            &["--no-open", "--data", "/dev/null"],
            "plyground: der Datenordner /dev/null ist kein Ordner; nenne mit --data einen anderen\n",
        ),
        (
            &["convert", "x", "--to", "pdf"],
            "plyground: 'pdf' ist für --to <F> nicht möglich: die Formen sind json, text, legacy, ggf, wthor, sgf, psq, renlib (siehe plyground --help)\n",
        ),
    ] {
        assert_eq!(refusal(args), wanted);
    }
    assert!(refusal(&[&"z".repeat(100_000)]).len() < 600);
    let nobody = refusal(&["analyse", "connect-four", "--player", "nobody"]);
    assert!(
        nobody.contains("es gibt in Vier gewinnt keinen Spieler \"nobody\"; die Spieler sind "),
        "{nobody}"
    );
}

#[test]
fn a22_answers_for_people_are_in_the_language_of_the_environment() {
    let games = answer(&["games"]);
    assert!(games.contains("  Renju: Für Schwarz sind zwei offene Dreier"), "{games}");
    let board = answer(&["show", "yinsh"]);
    assert!(board.contains("Weiß: setze einen Ring"), "{board}");
    let analysis = answer(&["analyse", "gomoku", "--depth", "1"]);
    assert!(analysis.starts_with("Tiefe  1") && analysis.contains("bester Zug "), "{analysis}");
    assert!(analysis.contains("ausgeglichen") || analysis.contains("im Vorteil"), "{analysis}");
    let meeting = answer(&["match", "reversi", "minimax-1", "minimax-1", "--games", "2"]);
    assert!(meeting.contains(": 2 Partien reversi\ngewonnen "), "{meeting}");
}

#[test]
fn a22_french_and_chinese_follow_the_environment_with_their_own_punctuation() {
    for (lang, args, wanted) in [
        ("fr_FR.UTF-8", &["games"][..], "  Renju\u{a0}: Noir ne peut faire ni deux trois ouverts"),
        ("fr_CA.UTF-8", &["show", "reversi"], "Noir\u{a0}: posez un pion"),
        ("fr", &["moves", "chess"], "il n’y a pas de jeu «\u{a0}chess\u{a0}»\u{a0}; les jeux sont reversi"),
        ("fr", &["analyse", "reversi", "--depth", "1"], "meilleur coup "),
        ("fr", &["help", "analyse"], "Chercher le meilleur coup"),
        ("zh_CN.UTF-8", &["games"], "  连珠：黑方有禁手"),
        ("zh_CN.UTF-8", &["show", "reversi"], "黑方：请落子"),
        ("zh", &["moves", "chess"], "没有“chess”这种棋"),
        ("zh", &["analyse", "reversi", "--depth", "1"], "最佳"),
        ("zh", &["help", "analyse"], "寻找最佳着法"),
    ] {
        let out = on_machine(lang, args);
        let said = [out.stdout, out.stderr].map(|bytes| String::from_utf8(bytes).expect("text")).concat();
        assert!(said.contains(wanted), "{lang} {args:?}: {said}");
    }
}

#[test]
fn a22_engines_speak_to_people_in_their_language_and_to_programs_as_ever() {
    let said = |protocol: &str, lines: &str| {
        let mut command = binary::plyground();
        command.args(["engine", protocol, "--lang", "de"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut engine = command.spawn().expect("the binary starts");
        engine.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("it reads");
        let out = engine.wait_with_output().expect("it ends");
        String::from_utf8(out.stdout).expect("text")
    };
    let plain = said("plain", "dance\ngame reversi\nposition start moves a1\n");
    assert!(plain.starts_with("error unbekannter Befehl \"dance\"\nready\nerror Zug 1: a1 "), "{plain}");
    assert_eq!(said("gomocup", "TURN 1,1\nSTART 15\n"), "ERROR START kommt zuerst\nOK\n");
    assert_eq!(
        said("nboard", "set game x\n"),
        "status die Partie ist nicht lesbar: die Partie beginnt nicht mit (;\n"
    );
}

#[test]
fn a22_help_is_in_the_language_of_the_environment() {
    let help = answer(&["--help"]);
    for part in ["Aufruf: plyground", "Befehle:", "Optionen:", "Den besten Zug suchen", "Diese Hilfe zeigen"]
    {
        assert!(help.contains(part), "{part} is missing:\n{help}");
    }
    for command in ["match", "convert", "engine", "analyse", "ladder", "serve", "perft"] {
        for flag in ["-h", "--help"] {
            let help = answer(&[command, flag]);
            for english in ["Usage", "Options", "Arguments", "Print ", "default:", "ossible values", "How "] {
                assert!(!help.contains(english), "{english} is in {command} {flag}:\n{help}");
            }
        }
    }
    let convert = answer(&["convert", "--help"]);
    assert!(convert.contains("Die Form, die geschrieben wird"), "{convert}");
}

#[test]
fn a22_what_programs_read_is_the_same_in_every_language() {
    for args in [
        &["moves", "reversi"][..],
        &["apply", "reversi", "start", "d3"],
        &["perft", "yinsh", "1"],
        &["forbidden", "15/15/15/15/15/7x7/7x7/5xx8/15/15/15/15/15/15/15 b"],
        &["match", "reversi", "minimax-1", "minimax-2", "--games", "2", "--json"],
    ] {
        assert_eq!(answer(args), binary::answer(args), "{args:?}");
    }
}

#[test]
fn a22_the_option_goes_before_the_environment() {
    for args in [&["--lang", "en", "games"][..], &["games", "--lang=en"]] {
        assert!(answer(args).contains("Freestyle: five or more"), "{args:?}");
    }
    assert!(binary::answer(&["--lang", "de", "games"]).contains("Freestyle: fünf oder mehr"));
    let text = refusal(&["--lang", "tlh", "games"]);
    let wanted = "plyground: es gibt keine Sprache \"tlh\"; die Sprachen sind en, de";
    assert!(text.starts_with(wanted), "{text}");
}
