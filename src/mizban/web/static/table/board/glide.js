// Pieces on their way: from where they lay to where they lie now, or off the table.
const GLIDE = { duration: 320, easing: "cubic-bezier(.3,.7,.2,1)" };
const APPEAR = 240;

const css = (m) => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`;
const apart = (a, b) => ["a", "b", "c", "d", "e", "f"].some((key) => Math.abs(a[key] - b[key]) > 0.5);
const pieces = (laid) => [...laid.querySelectorAll("g[id]")];

export class Glide {
  /** @param {SVGSVGElement} air over the picture, for pieces on their way  @param {string[]} marks that they leave behind */
  constructor(air, marks) {
    this.air = air;
    this.marks = marks;
    this.moving = new Map(); // [id] the copy of a piece on its way
  }

  /** Where the pieces are seen now, also those on their way. */
  places(laid) {
    const place = (piece) => ({ piece, at: (this.moving.get(piece.id) ?? piece).getScreenCTM(), ref: piece.dataset.ref });
    return new Map(pieces(laid).map((piece) => [piece.id, place(piece)]));
  }

  /** Lets pieces go from their places before to where they lie now; those that are gone go to the goal, if there is one. */
  play(laid, before, goal) {
    const now = new Map(pieces(laid).map((piece) => [piece.id, piece]));
    const left = [...before].filter(([id]) => !now.has(id)).map(([, place]) => place);
    for (const [id, piece] of now) {
      const old = before.get(id) ?? left.find((place) => place.ref && place.ref === piece.dataset.ref && !place.taken);
      if (old) {
        old.taken = true;
        if (apart(old.at, piece.getScreenCTM())) this.move(laid, piece, old.at);
      } else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR, easing: "ease-out" });
    }
    for (const place of left) if (!place.taken) this.leave(place, goal);
  }

  /** A piece goes from its old place to the new one, above all others. It lies there already, unseen, so that a click finds it and whatever it passes. */
  move(laid, piece, from) {
    for (let outer = piece.parentNode; outer !== laid; outer = outer.parentNode) if (this.moving.has(outer.id)) return; // it is carried
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
    const there = goal ? this.over(goal, copy, here) : here;
    const way = [
      { transform: css(here), opacity: 1 },
      { transform: css(there), opacity: goal ? 0.9 : 0, offset: goal ? 0.8 : 1 },
      { transform: css(there), opacity: 0 },
    ];
    const end = () => copy.remove();
    copy.animate(way, { ...GLIDE, duration: goal ? GLIDE.duration : 200 }).finished.then(end, end);
  }

  /** Where a copy must go, as large as it is here, to lie over the middle of a goal. */
  over(goal, copy, here) {
    const box = goal.getBBox();
    const target = this.air.getScreenCTM().inverse().multiply(goal.getScreenCTM());
    const own = copy.getBBox();
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(target);
    const there = here.translate(0, 0);
    there.e = middle.x - here.a * (own.x + own.width / 2);
    there.f = middle.y - here.d * (own.y + own.height / 2);
    return there;
  }

  copy(piece) {
    const copy = piece.cloneNode(true);
    for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
    for (const each of [copy, ...copy.querySelectorAll("[data-ref]")]) each.removeAttribute("data-ref");
    copy.classList.remove(...this.marks);
    copy.removeAttribute("transform");
    return this.air.appendChild(copy);
  }
}
