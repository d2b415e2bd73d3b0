// Walking over the board by keys, from thing to thing.

const WAYS = { Right: [1, 0], Left: [-1, 0], Down: [0, 1], Up: [0, -1] };

function middle(thing) {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

export class Walk {
  /**
   * @param {import("./board.js").Board} board
   * @param {import("./lens.js").Lens} lens
   * @param {import("./hover_and_long_press.js").Pointer} pointer
   * @param {import("./tooltip.js").Tooltip} tooltip
   */
  constructor(board, lens, pointer, tooltip) {
    this.board = board;
    this.lens = lens;
    this.pointer = pointer;
    this.tooltip = tooltip;
    this.at = null; // the thing that the keys have come to
  }

  /** The thing that the keys have come to, if it still lies there. */
  get thing() {
    return this.at?.isConnected ? this.at : null;
  }

  /** Goes to the nearest thing in a direction, and lets it explain itself. */
  go(way) {
    const next = this.nearest(way);
    if (!next) return;
    this.at = this.choosable(next);
    this.lens.reach(this.at);
    this.pointer.light([], this.at);
    this.tooltip.explain(this.at);
  }

  nearest(way) {
    const [x, y] = this.thing ? middle(this.thing) : [0, 0];
    const [dx, dy] = WAYS[way];
    let least = Infinity;
    let nearest = null;
    for (const thing of this.board.things()) {
      const [tx, ty] = middle(thing);
      const along = (tx - x) * dx + (ty - y) * dy;
      const aside = Math.abs((tx - x) * dy + (ty - y) * dx);
      if (thing === this.at || along < 4 || along + 2 * aside >= least) continue;
      least = along + 2 * aside;
      nearest = thing;
    }
    return nearest;
  }

  /** What may be chosen lies over what it is. */
  choosable(thing) {
    const [x, y] = middle(thing);
    const over = ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
    const alike = (other) => other.dataset.ref === thing.dataset.ref && over(other.getBoundingClientRect());
    return [...(this.board.lit ?? [])].find(alike) ?? thing;
  }
}
