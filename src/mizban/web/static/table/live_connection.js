// One ordered channel to the table. It finds its way back by itself, goes on where it stopped,
// and says again, with the same id, whatever has not been answered.

import { memory } from "./memory.js";

const SLOWEST = 8000; // milliseconds between two tries
const PATIENCE = 30000; // where the server has asked for some
const FINAL = [401, 403, 404]; // refusals that stay
const SILENCE = 5000; // without a sign of life after a question

export class Live {
  /**
   * @param {string} path the address of the channel
   * @param {{message: (m: object) => void, state: (open: boolean, why?: string) => void}} on
   */
  constructor(path, form, on) {
    this.path = path;
    this.form = form;
    this.on = on;
    this.since = 0;
    this.tries = 0;
    this.welcome = false; // whether the table speaks with us
    this.waiting = new Map(); // [id] what was said and who waits for the answer
    addEventListener("online", () => this.hurry());
    addEventListener("pageshow", (event) => event.persisted && this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    this.connect();
  }

  get open() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  connect() {
    clearTimeout(this.timer);
    const address = new URL(`${this.path}?form=${this.form}&since=${this.since}&memory=${memory()}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.socket = new WebSocket(address));
    let refusal = null;
    socket.onopen = () => {
      for (const { command } of this.waiting.values()) socket.send(JSON.stringify(command));
    };
    socket.onmessage = (event) => {
      clearTimeout(this.doubt);
      const said = JSON.parse(event.data);
      if ("refused" in said) return (refusal = said);
      if (!this.welcome) this.on.state((this.welcome = true));
      this.tries = 0;
      if ("re" in said) this.answered(said);
      else if ("n" in said) {
        if (said.n < this.since) location.reload(); // the server has gone back to a backup
        this.since = said.n;
        this.on.message(said);
      }
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.welcome = false;
      this.on.state(false, refusal?.refused);
      if (FINAL.includes(refusal?.status)) return;
      const pause = refusal ? PATIENCE : Math.min(400 * 2 ** this.tries++, SLOWEST);
      this.timer = setTimeout(() => this.connect(), pause * (0.5 + Math.random() / 2));
    };
  }

  /** Drops the line and takes a new one: the form has changed, or the old one is dead. */
  again(form = this.form) {
    this.form = form;
    const old = this.socket;
    this.connect();
    old?.close();
  }

  /** Somebody looks at the page again: try at once, or ask whether the line still lives. */
  hurry() {
    if (!this.open) {
      if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
      return;
    }
    this.socket.send('{"do":"ping"}');
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => this.again(), SILENCE);
  }

  answered(answer) {
    this.waiting.get(answer.re)?.done(answer);
    this.waiting.delete(answer.re);
  }

  /** Says something to the table once, however often it has to be sent. */
  send(command) {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join("");
    command = { id, ...command };
    return new Promise((done) => {
      this.waiting.set(id, { command, done });
      if (this.open) this.socket.send(JSON.stringify(command));
    });
  }
}
