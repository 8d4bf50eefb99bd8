/** The chances over the game, of the side one looks from: above the middle it is winning. A press goes to the move. */

/** @import { Side, Summary } from "../types/messages.js" */
/** @import { Review } from "./review.js" */
/** @import { Study } from "./state.js" */

import { svg } from "../board/pieces.js";
import { byId, element, show, write } from "../dom.js";
import { format, listed, listedApart, textOf } from "../words.js";
import { reportOf } from "./review.js";
import { chanceOf, percent } from "./scores.js";
import { go, next, walk } from "./state.js";
import { isFault, verdictName, verdictOf } from "./verdicts.js";

/** @type {Record<string, string>} */
const PHASES = { opening: format("phase-opening"), middle: format("phase-middle"), end: format("phase-end") };

let graphs = 0;

/**
 * The curve of some chances as an image: fills what is above the middle and what is below. What is not known yet is left out.
 * @param {(number | null)[]} chances from 0 to 1
 */
function curve(chances) {
  const id = `graph${++graphs}`;
  const last = Math.max(1, chances.length - 1);
  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  const areas = [];
  for (let at = 0; at < chances.length; at++) {
    if (chances[at] === null) continue;
    const from = at;
    const points = [];
    for (; at < chances.length && chances[at] !== null; at++) points.push(`${at} ${(100 * (1 - Number(chances[at]))).toFixed(1)}`);
    lines.push(`M${points.join("L")}`);
    areas.push(`M${from} 50L${points.join("L")}L${at - 1} 50Z`);
  }
  const clip = (/** @type {string} */ name, /** @type {number} */ y) =>
    svg("clipPath", { id: `${id}-${name}` }, svg("rect", { x: -1, y, width: last + 2, height: 50 }));
  const area = (/** @type {string} */ name) =>
    svg("path", { class: `area ${name}`, d: areas.join(""), "clip-path": `url(#${id}-${name})` });
  return svg(
    "svg",
    { viewBox: `0 0 ${last} 100`, preserveAspectRatio: "none", "aria-hidden": "true", class: "curve" },
    svg("defs", {}, clip("above", 0), clip("below", 50)),
    area("above"),
    area("below"),
    svg("path", { class: "middle", d: `M0 50H${last}` }),
    svg("path", { class: "line", d: lines.join("") }),
  );
}

export class Graph {
  /** @param {Study} study @param {Review} review */
  constructor(study, review) {
    this.study = study;
    this.review = review;
    this.title = element("h2");
    this.turn = element("span", { class: "soft num" });
    this.cursor = element("i", { class: "cursor" });
    this.dots = element("div");
    this.lines = element("div");
    this.phases = element("ol", { class: "phases" });
    /** A phase may be too short for its figures, so those stand below. */
    this.figures = element("ul", { class: "phase-figures" });
    this.plot = element("div", { class: "plot", role: "slider", tabindex: "0", "aria-valuemin": "0", "aria-valuemax": String(this.last) });
    this.plot.append(this.lines, this.dots, this.cursor);
    byId("chances").append(element("div", { class: "head" }, this.title, this.turn), this.plot, this.phases, this.figures);
    this.listen();
    review.changed.add(() => this.show());
    study.shown.add(() => this.mark());
    this.show();
  }

  get last() {
    return this.review.nodes.length - 1;
  }

  listen() {
    const { plot, study, review } = this;
    const there = (/** @type {PointerEvent} */ { clientX }) => {
      const { left, width } = plot.getBoundingClientRect();
      const ply = Math.round((this.last * (clientX - left)) / width);
      const node = review.nodes[Math.max(0, Math.min(this.last, ply))];
      if (node !== study.now && !study.quiet) void go(study, node);
    };
    plot.addEventListener("pointerdown", (event) => {
      plot.setPointerCapture(event.pointerId);
      there(event);
    });
    plot.addEventListener("pointermove", (event) => event.buttons && there(event));
    plot.addEventListener("keydown", ({ key }) => {
      if (key === "ArrowUp" && next(study)) walk(study, "forward");
      if (key === "ArrowDown") walk(study, "back");
    });
  }

  show() {
    const { study, review, last } = this;
    const { reviewed, game } = study.data;
    const mine = reviewed?.you.length === 1 && reviewed.you[0] === review.side;
    const name = format(game.sides[review.side].name);
    write(this.title, mine ? format("your-chances") : format("chances-of", { side: name }));
    this.plot.setAttribute("aria-label", this.title.textContent ?? "");
    this.lines.replaceChildren(curve(review.chances.map((chance) => (chance === null ? null : chanceOf(chance, review.side)))));
    const dots = [...review.reports.values()].filter(({ verdict }) => isFault(verdict));
    this.dots.replaceChildren(
      ...dots.map((report) => {
        const chance = report.side === review.side ? report.win : 1 - report.win;
        const dot = element("i", { class: `dot ${report.verdict}` });
        dot.style.left = `${(100 * report.ply) / Math.max(1, last)}%`;
        dot.style.top = `${100 * (1 - chance)}%`;
        return dot;
      }),
    );
    if (review.summary) this.showPhases(review.summary);
    this.mark();
  }

  /** @param {Summary} summary */
  showPhases({ phases }) {
    const { game, reviewed } = this.study.data;
    const accuracy = (/** @type {number | null} */ value) => (value === null ? "–" : format("percent", { value: Math.round(value) }));
    this.figures.replaceChildren();
    // Those of a single phase are those of the game.
    show(this.figures, phases.length > 1);
    this.phases.replaceChildren(
      ...phases.map(({ phase, from, to, accuracy: by }) => {
        const figures = /** @type {Side[]} */ (["first", "second"]).map((side) => {
          const who = textOf(/** @type {any} */ (reviewed?.names[side] ?? format(game.sides[side].name)));
          return element(
            "span",
            { class: `num of-${side}`, title: format("accuracy-of", { who, value: accuracy(by[side]) }) },
            accuracy(by[side]),
          );
        });
        const item = element("li", {}, PHASES[phase] ?? phase);
        item.title = listedApart([PHASES[phase] ?? phase, ...figures.map(({ title }) => title)]);
        item.style.flexGrow = String(to - from + 1);
        this.figures.append(
          element("li", {}, element("b", {}, PHASES[phase] ?? phase), " ", element("span", { class: "both" }, ...figures)),
        );
        return item;
      }),
    );
  }

  /** Where one is. */
  mark() {
    const { study, review, plot, last } = this;
    const { now } = study;
    const on = review.nodes[now.ply] === now;
    this.cursor.hidden = !on;
    this.cursor.style.left = `${(100 * now.ply) / Math.max(1, last)}%`;
    write(this.turn, on ? format("ply-of", { ply: now.ply, count: last }) : format("in-a-variation"));
    const chance = on ? review.chances[now.ply] : null;
    const report = on ? reportOf(review, now) : null;
    const says = [now.move, report && verdictName(verdictOf(report)), chance != null && percent(chanceOf(chance, review.side))];
    plot.setAttribute("aria-valuenow", String(Math.min(now.ply, last)));
    plot.setAttribute("aria-valuetext", listed(says) || format("before-first-move"));
  }
}
