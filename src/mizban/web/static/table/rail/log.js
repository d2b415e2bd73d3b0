// Log and chat: new lines, what was taken back, what is new since my last turn, and what of the chat nobody has read.
import { localise } from "../../page.js";
import { $, narrow, table } from "../dom.js";

const line = (html) => Object.assign(document.createElement("template"), { innerHTML: html }).content.firstElementChild;

export class Log {
  /** @param {import("../board/board.js").Board} board */
  constructor(board) {
    this.board = board;
    this.since = [0, 0]; // the entries between my last turn and this one
    this.acted = false; // whether I have done something in this turn
    this.first = true;
    this.unread = 0;
  }

  /** Takes what a message says of log and chat. */
  add(message) {
    for (const html of message.log ?? []) this.tell(line(html));
    for (const html of message.chat ?? []) this.chat(line(html));
    if (message.chat) this.end();
    for (const n of message.gone ?? []) for (const each of document.querySelectorAll(`#log [data-n="${n}"]`)) each.classList.add("gone");
    if (message.since) this.since = message.since;
    if (message.log || message.chat) localise($("book"));
    if (message.log || message.since) this.divide();
    this.first = false;
    this.dots();
  }

  tell(fresh) {
    const same = $(fresh.id);
    if (same) same.replaceWith(fresh);
    else $("log").prepend(fresh);
  }

  chat(fresh) {
    if ($(fresh.id)) return;
    $("chat").append(fresh);
    const shown = !$("leaf-chat").hidden && (!narrow.matches || table.classList.contains("sheet-open"));
    if (!this.first && !shown && !fresh.classList.contains("own")) this.unread++;
  }

  /** Goes to the last line of the chat. */
  end() {
    $("chat").scrollTop = $("chat").scrollHeight;
  }

  /** Somebody reads the chat. */
  read() {
    this.unread = 0;
    this.dots();
    this.end();
  }

  dots() {
    for (const dot of document.querySelectorAll(".unread")) dot.hidden = !this.unread;
  }

  /** Puts one line above what others have done since my last turn, and one below it. */
  divide() {
    for (const each of document.querySelectorAll("#log .since")) each.remove();
    const all = [...$("log").children];
    const [last, until] = this.since;
    const news = all.filter(({ dataset: { n } }) => last && n > last && n <= until);
    const [since, before] = $("divider").content.cloneNode(true).children;
    news[0]?.before(since);
    news.at(-1)?.after(before);
    for (const each of all) each.classList.toggle("new", news.includes(each));
  }

  /** A new question is open. */
  begin() {
    this.acted = false;
  }

  /** I have done something: I know what has changed. */
  act() {
    this.acted = true;
    this.ring(new Set());
  }

  /** Rings on the pieces that have changed since my last turn, until I do something. */
  recent({ n, mine }) {
    const refs = new Set();
    if (mine && !this.acted && this.since[1] === n) {
      for (const each of document.querySelectorAll("#log .new[data-refs]")) each.dataset.refs.split(" ").forEach((ref) => refs.add(ref));
    }
    this.ring(refs);
  }

  ring(refs) {
    this.board.mark("m-recent", (thing) => refs.has(thing.dataset.ref) && !thing.dataset.ref.startsWith("seat:"));
  }
}
