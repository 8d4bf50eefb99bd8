// At the door: connections that say nothing, clients that ask for too much, requests that make no sense, and proxies.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Line, sentence, Visitor } from "./support/client.mjs";
import { Server, startServer } from "./support/server.mjs";
import { spoken } from "./support/words.mjs";

/** @type {import("./support/server.mjs").Server} */
let server;
before(async () => {
  server = await startServer();
});
after(() => server?.remove());

/** Opens a connection and writes a text. @param {string} base @param {string} text @returns {Promise<net.Socket & { heard: string, over: Promise<number> }>} */
function dial(base, text) {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = /** @type {any} */ (net.connect(Number(port), hostname, () => socket.write(text, () => resolve(socket))));
    socket.heard = "";
    socket.on("data", (/** @type {string} */ part) => (socket.heard += part));
    socket.on("error", () => {});
    socket.over = new Promise((ended) => socket.on("close", () => ended(performance.now() - began)));
    socket.over.then(() => resolve(socket)); // also one that was cut off before it could write
  });
}

const half = (/** @type {string} */ base) => `GET / HTTP/1.1\r\nHost: ${new URL(base).host}\r\nX-Half: `;

/** Files the program has open. */
const files = (/** @type {import("./support/server.mjs").Server} */ of) => readdirSync(`/proc/${of.child.pid}/fd`).length;

/** An HTTP request with any headers, on a connection of its own. */
function ask(/** @type {string} */ base, /** @type {string} */ path, { method = "GET", headers = {}, body = "" } = {}) {
  return new Promise((resolve, reject) => {
    const request = http.request(base + path, { method, headers, agent: false }, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    request.on("error", reject);
    request.setTimeout(10_000, () => request.destroy(new Error(`no answer to ${path}`)));
    request.end(body);
  });
}

/** A Reversi game between two visitors; both are connected. */
async function pair(/** @type {string} */ base) {
  const [host, guest] = [new Visitor(base), new Visitor(base)];
  const id = await host.newGame({ variant: "reversi", first: "here", second: "remote" });
  await guest.sit(id);
  return { id, host, guest, first: await host.join(id), second: await guest.join(id) };
}

for (const many of [1_100, 3_000]) {
  test(`A20 ${many} connections that never finish their header keep nobody out`, async (t) => {
    // With the number of files that is usual, and no more to be had.
    const server = await new Server([], { wrapper: ["bash", "-c", 'ulimit -n 1024 && exec "$0" "$@"'] }).start();
    t.after(() => server.remove());
    const { first, second } = await pair(server.base);
    const quiet = files(server);
    const silent = [];
    let worst = 0;
    const moves = ["f5", "d6", "c3", "d3", "c4", "f4"];
    for (let i = 0; i < many; i += 100) {
      silent.push(...(await Promise.all(Array.from({ length: 100 }, () => dial(server.base, half(server.base))))));
      const began = performance.now();
      assert.equal((await ask(server.base, "/")).status, 200, `after ${i + 100}`);
      worst = Math.max(worst, performance.now() - began);
      if (i % 500 !== 0) continue;
      const ply = i / 500;
      const [mover, other] = ply % 2 ? [second, first] : [first, second];
      await mover.play(moves[ply], ply);
      await other.next((m) => m.type === "moved" && m.ply === ply + 1);
    }
    assert.ok(worst < 20_000, `a page took ${worst.toFixed(0)} ms`);
    const deadline = Date.now() + 20_000;
    while (files(server) >= quiet + 100 && Date.now() < deadline) await sleep(200);
    assert.ok(files(server) < quiet + 100, `${files(server)} files are open, ${quiet} before`);
    for (const socket of silent) socket.destroy();
    await Promise.all([first.close(), second.close()]);
  });
}

test("A20 a thousand browsers at the same moment are all answered", async () => {
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, () =>
      ask(server.base, "/assets/theme.js").then(
        ({ status }) => status,
        (error) => error.code ?? error.message,
      ),
    ),
  );
  assert.deepEqual([...new Set(answers)], [200]);
});

