/** The engine's panel: who judges, the best moves as they are found, and marks for them on the board. It stops by itself. */

/** @import { BoardMark, ShownLine, Side, Tried } from "../types/messages.js" */
/** @import { StudyConnection } from "./connection.js" */
/** @import { Gauge } from "./gauge.js" */
/** @import { Study } from "./state.js" */
/** @import { Node } from "./tree.js" */

import { element, icon, show, toast, write } from "../dom.js";
import { format } from "../words.js";
import { keep, kept } from "./kept.js";
import { percent, scoreText, shortScore } from "./scores.js";
import { go, noteEdit } from "./state.js";
import { moveMarks, pointsOf } from "./taps.js";
import { add, movesTo } from "./tree.js";

/** Analysis starts after this pause, so that stepping quickly through a game asks for nothing on the way. */
const SETTLED = 150;
/** The most lines that are listed. */
const MOST_LINES = 5;
/** For a value on every square. */
const ALL_MOVES = 60;
/** How much worse than the best a move is, in winning chances, to be called as good, not bad, or bad. */
const CLOSE = [0.02, 0.06];

export class Engine {
  /** @param {HTMLElement} host @param {Study} study @param {StudyConnection} connection @param {Gauge} gauge */
  constructor(host, study, connection, gauge) {
    this.host = host;
    this.study = study;
    this.connection = connection;
    this.gauge = gauge;
    const { engine, lines, player, arrows } = kept();
    this.on = engine;
    this.count = Math.min(Math.max(Math.trunc(lines) || 1, 1), MOST_LINES);
    const { players } = study.data;
    const chosen = player[study.data.game.id];
    this.player = players.some(({ id }) => id === chosen) ? chosen : (players[0]?.id ?? "");
    /** Whether the best moves are marked on the board. */
    this.arrows = arrows;
    /** Whether every move has its value on the board. */
    this.values = false;
    /** @type {{ id: number, node: Node, tried: Tried } | null} what was asked for last */
    this.asked = null;
    this.running = false;
    /** @type {ShownLine[]} */
    this.lines = [];
    this.timer = 0;
    this.power = /** @type {HTMLButtonElement} */ (element("button", { class: "button small", type: "button", id: "engine-power" }));
    this.says = element("p", { class: "engine-says", role: "status" });
    this.depth = element("p", { class: "engine-depth num soft" });
    this.list = element("ol", { class: "engine-lines", "aria-label": format("engine-best-moves") });
    this.body = element("div", { class: "engine-body" }, this.says, this.depth, this.list);
    this.build();
    study.shown.add((_, tried) => this.moved(tried));
    connection.opened.add(() => this.requestAnalysis());
    connection.listeners.add((message) => {
      if (!this.asked || !("id" in message) || message.id !== this.asked.id) return;
      if (message.type === "lines") this.take(message.lines, message.done);
      if (message.type === "refused") {
        this.running = false;
        this.draw();
        write(this.says, format(message.why));
      }
    });
  }

  build() {
    const { data } = this.study;
    this.power.addEventListener("click", () => this.toggle());
    const players = data.players.map(({ id, name }) => element("option", { value: id }, format(name)));
    const judge = /** @type {HTMLSelectElement} */ (
      element("select", { class: "input", id: "engine-player", "aria-label": format("engine-judge") }, ...players)
    );
    judge.value = this.player;
    judge.addEventListener("change", () => {
      this.player = judge.value;
      this.lines = []; // another player's
      keep({ player: { ...kept().player, [data.game.id]: judge.value } });
      this.requestAnalysis();
      this.mark();
    });
    const counts = Array.from({ length: MOST_LINES }, (_, i) =>
      element("option", { value: String(i + 1) }, format("engine-lines", { count: i + 1 })),
    );
    const count = /** @type {HTMLSelectElement} */ (
      element("select", { class: "input", id: "engine-count", "aria-label": format("engine-line-count") }, ...counts)
    );
    count.value = String(this.count);
    count.addEventListener("change", () => {
      this.count = Number(count.value);
      keep({ lines: this.count });
      this.requestAnalysis();
    });
    this.host.append(element("div", { class: "engine-head" }, judge, count, this.power), this.body);
    this.draw();
  }

