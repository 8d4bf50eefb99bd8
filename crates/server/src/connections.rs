//! The accept loop. Every connection is bounded in time and number while nothing is asked on it, so that connections
//! which never say anything cannot keep out those that do.
//!
//! A connection is *arriving* until a whole request has come (its header and its body), *busy* until the answer is
//! given, then *idle*. A WebSocket stays busy. Arriving and idle connections have a deadline, and may be cut off before it where
//! there is no room: the one with the nearest deadline first, so that a browser which says at once what it wants still
//! gets in among any number of silent ones, also from the same address.

use std::{
    collections::{BTreeSet, HashMap},
    convert::Infallible,
    future::Future,
    io,
    net::IpAddr,
    pin::{Pin, pin},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll, ready},
    time::{Duration, Instant},
};

use axum::{
    Router,
    body::{Body, Bytes, HttpBody, to_bytes},
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use hyper::{body::Frame, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioIo;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    sync::{Notify, OwnedSemaphorePermit, Semaphore, mpsc, watch},
    time::{Sleep, sleep, timeout},
};
use tower::ServiceExt;

use crate::{limits::network, listeners::Listeners};

/// A request must have come completely after this long.
const ARRIVE: Duration = Duration::from_secs(10);
/// A connection on which nothing is asked is closed after this long.
const IDLE: Duration = Duration::from_secs(60);
/// A client that takes nothing of its answer for this long is cut off.
const STALLED: Duration = Duration::from_secs(30);
/// Connections of one address that may be arriving for longer than a moment.
const ARRIVING: usize = 64;
/// That moment: a browser says what it wants as soon as it is connected.
const MOMENT: Duration = Duration::from_secs(3);
/// Where files are received as they come.
pub(crate) const UPLOADS: &str = "/import/files";
/// Where the file of a club evening is opened: all its games.
pub(crate) const EVENT_FILES: &str = "/events/open";
/// The largest form that is read.
const MAX_BODY: usize = 16 * 1024;
/// The most of a request's header that is kept in memory.
const MAX_HEAD: usize = 64 * 1024;
/// Files kept for the database, for everything else that is not a connection, and for connections that are being closed.
const RESERVE: usize = 128;
/// More connections than this are never needed.
const MAX_CONNECTIONS: usize = 10_000;
/// How long accepting pauses when the system has no more files.
const PAUSE: Duration = Duration::from_millis(100);
/// How often deadlines are looked at.
const TICK: Duration = Duration::from_millis(500);

/// How many connections there may be, where a process may have so many files open.
pub(crate) fn max_connections(files: usize) -> usize {
    files.saturating_sub(RESERVE).clamp(RESERVE / 4, MAX_CONNECTIONS)
}

/// Accepts connections until `stop` is done, then lets requests under way finish.
///
/// Behind a proxy one address stands for everybody, so no address is bounded in all.
pub(crate) async fn serve(
    listeners: &Listeners,
    router: Router,
    connections: usize,
    proxied: bool,
    stop: impl Future<Output = ()>,
) {
    let each = if proxied { connections } else { connections / 2 };
    let ledger = SharedLedger::new(connections, each);
    // A connection that was cut off has no place in the ledger, but a file until its task has ended.
    let sockets = Arc::new(Semaphore::new(connections + RESERVE / 2));
    let (stopping, stopped) = watch::channel(false);
    // Closed when the last connection is over: every task holds a sender.
    let (open, mut all_closed) = mpsc::channel::<Infallible>(1);
    let mut stop = pin!(stop);
    let mut tick = tokio::time::interval(TICK);
    let mut complained: Option<Instant> = None;
    loop {
        let accepted = tokio::select! {
            () = &mut stop => break,
            _ = tick.tick() => {
                ledger.lock().expire(Instant::now());
                continue;
            }
            accepted = accept(listeners, &sockets) => accepted,
        };
        match accepted {
            Ok((stream, address, file)) => {
                if let Some((guard, cut)) = ledger.open(address, file) {
                    let (router, stopped, open) = (router.clone(), stopped.clone(), open.clone());
                    tokio::spawn(async move {
                        attend(stream, guard, &cut, router, stopped).await;
                        drop(open);
                    });
                }
                // Let what has come be read before the next one may push it out.
                tokio::task::yield_now().await;
            }
            Err(e) if of_connection(&e) => {}
            Err(e) => {
                if complained.is_none_or(|at| at.elapsed() > IDLE) {
                    tracing::warn!("cannot accept connections: {e}");
                    complained = Some(Instant::now());
                }
                ledger.lock().cut_nearest();
                sleep(PAUSE).await;
            }
        }
    }
    listeners.end();
    drop(open);
    stopping.send_replace(true);
    ledger.lock().cut_waiting();
    all_closed.recv().await;
}

/// Accepts a connection when there is a file for it.
async fn accept(
    listeners: &Listeners,
    sockets: &Arc<Semaphore>,
) -> io::Result<(TcpStream, IpAddr, OwnedSemaphorePermit)> {
    let file = Arc::clone(sockets).acquire_owned().await.expect("the semaphore is never closed");
    let (stream, peer) = listeners.accept().await?;
    Ok((stream, peer.ip().to_canonical(), file))
}

/// Errors of the connection, not of the listener.
fn of_connection(e: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(e.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Serves one connection to its end, or to its upgrade.
async fn attend(
    stream: TcpStream,
    guard: LedgerGuard,
    cut: &Notify,
    router: Router,
    mut stopped: watch::Receiver<bool>,
) {
    // Moves are small and must not wait for each other; without this they are only slower.
    let _ = stream.set_nodelay(true);
    let handle = guard.connection.clone();
    let socket = TimedSocket { stream, guard, stalled: None };
    let service = service_fn(move |request| answer(router.clone(), handle.clone(), request));
    let connection =
        http1::Builder::new().max_buf_size(MAX_HEAD).serve_connection(TokioIo::new(socket), service);
    let mut connection = pin!(connection.with_upgrades());
    let mut leaving = false;
    loop {
        tokio::select! {
            // A client that broke off or sent what is not HTTP is nobody's problem.
            _ = connection.as_mut() => return,
            () = cut.notified() => return,
            // The sender lives as long as the accept loop.
            _ = stopped.wait_for(|stopped| *stopped), if !leaving => {
                leaving = true;
                connection.as_mut().graceful_shutdown();
            }
        }
    }
}

async fn answer(
    router: Router,
    connection: ConnectionHandle,
    mut request: hyper::Request<hyper::body::Incoming>,
) -> Result<Response, Infallible> {
    request.extensions_mut().insert(connection.clone());
    let response = router.oneshot(request.map(Body::new)).await?;
    Ok(if response.status() == StatusCode::SWITCHING_PROTOCOLS {
        response
    } else {
        response.map(|body| Body::new(ResponseBody { body, connection }))
    })
}

/// How much is read: forms are small, trees of variations are not.
fn max_body(path: &str) -> usize {
    let tree = path.starts_with("/analysis/") && (path.ends_with("/read") || path.contains("/study"))
        || path.starts_with("/g/") && path.ends_with("/study");
    match path {
        EVENT_FILES => crate::events::LONGEST_FILE + 1,
        _ if tree => crate::study::saved::MAX_BYTES + 1,
        _ => MAX_BODY,
    }
}

/// Reads a request's body before anything else is done with it: until then the connection is arriving.
pub(crate) async fn whole(request: Request, next: Next) -> Response {
    let connection = request.extensions().get::<ConnectionHandle>().cloned();
    if request.uri().path() == UPLOADS {
        // A file may be larger than memory and take longer than a form: its handler bounds both.
        if let Some(connection) = connection {
            connection.busy();
        }
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let most = max_body(parts.uri.path());
    let refusal = if body.is_end_stream() {
        Ok(Bytes::new())
    } else if body.size_hint().lower() > most as u64 {
        Err(StatusCode::PAYLOAD_TOO_LARGE)
    } else {
        match timeout(ARRIVE, to_bytes(body, most)).await {
            Ok(Ok(bytes)) => Ok(bytes),
            // It broke off, and nobody reads the answer, or it was too long.
            Ok(Err(_)) => Err(StatusCode::PAYLOAD_TOO_LARGE),
            Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
        }
    };
    match refusal {
        Ok(bytes) => {
            if let Some(connection) = connection {
                connection.busy();
            }
            next.run(Request::from_parts(parts, Body::from(bytes))).await
        }
        // What is still to come is not worth reading.
        Err(status) => (status, [(header::CONNECTION, HeaderValue::from_static("close"))]).into_response(),
    }
}

/// A connection, for the requests on it.
#[derive(Clone)]
pub(crate) struct ConnectionHandle {
    ledger: SharedLedger,
    id: u64,
    address: IpAddr,
    /// Saves a look into the ledger for every read.
    idle: Arc<AtomicBool>,
}

impl ConnectionHandle {
    /// The address at the other end.
    pub(crate) fn address(&self) -> IpAddr {
        self.address
    }

    fn arriving(&self) {
        if self.idle.swap(false, Ordering::Relaxed) {
            self.ledger.lock().set(self.id, ConnectionState::Arriving(Instant::now() + ARRIVE));
        }
    }

    fn busy(&self) {
        self.idle.store(false, Ordering::Relaxed);
        self.ledger.lock().set(self.id, ConnectionState::Busy);
    }

    fn idle(&self) {
        self.ledger.lock().set(self.id, ConnectionState::Idle(Instant::now() + IDLE));
        self.idle.store(true, Ordering::Relaxed);
    }
}

/// A connection's entry in the ledger, as long as the socket is open.
struct LedgerGuard {
    connection: ConnectionHandle,
    _file: OwnedSemaphorePermit,
}

impl Drop for LedgerGuard {
    fn drop(&mut self) {
        self.connection.ledger.lock().close(self.connection.id);
    }
}

/// The body of an answer; the connection is idle when it has been given.
struct ResponseBody {
    body: Body,
    connection: ConnectionHandle,
}

impl HttpBody for ResponseBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> hyper::body::SizeHint {
        self.body.size_hint()
    }
}

impl Drop for ResponseBody {
    fn drop(&mut self) {
        self.connection.idle();
    }
}

/// A socket that notes when a request begins to arrive and does not wait for ever for a client to read.
struct TimedSocket {
    stream: TcpStream,
    guard: LedgerGuard,
    stalled: Option<Pin<Box<Sleep>>>,
}

impl TimedSocket {
    fn unless_stalled<T>(
        &mut self,
        cx: &mut Context<'_>,
        polled: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if polled.is_ready() {
            self.stalled = None;
            return polled;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(STALLED)));
        ready!(stalled.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for TimedSocket {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(cx, buffer))?;
        if buffer.filled().len() > before {
            self.guard.connection.arriving();
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for TimedSocket {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, data: &[u8]) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write(cx, data);
        self.unless_stalled(cx, polled)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        data: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.stream).poll_write_vectored(cx, data);
        self.unless_stalled(cx, polled)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// The connections that are open.
#[derive(Clone)]
struct SharedLedger(Arc<Mutex<Ledger>>);

impl SharedLedger {
    fn new(most: usize, each: usize) -> Self {
        SharedLedger(Arc::new(Mutex::new(Ledger { most, each, ..Ledger::default() })))
    }

    fn lock(&self) -> MutexGuard<'_, Ledger> {
        // Every change is complete before anything could panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn open(&self, address: IpAddr, file: OwnedSemaphorePermit) -> Option<(LedgerGuard, Arc<Notify>)> {
        let (id, cut) = self.lock().open(address, Instant::now())?;
        let connection = ConnectionHandle { ledger: self.clone(), id, address, idle: Arc::default() };
        Some((LedgerGuard { connection, _file: file }, cut))
    }
}

/// What the ledger holds: a plain value, with the time given to it.
#[derive(Default)]
struct Ledger {
    /// The most connections in all, and of one address that is not this machine.
    most: usize,
    each: usize,
    next: u64,
    connections: HashMap<u64, ConnectionEntry>,
    /// The open connections of each address.
    open_by_address: HashMap<IpAddr, usize>,
    /// Those that are arriving, by address and deadline.
    arriving: HashMap<IpAddr, BTreeSet<(Instant, u64)>>,
    /// Those that are arriving or idle, by deadline.
    waiting: BTreeSet<(Instant, u64)>,
}

struct ConnectionEntry {
    network: IpAddr,
    state: ConnectionState,
    cut: Arc<Notify>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ConnectionState {
    /// With the deadline.
    Arriving(Instant),
    /// With the deadline.
    Idle(Instant),
    Busy,
}

impl Ledger {
    /// Adds a connection; cuts another one off where that makes room. `None` if there is no room.
    fn open(&mut self, address: IpAddr, now: Instant) -> Option<(u64, Arc<Notify>)> {
        let network = network(address);
        self.expire(now);
        let arriving = self.arriving.get(&network);
        let crowded = arriving.is_some_and(|connections| connections.len() >= self.most / 4);
        let held = self.open_by_address.get(&network).copied().unwrap_or(0);
        if crowded || held >= self.each && !address.is_loopback() {
            let (_, oldest) = arriving.and_then(BTreeSet::first)?;
            self.cut(*oldest);
        }
        if self.connections.len() >= self.most && !self.cut_nearest() {
            return None;
        }
        self.next += 1;
        let (id, cut, state) = (self.next, Arc::new(Notify::new()), ConnectionState::Arriving(now + ARRIVE));
        self.connections
            .insert(id, ConnectionEntry { network, state: ConnectionState::Busy, cut: Arc::clone(&cut) });
        *self.open_by_address.entry(network).or_default() += 1;
        self.set(id, state);
        Some((id, cut))
    }

    /// Notes what a connection does now; one that was cut off stays so.
    fn set(&mut self, id: u64, state: ConnectionState) {
        let Some(entry) = self.connections.get_mut(&id) else { return };
        let before = std::mem::replace(&mut entry.state, state);
        let network = entry.network;
        if let ConnectionState::Arriving(deadline) = before
            && let Some(connections) = self.arriving.get_mut(&network)
        {
            connections.remove(&(deadline, id));
            if connections.is_empty() {
                self.arriving.remove(&network);
            }
        }
        if let ConnectionState::Arriving(deadline) | ConnectionState::Idle(deadline) = before {
            self.waiting.remove(&(deadline, id));
        }
        if let ConnectionState::Arriving(deadline) = state {
            self.arriving.entry(network).or_default().insert((deadline, id));
        }
        if let ConnectionState::Arriving(deadline) | ConnectionState::Idle(deadline) = state {
            self.waiting.insert((deadline, id));
        }
    }

    /// Removes a connection that is over.
    fn close(&mut self, id: u64) {
        self.set(id, ConnectionState::Busy);
        let Some(entry) = self.connections.remove(&id) else { return };
        match self.open_by_address.get_mut(&entry.network) {
            Some(held) if *held > 1 => *held -= 1,
            _ => drop(self.open_by_address.remove(&entry.network)),
        }
    }

    /// Ends a connection: its place is free at once.
    fn cut(&mut self, id: u64) {
        if let Some(entry) = self.connections.get(&id) {
            entry.cut.notify_one();
        }
        self.close(id);
    }

    /// Cuts off the connection with the nearest deadline; says whether there was one.
    fn cut_nearest(&mut self) -> bool {
        let nearest = self.waiting.first().copied();
        if let Some((_, id)) = nearest {
            self.cut(id);
        }
        nearest.is_some()
    }

    /// Cuts off the connections whose deadline has passed, and of too many that are arriving from one address the oldest.
    fn expire(&mut self, now: Instant) {
        while let Some((_, id)) = self.waiting.first().copied().filter(|(deadline, _)| *deadline <= now) {
            self.cut(id);
        }
        let oldest = now + ARRIVE - MOMENT;
        let late = |connections: &BTreeSet<(Instant, u64)>| {
            let surplus = connections.len().saturating_sub(ARRIVING);
            let old = connections.iter().take(surplus).take_while(|(deadline, _)| *deadline <= oldest);
            old.map(|(_, id)| *id).collect::<Vec<_>>()
        };
        let late: Vec<u64> = self.arriving.values().flat_map(late).collect();
        for id in late {
            self.cut(id);
        }
    }

    /// Cuts off the connections on which nothing is under way.
    fn cut_waiting(&mut self) {
        while let Some((_, id)) = self.waiting.first().copied() {
            self.cut(id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASS: [u8; 4] = [192, 0, 2, 7];
    const HERE: [u8; 4] = [127, 0, 0, 1];

    fn ledger(most: usize, each: usize) -> Ledger {
        Ledger { most, each, ..Ledger::default() }
    }

    fn seconds(n: u64) -> Duration {
        Duration::from_secs(n)
    }

    /// Every index of the ledger agrees with its entries.
    fn check(ledger: &Ledger) {
        let by = |is: fn(&ConnectionState) -> bool| {
            ledger.connections.values().filter(|entry| is(&entry.state)).count()
        };
        assert_eq!(ledger.open_by_address.values().sum::<usize>(), ledger.connections.len());
        assert_eq!(
            ledger.arriving.values().map(BTreeSet::len).sum::<usize>(),
            by(|state| matches!(state, ConnectionState::Arriving(_)))
        );
        assert_eq!(ledger.waiting.len(), by(|state| *state != ConnectionState::Busy));
        assert!(
            ledger.arriving.values().all(|connections| !connections.is_empty())
                && ledger.open_by_address.values().all(|n| *n > 0)
        );
        assert!(ledger.connections.len() <= ledger.most);
    }

    #[test]
    fn a20_of_silent_connections_of_one_address_the_oldest_are_cut_off() {
        for address in [HERE, CLASS] {
            let (mut ledger, mut now) = (ledger(8_000, 4_000), Instant::now());
            let mut ids = Vec::new();
            for _ in 0..3_000 {
                now += Duration::from_millis(10);
                ids.push(ledger.open(address.into(), now).expect("room").0);
                check(&ledger);
            }
            assert_eq!(ledger.connections.len(), 300, "those of the last three seconds");
            ledger.expire(now + MOMENT);
            assert_eq!(ledger.connections.len(), ARRIVING);
            assert!(
                ids[3_000 - ARRIVING..].iter().all(|id| ledger.connections.contains_key(id)),
                "the newest are left"
            );
        }
    }

    #[test]
    fn a20_a_crowd_that_says_at_once_what_it_wants_is_let_in() {
        let (mut ledger, now) = (ledger(8_000, 4_000), Instant::now());
        let ids: Vec<u64> = (0..1_000).map(|_| ledger.open(CLASS.into(), now).expect("room").0).collect();
        for id in &ids {
            ledger.set(*id, ConnectionState::Busy);
        }
        ledger.expire(now + seconds(3_600));
        assert_eq!(ledger.connections.len(), 1_000, "requests under way are not cut off");
        check(&ledger);
    }

    #[test]
    fn a20_each_state_has_its_deadline() {
        let (mut ledger, now) = (ledger(100, 100), Instant::now());
        let (arriving, cut) = ledger.open(HERE.into(), now).expect("room");
        let (idle, _) = ledger.open(HERE.into(), now).expect("room");
        ledger.set(idle, ConnectionState::Busy);
        ledger.set(idle, ConnectionState::Idle(now + IDLE));
        ledger.expire(now + seconds(9));
        assert_eq!(ledger.connections.len(), 2);
        ledger.expire(now + seconds(10));
        assert!(!ledger.connections.contains_key(&arriving) && ledger.connections.contains_key(&idle));
        assert_eq!(Arc::strong_count(&cut), 1, "the ledger has forgotten it");
        ledger.expire(now + seconds(60));
        assert!(ledger.connections.is_empty());
        ledger.set(idle, ConnectionState::Busy);
        ledger.close(idle);
        check(&ledger);
    }

    #[test]
    fn a20_when_all_places_are_taken_who_asks_for_nothing_makes_room() {
        let (mut ledger, now) = (ledger(100, 100), Instant::now());
        let address = |n: u8| IpAddr::from([198, 51, 100, n]);
        let ids: Vec<u64> = (0..100).map(|n| ledger.open(address(n), now).expect("room").0).collect();
        for id in &ids[..99] {
            ledger.set(*id, ConnectionState::Busy);
        }
        assert!(ledger.open(address(200), now).is_some());
        assert!(!ledger.connections.contains_key(&ids[99]));
        let newest = *ledger.connections.keys().max().expect("some");
        ledger.set(newest, ConnectionState::Busy);
        assert!(ledger.open(address(201), now).is_none(), "all are busy");
        ledger.close(ids[0]);
        assert!(ledger.open(address(201), now).is_some());
        check(&ledger);
    }

    #[test]
    fn a20_one_address_cannot_have_all_places_unless_it_is_this_machine() {
        for (address, most) in [(CLASS, 50), (HERE, 100)] {
            let (mut ledger, now) = (ledger(100, 50), Instant::now());
            let mut open = 0;
            while let Some((id, _)) = ledger.open(address.into(), now).filter(|_| open < 200) {
                ledger.set(id, ConnectionState::Busy);
                open += 1;
            }
            assert_eq!(open, most);
            check(&ledger);
        }
    }

    #[test]
    fn a20_there_are_files_left_for_the_database() {
        for (files, most) in [(1_024, 896), (20_000, 10_000), (400, 272), (100, 32)] {
            assert_eq!(max_connections(files), most, "{files}");
        }
    }
}
