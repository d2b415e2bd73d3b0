// The picture on the cloth: strings with numbers come in, the SVG is morphed in place, pieces glide to where they lie now.
import { Idiomorph } from "../../vendor/idiomorph.js";
import { Glide } from "./glide.js";

const FINGER = 30; // pixels that a finger hits without taking aim
const MARKS = ["m-hot", "m-chosen", "m-recent", "m-refused"];

const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt()};`);

export class Board {
  /** @param {SVGSVGElement} svg the picture  @param {SVGSVGElement} air over it, for pieces on their way */
  constructor(svg, air) {
    this.svg = svg;
    this.air = air;
    this.defs = [];
    this.strings = new Map(); // [number] a part of the picture
    this.marked = Object.fromEntries(MARKS.map((mark) => [mark, () => false]));
    this.glide = new Glide(air, ["m-lit", ...MARKS]);
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
    const before = still || !this.laid ? new Map() : this.glide.places(this.laid);
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
    const goal = toward && [...this.things()].find((thing) => thing.dataset.ref === toward);
    if (before.size) this.glide.play(this.laid, before, goal);
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

  /** Everything is at once where it goes. */
  finish() {
    for (const part of [this.svg, this.air]) {
      for (const animation of part.getAnimations({ subtree: true })) if (!(animation instanceof CSSAnimation)) animation.finish();
    }
  }
}
