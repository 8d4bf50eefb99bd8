//! The task that owns a table.

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use plyground_players::Progress;
use plyground_rules::{BySide, Reason, Side};
use plyground_store::{Ending, GameRow, MoveRow, Seat, Store};
use tokio::{
    sync::{broadcast, mpsc},
    time::{sleep, sleep_until},
};

use super::{
    Command, Joined, MAX_CONNECTIONS, Presence, Snapshot, TableGame, Update,
    clock::Clocks,
    message::{Moved, Offers, Past, Request, Say},
    snapshot::last,
};
use crate::{
    error::Refusal,
    pool::{Pace, Pool, Thinking, Thought},
    session::{Browser, new_id},
};

/// A table without connections is put away after this long; everything is on disk.
const IDLE: Duration = Duration::from_secs(30);
/// A computer that answers at once leaves no time to see one's own move.
const PAUSE: Duration = Duration::from_millis(350);
const UNSAVED: &str = "The disk refused to keep it; nothing was changed.";

/// A table and all it needs.
pub(crate) struct Actor {
    table: TableGame,
    clocks: Clocks,
    store: Store,
    pool: Pool,
    connections: HashMap<u64, Browser>,
    next_connection: u64,
    updates: broadcast::Sender<Update>,
    thinking: Option<Thinking>,
    /// When whoever thinks has to be told to decide.
    decide: Option<Instant>,
}

/// Now, as it is stored.
pub(crate) fn unix_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis() as i64)
}

impl Actor {
    pub(crate) fn new(table: TableGame, store: Store, pool: Pool) -> Self {
        let mut clocks = Clocks::new(table.row.clock.as_ref(), table.moves.last().and_then(|m| m.left));
        let on_time = table.row.ending.as_ref().filter(|ending| ending.reason == Reason::TIME.code);
        if let Some(winner) = on_time.and_then(|ending| ending.winner) {
            clocks.run_out(!winner);
        }
        let (updates, _) = broadcast::channel(64);
        let connections = HashMap::new();
        let (next_connection, thinking, decide) = (0, None, None);
        Actor { table, clocks, store, pool, connections, next_connection, updates, thinking, decide }
    }

