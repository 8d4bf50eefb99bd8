//! Checks what is claimed by replaying the lines with the naive rules: nothing here knows how a claim was found.

use plyground_coach::{About, Claim, Mistake, Shape};
use plyground_laser::{Laser, Move};
use plyground_rules::{Notation, Position, Side};
use plyground_search::Score;
use serde_json::Value;

use crate::naive::{Coordinate, End, Naive, coordinate, name};

/// A move of a line, replayed.
struct Replayed {
    text: String,
    blue: bool,
    before: Naive,
    after: Naive,
    path: Vec<String>,
    end: End,
}

impl Replayed {
    /// Square and kind of what of a colour is destroyed.
    fn destroyed(&self, blue: bool) -> Option<(String, char)> {
        match self.end {
            End::Destroyed(at, man) if man.blue == blue => Some((name(at), man.kind)),
            _ => None,
        }
    }
}

struct Lines {
    blue: bool,
    /// The positions of the game up to the mistake, as texts.
    past: Vec<String>,
    played: Vec<Replayed>,
    best: Vec<Replayed>,
    scores: [Score; 2],
}

fn replay(start: &Laser, past: &[String], moves: &[Move]) -> Vec<Replayed> {
    let khet = start.variant_id() == "laser-khet";
    let mut naive = Naive::read(khet, &start.position_text());
    let mut position = start.clone();
    let mut line: Vec<Replayed> = Vec::new();
    for &mv in moves {
        let times = |text: &str| {
            past.iter().filter(|seen| *seen == text).count()
                + line.iter().filter(|step| step.after.text() == text).count()
        };
        if naive.winner().is_some() || !line.is_empty() && times(&naive.text()) >= 3 {
            break;
        }
        let text = position.move_text(mv);
        position.play_unchecked(mv);
        let before = naive.clone();
        let (path, end) = naive.play(&text);
        let path = path.into_iter().map(name).collect();
        line.push(Replayed { text, blue: before.blue_to_move, before, after: naive.clone(), path, end });
    }
    line
}

trait VariantId {
    fn variant_id(&self) -> &'static str;
}

impl VariantId for Laser {
    fn variant_id(&self) -> &'static str {
        plyground_rules::Game::variant(self).id
    }
}

fn lost(line: &[Replayed], blue: bool, plies: usize) -> usize {
    line.iter().take(plies).filter(|step| step.destroyed(blue).is_some()).count()
}

fn kind_letter(kind: &str) -> char {
    match kind {
        "pharaoh" => 'F',
        "scarab" => 'R',
        "pyramid" => 'P',
        "anubis" => 'N',
        _ => 'S',
    }
}

/// The arguments of a sentence.
struct Args(Value);

impl Args {
    fn id(&self) -> &str {
        self.0["id"].as_str().or(self.0.as_str()).expect("a sentence has an id")
    }

    fn text(&self, name: &str) -> &str {
        self.0[name].as_str().unwrap_or_else(|| panic!("{name} in {}", self.0))
    }

    fn number(&self, name: &str) -> usize {
        self.0[name].as_u64().unwrap_or_else(|| panic!("{name} in {}", self.0)) as usize
    }

    fn inner(&self, name: &str) -> Args {
        Args(self.0[name].clone())
    }

    /// Whether a side's name is blue's.
    fn is_blue(&self, name: &str) -> bool {
        match self.inner(name).id() {
            "laser.side-first" => true,
            "laser.side-second" => false,
            other => panic!("{other} is no side"),
        }
    }

    /// Colour and letter of a piece.
    fn piece(&self) -> (bool, char) {
        let piece = self.inner("piece");
        (piece.text("side") == "first", kind_letter(piece.text("kind")))
    }
}

/// Panics unless the claim is true of the mistake.
pub(crate) fn check(mistake: &Mistake<'_, Laser>, claim: &Claim) {
    let before = mistake.before();
    let past: Vec<String> = mistake.positions.iter().map(Notation::position_text).collect();
    let lines = Lines {
        blue: before.to_move() == Side::First,
        played: replay(before, &past, &mistake.played.moves),
        best: replay(before, &past, &mistake.best.moves),
        past,
        scores: [mistake.played.score, mistake.best.score],
    };
    let args = Args(serde_json::to_value(&claim.message).expect("JSON"));
    let line = if claim.about == About::Played { &lines.played } else { &lines.best };
    assert!((1..=line.len()).contains(&claim.plies), "{} moves are not shown: {claim:?}", claim.plies);
    let truth = lines.holds(claim, &args);
    assert!(truth, "{} in {before:?}\n{claim:?}\n{mistake:?}", claim.message);
}

