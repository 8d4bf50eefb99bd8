//! The server: pages, live tables, and the pool of thinking threads.
//!
//! Pages are rendered here and readable before any script; small modules in `web/` bring the boards alive. A game is
//! one task that owns position and clocks (`table`); seats are held by unguessable tokens in cookies (`session`).
//! Nothing here knows a game by name.

mod api;
mod archiving;
mod assets;
mod client;
mod connections;
mod error;
mod events;
mod explore;
mod faces;
mod foresight;
mod game_file;
pub mod import;
mod kept_game;
mod lan;
mod limits;
mod listeners;
mod matches;
mod names;
mod open_files;
mod origin;
mod pages;
mod people;
mod pool;
mod registry;
mod replaced;
mod scripts;
mod session;
mod socket;
mod start_error;
mod study;
mod styles;
mod table;
mod tries;
#[cfg(test)]
mod types;
mod words;

use std::{future::Future, io, net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::{HeaderName, HeaderValue, header},
    middleware::{from_fn, from_fn_with_state},
    response::{Redirect, Response},
    routing::{get, post},
};
use events::Events;
use import::{jobs::ImportJobs, uploads::Uploads};
use lan::NetworkAccess;
use limits::ClientLimits;
use listeners::Listeners;
use matches::Matches;
use origin::Hosts;
use plyground_engines::{Launcher, Roster};
pub use plyground_store::LockError;
use plyground_store::{FolderLock, Store};
use registry::TableRegistry;
use study::Reviews;
use tokio::net::TcpListener;
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, set_header::SetResponseHeaderLayer,
    timeout::TimeoutLayer,
};

pub use game_file::{date, file_name, imported_game, stored_game};
pub use origin::public_name;
pub use start_error::{StartError, store_message};
pub(crate) use words::WORDS;

/// No script, style, image or connection but our own; nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
    font-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Of documents only: a page has some eighty scripts and styles, and none of them heeds it.
const OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

fn opener_policy(response: &Response) -> Option<HeaderValue> {
    is_of_kind(response, &["text/html"]).then(|| HeaderValue::from_static("same-origin"))
}

/// Of all but the scripts and styles of pages, for the same reason: together that was a tenth of a first visit.
fn content_policy(response: &Response) -> Option<HeaderValue> {
    (!is_of_kind(response, &["text/javascript", "text/css"])).then(|| HeaderValue::from_static(POLICY))
}

fn is_of_kind(response: &Response, kinds: &[&str]) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
    kinds.iter().any(|wanted| kind.starts_with(wanted.as_bytes()))
}

/// Games without a single move are forgotten when the server starts after this long.
const SWEEP_AFTER_MS: i64 = 24 * 3600 * 1000;

/// What a server needs to start.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 lets the system choose.
    pub address: SocketAddr,
    /// The folder for the database, for this program alone; made if it does not exist.
    pub data: PathBuf,
    /// Public names under which a proxy reaches this server, as [`public_name`] reads them. With any, the proxy's
    /// `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
    pub hosts: Vec<String>,
    /// This very program, by which external engines are limited: see [`plyground_engines::Launcher`].
    pub guard: Option<PathBuf>,
}

/// What every request may use.
#[derive(Clone)]
pub(crate) struct App {
    tables: TableRegistry,
    bound: SocketAddr,
    /// Where other devices find this one.
    reach: NetworkAccess,
    /// Its public names.
    hosts: Hosts,
    /// Reviews of games.
    reviews: Reviews,
    /// Matches between computers.
    matches: Matches,
    /// Club events.
    events: Events,
    /// What one client may do.
    limits: ClientLimits,
    /// Files that were sent and wait for a decision.
    uploads: Uploads,
    /// Imports in the background.
    imports: ImportJobs,
    /// What the last backup that was read back has done.
    read_back: pages::backup::LastReadBack,
    /// Somebody at this machine ends the program.
    stop: pages::stop::StopRequest,
    /// The data folder.
    data: Arc<PathBuf>,
}

/// A server that listens but does not serve yet.
pub struct Server {
    listeners: Listeners,
    app: App,
    connections: usize,
    /// Held until the database is closed.
    lock: FolderLock,
}

