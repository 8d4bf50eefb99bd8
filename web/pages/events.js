/** Club evenings. */
import "../header.js";
