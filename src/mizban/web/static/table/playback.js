// Messages are shown one after another, a little apart, so that one can follow; who does something sees all of them at once.
import { still } from "./dom.js";

const BETWEEN = 120; // milliseconds between two messages that are shown one after another
const LONGEST = 1500; // for all of them

export class Playback {
  /** @param {{show: (messages: object[], before: object) => void, finish: () => void}} on */
  constructor(on) {
    this.on = on;
    this.queue = []; // messages that are not shown yet
    this.timer = 0;
    this.now = { n: 0, turn: -1, mine: false }; // the last message that is shown
  }

  add(message) {
    this.queue.push(message);
    if (still()) this.flush();
    else if (!this.timer) this.next();
  }

  /** Shows one message, and the following ones a little later; together they take LONGEST at most. */
  next() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (!this.queue.length) return;
    const spare = Math.floor(LONGEST / BETWEEN);
    this.show(this.queue.splice(0, Math.max(1, this.queue.length - spare)));
    this.timer = setTimeout(() => this.next(), BETWEEN);
  }

  /** Shows everything now. */
  flush() {
    if (this.queue.length) this.show(this.queue.splice(0));
    this.on.finish();
  }

  /** Somebody does something: whatever is on its way is there. */
  hurry() {
    if (this.timer || this.queue.length) this.flush();
  }

  show(messages) {
    const before = this.now;
    this.now = messages.at(-1);
    this.on.show(messages, before);
  }
}
