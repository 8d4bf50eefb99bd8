//! Sentences as data.
//!
//! Everything a person reads is a [`Message`]: the key of a sentence in a crate's catalogue, and arguments. Catalogues
//! are Project Fluent files, `words/LANG.ftl` in each crate that has something to say. The key decision: **a message
//! carries its catalogue**, so it can be passed through layers that know nothing of it, and is put into words at the
//! edge, where the reader's language is known. JSON, stored files and protocols keep keys and codes, never sentences.
//!
//! A crate declares `static WORDS: Catalogue = catalogue!("reversi");` at its root and writes `key!("pass")` or
//! `message!("column-full", column = "d")`. The test `words` at the root of the repository compares what the sources
//! use with what the catalogues hold.

mod browser;
mod catalogue;
mod lang;
mod message;

pub use browser::browser_catalogue;
pub use catalogue::Catalogue;
pub use lang::Lang;
pub use message::{Arg, Key, Message};

/// How lists are joined.
pub static WORDS: Catalogue = catalogue!("words");

/// The catalogue of a crate, from its `words/LANG.ftl`, or from another folder seen from the crate's. The name is the prefix
/// of its keys in the browser.
#[macro_export]
macro_rules! catalogue {
    ($name:literal) => {
        $crate::catalogue!($name, "words")
    };
    ($name:literal, $folder:literal) => {
        $crate::with_languages!([$crate::catalogue_of_files], $name, $folder)
    };
}

/// What [`catalogue!`] makes of the list of languages.
#[doc(hidden)]
#[macro_export]
macro_rules! catalogue_of_files {
    ($name:literal, $folder:literal, $($variant:ident $code:literal $own:literal)+) => {
        $crate::Catalogue::new(
            $name,
            [$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $code, ".ftl"))),+],
        )
    };
}

/// A sentence of this crate without arguments.
#[macro_export]
#[allow(clippy::crate_in_macro_def)] // each crate has its own catalogue
macro_rules! key {
    ($id:literal) => {
        $crate::Key::new(&crate::WORDS, $id)
    };
}

/// A sentence of this crate with its arguments: `message!("column-full", column = "d")`.
#[macro_export]
#[allow(clippy::crate_in_macro_def)] // each crate has its own catalogue
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::new($crate::Key::new(&crate::WORDS, $id))$(.with(stringify!($name), $value))*
    };
}
