//! What people do at a table for each other's sake: ending a game that has hardly begun or that the other has left, giving
//! time, saying something.

use plyground_rules::{BySide, Reason, Side};
use plyground_store::{Counts, Ending, GameRow, Write};

use super::world::{Fate, World, browser, row, takeback};
use crate::table::{
    GIVEN_MS,
    courtesy::{AWAY_MS, AWAY_WITH_CLOCKS_MS, MOST_GIVEN_MS, PHRASE_MS, PHRASES},
    message::{ClaimedResult, Phrase, Request, Say, Update},
};

fn notices(world: &World) -> Vec<String> {
    let text = |update: &Update| match update {
        Update::Notice { text } => Some(text.to_string()),
        _ => None,
    };
    world.messages.iter().filter_map(text).collect()
}

#[test]
fn a3_time_is_given_told_and_kept() {
    let mut world = World::with_both(row("reversi", "ann", "ben", Some((60_000, 0))));
    world.play("ann", "f5");
    world.pass(20_000);
    world.granted("ann", &Request::MoreTime {});
    assert_eq!(world.left(), BySide { first: 60_000, second: 40_000 + GIVEN_MS });
    assert_eq!(notices(&world), ["ann gives ben 15 seconds more."]);
    assert!(world.messages.iter().any(|m| matches!(m, Update::Changed { .. })), "clocks show it at once");
    world.pass(50_000);
    world.tick(Fate::Good);
    assert!(!world.table.is_over(), "the flag falls later");
    world.restart();
    assert_eq!(world.left().second, 40_000 + GIVEN_MS, "a restart does not lose it");
    world.join("ben");
    world.play("ben", "d6");
    assert_eq!(world.disk.moves[1].left.map(|left| left.second), Some(40_000 + GIVEN_MS));
}

#[test]
fn a3_time_that_is_not_on_disk_is_not_given() {
    let mut world = World::with_both(row("reversi", "ann", "ben", Some((60_000, 0))));
    world.play("ann", "f5");
    world.request("ann", &Request::MoreTime {}, Fate::Refused).expect("taken");
    assert_eq!((world.left().second, notices(&world).len()), (60_000, 0));
    world.retry(Fate::Good);
    assert_eq!((world.left().second, notices(&world).len()), (60_000 + GIVEN_MS, 1));
}

#[test]
fn a3_time_is_given_only_where_there_is_a_clock_and_a_person() {
    let refused = |first: &str, second: &str, clock, why: &str| {
        let mut world = World::with_both(row("reversi", first, second, clock));
        let before = (world.table.row.clone(), world.table.clocks.clone());
        assert_eq!(world.refused("ann", &Request::MoreTime {}), why);
        assert_eq!((world.table.row.clone(), world.table.clocks.clone()), before);
    };
    refused("ann", "ben", None, "This game has no clocks.");
    refused("ann", "random-moves", Some((60_000, 0)), "There is nobody to give time to.");
    refused("ann", "ann", Some((60_000, 0)), "There is nobody to give time to.");
    refused("ann", "free", Some((60_000, 0)), "There is nobody to give time to.");

    let mut world = World::with_both(row("reversi", "ann", "ben", Some((60_000, 0))));
    assert_eq!(world.refused("eve", &Request::MoreTime {}), "You are watching this game.");
    world.granted("ann", &Request::Pause { say: Say::Offer });
    world.granted("ben", &Request::Pause { say: Say::Accept });
    assert_eq!(world.refused("ann", &Request::MoreTime {}), "The game is paused.");
    world.granted("ann", &Request::Resign { side: None });
    assert_eq!(world.refused("ann", &Request::MoreTime {}), "The game is over.");
}

#[test]
fn a3_a_fallen_flag_gets_no_more_time() {
    let mut world = World::with_both(row("reversi", "ann", "ben", Some((60_000, 0))));
    world.play("ann", "f5");
    world.pass(60_000);
    assert!(world.refused("ann", &Request::MoreTime {}).contains("too late"));
}

#[test]
fn a20_an_hour_is_as_much_as_can_be_given() {
    let mut world = World::with_both(row("reversi", "ann", "ben", Some((60_000, 0))));
    let mut clicks = 0;
    while world.request("ann", &Request::MoreTime {}, Fate::Good).is_ok() {
        clicks += 1;
        assert!(clicks <= 1_000, "giving has an end");
    }
    assert_eq!((clicks, world.left().second), (MOST_GIVEN_MS / GIVEN_MS, 60_000 + MOST_GIVEN_MS));
    assert!(world.refused("ann", &Request::MoreTime {}).contains("an hour"));
}

