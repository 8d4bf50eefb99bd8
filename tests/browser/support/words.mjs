// The sentences that a server gives to browsers, for tests that put messages into words themselves.

import { runInThisContext } from "node:vm";

/** Loads them as a page does; `say` of web/words.js then knows them. @param {string} base address of a server */
export async function loadWords(base) {
  const page = await (await fetch(base)).text();
  const [, address] = /<script defer src="(\/words\/[^"]+)"/.exec(page);
  runInThisContext(await (await fetch(base + address)).text());
}
