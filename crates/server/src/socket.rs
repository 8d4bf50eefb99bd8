//! A browser's connection to a table.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    Extension,
    extract::{
        Path, State,
        ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code},
    },
    response::Response,
};
use plyground_players::Progress;
use tokio::{
    sync::broadcast::error::RecvError,
    time::{interval, timeout},
};

use crate::{
    App,
    error::Refusal,
    session::Browser,
    table::{
        Handle, Joined, Snapshot, Update,
        message::{Message, Request},
    },
};

/// The largest message that is read; the longest real one has about 100 bytes.
const MAX_MESSAGE: usize = 2 * 1024;
/// A larger one than this ends the connection, because it would have to be kept in memory to be refused.
const MAX_FRAME: usize = 64 * 1024;
/// A client may send this many messages at once, and then this many a second.
const BURST: f64 = 40.0;
const RATE: f64 = 15.0;
/// A client that keeps sending regardless is cut off after this many refusals in a row.
const PATIENCE: u32 = 200;
/// Phones that went away without a word are noticed after two of these.
const PING: Duration = Duration::from_secs(20);
/// A client that does not take a message for this long is cut off.
const SEND: Duration = Duration::from_secs(10);

/// Upgrades to a WebSocket at a table.
pub(crate) async fn connect(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(browser): Extension<Browser>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let place = Arc::clone(&app.sockets).try_acquire_owned();
    let place =
        place.map_err(|_| Refusal::full("Too many devices are connected here; please try again later."))?;
    let handle = app.tables.get(&id).await?;
    let joined = handle.join(browser.clone()).await.ok_or_else(|| Refusal::missing("game"))?;
    let joined = joined.ok_or_else(|| Refusal::full("Too many people are watching this game."))?;
    Ok(upgrade.max_message_size(MAX_FRAME).max_frame_size(MAX_FRAME).on_upgrade(move |socket| async move {
        let mut client = Client { socket, browser, handle, allowance: BURST, at: Instant::now(), refused: 0 };
        client.serve(joined).await;
        drop(place);
    }))
}

struct Client {
    socket: WebSocket,
    browser: Browser,
    handle: Handle,
    /// Messages it may still send, refilled with time.
    allowance: f64,
    at: Instant,
    refused: u32,
}

/// The connection is over.
struct Gone;

impl Client {
    async fn serve(&mut self, joined: Joined) {
        let Joined { snapshot, mut updates, presence: _presence } = joined;
        if self.send_table(&snapshot).await.is_err() {
            return;
        }
        let mut ping = interval(PING);
        let mut heard = true;
        loop {
            let outcome = tokio::select! {
                frame = self.socket.recv() => {
                    heard = true;
                    match frame {
                        Some(Ok(Frame::Text(text))) => self.hear(&text).await,
                        Some(Ok(Frame::Binary(_))) => self.refuse("Messages are text.").await,
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => Ok(()),
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => Err(Gone),
                    }
                }
                update = updates.recv() => match update {
                    Ok(update) => self.tell(&update).await,
                    // Too slow to hear everything: the whole state makes up for all that was missed.
                    Err(RecvError::Lagged(_)) => match self.handle.look().await {
                        Some(snapshot) => self.send_table(&snapshot).await,
                        None => Err(Gone),
                    },
                    Err(RecvError::Closed) => Err(Gone),
                },
                _ = ping.tick() => {
                    if std::mem::take(&mut heard) { self.frame(Frame::Ping(Vec::new().into())).await } else { Err(Gone) }
                }
            };
            if outcome.is_err() {
                return;
            }
        }
    }

    async fn hear(&mut self, text: &str) -> Result<(), Gone> {
        let now = Instant::now();
        self.allowance = (self.allowance + RATE * (now - self.at).as_secs_f64()).min(BURST);
        self.at = now;
        if self.allowance < 1.0 {
            self.refused += 1;
            if self.refused > PATIENCE {
                let close = CloseFrame {
                    code: close_code::POLICY,
                    reason: Utf8Bytes::from_static("too many messages"),
                };
                let _ = self.frame(Frame::Close(Some(close))).await;
                return Err(Gone);
            }
            return self.refuse("Too many messages at once; please slow down.").await;
        }
        self.allowance -= 1.0;
        self.refused = 0;
        if text.len() > MAX_MESSAGE {
            return self.refuse("That message is too long.").await;
        }
        let Ok(request) = serde_json::from_str::<Request>(text) else {
            return self.refuse("That message makes no sense here.").await;
        };
        if matches!(request, Request::Sync {}) {
            let snapshot = self.handle.look().await.ok_or(Gone)?;
            return self.send_table(&snapshot).await;
        }
        match self.handle.ask(self.browser.clone(), request).await {
            Some(Ok(())) => Ok(()),
            Some(Err(why)) => self.refuse(&why).await,
            None => Err(Gone),
        }
    }

    async fn tell(&mut self, update: &Update) -> Result<(), Gone> {
        match update {
            Update::Table(snapshot) => self.send_table(snapshot).await,
            Update::Moved(moved, snapshot) => {
                let you = snapshot.you(&self.browser);
                let choices = snapshot.choices(&you);
                self.send(&Message::Moved { moved, state: &snapshot.state, you: &you, choices }).await
            }
            Update::Thinking(side, p, time) => {
                let ms = time.map(|time| time.as_millis() as u64);
                let Progress { depth, nodes, share } = *p;
                self.send(&Message::Thinking { side: *side, depth, nodes, share, ms }).await
            }
            Update::Notice(text) => self.send(&Message::Notice { text }).await,
        }
    }

    async fn send_table(&mut self, snapshot: &Snapshot) -> Result<(), Gone> {
        let you = snapshot.you(&self.browser);
        let choices = snapshot.choices(&you);
        self.send(&Message::Table { state: &snapshot.state, you: &you, choices }).await
    }

    async fn refuse(&mut self, why: &str) -> Result<(), Gone> {
        self.send(&Message::Refused { why }).await
    }

    async fn send(&mut self, message: &Message<'_>) -> Result<(), Gone> {
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.frame(Frame::text(text)).await
    }

    async fn frame(&mut self, frame: Frame) -> Result<(), Gone> {
        match timeout(SEND, self.socket.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Gone),
        }
    }
}
