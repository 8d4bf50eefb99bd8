// The real program, with a fresh data folder, on any free port.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const BINARY = process.env.PLYGROUND_BIN ?? fileURLToPath(new URL("../../../target/debug/plyground", import.meta.url));
const PATIENCE = 20_000;

export class Server {
  constructor(args) {
    this.args = args;
    this.data = mkdtempSync(join(tmpdir(), "plyground-test-"));
    this.port = 0;
    this.log = "";
  }

  /** Starts it (again): on the same data folder, and after the first time on the same port. */
  async start() {
    const child = spawn(BINARY, ["--no-open", "--port", String(this.port), "--data", this.data, ...this.args], { stdio: ["ignore", "pipe", "pipe"] });
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
    return this;
  }

  /** Sends a signal and waits for the end. @returns {Promise<{ code: number | null, signal: string | null }>} */
  async end(signal) {
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
}

export const startServer = (...args) => new Server(args).start();
