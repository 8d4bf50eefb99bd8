// Waiting for what a page can only say after a while itself.

/** So long it may take on a busy machine, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Waits until an asynchronous function of the page gives something, and returns it. `page.waitForFunction` is not for these: it waits for no promise,
 * and takes the promise itself for what it waits for.
 * @template A, R
 * @param {import("playwright-core").Page} page @param {(arg: A) => Promise<R>} look @param {A} [arg]
 * @returns {Promise<R>}
 */
export async function until(page, look, arg) {
  for (const end = Date.now() + PATIENCE; ; ) {
    const found = await page.evaluate(/** @type {any} */ (look), arg);
    if (found) return found;
    if (Date.now() > end) throw new Error(`it never came: ${look}`);
    await page.waitForTimeout(50);
  }
}
