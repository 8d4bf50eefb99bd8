// What most test files begin with.

import { after, afterEach } from "node:test";
import { Browser } from "./browser.mjs";
import { startServer } from "./server.mjs";

/**
 * A server and a browser for all tests of a file. Both end with the file, and after each test no page may have an error.
 * @param {Promise<import("./server.mjs").Server>} [starting] the server, where it needs arguments or a data folder of its own
 * @param {string[]} [args] what Chromium is told besides
 */
export async function serverAndBrowser(starting = startServer(), args = []) {
  const [server, browser] = await Promise.all([
    starting,
    Browser.start(args).catch(async (error) => {
      // A program that goes on would keep the failed file from ending.
      await starting.then((server) => server.remove());
      throw error;
    }),
  ]);
  afterEach(() => browser.check());
  after(async () => {
    await browser.close();
    await server.remove();
  });
  return { server, browser };
}
