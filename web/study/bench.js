/** The tools of the analysis board: a row of buttons, each of which opens its part below. */

/** @import { StudyConnection } from "./connection.js" */
/** @import { Gauge } from "./gauge.js" */
/** @import { Shortcut } from "./keys.js" */
/** @import { Study } from "./state.js" */

import { byId, element, icon, show, toast } from "../dom.js";
import { format } from "../words.js";
import { Editor } from "./editor.js";
import { Engine } from "./engine.js";
import { showOpenings } from "./explorer.js";
import { addMoves } from "./file.js";
import { Judging } from "./judging.js";
import { Layers } from "./layers.js";
import { Notes } from "./notes.js";
import { Saving } from "./saving.js";
import { PlayOn, Sharing } from "./sharing.js";

/**
 * @param {Study} study @param {StudyConnection} connection @param {Gauge} gauge @param {Shortcut[]} shortcuts to which the engine's are added
 */
export function createBench(study, connection, gauge, shortcuts) {
  const engine = new Engine(byId("engine"), study, connection, gauge);
  shortcuts.push(
    { keys: ["l"], shown: ["L"], what: format("keys-engine"), act: () => engine.toggle() },
    { keys: [" "], shown: [format("key-space")], what: format("keys-best"), act: () => engine.playBest() },
  );
  const host = byId("bench");
  const row = element("div", { class: "bench-row", role: "toolbar", "aria-label": format("tools") });
  host.append(row);
  /** @type {{ button: HTMLElement, part: HTMLElement, opened?: (open: boolean) => void }[]} */
  const parts = [];

  /** @param {string} id @param {string} sign @param {string} label @returns {HTMLElement} */
  const part = (id, sign, label) => {
    const made = element("div", { class: "bench-part", id: `part-${id}`, role: "region", "aria-label": label });
    made.hidden = true;
    const button = element("button", {
      class: "button small",
      type: "button",
      "aria-expanded": "false",
      "aria-controls": made.id,
      id: `open-${id}`,
    });
    button.append(icon(sign), element("span", {}, label));
    const entry = { button, part: made };
    button.addEventListener("click", () => open(made.hidden ? made : null));
    parts.push(entry);
    row.append(button);
    host.append(made);
    return made;
  };

  /** Opens one part and shuts the others. @param {HTMLElement | null} wanted */
  const open = (wanted) => {
    for (const { button, part, opened } of parts) {
      const now = part === wanted;
      if (now === !part.hidden) continue;
      show(part, now);
      button.setAttribute("aria-expanded", String(now));
      opened?.(now);
    }
  };

  const layers = new Layers(part("layers", "layers", format("layers")), study, engine);
  const edit = part("edit", "edit", format("edit-position"));
  const notes = part("notes", "comment", format("notes"));
  const saving = new Saving(part("save", "download", format("save-and-open")), study);
  const leave = (/** @type {() => void} */ go) => void saving.leaving.leave(go);
  const editor = new Editor(edit, study, leave);
  const entry = parts.find(({ part }) => part === edit);
  if (entry) entry.opened = (now) => void editor.set(now);
  new Notes(notes, study);
  const sharing = new Sharing(part("copy", "copy", format("copy")), study);
  showOpenings(part("openings", "book", format("openings")), study);
  const play = part("play", "play", format("play-on"));
  new PlayOn(play, study, leave);
  const judging = new Judging(play, study, connection);
  shortcuts.push(
    { keys: ["a"], shown: ["A"], what: format("keys-arrows"), act: () => layers.press(["best-moves"]) },
    { keys: ["x"], shown: ["X"], what: format("keys-layers"), act: () => layers.press(study.data.layers.map(({ id }) => id)) },
  );
  if (study.data.reviewed) {
    const act = () => leave(() => location.assign(sharing.link()));
    shortcuts.push({ keys: ["z"], shown: ["Z"], what: format("keys-analysis"), act });
  }
  if (study.data.saved && !addMoves(study.root, study.data.saved.moves)) toast(format("tree-full"));
  saving.resume();
  return { engine, judging, open };
}
