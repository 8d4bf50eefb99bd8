//! The command that serves the product.

use std::{
    io::{self, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};
use plyground_server::{Config, LockError, Server, StartError};

use plyground_words::{Message, key, message};

use crate::{CommandResult, args::Serve, lang::lang};

const PORT: u16 = 4600;
/// How many further ports are tried when nobody asked for a certain one.
const TRIES: u16 = 20;
/// Requests under way get this long to finish when the program is told to stop.
const FINISH: Duration = Duration::from_secs(3);
/// Another process that has the data folder gets this long to answer or to end.
const PATIENCE: Duration = Duration::from_secs(5);

pub(crate) fn serve(how: &Serve) -> CommandResult {
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|e| message!("cannot-start", error = e.to_string()))?;
    let result = runtime.block_on(run(how));
    // Thinking threads and idle tables need no farewell: everything is on disk.
    runtime.shutdown_background();
    result.map(|()| String::new())
}

async fn run(how: &Serve) -> Result<(), Message> {
    let data = how.data.clone().map_or_else(data_folder, Ok)?;
    let server = match start(how, &data).await? {
        Started::Here(server) => server,
        Started::Elsewhere(bound) => return refer(how, &data, bound),
    };
    let page = format!("http://{}", local(server.address()));
    announce(&page, &server, &how.host);
    open(how, &page);
    let (stopping, mut stopped) = tokio::sync::watch::channel(false);
    let by_page = server.stopped_by_page();
    let stop = async move {
        tokio::select! { () = signal() => {}, () = by_page => {} }
        stopping.send_replace(true);
    };
    let late = async {
        // The sender lives until it is told to stop, so waiting cannot fail before it.
        let _ = stopped.wait_for(|stopping| *stopping).await;
        tokio::time::sleep(FINISH).await;
    };
    tokio::select! {
        result = server.serve(stop) => result.map_err(|e| message!("server-failed", error = e.to_string())),
        () = late => Ok(()),
    }
}

/// What a start leads to.
enum Started {
    /// This process serves.
    Here(Box<Server>),
    /// Another process serves the same data folder, at this address.
    Elsewhere(SocketAddr),
}

/// Starts a server, unless another process has the data folder and answers. That process may have been started or told to
/// end a moment ago, so it gets some time to do so.
async fn start(how: &Serve, data: &Path) -> Result<Started, Message> {
    let patience = Instant::now() + PATIENCE;
    loop {
        let held = match listen(how, data).await {
            Ok(server) => return Ok(Started::Here(Box::new(server))),
            Err(StartError::Folder(LockError::Held { address, .. })) => address,
            Err(e) => return Err(e.message()),
        };
        match held {
            Some(bound) if answers(local(bound)).await => return Ok(Started::Elsewhere(bound)),
            _ if Instant::now() < patience => tokio::time::sleep(Duration::from_millis(100)).await,
            _ => {
                return Err(message!("folder-in-use", folder = data.display().to_string()));
            }
        }
    }
}

async fn answers(address: SocketAddr) -> bool {
    let connecting = tokio::net::TcpStream::connect(address);
    matches!(tokio::time::timeout(Duration::from_secs(1), connecting).await, Ok(Ok(_)))
}

/// Leads to the server that is there already, if it is one that this command could have started.
fn refer(how: &Serve, data: &Path, bound: SocketAddr) -> Result<(), Message> {
    let page = format!("http://{}", local(bound));
    let running = message!("already-running", page = &page, folder = data.display().to_string());
    let other_port = how.port.is_some_and(|port| port != 0 && port != bound.port());
    if other_port || how.bind.is_some_and(|ip| ip != bound.ip()) {
        return Err(message!("not-started", running = running));
    }
    // Nobody may be reading; the page opens all the same.
    let _ = writeln!(io::stdout(), "{}", running.in_lang(lang()));
    open(how, &page);
    Ok(())
}

fn open(how: &Serve, page: &str) {
    if !how.no_open && webbrowser::open(page).is_err() {
        eprintln!("{}", message!("open-page", page = page.to_owned()).in_lang(lang()));
    }
}

/// Listens on the first port that is free.
async fn listen(how: &Serve, data: &Path) -> Result<Server, StartError> {
    let ip = how.bind.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let (first, last) = match how.port {
        Some(port) => (port, port),
        None => (PORT, PORT + TRIES),
    };
    let mut port = first;
    loop {
        let address = SocketAddr::new(ip, port);
        let config = Config {
            address,
            data: data.to_owned(),
            hosts: how.host.clone(),
            guard: std::env::current_exe().ok(),
        };
        match Server::start(&config).await {
            Err(StartError::Listen(..)) if port < last => port += 1,
            result => return result,
        }
    }
}

/// The address under which this machine reaches itself.
fn local(bound: SocketAddr) -> SocketAddr {
    if bound.ip().is_unspecified() {
        SocketAddr::new(Ipv4Addr::LOCALHOST.into(), bound.port())
    } else {
        bound
    }
}

fn announce(page: &str, server: &Server, hosts: &[String]) {
    let mut lines = vec![message!("serving-at", page = page.to_owned()).in_lang(lang())];
    if !hosts.is_empty() {
        lines.push(message!("serving-behind-proxy", hosts = hosts.join(", ")).in_lang(lang()));
    } else if server.others().is_empty() {
        lines.push(key!("serving-this-machine").in_lang(lang()));
    } else {
        lines.push(key!("serving-network").in_lang(lang()));
        lines.extend(server.others().iter().map(|address| format!("  {address}")));
    }
    lines.push(key!("serving-until").in_lang(lang()));
    let text = lines.join("\n") + "\n";
    // Nobody may be reading; the server runs all the same.
    let _ = io::stdout().lock().write_all(text.as_bytes());
}

pub(crate) fn data_folder() -> Result<PathBuf, Message> {
    let names = AppStrategyArgs {
        top_level_domain: "org".into(),
        author: "plyground".into(),
        app_name: "plyground".into(),
    };
    let strategy = choose_app_strategy(names).map_err(|_| Message::from(key!("no-home-folder")))?;
    Ok(strategy.data_dir())
}

/// Waits for Ctrl-C, or for the polite request to end.
async fn signal() {
    let interrupt = async {
        // Without a handler the process just ends, which loses nothing.
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! { () = interrupt => {}, _ = terminate.recv() => {} },
            Err(_) => interrupt.await,
        }
    }
    #[cfg(not(unix))]
    interrupt.await;
}
