// Fingers, wheel and mouse on the board: one finger drags, two pinch, a touch of the map goes there.

const DRAG = 7; // pixels after which a touch is no click

export class Gestures {
  /**
   * @param {HTMLElement} place where the board lies, with its map
   * @param {import("./lens.js").Lens} lens
   */
  constructor(place, lens) {
    this.lens = lens;
    this.fingers = new Map(); // [pointer] where it is
    this.dragged = false;
    place.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    place.addEventListener("pointerdown", (event) => this.down(event));
    place.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) place.addEventListener(end, (event) => this.fingers.delete(event.pointerId));
    lens.map.addEventListener("pointerdown", (event) => this.point(event));
  }

  wheel(event) {
    if (!this.lens.panes.large) return;
    event.preventDefault();
    this.lens.zoom(this.lens.scale * 1.0016 ** -event.deltaY, this.lens.on(event));
  }

  down(event) {
    this.dragged = false;
    if (!this.lens.panes.large || event.target.closest(".lens, .map, .held")) return;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

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
    if (other) this.pinch(before, now, other);
    else this.lens.shift(now[0] - before[0], now[1] - before[1]);
  }

  pinch(before, now, other) {
    const spread = (point) => Math.hypot(point[0] - other[0], point[1] - other[1]);
    const [x, y] = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
    this.lens.zoom((this.lens.scale * spread(now)) / Math.max(spread(before), 1), this.lens.on({ clientX: x, clientY: y }));
  }

  /** A touch of the map goes there. */
  point(event) {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.lens.map.getScreenCTM().inverse());
    this.lens.lookAt([point.x, point.y]);
  }

  /** Whether a click on the place of the board only ends a drag. */
  endsDrag(inPlace) {
    if (!this.dragged || !inPlace) return false;
    this.dragged = false;
    return true;
  }
}
