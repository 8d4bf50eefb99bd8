//! Any bytes as a game file: refused with a sentence, or games that every form gives back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_games::files::{ReadOptions, Reader, forms, read, read_as, write};

fuzz_target!(|data: &[u8]| {
    match read(data) {
        Ok(game) => {
            for form in forms(&game) {
                let Ok(file) = write(&game, form) else { continue };
                let again = read_as(&file, Some(game.play.variant())).unwrap_or_else(|e| panic!("own {} is refused ({e})", form.id()));
                assert_eq!(again.play.history(), game.play.history(), "{}", form.id());
                if form.id() == "json" {
                    assert_eq!(again.record, game.record);
                }
            }
        }
        Err(e) => assert!(!e.to_string().is_empty() && !e.to_string().contains('\n')),
    }
    if let Ok(reader) = Reader::open(data, ReadOptions::default()) {
        for game in reader {
            if let Err(problem) = game {
                assert!(!problem.error.to_string().is_empty() && !problem.error.to_string().contains('\n'));
            }
        }
    }
});
