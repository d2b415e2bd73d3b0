// A window onto a board that is larger than the screen: how near one is and where one looks, and a small map of the whole.

const FINGER = 44; // pixels that a thing to touch should measure
const SMALL = 30; // under which the first touch only comes nearer
const NEAREST = 8;
const WHOLE = 1.01; // up to this scale one sees all of the board
const WORTH = 1.2; // under which coming nearer does not help
const EDGE = 6; // pixels round what may be chosen
const LOW = 300; // pixels under which there is no room for the map

export class Lens {
  /**
   * @param {HTMLElement} place where the board lies, with its tools and its map
   * @param {import("./board.js").Board} board
   * @param {import("./panes.js").Panes} panes
   */
  constructor(place, board, panes) {
    this.place = place;
    this.board = board;
    this.tools = place.querySelector(".lens");
    this.map = place.querySelector(".map");
    this.panes = panes;
    this.scale = 1; // 1: the whole board fits in
    this.at = [0, 0]; // the middle of what is seen
    board.view = () => this.view();
    new ResizeObserver(() => this.show()).observe(place);
  }

  /** Whether only a part of what is shown is seen. */
  get near() {
    return this.panes.large && this.scale > WHOLE;
  }

  /** Pixels for one unit of the board while the whole fits in. */
  get fit() {
    const { width, height } = this.board.svg.getBoundingClientRect();
    const { size } = this.panes;
    return Math.min(width / size[0], height / size[1]) || 1;
  }

  /** The part of the board that is seen, as the picture wants it. */
  view() {
    const { size: [width, height], start } = this.panes;
    if (!this.near) return [start, 0, width, height];
    const box = this.board.svg.getBoundingClientRect();
    const [w, h] = [box.width, box.height].map((length) => length / (this.fit * this.scale));
    const within = (middle, seen, whole) => (seen >= whole ? (whole - seen) / 2 : Math.min(Math.max(middle - seen / 2, 0), whole - seen));
    return [start + within(this.at[0] - start, w, width), within(this.at[1], h, height), w, h];
  }

  /** Comes nearer or goes back, about a point of the board. */
  zoom(scale, point = this.middle()) {
    const [x, y, w, h] = this.view();
    const next = Math.min(Math.max(scale, 1), NEAREST);
    const by = this.scale / next;
    this.at = [point[0] + (x + w / 2 - point[0]) * by, point[1] + (y + h / 2 - point[1]) * by];
    this.scale = next;
    this.show();
  }

  middle() {
    const [x, y, w, h] = this.view();
    return [x + w / 2, y + h / 2];
  }

