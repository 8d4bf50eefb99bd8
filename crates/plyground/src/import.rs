//! The command that imports files of games.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, atomic::AtomicBool},
};

use clap::Args;
use plyground_games::find;
use plyground_server::{
    import::{ImportFile, ImportProgress, ImportTarget, import, is_companion},
    store_message,
};
use plyground_words::message;
use tokio::sync::watch;

use crate::{
    CommandResult,
    archive::{DataArg, system_says, with_store},
    lang::lang,
    out::Status,
};

/// Which files.
#[derive(Args)]
pub(crate) struct Import {
    /// The files, of any known form; names of players and tournaments may be in files beside them
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The variant of games whose files do not say theirs
    #[arg(long, value_name = "V")]
    variant: Option<String>,
    #[command(flatten)]
    data: DataArg,
}

/// So many problems are shown; the rest is counted.
const SHOWN: usize = 20;

pub(crate) fn run(how: &Import) -> CommandResult {
    let variant = match &how.variant {
        Some(id) => Some(find(id).map_err(|e| e.message())?.1),
        None => None,
    };
    for file in &how.files {
        if let Err(e) = std::fs::File::open(file) {
            let file = file.display().to_string();
            return Err(message!("in-file", file = file, what = system_says(&e)));
        }
    }
    let name = |path: &Path| path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let files: Vec<ImportFile> =
        how.files.iter().map(|path| ImportFile { name: name(path), path: path.clone() }).collect();
    let title = title(&files);
    let folder = how.data.folder()?;
    let done = with_store(&folder, async |store| {
        let (sender, mut watching) = watch::channel(ImportProgress::default());
        let stop = Arc::new(AtomicBool::new(false));
        let work = import(&store, ImportTarget::New(title.clone()), files, variant, stop, sender);
        tokio::pin!(work);
        let mut status = Status::new();
        loop {
            tokio::select! {
                done = &mut work => break done.map_err(|e| store_message(&e)),
                Ok(()) = watching.changed() => {
                    let now = watching.borrow_and_update().clone();
                    let percent = 100 * now.bytes / now.total.max(1);
                    status.show(|| message!("import-progress", games = now.added + now.known, percent = percent));
                }
            }
        }
    })?;
    let mut lines = Vec::new();
    let mut say = |message: plyground_words::Message| lines.push(message.in_lang(lang()));
    for problem in done.problems.iter().take(SHOWN) {
        say(message!(
            "import-problem",
            file = problem.file.clone(),
            number = problem.number,
            why = problem.why.clone()
        ));
    }
    if done.failed > SHOWN as u64 {
        say(message!("import-more-problems", count = done.failed - SHOWN as u64));
    }
    let forms = done.forms.clone();
    say(message!("import-done", forms = forms, added = done.added, known = done.known, failed = done.failed));
    if !done.assumed.is_empty() {
        say(message!("import-assumed", variants = done.assumed.clone()));
    }
    if done.added + done.known == 0 {
        // Nothing came in: that is a failure, and its sentence is the first problem's.
        if let Some(problem) = done.problems.first() {
            let what = problem.why.clone();
            return Err(message!("in-file", file = problem.file.clone(), what = what));
        }
    }
    Ok(lines.join("\n") + "\n")
}

/// What the collection is called: the file, or the folder of several.
fn title(files: &[ImportFile]) -> String {
    let games: Vec<&ImportFile> = files.iter().filter(|file| !is_companion(&file.name)).collect();
    let folder = games.first().and_then(|file| file.path.parent()).and_then(Path::file_name);
    let stem = |file: &&&ImportFile| {
        Path::new(&file.name).file_stem().map(|stem| stem.to_string_lossy().into_owned())
    };
    let title = match (&games[..], folder) {
        ([_, _, ..], Some(folder)) => folder.to_string_lossy().into_owned(),
        _ => games.first().as_ref().and_then(stem).unwrap_or_default(),
    };
    title.chars().filter(|c| !c.is_control()).take(60).collect()
}
