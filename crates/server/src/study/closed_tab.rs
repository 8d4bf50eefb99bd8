//! A closed tab frees its thread: the real server, a real connection, a real engine.

use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
    thread,
    time::{Duration, Instant},
};

use crate::{Config, Server, pool::Pool};

/// How long a visitor who has gone may hold a thread.
const AT_ONCE: Duration = Duration::from_millis(100);
/// A busy machine makes some of them late, but not all.
const TRIES: usize = 12;
/// Far more than anything here takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A connection for studying, as a browser opens it.
fn connect(address: SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
    let request = format!(
        "GET /study/ws HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).expect("an answer");
        answer.push(byte[0]);
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
    stream
}

/// A text frame of a client: masked, here with zeros.
fn send(stream: &mut TcpStream, text: &str) {
    let length = u16::try_from(text.len()).expect("short").to_be_bytes();
    let mut frame = vec![0x81, 0x80 | 126, length[0], length[1], 0, 0, 0, 0];
    frame.extend_from_slice(text.as_bytes());
    stream.write_all(&frame).expect("sent");
}

/// How long the pool is busy from now on.
fn until_idle(pool: &Pool) -> Duration {
    let since = Instant::now();
    while !pool.is_idle() {
        assert!(since.elapsed() < PATIENCE, "the engine goes on thinking");
        thread::sleep(Duration::from_millis(1));
    }
    since.elapsed()
}

/// What a visitor asks for, and then goes.
fn closed(address: SocketAddr, pool: &Pool, request: &str, politely: bool) -> Duration {
    let mut stream = connect(address);
    send(&mut stream, request);
    let since = Instant::now();
    while pool.is_idle() {
        assert!(since.elapsed() < PATIENCE, "nobody thinks about {request}");
        thread::sleep(Duration::from_millis(1));
    }
    // In the midst of it.
    thread::sleep(Duration::from_millis(30));
    if politely {
        stream.write_all(&[0x88, 0x80, 0, 0, 0, 0]).expect("sent");
    }
    drop(stream);
    until_idle(pool)
}

#[tokio::test(flavor = "multi_thread")]
async fn a15_a17_a_closed_tab_frees_its_thread_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config {
        address: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.path().to_owned(),
        hosts: Vec::new(),
        guard: None,
    };
    let server = Server::start(&config).await.expect("it starts");
    let (address, pool) = (server.address(), server.app.tables.pool().clone());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(server.serve(async {
        let _ = stopped.await;
    }));
    let tried = tokio::task::spawn_blocking(move || {
        let analyse = |variant: &str| {
            format!(r#"{{"do":"analyse","id":1,"line":{{"variant":"{variant}","moves":[]}},"lines":3}}"#)
        };
        // What was evaluated once is known, so every try is about another move.
        let mut columns =
            "bcdefghij".chars().flat_map(|column| ["4", "5", "6"].map(|row| format!("{column}{row}")));
        let mut judge = || {
            let mv = columns.next().expect("more moves than tries");
            format!(r#"{{"do":"judge","id":1,"line":{{"variant":"yinsh","moves":["{mv}"]}}}}"#)
        };
        for variant in ["reversi", "gomoku", "laser", ""] {
            for politely in [true, false] {
                let mut all = Vec::new();
                while all.len() < TRIES && all.iter().all(|&late| late >= AT_ONCE) {
                    let request = if variant.is_empty() { judge() } else { analyse(variant) };
                    all.push(closed(address, &pool, &request, politely));
                }
                assert!(all.iter().any(|&late| late < AT_ONCE), "{variant}: {all:?}");
            }
        }
    });
    tried.await.expect("freed");
    let _ = stop.send(());
    serving.await.expect("no panic").expect("it ends");
}
