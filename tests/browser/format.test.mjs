// The cases that Rust puts into words (crates/words/tests/cases.rs) get the same words in the browser.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { format, textOf } from "../../web/words.js";

const file = new URL("../../crates/words/tests/cases.json", import.meta.url);
const { cases, browser } = JSON.parse(readFileSync(file, "utf8"));

/** How lists are joined, from its catalogue, whose sentences are all of one kind. @param {string} lang */
function joins(lang) {
  const text = readFileSync(new URL(`../../crates/words/words/${lang}.ftl`, import.meta.url), "utf8");
  const all = [...text.matchAll(/^(\S+) = \{ \$before \}(.*)\{ \$next \}$/gm)];
  assert.equal(all.length, 4);
  return Object.fromEntries(all.map(([, id, between]) => [`words.${id}`, [{ arg: "before" }, between, { arg: "next" }]]));
}

/** @param {string} lang */
function useCatalogue(lang) {
  /** @type {any} */ (globalThis).plygroundWords = { lang, messages: { ...browser[lang], ...joins(lang) } };
}

for (const lang of Object.keys(browser)) {
  test(`A22 the browser says in ${lang} what Rust says`, () => {
    useCatalogue(lang);
    assert.ok(cases.length > 10);
    for (const { say: message, [lang]: words } of cases) {
      assert.equal(format(message), words, JSON.stringify(message));
      if (typeof message !== "string") assert.equal(format(message.id, message), words, "arguments given apart");
    }
  });
}

test("A22 what is no key stays as it is, and a name is never taken for a key", () => {
  useCatalogue("en");
  for (const text of ["no.such-key", "Ada", "", "toString", "test.constructor"]) assert.equal(format(text), text);
  assert.equal(textOf("test.plain"), "test.plain");
  assert.equal(textOf({ id: "test.plain" }), "Five in a row");
  assert.equal(format("test.piece", { kind: "constructor" }), "marker");
});
