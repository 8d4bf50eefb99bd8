//! Faces of computer players: drawn from the player's id, so that a character looks the same wherever it appears and a new player
//! has a face at once.

use std::fmt::Write;

use axum::{
    extract::Path,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};

/// The longest id that is drawn.
const MAX_ID: usize = 80;

/// Background, face and accessory. Each face is lighter than its background by enough to be seen without colour.
const COLOURS: [[&str; 3]; 12] = [
    ["#17645b", "#f2d3a7", "#0d3b36"],
    ["#8a4b2d", "#f7dcc0", "#4c2716"],
    ["#35507c", "#e9c9a1", "#1d2f4d"],
    ["#6a4c86", "#f5d9c6", "#3b2a4c"],
    ["#a05a1c", "#fbe3b5", "#5d330d"],
    ["#3f6b3a", "#e6c49b", "#22401f"],
    ["#9c3f4c", "#f9d8cf", "#5a2129"],
    ["#4d5a63", "#efd0ab", "#2a3339"],
    ["#2d6f86", "#f3d6b0", "#173e4c"],
    ["#7b6a1f", "#f8e6c4", "#463c10"],
    ["#5b5fa3", "#eccfae", "#31345f"],
    ["#84406f", "#f4d5bd", "#4a213e"],
];

/// For a face that is turned a little to one side: what is drawn in it stands in the middle, 64 by 64.
const EYES: [&str; 7] = [
    r#"<circle cx="25" cy="34" r="2.6"/><circle cx="39" cy="34" r="2.6"/>"#,
    r#"<path d="M22 35q3-4 6 0M36 35q3-4 6 0" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>"#,
    r##"<circle cx="25" cy="34" r="4.6" fill="#fff"/><circle cx="39" cy="34" r="4.6" fill="#fff"/><circle cx="26" cy="34.6" r="2.2"/><circle cx="40" cy="34.6" r="2.2"/>"##,
    r#"<circle cx="25" cy="35" r="2.4"/><circle cx="39" cy="35" r="2.4"/><path d="M20 29l8 2M44 29l-8 2" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>"#,
    r#"<circle cx="25" cy="34" r="2.2"/><circle cx="39" cy="34" r="2.2"/><g fill="none" stroke="currentColor" stroke-width="1.8"><circle cx="25" cy="34" r="6"/><circle cx="39" cy="34" r="6"/><path d="M31 33q1-1 2 0"/></g>"#,
    r#"<path d="M21 34h8M35 34h8" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>"#,
    r#"<circle cx="25" cy="34" r="2.6"/><path d="M36 35q3-4 6 0" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>"#,
];
const MOUTHS: [&str; 6] = [
    r#"<path d="M25 44q7 6 14 0" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>"#,
    r#"<path d="M26 45h12" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>"#,
    r#"<path d="M25 43q7 9 14 0z"/>"#,
    r#"<path d="M27 46q6-4 11-1" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>"#,
    r#"<circle cx="32" cy="45" r="2.8"/>"#,
    r#"<path d="M26 44q5 3 12-2" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>"#,
];
/// Hair and hats, in the accessory's colour.
const TOPS: [&str; 9] = [
    r#"<path d="M14 30q0-18 18-18t18 18q-6-9-18-9t-18 9z"/>"#,
    r#"<path d="M18 20h28l-3-12H21z"/><path d="M11 20h42v4H11z"/>"#,
    r#"<circle cx="19" cy="20" r="6"/><circle cx="28" cy="14" r="7"/><circle cx="38" cy="14" r="7"/><circle cx="46" cy="21" r="6"/>"#,
    r#"<path d="M14 26q2-16 18-16t18 16l8 2q-1 3-6 2L14 29z"/>"#,
    r#"<path d="M15 24l2-14 8 8 7-11 7 11 8-8 2 14z"/>"#,
    r#"<ellipse cx="29" cy="17" rx="19" ry="7" transform="rotate(-9 29 17)"/><path d="M30 9l3-5 2 1-3 6z"/>"#,
    r#"<path d="M13 27h38v5H13z"/><path d="M50 28l8-4v11z"/>"#,
    r#"<path d="M15 33q-3-21 17-21t17 21q-2-6-6-11-4 4-12 4-7 0-10-3-4 4-6 10z"/>"#,
    r#"<path d="M31 6h2v9h-2z"/><circle cx="32" cy="6" r="3.4"/><path d="M19 22q4-8 13-8t13 8z"/>"#,
];

/// The face of a player, as a picture of its own.
pub(crate) fn face(id: &str) -> String {
    let mut rest = hash(id);
    let mut draw = |from: usize| {
        let drawn = (rest % from as u64) as usize;
        rest /= from as u64;
        drawn
    };
    let [background, skin, accessory] = COLOURS[draw(COLOURS.len())];
    let (eyes, mouth, top) = (EYES[draw(EYES.len())], MOUTHS[draw(MOUTHS.len())], TOPS[draw(TOPS.len())]);
    let mut svg = String::with_capacity(1200);
    let _ = write!(
        svg,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><clipPath id="c"><circle cx="32" cy="32" r="32"/></clipPath><g clip-path="url(#c)"><path fill="{background}" d="M0 0h64v64H0z"/><path fill="{accessory}" d="M10 70q0-18 22-18t22 18z"/><ellipse cx="32" cy="36" rx="18" ry="20" fill="{skin}"/><g fill="currentColor" color="#2a2320">{eyes}{mouth}</g><g fill="{accessory}">{top}</g></g></svg>"##
    );
    svg
}

/// FNV-1a, mixed once more so that similar ids have different faces.
fn hash(id: &str) -> u64 {
    let fnv = id.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    (fnv ^ (fnv >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 7
}

/// `GET /face/{id}`.
pub(crate) async fn picture(Path(id): Path<String>) -> Response {
    if id.len() > MAX_ID {
        return StatusCode::NOT_FOUND.into_response();
    }
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
    (headers, face(&id)).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use plyground_games::GAMES;

    use super::*;

    #[test]
    fn a13_the_players_of_a_game_have_different_faces() {
        for game in GAMES {
            let players = game.players();
            let faces: HashSet<String> = players.iter().map(|player| face(&player.id)).collect();
            assert_eq!(faces.len(), players.len(), "{}", game.info().id);
        }
        assert_eq!(face("newcomer"), face("newcomer"));
    }

    #[test]
    fn a13_an_id_is_not_part_of_the_picture() {
        assert!(!face("<script>").contains("script"));
    }
}
