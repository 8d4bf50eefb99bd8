/** A page that cannot be shown offers the one before it, if there is one. */

import "../header.js";
import { byId, show } from "../dom.js";

const back = byId("back");
show(back, history.length > 1 && document.referrer.startsWith(location.origin));
back.addEventListener("click", () => history.back());
