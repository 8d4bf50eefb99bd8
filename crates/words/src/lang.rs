//! The languages there are.

use serde::Serialize;
use unic_langid::{LanguageIdentifier, langid};

/// The list of languages: variant, code, what its speakers call it. The first is the one for everybody else. To add one, add
/// a line here and a `CODE.ftl` to every folder `words`; nothing else lists them.
#[doc(hidden)]
#[macro_export]
macro_rules! with_languages {
    ([$($made:tt)+] $(, $arg:literal)*) => {
        $($made)+! {
            $($arg,)*
            En "en" "English"
            De "de" "Deutsch"
            Fr "fr" "Français"
            Zh "zh" "简体中文"
        }
    };
}

macro_rules! lang {
    ($($variant:ident $code:literal $name:literal)+) => {
        /// A language that every catalogue has.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Lang {
            $(#[doc = $name] $variant,)+
        }

        impl Lang {
            /// Every language, in the order of the list.
            pub const ALL: [Lang; [$($code),+].len()] = [$(Lang::$variant),+];

            /// The code, as in HTML: `en`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Lang::$variant => $code,)+
                }
            }

            /// What its speakers call it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Lang::$variant => $name,)+
                }
            }

            pub(crate) const fn identifier(self) -> LanguageIdentifier {
                match self {
                    $(Lang::$variant => langid!($code),)+
                }
            }
        }
    };
}

with_languages!([lang]);

impl Default for Lang {
    fn default() -> Self {
        Lang::ALL[0]
    }
}

impl Lang {
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The tag of a page in it: the code, and the script where the code leaves it open, because the glyphs follow from it.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::Zh => "zh-Hans",
            other => other.code(),
        }
    }

    /// The language of a code: `de`, `de-AT`, `de_DE.UTF-8`, in either case.
    pub fn read(code: &str) -> Option<Lang> {
        let language = code.trim().split(['-', '_', '.', '@']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
    }

    /// The first language we have in the order a browser prefers them (its `Accept-Language`).
    pub fn preferred(accept: &str) -> Option<Lang> {
        let mut wanted: Vec<(f32, Lang)> = accept
            .split(',')
            .take(32)
            .filter_map(|entry| {
                let (code, quality) = entry.split_once(';').unwrap_or((entry, ""));
                let quality = quality.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.parse().ok())?;
                Some((quality, Lang::read(code)?)).filter(|_| quality > 0.0)
            })
            .collect();
        // Stable: of equal ones the first stays first.
        wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
        wanted.first().map(|&(_, lang)| lang)
    }

    /// The language of a terminal: `LC_ALL`, then `LC_MESSAGES`, then `LANG`; the first that is set decides.
    pub fn of_environment(get: impl Fn(&str) -> Option<String>) -> Lang {
        let set =
            ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(get).find(|value| !value.is_empty());
        set.as_deref().and_then(Lang::read).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a22_codes_are_read_with_and_without_a_country() {
        for (code, lang) in [
            ("de", Some(Lang::De)),
            ("DE-at", Some(Lang::De)),
            ("de_DE.UTF-8", Some(Lang::De)),
            ("en-US", Some(Lang::En)),
            ("C.UTF-8", None),
            ("", None),
            ("deu", None),
        ] {
            assert_eq!(Lang::read(code), lang, "{code}");
        }
        for lang in Lang::ALL {
            assert_eq!(Lang::read(lang.tag()), Some(lang));
        }
    }

    #[test]
    fn a22_the_browser_gets_the_first_language_it_prefers_that_there_is() {
        for (accept, lang) in [
            ("de-DE,de;q=0.9,en;q=0.8", Some(Lang::De)),
            ("en;q=0.8, de;q=0.9", Some(Lang::De)),
            ("sv, de;q=0.5, en;q=0.5", Some(Lang::De)),
            ("de;q=0, en;q=0.1", Some(Lang::En)),
            ("*", None),
            ("de;q=nonsense,,;;", None),
        ] {
            assert_eq!(Lang::preferred(accept), lang, "{accept}");
        }
    }

    #[test]
    fn a22_the_terminal_follows_the_first_variable_that_is_set() {
        let get = |set: &'static [(&str, &str)]| {
            Lang::of_environment(|name| set.iter().find(|(n, _)| *n == name).map(|(_, v)| (*v).to_owned()))
        };
        assert_eq!(get(&[]), Lang::En);
        assert_eq!(get(&[("LANG", "de_DE.UTF-8")]), Lang::De);
        assert_eq!(get(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")]), Lang::En);
        assert_eq!(get(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", ""), ("LC_MESSAGES", "en_GB")]), Lang::En);
    }
}
