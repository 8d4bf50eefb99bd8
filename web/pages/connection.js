/**
 * The line to a table: opens again by itself when it breaks, waiting longer each time. After every opening the server sends the
 * whole state first, so nothing has to be made up for.
 */

/** @import { TableUpdate, Request } from "../types/messages.js" */

import { toast } from "../dom.js";
import { format } from "../words.js";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** A break shorter than this is not worth a word. */
const SILENT = 900;
/** So long may an answer take before the line is taken for dead. */
const ANSWER = 5000;

export class Connection {
  /** @param {string} path */
  constructor(path) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    /** @type {((message: TableUpdate) => void) | null} */
    this.onmessage = null;
    /** @type {((lost: boolean) => void) | null} the line was lost, or is back */
    this.onlost = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wait = FIRST_WAIT;
    this.retry = 0;
    this.reporting = 0;
    this.doubt = 0;
    addEventListener("online", () => this.check());
    addEventListener("pageshow", (e) => e.persisted && this.check());
    addEventListener("pagehide", () => this.socket?.close());
    document.addEventListener("visibilitychange", () => document.hidden || this.check());
  }

  get open() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  connect() {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("message", ({ data }) => {
      if (socket !== this.socket) return;
      clearTimeout(this.doubt);
      this.onmessage?.(JSON.parse(data));
    });
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      clearTimeout(this.reporting);
      this.reporting = 0;
      this.onlost?.(false);
    });
    socket.addEventListener("close", () => socket === this.socket && this.lost());
  }

  /** Tries again later: twice as long each time, and not all at once when a server comes back to many. */
  lost() {
    clearTimeout(this.doubt);
    this.reporting ||= window.setTimeout(() => this.onlost?.(true), SILENT);
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.connect(), this.wait * (0.6 + 0.8 * Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** Checks the line after sleep or a change of network. */
  check() {
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    if (!this.open) {
      this.wait = FIRST_WAIT;
      this.connect();
      return;
    }
    this.send({ do: "sync" });
    clearTimeout(this.doubt);
    this.doubt = window.setTimeout(() => {
      const { socket } = this;
      this.socket = null;
      socket?.close();
      this.lost();
    }, ANSWER);
  }

  /** Sends what a person asks for, or says that it cannot be sent. @param {Request} message */
  request(message) {
    if (!this.send(message)) toast(format("no-connection"));
  }

  /** @param {Request} message @returns {boolean} whether it was sent */
  send(message) {
    if (!this.open) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }
}
