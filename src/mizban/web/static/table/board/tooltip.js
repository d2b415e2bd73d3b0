// What a thing is and what an answer does, in a small box beside it; on a phone in a sheet.
import { $, narrow, path } from "../dom.js";

const LEAVING = 200; // milliseconds for which the explanation of what was left stays
const REFUSED = 2500; // for which what cannot be chosen is marked
const MOST = 200; // explanations to remember

export class Tooltip {
  /**
   * @param {import("./board.js").Board} board
   * @param {import("../playback.js").Playback} playback
   */
  constructor(board, playback) {
    this.board = board;
    this.playback = playback;
    this.box = $("about");
    this.told = new Map(); // what things are, until the position changes
    this.pinned = false; // opened by a click: stays until closed
    this.leaving = 0; // until the explanation of what was left goes
  }

  get isOpen() {
    return this.box.matches(":popover-open");
  }

  /**
   * Says what a thing is, what an answer does, and why something cannot be chosen.
   * It stays until it is closed, unless it is said only while it is `wanted`.
   */
  async explain(thing, wanted) {
    const { word, ref } = thing.dataset;
    const query = new URLSearchParams(word ? { word } : { ref });
    const { n, turn } = this.playback.now;
    const html = await this.ask(`${n} ${query}`, query);
    if (!html.trim() || !thing.isConnected || turn !== this.playback.now.turn || (wanted && !wanted())) return;
    this.show(html, thing, !wanted);
  }

  async ask(key, query) {
    if (!this.told.has(key)) {
      if (this.told.size > MOST) this.told.clear();
      const answer = await fetch(`${path}/about?${query}`).catch(() => null);
      if (!answer?.ok) return "";
      this.told.set(key, (await answer.json()).html);
    }
    return this.told.get(key);
  }

  show(html, thing, stays) {
    const { box } = this;
    this.stay();
    box.innerHTML = html;
    this.pinned = stays;
    box.classList.toggle("pinned", stays);
    box.classList.toggle("sheet", narrow.matches && stays);
    box.showPopover();
    if (thing.matches("button")) thing.setAttribute("aria-describedby", "about");
    if (!box.classList.contains("sheet")) beside(box, thing);
    if (stays && box.querySelector(".why")) {
      this.board.mark("m-refused", (other) => other === thing);
      setTimeout(() => this.board.mark("m-refused", () => false), REFUSED);
    }
  }

  /** The explanation does not go by itself. */
  stay() {
    clearTimeout(this.leaving);
    this.leaving = 0;
  }

  /** The pointer has left what is explained. */
  leave() {
    if (!this.pinned) this.leaving ||= setTimeout(() => this.hide(), LEAVING);
  }

  hide() {
    this.stay();
    this.pinned = false;
    if (this.isOpen) this.box.hidePopover();
    document.querySelector("[aria-describedby=about]")?.removeAttribute("aria-describedby");
  }
}

/** Puts a small box beside a thing, inside the window: beside the rail, else below, above or beside the thing itself. */
export function beside(box, thing) {
  const inRail = !narrow.matches && thing.closest(".rail");
  const [at, size, rail] = [thing, box, inRail || thing].map((each) => each.getBoundingClientRect());
  const inside = (value, most) => `${Math.max(8, Math.min(value, most - 8))}px`;
  const below = at.bottom + 8 + size.height < innerHeight - 8;
  const above = at.top - 8 - size.height > 8;
  const aside = inRail || !(below || above);
  const [middle, side] = [at.left + (at.width - size.width) / 2, rail.left > innerWidth / 2 ? rail.left - size.width - 10 : rail.right + 10];
  box.style.left = inside(aside ? side : middle, innerWidth - size.width);
  box.style.top = inside(aside ? at.top : below ? at.bottom + 8 : at.top - 8 - size.height, innerHeight - size.height);
}
