//! A command may put a backup in the place of everything while this program runs. Whatever is kept in memory of games that are over, and of
//! events, is read anew then.

use std::time::Duration;

use tokio::time::sleep;

use crate::{events::Events, registry::TableRegistry};

/// How often is looked whether that has happened.
const LOOK: Duration = Duration::from_secs(1);

/// Looks for as long as it is polled.
pub(crate) async fn notice(tables: TableRegistry, events: Events) {
    let mut known = None;
    loop {
        match tables.store().replacements().await {
            Ok(now) => {
                if known.replace(now).is_some_and(|before| before != now) {
                    tables.renew();
                    events.renew().await;
                }
            }
            // It is looked for again.
            Err(e) => tracing::warn!("{e}"),
        }
        sleep(LOOK).await;
    }
}
