// A club evening without a window: a host and people with phones, each with a stream of what is shown to them.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { sentence, Visitor } from "./client.mjs";
import { localAddress } from "./told.mjs";

const PATIENCE = 20_000;
let people = 0;

/** A person with a phone. */
export class Guest extends Visitor {
  /** @param {import("./server.mjs").Server} server @param {string} name */
  constructor(server, name) {
    super(server.base, localAddress(20_000 + ++people));
    this.name = name;
    /** What was shown last. @type {{ parts: string, game: string | null } | null} */
    this.shown = null;
    this.ended = new AbortController();
    /** What is shown, by its id. @type {Map<string, string>} */
    this.sections = new Map();
  }

  /** Follows an event until `leave`, again and again where the line breaks. @param {string} id */
  follow(id) {
    this.event = id;
    this.following = (async () => {
      while (!this.ended.signal.aborted) {
        try {
          const headers = { cookie: this.cookie };
          const answer = await fetch(`${this.base}/event/${id}/live`, { headers, signal: this.ended.signal });
          this.sections = new Map();
          let text = "";
          for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
            const lines = (text + part).split("\n");
            text = lines.pop();
            for (const line of lines) this.hear(JSON.parse(line));
          }
        } catch {
          this.shown = null;
        }
        await sleep(100);
      }
    })();
  }

  /** Keeps what is shown up to date: only what has changed comes. @param {{ parts: string, sections: string[], game: string | null }} line */
  hear({ parts, sections, game }) {
    const begins = '<section class="panel" id="';
    for (const part of parts.split(begins).slice(1)) this.sections.set(part.slice(0, part.indexOf('"')), begins + part);
    this.shown = { parts: sections.map((id) => this.sections.get(id) ?? "").join(""), game };
  }

  async leave() {
    this.ended.abort();
    await this.following;
  }

  /** Waits until what is shown fits. @param {string} what @param {(shown: any) => any} fits */
  async sees(what, fits) {
    for (const end = Date.now() + PATIENCE; ; await sleep(30)) {
      const found = this.shown && fits(this.shown);
      if (found) return found;
      assert.ok(Date.now() < end, `${this.name} waits for ${what}: ${this.shown?.parts.slice(0, 600)}`);
    }
  }

  /** The game that is open for this person, another one than before. @param {string | null} [before] @returns {Promise<string>} */
  game(before = null) {
    return this.sees("a game", ({ game }) => game !== before && game);
  }

  /** Joins under the own name. @param {string} id */
  async come(id) {
    if (!this.cookie) await this.fetch("/events");
    await done(this.post(`/event/${id}/join`, { name: this.name }));
    this.follow(id);
  }

  /** Gives the open game up. @param {string} game */
  async resign(game) {
    const line = await this.join(game);
    line.say({ do: "resign", side: line.you[0] });
    await line.next((/** @type {any} */ { state }) => state?.outcome);
    await line.close();
  }
}

/** Sets an event up. @param {Guest} host @param {Record<string, string>} fields @returns {Promise<string>} its id */
export async function setUp(host, fields) {
  await host.fetch("/events");
  const answer = await host.post("/events", { event_name: "Evening", variant: "reversi-4x4", format: "swiss", rounds: "3", ...fields });
  assert.equal(answer.status, 303, await answer.text());
  const id = answer.headers.get("location").slice("/event/".length);
  host.follow(id);
  return id;
}

/** Does what a host does. @param {Guest} host @param {string} what @param {Record<string, string | number>} [fields] */
export const asHost = (host, what, fields = {}) =>
  done(host.post(`/event/${host.event}/do`, { do: what, ...Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, String(v)])) }));

/** @param {Promise<Response>} asked */
async function done(asked) {
  const answer = await asked;
  assert.equal(answer.status, 303, sentence(await answer.text()));
}

/** What a request is refused with. @param {Promise<Response>} asked @param {number} [status] */
export async function refusal(asked, status = 400) {
  const answer = await asked;
  const text = sentence(await answer.text());
  assert.equal(answer.status, status, text);
  return text;
}

/** The table as it is shown: place, name, points. @param {string} parts @returns {[number, string, string][]} */
export const tableOf = (parts) =>
  [
    ...parts.matchAll(
      /<td class="rank">(\d+)<\/td><th scope="row">([^<]*?)\s*(?:<small.*?<\/small>)*<\/th><td class="figure"><b>(.*?)<\/b>/g,
    ),
  ].map(([, place, name, points]) => [Number(place), name.trim(), points]);

/** The boards of a round as they are shown: both names, and the score where there is one. @param {string} parts @param {number} round */
export function boardsOf(parts, round) {
  const [, shown = ""] = new RegExp(`id="round-${round}"(.*?)(?=id="round-|</section>)`, "s").exec(parts) ?? [];
  return [...shown.matchAll(/<div class="board-row">(.*?)<\/div>/gs)].map(([, row]) => {
    const names = [...row.matchAll(/<\/svg><span>(.*?)<\/span>/g)].map(([, name]) => name);
    return { names, score: /<b aria-hidden="true">(.*?)<\/b>/.exec(row)?.[1] ?? null };
  });
}

/** A host and people who have joined. @param {import("./server.mjs").Server} server @param {string[]} names @param {Record<string, string>} fields */
export async function gather(server, names, fields) {
  const host = new Guest(server, "Host");
  const id = await setUp(host, fields);
  const guests = names.map((name) => new Guest(server, name));
  for (const guest of guests) await guest.come(id);
  return { host, id, guests, leave: () => Promise.all([host, ...guests].map((guest) => guest.leave())) };
}

/** The games of these people, by id, with the two who play. @param {Guest[]} guests @param {(string | null)[]} before their last games */
export async function games(guests, before) {
  /** @type {Map<string, Guest[]>} */
  const found = new Map();
  for (const [at, guest] of guests.entries()) {
    const game = await guest.game(before[at]);
    found.set(game, [...(found.get(game) ?? []), guest]);
  }
  for (const [game, two] of found) assert.equal(two.length, 2, game);
  return found;
}

/** Who comes first in the alphabet wins. @param {Map<string, Guest[]>} open */
export async function play(open) {
  for (const [game, two] of open) await two.toSorted((a, b) => a.name.localeCompare(b.name))[1].resign(game);
}