    /// Serves the table until nobody has been there for a while.
    pub(crate) async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        loop {
            self.keep_going();
            let flag = self.clocks.flag(self.table.play.to_move()).filter(|_| !self.table.is_over());
            let decide = self.decide.filter(|_| self.thinking.is_some());
            tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => self.obey(command).await,
                    None => return,
                },
                thought = next_thought(&mut self.thinking) => self.hear(thought).await,
                () = until(decide) => {
                    self.decide = None;
                    self.thinking.iter().for_each(Thinking::decide_now);
                }
                () = until(flag) => self.flag_fell().await,
                // A running clock goes on without anybody there; it will end the game.
                () = sleep(IDLE), if self.connections.is_empty() && flag.is_none() => return,
            }
        }
    }

    /// Starts what should be under way: the clock, the thinking.
    fn keep_going(&mut self) {
        let watched = !self.connections.is_empty();
        if self.table.is_over() {
            self.clocks.stop(self.table.play.to_move(), Instant::now());
            self.thinking = None;
            return;
        }
        if watched && (self.table.play.ply() > 0 || self.table.row.clock.is_none()) {
            self.clocks.run(Instant::now());
        }
        match self.table.thinker() {
            Some(player) if self.thinking.is_none() && watched => {
                // Another seed in every game, so that a player is not always the same.
                let letters = self.table.row.id.bytes();
                let seed = letters.fold(0u64, |a, b| a.wrapping_mul(31).wrapping_add(u64::from(b)));
                let side = self.table.play.to_move();
                let increment = self.clocks.increment();
                let pace = self.clocks.flag(side).map(|flag| Pace { flag, increment });
                self.thinking = Some(self.pool.think(self.table.play.boxed_clone(), player, seed, pace));
                self.decide = None;
                self.tell_all();
            }
            Some(_) => {}
            None => self.thinking = None,
        }
    }

    fn snapshot(&self) -> Arc<Snapshot> {
        let online = |hash: &[u8]| self.connections.values().any(|b| b.hash() == hash);
        Arc::new(Snapshot::take(&self.table, &self.clocks, online, self.thinking.is_some()))
    }

    fn tell(&self, update: Update) {
        // Nobody listening is no failure.
        let _ = self.updates.send(update);
    }

    fn tell_all(&self) {
        self.tell(Update::Table(self.snapshot()));
    }

    async fn obey(&mut self, command: Command) {
        // An answer nobody waits for any more is dropped: that browser has gone.
        match command {
            Command::Join { browser, commands, answer } => {
                let joined = (self.connections.len() < MAX_CONNECTIONS).then(|| {
                    self.next_connection += 1;
                    self.connections.insert(self.next_connection, browser);
                    self.keep_going(); // whoever comes first sees a clock that runs
                    self.tell_all();
                    let updates = self.updates.subscribe();
                    let presence = Presence { commands, connection: self.next_connection };
                    Joined { presence, snapshot: self.snapshot(), updates }
                });
                let _ = answer.send(joined);
            }
            Command::Leave { connection } => {
                self.connections.remove(&connection);
                self.tell_all();
            }
            Command::Ask { browser, request, answer } => {
                let _ = answer.send(self.ask(&browser, request).await);
            }
            Command::Sit { browser, name, answer } => {
                let _ = answer.send(self.sit(&browser, name).await);
            }
            Command::Look { answer } => {
                let _ = answer.send(self.snapshot());
            }
            Command::Past { ply, answer } => {
                let _ = answer.send(self.past(ply));
            }
        }
    }

    fn past(&self, ply: usize) -> Option<Past> {
        let view = self.table.play.view_at(ply)?;
        let events = self.table.play.events_to(ply).unwrap_or_default();
        Some(Past { ply, view, last: last(&events), events })
    }

    async fn ask(&mut self, browser: &Browser, request: Request) -> Result<(), String> {
        let sides = self.table.sides_of(browser);
        if matches!(request, Request::Sync {}) {
            self.tell_all();
            return Ok(());
        }
        // Where only computers play, anybody who watches may hurry them.
        let hurry = request == Request::Stop {} && self.table.only_computers();
        if sides.is_empty() && !hurry {
            return Err("You are watching this game.".to_owned());
        }
        match request {
            Request::Move { ply, text } => self.move_by(&sides, ply, &text).await,
            Request::Resign { side } => {
                let side =
                    side.unwrap_or(if sides.len() == 1 { sides[0] } else { self.table.play.to_move() });
                if !sides.contains(&side) {
                    return Err("That is not your side.".to_owned());
                }
                self.end(Ending { winner: Some(!side), reason: Reason::RESIGNATION.code.to_owned() }).await
            }
            Request::Draw { say } => self.draw(&sides, say).await,
            Request::Takeback { say } => self.takeback(&sides, say.unwrap_or(Say::Offer)).await,
            Request::Redo {} => self.redo(&sides).await,
            Request::Rematch {} => self.rematch().await,
            Request::Stop {} => match &self.thinking {
                Some(thinking) => {
                    thinking.decide_now();
                    Ok(())
                }
                None => Err("Nobody is thinking.".to_owned()),
            },
            Request::Sync {} => Ok(()),
        }
    }

    async fn move_by(&mut self, sides: &[Side], ply: usize, text: &str) -> Result<(), String> {
        if self.table.is_over() {
            return Err("The game is over.".to_owned());
        }
        if ply != self.table.play.ply() {
            return Err("The game has gone on since; this move came too late.".to_owned());
        }
        if !sides.contains(&self.table.play.to_move()) {
            return Err("It is not your turn.".to_owned());
        }
        self.table.redo.clear();
        self.make(text, None).await
    }

    /// Plays a move, keeps it on disk, tells everybody: in this order, so that nothing is told that could be lost.
    async fn make(&mut self, text: &str, ms: Option<u64>) -> Result<(), String> {
        let (side, before) = (self.table.play.to_move(), self.clocks.clone());
        self.table.play.play(text).map_err(|e| sentence(&e.to_string()))?;
        let turn_over = self.table.play.to_move() != side || self.table.play.outcome().is_some();
        let spent = self.clocks.decided(side, turn_over, Instant::now());
        let text = self.table.play.history().pop().expect("a move was made").1;
        let left = self.clocks.left(self.table.play.to_move(), Instant::now());
        let mv = MoveRow { text, ms: ms.unwrap_or(spent), left };
        let ply = self.table.moves.len();
        let ending = self.table.ending_by_rules();
        if let Err(e) = self.store.add_move(&self.table.row.id, ply, &mv, ending.as_ref(), unix_ms()).await {
            tracing::error!("{e}");
            self.table.play.take_back();
            self.clocks = before;
            return Err(UNSAVED.to_owned());
        }
        self.table.moves.push(mv.clone());
        self.table.row.ending = ending;
        self.table.offers = Offers::default();
        self.thinking = None;
        self.keep_going();
        let events = self.table.play.events_to(ply + 1).unwrap_or_default();
        let moved = Moved { ply: ply + 1, text: mv.text, side, ms: mv.ms, events };
        self.tell(Update::Moved(Arc::new(moved), self.snapshot()));
        Ok(())
    }

    async fn end(&mut self, ending: Ending) -> Result<(), String> {
        if self.table.is_over() {
            return Err("The game is over.".to_owned());
        }
        self.store.end(&self.table.row.id, &ending, unix_ms()).await.map_err(|e| {
            tracing::error!("{e}");
            UNSAVED.to_owned()
        })?;
        self.table.row.ending = Some(ending);
        self.table.offers = Offers::default();
        self.keep_going();
        self.tell_all();
        Ok(())
    }

    async fn draw(&mut self, sides: &[Side], say: Say) -> Result<(), String> {
        if self.table.is_over() {
            return Err("The game is over.".to_owned());
        }
        let agreed = Ending { winner: None, reason: Reason::AGREEMENT.code.to_owned() };
        let theirs = self.table.offers.draw.is_some_and(|by| !sides.contains(&by));
        match say {
            Say::Offer if sides.len() == 2 || theirs => self.end(agreed).await,
            Say::Offer if self.table.between_people() => {
                self.table.offers.draw = Some(sides[0]);
                self.tell_all();
                Ok(())
            }
            Say::Offer => {
                self.tell(Update::Notice(format!("{} declines the draw.", self.table.row.names[!sides[0]])));
                Ok(())
            }
            Say::Accept if theirs => self.end(agreed).await,
            Say::Decline if self.table.offers.draw.is_some() => {
                self.table.offers.draw = None;
                self.tell_all();
                Ok(())
            }
            Say::Accept | Say::Decline => Err("No draw is on offer.".to_owned()),
        }
    }

    async fn takeback(&mut self, sides: &[Side], say: Say) -> Result<(), String> {
        let asked = self.table.offers.takeback;
        match say {
            Say::Offer if !self.table.between_people() => self.take_back_turn(sides).await,
            // In the middle of one's own turn nobody has seen the whole of it yet.
            Say::Offer if self.in_own_turn(sides) => self.take_back_turn(sides).await,
            Say::Offer if self.table.is_over() => Err("The game is over.".to_owned()),
            Say::Offer if self.table.take_back_to(sides).is_some() => {
                self.table.offers.takeback = Some(sides[0]);
                self.tell_all();
                Ok(())
            }
            Say::Offer => Err("There is nothing to take back.".to_owned()),
            Say::Accept if asked.is_some_and(|by| !sides.contains(&by)) => {
                self.take_back_turn(&[asked.expect("checked")]).await
            }
            Say::Decline if asked.is_some() => {
                self.table.offers.takeback = None;
                self.tell_all();
                Ok(())
            }
            Say::Accept | Say::Decline => Err("Nobody has asked to take a move back.".to_owned()),
        }
    }

    fn in_own_turn(&self, sides: &[Side]) -> bool {
        let to_move = self.table.play.to_move();
        let last = self.table.play.history().pop().map(|(side, _)| side);
        !self.table.is_over() && sides.contains(&to_move) && last == Some(to_move)
    }

    async fn take_back_turn(&mut self, sides: &[Side]) -> Result<(), String> {
        let ply = self.table.take_back_to(sides).ok_or("There is nothing to take back.")?;
        self.store.take_back(&self.table.row.id, ply, unix_ms()).await.map_err(|e| {
            tracing::error!("{e}");
            UNSAVED.to_owned()
        })?;
        self.thinking = None;
        self.table.take_back(ply);
        self.clocks.reset(self.table.clocks_left());
        self.keep_going();
        self.tell_all();
        Ok(())
    }

    /// Plays again what was taken back, up to the next decision of one of these sides that begins a turn.
    async fn redo(&mut self, sides: &[Side]) -> Result<(), String> {
        if self.table.between_people() || self.table.redo.is_empty() {
            return Err("There is nothing to play again.".to_owned());
        }
        self.thinking = None;
        let first = self.table.play.to_move();
        while let Some(mv) = self.table.redo.pop() {
            self.make(&mv.text, Some(mv.ms)).await?;
            let next = self.table.play.to_move();
            if sides.contains(&next) && (next != first || sides.len() == 1) {
                break;
            }
        }
        Ok(())
    }

    async fn rematch(&mut self) -> Result<(), String> {
        if !self.table.is_over() || self.table.row.next.is_some() {
            return Err("There is no game to repeat.".to_owned());
        }
        let row = &self.table.row;
        let swap = |s: Side| !s;
        let next = GameRow {
            id: new_id(),
            names: BySide::from_fn(|s| row.names[swap(s)].clone()),
            seats: BySide::from_fn(|s| row.seats[swap(s)].clone()),
            holders: BySide::from_fn(|s| row.holders[swap(s)].clone()),
            clock: row.clock.map(|c| BySide::from_fn(|s| c[swap(s)])),
            created: unix_ms(),
            ending: None,
            next: None,
            ..row.clone()
        };
        let unsaved = |e| {
            tracing::error!("{e}");
            UNSAVED.to_owned()
        };
        self.store.create(&next).await.map_err(unsaved)?;
        self.store.set_next(&row.id, &next.id).await.map_err(unsaved)?;
        self.table.row.next = Some(next.id);
        self.tell_all();
        Ok(())
    }

    async fn sit(&mut self, browser: &Browser, name: Option<String>) -> Result<(), Refusal> {
        if !self.table.sides_of(browser).is_empty() {
            return Ok(());
        }
        let free =
            |s: &Side| self.table.row.seats[*s] == Seat::Remote && self.table.row.holders[*s].is_none();
        let Some(side) = Side::BOTH.into_iter().find(free) else {
            return Err(Refusal::taken("Both seats are taken; you can watch."));
        };
        if !self.store.sit(&self.table.row.id, side, browser.hash(), name.as_deref()).await? {
            return Err(Refusal::taken("Somebody was quicker; you can watch."));
        }
        self.table.row.holders[side] = Some(browser.hash().to_vec());
        if let Some(name) = name {
            self.table.row.names[side] = name;
        }
        self.tell_all();
        Ok(())
    }

    async fn hear(&mut self, thought: Option<Thought>) {
        match thought {
            Some(Thought::Began { decide, time }) => {
                self.decide = decide;
                let progress = Progress { depth: 0, nodes: 0, share: 0.0 };
                self.tell(Update::Thinking(self.table.play.to_move(), progress, time));
            }
            Some(Thought::Progress(progress)) => {
                self.tell(Update::Thinking(self.table.play.to_move(), progress, None));
            }
            Some(Thought::Move(text)) => {
                sleep(self.pause()).await;
                self.table.redo.clear();
                if let Err(why) = self.make(&text, None).await {
                    self.tell(Update::Notice(why));
                }
            }
            Some(Thought::Failed) | None => {
                self.thinking = None;
                let side = self.table.play.to_move();
                tracing::error!(game = self.table.row.id, "a computer player found no move");
                // It cannot go on; its opponent should not have to wait for ever.
                let ending = Ending { winner: Some(!side), reason: Reason::ABANDONMENT.code.to_owned() };
                if let Err(why) = self.end(ending).await {
                    self.tell(Update::Notice(why));
                }
            }
        }
    }

    /// How long an answer waits to be made, so that it can be seen: less when time is short.
    fn pause(&self) -> Duration {
        let (now, side) = (Instant::now(), self.table.play.to_move());
        let left = self.clocks.flag(side).map(|flag| flag.saturating_duration_since(now) / 40);
        let spent = Duration::from_millis(self.clocks.turn_ms(now));
        left.map_or(PAUSE, |left| left.min(PAUSE)).saturating_sub(spent)
    }

    async fn flag_fell(&mut self) {
        let side = self.table.play.to_move();
        let ending = Ending { winner: Some(!side), reason: Reason::TIME.code.to_owned() };
        if let Err(why) = self.end(ending).await {
            self.tell(Update::Notice(why));
            // Do not spin on a disk that refuses: the flag is fallen either way.
            self.clocks.begin_again();
        }
    }
}

async fn next_thought(thinking: &mut Option<Thinking>) -> Option<Thought> {
    match thinking {
        Some(thinking) => thinking.thoughts.recv().await,
        None => std::future::pending().await,
    }
}

async fn until(flag: Option<Instant>) {
    match flag {
        Some(flag) => sleep_until(flag.into()).await,
        None => std::future::pending().await,
    }
}

/// A phrase as a sentence.
fn sentence(phrase: &str) -> String {
    let mut chars = phrase.chars();
    let first = chars.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", chars.as_str())
}
