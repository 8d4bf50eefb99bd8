/** The line over which engines are asked: it opens again by itself, and says what has to be asked for again. */

/** @import { StudyMessage, StudyRequest } from "../types/messages.js" */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

export class StudyConnection {
  constructor() {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/study/ws`;
    /** @type {Set<(message: StudyMessage) => void>} */
    this.listeners = new Set();
    /** @type {Set<() => void>} called after every opening */
    this.opened = new Set();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wait = FIRST_WAIT;
    this.lastId = 0;
    addEventListener("pagehide", () => this.socket?.close());
    addEventListener("pageshow", (e) => e.persisted && this.connect());
  }

  connect() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      for (const listener of this.opened) listener();
    });
    socket.addEventListener("message", ({ data }) => {
      if (socket !== this.socket) return;
      /** @type {StudyMessage} */
      const message = JSON.parse(data);
      for (const listener of this.listeners) listener(message);
    });
    socket.addEventListener("close", () => {
      if (socket !== this.socket) return;
      setTimeout(() => this.connect(), this.wait * (0.6 + 0.8 * Math.random()));
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    });
  }

  /** A number for a request, by which its answers are known. */
  id() {
    this.lastId += 1;
    return this.lastId;
  }

  /** @param {StudyRequest} request @returns {boolean} whether it was sent */
  send(request) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }
}