#[test]
fn a9_a_game_is_aborted_until_both_sides_have_moved_and_has_no_result() {
    for moves in [&[][..], &["f5"]] {
        let mut world =
            World::with_both(GameRow { counts: Counts::Yes, ..row("reversi", "ann", "ben", None) });
        for text in moves {
            world.play("ann", text);
        }
        world.granted("ben", &Request::Abort {});
        let ending = Ending { winner: None, reason: Reason::ABORTED.code.to_owned() };
        assert!(!ending.is_result());
        assert_eq!(world.disk.row.ending, Some(ending));
        assert_eq!(world.disk.row.counts, Counts::NoLonger, "it changes no rating");
        assert_eq!(world.table.ending_text().expect("over").to_string(), "Aborted: no result");
        assert_eq!(world.refused("ann", &Request::Abort {}), "The game is over.");
        world.granted("ann", &Request::Rematch {});
        assert_eq!(world.disk.row.next.as_deref(), Some("next"));
    }
}

#[test]
fn a9_what_is_aborted_counts_no_longer_before_it_ends() {
    let world = World::with_both(GameRow { counts: Counts::Yes, ..row("reversi", "ann", "ben", None) });
    let step = world.table.apply(&browser("ann"), &Request::Abort {}, world.now).expect("granted");
    // The store rates a game with the write that ends it.
    assert!(matches!(step.writes[..], [Write::Discount { .. }, Write::End { .. }]), "{:?}", step.writes);
}

#[test]
fn a9_it_is_too_late_to_abort_when_both_have_moved() {
    let mut world = World::with_both(row("reversi", "ann", "ben", None));
    world.play("ann", "f5");
    assert_eq!(world.refused("eve", &Request::Abort {}), "You are watching this game.");
    world.play("ben", "d6");
    assert!(world.refused("ann", &Request::Abort {}).contains("no longer be aborted"));
    assert!(!world.table.is_over());
    world.granted("ben", &takeback());
    world.granted("ann", &Request::Takeback { say: Some(Say::Accept) });
    world.granted("ann", &Request::Abort {});
}

#[test]
fn a9_a_side_that_decides_several_times_has_moved_once() {
    let mut world = World::with_both(row("yinsh-blitz", "ann", "ben", None));
    let text = world.table.play.legal()[0].clone();
    world.play("ann", &text);
    world.granted("ann", &Request::Abort {});
    assert!(world.table.is_over());
}

const WIN: Request = Request::Claim { result: ClaimedResult::Win };
const DRAW: Request = Request::Claim { result: ClaimedResult::Draw };

/// Ann and Ben have both moved, and Ben's connection is given back.
fn begun(clock: Option<(u64, u64)>) -> (World, u64) {
    let mut world = World::new(row("reversi", "ann", "ben", clock));
    world.join("ann");
    let ben = world.join("ben");
    world.play("ann", "f5");
    world.play("ben", "d6");
    (world, ben)
}

#[test]
fn a8_who_stays_away_loses_the_game_to_a_claim() {
    for (clock, wait) in [(Some((600_000, 0)), AWAY_WITH_CLOCKS_MS), (None, AWAY_MS)] {
        let (mut world, ben) = begun(clock);
        assert_eq!(world.refused("ann", &WIN), "Nobody has left this game.");
        world.leave(ben);
        world.pass(wait - 1_500);
        let early = "ben may still come back; you can claim the game in 2 seconds.";
        assert_eq!((world.refused("ann", &WIN), world.refused("ann", &DRAW)), (early.into(), early.into()));
        assert!(!world.table.is_over());
        world.pass(1_500);
        assert_eq!(world.refused("eve", &WIN), "You are watching this game.");
        world.granted("ann", &WIN);
        let ending = Ending { winner: Some(Side::First), reason: Reason::ABANDONMENT.code.to_owned() };
        assert_eq!(world.disk.row.ending, Some(ending));
        assert_eq!(world.refused("ann", &DRAW), "The game is over.");
    }
}