impl Server {
    /// Takes the data folder, starts listening and opens the database.
    pub async fn start(config: &Config) -> Result<Server, StartError> {
        let lock = FolderLock::take(&config.data)?;
        let listener =
            TcpListener::bind(config.address).await.map_err(|e| StartError::Listen(config.address, e))?;
        let bound = listener.local_addr().map_err(|e| StartError::Listen(config.address, e))?;
        let store = Store::open(&config.data).await?;
        if let Err(e) = store.sweep(table::unix_ms() - SWEEP_AFTER_MS).await {
            // On a full disk games can still be looked at.
            tracing::warn!("{e}");
        }
        let roster = Roster::load(&config.data);
        for problem in roster.problems() {
            tracing::warn!("{problem}");
        }
        let hosts = Hosts::new(&config.hosts);
        let listeners = Listeners::new(listener);
        let connections = connections::max_connections(open_files::raise_limit());
        let tables = TableRegistry::new(store, roster, Launcher::new(config.guard.clone()));
        let data = Arc::new(config.data.clone());
        let app = App {
            reviews: Reviews::new(tables.store().clone(), tables.pool().clone()),
            matches: Matches::new(tables.store().clone(), tables.pool().clone(), tables.roster().clone()),
            events: Events::new(tables.store().clone(), tables.clone()),
            tables,
            bound,
            reach: NetworkAccess::new(bound, hosts.clone(), listeners.clone()),
            hosts,
            // The rest is for pages: who is connected can still open one.
            limits: ClientLimits::new(connections * 3 / 4),
            uploads: Uploads::new(&config.data),
            imports: ImportJobs::new(Arc::clone(&data)),
            read_back: pages::backup::LastReadBack::default(),
            stop: pages::stop::StopRequest::default(),
            data,
        };
        lock.announce(bound);
        Ok(Server { listeners, app, connections, lock })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.app.bound
    }

    /// Where other devices find it; empty if they cannot.
    pub fn others(&self) -> Vec<String> {
        self.app.reach.addresses()
    }

    /// Done when somebody at this machine stops the program from its page.
    pub fn stopped_by_page(&self) -> impl Future<Output = ()> + Send + 'static {
        let stop = self.app.stop.clone();
        async move { stop.made().await }
    }

    /// Serves until `stop` is done, then lets requests under way finish.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let (store, tables) = (self.app.tables.store().clone(), self.app.tables.clone());
        let waking = tokio::spawn(self.app.tables.clone().wake_sleepers());
        let archiving = tokio::spawn(archiving::run(store.clone()));
        tokio::spawn(self.app.reviews.clone().resume());
        tokio::spawn(self.app.matches.clone().resume());
        let noticing = tokio::spawn(replaced::notice(self.app.tables.clone(), self.app.events.clone()));
        let proxied = self.app.hosts.any();
        connections::serve(&self.listeners, router(self.app), self.connections, proxied, stop).await;
        waking.abort();
        archiving.abort();
        noticing.abort();
        tables.end_engines();
        store.close().await;
        drop(self.lock);
        Ok(())
    }
}

