// The summary card: in the rail over players and log, beside it where there is room, on a phone in a drawer. It follows the table.
import { Idiomorph } from "../../vendor/idiomorph.js";
import { $, narrow, table } from "../dom.js";
import { away } from "./sheets.js";

const BETWEEN = 200; // milliseconds between two looks at the table
const PULLED = 70; // pixels, after which a drawer that is pulled down closes
const PINNED = "mizban:aid-pinned";
const roomy = matchMedia("(min-width: 1600px)");

export class Aid {
  constructor() {
    this.card = $("aid"); // a game may have none
    this.opener = null; // where focus goes back to
    this.asking = false; // for the card as the table stands now
    this.late = false; // the table has gone on meanwhile
    this.html = ""; // the card as it was shown last
    if (this.card) this.hearPulls();
  }

  get isOpen() {
    return table.classList.contains("aid-open");
  }

  get isDrawer() {
    return this.isOpen && narrow.matches;
  }

  get isPinned() {
    return this.isOpen && roomy.matches && table.classList.contains("aid-pinned");
  }

  turn(from) {
    if (this.isOpen) this.close();
    else this.open(from);
  }

  async open(from) {
    if (!this.card || this.isOpen) return;
    this.opener = from ?? document.activeElement;
    this.card.hidden = false;
    this.show(true);
    if (roomy.matches && localStorage.getItem(PINNED)) this.pin(true);
    await this.follow();
    $("aid-title")?.focus({ preventScroll: true });
  }

  close() {
    if (!this.isOpen) return;
    const here = document.activeElement;
    const back = narrow.matches || here === document.body || here === $("slim") || this.card.contains(here);
    this.show(false);
    this.card.hidden = true;
    this.card.style.translate = "";
    const opener = this.opener?.isConnected && this.opener !== document.body ? this.opener : $("place");
    if (back) opener.focus({ preventScroll: true });
  }

  show(on) {
    table.classList.toggle("aid-open", on);
    for (const button of document.querySelectorAll("[data-aid=turn]")) button.setAttribute("aria-expanded", on);
    if (!narrow.matches && on) return;
    $("scrim").hidden = !on;
    away(on);
    if (on) this.card.setAttribute("role", "dialog");
    else this.card.removeAttribute("role");
  }

  /** Lays the card beside the answers, or over players and log again. */
  pin(on = !this.isPinned) {
    table.classList.toggle("aid-pinned", on);
    if (on) localStorage.setItem(PINNED, "1");
    else localStorage.removeItem(PINNED);
    this.card.querySelector("[data-aid=pin]")?.setAttribute("aria-pressed", on);
  }

  /** What a button of the card, or one that brings it, does. */
  press(button) {
    const { aid } = button.dataset;
    if (aid === "pin") return this.pin();
    return aid === "turn" ? this.turn(button) : this.close();
  }

  /** The table has gone on: so does the card, if anybody looks at it. */
  async follow() {
    if (!this.isOpen) return;
    this.count();
    this.late = this.asking;
    if (this.asking) return;
    this.asking = true;
    const answer = await fetch(this.card.dataset.from).catch(() => null);
    const html = answer?.ok ? await answer.text().catch(() => "") : "";
    if (html && html !== this.html) this.take(html);
    if (this.late) await new Promise((done) => setTimeout(done, BETWEEN));
    this.asking = false;
    if (this.late) await this.follow();
  }

  /** Shows the card as it came, with the same face up. */
  take(html) {
    this.html = html;
    const up = this.card.querySelector(".aid-faces :checked")?.id;
    Idiomorph.morph(this.card, html, { morphStyle: "innerHTML" });
    if (up) $(up).checked = true;
    this.card.querySelector("[data-aid=pin]").setAttribute("aria-pressed", this.isPinned);
  }

  /** How many answers there are, while the card covers them. */
  count() {
    const answers = document.querySelectorAll("#question [data-word][id]").length;
    $("slim").hidden = !answers;
    $("slim").querySelector("b").textContent = String(answers).replace(/\d/g, (digit) => table.dataset.digits[digit]);
  }

  /** Who pulls a drawer down wants it away. */
  hearPulls() {
    let from = null;
    const moved = (event) => event.touches[0].clientY - from;
    this.card.addEventListener("touchstart", (event) => {
      const scrolled = this.card.querySelector(".aid-body")?.scrollTop > 0 && event.target.closest(".aid-body");
      from = this.isDrawer && !scrolled && event.touches.length === 1 ? event.touches[0].clientY : null;
    });
    this.card.addEventListener(
      "touchmove",
      (event) => {
        if (from === null || moved(event) <= 0) return;
        if (event.cancelable) event.preventDefault();
        this.card.classList.add("pulled");
        this.card.style.translate = `0 ${moved(event)}px`;
      },
      { passive: false },
    );
    this.card.addEventListener("touchend", (event) => {
      if (from === null) return;
      const far = event.changedTouches[0].clientY - from > PULLED;
      this.card.classList.remove("pulled");
      this.card.style.translate = "";
      from = null;
      if (far) this.close();
    });
  }
}
