/** The games of a match. */

import "../header.js";