fn router(app: App) -> Router {
    let fixed = |name, value| SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value));
    let pages = Router::new()
        .route("/", get(pages::home::page))
        .route("/new", get(|| async { Redirect::to("/") }).post(pages::new::create))
        .route("/new/{game}", get(pages::new::page))
        .route("/again/{id}", post(pages::new::again))
        .route("/network", post(pages::network::switch))
        .route("/code", get(pages::network::code))
        .route("/face/{id}", get(faces::picture))
        .route("/g/{id}", get(pages::game::page))
        .route("/g/{id}/sit", post(pages::game::sit))
        .route("/g/{id}/ply/{ply}", get(pages::game::past))
        .route("/g/{id}/next", get(pages::next::answer))
        .route("/g/{id}/review", get(pages::study::review))
        .route("/g/{id}/study", get(study::saved::show_with_game).post(study::saved::save_with_game))
        .route("/analysis", get(pages::analysis_list::page))
        .route("/analysis/{variant}", get(pages::study::analysis))
        .route("/analysis/{variant}/check", post(tries::check))
        .route("/analysis/{variant}/describe", get(tries::describe))
        .route("/analysis/{variant}/read", post(study::paste::read))
        .route("/analysis/{variant}/study", post(study::saved::save_new))
        .route("/analysis/{variant}/study/{id}", get(study::saved::show_alone).post(study::saved::save_again))
        .route("/g/{id}/export/{form}", get(pages::game::export))
        .route("/g/{id}/files", get(pages::export::page))
        .route("/g/{id}/sheet", get(pages::sheet::page))
        .route("/import", get(pages::import::page))
        .route("/import/jobs", get(pages::import::jobs))
        .route("/import/jobs/{id}/stop", post(pages::import_actions::stop))
        .route("/import/jobs/{id}/forget", post(pages::import_actions::forget))
        .route("/import/{batch}/analysis", get(pages::import_actions::analysis))
        .route("/import/{batch}/keep", post(pages::import_actions::keep))
        .route("/import/{batch}/start", post(pages::import_actions::start))
        .route("/import/{batch}/forget", post(pages::import_actions::put_away))
        .route("/collections/{id}/rename", post(pages::collections::rename))
        .route("/collections/{id}/delete", post(pages::collections::delete))
        .route("/games", get(pages::games::page))
        .route("/games/export", get(pages::games_actions::export))
        .route("/games/{id}", post(pages::games_actions::change))
        .route("/games/{id}/delete", post(pages::games_actions::delete))
        .route("/games/{id}/restore", post(pages::games_actions::restore))
        .route("/explore/{variant}", get(explore::answer))
        .route("/learn", get(pages::learn_list::page))
        .route("/learn/{game}", get(pages::learn::page))
        .route("/learn/{game}/{series}/{number}", get(pages::step::page))
        .route("/learn/{game}/challenges/{number}/reply", get(pages::challenge::answer))
        .route("/people", get(pages::people::page).post(pages::people::add))
        .route("/people/enter", post(pages::people::enter))
        .route("/people/come/{code}", get(pages::people::offer).post(pages::people::come))
        .route("/people/{id}/choose", post(pages::people::choose))
        .route("/people/{id}/rename", post(pages::people::rename))
        .route("/people/{id}/protect", post(pages::people::protect))
        .route("/people/{id}/along", post(pages::people::along))
        .route("/people/{id}/leave", post(pages::people::leave))
        .route("/people/{id}/delete", post(pages::people::delete))
        .route("/person/{id}", get(pages::profile::page))
        .route("/matches", get(pages::matches::page))
        .route("/matches/new/{game}", get(pages::match_new::page))
        .route("/matches/new", post(pages::match_new::create))
        .route("/match/{id}", get(pages::match_page::page))
        .route("/match/{id}/pause", post(pages::match_page::pause))
        .route("/match/{id}/continue", post(pages::match_page::go_on))
        .route("/match/{id}/stop", post(pages::match_page::stop))
        .route("/match/{id}/delete", post(pages::match_page::delete))
        .route("/match/{id}/games", get(pages::match_games::page))
        .route("/match/{id}/export", get(pages::match_games::export))
        .route("/events", get(pages::events::page).post(pages::events::create))
        .route("/events/join", get(pages::events::by_code))
        .route(
            connections::EVENT_FILES,
            post(pages::event_actions::open).layer(DefaultBodyLimit::max(events::LONGEST_FILE + 1)),
        )
        .route("/events/new/{game}", get(pages::events::setup))
        .route("/event/{id}", get(pages::event_page::page))
        .route("/event/{id}/wall", get(pages::event_page::wall))
        .route("/event/{id}/join", post(pages::event_actions::join))
        .route("/event/{id}/do", post(pages::event_actions::carry_out))
        .route("/event/{id}/host", post(pages::event_actions::become_host))
        .route("/event/{id}/file", get(pages::event_files::file))
        .route("/event/{id}/csv", get(pages::event_files::csv))
        .route("/rankings", get(pages::rankings::first))
        .route("/rankings/{game}", get(pages::rankings::page))
        .route("/settings", get(pages::settings::page).post(words::choose))
        .route("/manifest.webmanifest", get(pages::installed::manifest))
        .route("/worker.js", get(pages::installed::worker))
        .route("/offline", get(pages::installed::offline))
        .route("/stop", post(pages::stop::stop))
        .route("/try/{variant}", get(tries::answer))
        .route("/try/{variant}/foreseen", get(foresight::foreseen))
        .route("/try/{variant}/refusal", get(foresight::refusal))
        .route("/words/{name}", get(words::script))
        .route("/assets/game/{name}", get(assets::game_style))
        .route("/assets/page/{name}", get(styles::page))
        .route("/assets/{*path}", get(assets::file))
        .merge(api::router())
        .fallback(pages::error::nothing_here)
        .layer(TimeoutLayer::with_status_code(
            axum::http::StatusCode::SERVICE_UNAVAILABLE,
            Duration::from_secs(15),
        ))
        .layer(CompressionLayer::new());
    pages
        // These take as long as files are large.
        .route(connections::UPLOADS, post(pages::import_actions::receive))
        .route("/backup", post(pages::backup::download))
        .route("/import/{batch}/restore", post(pages::backup::read_back))
        .route("/g/{id}/ws", get(socket::connect))
        .route("/study/ws", get(study::socket::connect))
        .route("/match/{id}/live", get(pages::match_page::live))
        .route("/event/{id}/live", get(pages::event_page::live))
        .merge(api::stream_router())
        .layer(from_fn(session::recognise))
        .layer(from_fn(connections::whole))
        .layer(from_fn_with_state(app.clone(), origin::check))
        .layer(from_fn_with_state(app.clone(), client::arrive))
        .layer(CatchPanicLayer::new())
        .layer(from_fn(error::show))
        .layer(from_fn(words::vary))
        // Most pages show what this visitor has; a copy in a shared cache would be wrong for others.
        .layer(fixed(header::CACHE_CONTROL, "private, no-cache"))
        .layer(SetResponseHeaderLayer::if_not_present(header::CONTENT_SECURITY_POLICY, content_policy))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::REFERRER_POLICY, "same-origin"))
        .layer(SetResponseHeaderLayer::if_not_present(OPENER_POLICY, opener_policy))
        .with_state(app)
}