test("A20 what does not arrive in time is cut off: headers, second headers and forms", async () => {
  const { host } = new URL(server.base);
  const head = await dial(server.base, half(server.base));
  const nothing = await dial(server.base, "");
  // Drop by drop does not help.
  const drops = setInterval(() => head.write("x"), 500);
  const second = await dial(server.base, `GET /assets/theme.js HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await sleep(1_000);
  assert.match(second.heard, /^HTTP\/1.1 200/);
  second.write("GET / HTTP/1.1\r\nX-Half: ");
  const idle = await dial(server.base, `GET /assets/theme.js HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  const form = await dial(
    server.base,
    `POST /new HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${server.base}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nvar`,
  );
  const took = await Promise.all([head.over, nothing.over, second.over, form.over]);
  clearInterval(drops);
  for (const ms of took) assert.ok(ms > 5_000 && ms < 30_000, `cut off after ${took.map((t) => Math.round(t))} ms`);
  assert.match(form.heard, /^HTTP\/1.1 408/);
  assert.match(sentence(form.heard), /in time/);
  assert.equal(idle.closed, false, "a connection that may be used again is kept longer");
  idle.write(`GET /assets/theme.js HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await sleep(1_000);
  assert.equal(idle.heard.match(/HTTP\/1.1 200/g)?.length, 2);
  idle.destroy();
});

test("A20 with few files the limit is raised, connections stay below it, and pages are still served", async () => {
  const few = new Server([], { wrapper: ["bash", "-c", 'ulimit -Sn 100 && ulimit -Hn 400 && exec "$0" "$@"'] });
  await few.start();
  try {
    const limits = readFileSync(`/proc/${few.child.pid}/limits`, "utf8");
    assert.deepEqual(/Max open files\s+(\d+)\s+(\d+)/.exec(limits)?.slice(1), ["400", "400"]);
    const { host } = new URL(few.base);
    const idle = [];
    for (let i = 0; i < 600; i++) idle.push(await dial(few.base, `GET /assets/theme.js HTTP/1.1\r\nHost: ${host}\r\n\r\n`));
    assert.equal((await ask(few.base, "/")).status, 200);
    assert.ok(files(few) < 400);
    const game = await pair(few.base);
    await game.first.play("f5");
    for (const socket of idle) socket.destroy();
    assert.equal(few.log, "", "and nothing is logged");
  } finally {
    await few.remove();
  }
});

test("A8 the server ends quickly and cleanly, whatever is still open", async () => {
  const other = await startServer();
  const { first } = await pair(other.base);
  const silent = await Promise.all(Array.from({ length: 50 }, () => dial(other.base, half(other.base))));
  const began = performance.now();
  const { code } = await other.end("SIGTERM");
  assert.equal(code, 0);
  assert.ok(performance.now() - began < 20_000, `it took ${performance.now() - began} ms`);
  await Promise.all([first.closed, ...silent.map(({ over }) => over)]);
  await other.remove();
});

test("A20 every refusal is a sentence, on our page or as JSON", async () => {
  const visitor = new Visitor(server.base);
  const id = await visitor.newGame({ variant: "reversi", second: "here" });
  const { cookie } = visitor;
  const form = { origin: server.base, "content-type": "application/x-www-form-urlencoded" };
  const json = { accept: "application/json" };
  const browser = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };
  /** @type {[number, string, string, Record<string, any>, RegExp][]} */
  const table = [
    [404, "GET", "/nothing", {}, /no page/],
    [404, "GET", "/nothing", { headers: browser }, /no page/],
    [404, "GET", "/nothing", { headers: json }, /no page/],
    [404, "GET", "/g/nothing123", { headers: json }, /no game/],
    [404, "GET", "/g/nothing123/ply/0", {}, /no game/],
    [404, "GET", `/g/${id}/ply/99`, {}, /no move/],
    [400, "GET", `/g/${id}/ply/x`, {}, /malformed/],
    [400, "GET", "/try/reversi?begins=nobody", {}, /malformed/],
    [400, "GET", "/g/%ff", {}, /malformed/],
    [400, "GET", `/g/${id}/ws`, {}, /WebSocket connections only/],
    [405, "GET", `/g/${id}/sit`, {}, /requests of that kind/],
    [405, "POST", "/learn", { headers: form }, /requests of that kind/],
    [405, "DELETE", `/g/${id}`, { headers: { origin: server.base, ...json } }, /requests of that kind/],
    [
      403,
      "POST",
      "/new",
      { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "variant=reversi" },
      /did not come from a page/,
    ],
    [413, "POST", "/new", { headers: form, body: `variant=${"x".repeat(17_000)}` }, /too large/],
    [413, "POST", "/new", { headers: { ...form, "transfer-encoding": "chunked" }, body: `variant=${"x".repeat(17_000)}` }, /too large/],
    [414, "GET", `/try/reversi?moves=${"x".repeat(9_000)}`, {}, /too long/],
    [415, "POST", "/new", { headers: { origin: server.base, "content-type": "application/json" }, body: "{}" }, /not a form/],
    [422, "POST", "/new", { headers: form, body: "first=here" }, /incomplete/],
    [422, "POST", "/new", { headers: { ...form, ...json }, body: "%%%=&&&" }, /incomplete/],
    [400, "POST", "/new", { headers: form, body: "variant=chess" }, /no such game/],
    [
      431,
      "GET",
      "/",
      { headers: { "x-much": "x".repeat(10_000), "x-more": "x".repeat(10_000), "x-most": "x".repeat(15_000) } },
      /header fields/,
    ],
  ];
  const wrong = [];
  for (const [status, method, path, { headers = {}, body }, said] of table) {
    const answer = await ask(server.base, path, { method, headers: { cookie, ...headers }, body });
    const asData = headers.accept === json.accept || path.startsWith("/try/") || path.includes("/ply/");
    const kind = answer.headers["content-type"] ?? "none";
    const text = asData
      ? kind === "application/json"
        ? spoken(JSON.parse(answer.text)).why
        : answer.text
      : /<p class="lead">/.test(answer.text)
        ? sentence(answer.text)
        : answer.text;
    const wayOn = asData || /<main[\s\S]*<a [^>]*href="\/"/.test(answer.text);
    const fine =
      answer.status === status &&
      wayOn &&
      kind.startsWith(asData ? "application/json" : "text/html") &&
      /^[A-Z][^\n]{10,150}\.$/.test(text) &&
      said.test(text);
    if (!fine || answer.headers["cache-control"] !== "no-store" || !answer.headers["content-security-policy"])
      wrong.push(`${method} ${path.slice(0, 40)}: ${answer.status} ${kind} ${text}`);
  }
  assert.deepEqual(wrong, []);
  assert.match((await ask(server.base, "/learn", { method: "POST", headers: { cookie, ...form } })).headers.allow ?? "", /GET/);
});

test("A8 a cookie lasts a year from the last page, and files of the program carry none", async () => {
  const first = await ask(server.base, "/");
  const [cookie] = first.headers["set-cookie"][0].split(";");
  for (const path of ["/", "/settings", "/learn/reversi", "/new/reversi"]) {
    const [again] = (await ask(server.base, path, { headers: { cookie } })).headers["set-cookie"] ?? [""];
    assert.ok(again.startsWith(`${cookie};`) && again.includes("Max-Age=31536000"), `${path}: ${again}`);
    assert.ok(!again.includes("Secure"), "no proxy, no https");
  }
  for (const headers of [{ cookie }, {}])
    assert.equal((await ask(server.base, "/assets/theme.js", { headers })).headers["set-cookie"], undefined);
});

test("A8 pages that show a visitor's own are not kept by caches, those with a seat's choices not at all", async () => {
  const visitor = new Visitor(server.base);
  const id = await visitor.newGame({ variant: "reversi", second: "here" });
  assert.equal((await visitor.fetch(`/g/${id}`)).headers.get("cache-control"), "no-store");
  for (const path of ["/", "/new/reversi", "/settings", `/g/${id}/ply/0`, `/g/${id}/export/json`]) {
    assert.equal((await visitor.fetch(path)).headers.get("cache-control"), "private, no-cache", path);
  }
});

test("A10 a game of one move says so on the first page", async () => {
  const visitor = new Visitor(server.base);
  const id = await visitor.newGame({ variant: "reversi", second: "here" });
  const line = await visitor.join(id);
  await line.play("f5");
  assert.match(await (await visitor.fetch("/")).text(), /\b1 move ·/);
  await line.play("d6");
  assert.match(await (await visitor.fetch("/")).text(), /\b2 moves ·/);
  await line.close();
});

test("A2 a name that cannot be read is refused, and why is said", async () => {
  const visitor = new Visitor(server.base);
  const table = {
    "\u202Eeve": /direction of writing/,
    "A\u200Bda": /invisible/,
    "\u00AD": /invisible/,
    "\u0301": /accents/,
    "a\nb": /line breaks/,
    ["x".repeat(41)]: /at most 40 characters/,
  };
  for (const [name, why] of Object.entries(table)) {
    const answer = await visitor.post("/new", { variant: "reversi", second: "remote", first_name: name });
    assert.equal(answer.status, 400, JSON.stringify(name));
    assert.match(sentence(await answer.text()), why);
  }
  const id = await visitor.newGame({ variant: "reversi", second: "remote", first_name: "👩🏽‍🚀 李  小龍" });
  const seat = await new Visitor(server.base).post(`/g/${id}/sit`, { name: "e\u2066ve" });
  assert.deepEqual(
    [seat.status, sentence(await seat.text())],
    [400, "A name cannot contain characters that change the direction of writing."],
  );
  const line = await visitor.join(id);
  assert.equal(line.state.players.first.name, "👩🏽‍🚀 李 小龍");
  await line.close();
});

test("A8 pings, pongs and binary frames count like messages, and a flood of them is cut off", async () => {
  const floods = {
    ping: (/** @type {import("ws").WebSocket} */ socket) => socket.ping(),
    pong: (/** @type {import("ws").WebSocket} */ socket) => socket.pong(),
    binary: (/** @type {import("ws").WebSocket} */ socket) => socket.send(Buffer.from([1])),
    empty: (/** @type {import("ws").WebSocket} */ socket) => socket.send(""),
  };
  for (const [kind, send] of Object.entries(floods)) {
    const { id, host, first, second } = await pair(server.base);
    for (let i = 0; i < 1_000; i++) send(first.socket);
    const code = await Promise.race([first.closed, sleep(10_000, "still open")]);
    assert.ok([1006, 1008].includes(code), `${kind}: ${code}`); // the reason is lost where more frames are on their way
    const again = await host.join(id);
    await again.play("f5");
    await second.play("d6", 1);
    await Promise.all([again.close(), second.close()]);
  }
});

test("A8 an ordinary connection with a ping now and then is kept", async () => {
  const { first, second } = await pair(server.base);
  for (let i = 0; i < 30; i++) first.socket.ping();
  await first.play("f5");
  await second.play("d6", 1);
  await Promise.all([first.close(), second.close()]);
});

test("A20 one browser has 32 games open, another one still comes in", async () => {
  const { id, host, second } = await pair(server.base);
  const games = [];
  for (let i = 0; i < 8; i++) games.push(await host.newGame({ variant: "reversi", second: "here" }));
  const lines = [];
  for (let i = 0; i < 31; i++) lines.push(await host.join(games[i % 8])); // one is open already
  const late = new Line(host, games[0]);
  await assert.rejects(late.opened, (/** @type {any} */ error) => error.status === 429 && /too many games open/.test(error.sentence));
  await (await new Visitor(server.base).join(id)).close();
  await lines.pop().close();
  let again;
  for (let i = 0; i < 50 && !again; i++) again = await host.join(id).catch(() => sleep(100));
  assert.ok(again, "a place that was given back can be taken");
  await Promise.all([again, second, ...lines].map((line) => line.close()));
});

test("A20 one browser starts 60 games at once; then it waits and others do not", async () => {
  const visitor = new Visitor(server.base);
  await visitor.fetch("/");
  const began = performance.now();
  let refused;
  for (let i = 0; i < 200 && !refused; i++) {
    const answer = await visitor.post("/new", { variant: "reversi", second: "here" });
    if (answer.status === 303) continue;
    refused = { after: i, status: answer.status, retry: Number(answer.headers.get("retry-after")), why: sentence(await answer.text()) };
  }
  const earned = (performance.now() - began) / 2_000;
  assert.equal(refused?.status, 429);
  assert.ok(refused.after >= 60 && refused.after <= 61 + earned, `after ${refused.after} games`);
  assert.ok(refused.retry >= 1 && refused.retry <= 2, `${refused.retry} s`);
  assert.match(refused.why, /too many games/);
  await new Visitor(server.base).newGame({ variant: "reversi", second: "here" });
});

test("A20 a rematch is a new game: nobody gets around the limit by it", async () => {
  const visitor = new Visitor(server.base);
  const began = performance.now();
  let id = await visitor.newGame({ variant: "reversi", second: "here" });
  let [rematches, why] = [0, ""];
  while (!why && rematches < 200) {
    const line = await visitor.join(id);
    line.say({ do: "resign", side: "first" });
    await line.next(({ state }) => state?.outcome);
    line.say({ do: "rematch" });
    const answer = await line.next(({ type, state }) => type === "refused" || state?.next);
    await line.close();
    if (answer.type === "refused") why = answer.why;
    else [id, rematches] = [answer.state.next, rematches + 1];
  }
  const earned = (performance.now() - began) / 2_000;
  assert.match(why, /too many games/);
  assert.ok(rematches >= 59 && rematches <= 60 + earned, `${rematches} rematches`);
});

test("A20 behind a proxy: its host name, https links and cookies, and the visitor's own address", async () => {
  const proxied = await startServer("--host", "play.example.org", "--host", "games.example.org:8443");
  try {
    const { base } = proxied;
    assert.match(proxied.said, /play\.example\.org/);
    const https = { host: "play.example.org", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9" };
    const first = await ask(base, "/", { headers: https });
    assert.equal(first.status, 200);
    const [set] = first.headers["set-cookie"];
    assert.match(set, /; Secure/);
    const [cookie] = set.split(";");
    const form = { cookie, "content-type": "application/x-www-form-urlencoded" };
    const start = (/** @type {Record<string, string>} */ headers) =>
      ask(base, "/new", { method: "POST", headers: { ...form, ...headers }, body: "variant=reversi&second=remote" });
    const made = await start({ ...https, origin: "https://play.example.org" });
    assert.equal(made.status, 303);
    const path = made.headers.location;
    const page = (await ask(base, path, { headers: { ...https, cookie } })).text;
    assert.ok(page.includes(`https://play.example.org${path}`) && !page.includes(`http://play.example.org`), "https links");
    const plain = await ask(base, path, { headers: { host: "play.example.org", cookie } });
    assert.ok(plain.text.includes(`http://play.example.org${path}`), "http links without https");
    assert.ok(!plain.headers["set-cookie"][0].includes("Secure"));
    // A proxy that does not pass the host on.
    assert.equal((await start({ "x-forwarded-proto": "https", origin: "https://play.example.org" })).status, 303);
    for (const headers of [{ host: "evil.example.org" }, { host: "play.example.org.evil.com" }])
      assert.equal((await ask(base, "/", { headers })).status, 403);
    assert.equal((await start({ ...https, origin: "https://evil.example.org" })).status, 403);
    // A live connection by the public name.
    const line = new Line(Object.assign(new Visitor(base), { cookie }), path.slice("/g/".length), {
      host: "play.example.org",
      origin: "https://play.example.org",
    });
    await line.next("table");
    await line.close();
    // Visitors have an address each, by the proxy's word, and use up only their own.
    const game = (/** @type {string} */ address) =>
      ask(base, "/new", {
        method: "POST",
        headers: { "content-type": form["content-type"], origin: "https://play.example.org", "x-forwarded-for": address },
        body: "variant=reversi&second=here",
      });
    const began = performance.now();
    let before = 0;
    while (before < 1_000 && (await game(`198.51.100.${before % 200}, 203.0.113.7`)).status !== 429) before++;
    const earned = (performance.now() - began) / 500;
    assert.ok(before >= 400 && before <= 401 + earned, `${before} games with fresh cookies`);
    assert.notEqual((await game("203.0.113.8")).status, 429);
  } finally {
    await proxied.remove();
  }
});

test("A20 without a public host the proxy's fields are nobody's word", async () => {
  const answer = await ask(server.base, "/", { headers: { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9" } });
  assert.ok(!answer.headers["set-cookie"][0].includes("Secure"));
  assert.equal((await ask(server.base, "/", { headers: { host: "play.example.org" } })).status, 403);
});