impl Lines {
    fn holds(&self, claim: &Claim, args: &Args) -> bool {
        let (blue, plies, last) = (self.blue, claim.plies, claim.plies - 1);
        let (played, best) = (&self.played[..], &self.best[..]);
        let here = |step: &Replayed| step.destroyed(blue).map(|(at, _)| at);
        let there = |step: &Replayed| step.destroyed(!blue).map(|(at, _)| at);
        let lost_more = lost(played, blue, plies) > lost(best, blue, plies);
        let won_less = lost(best, !blue, plies) > lost(played, !blue, plies);
        let nth = |step: &Replayed| self.shots(claim.about, plies, step.blue);
        match args.id() {
            "laser.coach-own-goal-pharaoh" => {
                // The better move's shot may cost a piece, but not the game.
                played[0].destroyed(blue) == Some((args.text("square").into(), 'F'))
                    && best[0].destroyed(blue).is_none_or(|(_, kind)| kind != 'F')
                    && shows_beam(claim, &played[0])
            }
            "laser.coach-own-goal" => {
                let (owner, kind) = args.piece();
                owner == blue
                    && played[0].destroyed(blue) == Some((args.text("square").into(), kind))
                    && best[0].destroyed(blue).is_none()
                    && shows_beam(claim, &played[0])
            }
            "laser.coach-because" => {
                self.next_shot(claim, &args.inner("what")) && self.cause(&args.inner("cause"))
            }
            "laser.coach-sentence" => self.next_shot(claim, &args.inner("what")),
            "laser.coach-forces" => self.is_forced_loss() && args.is_blue("side") != blue,
            "laser.coach-forces-in" => {
                self.is_forced_loss()
                    && args.is_blue("side") != blue
                    && played[last].after.winner() == Some(!blue)
                    && here(&played[last]).as_deref() == Some(args.text("square"))
                    && args.number("count") == plies / 2
                    && shows_beam(claim, &played[last])
            }
            "laser.coach-opens-own" => {
                self.is_forced_loss()
                    && here(&played[last]).as_deref() == Some(args.text("target"))
                    && played[0].text[..2] == *args.text("square")
                    && played[last].path.iter().any(|at| at == args.text("square"))
                    && self.undone_line_keeps_the_pharaoh(plies)
            }
            "laser.coach-missed-hit" => {
                args.text("mv") == best[0].text
                    && best[0].after.winner() == Some(blue)
                    && played[0].after.winner() != Some(blue)
                    && there(&best[0]).as_deref() == Some(args.text("square"))
                    && shows_beam(claim, &best[0])
            }
            "laser.coach-missed-force" => self.is_missed_win(),
            "laser.coach-missed-force-in" => {
                self.is_missed_win()
                    && best[last].after.winner() == Some(blue)
                    && there(&best[last]).as_deref() == Some(args.text("square"))
                    && args.number("count") == plies.div_ceil(2)
                    && shows_beam(claim, &best[last])
            }
            "laser.coach-repeats" => plies == 1 && self.third(played, 1) && !self.third(best, 1),
            "laser.coach-lets-repeat" => {
                plies == 2 && self.third(played, 2) && !self.third(best, 1) && !self.third(best, 2)
            }
            "laser.coach-could-repeat" => {
                args.text("mv") == best[0].text && self.third(best, 1) && !self.third(played, 1)
            }
            "laser.coach-later-destroys" => {
                let (owner, kind) = args.piece();
                owner == blue
                    && played[last].destroyed(blue) == Some((args.text("square").into(), kind))
                    && args.is_blue("side") == played[last].blue
                    && args.number("nth") == nth(&played[last])
                    && lost_more
                    && shows_beam(claim, &played[last])
            }
            "laser.coach-missed-piece" | "laser.coach-missed-later" => {
                let (owner, kind) = args.piece();
                let later = args.id() == "laser.coach-missed-later";
                owner != blue
                    && args.text("mv") == best[0].text
                    && best[last].destroyed(!blue) == Some((args.text("square").into(), kind))
                    && (!later || args.is_blue("side") == best[last].blue)
                    && (!later || args.number("nth") == nth(&best[last]))
                    && won_less
                    && shows_beam(claim, &best[last])
            }
            "laser.coach-shut-in" => {
                let length = |step: &Replayed| step.after.fire(blue).0.len() - 1;
                let four = |line: &[Replayed]| line[1..5].iter().map(length).collect::<Vec<_>>();
                four(played).into_iter().max() == Some(args.number("count"))
                    && four(best).into_iter().min() == Some(args.number("other"))
                    && args.number("count") <= 4
                    && args.number("other") > 8
            }
            "laser.coach-allows-threat" => {
                args.text("answer") == played[1].text
                    && hits_pharaoh(&played[1].after, !blue, args.text("mv")).as_deref()
                        == Some(args.text("square"))
                    && no_hit_on_pharaoh(&best[1].after, !blue)
            }
            "laser.coach-misses-threat" => {
                args.text("best") == best[0].text
                    && hits_pharaoh(&best[0].after, blue, args.text("mv")).as_deref()
                        == Some(args.text("square"))
                    && no_hit_on_pharaoh(&played[0].after, blue)
            }
            "laser.coach-attack-played" | "laser.coach-attack-best" => {
                let whose = args.is_blue("side");
                self.counts(claim, args, |position| near(position, whose))
            }
            "laser.coach-beam-played" | "laser.coach-beam-best" => {
                let whose = args.is_blue("side");
                self.counts(claim, args, |position| position.fire(whose).0.len() - 1)
            }
            other => panic!("{other} has no check"),
        }
    }

