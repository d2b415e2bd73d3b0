// A window onto a board that is larger than the screen: drag, pinch, wheel and buttons, a small map of the whole, and tabs
// where a phone shows one part of the table at a time.

const FINGER = 44; // pixels that a thing to touch should measure
const SMALL = 30; // under which the first touch only comes nearer
const NEAREST = 8;
const WHOLE = 1.01; // up to this scale one sees all of the board
const WORTH = 1.2; // under which coming nearer does not help
const EDGE = 6; // pixels round what may be chosen
const LOW = 300; // pixels under which there is no room for the map
const DRAG = 7; // pixels after which a touch is no click

export class Lens {
  /**
   * @param {HTMLElement} place where the board lies, with its tools and its map
   * @param {import("./board.js").Board} board
   */
  constructor(place, board) {
    this.place = place;
    this.board = board;
    this.tools = place.querySelector(".lens");
    this.map = place.querySelector(".map");
    this.tabs = place.parentNode.querySelector(".panes");
    this.open = 0; // the pane that was opened, if there are any
    this.fingers = new Map(); // [pointer] where it is
    this.scale = 1; // 1: the whole board fits in
    this.at = [0, 0]; // the middle of what is seen
    this.dragged = false;
    board.view = () => this.view();
    place.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    place.addEventListener("pointerdown", (event) => this.down(event));
    place.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) place.addEventListener(end, (event) => this.fingers.delete(event.pointerId));
    this.map.addEventListener("pointerdown", (event) => this.point(event));
    new ResizeObserver(() => this.show()).observe(place);
  }

  /** The parts of the table that are shown one at a time. */
  get panes() {
    return this.board.board?.panes ?? [];
  }

  /** The number of the pane that is shown: the one that was opened, or the last where there are fewer by now. */
  get shown() {
    return Math.min(this.open, this.panes.length - 1);
  }

  /** Whether what is shown is large: other things are always shown whole. */
  get large() {
    return Boolean(this.panes.length ? this.panes[this.shown][4] : this.board.board?.zoom);
  }

  /** Whether only a part of it is seen. */
  get near() {
    return this.large && this.scale > WHOLE;
  }

  /** Where on the cloth that which is shown begins. */
  get start() {
    return this.panes.length ? this.panes[this.shown][1] : 0;
  }

  get size() {
    return this.panes.length ? this.panes[this.shown].slice(2, 4) : this.board.board.size;
  }

  /** Pixels for one unit of the board while the whole fits in. */
  get fit() {
    const { width, height } = this.board.svg.getBoundingClientRect();
    return Math.min(width / this.size[0], height / this.size[1]) || 1;
  }

  /** The part of the board that is seen, as the picture wants it. */
  view() {
    const [width, height] = this.size;
    if (!this.large || this.scale <= WHOLE) return [this.start, 0, width, height];
    const box = this.board.svg.getBoundingClientRect();
    const [w, h] = [box.width, box.height].map((length) => length / (this.fit * this.scale));
    const within = (middle, seen, whole) => (seen >= whole ? (whole - seen) / 2 : Math.min(Math.max(middle - seen / 2, 0), whole - seen));
    return [this.start + within(this.at[0] - this.start, w, width), within(this.at[1], h, height), w, h];
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
    this.tools.hidden = !this.large;
    this.place.classList.toggle("large", this.large);
    this.place.classList.toggle("near", this.near);
    const view = this.view();
    this.board.look(view);
    this.label();
    this.map.classList.toggle("gone", !this.near || this.place.clientHeight < LOW);
    this.map.setAttribute("viewBox", `${this.start} 0 ${this.size[0]} ${this.size[1]}`);
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

  /** The tabs of the panes; one in which something may be chosen has a lamp. */
  label() {
    this.tabs.hidden = !this.panes.length;
    while (this.tabs.children.length > this.panes.length) this.tabs.lastChild.remove();
    const lit = new Set([...(this.board.lit ?? [])].map((thing) => this.pane(thing)));
    for (const [i, [title]] of this.panes.entries()) {
      const tab = this.tabs.children[i] ?? this.tabs.appendChild(document.createElement("button"));
      tab.type = "button";
      tab.textContent = title;
      tab.dataset.pane = i;
      tab.setAttribute("aria-pressed", i === this.shown);
      tab.classList.toggle("lit", lit.has(i));
    }
  }

  /** The number of the pane in which a thing lies. */
  pane(thing) {
    const { left, width, top, height } = thing.getBoundingClientRect();
    const [x] = this.on({ clientX: left + width / 2, clientY: top + height / 2 });
    return this.panes.findIndex(([, start, width]) => x >= start && x <= start + width);
  }

  /** Where other panes come, as at the end of a game, the first of them is shown. */
  renew() {
    const first = this.panes[0]?.[0];
    if (first === this.first) return;
    this.first = first;
    this.open = 0;
    this.scale = 1;
  }

  /** Shows another pane. */
  turn(pane) {
    this.open = pane;
    this.scale = 1;
    this.show();
  }

  /** A new question: what may be chosen comes so near that a finger can touch it, or as near as shows all of it. */
  frame(near) {
    this.renew(); // before a pane is opened for the question
    let lit = [...(this.board.lit ?? [])];
    if (near && lit.length && this.panes.length) {
      const panes = lit.map((thing) => this.pane(thing));
      if (!panes.includes(this.shown)) this.turn(Math.max(panes[0], 0));
      lit = lit.filter((_, i) => panes[i] === this.shown);
    }
    if (!this.large) return;
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
    if (!this.large || event.pointerType === "mouse" || !event.pointerType) return false;
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
    const pane = this.panes.length ? this.pane(thing) : this.shown;
    if (pane !== this.shown && pane >= 0) this.turn(pane);
    if (!this.large || this.scale <= WHOLE || this.within(thing)) return;
    const box = thing.getBoundingClientRect();
    this.at = this.on({ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 });
    this.show();
  }

  wheel(event) {
    if (!this.large) return;
    event.preventDefault();
    this.zoom(this.scale * 1.0016 ** -event.deltaY, this.on(event));
  }

  down(event) {
    this.dragged = false;
    if (!this.large || event.target.closest(".lens, .map, .held")) return;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  /** One finger drags, two pinch. */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === "mouse" && !event.buttons) return this.fingers.delete(event.pointerId);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    const now = [event.clientX, event.clientY];
    const gone = Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (!this.dragged && !other && gone < DRAG) return;
    this.dragged = true;
    this.fingers.set(event.pointerId, now);
    if (other) {
      const spread = (point) => Math.hypot(point[0] - other[0], point[1] - other[1]);
      const [x, y] = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      return this.zoom((this.scale * spread(now)) / Math.max(spread(before), 1), this.on({ clientX: x, clientY: y }));
    }
    const unit = this.fit * this.scale;
    const [x, y] = this.middle();
    this.at = [x - (now[0] - before[0]) / unit, y - (now[1] - before[1]) / unit];
    this.show();
  }

  /** A touch of the map goes there. */
  point(event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.map.getScreenCTM().inverse());
    this.at = [point.x, point.y];
    this.show();
  }
}
