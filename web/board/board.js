/**
 * A board on the page: draws what the server says is there, shows what happens, and tells which move was meant. It knows
 * geometry, pieces, highlights and animation; no rules, and no game by name.
 *
 * This class is all that pages see. It holds one state (state.js); everything else is functions on that.
 */

/** @import { BoardEvent, BoardMark, Choice, Side, Tap, View } from "../types/messages.js" */
/** @import { Options, State } from "./state.js" */

import { confirmAim, deselect, lead, make, offer, press, pressKey, tap } from "./choose.js";
import { fail } from "./fail.js";
import { listenToFocus, listenToKeyboard } from "./keyboard.js";
import { hover, refreshOptions } from "./options.js";
import { drawOverlays, setOverlay } from "./overlay.js";
import { listenToPointer } from "./pointer.js";
import { settle, stand } from "./settle.js";
import { drawLastMove, playEvents, setLastMove, showView } from "./show.js";
import { createFace, createState } from "./state.js";

export class Board {
  /** @type {State} */
  #state;

  /** @param {HTMLElement} host an empty element @param {Options} options */
  constructor(host, options) {
    const state = createState(host, options);
    this.#state = state;
    state.timeline.onfailure = (error) => fail(state, error);
    host.classList.add("board");
    host.dataset.game = state.game;
    host.style.setProperty("--ratio", String(state.spec.bounds[2] / state.spec.bounds[3]));
    if (!state.still) listenToFocus(state);
    mount(state);
  }

  /** The element the board is in. */
  get host() {
    return this.#state.host;
  }

  /** A few words about what is pointed at: the page writes them. */
  get readout() {
    return this.#state.readout;
  }

  get spec() {
    return this.#state.spec;
  }

  /** What is shown, or will be when nothing moves any more. */
  get view() {
    return this.#state.view;
  }

  /** Whether it stands upright, the same from both sides. */
  get upright() {
    return this.#state.drawing.rack;
  }

  get flipped() {
    return this.#state.flipped;
  }

  /** What the page is told: set the handlers it wants. */
  get on() {
    return this.#state.on;
  }

  /** Jumps to a view. @param {View} view @returns {Promise<void>} when it stands still */
  show(view) {
    return showView(this.#state, view);
  }

  /**
   * Shows events in order, then stands as in the view.
   * @param {BoardEvent[]} events
   * @param {View} view
   * @param {{ faster?: number }} [options] than the page's pace: more is waiting to be shown
   * @returns {Promise<void>} when it stands still
   */
  play(events, view, options) {
    return playEvents(this.#state, events, view, options);
  }

  /** Marks the last move until the next one. @param {BoardEvent[]} events what was seen in it; none: nothing is marked */
  last(events) {
    setLastMove(this.#state, events);
  }

  /** Draws over the board until told otherwise. @param {string} name who draws: it replaces what it drew before @param {BoardMark[]} marks */
  overlay(name, marks) {
    setOverlay(this.#state, name, marks);
  }

  /** Sees the board from the other side. @param {boolean} flipped */
  flip(flipped = !this.flipped) {
    const state = this.#state;
    if (flipped === state.flipped) return;
    settle(state);
    state.flipped = flipped;
    Object.assign(state, createFace(state));
    mount(state);
    stand(state);
    drawLastMove(state);
    drawOverlays(state);
    refreshOptions(state);
  }

  /**
   * What may be tapped now; none: look only. The same again changes nothing, so that a choice half made survives it.
   * @param {Choice[]} choices
   * @param {{ side?: Side, position?: string }} [options] whose choice it is, and the position's text, without which nothing is foreseen
   */
  offer(choices, options) {
    offer(this.#state, choices, options);
  }

  /** Presses one of the board's buttons, if it can be pressed now. @param {string} button */
  press(button) {
    press(this.#state, button);
  }

  /** A pointer or the focus is on one of the board's buttons, or no longer. @param {string | null} button */
  point(button) {
    hover(this.#state, button === null ? null : { button });
  }

  /** A finger presses a button, if it can be pressed now: shows first what it would do. @param {string} button */
  touch(button) {
    if (this.#state.taps.next().buttons.has(button)) tap(this.#state, { button }, { touch: true });
  }

  /**
   * Where taps that were made before anything was offered lead to in these choices; null: nowhere.
   * @param {Choice[]} choices @param {Tap[]} taps
   */
  lead(choices, taps) {
    return lead(this.#state, choices, taps);
  }

  /** Chooses what is offered, as if it had been tapped. @param {Tap[]} taps */
  choose(taps) {
    for (const one of taps) tap(this.#state, one);
  }

  /** What can be moved now, and in which position. @returns {Choice[]} */
  get offered() {
    return this.#state.offered;
  }

  get position() {
    return this.#state.position;
  }

  /** Makes a move that is offered. @param {Choice} choice */
  make(choice) {
    make(this.#state, choice);
  }

  /** Brings the keyboard to the board. */
  focus() {
    const { points, here } = this.#state.targets;
    points[here]?.focus({ preventScroll: true });
  }

  /** Makes the move that is shown and waits for a second tap, if there is one. */
  confirm() {
    confirmAim(this.#state);
  }

  /** How far neighbouring points are apart, in CSS pixels. */
  get spacing() {
    return this.#state.drawing.root.getScreenCTM()?.a ?? Infinity;
  }

  /** Presses the button with this key, if it can be pressed now. @param {string} key @returns {boolean} whether it was */
  pressKey(key) {
    return pressKey(this.#state, key);
  }

  /** Forgets what moves would do: something else is foreseen now. */
  forget() {
    this.#state.ahead = { position: "", moves: null };
  }

  /** Lets go of what is chosen. @returns {boolean} whether anything was */
  deselect() {
    return deselect(this.#state);
  }

  /** Takes the board off the page. */
  remove() {
    this.#state.timeline.stop();
    this.#state.host.replaceChildren();
  }
}

/** Puts the drawing on the page and listens to it. @param {State} state */
function mount(state) {
  const { root } = state.drawing;
  // Screen readers keep arrow keys and letters to themselves, but not those of an application.
  root.setAttribute("role", state.still ? "img" : "application");
  root.setAttribute("aria-label", state.label);
  if (!state.still) {
    listenToKeyboard(state);
    listenToPointer(state);
  }
  state.host.replaceChildren(root, ...(state.still ? [] : [state.readout]));
}
