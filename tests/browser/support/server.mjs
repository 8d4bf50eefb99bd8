// The real program, with a fresh data folder, on any free port.

import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadWords } from "./words.mjs";

/** The program that is tested. */
export const BINARY = process.env.PLYGROUND_BIN ?? fileURLToPath(new URL("../../../target/debug/plyground", import.meta.url));
const PATIENCE = 20_000;
/** Of the system's clock of processor time, a second: the same on every Linux. */
const TICKS = 100;

export class Server {
  /**
   * @param {string[]} args
   * @param {{ data?: string, wrapper?: string[] }} [options]
   *   data: a folder of one's own instead of a fresh one; wrapper: a command that becomes the program, which follows as its arguments
   */
  constructor(args, { data = mkdtempSync(join(tmpdir(), "plyground-test-")), wrapper = [] } = {}) {
    this.args = args;
    this.data = data;
    this.wrapper = wrapper;
    this.port = 0;
    this.log = "";
  }

  /** Starts it (again): on the same data folder, and after the first time on the same port. */
  async start() {
    const [command, ...rest] = [...this.wrapper, BINARY, "--no-open", "--port", String(this.port), "--data", this.data, ...this.args];
    const child = spawn(command, rest, { stdio: ["ignore", "pipe", "pipe"] });
    this.child = child;
    this.ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
    this.said = "";
    child.stderr.on("data", (text) => (this.log += text));
    this.base = await new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the server did not start: ${this.said} ${this.log}`)), PATIENCE);
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${this.log}`)));
      child.stdout.on("data", (text) => {
        this.said += text;
        const [, address] = /Plyground is at (http:\/\/\S+)\n[\s\S]*Ctrl-C/.exec(this.said) ?? [];
        if (!address) return;
        clearTimeout(late);
        resolve(address);
      });
    });
    this.port = Number(new URL(this.base).port);
    if (!("plygroundWords" in globalThis)) await loadWords(this.base);
    return this;
  }

  /** Sends a signal and waits for the end. @returns {Promise<{ code: number | null, signal: string | null }>} */
  async end(/** @type {NodeJS.Signals} */ signal) {
    this.child.kill(signal);
    return this.ended;
  }

  async kill() {
    return this.end("SIGKILL");
  }

  /** Ends it and removes its data. */
  async remove() {
    if (this.child?.exitCode === null && this.child.signalCode === null) await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** Resident memory in MB. */
  memory() {
    const status = readFileSync(`/proc/${this.child.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
  }

  /** The most memory that was resident at any time, in MB. */
  peak() {
    const status = readFileSync(`/proc/${this.child.pid}/status`, "utf8");
    return Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024;
  }

  /** Processor time used so far, in seconds, of all its threads. */
  processor() {
    const fields = readFileSync(`/proc/${this.child.pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  }

  /** How many files and sockets it has open. */
  files() {
    return readdirSync(`/proc/${this.child.pid}/fd`).length;
  }

  /** The size of the database's write-ahead log in MB. */
  logSize() {
    const sizes = readdirSync(this.data)
      .filter((name) => name.endsWith("-wal"))
      .map((name) => statSync(join(this.data, name), { throwIfNoEntry: false })?.size ?? 0);
    return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
  }
}

export const startServer = (/** @type {any[]} */ ...args) => new Server(args).start();
