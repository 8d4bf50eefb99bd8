//! Anything an editor could send, as a position of any variant: problems, or a position that describes itself back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_games::{rules::Description, variants};

fuzz_target!(|data: (u8, &str)| {
    let (which, text) = data;
    let all: Vec<_> = variants().collect();
    let (game, variant) = all[usize::from(which) % all.len()];
    let Ok(description) = serde_json::from_str::<Description>(text) else { return };
    match game.start_from(variant, &description) {
        Ok(play) => {
            let again = game.start_from(variant, &play.describe()).ok().expect("an own description is accepted");
            assert_eq!(again.position_text(), play.position_text());
            assert!(play.view_at(0).is_some());
        }
        Err(problems) => assert!(!problems.is_empty()),
    }
});
