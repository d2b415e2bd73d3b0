// The parts of a table that a phone shows one at a time, with a tab for each. Elsewhere there is one, the whole board.

export class Panes {
  /**
   * @param {HTMLElement} tabs
   * @param {import("./board.js").Board} board
   */
  constructor(tabs, board) {
    this.tabs = tabs;
    this.board = board;
    this.open = 0; // the pane that was opened, if there are any
    this.first = undefined; // the title of the first one
  }

  /** Title, start, width, height, and whether it is large, of each. */
  get all() {
    return this.board.board?.panes ?? [];
  }

  get several() {
    return this.all.length > 0;
  }

  /** The number of the pane that is shown: the one that was opened, or the last where there are fewer by now. */
  get shown() {
    return Math.min(this.open, this.all.length - 1);
  }

  /** Whether what is shown is large: other things are always shown whole. */
  get large() {
    return Boolean(this.several ? this.all[this.shown][4] : this.board.board?.zoom);
  }

  /** Where on the cloth that which is shown begins. */
  get start() {
    return this.several ? this.all[this.shown][1] : 0;
  }

  get size() {
    return this.several ? this.all[this.shown].slice(2, 4) : this.board.board.size;
  }

  /** The number of the pane at a place of the cloth. */
  at(x) {
    return this.all.findIndex(([, start, width]) => x >= start && x <= start + width);
  }

  turn(pane) {
    this.open = pane;
  }

  /** Where other panes come, as at the end of a game, the first of them is shown: whether it was so. */
  renew() {
    const first = this.all[0]?.[0];
    if (first === this.first) return false;
    this.first = first;
    this.open = 0;
    return true;
  }

  /** The tabs; one in which something may be chosen has a lamp. */
  label(lit) {
    this.tabs.hidden = !this.several;
    while (this.tabs.children.length > this.all.length) this.tabs.lastChild.remove();
    for (const [i, [title]] of this.all.entries()) {
      const tab = this.tabs.children[i] ?? this.tabs.appendChild(document.createElement("button"));
      tab.type = "button";
      tab.textContent = title;
      tab.dataset.pane = i;
      tab.setAttribute("aria-pressed", i === this.shown);
      tab.classList.toggle("lit", lit.has(i));
    }
  }
}
