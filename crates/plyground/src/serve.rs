//! The command that serves the product.

use std::{
    io::{self, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};
use plyground_server::{Config, Server, StartError};

use crate::{Answer, args::Serve};

const PORT: u16 = 4600;
/// How many further ports are tried when nobody asked for a certain one.
const TRIES: u16 = 20;
/// Requests under way get this long to finish after a signal.
const FINISH: Duration = Duration::from_secs(3);

pub(crate) fn serve(how: &Serve) -> Answer {
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|e| format!("cannot start: {e}"))?;
    let result = runtime.block_on(run(how));
    // Thinking threads and idle tables need no farewell: everything is on disk.
    runtime.shutdown_background();
    result.map(|()| String::new())
}

async fn run(how: &Serve) -> Result<(), String> {
    let data = how.data.clone().map_or_else(data_folder, Ok)?;
    let server = start(how, data).await?;
    let page = format!("http://{}", local(server.address()));
    announce(&page, &server);
    if !how.no_open && webbrowser::open(&page).is_err() {
        eprintln!("Open {page} in a browser.");
    }
    let (stopping, mut stopped) = tokio::sync::watch::channel(false);
    let stop = async move {
        signal().await;
        stopping.send_replace(true);
    };
    let late = async {
        // The sender lives until the signal, so waiting cannot fail before it.
        let _ = stopped.wait_for(|stopping| *stopping).await;
        tokio::time::sleep(FINISH).await;
    };
    tokio::select! {
        result = server.serve(stop) => result.map_err(|e| format!("the server failed: {e}")),
        () = late => Ok(()),
    }
}

async fn start(how: &Serve, data: PathBuf) -> Result<Server, String> {
    let ip = how.bind.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let ports = match how.port {
        Some(port) => port..=port,
        None => PORT..=PORT + TRIES,
    };
    let mut refused = String::new();
    for port in ports {
        match Server::start(&Config { address: SocketAddr::new(ip, port), data: data.clone() }).await {
            Ok(server) => return Ok(server),
            Err(e @ StartError::Listen(..)) => refused = e.to_string(),
            Err(e) => return Err(e.to_string()),
        }
    }
    Err(refused)
}

/// The address under which this machine reaches itself.
fn local(bound: SocketAddr) -> SocketAddr {
    if bound.ip().is_unspecified() {
        SocketAddr::new(Ipv4Addr::LOCALHOST.into(), bound.port())
    } else {
        bound
    }
}

fn announce(page: &str, server: &Server) {
    let mut text = format!("Plyground is at {page}\n");
    if server.others().is_empty() {
        text.push_str(
            "Only this machine can reach it; --bind 0.0.0.0 lets other devices on your network in.\n",
        );
    } else {
        text.push_str("Every device on your network can reach it, at:\n");
        for address in server.others() {
            text.push_str(&format!("  {address}\n"));
        }
    }
    text.push_str("Ctrl-C stops it; games are kept.\n");
    // Nobody may be reading; the server runs all the same.
    let _ = io::stdout().lock().write_all(text.as_bytes());
}

fn data_folder() -> Result<PathBuf, String> {
    let names = AppStrategyArgs {
        top_level_domain: "org".into(),
        author: "plyground".into(),
        app_name: "plyground".into(),
    };
    let strategy =
        choose_app_strategy(names).map_err(|_| "there is no home folder; name a folder with --data")?;
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
