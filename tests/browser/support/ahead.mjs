// What a board shows of a move before it is made, and what stands on it, read from the drawing alone.

/**
 * @typedef {object} Drawn
 * @property {Record<string, string>} pieces what stands on the board, by point: kind, side and angle
 * @property {Record<string, string>} comes pieces that would come to stand
 * @property {string[]} gone points whose piece would leave
 * @property {string[]} flips
 * @property {string[]} hits
 * @property {string[]} own of the hits, what is the mover's own
 * @property {string[]} rows points of rows that would arise, or that are marked
 * @property {string | null} beam its way
 */

/** What is drawn now, by points' names. @param {import("playwright-core").Page} page @returns {Promise<Drawn>} */
export const drawn = (page, board = "#board") =>
  page.evaluate((selector) => {
    const host = document.querySelector(selector);
    const targets = [.../** @type {NodeListOf<SVGGraphicsElement>} */ (host.querySelectorAll("[data-name]"))].map((target) => {
      const { x, y, width, height } = target.getBBox();
      return { name: target.dataset.name, x: x + width / 2, y: y + height / 2 };
    });
    const place = (/** @type {Element} */ element) => {
      const [, x, y] = /translate\((-?[\d.]+)[ ,](-?[\d.]+)\)/.exec(element.getAttribute("transform")).map(Number);
      return targets.find((t) => Math.hypot(t.x - x, t.y - y) < 0.2)?.name;
    };
    const piece = (/** @type {SVGElement} */ group) => {
      const turned = /rotate\((-?[\d.]+)\)$/.exec(group.querySelector(".body").getAttribute("transform") ?? "");
      return `${group.dataset.kind} ${group.dataset.side} ${((Number(turned?.[1] ?? 0) % 360) + 360) % 360}`;
    };
    const all = (/** @type {string} */ selector) => [.../** @type {NodeListOf<SVGElement>} */ (host.querySelectorAll(selector))];
    const points = (/** @type {string} */ selector) => all(selector).map(place).sort();
    const pieces = (/** @type {string} */ selector) => Object.fromEntries(all(selector).map((group) => [place(group), piece(group)]));
    const spots = [...host.querySelectorAll(".spot")];
    const marked = spots.flatMap((spot, i) => (/\bmark-(row|line)\b/.test(spot.getAttribute("class")) ? [targets[i].name] : []));
    const previewing = host.querySelector(".preview[data-move]") !== null;
    const beam = host.querySelector(previewing ? ".preview .beam.foreseen .core" : ".last-marks .beam.afterglow .core");
    return {
      pieces: pieces(".pieces .piece, .air .piece"),
      comes: { ...pieces(".piece.ghost"), ...pieces(".preview .piece.stand-in") },
      gone: points(".piece.giving-way, .preview .leaves"),
      flips: points(".preview .flips"),
      hits: points(".preview .hits"),
      own: points(".preview .hits.own"),
      rows: previewing ? points(".preview .row") : marked.sort(),
      beam: beam?.getAttribute("d") ?? null,
    };
  }, board);

/** The board that a preview promises. @param {Drawn} drawn @returns {Record<string, string>} */
export function promised({ pieces, comes, gone, flips, hits }) {
  const board = new Map(Object.entries(pieces));
  for (const point of gone) board.delete(point);
  for (const [point, piece] of Object.entries(comes)) board.set(point, piece);
  for (const point of flips)
    board.set(
      point,
      board.get(point).replace(/first|second/, (side) => (side === "first" ? "second" : "first")),
    );
  for (const point of hits) board.delete(point);
  return Object.fromEntries([...board].sort());
}

/** Waits until it is shown what a move would do. @param {import("playwright-core").Page} page @param {string} move */
export async function foresees(page, move, board = "#board") {
  await page.locator(`${board} .preview[data-move="${move}"]`).waitFor({ state: "attached" });
}
