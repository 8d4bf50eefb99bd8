/**
 * Puts messages into words. The sentences are those of the catalogues (`words/LANG.ftl` of every crate and of this folder), which the
 * server sends in the visitor's language as `plygroundWords` before any module runs; crates/words/src/browser.rs says what they look like.
 */

/** @import { Args, Catalogue, Message, Pattern, Select, Value } from "./types/words.js" */

/** @typedef {(string | false | null | undefined)[]} Parts */

/** Nothing is known: every key stands for itself. @type {Catalogue} */
const NONE = { lang: "en", messages: {} };
/** From here on thousands stand apart; four digits are read at a glance. */
const LONG = 10_000;

/** @returns {Catalogue} */
const catalogue = () => /** @type {any} */ (globalThis).plygroundWords ?? NONE;

/** The language of the sentences. */
export const language = () => catalogue().lang;

/**
 * A message in words. A key without a dot is one of the pages' own; a text that is no key stays as it is.
 * @param {Message} message a key, or a message with arguments as the server sends it
 * @param {Args} [args] the arguments of a key
 * @returns {string}
 */
export function format(message, args = {}) {
  if (typeof message !== "string") return format(message.id, message);
  const { messages } = catalogue();
  const id = message.includes(".") ? message : `web.${message}`;
  return Object.hasOwn(messages, id) ? formatPattern(messages[id], args) : message;
}

/** An argument in words: a name is the same in every language, a message is put into words. @param {Value} value @returns {string} */
export function textOf(value) {
  if (Array.isArray(value)) return listedApart(value.map((message) => format(message)));
  return typeof value === "object" && value !== null ? format(value) : String(value ?? "");
}

/** Groups of three digits, as the language sets them apart. @param {number} value @returns {string} */
const thousands = (value) =>
  value < 1000
    ? String(value)
    : format("words.thousands", { before: thousands(Math.floor(value / 1000)), next: String(value % 1000).padStart(3, "0") });

/** Parts of one sentence in a row, as the language joins them. @param {Parts} parts what is empty is left out */
export const listed = (parts) => joined(parts, (before, next) => format("words.listed", { before, next }));

/** Parts that are sentences of their own. @param {Parts} parts */
export const listedApart = (parts) => joined(parts, (before, next) => format("words.listed-apart", { before, next }));

/** Whole sentences, one after the other. @param {Parts} parts */
export const sentences = (parts) => joined(parts, (before, next) => format("words.sentences", { before, next }));

/** A command or a reason as a sentence, unless it is one. @param {string} text */
export const asSentence = (text) => (/[.!?…。！？]$/.test(text) ? text : format("as-sentence", { text }));

/** @param {Parts} parts @param {(before: string, next: string) => string} join @returns {string} */
const joined = (parts, join) =>
  parts.reduce((/** @type {string} */ before, next) => (before && next ? join(before, next) : before || next || ""), "");

/** @param {Pattern} pattern @param {Args} args @returns {string} */
function formatPattern(pattern, args) {
  if (typeof pattern === "string") return pattern;
  const parts = pattern.map((part) => {
    if (typeof part === "string") return part;
    if ("of" in part) return formatPattern(part.cases[selectCase(part, args[part.of])], args);
    const value = args[part.arg];
    const text = part.number && Number(value) >= LONG ? thousands(Number(value)) : textOf(value);
    return part.capital ? capitalise(text) : text;
  });
  return parts.join("");
}

/** The case that fits: that of the very value, then that of a number's plural form. @param {Select} part @param {Value} value @returns {string} */
function selectCase({ cases, else: usual }, value) {
  if (Object.hasOwn(cases, String(value))) return String(value);
  const form = typeof value === "number" ? new Intl.PluralRules(catalogue().lang).select(value) : usual;
  return Object.hasOwn(cases, form) ? form : usual;
}

/** A phrase at the beginning of a sentence. @param {string} phrase */
function capitalise(phrase) {
  const [first = ""] = phrase;
  return first.toUpperCase() + phrase.slice(first.length);
}