    fn is_forced_loss(&self) -> bool {
        matches!(self.scores[0], Score::Loss(_)) && !matches!(self.scores[1], Score::Loss(_))
    }

    fn is_missed_win(&self) -> bool {
        matches!(self.scores[1], Score::Win(_)) && !matches!(self.scores[0], Score::Win(_))
    }

    /// How many shots one colour has fired after so many moves of a line.
    fn shots(&self, about: About, plies: usize, blue: bool) -> usize {
        let line = if about == About::Played { &self.played } else { &self.best };
        line[..plies].iter().filter(|step| step.blue == blue).count()
    }

    /// Whether the position after so many moves of a line comes up for the third time.
    fn third(&self, line: &[Replayed], plies: usize) -> bool {
        let Some(step) = line.get(plies - 1) else { return false };
        let text = step.after.text();
        let before = line[..plies].iter().filter(|step| step.after.text() == text).count();
        self.past.iter().filter(|seen| **seen == text).count() + before >= 3
    }

    /// The answer destroys what is said, and that does not happen in the better line.
    fn next_shot(&self, claim: &Claim, what: &Args) -> bool {
        let answer = &self.played[1];
        let kind = match what.id() {
            "laser.coach-next-hits" => 'F',
            _ => what.piece().1,
        };
        let lost_in_best = self.best.iter().take(2).any(|step| match step.end {
            End::Destroyed(_, man) => man.blue == self.blue && (kind != 'F' || man.kind == 'F'),
            _ => false,
        });
        let owner = what.id() == "laser.coach-next-hits" || what.piece().0 == self.blue;
        claim.plies == 2
            && what.is_blue("side") != self.blue
            && owner
            && answer.destroyed(self.blue) == Some((what.text("square").into(), kind))
            && !lost_in_best
            && shows_beam(claim, answer)
    }

    /// The position before the mistake with the other side to move, without what the mistake's shot destroyed.
    fn undone(&self) -> Naive {
        let first = &self.played[0];
        let mut position = first.before.clone();
        position.blue_to_move = !self.blue;
        if let End::Destroyed(at, _) = first.end {
            let (from, to) = (coordinate(&first.text), target(&first.text));
            let stood = match to {
                Some(to) if at == to => from,
                Some(to) if at == from => to,
                _ => at,
            };
            position.put(stood, None);
        }
        position
    }

