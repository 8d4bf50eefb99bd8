/** Who is playing: a page of forms. */

import "../header.js";
