/**
 * A board on the page: draws what the server says is there, shows what happens, and tells which move was meant. It knows
 * geometry, pieces, highlights and animation; no rules, and no game by name.
 */

/** @import { BoardEvent, BoardSpec, Button, Choice, Side, View } from "./types.js" */

import { tracksOf } from "./animate.js";
import { Choosing } from "./choose.js";
import { differences } from "./diff.js";
import { draw } from "./draw.js";
import { Hand } from "./hand.js";
import { Highlights } from "./highlight.js";
import { Keyboard } from "./keyboard.js";
import { LastMarks, lastMove } from "./last.js";
import { Pointer } from "./pointer.js";
import { same } from "./same.js";
import { Stage } from "./stage.js";
import { Timeline } from "./timeline.js";

export class Board {
  /**
   * @param {HTMLElement} host an empty element
   * @param {{ game: string, spec: BoardSpec, label: string, sides?: Record<Side, string>, flipped?: boolean, still?: boolean }} options
   *   sides: what the sides are called; still: a picture that nobody can touch
   */
  constructor(host, { game, spec, label, sides = { first: "First", second: "Second" }, flipped = false, still = false }) {
    this.host = host;
    this.game = game;
    this.spec = spec;
    this.label = label;
    this.sides = sides;
    this.still = still;
    this.flipped = flipped;
    /** @type {View | null} */
    this.view = null;
    this.timeline = new Timeline();
    this.timeline.onfailure = (error) => this.fail(error);
    /** @type {Record<string, number[]>} */
    this.highlighted = {};
    this.lastMove = lastMove([]);
    this.hand = new Hand(this);
    this.choosing = new Choosing(this);
    this.played = 0;

    /** @type {((move: string) => void) | null} a move was meant */
    this.onmove = null;
    /** @type {((point: number) => void) | null} something was tapped that cannot be */
    this.onrefuse = null;
    /** @type {((buttons: Button[]) => void) | null} these buttons can be pressed now */
    this.onbuttons = null;
    /** @type {((event: BoardEvent) => void) | null} this begins to be seen */
    this.onevent = null;
    /** @type {((points: number[]) => void) | null} this is chosen now */
    this.onchoose = null;
    /** @type {((error: unknown) => void) | null} something could not be drawn; the board stands as in the view, as far as it can */
    this.onfailure = null;

    host.classList.add("board");
    host.dataset.game = game;
    host.style.setProperty("--ratio", String(spec.bounds[2] / spec.bounds[3]));
    const { drawing, stage, highlights, marks } = face(game, spec, flipped, still);
    this.drawing = drawing;
    this.stage = stage;
    this.highlights = highlights;
    this.marks = marks;
    // Not on the drawing: browsers put whatever listens for focus in SVG into the tab order, without a name.
    host.addEventListener("focusin", (event) => this.keyboard?.focused(event));
    host.addEventListener("focusout", () => this.keyboard && this.choosing.hover(null));
    this.mount();
  }

  /** Puts the drawing on the page and listens to it. */
  mount() {
    const { root } = this.drawing;
    root.setAttribute("role", this.still ? "img" : "group");
    root.setAttribute("aria-label", this.label);
    this.keyboard = this.still ? null : new Keyboard(this, this.drawing.targets);
    this.pointer = this.still ? null : new Pointer(this, root);
    this.host.replaceChildren(root);
  }

  get places() {
    return this.drawing.places;
  }

  /**
   * Jumps to a view.
   * @param {View} view
   * @param {{ animate?: boolean }} [options]
   * @returns {Promise<void>} when it stands still
   */
  async show(view, { animate = true } = {}) {
    // The same again (a clock has changed, somebody came): whatever is being chosen stays so.
    if (this.view && !this.timeline.running && !this.choosing.waiting && same(this.view.pieces, view.pieces)) {
      this.view = view;
      this.highlights.marks(view.marks);
      this.keyboard?.update();
      return;
    }
    this.settle();
    const first = this.view === null;
    return this.run(view, () => (animate && !first ? differences(this.stage, view.pieces) : []));
  }

