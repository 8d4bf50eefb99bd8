// The sentences that a server gives to browsers, for tests that put messages into words themselves.

import http from "node:http";
import { runInThisContext } from "node:vm";
import { format } from "../../../web/words.js";

/** Loads them as a page does; `format` of web/words.js then knows them. @param {string} base address of a server */
export async function loadWords(base) {
  const [, address] = /<script defer src="(\/words\/[^"]+)"/.exec(await text(base));
  runInThisContext(await text(base + address));
}

/** Leaves no connection open, unlike fetch: tests count them. @param {string} address @returns {Promise<string>} */
const text = (address) =>
  new Promise((resolve, reject) => {
    const request = http.get(address, { agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part) => (text += part));
      answer.on("end", () => resolve(text));
    });
    request.on("error", reject);
  });

/** What a table says, with its sentences in words. @param {any} message */
export function spoken(message) {
  if (message.why) message.why = format(message.why);
  if (message.text) message.text = format(message.text);
  return message;
}