  toggle(on = !this.on) {
    this.on = on;
    keep({ engine: on });
    if (on) this.requestAnalysis();
    else this.stop();
  }

  /** Ends the analysis under way; what was found stays. */
  stop() {
    clearTimeout(this.timer);
    if (this.running) this.connection.send({ do: "stop" });
    this.running = false;
    this.draw();
  }

  /** @param {boolean} values */
  showValues(values) {
    if (values === this.values) return;
    this.values = values;
    if (values && !this.on) this.toggle(true);
    else this.requestAnalysis();
  }

  /** @param {boolean} arrows */
  showArrows(arrows) {
    this.arrows = arrows;
    keep({ arrows });
    this.mark();
  }

  /** Another position is shown. @param {Tried} tried */
  moved(tried) {
    clearTimeout(this.timer);
    this.lines = [];
    this.asked = null;
    write(this.says, "");
    this.mark();
    if (this.study.quiet || tried.over) {
      if (this.running) this.connection.send({ do: "stop" });
      this.running = false;
    }
    this.draw();
    if (this.on) this.timer = window.setTimeout(() => this.requestAnalysis(), SETTLED);
  }

  /** Asks for an analysis of the position that is shown. */
  requestAnalysis() {
    clearTimeout(this.timer);
    const { study, connection } = this;
    const tried = study.known.get(study.now);
    if (!this.on || study.quiet || !tried) return this.draw();
    if (tried.over) {
      write(this.says, format(tried.status));
      return this.draw();
    }
    const id = connection.id();
    const line = { variant: study.data.variant.id, start: study.data.start, moves: movesTo(study.now) };
    const player = this.player ? { player: this.player } : {};
    const sent = connection.send({ do: "analyse", id, line, lines: this.values ? ALL_MOVES : this.count, ...player });
    this.asked = sent ? { id, node: study.now, tried } : null;
    this.running = sent;
    this.draw();
  }

  /** @param {ShownLine[]} lines @param {boolean} done */
  take(lines, done) {
    if (!this.asked || this.asked.node !== this.study.now || this.study.quiet) return;
    if (lines.length) this.lines = lines;
    // Lines that were under way when it was stopped do not set it running again.
    if (done) this.running = false;
    const [best] = this.lines;
    const { node, tried } = this.asked;
    if (best?.value) this.gauge.set(node, tried.to_move === "first" ? best.value.win : 1 - best.value.win);
    this.draw();
    this.mark();
  }

  draw() {
    const { running, lines, on } = this;
    const [best] = lines;
    const label = !on ? format("engine-start") : running ? format("engine-stop") : format("engine-off");
    this.power.replaceChildren(icon(!on ? "play" : running ? "stop" : "close"), label);
    this.power.setAttribute("aria-pressed", String(on));
    this.power.title = format("engine-key");
    show(this.body, on || lines.length > 0);
    this.host.classList.toggle("running", running);
    if (best?.value) {
      const { words, win } = best.value;
      write(this.says, format("engine-says", { words: format(words), chance: percent(win), side: this.mover() }));
    } else if (best) write(this.says, format("engine-suggests", { move: best.moves[0] }));
    else if (running) write(this.says, format("engine-thinks"));
    const nodes = lines.reduce((most, line) => Math.max(most, line.nodes), 0);
    const worth = best?.value && scoreText(this.study.data.game.score_unit, best.value.score);
    write(this.depth, worth ? format("engine-depth", { score: worth, depth: best.depth, nodes: short(nodes) }) : "");
    this.drawLines(lines.slice(0, this.count));
  }

  /** The name of the side to move. */
  mover() {
    const side = /** @type {Side} */ (this.asked?.tried.to_move ?? this.study.known.get(this.study.now)?.to_move ?? "first");
    return format(this.study.data.game.sides[side].name);
  }

