//! A browser's connection for studying games.

use std::{
    collections::{HashSet, VecDeque},
    time::Duration,
};

use axum::{
    extract::{
        State,
        ws::{Message as Frame, WebSocket, WebSocketUpgrade, rejection::WebSocketUpgradeRejection},
    },
    response::Response,
};
use plyground_games::{AnyPlay, TextLine, coach};
use plyground_review::{
    Effort, Evaluations, Exercise, Grade, Review, Subject, Verdict, Why, exercises, grade, line_of,
};
use plyground_rules::Side;
use plyground_store::{Counts, GameRow, Seat, Write};
use plyground_words::{key, message};
use tokio::time::{interval, timeout};

use super::{
    message::{ShownLine, StudyMessage, StudyRequest},
    reviews::{Watching, finished_game, in_background, sides_of, stored_game},
};
use crate::{
    App, client,
    error::Refusal,
    pool::{Job, JobEvent, JobHandle, JobKind, MoveHistory, Ticket, Urgency},
    session::Browser,
    table::message::Request,
};

/// The largest message that is read: a line of many moves.
const MAX_MESSAGE: usize = 32 * 1024;
/// The longest line that is looked at.
const MAX_MOVES: usize = 2_000;
/// The most best moves at once: enough for a number on every square of a Reversi board.
const MAX_LINES: usize = 60;
/// An analysis ends by itself after this long.
const ANALYSIS: Duration = Duration::from_secs(20);
/// So much is read ahead while an engine is being waited for.
const MAX_UNREAD: usize = 16;
/// See `socket.rs`.
const PING: Duration = Duration::from_secs(20);
const SEND: Duration = Duration::from_secs(10);
/// A client that sends faster than this many a second waits.
const PAUSE: Duration = Duration::from_millis(25);

/// Upgrades to a WebSocket for studying.
pub(crate) async fn connect(
    State(app): State<App>,
    client::Client { browser, address }: client::Client,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|_| Refusal::bad(key!("websocket-only")))?;
    let permit = app.limits.connect(&browser, address)?;
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(8 * 1024);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let client = StudyClient {
            socket,
            visitor: Visitor { app, browser },
            unread: VecDeque::new(),
            analysis: None,
            review: None,
        };
        client.serve().await;
        drop(permit);
    }))
}

struct StudyClient {
    socket: WebSocket,
    visitor: Visitor,
    /// What came while an engine was being waited for.
    unread: VecDeque<Option<Frame>>,
    /// Dropping it frees its thread.
    analysis: Option<RunningAnalysis>,
    review: Option<WatchedReview>,
}

/// Who studies.
struct Visitor {
    app: App,
    browser: Browser,
}

/// An analysis under way.
struct RunningAnalysis {
    id: u32,
    play: Box<dyn AnyPlay>,
    job: JobHandle,
}

/// A review that this browser looks at.
struct WatchedReview {
    game: String,
    watching: Watching,
    /// Indices of the moves that were sent.
    sent: HashSet<usize>,
    ended: bool,
}

/// The connection is over.
struct Gone;

impl StudyClient {
    async fn serve(mut self) {
        let mut ping = interval(PING);
        let mut heard = true;
        loop {
            let outcome = tokio::select! {
                frame = next_frame(&mut self.socket, &mut self.unread) => {
                    heard = true;
                    match frame {
                        Some(Frame::Close(_)) | None => Err(Gone),
                        Some(Frame::Text(text)) => {
                            let outcome = self.handle_message(&text).await;
                            tokio::time::sleep(PAUSE).await;
                            outcome
                        }
                        Some(_) => Ok(()),
                    }
                }
                event = next_event(&mut self.analysis) => self.analysed(event).await,
                changed = next_progress(&mut self.review) => self.reviewed(changed).await,
                _ = ping.tick() => {
                    if std::mem::take(&mut heard) { self.frame(Frame::Ping(Vec::new().into())).await } else { Err(Gone) }
                }
            };
            if outcome.is_err() {
                return;
            }
        }
    }

