//! An external engine in contests: a match or a ladder.

use std::{
    sync::{Arc, Mutex, PoisonError, atomic::AtomicBool},
    time::Duration,
};

use plyground_games::AnyPlay;
use plyground_players::player::given_name;
use plyground_players::{
    Limit, MoveBudget,
    contest::{Contender, Decision},
};
use plyground_protocols::client::MoveLimits;
use plyground_words::{Message, message};

use crate::{
    file::Engine,
    launcher::Launcher,
    session::{Answer, Control, Failure, Session},
};

/// The least time that an engine gets for what should be a little processor time.
const PATIENCE: Duration = Duration::from_secs(60);

/// An engine with its processes: one for each game that is played at a time. A question holds the whole game, so any of them can
/// answer it.
#[derive(Debug)]
pub struct External {
    engine: Arc<Engine>,
    launcher: Launcher,
    limit: Option<Limit>,
    idle: Mutex<Vec<Session>>,
}

impl External {
    /// An engine that is started when it is first asked. `limit` takes the place of its own.
    pub const fn new(engine: Arc<Engine>, launcher: Launcher, limit: Option<Limit>) -> External {
        External { engine, launcher, limit, idle: Mutex::new(Vec::new()) }
    }

    /// How far it may search for one move.
    pub fn limits(&self) -> MoveLimits {
        let Engine { time, depth, nodes, timed, .. } = *self.engine;
        let own = MoveLimits { time, cpu: None, depth, nodes, timed };
        match self.limit {
            None => own,
            Some(Limit::Time(time)) => MoveLimits { time, cpu: None, depth: None, nodes: None, timed: true },
            // On a busy machine processor time may take long; an engine that has hung is noticed all the same.
            Some(Limit::Cpu(cpu)) => MoveLimits {
                time: (20 * cpu).max(PATIENCE),
                cpu: Some(cpu),
                depth: None,
                nodes: None,
                timed: false,
            },
            Some(Limit::Depth(depth)) => MoveLimits { depth: Some(depth), nodes: None, timed: false, ..own },
            Some(Limit::Nodes(nodes)) => MoveLimits { nodes: Some(nodes), depth: None, timed: false, ..own },
        }
    }

    /// Starts it, so that it is known whether it can play a variant within its limits.
    pub fn prepare(&self, variant: &'static str) -> Result<(), Failure> {
        let go = AtomicBool::new(false);
        let session =
            Session::start(&self.engine, &self.launcher, variant, Control { stop: &go, cancel: &go })?;
        session.check(self.limits())?;
        self.lock().push(session);
        Ok(())
    }

    /// Asks for a move.
    pub fn request_move(&self, play: &dyn AnyPlay, seed: u64, stop: &AtomicBool) -> Result<Answer, Failure> {
        // A stopped contest does not need the move.
        let control = Control { stop, cancel: stop };
        let variant = play.variant().id;
        let kept = self.lock().pop().filter(|session| session.variant() == variant);
        let mut session = match kept {
            Some(session) => session,
            None => Session::start(&self.engine, &self.launcher, variant, control)?,
        };
        let answer = session.choose(play, self.limits(), seed, control, &mut |_| {})?;
        self.lock().push(session);
        Ok(answer)
    }

    /// What is wrong with it, by its name.
    pub fn fault(&self, failure: &Failure) -> Message {
        message!("engine-fault", name = &self.engine.name, what = failure.message())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Session>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Contender for External {
    fn id(&self) -> &str {
        &self.engine.id
    }

    fn name(&self) -> Message {
        given_name(&self.engine.name)
    }

    fn fingerprint(&self) -> String {
        let Engine { id, command, player, .. } = &*self.engine;
        format!("{id} {command:?} {player:?} {:?}", self.limits())
    }

    fn decide(&self, play: &dyn AnyPlay, budget: MoveBudget, stop: &AtomicBool) -> Decision {
        match self.request_move(play, budget.seed, stop) {
            Ok(answer) => Decision::Move(answer.mv),
            Err(Failure::Cancelled) => Decision::Stopped,
            Err(failure) => match failure.reason() {
                Some(reason) => Decision::Forfeit { reason, why: failure.message() },
                None => Decision::Impossible(self.fault(&failure)),
            },
        }
    }
}
