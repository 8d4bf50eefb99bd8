// Applies the settings to the root element before anything is painted. A classic script in <head>, so that it blocks;
// settings.js owns their names and values, this one only repeats them.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  /** @type {Record<string, unknown>} */
  let kept = {};
  const apply = () => {
    try {
      kept = JSON.parse(localStorage.getItem("plyground.settings") || "{}") || {};
    } catch {
      kept = {};
    }
    root.dataset.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : dark.matches ? "dark" : "light";
    for (const name of ["board", "pieces", "motion", "coordinates", "hints", "effects"]) {
      const value = kept[name];
      if (typeof value === "string") root.dataset[name] = value;
      else delete root.dataset[name];
    }
  };
  apply();
  dark.addEventListener("change", apply);
  addEventListener("storage", apply);
  addEventListener("plyground:settings", apply);
})();
