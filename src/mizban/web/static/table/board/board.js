// The picture on the cloth: strings with numbers come in, the SVG is morphed in place, pieces glide to where they lie now.
import { Idiomorph } from "../../vendor/idiomorph.js";

const GLIDE = { duration: 320, easing: "cubic-bezier(.3,.7,.2,1)" };
const APPEAR = 240;
const FINGER = 30; // pixels that a finger hits without taking aim
const MARKS = ["m-hot", "m-chosen", "m-recent", "m-refused"];

const css = (m) => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`;
const apart = (a, b) => ["a", "b", "c", "d", "e", "f"].some((key) => Math.abs(a[key] - b[key]) > 0.5);
const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt()};`);

export class Board {
  /** @param {SVGSVGElement} svg the picture  @param {SVGSVGElement} air over it, for pieces on their way */
  constructor(svg, air) {
    this.svg = svg;
    this.air = air;
    this.defs = [];
    this.strings = new Map(); // [number] a part of the picture
    this.marked = Object.fromEntries(MARKS.map((mark) => [mark, () => false]));
    this.moving = new Map(); // [id] the copy of a piece on its way
    this.view = () => [0, 0, ...this.board.size]; // the part of the board that is seen
  }

  /** Takes what a message says of the board; `draw` shows it. */
  take(board) {
    if (board.fresh) {
      this.strings.clear();
      this.defs = [];
    }
    this.defs.push(...board.defs);
    for (const [number, part] of Object.entries(board.new)) this.strings.set(+number, part);
    if (board.only) this.strings = new Map(board.parts.map((number) => [number, this.strings.get(number)]));
    this.board = board;
  }

  /** @param {boolean} still nothing moves  @param {string} toward where pieces go that leave the table */
  draw(still, toward = "") {
    const { said, parts } = this.board;
    const before = still || !this.laid ? new Map() : this.places();
    const body = parts.map((number) => this.strings.get(number)).join("");
    const label = `<title id="m-title">${escaped(said[0])}</title><desc id="m-about">${escaped(said[1])}</desc>`;
    const open = `<svg class="m" id="board" viewBox="${this.view().join(" ")}" lang="${document.documentElement.lang}"`;
    const laid = `<g id="laid">${body}</g>`;
    const whole = `${open} role="img" aria-labelledby="m-title m-about">${label}<defs>${this.defs.join("")}</defs>${laid}</svg>`;
    const beforeNodeMorphed = (old, fresh) => !old.isEqualNode(fresh); // most of a large board stays as it is
    Idiomorph.morph(this.svg, whole, { morphStyle: "outerHTML", callbacks: { beforeNodeMorphed } });
    this.laid = this.svg.querySelector("#laid");
    this.look(this.view());
    this.lit = new Set(this.svg.querySelectorAll(".m-lit"));
    for (const mark of MARKS) this.mark(mark, this.marked[mark]);
    if (before.size) this.play(before, toward);
  }

  /** Shows a part of the board: where it begins, and its width and height. */
  look(view) {
    for (const svg of [this.svg, this.air]) svg.setAttribute("viewBox", view.join(" "));
  }

  /** All things that can be pointed at; several may share one ref. */
  things() {
    return this.svg.querySelectorAll("[data-ref]");
  }

  /** Whether a finger may miss a thing; its ring is wider than itself. */
  small(thing) {
    const sizes = [...thing.children].filter((part) => !part.matches(".m-ring")).map((part) => part.getBoundingClientRect());
    return sizes.every(({ width, height }) => Math.min(width, height) < FINGER);
  }

  /** Puts a class on the things for which `test` holds, now and after every drawing. */
  mark(mark, test) {
    this.marked[mark] = test;
    for (const thing of this.things()) thing.classList.toggle(mark, test(thing));
  }

  /** Keeps the lamp on those of the legal things for which `test` holds. */
  light(test) {
    for (const thing of this.lit ?? []) thing.classList.toggle("m-lit", test(thing));
  }

  pieces() {
    return [...this.laid.querySelectorAll("g[id]")];
  }

  places() {
    return new Map(
      this.pieces().map((piece) => [piece.id, { piece, at: (this.moving.get(piece.id) ?? piece).getScreenCTM(), ref: piece.dataset.ref }]),
    );
  }

  play(before, toward) {
    const now = new Map(this.pieces().map((piece) => [piece.id, piece]));
    const left = [...before].filter(([id]) => !now.has(id)).map(([, place]) => place);
    for (const [id, piece] of now) {
      const old = before.get(id) ?? left.find((place) => place.ref && place.ref === piece.dataset.ref && !place.taken);
      if (old) {
        old.taken = true;
        if (apart(old.at, piece.getScreenCTM())) this.glide(piece, old.at);
      } else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR, easing: "ease-out" });
    }
    const goal = toward && [...this.things()].find((thing) => thing.dataset.ref === toward);
    for (const place of left) if (!place.taken) this.leave(place, goal);
  }

  /** A piece goes from its old place to the new one, above all others. It lies there already, unseen, so that a click finds it and whatever it passes. */
  glide(piece, from) {
    for (let outer = piece.parentNode; outer !== this.laid; outer = outer.parentNode) if (this.moving.has(outer.id)) return; // it is carried
    const copy = this.copy(piece);
    const here = this.air.getScreenCTM().inverse();
    const way = [{ transform: css(here.multiply(from)) }, { transform: css(here.multiply(piece.getScreenCTM())) }];
    piece.animate([{ opacity: 0 }, { opacity: 0 }], GLIDE.duration);
    this.moving.set(piece.id, copy);
    const end = () => {
      copy.remove();
      if (this.moving.get(piece.id) === copy) this.moving.delete(piece.id);
    };
    copy.animate(way, GLIDE).finished.then(end, end);
  }

  /** A piece that is no longer there fades, on its way to where it went if that is known. */
  leave({ piece, at }, goal) {
    const copy = this.copy(piece);
    const here = this.air.getScreenCTM().inverse().multiply(at);
    let there = here;
    if (goal) {
      const box = goal.getBBox();
      const target = this.air.getScreenCTM().inverse().multiply(goal.getScreenCTM());
      const own = copy.getBBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const middle = new DOMPoint(x, y).matrixTransform(target);
      there = here.translate(0, 0);
      there.e = middle.x - here.a * (own.x + own.width / 2);
      there.f = middle.y - here.d * (own.y + own.height / 2);
    }
    const way = [
      { transform: css(here), opacity: 1 },
      { transform: css(there), opacity: goal ? 0.9 : 0, offset: goal ? 0.8 : 1 },
      { transform: css(there), opacity: 0 },
    ];
    const end = () => copy.remove();
    copy.animate(way, { ...GLIDE, duration: goal ? GLIDE.duration : 200 }).finished.then(end, end);
  }

  copy(piece) {
    const copy = piece.cloneNode(true);
    for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
    for (const each of [copy, ...copy.querySelectorAll("[data-ref]")]) each.removeAttribute("data-ref");
    copy.classList.remove("m-lit", ...MARKS);
    copy.removeAttribute("transform");
    return this.air.appendChild(copy);
  }

  /** Everything is at once where it goes. */
  finish() {
    for (const part of [this.svg, this.air]) {
      for (const animation of part.getAnimations({ subtree: true })) if (!(animation instanceof CSSAnimation)) animation.finish();
    }
  }
}
