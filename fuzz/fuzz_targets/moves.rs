//! Any text as moves of any variant, one after the other: each is refused and changes nothing, or is a legal move.
#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_games::variants;

fuzz_target!(|data: (u8, &str)| {
    let (which, text) = data;
    let all: Vec<_> = variants().collect();
    let (game, variant) = all[usize::from(which) % all.len()];
    let mut play = game.start(variant, None).expect("the usual start is legal");
    // Both doors: the splitter of plain texts, and words as they are.
    let split = game.split_moves(text).unwrap_or_default();
    for word in split.iter().map(String::as_str).chain(text.split_whitespace()).take(100) {
        let (before, legal) = (play.position_text(), play.legal());
        match play.play(word) {
            Ok(()) => assert!(legal.contains(&play.history().pop().expect("a move was made").1)),
            Err(e) => {
                assert!(!e.to_string().is_empty());
                assert_eq!(play.position_text(), before);
            }
        }
    }
});