  /** Where something on the screen is on the board. */
  on(event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.board.svg.getScreenCTM().inverse());
    return [point.x, point.y];
  }

  /** Shows the part that is to be seen, and marks it on the map. */
  show() {
    if (!this.board.board) return;
    this.renew();
    const { large, size, start } = this.panes;
    this.tools.hidden = !large;
    this.place.classList.toggle("large", large);
    this.place.classList.toggle("near", this.near);
    const view = this.view();
    this.board.look(view);
    this.panes.label(new Set([...(this.board.lit ?? [])].map((thing) => this.paneOf(thing))));
    this.map.classList.toggle("gone", !this.near || this.place.clientHeight < LOW);
    this.map.setAttribute("viewBox", `${start} 0 ${size[0]} ${size[1]}`);
    const frame = this.map.querySelector("rect");
    for (const [i, name] of ["x", "y", "width", "height"].entries()) frame.setAttribute(name, view[i]);
    this.tools.querySelector("[data-zoom=out]").setAttribute("aria-disabled", this.scale <= WHOLE);
    this.tools.querySelector("[data-zoom=in]").setAttribute("aria-disabled", this.scale >= NEAREST);
    for (const thing of [this.map, this.tools]) this.aside(thing); // now that they are as large as they will be
  }

  /** The map and the tools leave their corner for the one beside it while they would cover what may be chosen. */
  aside(thing) {
    thing.classList.remove("aside");
    const covers = () => {
      const box = thing.getBoundingClientRect();
      return [...(this.board.lit ?? [])].some((lit) => {
        const { left, right, top, bottom } = lit.getBoundingClientRect();
        return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
      });
    };
    if (!covers()) return;
    thing.classList.add("aside");
    if (covers() && thing === this.map) thing.classList.add("gone"); // there is no room for it
  }

  /** The number of the pane in which a thing lies. */
  paneOf(thing) {
    const { left, width, top, height } = thing.getBoundingClientRect();
    const [x] = this.on({ clientX: left + width / 2, clientY: top + height / 2 });
    return this.panes.at(x);
  }

  /** Other panes are seen whole at first. */
  renew() {
    if (this.panes.renew()) this.scale = 1;
  }

  /** Shows another pane. */
  turn(pane) {
    this.panes.turn(pane);
    this.scale = 1;
    this.show();
  }

  /** A new question: what may be chosen comes so near that a finger can touch it, or as near as shows all of it. */
  frame(near) {
    this.renew(); // before a pane is opened for the question
    let lit = [...(this.board.lit ?? [])];
    if (near && lit.length && this.panes.several) {
      const panes = lit.map((thing) => this.paneOf(thing));
      if (!panes.includes(this.panes.shown)) this.turn(Math.max(panes[0], 0));
      lit = lit.filter((_, i) => panes[i] === this.panes.shown);
    }
    if (!this.panes.large) return;
    lit = lit.filter((thing) => !thing.dataset.ref.startsWith("say:")); // a word to say is an answer in the list: it need not be near
    const clear = () => lit.every((thing) => this.clear(thing));
    if (near && lit.length && clear()) return; // all is at hand already
    this.scale = 1;
    this.show();
    if (near && !clear()) {
      this.place.classList.add("near"); // with the room there will be
      const { width, height } = this.board.svg.getBoundingClientRect();
      const boxes = lit.map((thing) => thing.getBoundingClientRect());
      const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
      const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
      const least = Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
      const scale = Math.min(FINGER / least, width / (right - left + EDGE), height / (bottom - top + EDGE), NEAREST);
      if (scale > WORTH) {
        this.at = this.on({ clientX: (left + right) / 2, clientY: (top + bottom) / 2 });
        this.scale = scale;
      }
    }
    this.show();
  }

  /** Whether a touch was for coming nearer: the thing is too small to be meant. */
  nearer(event, thing) {
    if (!this.panes.large || event.pointerType === "mouse" || !event.pointerType) return false;
    const { width, height } = thing.getBoundingClientRect();
    if (Math.min(width, height) >= SMALL) return false;
    this.zoom((this.scale * FINGER) / Math.min(width, height), this.on(event));
    return true;
  }

  /** Whether a thing is whole in sight. */
  within(thing) {
    const [box, svg] = [thing.getBoundingClientRect(), this.board.svg.getBoundingClientRect()];
    return box.left >= svg.left && box.right <= svg.right && box.top >= svg.top && box.bottom <= svg.bottom;
  }

  /** Whether a thing is in sight and large enough for a finger. */
  clear(thing) {
    const { width, height } = thing.getBoundingClientRect();
    return this.within(thing) && Math.min(width, height) >= SMALL;
  }

  /** Keeps a thing in sight. */
  reach(thing) {
    if (!thing) return;
    const pane = this.panes.several ? this.paneOf(thing) : this.panes.shown;
    if (pane !== this.panes.shown && pane >= 0) this.turn(pane);
    if (!this.near || this.within(thing)) return;
    const box = thing.getBoundingClientRect();
    this.lookAt(this.on({ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }));
  }

  /** Goes to a point of the board. */
  lookAt(point) {
    this.at = point;
    this.show();
  }

  /** Moves what is seen by so many pixels. */
  shift(dx, dy) {
    const unit = this.fit * this.scale;
    const [x, y] = this.middle();
    this.lookAt([x - dx / unit, y - dy / unit]);
  }
}
