//! The engines over pipes, as other programs use them (`plyground engine`).

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::Duration,
};

use plyground_games::{AnyPlay, find, rules::zobrist};

/// Longer than any answer takes, however busy the machine is.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
/// What a busy machine may add to a time limit.
pub(crate) const BUSY: Duration = Duration::from_secs(20);

/// A running engine.
pub(crate) struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    pub(crate) lines: Receiver<String>,
}

impl Engine {
    pub(crate) fn start(protocol: &str) -> Engine {
        Engine::with_threads(protocol, 1)
    }

    pub(crate) fn with_threads(protocol: &str, threads: u32) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_plyground"))
            .env("LC_ALL", "C")
            .args(["engine", protocol, "--threads", &threads.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        let (send, lines) = channel();
        thread::spawn(move || output.lines().map_while(Result::ok).all(|line| send.send(line).is_ok()));
        Engine { input: child.stdin.take(), child, lines }
    }

    pub(crate) fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    pub(crate) fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(bytes).and_then(|()| input.flush()).expect("the engine listens");
    }

    pub(crate) fn hear(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    pub(crate) fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.hear()
    }

    /// Everything up to and with the first line for which it holds.
    pub(crate) fn hear_until(&self, is_last: impl Fn(&str) -> bool) -> Vec<String> {
        let mut heard = Vec::new();
        loop {
            heard.push(self.hear());
            if is_last(heard.last().expect("just pushed")) {
                return heard;
            }
        }
    }

    /// Closes the input and waits: what was still said. It must end well.
    pub(crate) fn end(mut self) -> Vec<String> {
        self.input = None;
        let mut rest = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => rest.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("the engine does not end"),
            }
        }
        let status = self.child.wait().expect("it has ended");
        let mut complaint = String::new();
        let mut errors = self.child.stderr.take().expect("piped");
        std::io::Read::read_to_string(&mut errors, &mut complaint).expect("text");
        assert!(status.success() && complaint.is_empty(), "{status}: {complaint}");
        rest
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Only a failed test leaves one running.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn game(id: &str) -> Box<dyn AnyPlay> {
    let (game, variant) = find(id).expect("a game");
    game.start(variant, None).expect("a start")
}

pub(crate) fn any_move(play: &dyn AnyPlay, seed: u64) -> String {
    let legal = play.legal();
    legal[(zobrist::number(seed, play.ply() as u64) % legal.len() as u64) as usize].clone()
}

/// What should upset nobody.
pub(crate) fn rubbish() -> Vec<Vec<u8>> {
    let mut lines: Vec<Vec<u8>> = [
        "",
        " ",
        ",",
        ",,",
        "-1,-1",
        "7,7",
        "TURN",
        "TURN ,",
        "TURN 7",
        "TURN 7,",
        "TURN -7,7",
        "TURN 7,7,7",
        "TURN 99999999999999999999,1",
        "TURN 1e1,2",
        "TURN ７,７",
        "TURN a,b",
        "TAKEBACK -1,0",
        "PLAY",
        "PLAY x",
        "BOARD",
        "BOARD",
        "7,7,7",
        "BOARD",
        "1,1,1",
        "x",
        "SWAP2BOARD",
        "1",
        "DONE",
        "DONE",
        "INFO rule x",
        "INFO timeout_turn -5",
        "INFO timeout_turn 99999999999999999999999",
        "INFO timeout_match -1",
        "INFO time_left 9223372036854775807",
        "INFO max_memory -1",
        "INFO max_memory 1",
        "INFO thread_num 0",
        "INFO thread_num -4",
        "START 999999999999999999999",
        "RECTSTART ,",
        "RECTSTART 15;15",
        "{\"a\":1}",
        "%s%n",
        "set",
        "set depth",
        "set depth -3",
        "set depth 99999999999",
        "set game",
        "set game (;",
        "set game (;BO[8 ];)",
        "set game (;BO[8 XXXX *];)",
        "set game (;GM[Othello]BO[8 é];)",
        "set game (;B[F5]W[A1];)",
        "set game ;)(;",
        "set contempt",
        "set contempt 1000",
        "set unknown 5",
        "move",
        "move A1",
        "move Z9//",
        "move ///",
        "move é5",
        "A1",
        "PA",
        "ping",
        "ping x",
        "hint -1",
        "hint x",
        "learn",
        "nboard",
        "nboard 7",
        "nboard x",
        "analysis",
        "move PA/1/2",
        "ＧＯ",
        "🦀",
    ]
    .iter()
    .map(|line| line.as_bytes().to_vec())
    .collect();
    lines.push((0..=255u8).filter(|&byte| byte != b'\n').collect());
    lines.push(vec![0; 1000]);
    lines.push(vec![b'x'; 1_000_000]);
    lines.push([b"BOARD ".as_slice(), &[b'['; 100_000]].concat());
    lines.push([b"set game (;".as_slice(), &[b'A'; 100_000]].concat());
    lines.push([b"set game (;".as_slice(), "B[F5]".repeat(20_000).as_bytes()].concat());
    lines
}
