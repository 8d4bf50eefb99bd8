// Applies the settings to the root element before anything is painted. A classic script in <head>, so that it blocks;
// settings.js owns their names and values, this one only repeats them.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const games = document.currentScript?.dataset.games?.split(" ") ?? [];
  const styled = new Set();
  /** @type {Record<string, any>} */
  let kept = {};
  /** The style of a set of board and pieces. One that is written while the page is read is there before the first paint. */
  const addStyle = (/** @type {string} */ game, /** @type {string} */ set) => {
    const href = `/assets/game/${game}.${set}.css`;
    if (styled.has(href)) return;
    styled.add(href);
    if (document.readyState === "loading") document.write(`<link rel="stylesheet" href="${href}">`);
    else document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  };
  const apply = () => {
    try {
      kept = JSON.parse(localStorage.getItem("plyground.settings") || "{}") || {};
    } catch {
      kept = {};
    }
    root.dataset.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : dark.matches ? "dark" : "light";
    for (const name of ["motion", "coordinates", "hints", "effects"]) {
      const value = kept[name];
      if (typeof value === "string") root.dataset[name] = value;
      else delete root.dataset[name];
    }
    const looks = games.flatMap((game) => {
      const set = kept.looks?.[game];
      if (typeof set !== "string" || !/^[a-z]+$/.test(set)) return [];
      addStyle(game, set);
      return `${game}-${set}`;
    });
    root.dataset.looks = looks.join(" ");
  };
  apply();
  dark.addEventListener("change", apply);
  addEventListener("storage", apply);
  addEventListener("plyground:settings", apply);
})();
