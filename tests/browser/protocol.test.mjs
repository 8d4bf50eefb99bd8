// What no page of ours would ever say: the server refuses it clearly, nothing changes, and everybody else plays on.

import assert from "node:assert/strict";
import http from "node:http";
import net from "node:net";
import { after, before, test } from "node:test";
import { Line, sentence, Visitor } from "./support/client.mjs";
import { startServer } from "./support/server.mjs";

/** @type {import("./support/server.mjs").Server} */
let server;
before(async () => {
  server = await startServer();
});
after(() => server?.remove());

/** A Reversi game between two visitors; both are connected. */
async function pair() {
  const [host, guest] = [new Visitor(server.base), new Visitor(server.base)];
  const id = await host.newGame({ variant: "reversi", first: "here", second: "remote", first_name: "Host" });
  await guest.sit(id);
  return { id, host, guest, first: await host.join(id), second: await guest.join(id) };
}

/** The game as a new watcher gets it. @param {string} id */
async function stands(id) {
  const line = await new Visitor(server.base).join(id);
  await line.close();
  return line.state;
}

/** An HTTP request with any Host header. */
function ask(/** @type {string} */ path, /** @type {Record<string, string>} */ headers, method = "GET", body = "") {
  return new Promise((resolve, reject) => {
    const request = http.request(server.base + path, { method, headers }, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () => resolve({ status: answer.statusCode, text }));
    });
    request.on("error", reject);
    request.end(body);
  });
}

test("A8 seats are unguessable tokens in HttpOnly, SameSite cookies", async () => {
  const answer = await fetch(server.base);
  const [cookie] = answer.headers.getSetCookie();
  assert.match(cookie, /^plyground=[0-9a-f]{32};/);
  assert.match(cookie, /HttpOnly/);
  assert.match(cookie, /SameSite=(Lax|Strict)/);
  const other = (await fetch(server.base)).headers.getSetCookie()[0];
  assert.notEqual(cookie, other);
});

test("A20 a form from a foreign page is refused", async () => {
  const visitor = new Visitor(server.base);
  for (const origin of ["http://example.com", "null", "http://127.0.0.1:1", `${server.base}.example.com`]) {
    const answer = await visitor.post("/new", { variant: "reversi" }, { origin });
    assert.equal(answer.status, 403, origin);
    assert.match(sentence(await answer.text()), /did not come from a page of this server/);
  }
  const none = await visitor.fetch("/new", { method: "POST", body: new URLSearchParams({ variant: "reversi" }) });
  assert.equal(none.status, 403, "no origin at all");
});

test("A20 sitting down from a foreign page is refused", async () => {
  const host = new Visitor(server.base);
  const id = await host.newGame({ variant: "reversi", second: "remote" });
  const answer = await new Visitor(server.base).post(`/g/${id}/sit`, { name: "Eve" }, { origin: "http://example.com" });
  assert.equal(answer.status, 403);
  assert.equal((await stands(id)).players.second.taken, false);
});

test("A20 a WebSocket from a foreign page is refused", async () => {
  const host = new Visitor(server.base);
  const id = await host.newGame({ variant: "reversi", second: "here" });
  for (const origin of ["http://example.com", "null"]) {
    const line = new Line(host, id, { origin });
    await assert.rejects(line.opened, { status: 403 }, origin);
  }
});

test("A20 a foreign host name is refused, whatever is asked for", async () => {
  const { port } = new URL(server.base);
  for (const host of ["example.com", `example.com:${port}`, `127.0.0.1.example.com:${port}`]) {
    assert.equal((await ask("/", { host })).status, 403, host);
    const body = "variant=reversi";
    const headers = {
      host,
      origin: `http://${host}`,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(body.length),
    };
    assert.equal((await ask("/new", headers, "POST", body)).status, 403, host);
  }
  assert.equal((await ask("/", { host: `localhost:${port}` })).status, 200);
});

