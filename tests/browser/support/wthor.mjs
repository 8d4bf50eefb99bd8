// A WTHOR database with its names, made from numbers: see "Formats" in docs/records.md.

/** f5 d6 c3 d3 c4 f4 f6 f3, as rows and columns in one byte each. */
const MOVES = [56, 64, 33, 34, 43, 46, 66, 36];

/** @param {number} games @param {{ year?: number, wrong?: number[] }} [options] wrong: games with a square that does not exist */
export function database(games, { year = 1999, wrong = [] } = {}) {
  const bytes = Buffer.alloc(16 + 68 * games);
  bytes.set([19, 99, 1, 2]);
  bytes.writeUInt32LE(games, 4);
  bytes.writeUInt16LE(year, 10);
  bytes[12] = 8;
  for (let game = 0; game < games; game++) {
    const at = 16 + 68 * game;
    // Two numbers that no other game has together.
    bytes.writeUInt16LE(Math.floor(game / 300), at + 2);
    bytes.writeUInt16LE(game % 300, at + 4);
    bytes[at + 6] = 40;
    bytes.set(wrong.includes(game) ? [99] : MOVES, at + 8);
  }
  return bytes;
}

/** Names of so many players. @param {number} players @param {(number: number) => string} name */
export function players(players, name) {
  const bytes = Buffer.alloc(16 + 20 * players);
  bytes.set([19, 99, 1, 2]);
  bytes.writeUInt16LE(players, 8);
  for (let player = 0; player < players; player++) bytes.write(name(player), 16 + 20 * player, 19, "latin1");
  return bytes;
}
