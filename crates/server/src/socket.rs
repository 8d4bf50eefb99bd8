//! A browser's connection to a table.

use std::{
    net::IpAddr,
    time::{Duration, Instant},
};

use axum::{
    extract::{
        Path, State,
        ws::{
            CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code,
            rejection::WebSocketUpgradeRejection,
        },
    },
    response::Response,
};
use plyground_words::key;
use tokio::{
    sync::broadcast::error::RecvError,
    time::{interval, timeout},
};

use crate::{
    App, client,
    error::Refusal,
    limits::ClientLimits,
    session::Browser,
    table::{
        Handle, Joined, Snapshot,
        message::{Request, TableMessage},
    },
};

/// The largest message that is read; the longest real one has about 100 bytes.
const MAX_MESSAGE: usize = 2 * 1024;
/// A larger one than this ends the connection, because it would have to be kept in memory to be refused.
const MAX_FRAME: usize = 64 * 1024;
/// What is set aside for each connection; the usual 128 KB each would be most of the memory of a server with many.
const READ_BUFFER: usize = 4 * 1024;
const WRITE_BUFFER: usize = 8 * 1024;
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
    client::Client { browser, address }: client::Client,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|_| Refusal::bad(key!("websocket-only")))?;
    let permit = app.limits.connect(&browser, address)?;
    let (handle, joined) = app.tables.join(&id, &browser).await?;
    let joined = joined.ok_or_else(|| Refusal::full(key!("too-many-watchers")))?;
    let upgrade = upgrade
        .max_message_size(MAX_FRAME)
        .max_frame_size(MAX_FRAME)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let limits = app.limits;
        let (allowance, at, refused) = (BURST, Instant::now(), 0);
        let mut client = SocketClient { socket, browser, address, limits, handle, allowance, at, refused };
        client.serve(joined).await;
        drop(permit);
    }))
}

struct SocketClient {
    socket: WebSocket,
    browser: Browser,
    address: IpAddr,
    limits: ClientLimits,
    handle: Handle,
    /// Messages it may still send, refilled with time.
    allowance: f64,
    at: Instant,
    refused: u32,
}

/// The connection is over.
struct Gone;

impl SocketClient {
    async fn serve(&mut self, joined: Joined) {
        let Joined { snapshot, mut updates, mut evicted, presence: _presence } = joined;
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
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => Err(Gone),
                        Some(Ok(frame)) => match self.admit(&frame).await {
                            Ok(true) => match frame {
                                Frame::Text(text) => self.handle_message(&text).await,
                                Frame::Binary(_) => self.refuse(key!("message-not-text")).await,
                                Frame::Ping(_) | Frame::Pong(_) | Frame::Close(_) => Ok(()),
                            },
                            Ok(false) => Ok(()),
                            Err(gone) => Err(gone),
                        },
                    }
                }
                update = updates.recv() => match update {
                    Ok(update) => self.frame(Frame::text(update.for_browser(&self.browser))).await,
                    // Too slow for everything: the whole state makes up for all that was missed, and for what is still kept.
                    Err(RecvError::Lagged(_)) => {
                        updates = updates.resubscribe();
                        match self.handle.snapshot().await {
                            Some(snapshot) => self.send_table(&snapshot).await,
                            None => Err(Gone),
                        }
                    }
                    Err(RecvError::Closed) => Err(Gone),
                },
                // A later connection of this browser needs the permit.
                _ = &mut evicted => Err(Gone),
                _ = ping.tick() => {
                    if std::mem::take(&mut heard) { self.frame(Frame::Ping(Vec::new().into())).await } else { Err(Gone) }
                }
            };
            if outcome.is_err() {
                return;
            }
        }
    }

    /// Counts a frame of any kind: each costs time, and a ping an answer as well. Says whether it may be looked at.
    async fn admit(&mut self, frame: &Frame) -> Result<bool, Gone> {
        let now = Instant::now();
        self.allowance = (self.allowance + RATE * (now - self.at).as_secs_f64()).min(BURST);
        self.at = now;
        if self.allowance >= 1.0 {
            self.allowance -= 1.0;
            self.refused = 0;
            return Ok(true);
        }
        self.refused += 1;
        if self.refused > PATIENCE {
            let close =
                CloseFrame { code: close_code::POLICY, reason: Utf8Bytes::from_static("too-many-messages") };
            let _ = self.frame(Frame::Close(Some(close))).await;
            return Err(Gone);
        }
        if matches!(frame, Frame::Text(_) | Frame::Binary(_)) {
            self.refuse(key!("too-many-messages")).await?;
        }
        Ok(false)
    }

    async fn handle_message(&mut self, text: &str) -> Result<(), Gone> {
        if text.len() > MAX_MESSAGE {
            return self.refuse(key!("message-too-long")).await;
        }
        let Ok(request) = serde_json::from_str::<Request>(text) else {
            return self.refuse(key!("message-unknown")).await;
        };
        if matches!(request, Request::Sync {}) {
            let snapshot = self.handle.snapshot().await.ok_or(Gone)?;
            return self.send_table(&snapshot).await;
        }
        // A rematch is a new game.
        if matches!(request, Request::Rematch {})
            && let Err(refusal) = self.limits.start_game(&self.browser, self.address)
        {
            return self.refuse(refusal.message().clone()).await;
        }
        match self.handle.apply(self.browser.clone(), request).await {
            Some(Ok(())) => Ok(()),
            Some(Err(why)) => self.refuse(why).await,
            None => Err(Gone),
        }
    }

    async fn send_table(&mut self, snapshot: &Snapshot) -> Result<(), Gone> {
        let you = snapshot.you(&self.browser);
        let choices = snapshot.choices(&you);
        self.send(&TableMessage::Table { state: &snapshot.state, you: &you, choices }).await
    }

    async fn refuse(&mut self, why: impl Into<plyground_words::Message>) -> Result<(), Gone> {
        self.send(&TableMessage::Refused { why: why.into() }).await
    }

    async fn send(&mut self, message: &TableMessage<'_>) -> Result<(), Gone> {
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
