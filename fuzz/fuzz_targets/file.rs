//! Any bytes as a game file: refused with a sentence, or a game that every form gives back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use plyground_games::files::{Form, read, write};

fuzz_target!(|data: &[u8]| {
    match read(data) {
        Ok(game) => {
            for form in [Form::Json, Form::Legacy, Form::Text] {
                let Ok(text) = write(&game, form) else { continue };
                let again = read(text.as_bytes()).unwrap_or_else(|e| panic!("own {form:?} is refused ({e}): {text}"));
                assert_eq!(again.play.history(), game.play.history(), "{form:?}");
                if form == Form::Json {
                    assert_eq!(again.record, game.record);
                }
            }
        }
        Err(e) => assert!(!e.to_string().is_empty() && !e.to_string().contains('\n')),
    }
});
