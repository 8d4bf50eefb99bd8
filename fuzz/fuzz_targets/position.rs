//! Any text as a position of any variant: refused with a sentence, or a position whose own text reads back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_games::variants;

fuzz_target!(|data: (u8, &str)| {
    let (which, text) = data;
    let all: Vec<_> = variants().collect();
    let (game, variant) = all[usize::from(which) % all.len()];
    match game.start(variant, Some(text)) {
        Ok(play) => {
            let written = play.position_text();
            let again = game.start(variant, Some(&written)).expect("an own text is read");
            assert_eq!(again.position_text(), written);
            assert_eq!(again.legal(), play.legal());
            assert_eq!(play.legal().is_empty(), play.outcome().is_some());
        }
        Err(e) => assert!(!e.to_string().is_empty() && !e.to_string().contains('\n')),
    }
});
