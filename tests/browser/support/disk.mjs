// A disk that can be filled up: a small file system in memory where mounting is allowed, or a limit on the size of the server's files.

import { execFileSync, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SIZE = "24m";
const run = (/** @type {string} */ command, /** @type {any[]} */ ...args) => spawnSync(command, args, { stdio: "ignore" }).status === 0;
const folder = () => mkdtempSync(join(tmpdir(), "plyground-disk-"));

/** A file system of its own. */
export class SmallDisk {
  /** @returns {SmallDisk | null} nothing if this user may not mount */
  static mount() {
    const at = folder();
    for (const root of process.getuid?.() === 0 ? [[]] : [["sudo", "-n"]]) {
      const [command, ...args] = [...root, "mount", "-t", "tmpfs", "-o", `size=${SIZE},mode=777`, "plyground-test", at];
      if (run(command, ...args)) return new SmallDisk(at, root);
    }
    rmSync(at, { recursive: true });
    return null;
  }

  constructor(/** @type {string} */ at, /** @type {string[]} */ root) {
    this.at = at;
    this.root = root;
    this.data = join(at, "data");
    this.filler = join(at, "filler");
    /** @type {string[]} */
    this.wrapper = [];
    /** @type {import("./server.mjs").Server} */
    this.server = null;
    mkdirSync(this.data);
    // Also when the test is interrupted.
    this.leave = () => this.remove();
    process.once("exit", this.leave);
  }

  /** Leaves not a byte of space. */
  fill() {
    const file = openSync(this.filler, "a");
    try {
      for (const size of [2 ** 20, 4096, 1]) {
        const block = Buffer.alloc(size, 1);
        try {
          while (writeSync(file, block) === size);
        } catch (error) {
          if (error.code !== "ENOSPC") throw error;
        }
      }
    } finally {
      closeSync(file);
    }
  }

  free() {
    rmSync(this.filler, { force: true });
  }

  remove() {
    process.off("exit", this.leave);
    const [command, ...args] = [...this.root, "umount", "-l", this.at];
    if (run(command, ...args)) rmSync(this.at, { recursive: true, force: true });
  }
}

/** Every write into a file of the server fails while the limit is low. */
export class LimitedFiles {
  /** @returns {LimitedFiles | null} */
  static make() {
    return run("prlimit", "--version") ? new LimitedFiles() : null;
  }

  constructor() {
    this.at = folder();
    this.data = this.at;
    /** @type {import("./server.mjs").Server} whose files are limited; set before it starts */
    this.server = null;
    // The signal that comes with the limit would end the program; without it the write fails.
    this.wrapper = ["sh", "-c", 'trap "" XFSZ; exec "$@"', "sh"];
  }

  limit(/** @type {number | "unlimited"} */ size) {
    const { pid, exitCode, signalCode } = this.server.child;
    if (exitCode === null && signalCode === null) execFileSync("prlimit", ["--pid", String(pid), `--fsize=${size}:`]);
  }

  fill() {
    this.limit(1);
  }

  free() {
    this.limit("unlimited");
  }

  remove() {
    rmSync(this.at, { recursive: true, force: true });
  }
}
