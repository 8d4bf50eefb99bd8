//! Calling the real binary.

use std::{
    path::Path,
    process::{Command, Output, Stdio},
};

/// The binary in English, whatever the machine speaks.
pub(crate) fn plyground() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plyground"));
    command.env("LC_ALL", "C");
    command
}

pub(crate) fn run_in(folder: &Path, args: &[&str]) -> Output {
    plyground().current_dir(folder).args(args).stdin(Stdio::null()).output().expect("the binary starts")
}

/// What a successful call prints.
pub(crate) fn answer(args: &[&str]) -> String {
    answer_in(Path::new("."), args)
}

pub(crate) fn answer_in(folder: &Path, args: &[&str]) -> String {
    let out = run_in(folder, args);
    assert!(out.status.success(), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    assert!(out.stderr.is_empty(), "{args:?} complains: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).expect("answers are text")
}

/// The one sentence of a refused call: exit code 2, nothing on standard output.
pub(crate) fn refusal(args: &[&str]) -> String {
    refusal_in(Path::new("."), args)
}

pub(crate) fn refusal_in(folder: &Path, args: &[&str]) -> String {
    let out = run_in(folder, args);
    let text = String::from_utf8(out.stderr).expect("refusals are text");
    assert_eq!(out.status.code(), Some(2), "{args:?}: {text}");
    assert!(out.stdout.is_empty(), "{args:?} printed something");
    assert!(text.ends_with('\n') && text.lines().count() == 1, "{args:?} is not one line: {text}");
    assert!(text.len() < 600, "{args:?} says too much: {text}");
    text
}

#[track_caller]
pub(crate) fn refuses(args: &[&str], fragments: &[&str]) {
    let text = refusal(args);
    for fragment in fragments {
        assert!(text.contains(fragment), "{args:?} should mention {fragment:?}: {text}");
    }
}
