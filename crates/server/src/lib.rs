//! The server: pages, live tables, and the pool of thinking threads.
//!
//! Pages are rendered here and readable before any script; small modules in `web/` bring the boards alive. A game is
//! one task that owns position and clocks (`table`); seats are held by unguessable tokens in cookies (`session`).
//! Nothing here knows a game by name.

mod assets;
mod error;
mod lan;
mod origin;
mod pages;
mod pool;
mod registry;
mod session;
mod socket;
mod table;
mod tries;

use std::{future::Future, io, net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};

use axum::{
    Router,
    extract::DefaultBodyLimit,
    http::{HeaderName, HeaderValue, header},
    middleware::from_fn,
    response::Redirect,
    routing::{get, post},
};
use plyground_store::{Store, StoreError};
use registry::Tables;
use tokio::{net::TcpListener, sync::Semaphore};
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, set_header::SetResponseHeaderLayer,
    timeout::TimeoutLayer,
};

/// No script, style, image or connection but our own; nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
    font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Games without a single move are forgotten when the server starts after this long.
const SWEEP_AFTER_MS: i64 = 24 * 3600 * 1000;
/// How often the database's log is moved into its file.
const TIDY: Duration = Duration::from_secs(2);
/// The most connections at once, over all tables.
const MAX_SOCKETS: usize = 4_000;

/// What a server needs to start.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 lets the system choose.
    pub address: SocketAddr,
    /// The folder for the database; made if it does not exist.
    pub data: PathBuf,
}

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The folder cannot be made.
    #[error("cannot use the data folder {0}: {1}")]
    Folder(PathBuf, io::Error),
    /// The database cannot be opened.
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// What every request may use.
#[derive(Clone)]
pub(crate) struct App {
    tables: Tables,
    bound: SocketAddr,
    /// Where other devices find this one; empty if they cannot.
    addresses: Arc<[String]>,
    /// Connections that may still be made.
    sockets: Arc<Semaphore>,
}

/// A server that listens but does not serve yet.
pub struct Server {
    listener: TcpListener,
    app: App,
}

impl Server {
    /// Opens the database and starts listening.
    pub async fn start(config: &Config) -> Result<Server, StartError> {
        tokio::fs::create_dir_all(&config.data)
            .await
            .map_err(|e| StartError::Folder(config.data.clone(), e))?;
        let listener =
            TcpListener::bind(config.address).await.map_err(|e| StartError::Listen(config.address, e))?;
        let bound = listener.local_addr().map_err(|e| StartError::Listen(config.address, e))?;
        let store = Store::open(&config.data.join("plyground.sqlite")).await?;
        store.sweep(table::unix_ms() - SWEEP_AFTER_MS).await?;
        let app = App {
            tables: Tables::new(store),
            bound,
            addresses: lan::addresses(bound).into(),
            sockets: Arc::new(Semaphore::new(MAX_SOCKETS)),
        };
        Ok(Server { listener, app })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.app.bound
    }

    /// Where other devices find it; empty if they cannot.
    pub fn others(&self) -> &[String] {
        &self.app.addresses
    }

    /// Serves until `stop` is done, then lets requests under way finish.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let store = self.app.tables.store().clone();
        let tidying = tokio::spawn(tidy(store.clone()));
        let serving = axum::serve(self.listener, router(self.app)).with_graceful_shutdown(stop);
        let result = serving.await;
        tidying.abort();
        store.close().await;
        result
    }
}

async fn tidy(store: Store) {
    let mut every = tokio::time::interval(TIDY);
    loop {
        every.tick().await;
        if let Err(e) = store.tidy().await {
            tracing::warn!("{e}");
        }
    }
}

fn router(app: App) -> Router {
    let fixed = |name, value| SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value));
    let pages = Router::new()
        .route("/", get(pages::home::page))
        .route("/new", get(|| async { Redirect::to("/") }).post(pages::new::create))
        .route("/new/{game}", get(pages::new::page))
        .route("/g/{id}", get(pages::game::page))
        .route("/g/{id}/sit", post(pages::game::sit))
        .route("/g/{id}/ply/{ply}", get(pages::game::past))
        .route("/g/{id}/export/{form}", get(pages::game::export))
        .route("/learn", get(pages::learn::first))
        .route("/learn/{game}", get(pages::learn::page))
        .route("/settings", get(pages::settings::page))
        .route("/try/{variant}", get(tries::answer))
        .route("/assets/game/{name}", get(assets::game_style))
        .route("/assets/{*path}", get(assets::file))
        .fallback(pages::error::nothing_here)
        .layer(TimeoutLayer::with_status_code(
            axum::http::StatusCode::SERVICE_UNAVAILABLE,
            Duration::from_secs(15),
        ))
        .layer(CompressionLayer::new());
    pages
        .route("/g/{id}/ws", get(socket::connect))
        .layer(DefaultBodyLimit::max(16 * 1024))
        .layer(from_fn(session::recognise))
        .layer(from_fn(origin::check))
        .layer(fixed(header::CONTENT_SECURITY_POLICY, POLICY))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::REFERRER_POLICY, "same-origin"))
        .layer(fixed(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(CatchPanicLayer::new())
        .with_state(app)
}