    async fn handle_message(&mut self, text: &str) -> Result<(), Gone> {
        let Ok(request) = serde_json::from_str::<StudyRequest>(text) else {
            return self.send(&StudyMessage::Refused { id: None, why: key!("message-unknown").into() }).await;
        };
        let id = match &request {
            StudyRequest::Analyse { id, .. }
            | StudyRequest::Try { id, .. }
            | StudyRequest::Judge { id, .. }
            | StudyRequest::Verdict { id, .. }
            | StudyRequest::Hint { id, .. } => Some(*id),
            StudyRequest::Review { .. } | StudyRequest::Stop {} | StudyRequest::Reveal { .. } => None,
        };
        match self.carry_out(request).await {
            Ok(Some(answer)) => self.send(&answer).await,
            Ok(None) => Ok(()),
            Err(refusal) => self.send(&StudyMessage::Refused { id, why: refusal.message().clone() }).await,
        }
    }

    async fn carry_out(&mut self, request: StudyRequest) -> Result<Option<StudyMessage>, Refusal> {
        match request {
            StudyRequest::Review { game } => {
                let watching = self.visitor.app.reviews.watch(&game, self.visitor.browser.key()).await?;
                let mut review = WatchedReview { game, watching, sent: HashSet::new(), ended: false };
                let news = self.visitor.news(&mut review).await;
                self.review = Some(review);
                Ok(Some(news))
            }
            StudyRequest::Analyse { id, line, lines, player } => {
                let play = replayed(&line)?;
                self.analysis = None;
                if let Some(end) = play.outcome() {
                    let (game, _) =
                        plyground_games::find(&line.variant).map_err(|_| Refusal::missing("game"))?;
                    let over = game.info().ending(end.winner, end.reason);
                    return Err(Refusal::bad(message!("analysis-over", ending = over)));
                }
                let time_ms = ANALYSIS.as_millis() as u64;
                let kind = JobKind::Analyse { player, lines: lines.clamp(1, MAX_LINES), time_ms };
                let job = self.visitor.app.tables.pool().submit(Job { kind, line }, self.visitor.ticket());
                self.analysis = Some(RunningAnalysis { id, play, job });
                Ok(None)
            }
            StudyRequest::Stop {} => {
                self.analysis = None;
                Ok(None)
            }
            StudyRequest::Try { id, game, ply, text } => {
                let graded = self.visitor.graded(id, &game, ply, &text);
                while_listening(&mut self.socket, &mut self.unread, graded).await.map(Some)
            }
            StudyRequest::Reveal { game, ply } => {
                self.visitor.revealed(&game, ply).await?;
                Ok(None)
            }
            StudyRequest::Judge { id, line } => {
                let judged = self.visitor.judged(id, line);
                while_listening(&mut self.socket, &mut self.unread, judged).await.map(Some)
            }
            StudyRequest::Verdict { id, game, ply } => {
                let judged = self.visitor.own_move_judged(id, &game, ply);
                while_listening(&mut self.socket, &mut self.unread, judged).await.map(Some)
            }
            StudyRequest::Hint { id, game } => {
                let hinted = self.visitor.hinted(id, &game);
                while_listening(&mut self.socket, &mut self.unread, hinted).await.map(Some)
            }
        }
    }

    async fn analysed(&mut self, event: Option<JobEvent>) -> Result<(), Gone> {
        let Some(RunningAnalysis { id, play, .. }) = &self.analysis else { return Ok(()) };
        let Ok((game, _)) = plyground_games::find(play.variant().id) else { return Ok(()) };
        let shown = |line: &_| ShownLine::new(game, &**play, line);
        let (lines, done) = match event {
            Some(JobEvent::Lines(lines)) => (lines.iter().map(shown).collect(), false),
            Some(JobEvent::Analysed(lines)) => (lines.iter().map(shown).collect(), true),
            Some(JobEvent::Chosen(mv)) => (vec![ShownLine::only(mv)], true),
            Some(JobEvent::Started { .. } | JobEvent::Suspended | JobEvent::Progress(_)) => return Ok(()),
            event => {
                let why = match event {
                    Some(JobEvent::Forfeited(reason)) => message!("analysis-forfeited", why = reason.phrase),
                    _ => key!("analysis-failed").into(),
                };
                let refused = StudyMessage::Refused { id: Some(*id), why };
                self.analysis = None;
                return self.send(&refused).await;
            }
        };
        let message = StudyMessage::Lines { id: *id, lines, done };
        if done {
            self.analysis = None;
        }
        self.send(&message).await
    }