  /** Rows keep their places, so that nothing jumps while lines stream. @param {ShownLine[]} lines */
  drawLines(lines) {
    const rows = Array.from({ length: this.count }, (_, i) => {
      const line = lines[i];
      const row = /** @type {HTMLElement} */ (this.list.children[i] ?? element("li"));
      const key = line ? JSON.stringify([line.value?.score, line.moves]) : String(this.running);
      if (row.dataset.key === key && row.children.length) return row;
      row.dataset.key = key;
      row.replaceChildren(...(line ? this.lineParts(line, i) : [element("span", { class: "soft" }, this.running ? "…" : "")]));
      return row;
    });
    if (this.list.children.length !== rows.length) this.list.replaceChildren(...rows);
  }

  /** @param {ShownLine} line @param {number} index */
  lineParts(line, index) {
    const { game } = this.study.data;
    const { value } = line;
    const score = value && scoreText(game.score_unit, value.score);
    const shown =
      value &&
      element(
        "b",
        { class: `value ${this.closeness(line)}`, title: format("engine-chance", { chance: percent(value.win) }) },
        shortScore(game.score_unit, value.score),
      );
    const moves = line.moves.map((move, at) => {
      /** @type {Record<string, string>} */
      const label = at
        ? { tabindex: "-1" }
        : { "aria-label": score ? format("engine-play", { move, number: index + 1, score }) : format("engine-play-it", { move }) };
      const button = element("button", { type: "button", ...label }, move);
      button.addEventListener("click", () => void this.play(line.moves.slice(0, at + 1)));
      return button;
    });
    return [...(shown ? [shown] : []), element("span", { class: "line" }, ...moves)];
  }

  /** How a move compares with the best one. @param {ShownLine} line */
  closeness(line) {
    const win = line.value?.win ?? 0;
    const loss = (this.lines[0]?.value?.win ?? win) - win;
    if (line === this.lines[0] || loss <= 0) return "best";
    return loss <= CLOSE[0] ? "close" : loss <= CLOSE[1] ? "worse" : "bad";
  }

  /** Makes moves of a line. @param {string[]} moves */
  async play(moves) {
    const { study } = this;
    let node = study.now;
    for (const move of moves) {
      const next = add(node, move);
      if (!next) return toast(format("tree-full"));
      node = next;
    }
    noteEdit(study);
    await go(study, node);
  }

  /** Makes the best move that is known. */
  playBest() {
    const [best] = this.lines;
    if (best?.moves.length && !this.study.quiet) void this.play(best.moves.slice(0, 1));
  }

  /** The best moves, and the values of all of them, on the board. */
  mark() {
    const { study, asked } = this;
    const fresh = asked && asked.node === study.now && !study.quiet;
    study.board.overlay("values", fresh && this.values ? this.valueMarks(asked.tried) : []);
    const shown = fresh && this.arrows && !this.values ? this.lines.slice(0, this.count) : [];
    const marks = shown.flatMap((line, i) =>
      fresh && line.moves.length ? moveMarks(asked.tried, line.moves[0], i ? "other" : "best", shown.length > 1 ? String(i + 1) : "") : [],
    );
    // The best one lies on top.
    study.board.overlay("engine", marks.reverse());
  }

  /** The value of the best move that ends on each point. @param {Tried} tried @returns {BoardMark[]} */
  valueMarks(tried) {
    /** @type {Map<number, BoardMark>} */
    const marks = new Map();
    for (const line of this.lines) {
      const point = pointsOf(tried, line.moves[0] ?? "").at(-1);
      if (point === undefined || marks.has(point) || !line.value) continue;
      const text = shortScore(this.study.data.game.score_unit, line.value.score);
      marks.set(point, { shape: "dot", kind: this.closeness(line), points: [point], text });
    }
    return [...marks.values()];
  }
}

/** A large number, short: "1.8 M". @param {number} count */
function short(count) {
  return new Intl.NumberFormat(document.documentElement.lang, { notation: "compact", maximumFractionDigits: 1 }).format(count);
}
