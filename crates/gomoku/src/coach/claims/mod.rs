//! Reasons for a mistake. Each is looked for in the lines of the mistake, which are replayed; where one cannot be shown there, it is not claimed.

mod blocks;
mod end;
mod forbidden;
mod forced;
mod initiative;
mod overline;
mod rows;

use plyground_coach::{Claim, Mistake};

use super::scene::Scene;
use crate::Gomoku;

pub(super) fn claims(mistake: &Mistake<Gomoku>) -> Vec<Claim> {
    let Some(mut scene) = Scene::new(mistake) else { return Vec::new() };
    let mut claims = Vec::new();
    claims.extend(end::misses_five(&scene));
    claims.extend(end::no_block(&scene));
    claims.extend(forbidden::forbidden(&scene));
    claims.extend(forced::misses_win(&mut scene));
    claims.extend(forced::allows_win(&mut scene));
    claims.extend(forced::fork(&mut scene));
    claims.extend(overline::overline(&scene));
    claims.extend(blocks::wastes_four(&scene));
    claims.extend(blocks::better_block(&scene));
    claims.extend(blocks::blocks(&scene));
    claims.extend(initiative::initiative(&scene));
    claims.extend(initiative::lets_threat(&scene));
    claims.extend(rows::builds(&scene));
    claims.extend(rows::far_off(&scene));
    claims.extend(rows::key_point(&scene));
    claims.extend(rows::rows(&scene));
    claims
}
