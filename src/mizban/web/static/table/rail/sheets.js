// The leaves of the book (log, chat, rules), the sheet in which a phone shows them, and the dock that can be drawn up.
import { $, narrow, table } from "../dom.js";

export class Sheets {
  /**
   * @param {import("./log.js").Log} log
   * @param {import("../board/tooltip.js").Tooltip} tooltip
   */
  constructor(log, tooltip) {
    this.log = log;
    this.tooltip = tooltip;
    this.opener = null; // where focus goes back to
  }

  get isOpen() {
    return table.classList.contains("sheet-open");
  }

  get risen() {
    return $("dock").classList.contains("risen");
  }

  /** Shows a leaf of the book. */
  turnTo(name) {
    for (const tab of document.querySelectorAll("[role=tab]")) {
      const on = tab.id === `tab-${name}`;
      tab.setAttribute("aria-selected", on);
      tab.tabIndex = on ? 0 : -1;
      $(`leaf-${tab.id.slice(4)}`).hidden = !on;
    }
    if (name === "chat") this.log.read();
    return name === "rules" ? fetchRules() : undefined;
  }

  async open(name, from) {
    if (narrow.matches) {
      this.opener = from ?? document.activeElement;
      table.classList.add("sheet-open");
      $("scrim").hidden = false;
      away(true);
      $(`tab-${name}`).focus();
    }
    await this.turnTo(name);
  }

  close() {
    if (!this.isOpen) return;
    table.classList.remove("sheet-open");
    $("scrim").hidden = true;
    away(false);
    this.opener?.focus();
  }

  /** Draws the dock up or down. */
  rise(up = !this.risen) {
    if (up) table.style.setProperty("--dock", `${$("dock").offsetHeight}px`); // the board stays where it is
    $("dock").classList.toggle("risen", up);
    $("grab").setAttribute("aria-expanded", up);
  }

  /** Opens the rules at a clause. */
  async openClause(id) {
    this.tooltip.hide();
    await this.open("rules");
    const rule = $(`rule-${id}`);
    if (!rule) return;
    rule.closest("details").open = true;
    rule.focus({ preventScroll: true });
    rule.scrollIntoView({ block: "center" });
  }
}

/** What lies behind a sheet cannot be reached. */
export function away(on) {
  for (const part of document.querySelectorAll("header.bar, .felt, #dock, #players")) part.inert = on;
}

async function fetchRules() {
  const leaf = $("rules");
  if (!leaf.dataset.from) return;
  const answer = await fetch(leaf.dataset.from).catch(() => null);
  if (!answer?.ok) return;
  delete leaf.dataset.from;
  leaf.innerHTML = await answer.text();
}
