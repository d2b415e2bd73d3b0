// What a click does, wherever on the table page it is.
import { share } from "./invite_link.js";

const NEARER = 1.6; // times, with one click

/** Hears all clicks and forms of the page, for the parts that it is made of. */
export function hearClicks(parts) {
  document.addEventListener("click", (event) => {
    const hit = (selector) => event.target.closest(selector);
    if (hit("[aria-disabled=true]")) return event.preventDefault();
    if (parts.pointer.endsPress()) return;
    if (hit("#place, #panes")) parts.lesson.fold();
    if (parts.gestures.endsDrag(hit("#place"))) return;
    onBoard(event, hit, parts) || onAnswers(event, hit, parts) || onRest(event, hit, parts);
  });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("#say, form[data-do]")) return;
    event.preventDefault();
    if (form.id === "say") parts.commands.chat(form);
    else parts.commands.order(form);
  });
}

/** The board and its tools, and the points that are made on it. */
function onBoard(event, hit, { board, choices, lens, pointer, sheets, tooltip }) {
  const zoom = hit("[data-zoom]");
  const pane = hit("[data-pane]");
  const thing = hit("#board [data-ref]");
  const name = hit("#tally [data-ref]");
  const figure = hit("#tally [data-refs]");
  if (zoom) lens.zoom(zoom.dataset.zoom === "in" ? lens.scale * NEARER : 1);
  else if (pane) lens.turn(+pane.dataset.pane);
  else if (thing) {
    const twice = event.detail > 1 && !choices.confirms;
    if (!lens.nearer(event, thing) && !twice) choices.touch(thing, event.pointerType === "touch" && board.small(thing));
  } else if (hit("#board") && choices.chosen?.length) choices.clear();
  else if (name) tooltip.explain(name);
  else if (figure) {
    sheets.close(); // the sheet that lies over the board makes way
    pointer.lightFigure(figure);
  } else return false;
  return true;
}

/** The answers, what is held, and the second click that confirms. */
function onAnswers(event, hit, { board, choices, tooltip }) {
  if (event.detail > 1 && hit("[data-word], [data-main], #confirm-yes, #held")) return true; // a double click answers once
  const held = hit("#held [data-ref]");
  const answer = hit("[data-word]");
  const main = hit("[data-main]");
  const step = hit("[data-step]");
  if (held) {
    const thing = [...board.lit].find((other) => other.dataset.ref === held.dataset.ref); // it stands for the thing that may be chosen
    if (thing) choices.touch(thing);
    else tooltip.explain(held);
  } else if (answer) choices.choose(answer.dataset.word);
  else if (main) choices.choose(main.dataset.say);
  else if (step) choices.step(+step.dataset.step);
  else if (hit("#confirm-yes")) choices.choose(choices.word);
  else if (hit("#confirm-no")) choices.clear();
  else return false;
  return true;
}

/** Orders, the link, and the leaves of the book. */
function onRest(event, hit, { aid, commands, sheets }) {
  if (hit("[data-aid]")) return aid.press(hit("[data-aid]"));
  if (hit("button[data-do]")) return commands.order(hit("[data-do]"));
  if (hit("[data-share]")) return share(hit("[data-share]"));
  if (hit("[data-open]")) return sheets.open(hit("[data-open]").dataset.open, hit("[data-open]"));
  if (hit("[role=tab]")) return sheets.turnTo(hit("[role=tab]").id.slice(4));
  if (aid.isDrawer && hit("#scrim")) return aid.close();
  if (hit("[data-close], #scrim")) return sheets.close();
  if (hit("#grab")) return sheets.rise();
  const clause = hit("[data-clause]");
  if (clause && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    if (!aid.isPinned) aid.close();
    return sheets.openClause(clause.dataset.clause);
  }
}
