/** The matches of this browser. */

import "../header.js";
