// The teacher of a lesson: on a phone a goal that was read is folded up, since the board needs the room.
import { $, narrow } from "../dom.js";

const goal = () => document.querySelector(".teacher details");

export class Lesson {
  /** @param {import("../board/gestures.js").Gestures} gestures */
  constructor(gestures) {
    this.met = ""; // the goal of my last question
    this.folded = ""; // the goal that was folded up by itself: who unfolds it again wants to read it
    $("place").addEventListener("pointerup", () => gestures.dragged && this.fold());
  }

  /** A goal is read at its first question; after that the board needs the room. */
  meet() {
    if (goal()?.id === this.met) this.fold();
    this.met = goal()?.id;
  }

  /** On a phone whoever turns to the board has read the goal: its first words remain. */
  fold() {
    if (!narrow.matches || !goal() || goal().id === this.folded) return;
    this.folded = goal().id;
    goal().open = false;
  }
}
