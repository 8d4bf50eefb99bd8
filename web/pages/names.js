/** The name a person gave last, kept in this browser. */

const KEY = "plyground.name";

/** @param {string} [what] whose name */
function keptName(what = "") {
  try {
    return localStorage.getItem(KEY + what) ?? "";
  } catch {
    return "";
  }
}

/** Fills a field with the name kept, and keeps what is typed. @param {Element | null} field @param {string} [what] whose name */
export function rememberName(field, what = "") {
  if (!(field instanceof HTMLInputElement)) return;
  field.value ||= keptName(what);
  field.addEventListener("change", () => {
    try {
      localStorage.setItem(KEY + what, field.value.trim());
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}