test("A8 nobody moves for a seat they do not hold", async () => {
  const { id, first, second } = await pair();
  assert.deepEqual([first.you, second.you], [["first"], ["second"]]);
  const watcher = await new Visitor(server.base).join(id);
  assert.deepEqual([watcher.you, watcher.choices], [[], []]);
  assert.match(await watcher.refused({ do: "move", ply: 0, move: "f5" }), /watching/);
  for (const message of [
    { do: "resign" },
    { do: "resign", side: "first" },
    { do: "draw", say: "offer" },
    { do: "takeback" },
    { do: "redo" },
    { do: "rematch" },
    { do: "stop" },
  ]) {
    assert.match(await watcher.refused(message), /watching/, JSON.stringify(message));
  }
  assert.match(await second.refused({ do: "resign", side: "first" }), /not your side/);
  assert.match(await second.refused({ do: "move", ply: 0, move: "f5" }), /not your turn/);
  const forged = new Visitor(server.base);
  forged.cookie = `plyground=${"0".repeat(32)}`;
  assert.deepEqual((await forged.join(id)).you, []);
  const state = await stands(id);
  assert.deepEqual([state.ply, state.outcome], [0, null]);
});

test("A8 a third one cannot sit down; the same one can, again", async () => {
  const { id, guest } = await pair();
  await guest.sit(id);
  const third = await new Visitor(server.base).post(`/g/${id}/sit`, { name: "Third" });
  assert.equal(third.status, 409);
  assert.match(sentence(await third.text()), /watch/);
});

test("A8 out of turn, stale, doubled and illegal moves change nothing", async () => {
  const { id, first, second } = await pair();
  await first.play("f5");
  await second.next("moved");
  assert.match(await first.refused({ do: "move", ply: 1, move: "d6" }), /not your turn/);
  assert.match(await first.refused({ do: "move", ply: 0, move: "f5" }), /too late/, "the same again");
  assert.match(await second.refused({ do: "move", ply: 0, move: "d6" }), /too late/, "for an earlier position");
  assert.match(await second.refused({ do: "move", ply: 7, move: "d6" }), /too late/, "for a later position");
  assert.ok(await second.refused({ do: "move", ply: 1, move: "a1" }), "not a legal move");
  assert.ok(await second.refused({ do: "move", ply: 1, move: "" }));
  assert.ok(await second.refused({ do: "move", ply: 1, move: "<img src=x onerror=alert(1)>" }));
  assert.equal((await stands(id)).ply, 1);
  // Twice at once: one counts.
  second.messages = [];
  second.say({ do: "move", ply: 1, move: "d6" });
  second.say({ do: "move", ply: 1, move: "d6" });
  await second.next(() => ["moved", "refused"].every((type) => second.messages.some((m) => m.type === type)));
  assert.deepEqual(
    (await stands(id)).history.map((/** @type {{ move: string }} */ { move }) => move),
    ["f5", "d6"],
  );
});

test("A8 no draw, takeback or rematch that is not on offer", async () => {
  const { first, second } = await pair();
  assert.match(await first.refused({ do: "draw", say: "accept" }), /No draw/);
  assert.match(await first.refused({ do: "draw", say: "decline" }), /No draw/);
  assert.match(await first.refused({ do: "takeback", say: "accept" }), /asked/);
  assert.ok(await first.refused({ do: "takeback" }));
  assert.ok(await first.refused({ do: "redo" }));
  assert.ok(await first.refused({ do: "rematch" }));
  assert.ok(await first.refused({ do: "stop" }));
  first.say({ do: "draw", say: "offer" });
  await first.next(({ state }) => state?.offers.draw === "first");
  assert.match(await first.refused({ do: "draw", say: "accept" }), /No draw/, "not one's own");
  first.say({ do: "resign" });
  await second.next(({ state }) => state?.outcome);
  assert.match(await second.refused({ do: "move", ply: 0, move: "f5" }), /over/);
  assert.match(await second.refused({ do: "resign" }), /over/);
  assert.match(await second.refused({ do: "draw", say: "offer" }), /over/);
});

test("A8 malformed messages get an answer, and the connection survives", async () => {
  const { id, first } = await pair();
  const malformed = [
    "",
    "{",
    "null",
    "[]",
    "0",
    '"move"',
    "{}",
    '{"do":"dance"}',
    '{"do":"move"}',
    '{"do":"move","ply":-1,"move":"f5"}',
    '{"do":"move","ply":1e99,"move":"f5"}',
    '{"do":"move","ply":"0","move":"f5"}',
    '{"do":"move","ply":0,"move":["f5"]}',
    '{"do":"draw"}',
    '{"do":"draw","say":"maybe"}',
    '{"do":"resign","side":"third"}',
    '{"do":"move","ply":0,"move":"f5","for":"second"}',
    '{"do":"sync","a":1}',
    "[".repeat(1500),
    "\u0000",
  ];
  for (const text of malformed) assert.ok(await first.refused(text), text.slice(0, 60));
  assert.match(await first.refused(Buffer.from('{"do":"sync"}')), /text/, "binary");
  await first.play("f5");
  assert.equal((await stands(id)).ply, 1);
});

