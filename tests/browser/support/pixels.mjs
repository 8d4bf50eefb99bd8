// Colours as they are really drawn: screenshots, read pixel by pixel.

/** So many places along a mark are looked at. */
const SAMPLES = 32;

/**
 * How the marks of the last move stand out from what they lie on: the board is pictured as it is and bare, without marks, and
 * without pieces unless the mark is on a piece; the two are compared along each mark.
 * @param {import("./browser.mjs").Browser} browser @param {import("playwright-core").Page} page
 * @returns {Promise<{ mark: string, drawn: number, least: number }[]>} drawn: the share of the mark that is seen; least: the
 *   contrast that nine tenths of it reach
 */
export async function contrasts(browser, page) {
  const marks = await page.evaluate((samples) => {
    const { left, top } = document.querySelector("#board").getBoundingClientRect();
    return [...document.querySelectorAll("#board .last:is(.moved, .origin, .dot)")].flatMap((mark) => {
      const line = /** @type {SVGGeometryElement} */ (mark.querySelector(".line"));
      const style = getComputedStyle(line);
      if (getComputedStyle(mark).display === "none" || (style.stroke === "none" && style.fill === "rgba(0, 0, 0, 0)")) return [];
      const matrix = line.getScreenCTM();
      const whole = line.getTotalLength();
      const inside = style.stroke === "none" ? 0.5 : 1; // a dot is looked at inside its outline
      const places = Array.from({ length: samples }, (_, i) => {
        const { x, y } = line.getPointAtLength((whole * (i + 0.5)) / samples);
        const { x: sx, y: sy } = new DOMPoint(x * inside, y * inside).matrixTransform(matrix);
        return [(sx - left) * devicePixelRatio, (sy - top) * devicePixelRatio];
      });
      return [{ mark: `${mark.getAttribute("class")} ${mark.getAttribute("data-point")}`, places }];
    });
  }, SAMPLES);
  const picture = async () => (await page.locator("#board").screenshot()).toString("base64");
  const drawn = await picture();
  const hide = (/** @type {string} */ selector, /** @type {boolean} */ hidden) =>
    page.evaluate(
      ({ what, so }) => {
        for (const g of document.querySelectorAll(what)) {
          if (so) g.setAttribute("visibility", "hidden");
          else g.removeAttribute("visibility");
        }
      },
      { what: selector, so: hidden },
    );
  // A dot is on its piece, a frame on the board.
  const under = marks.some(({ mark }) => mark.includes("dot")) ? "#board .last-marks" : "#board :is(.last-marks, .pieces)";
  await hide(under, true);
  const bare = await picture();
  await hide(under, false);
  return reader(browser).then((reading) =>
    reading.evaluate(
      async ({ pictures, marks }) => {
        const [one, other] = await Promise.all(
          pictures.map(async (base64) => {
            const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
            const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
            const context = canvas.getContext("2d", { willReadFrequently: true });
            context.drawImage(bitmap, 0, 0);
            return (/** @type {number} */ x, /** @type {number} */ y) =>
              [...context.getImageData(Math.floor(x), Math.floor(y), 1, 1).data].slice(0, 3);
          }),
        );
        const luminance = (/** @type {number[]} */ rgb) => {
          const [r, g, b] = rgb.map((c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        return marks.map(({ mark, places }) => {
          const ratios = places
            .flatMap(([x, y]) => {
              const [a, b] = [one(x, y), other(x, y)];
              if (a.every((c, i) => Math.abs(c - b[i]) < 3)) return [];
              const [low, high] = [luminance(a), luminance(b)].sort((p, q) => p - q);
              return [(high + 0.05) / (low + 0.05)];
            })
            .sort((p, q) => p - q);
          return { mark, drawn: ratios.length / places.length, least: ratios[Math.floor(ratios.length / 10)] ?? 0 };
        });
      },
      { pictures: [drawn, bare], marks },
    ),
  );
}

/**
 * The share of pixels that two rows of pictures have in common, of each picture.
 * @param {import("./browser.mjs").Browser} browser @param {string} first as base64 @param {string} second @param {number} count how many there are in a row
 * @returns {Promise<number[]>}
 */
export async function alike(browser, first, second, count) {
  const reading = await reader(browser);
  return reading.evaluate(
    async ({ rows, count }) => {
      const [one, other] = await Promise.all(
        rows.map(async (base64) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      const each = one.width / count;
      const same = Array.from({ length: count }, () => 0);
      for (let i = 0; i < one.data.length; i += 4) {
        const equal = [0, 1, 2].every((c) => Math.abs(one.data[i + c] - other.data[i + c]) < 24);
        if (equal) same[Math.floor(((i / 4) % one.width) / each)]++;
      }
      return same.map((pixels) => pixels / (each * one.height));
    },
    { rows: [first, second], count },
  );
}

/** @type {WeakMap<object, Promise<import("playwright-core").Page>>} */
const readers = new WeakMap();

/** An empty page that reads pictures: the pages of the product may not. */
function reader(/** @type {import("./browser.mjs").Browser} */ browser) {
  let page = readers.get(browser);
  if (!page) {
    page = browser.chrome.newPage();
    readers.set(browser, page);
  }
  return page;
}
