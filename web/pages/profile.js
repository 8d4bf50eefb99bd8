/** A profile: the mistakes that come again and again, in words. */

/** @import { ProfilePage } from "../types/messages.js" */

import { byId, element, pageData } from "../dom.js";
import "../header.js";
import { format } from "../words.js";

/** @type {ProfilePage} */
const { faults } = pageData();

for (const { times, href, message } of faults) {
  const link = element("a", { class: "button", href }, format("look-at-mistake"));
  byId("faults").append(element("li", {}, element("b", { class: "num" }, `${times}×`), element("span", {}, format(message)), link));
}