test("A8 a message that is too long ends at most its own connection", async () => {
  const { id, host, first, second } = await pair();
  first.say(JSON.stringify({ do: "move", ply: 0, move: "f".repeat(100_000) }));
  await first.closed;
  const again = await host.join(id);
  await again.play("f5");
  await second.play("d6", 1);
});

test("A8 a flood is slowed down and then cut off; others do not notice", async () => {
  const { id, host, first, second } = await pair();
  first.messages = [];
  for (let i = 0; i < 60; i++) first.say({ do: "sync" });
  assert.match((await first.next("refused")).why, /slow down/);
  // It goes on regardless, while the opponent and another table play.
  const other = await pair();
  for (let i = 0; i < 2000; i++) first.say({ do: "sync" });
  const began = performance.now();
  await other.first.play("f5");
  await other.second.play("d6", 1);
  assert.ok(performance.now() - began < 20_000, "the other table plays on");
  await first.closed;
  const again = await host.join(id);
  await again.play("f5");
  await second.play("d6", 1);
});

test("A20 a table has room for 64 watchers; one more is told so, and there is room again when one leaves", async () => {
  const host = new Visitor(server.base);
  const id = await host.newGame({ variant: "reversi-4x4", second: "here" });
  const player = await host.join(id);
  const lines = [];
  for (let i = 0; i < 64; i++) lines.push(await new Visitor(server.base).join(id));
  const late = new Line(new Visitor(server.base), id);
  await assert.rejects(late.opened, (/** @type {any} */ error) => error.status === 503 && /Too many people/.test(error.sentence));
  await player.play(player.choices[0].move);
  await lines[63].next("moved");
  player.messages = [];
  await lines.pop().close();
  await player.next("changed");
  lines.push(await new Visitor(server.base).join(id));
  await Promise.all([player, ...lines].map((line) => line.close()));
});

