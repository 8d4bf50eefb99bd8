//! The documents name files and items that exist.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use plyground_games::GAMES;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const DOCUMENTS: [&str; 4] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "BENCHMARKS.md"];
const ENDINGS: [&str; 9] = [".rs", ".js", ".mjs", ".ts", ".md", ".toml", ".jsonc", ".txt", ".py"];
/// Files that a reader makes.
const MADE: [&str; 1] = ["engines/NAME.toml"];

/// Every file and folder of the repository, with a slash before it.
fn paths() -> BTreeSet<String> {
    fn walk(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            if ["target", "node_modules", ".git"].contains(&name.as_str()) {
                continue;
            }
            let inside = path.strip_prefix(ROOT).expect("inside the repository");
            found.insert(format!("/{}", inside.to_string_lossy().replace('\\', "/")));
            if path.is_dir() {
                walk(&path, found);
            }
        }
    }
    let mut found = BTreeSet::new();
    walk(Path::new(ROOT), &mut found);
    found
}

/// What stands in backticks within a line, code blocks aside.
fn spans(document: &str) -> Vec<String> {
    let text = fs::read_to_string(PathBuf::from(ROOT).join(document)).expect("a document");
    let outside: Vec<&str> = text.split("```").step_by(2).collect();
    let lines = outside.iter().flat_map(|part| part.lines());
    lines.flat_map(|line| line.split('`').skip(1).step_by(2).map(str::to_owned)).collect()
}

fn is_path(span: &str) -> bool {
    let plain = span.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
    let known = ["crates/", "web/", "tests/", "docs/", "fuzz/"].iter().any(|start| span.starts_with(start));
    plain && (known || span.contains("/src") || ENDINGS.iter().any(|end| span.ends_with(end)))
}

fn is_type_name(span: &str) -> bool {
    let plain = span.chars().all(|c| c.is_ascii_alphanumeric());
    plain
        && span.starts_with(|c: char| c.is_ascii_uppercase())
        && span.contains(|c: char| c.is_ascii_lowercase())
}

#[test]
fn a21_every_path_in_the_documents_exists() {
    let paths = paths();
    let exists = |path: &str| {
        let end = format!("/{}", path.trim_end_matches('/'));
        paths.iter().any(|known| known.ends_with(&end))
    };
    let (mut wrong, mut checked) = (Vec::new(), 0);
    for document in DOCUMENTS {
        for span in spans(document).iter().filter(|span| is_path(span) && !MADE.contains(&span.as_str())) {
            checked += 1;
            let named = GAMES
                .iter()
                .map(|game| game.info().id)
                .map(|id| span.replace("GAME", id).replace("NAME", id));
            // What not every game has (a fit, older files) some have.
            if !named.into_iter().any(|path| exists(&path)) {
                wrong.push(format!("{document}: {span}"));
            }
        }
    }
    assert!(checked > 80, "only {checked} paths were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a21_every_item_in_the_documents_exists() {
    let sources: Vec<String> = paths()
        .iter()
        .filter(|path| path.starts_with("/crates/") && path.contains("/src/") && path.ends_with(".rs"))
        .map(|path| fs::read_to_string(format!("{ROOT}{path}")).expect("a source"))
        .collect();
    let kinds = ["struct", "enum", "trait", "fn", "type", "mod", "const", "static"];
    let has = |start: &str| {
        let follows = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        let is_here =
            |text: &str| text.match_indices(start).any(|(at, _)| follows(&text[at + start.len()..]));
        sources.iter().any(|text| is_here(text))
    };
    let defined = |name: &str| {
        kinds.iter().any(|kind| has(&format!("{kind} {name}")))
            || has(&format!("pub {name}:"))
            || has(&format!("\n    {name}"))
    };
    let (mut wrong, mut checked) = (Vec::new(), 0);
    for document in DOCUMENTS {
        for span in spans(document).iter().filter(|span| span.contains("::") && !span.contains('<')) {
            checked += 1;
            for name in span.split("::").skip(1) {
                let name = name.split(['(', ' ']).next().unwrap_or(name);
                if !defined(name) {
                    wrong.push(format!("{document}: {span}"));
                }
            }
        }
    }
    // A type's name alone; a variant is named with its type, or `Step` would pass for any enum's.
    for document in ["ARCHITECTURE.md", "CONTRIBUTING.md"] {
        for span in spans(document).iter().filter(|span| is_type_name(span)) {
            checked += 1;
            if !["struct", "enum", "trait", "type"].iter().any(|kind| has(&format!("{kind} {span}"))) {
                wrong.push(format!("{document}: {span}"));
            }
        }
    }
    assert!(checked > 30, "only {checked} items were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a28_the_readme_begins_with_pictures_then_how_to_get_it_and_start_it() {
    let readme = fs::read_to_string(PathBuf::from(ROOT).join("README.md")).expect("a document");
    let sections: Vec<&str> = readme.split("\n## ").collect();
    let titles: Vec<&str> = sections[1..].iter().filter_map(|section| section.lines().next()).collect();
    assert_eq!(titles[..3], ["Get it", "Start it", "Build and run"]);
    for entry in fs::read_dir(PathBuf::from(ROOT).join("docs/pictures")).expect("a folder") {
        let path = format!("docs/pictures/{}", entry.expect("an entry").file_name().to_string_lossy());
        assert!(sections[0].contains(&path), "{path} is shown nowhere");
    }
}