#[test]
fn a8_the_game_can_be_called_a_draw_instead() {
    let (mut world, ben) = begun(None);
    world.leave(ben);
    world.pass(AWAY_MS);
    world.granted("ann", &DRAW);
    let ending = Ending { winner: None, reason: Reason::ABANDONMENT.code.to_owned() };
    assert_eq!(world.disk.row.ending, Some(ending));
    let said = world.table.ending_text().expect("over").to_string();
    assert_eq!(said, "Draw: the other side left");
}

#[test]
fn a8_who_comes_back_withdraws_the_claim_and_the_next_count_begins_anew() {
    let (mut world, ben) = begun(None);
    let second = world.join("ben");
    world.leave(ben);
    world.pass(AWAY_MS);
    assert_eq!(world.refused("ann", &WIN), "Nobody has left this game.", "another tab is still open");
    world.leave(second);
    world.pass(AWAY_MS);
    let back = world.join("ben");
    assert_eq!(world.refused("ann", &WIN), "Nobody has left this game.");
    world.leave(back);
    world.pass(AWAY_MS - 1_000);
    assert!(world.refused("ann", &WIN).contains("in one second"));
}

#[test]
fn a8_after_a_restart_the_count_begins_anew() {
    let (mut world, ben) = begun(None);
    world.leave(ben);
    world.pass(AWAY_MS);
    world.restart();
    world.join("ann");
    assert!(world.refused("ann", &WIN).contains("in 120 seconds"));
    world.pass(AWAY_MS);
    world.granted("ann", &WIN);
}

#[test]
fn a8_nothing_is_claimed_from_a_game_that_waits_or_has_hardly_begun() {
    let (mut world, ben) = begun(None);
    world.granted("ann", &Request::Pause { say: Say::Offer });
    world.granted("ben", &Request::Pause { say: Say::Accept });
    world.leave(ben);
    world.pass(AWAY_MS);
    assert_eq!(world.refused("ann", &WIN), "Nobody has left this game.");

    let mut world = World::new(row("reversi", "ann", "ben", None));
    world.join("ann");
    world.play("ann", "f5");
    world.pass(AWAY_MS);
    assert_eq!(world.refused("ann", &WIN), "Nobody has left this game.", "it can be aborted");

    for second in ["free", "random-moves", "ann"] {
        let mut world = World::new(row("reversi", "ann", second, None));
        world.join("ann");
        world.pass(AWAY_MS);
        assert_eq!(world.refused("ann", &WIN), "Nobody has left this game.", "{second}");
    }
}

#[test]
fn a8_a_phrase_is_told_to_everybody_and_stored_nowhere() {
    let mut world = World::with_both(row("reversi", "ann", "ben", None));
    let disk = world.disk.clone();
    world.granted("ben", &Request::Say { phrase: Phrase::Luck });
    let told = world.table.broadcast(world.messages.last().expect("told")).for_browser(&browser("eve"));
    assert_eq!(told, r#"{"type":"said","side":"second","phrase":"luck"}"#);
    world.granted("ann", &Request::Resign { side: None });
    let ended = world.disk.clone();
    world.granted("ben", &Request::Say { phrase: Phrase::Played });
    assert_eq!((disk.row.ending, &world.disk), (None, &ended), "also after the end, and nothing is written");
}

#[test]
fn a20_a_flood_of_phrases_is_stopped() {
    let mut world = World::with_both(row("reversi", "ann", "ben", None));
    let say = Request::Say { phrase: Phrase::Oops };
    let said = |world: &World| world.messages.iter().filter(|m| matches!(m, Update::Said { .. })).count();
    for _ in 0..100 {
        let _ = world.request("ann", &say, Fate::Good);
    }
    assert_eq!(said(&world) as u64, PHRASES);
    assert!(world.refused("ann", &say).contains("wait a few seconds"));
    world.granted("ben", &say);
    world.pass(PHRASE_MS - 1);
    assert!(world.refused("ann", &say).contains("wait a few seconds"));
    world.pass(1);
    world.granted("ann", &say);
    assert!(world.refused("ann", &say).contains("wait a few seconds"));
}

#[test]
fn a8_phrases_need_two_people_at_two_devices() {
    let say = Request::Say { phrase: Phrase::Thanks };
    for second in ["random-moves", "ann", "free"] {
        let mut world = World::with_both(row("reversi", "ann", second, None));
        assert!(world.refused("ann", &say).contains("nobody on another device"), "{second}");
    }
    let mut world = World::with_both(row("reversi", "ann", "ben", None));
    assert_eq!(world.refused("eve", &say), "You are watching this game.");
}
