//! Types for JavaScript of all that is sent: `web/types/messages.d.ts` is written from the Rust types and must be like them.

use std::{any::TypeId, collections::BTreeMap, fs, path::Path};

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    explore::Explored,
    pages::{
        analysis_list::AnalysisListPage,
        challenge::ChallengeReply,
        event_page::{EventLine, WallLine, WallPage},
        export::ExportPage,
        game::GamePage,
        games::GamesPage,
        home::HomePage,
        import::ImportPage,
        import_actions::Received,
        learn::LearnPage,
        learn_list::LearnListPage,
        match_page::MatchPage,
        new::NewPage,
        next::NextGame,
        profile::ProfilePage,
        settings::SettingsPage,
        sheet::SheetPage,
        step::StepPage,
        study::StudyPage,
    },
    study::{
        message::{StudyMessage, StudyRequest},
        paste::Recognised,
    },
    table::message::{Past, Request, Update},
    tries::{Checked, Tried},
};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/types/messages.d.ts");
const WRITE: &str = "PLYGROUND_WRITE_TYPES";

/// What [`Broadcast`](crate::table::Broadcast) adds to each browser's copy of an update, and what is sent to one browser only.
const MESSAGE: &str = r#"
/** What a browser gets from a table: an update with what is its own, or why its request was refused. */
export type TableUpdate =
  | (Extract<Update, { type: "table" | "moved" }> & { you: Side[]; choices: Choice[] })
  | (Extract<Update, { type: "changed" }> & { you: Side[] })
  | Extract<Update, { type: "thinking" | "said" | "notice" }>
  | { type: "refused"; why: import("./words.js").Message };
"#;

/// The declarations of some types and of all they mention, by name.
struct Declarations {
    config: Config,
    seen: Vec<TypeId>,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        T::visit_dependencies(self);
        T::visit_generics(self);
        // What has no file of its own is part of the language.
        if T::output_path().is_some() {
            let text = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
            let name = T::ident(&self.config);
            let before = self.by_name.insert(name.clone(), text);
            assert!(before.is_none_or(|b| b == self.by_name[&name]), "two types are called {name}");
        }
    }
}

fn messages() -> String {
    // No number here is beyond what JavaScript's numbers hold exactly.
    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config, seen: Vec::new(), by_name: BTreeMap::new() };
    all.visit::<Recognised>();
    all.visit::<Explored>();
    all.visit::<plyground_games::Foreseen>();
    all.visit::<GamesPage>();
    all.visit::<ImportPage>();
    all.visit::<Received>();
    all.visit::<ExportPage>();
    all.visit::<SheetPage>();
    all.visit::<AnalysisListPage>();
    all.visit::<Request>();
    all.visit::<Update>();
    all.visit::<plyground_games::Choice>();
    all.visit::<Past>();
    all.visit::<Tried>();
    all.visit::<GamePage<'static>>();
    all.visit::<HomePage>();
    all.visit::<LearnPage>();
    all.visit::<StepPage>();
    all.visit::<ChallengeReply>();
    all.visit::<LearnListPage>();
    all.visit::<MatchPage>();
    all.visit::<EventLine>();
    all.visit::<WallLine>();
    all.visit::<WallPage>();
    all.visit::<NewPage>();
    all.visit::<NextGame>();
    all.visit::<ProfilePage>();
    all.visit::<SettingsPage>();
    all.visit::<StudyPage>();
    all.visit::<StudyRequest>();
    all.visit::<StudyMessage>();
    all.visit::<Checked>();
    let mut text =
        format!("// Written from the Rust types by `{WRITE}=1 cargo test -p plyground-server types`.\n");
    text.push_str(MESSAGE);
    for declaration in all.by_name.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[test]
fn a24_the_types_for_javascript_are_those_that_are_sent() {
    let now = messages();
    if std::env::var_os(WRITE).is_some() {
        fs::create_dir_all(Path::new(FILE).parent().expect("a folder")).expect("writable");
        fs::write(FILE, &now).expect("writable");
    }
    let kept = fs::read_to_string(FILE).unwrap_or_default();
    assert!(
        kept == now,
        "web/types/messages.d.ts is stale; rewrite it with `{WRITE}=1 cargo test -p plyground-server types`"
    );
}