    /// The answer with only the mistake undone tells whether it was the cause; squares and pieces are where they are said to be.
    fn cause(&self, cause: &Args) -> bool {
        let (first, answer) = (&self.played[0], &self.played[1]);
        let (hit, _) = answer.destroyed(self.blue).expect("the answer destroys something");
        let mut position = self.undone();
        if cause.id() == "laser.coach-cause-cleared" {
            let End::Destroyed(at, man) = first.end else { return false };
            position = first.after.clone();
            position.put(at, Some(man));
            if name(at) != cause.text("square") || cause.piece() != (man.blue, man.kind) {
                return false;
            }
        }
        if !position.moves().contains(&answer.text) {
            return false;
        }
        let (_, end) = position.play(&answer.text);
        let still = match end {
            End::Destroyed(at, man) if man.blue == self.blue => Some(name(at)),
            _ => None,
        };
        let on_path = |square: &str| answer.path.iter().any(|at| at == square);
        let (from, to) = (first.text[..2].to_owned(), target(&first.text).map(name));
        let stands =
            |naive: &Naive, square: &str| naive.at(coordinate(square)).map(|man| (man.blue, man.kind));
        match cause.id() {
            "laser.coach-cause-left" => still.as_ref() == Some(&hit),
            _ if still.is_some() => false,
            "laser.coach-cause-cleared" => on_path(cause.text("square")),
            "laser.coach-cause-moved-into" => to.is_some_and(|to| hit == to || hit == from),
            "laser.coach-cause-turned-away" => to.is_none() && hit == from,
            "laser.coach-cause-mirror-turned" => {
                to.is_none()
                    && cause.text("square") == from
                    && on_path(&from)
                    && "PR".contains(cause.piece().1)
            }
            "laser.coach-cause-mirror-moved" => {
                let at = cause.text("square");
                (to.as_deref() == Some(at) || from == at)
                    && on_path(at)
                    && "PR".contains(cause.piece().1)
                    && stands(&answer.after, at) == Some(cause.piece())
            }
            "laser.coach-cause-opened" | "laser.coach-cause-unguarded" => {
                let stops = matches!(end, End::Stopped(at) if name(at) == from);
                to.is_some()
                    && cause.text("square") == from
                    && on_path(&from)
                    && stands(&first.before, &from) == Some(cause.piece())
                    && stops == (cause.id() == "laser.coach-cause-unguarded")
            }
            other => panic!("{other} has no check"),
        }
    }

    fn undone_line_keeps_the_pharaoh(&self, plies: usize) -> bool {
        let mut position = self.undone();
        for step in &self.played[1..plies] {
            if !position.moves().contains(&step.text) {
                return false;
            }
            position.play(&step.text);
        }
        position.winner().is_none()
    }

    /// What is counted after as many moves of both lines.
    fn counts(&self, claim: &Claim, args: &Args, count: impl Fn(&Naive) -> usize) -> bool {
        let [played, best] = [&self.played, &self.best].map(|line| count(&line[claim.plies - 1].after));
        let (more, less) = if claim.about == About::Played { (played, best) } else { (best, played) };
        let whose = if claim.about == About::Played { !self.blue } else { self.blue };
        args.is_blue("side") == whose
            && args.text("mv") == self.best[0].text
            && (more, less) == (args.number("count"), args.number("other"))
            && more > less
    }
}

fn target(text: &str) -> Option<Coordinate> {
    (text.len() == 4).then(|| coordinate(&text[2..]))
}

/// The beam that is drawn is the one of this shot.
fn shows_beam(claim: &Claim, step: &Replayed) -> bool {
    let side = if step.blue { Side::First } else { Side::Second };
    let beam = claim.marks.iter().find(|mark| mark.shape == Shape::Beam).expect("a beam is shown");
    let points = beam.points.iter().map(|&point| name((i32::from(point) % 10, i32::from(point) / 10)));
    beam.side == Some(side) && points.eq(step.path.iter().cloned())
}

/// Where a move hits the other colour's pharaoh, if it does.
fn hits_pharaoh(position: &Naive, blue: bool, mv: &str) -> Option<String> {
    let mut position = Naive { blue_to_move: blue, ..position.clone() };
    match position.moves().iter().any(|legal| legal == mv).then(|| position.play(mv).1)? {
        End::Destroyed(at, man) if man.kind == 'F' && man.blue != blue => Some(name(at)),
        _ => None,
    }
}

fn no_hit_on_pharaoh(position: &Naive, blue: bool) -> bool {
    let all = Naive { blue_to_move: blue, ..position.clone() }.moves();
    position.winner().is_none() && all.iter().all(|mv| hits_pharaoh(position, blue, mv).is_none())
}

/// How many squares of a beam are at most three steps from the other pharaoh.
fn near(position: &Naive, blue: bool) -> usize {
    let squares = (0..10).flat_map(|x| (0..8).map(move |y| (x, y)));
    let is_pharaoh = |at: Coordinate| position.at(at).is_some_and(|man| man.kind == 'F' && man.blue != blue);
    let pharaoh = squares.clone().find(|&at| is_pharaoh(at)).expect("a pharaoh");
    let path = position.fire(blue).0;
    let apart = |(x, y): Coordinate| (x - pharaoh.0).abs().max((y - pharaoh.1).abs());
    squares.filter(|at| path.contains(at) && (1..=3).contains(&apart(*at))).count()
}
