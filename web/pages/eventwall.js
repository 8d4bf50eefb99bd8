/** A club evening on the wall. */

/** @import { EventLine } from "../types/messages.js" */

import { byId, write } from "../dom.js";
import "../header.js";
import { listenToTime } from "./countdown.js";
import { follow, showParts } from "./stream.js";

/** @param {EventLine} line */
function receive(line) {
  showParts(line.parts);
  write(byId("heard"), byId("state-title").textContent ?? "");
}

listenToTime();
void follow(location.pathname.replace(/wall$/, "live?for=wall"), receive);
