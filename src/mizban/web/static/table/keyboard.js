// What the keys do: digits answer, arrows walk over the board, the amounts, the tabs and the log, K brings the summary card, Escape goes back.
import { $ } from "./dom.js";

const NEARER = 1.6; // times, with one key
const STEPS = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5, Home: -999, End: 999 };

/** Hears all keys of the page, for the parts that it is made of. */
export function hearKeys(parts) {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return escape(parts);
    const typing = event.target.matches("input:not([type=radio]), select, textarea");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    inAmount(event, parts) || inBoard(event, parts) || inTabs(event, parts) || inLog(event) || card(event, parts) || digit(event, parts);
  });
}

function escape({ aid, choices, sheets, tooltip }) {
  if (tooltip.isOpen) return tooltip.hide();
  if (sheets.isOpen) return sheets.close();
  if (aid.isOpen && !aid.isPinned) return aid.close();
  if (sheets.risen) return sheets.rise(false);
  choices.clear();
}

function inAmount(event, { choices, playback }) {
  if (event.target.id !== "amount") return false;
  const by = STEPS[event.key];
  if (by) {
    event.preventDefault();
    choices.step(by);
  } else if (event.key === "Enter" && playback.now.mine) choices.choose($("main-answer").dataset.say);
  else return false;
  return true;
}

function inBoard(event, { choices, lens, walk }) {
  if (event.target.id !== "place") return false;
  if (/^[+=-]$/.test(event.key)) lens.zoom(lens.scale * (event.key === "-" ? 1 / NEARER : NEARER));
  else if (/^Arrow/.test(event.key)) {
    event.preventDefault();
    walk.go(event.key.slice(5));
  } else if (event.key === "Enter" && walk.thing) choices.touch(walk.thing);
  else return false;
  return true;
}

function inTabs(event, { sheets }) {
  if (!event.target.matches("[role=tab]") || !/^Arrow(Left|Right)$/.test(event.key)) return false;
  const tabs = [...document.querySelectorAll("[role=tab]")];
  const forward = (event.key === "ArrowRight") === (document.dir !== "rtl");
  const tab = tabs.at((tabs.indexOf(event.target) + (forward ? 1 : -1)) % tabs.length);
  sheets.turnTo(tab.id.slice(4));
  tab.focus();
  return true;
}

function inLog(event) {
  if (!event.target.closest(".log") || !/^Arrow(Up|Down)$/.test(event.key)) return false;
  const lines = [...event.target.closest(".log").querySelectorAll("[data-refs]")];
  const line = lines[Math.max(lines.indexOf(event.target) + (event.key === "ArrowDown" ? 1 : -1), 0)];
  event.preventDefault();
  line?.focus();
  return true;
}

/** The key K, whatever letter it writes. */
function card(event, { aid, sheets }) {
  if (event.code !== "KeyK" && event.key.toLowerCase() !== "k") return false;
  sheets.close();
  aid.turn();
  return true;
}

/** A digit answers; Persian and Arabic keyboards have digits of their own. */
function digit(event, { aid, choices, playback }) {
  const number = /^[1-9۱-۹١-٩]$/.test(event.key) ? event.key.charCodeAt() % 16 : 0;
  if (!number || !playback.now.mine) return;
  const button = document.querySelector(`#question [aria-keyshortcuts="${number}"]`);
  if (button) choices.choose(button.dataset.word);
  if (choices.word && aid.isDrawer) aid.close(); // it covers what asks again
}
