// What is drawn on a board, as it could be seen: every change of the drawing is watched and sorted into things that happen.

/** A thing that was seen to happen, where it did. @typedef {{ what: string, x?: number, y?: number, from?: { x: number, y: number }, lift?: number, side?: string }} Seen */

/**
 * Runs in the page before anything else. With a step, every frame moves the animations on by so many milliseconds, so that
 * a slow machine shows the same frames, only later.
 * @param {number | null} step
 */
export function record(step) {
  /** @type {Seen[]} */
  const seen = [];
  Object.assign(globalThis, { plygroundSeen: seen });
  if (step !== null) {
    const native = requestAnimationFrame.bind(globalThis);
    let clock = 0;
    let frame = -1;
    globalThis.requestAnimationFrame = (callback) =>
      native((now) => {
        if (now !== frame) [frame, clock] = [now, clock + step];
        callback(clock);
      });
  }
  /** What is known of a piece's element. */
  const pieces = new WeakMap();
  const place = (/** @type {SVGElement} */ group) => {
    const [, x, y] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(group.getAttribute("transform") ?? "") ?? [null, 0, 0];
    return { x: Number(x), y: Number(y) };
  };
  const body = (/** @type {SVGElement} */ group) => group.querySelector(".body")?.getAttribute("transform") ?? "";
  const height = (/** @type {string} */ transform) => Number(/translate\(0 -([\d.]+)\)/.exec(transform)?.[1] ?? 0) / 0.34;
  const angle = (/** @type {string} */ transform) => ((Number(/rotate\((-?[\d.]+)\)$/.exec(transform)?.[1] ?? 0) % 360) + 360) % 360;
  const layer = (/** @type {Element} */ element) => element.closest("#board .pieces, #board .air");
  const opacity = (/** @type {SVGElement} */ group) => (group.style.opacity === "" ? 1 : Number(group.style.opacity));
  const far = (/** @type {{ x: number, y: number }} */ a, /** @type {{ x: number, y: number }} */ b) =>
    Math.hypot(a.x - b.x, a.y - b.y) > 0.3;

  const know = (/** @type {SVGElement} */ group) => {
    if (!pieces.has(group))
      pieces.set(group, { rest: place(group), angle: angle(body(group)), lift: 0, over: false, turning: false, comes: false, goes: false });
    return pieces.get(group);
  };
  /** One pose of a piece. */
  const pose = (/** @type {SVGElement} */ group, /** @type {string} */ transform) => {
    const piece = know(group);
    const lift = height(transform);
    piece.lift = Math.max(piece.lift, lift);
    // It falls fast at first: the lower half of its way is seen as well.
    if (piece.comes && lift > 0.1) {
      piece.comes = false;
      seen.push({ what: "put", ...place(group) });
    }
    // In a rack it comes in above the board and falls through the rows: seen once it lies in one of them and has been between two.
    const { x, y } = place(group);
    if (piece.comes && y < 0) piece.above = true;
    if (piece.above && y > -0.5 && !Number.isInteger(y)) piece.falls = true;
    if (piece.comes && piece.falls && Number.isInteger(y)) {
      piece.comes = false;
      seen.push({ what: "put", x, y });
    }
    const over = /scale\([\d.]+ 1\)/.test(transform);
    if (over && !piece.over) seen.push({ what: "flip", ...place(group) });
    piece.over = over;
    // A turn is over when the angle is a quarter again; the beam that follows may destroy the piece before it rests.
    const turned = angle(transform);
    if (turned % 90 !== 0) piece.turning = true;
    else if (piece.turning) {
      if (turned !== piece.angle) seen.push({ what: "turn", ...place(group) });
      Object.assign(piece, { angle: turned, turning: false });
    }
  };
  /** It has come to rest among the others. */
  const rests = (/** @type {SVGElement} */ group) => {
    const piece = know(group);
    const at = place(group);
    if (far(at, piece.rest)) seen.push({ what: "move", from: piece.rest, ...at, lift: piece.lift });
    Object.assign(piece, { rest: at, angle: angle(body(group)), lift: 0, turning: false, comes: false });
  };

  new MutationObserver((records) => {
    const touched = new Set();
    for (const { type, target, addedNodes, attributeName, oldValue } of records) {
      if (!(target instanceof Element)) continue;
      if (type === "childList") {
        for (const node of addedNodes) {
          if (!(node instanceof SVGElement) || !layer(node)) continue;
          if (node.classList.contains("burst")) seen.push({ what: "burst", ...place(node) });
          if (node.classList.contains("piece")) {
            const known = pieces.has(node);
            know(node);
            if (known && node.parentElement?.classList.contains("pieces")) rests(node);
          }
        }
        continue;
      }
      if (attributeName === "stroke-dasharray" && target.classList.contains("core") && layer(target)) {
        const beam = target.parentElement;
        const grown = Number.parseFloat(target.getAttribute("stroke-dasharray") ?? "");
        if (!beam || pieces.has(beam) || grown <= 0 || grown >= 1) continue;
        pieces.set(beam, {});
        seen.push({ what: "beam", side: beam.dataset.side });
      }
      const group = /** @type {SVGElement} */ (target.closest("g.piece"));
      if (!group || !layer(group)) continue;
      if (attributeName === "style" && target === group) {
        const piece = know(group);
        const shown = opacity(group);
        if (shown === 0) piece.comes = true;
        if (shown < 0.9 && !piece.comes && !piece.goes && height(body(group)) > 0.5 && piece.fades) {
          piece.goes = true;
          seen.push({ what: "take", ...place(group) });
        }
        piece.fades = shown < 1;
      }
      if (attributeName === "transform" && target.classList.contains("body")) {
        pose(group, oldValue ?? "");
        touched.add(group);
      }
    }
    for (const group of touched) pose(group, body(group));
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    attributeFilter: ["transform", "style", "stroke-dasharray"],
  });
}

/** What must be seen of a move's events, as keys. @param {any[]} events @param {{ name: string }[]} points */
export function expected(events, points) {
  const name = (/** @type {number} */ at) => points[at].name;
  return events.flatMap((event) => {
    switch (event.event) {
      case "put":
        return [`put ${name(event.at)}`];
      case "flip":
        return [`flip ${name(event.at)}`];
      case "hop":
        return [`hop ${name(event.from)}-${name(event.to)}`];
      case "slide":
        return [`slide ${name(event.from)}-${name(event.to)}`];
      case "swap":
        return [`slide ${name(event.from)}-${name(event.to)}`, `slide ${name(event.to)}-${name(event.from)}`];
      case "turn":
        return [`turn ${name(event.at)}`];
      case "beam":
        return [`beam ${event.side}`];
      case "take":
        return [`${event.destroyed ? "burst" : "take"} ${name(event.at)}`];
      default:
        return [];
    }
  });
}

/** What was seen, as keys. @param {Seen[]} seen @param {{ name: string, x: number, y: number }[]} points */
export function keys(seen, points) {
  const name = (/** @type {{ x?: number, y?: number }} */ { x, y }) =>
    points.reduce((best, point) => (Math.hypot(point.x - x, point.y - y) < Math.hypot(best.x - x, best.y - y) ? point : best)).name;
  return seen.flatMap((thing) => {
    if (thing.what === "beam") return [`beam ${thing.side}`];
    if (thing.what !== "move") return [`${thing.what} ${name(thing)}`];
    const way = `${name(thing.from)}-${name(thing)}`;
    // A piece that flies was also seen to go its way.
    return [`slide ${way}`, ...(thing.lift > 0.3 ? [`hop ${way}`] : [])];
  });
}