test("A20 who goes away during the handshake leaves no ghost that takes up room", async () => {
  const host = new Visitor(server.base);
  const id = await host.newGame({ variant: "reversi-4x4", second: "here" });
  const { hostname, port, host: name } = new URL(server.base);
  const hello = [
    `GET /g/${id}/ws HTTP/1.1`,
    `Host: ${name}`,
    `Origin: ${server.base}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "",
    "",
  ].join("\r\n");
  const abort = (/** @type {boolean} */ polite) =>
    new Promise((resolve) => {
      const socket = net.connect(Number(port), hostname, () =>
        socket.write(hello, () => (polite ? socket.destroy() : socket.resetAndDestroy())),
      );
      socket.on("error", () => {});
      socket.on("close", resolve);
    });
  for (let i = 0; i < 10; i++) await Promise.all(Array.from({ length: 64 }, (_, n) => abort(n % 2 === 1)));
  /** @type {import("./support/client.mjs").Line[]} */
  const lines = [];
  const deadline = Date.now() + 5000; // the last of them may still be on their way out
  while (lines.length < 64) {
    await new Visitor(server.base).join(id).then(
      (line) => lines.push(line),
      (error) => assert.ok(Date.now() < deadline, `room for ${lines.length}: ${error.sentence}`),
    );
  }
  await Promise.all(lines.map((line) => line.close()));
});

test("A20 what is not there is a page that says so", async () => {
  for (const path of [
    "/g/nothing123",
    "/nothing",
    "/new/chess",
    "/learn/chess",
    "/assets/nothing.js",
    "/assets/../Cargo.toml",
    "/assets/%2e%2e/Cargo.toml",
    "/g/%00",
    "/g/' OR 1=1--",
  ]) {
    const answer = await fetch(server.base + path);
    assert.equal(answer.status, 404, path);
    const html = await answer.text();
    assert.match(html, /<h1>Nothing here<\/h1>/, path);
    assert.ok(!html.includes("OR 1=1"), "nothing foreign is repeated");
  }
  const line = new Line(new Visitor(server.base), "nothing123");
  await assert.rejects(line.opened, { status: 404 });
});

test("A2 what the form cannot mean is refused with a sentence, and makes no game", async () => {
  const visitor = new Visitor(server.base);
  const good = { variant: "reversi", first: "here", second: "here" };
  const bad = {
    "no variant": { variant: "" },
    "an unknown variant": { variant: "chess" },
    "an unknown seat": { first: "nobody" },
    "an unknown player": { second: "computer", second_player: "nobody" },
    "a player of another game": { second: "computer", second_player: "sharpshooter" },
    "a player made to measure too well": { second: "computer", second_player: "tailored", second_depth: "99", second_perfect: "4" },
    "a player made to no measure": { second: "computer", second_player: "tailored" },
    "a player made to measure by its id, too well": { second: "computer", second_player: "depth-99-perfect-4" },
    "a player made to measure in a game that has none": {
      variant: "yinsh",
      second: "computer",
      second_player: "tailored",
      second_depth: "4",
      second_perfect: "4",
    },
    "a long name": { first_name: "x".repeat(41) },
    "a name with control characters": { first_name: "a\u0007b" },
    "an unknown clock": { clock: "soon" },
    "no minutes": { clock: "custom", minutes: "" },
    "negative minutes": { clock: "custom", minutes: "-1" },
    "not a number": { clock: "custom", minutes: "NaN" },
    infinity: { clock: "custom", minutes: "inf" },
    "too long": { clock: "custom", minutes: "181" },
    "too much added": { clock: "5+181" },
    "an unknown start": { start: "sideways" },
    "a wrong position": { start: "custom", position: "XO" },
    "a finished position": { start: "custom", position: `${"X".repeat(64)} X` },
  };
  const wrong = [];
  for (const [what, fields] of Object.entries(bad)) {
    const answer = await visitor.post("/new", { ...good, ...fields });
    const said = sentence(await answer.text());
    if (answer.status !== 400 || !/^[A-Z].{8,200}\.$/.test(said)) wrong.push(`${what}: ${answer.status} ${said}`);
  }
  assert.deepEqual(wrong, []);
  assert.ok(
    [400, 413, 422].includes((await visitor.post("/new", { ...good, position: "x".repeat(20_000), start: "custom" })).status),
    "a huge form",
  );
  assert.ok(
    [400, 422].includes(
      (
        await visitor.fetch("/new", {
          method: "POST",
          headers: { origin: server.base, "content-type": "application/x-www-form-urlencoded" },
          body: "%%%=&&&",
        })
      ).status,
    ),
  );
  assert.ok(
    (await visitor.fetch("/new", { method: "POST", headers: { origin: server.base, "content-type": "application/json" }, body: "{}" }))
      .status >= 400,
  );
  assert.ok(!(await (await visitor.fetch("/")).text()).includes("Go on with"), "no game was made");
});

test("A20 whatever heeds a policy has a strict one", async () => {
  for (const path of ["/", "/new/reversi", "/settings", "/nothing", "/assets/nothing.js", "/assets/favicon.svg", "/worker.js"]) {
    const policy = (await fetch(server.base + path)).headers.get("content-security-policy") ?? "";
    assert.match(policy, /default-src 'none'/, path);
    assert.match(policy, /script-src 'self'(;|$)/, path);
    assert.match(policy, /style-src 'self'(;|$)/, path);
    assert.match(policy, /frame-ancestors 'none'/, path);
    assert.ok(!policy.includes("unsafe"), path);
  }
});

test("A10 A12 a game is kept and given as a file in each form", async () => {
  const { id, first, second } = await pair();
  await first.play("f5");
  await second.play("d6", 1);
  const json = await (await fetch(`${server.base}/g/${id}/export/json`)).json();
  assert.deepEqual(
    [json.players.first, json.moves.map((/** @type {{ text?: string, move?: string }} */ { text, move }) => text ?? move)],
    ["Host", ["f5", "d6"]],
  );
  assert.match(await (await fetch(`${server.base}/g/${id}/export/text`)).text(), /f5\s*d6/);
  assert.equal((await fetch(`${server.base}/g/${id}/export/nothing`)).status, 404);
});

test("A7 every earlier position can be asked for, later ones cannot", async () => {
  const { id, first } = await pair();
  await first.play("f5");
  const past = await (await fetch(`${server.base}/g/${id}/ply/0`)).json();
  assert.deepEqual([past.ply, Object.keys(past.view.pieces).length], [0, 4]);
  for (const ply of ["2", "-1", "x", "99999999999999999999"])
    assert.ok([400, 404].includes((await fetch(`${server.base}/g/${id}/ply/${ply}`)).status), ply);
});