    async fn reviewed(&mut self, changed: bool) -> Result<(), Gone> {
        let Some(mut review) = self.review.take() else { return Ok(()) };
        review.ended = !changed;
        let news = self.visitor.news(&mut review).await;
        let failed = review.ended && review.watching.progress.borrow().report.summary.is_none();
        self.review = Some(review);
        self.send(&news).await?;
        if failed {
            return self.send(&StudyMessage::Refused { id: None, why: key!("review-failed").into() }).await;
        }
        Ok(())
    }

    async fn send(&mut self, message: &StudyMessage) -> Result<(), Gone> {
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

impl Visitor {
    fn ticket(&self) -> Ticket {
        let table = format!("study {:x?}", &self.browser.key()[..8]);
        Ticket { table, client: self.browser.key(), urgency: Urgency::Watched }
    }

    /// What this browser does not know of a review yet.
    async fn news(&self, review: &mut WatchedReview) -> StudyMessage {
        let progress = review.watching.progress.borrow_and_update().clone();
        let report = &progress.report;
        let new = report
            .moves
            .iter()
            .enumerate()
            .filter(|(index, mv)| mv.is_some() && !review.sent.contains(index));
        let new: Vec<usize> = new.map(|(index, _)| index).collect();
        review.sent.extend(&new);
        let practised = self.app.tables.store().exercises(&review.game, self.browser.hash()).await;
        StudyMessage::Review {
            game: review.game.clone(),
            chances: report.chances.clone(),
            moves: new.into_iter().filter_map(|index| report.moves[index].clone()).collect(),
            share: progress.share,
            summary: report.summary.clone(),
            practised: practised.unwrap_or_default(),
        }
    }

    /// Grades a try at an exercise.
    async fn graded(&self, id: u32, game: &str, ply: usize, text: &str) -> Result<StudyMessage, Refusal> {
        let store = self.app.tables.store();
        let (row, play) = stored_game(store, game).await?;
        let report = self.app.reviews.complete(game, self.browser.key()).await?;
        let mistake = report.moves.get(ply).cloned().flatten().filter(|mv| mv.verdict >= Verdict::Mistake);
        let mistake = mistake.ok_or_else(|| Refusal::missing("move"))?;
        let exercise = exercises(&report, mistake.side).into_iter().find(|exercise| exercise.ply == ply);
        let exercise: Exercise = exercise.ok_or_else(|| Refusal::missing("move"))?;
        let mut tried = play.boxed_clone();
        while tried.ply() > ply {
            tried.take_back();
        }
        let before = tried.boxed_clone();
        tried.play(text).map_err(|e| Refusal::bad(e.message()))?;
        let text = tried.last_move().unwrap_or_default();
        let moves = tried.history().into_iter().map(|(_, text)| text).collect();
        let line = MoveHistory { variant: row.variant.clone(), start: row.start.clone(), moves };
        let (win, reply, score) = if text == mistake.best {
            (exercise.best_win, mistake.line.iter().skip(1).cloned().collect(), mistake.best_score)
        } else {
            let evaluation = match tried.outcome() {
                Some(_) => None,
                None => {
                    let found =
                        self.app.reviews.evaluate(game, &*tried, line, Effort::Check, self.ticket()).await;
                    Some(found.ok_or_else(|| Refusal::full(key!("analysis-failed")))?)
                }
            };
            let value = plyground_review::value_for(
                &*tried,
                evaluation.as_ref().map(|found| found.score),
                mistake.side,
            );
            let (score, win) = value.ok_or_else(|| Refusal::full(key!("analysis-failed")))?;
            (win, evaluation.map(|found| found.line).unwrap_or_default(), score)
        };
        let grade = grade(&exercise, win);
        if grade == Grade::Solved {
            self.practised(game, ply, true).await?;
        }
        let why = if grade == Grade::Wrong {
            let tried = std::iter::once(text).chain(reply.iter().cloned()).collect();
            let wrong = line_of(&*before, tried, score);
            let best = line_of(&*before, mistake.line.clone(), mistake.best_score);
            // What the best move gains would give the solution away.
            let claims = in_background(move || before.claims(&wrong, &best)).await?;
            let about_the_try =
                claims.into_iter().filter(|claim| claim.about == coach::About::Played).collect::<Vec<_>>();
            coach::choose(&about_the_try).into_iter().map(Why::from).collect()
        } else {
            Vec::new()
        };
        Ok(StudyMessage::Tried { id, grade, win, reply, why })
    }

    /// The solution of an exercise was asked for. What is stored is bounded by the moves of a game that is over.
    async fn revealed(&self, game: &str, ply: usize) -> Result<(), Refusal> {
        let (_, play) = finished_game(self.app.tables.store(), game).await?;
        if ply >= play.ply() {
            return Err(Refusal::missing("move"));
        }
        self.practised(game, ply, false).await
    }

    async fn practised(&self, game: &str, ply: usize, solved: bool) -> Result<(), Refusal> {
        let holder = self.browser.hash().to_vec();
        let write = Write::Exercise { game: game.to_owned(), ply, holder, solved };
        Ok(self.app.tables.store().commit(vec![write]).await?)
    }

    /// A verdict on the last move of a line.
    async fn judged(&self, id: u32, line: MoveHistory) -> Result<StudyMessage, Refusal> {
        let play = replayed(&line)?;
        let last = play.ply().checked_sub(1).ok_or_else(|| Refusal::missing("move"))?;
        let mut review = Review::last_move(Subject::new(&*play), Evaluations::new());
        while let Some(task) = review.task() {
            let position = task.play(review.subject());
            let moves = line.moves[..task.ply].iter().cloned().chain(task.instead.clone()).collect();
            let line = MoveHistory { moves, ..line.clone() };
            let found = self.app.reviews.evaluate("", &*position, line, task.effort, self.ticket()).await;
            let evaluation = found.ok_or_else(|| Refusal::full(key!("analysis-failed")))?;
            let hash = position.evaluation_hash();
            // Reasons are looked for while the move is completed.
            review = in_background(move || {
                review.insert(hash, task.effort, evaluation);
                review
            })
            .await?;
        }
        let report = review.report().moves[last].clone();
        let report = report.ok_or_else(|| Refusal::full(key!("analysis-failed")))?;
        Ok(StudyMessage::Judged { id, report: Box::new(report) })
    }

    /// A verdict on a person's move in a game against a computer.
    async fn own_move_judged(&self, id: u32, game: &str, ply: usize) -> Result<StudyMessage, Refusal> {
        let (row, play) = stored_game(self.app.tables.store(), game).await?;
        let moves = play.history();
        let own = ply.checked_sub(1).and_then(|index| moves.get(index));
        let own = own.filter(|(side, _)| sides_of(&row, self.browser.hash()).contains(side));
        if own.is_none() || !is_against_computer(&row) || ply <= row.opening.moves() {
            return Err(Refusal::bad(key!("no-verdict")));
        }
        // A verdict names the better move: that is help, as a hint is.
        if row.counts == Counts::Yes && row.ending.is_none() {
            return Err(Refusal::bad(key!("no-verdict-rated")));
        }
        let moves = moves.into_iter().take(ply).map(|(_, text)| text).collect();
        self.judged(id, MoveHistory { variant: row.variant, start: row.start, moves }).await
    }

    /// A game with help is not rated: it counts no longer before the help is given.
    async fn discount(&self, game: &str) -> Result<(), Refusal> {
        let table = self.app.tables.get(game).await?;
        match table.apply(self.browser.clone(), Request::Discount {}).await {
            Some(granted) => granted.map_err(Refusal::bad),
            None => Err(Refusal::full(key!("analysis-failed"))),
        }
    }

    /// The best move of a game under way against a computer, for the person whose turn it is.
    async fn hinted(&self, id: u32, game: &str) -> Result<StudyMessage, Refusal> {
        let (row, play) = stored_game(self.app.tables.store(), game).await?;
        let sides = sides_of(&row, self.browser.hash());
        if row.opening.is_under_way() {
            return Err(Refusal::bad(key!("no-hint")));
        }
        if row.ending.is_some() || !is_against_computer(&row) || !sides.contains(&play.to_move()) {
            return Err(Refusal::bad(key!("no-hint")));
        }
        if row.counts == Counts::Yes {
            self.discount(game).await?;
        }
        let moves = play.history().into_iter().map(|(_, text)| text).collect();
        let line = MoveHistory { variant: row.variant.clone(), start: row.start.clone(), moves };
        let ticket = Ticket { urgency: Urgency::Person, ..self.ticket() };
        let found = self.app.reviews.evaluate(game, &*play, line, Effort::Second, ticket).await;
        let found = found.ok_or_else(|| Refusal::full(key!("analysis-failed")))?;
        let best = found.line.first().cloned().ok_or_else(|| Refusal::full(key!("analysis-failed")))?;
        let why = match found.second.clone() {
            Some(second) => {
                let second = TextLine { moves: second.line, score: second.score };
                let line = TextLine { moves: found.line.clone(), score: found.score };
                let claims = in_background(move || play.claims(&second, &line)).await?;
                let gains =
                    claims.into_iter().filter(|claim| claim.about == coach::About::Best).collect::<Vec<_>>();
                coach::choose(&gains).into_iter().map(Why::from).collect()
            }
            None => Vec::new(),
        };
        Ok(StudyMessage::Hinted { id, best, line: found.line, why })
    }
}

/// Only there engines may help: between people that would be cheating.
fn is_against_computer(row: &GameRow) -> bool {
    Side::BOTH.iter().any(|&side| matches!(row.seats[side], Seat::Computer(_)))
}

/// The next frame, what came in the meantime first; `None` when the connection is over.
async fn next_frame(socket: &mut WebSocket, unread: &mut VecDeque<Option<Frame>>) -> Option<Frame> {
    match unread.pop_front() {
        Some(frame) => frame,
        None => socket.recv().await.and_then(Result::ok),
    }
}

/// Waits for an engine, and no longer than the connection is open: a closed tab frees the engine at once.
async fn while_listening(
    socket: &mut WebSocket,
    unread: &mut VecDeque<Option<Frame>>,
    answer: impl Future<Output = Result<StudyMessage, Refusal>>,
) -> Result<StudyMessage, Refusal> {
    tokio::pin!(answer);
    loop {
        let frame = tokio::select! {
            answer = &mut answer => return answer,
            frame = socket.recv(), if unread.len() < MAX_UNREAD => frame.and_then(Result::ok),
        };
        let gone = matches!(frame, None | Some(Frame::Close(_)));
        unread.push_back(frame);
        if gone {
            return Err(Refusal::full(key!("analysis-failed")));
        }
    }
}

/// The next event of the analysis under way; never without one.
async fn next_event(analysis: &mut Option<RunningAnalysis>) -> Option<JobEvent> {
    match analysis {
        Some(analysis) => analysis.job.events.recv().await,
        None => std::future::pending().await,
    }
}

/// Waits until there is something new of the review; false when it has ended. Never without one, or after its end.
async fn next_progress(review: &mut Option<WatchedReview>) -> bool {
    match review {
        Some(review) if !review.ended => review.watching.progress.changed().await.is_ok(),
        _ => std::future::pending().await,
    }
}

/// The position of a line that a browser sent.
fn replayed(line: &MoveHistory) -> Result<Box<dyn AnyPlay>, Refusal> {
    if line.moves.len() > MAX_MOVES {
        return Err(Refusal::bad(message!("try-too-long", most = MAX_MOVES)));
    }
    let (game, variant) = plyground_games::find(&line.variant).map_err(|e| Refusal::bad(e.message()))?;
    let mut play = game.start(variant, line.start.as_deref()).map_err(|e| Refusal::bad(e.message()))?;
    for (index, text) in line.moves.iter().enumerate() {
        let wrong = |e: plyground_games::MoveError| {
            Refusal::bad(message!("try-wrong-move", number = index + 1, why = e.message()))
        };
        play.play(text).map_err(wrong)?;
    }
    Ok(play)
}
