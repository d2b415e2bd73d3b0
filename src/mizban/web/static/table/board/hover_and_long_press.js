// Pointing: options light their things, and the other way round; what is pointed at or pressed for long explains itself.

const HOVER = 400; // milliseconds until a thing under the pointer explains itself
const PRESS = 450; // and one under a finger

const refsOf = (text) => (text ?? "").split(" ").filter(Boolean);

export class Pointer {
  /**
   * @param {import("./board.js").Board} board
   * @param {import("./tooltip.js").Tooltip} tooltip
   * @param {import("../playback.js").Playback} playback
   */
  constructor(board, tooltip, playback) {
    this.board = board;
    this.tooltip = tooltip;
    this.playback = playback;
    this.aim = null; // what the pointer or the focus is on
    this.wait = 0; // until it explains itself
    this.held = false; // a long press has just explained something: the click that follows is none
    this.pressed = [0, 0]; // where the pointer was pressed last: what comes under it afterwards was not pointed at
    const rests = (event) => event.clientX === this.pressed[0] && event.clientY === this.pressed[1];
    document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && !rests(event) && this.over(event.target));
    document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && this.over(event.target));
    document.addEventListener("focusout", () => this.over(null));
    document.addEventListener("pointerdown", (event) => this.down(event));
    for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, (event) => event.pointerType !== "mouse" && clearTimeout(this.wait));
    document.addEventListener("contextmenu", (event) => this.held && event.preventDefault());
  }

  /** Lights things, and the answers that are about a thing. */
  light(refs, thing) {
    const all = new Set(refs);
    this.board.mark("m-hot", (other) => other === thing || (!thing && all.has(other.dataset.ref)));
    for (const button of document.querySelectorAll("#question [data-ref]")) {
      button.classList.toggle("hot", Boolean(thing) && button.dataset.ref.split(" ").includes(thing.dataset.ref));
    }
  }

  /** Lights what earns a figure. */
  lightFigure(figure) {
    this.light(refsOf(figure.dataset.refs));
  }

  over(target) {
    if (target?.closest?.("#about")) return this.tooltip.stay();
    const aim = target?.closest?.(":is(#board, #held, #tally) [data-ref], #question [data-word], [data-refs]") ?? null;
    if (aim && aim === this.aim) return;
    this.aim = aim;
    clearTimeout(this.wait);
    this.tooltip.leave();
    if (!aim) return this.light([]);
    const inBoard = Boolean(aim.closest("#board"));
    this.light(refsOf(aim.dataset.ref ?? aim.dataset.refs), inBoard ? aim : null);
    if (!aim.dataset.refs) this.wait = setTimeout(() => this.tooltip.explain(aim, () => this.aim === aim), HOVER);
  }

  down(event) {
    this.playback.hurry();
    this.pressed = [event.clientX, event.clientY];
    this.held = false;
    if (this.tooltip.pinned && !event.target.closest("#about")) this.tooltip.hide();
    if (event.pointerType === "mouse") return;
    const thing = event.target.closest(":is(#board, #held) [data-ref], #question [data-word]");
    clearTimeout(this.wait);
    if (!thing) return;
    this.wait = setTimeout(() => {
      this.held = true;
      this.tooltip.explain(thing);
    }, PRESS);
  }

  /** Whether a click is only the end of a long press. */
  endsPress() {
    const { held } = this;
    this.held = false;
    return held;
  }

  /** Nothing explains itself any more. */
  quiet() {
    clearTimeout(this.wait);
    this.tooltip.hide();
  }

  /** What was pointed at was so before. */
  forget() {
    this.quiet();
    this.aim = null;
  }
}