  /**
   * Shows events in order, then stands as in the view.
   * @param {BoardEvent[]} events
   * @param {View} view
   * @param {{ faster?: number }} [options] than the page's pace: more is waiting to be shown
   * @returns {Promise<void>} when it stands still
   */
  play(events, view, { faster = 1 } = {}) {
    const { carried } = this.hand;
    this.settle();
    return this.run(view, () => tracksOf(this.stage, events, { carried, tell: (event) => this.onevent?.(event) }), faster);
  }

  /**
   * Moves until the board stands as in the view. It always comes to that, also if something cannot be drawn.
   * @param {View} view @param {() => import("./types.js").Track[]} tracks @param {number} [faster]
   */
  async run(view, tracks, faster = 1) {
    const mine = ++this.played;
    this.view = view;
    this.choosing.early = null;
    this.highlights.marks([]);
    this.host.classList.add("moving");
    try {
      await this.timeline.run(tracks(), faster);
    } catch (error) {
      this.fail(error);
    }
    if (mine === this.played) this.stand();
  }

  /** @param {unknown} error */
  fail(error) {
    if (this.onfailure) this.onfailure(error);
    else console.error(error);
  }

  /** Ends whatever moves. */
  settle() {
    this.hand.empty();
    this.highlights.hideGhost();
    if (this.choosing.taps.drop()) this.choosing.refresh();
    this.timeline.settle();
    this.stand();
  }

  /** Stands as in the view. */
  stand() {
    this.host.classList.remove("moving");
    if (!this.view) return;
    try {
      this.stage.set(this.view.pieces);
      this.highlights.marks(this.view.marks);
      this.keyboard?.update();
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * Marks the last move until the next one, whatever view is shown meanwhile; while something moves the marks are not seen.
   * @param {BoardEvent[]} events what was seen in it; none: nothing is marked
   */
  last(events) {
    this.lastMove = lastMove(events);
    this.showLast();
  }

  showLast() {
    try {
      this.marks.show(this.lastMove);
      this.keyboard?.update();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Sees the board from the other side. @param {boolean} flipped */
  flip(flipped = !this.flipped) {
    if (flipped === this.flipped) return;
    this.settle();
    this.flipped = flipped;
    Object.assign(this, face(this.game, this.spec, flipped, this.still));
    this.mount();
    this.stand();
    this.highlight(this.highlighted);
    this.showLast();
    this.choosing.refresh();
  }

  /** Points by the name of their highlight: best, threat, ... @param {Record<string, number[]>} sets */
  highlight(sets) {
    for (const name of Object.keys(this.highlighted)) if (!(name in sets)) this.highlights.set(name, []);
    this.highlighted = sets;
    for (const [name, points] of Object.entries(sets)) this.highlights.set(name, points);
  }

  /**
   * What may be tapped now; none: look only. The same again changes nothing, so that a choice half made survives it.
   * @param {Choice[]} choices
   * @param {{ side?: Side }} [options] whose choice it is
   */
  offer(choices, options) {
    this.choosing.offer(choices, options);
  }

  /** Presses one of the board's buttons. @param {string} button */
  press(button) {
    this.choosing.press(button);
  }

  /** Presses the button with this key, if it can be pressed now. @param {string} key @returns {boolean} whether it was */
  pressKey(key) {
    return this.choosing.pressKey(key);
  }

  /** Lets go of what is chosen. @returns {boolean} whether anything was */
  deselect() {
    return this.choosing.deselect();
  }

  /** Takes the board off the page. */
  remove() {
    this.timeline.stop();
    this.host.replaceChildren();
  }
}

/** What is made anew when the board is seen from the other side. @param {string} game @param {BoardSpec} spec @param {boolean} flipped @param {boolean} still */
function face(game, spec, flipped, still) {
  const drawing = draw(spec, flipped, still);
  return {
    drawing,
    stage: new Stage(game, drawing, flipped),
    highlights: new Highlights(drawing, game, flipped),
    marks: new LastMarks(drawing, spec.shape),
  };
}
