// A browser without a window: cookies, forms and WebSockets, to say what a page never would.

import http from "node:http";
import WebSocket from "ws";
import { spoken } from "./words.mjs";

const PATIENCE = 10_000;

/** One visitor with a cookie. */
export class Visitor {
  /** @param {string} base @param {string} [address] the local address to come from: on Linux any of 127.0.0.0/8, so that one machine is many */
  constructor(base, address) {
    this.base = base;
    this.address = address;
    this.cookie = "";
  }

  /** @param {string} path @param {RequestInit} [options] */
  async fetch(path, options = {}) {
    const headers = { ...(this.cookie && { cookie: this.cookie }), ...options.headers };
    const ask = this.address ? from(this.address) : fetch;
    const answer = await ask(this.base + path, { redirect: "manual", ...options, headers });
    const [set] = answer.headers.getSetCookie();
    if (set) this.cookie = set.split(";")[0];
    return answer;
  }

  /** Sends a form as our own page would. @param {string} path @param {Record<string, string>} fields */
  post(path, fields, headers = {}) {
    return this.fetch(path, { method: "POST", body: new URLSearchParams(fields), headers: { origin: this.base, ...headers } });
  }

  /** Starts a game. @param {Record<string, string>} fields @returns {Promise<string>} its id */
  async newGame(fields) {
    const answer = await this.post("/new", fields);
    if (answer.status !== 303) throw new Error(`${answer.status}: ${sentence(await answer.text())}`);
    return answer.headers.get("location").slice("/g/".length);
  }

  /** Takes the free seat. @param {string} id */
  async sit(id, name = "Guest") {
    const answer = await this.post(`/g/${id}/sit`, { name });
    if (answer.status !== 303) throw new Error(`${answer.status}: ${sentence(await answer.text())}`);
  }

  /** Joins a table; resolves after the first message. @param {string} id */
  async join(id) {
    const line = new Line(this, id);
    await line.next("table");
    return line;
  }
}

/** A visitor's connection to a table. */
export class Line {
  constructor(/** @type {import("./client.mjs").Visitor} */ visitor, /** @type {string} */ id, headers = {}) {
    /** @type {any[]} what came and was not asked for yet */
    this.messages = [];
    /** @type {(() => boolean)[]} */
    this.waiting = [];
    /** @type {any} */
    this.state = null;
    const { base, cookie, address } = visitor;
    this.socket = new WebSocket(`${base.replace("http", "ws")}/g/${id}/ws`, {
      ...(address && { localAddress: address }),
      headers: { origin: base, ...(cookie && { cookie }), ...headers },
    });
    this.opened = new Promise((resolve, reject) => {
      this.socket.once("open", resolve);
      this.socket.once("error", reject);
      this.socket.once("unexpected-response", (_, answer) => {
        let text = "";
        answer.on("data", (part) => (text += part));
        answer.on("end", () =>
          reject(Object.assign(new Error(`refused with ${answer.statusCode}`), { status: answer.statusCode, sentence: sentence(text) })),
        );
      });
    });
    this.opened.catch(() => {});
    this.closed = new Promise((resolve) => this.socket.once("close", (code) => resolve(code)));
    this.socket.on("error", () => {});
    this.socket.on("message", (data) => this.hear(spoken(JSON.parse(String(data)))));
  }

  hear(/** @type {any} */ message) {
    this.take(message);
    this.messages.push(message);
    this.waiting = this.waiting.filter((check) => !check());
  }

  /** Keeps the state up to date; the message then carries all of it. */
  take(/** @type {any} */ message) {
    if (!message.state) return;
    this.state = message.state = merge(this.state, message);
    this.you = message.you ?? this.you;
    this.choices = message.choices ?? (this.state.outcome || this.state.paused ? [] : this.choices);
  }

  /** The first message not yet asked for that fits. @param {string | ((message: any) => boolean)} what a type, or a test */
  async next(what) {
    await this.opened;
    const fits = typeof what === "string" ? (/** @type {{ type: string }} */ { type }) => type === what : what;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no answer like ${what}; heard ${this.messages.map(({ type }) => type)}`)), PATIENCE);
      const check = () => {
        const at = this.messages.findIndex(fits);
        if (at < 0) return false;
        clearTimeout(late);
        resolve(this.messages.splice(0, at + 1).at(-1));
        return true;
      };
      if (!check()) this.waiting.push(check);
    });
  }

  /** @param {unknown} message */
  say(message) {
    this.socket.send(typeof message === "string" || Buffer.isBuffer(message) ? message : JSON.stringify(message));
  }

  /** Says something that must be refused. @returns {Promise<string>} why */
  async refused(/** @type {any} */ message) {
    this.messages = [];
    this.say(message);
    return (await this.next("refused")).why;
  }

  /** Plays a move and waits until it is told. @param {string} move */
  async play(move, ply = this.state.ply) {
    this.say({ do: "move", ply, move });
    return this.next((m) => m.type === "moved" && m.ply === ply + 1);
  }

  close() {
    this.socket.close();
    return this.closed;
  }
}

/**
 * The state after a message: a message carries the fields that may have changed, and a move instead of the whole history.
 * @param {any} state @param {any} message
 */
export function merge(state, { type, ply, move, side, ms, turn, did, state: news }) {
  const merged = { ...state, ...news };
  if (type === "moved" && !news.history)
    merged.history = [...state.history.slice(0, ply - 1), { move, side, ms, turn, ...(did && { did }) }];
  return merged;
}

/** `fetch` from one of the addresses of this machine. @param {string} localAddress */
const from =
  (localAddress) =>
  (/** @type {string} */ url, /** @type {RequestInit} */ { method = "GET", headers, body }) =>
    new Promise((resolve, reject) => {
      const form = body instanceof URLSearchParams && { "content-type": "application/x-www-form-urlencoded" };
      const request = http.request(
        url,
        { method, localAddress, headers: { ...form, .../** @type {Record<string, string>} */ (headers) } },
        (answer) => {
          /** @type {Buffer[]} */
          const parts = [];
          answer.on("data", (part) => parts.push(part));
          answer.on("error", reject);
          answer.on("end", () => {
            const all = new Headers();
            for (const [name, value] of Object.entries(answer.headers)) for (const one of [value].flat()) all.append(name, one);
            const empty = [204, 304].includes(answer.statusCode);
            resolve(new Response(empty ? null : Buffer.concat(parts), { status: answer.statusCode, headers: all }));
          });
        },
      );
      request.on("error", reject);
      request.end(body?.toString());
    });

/** What an error page says. @param {string} html */
export function sentence(html) {
  const [, text] = /<p class="lead">(.*?)<\/p>/s.exec(html) ?? [null, html.slice(0, 200)];
  return text
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll(/&quot;|&#34;/g, '"');
}
