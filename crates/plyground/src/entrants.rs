//! Who plays, as it is said on the command line: one of our players, an external engine, or another build.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use clap::Args;
use plyground_engines::{Engine, EngineProblem, External, Launcher, Roster};
use plyground_games::{
    brief, find,
    rules::{GameInfo, Variant, zobrist},
};
use plyground_players::{Limit, Player, contest::Contender, named};

use plyground_words::{Message, key, message};

use crate::serve::data_folder;

/// Where external engines are named.
#[derive(Args)]
pub(crate) struct EnginesFolderArg {
    /// The folder whose engines/NAME.toml files name external engines [default: the system's place for a user's data]
    #[arg(id = "engines-folder", long = "data", value_name = "DIR", env = "PLYGROUND_DATA")]
    data: Option<PathBuf>,
}

impl EnginesFolderArg {
    /// The data folder.
    pub(crate) fn folder(&self) -> Result<PathBuf, Message> {
        self.data.clone().map_or_else(data_folder, Ok)
    }
}

/// Those who may play a variant.
pub(crate) struct Entrants {
    info: &'static GameInfo,
    variant: &'static Variant,
    roster: Roster,
    launcher: Launcher,
}

impl Entrants {
    /// Those who play a variant, by its id.
    pub(crate) fn of(variant: &str, data: &EnginesFolderArg) -> Result<Entrants, Message> {
        let (game, variant) = find(variant).map_err(|e| e.message())?;
        // Without a home folder there are no engine files.
        let roster = data.folder().map(|folder| Roster::load(&folder)).unwrap_or_default();
        // Engines are limited by this very program.
        let launcher = Launcher::new(std::env::current_exe().ok());
        Ok(Entrants { info: game.info(), variant, roster, launcher })
    }

    /// One of our players with this name, or why there is none.
    pub(crate) fn player(&self, text: &str) -> Result<Player, Message> {
        named::named(self.info, text).map_err(|e| {
            if let Some(problem) = self.roster.problem_of(text) {
                return problem.message();
            }
            let engines: Vec<&str> =
                self.roster.of(self.variant.id).map(|engine| engine.id.as_str()).collect();
            let mut all = vec![e.message()];
            if !engines.is_empty() {
                all.push(message!("external-engines", engines = engines.join(", ")));
            }
            // What a broken file calls its engine cannot be known: it may be this one.
            all.extend(self.roster.problems().iter().map(EngineProblem::message));
            message!("all-of", list = all)
        })
    }

    /// The external engine with this name, or the one that `PROGRAM:PLAYER` means.
    pub(crate) fn external(&self, text: &str, limit: Option<Limit>) -> Option<External> {
        if named::named(self.info, text).is_ok() {
            return None;
        }
        let program = || {
            let (program, player) = text.rsplit_once(':').filter(|(program, _)| !program.is_empty())?;
            Some(Arc::new(Engine::program(program, player, Path::new(".").to_owned())))
        };
        let engine = self.roster.named(self.variant.id, text).or_else(program)?;
        Some(External::new(engine, self.launcher.clone(), limit))
    }

    /// Whether games of the player with this name can be rated: as it is, it is one that the pages know, too.
    pub(crate) fn check_rateable(&self, text: &str, limit: Option<Limit>) -> Result<(), Message> {
        if matches!(limit, Some(Limit::Depth(_) | Limit::Nodes(_))) {
            return Err(key!("rate-no-limits").into());
        }
        let known = match named::named(self.info, text) {
            Ok(player) => {
                player.has_strength() && plyground_players::find(self.info.id, &player.id).is_some()
            }
            Err(_) => self.roster.named(self.variant.id, text).is_some(),
        };
        if known { Ok(()) } else { Err(message!("rate-no-strength", player = brief(text))) }
    }

    /// Who is meant by a name: of a random opponent the one that is drawn, by the seed and the place.
    pub(crate) fn drawn<'a>(&self, text: &'a str, seed: u64, place: u64) -> &'a str {
        let drawn = plyground_players::random_opponent(self.info.id, zobrist::number(seed, place));
        drawn.filter(|_| text == plyground_players::ANY).map_or(text, |player| &player.id)
    }

    /// The player of this name. Our own players may be changed by `adapt`; a program that is named itself is started at once, so that
    /// what is wrong with it is said before any game.
    pub(crate) fn named(
        &self,
        text: &str,
        limit: Option<Limit>,
        adapt: impl Fn(Player) -> Player,
    ) -> Result<Arc<dyn Contender>, Message> {
        let Some(external) = self.external(text, limit) else {
            return Ok(Arc::new(adapt(self.player(text)?)));
        };
        let cpu = matches!(limit, Some(Limit::Cpu(_))); // not all of them know it
        if cpu || self.roster.named(self.variant.id, text).is_none() {
            external.prepare(self.variant.id).map_err(|e| external.fault(&e))?;
        }
        Ok(Arc::new(external))
    }
}
