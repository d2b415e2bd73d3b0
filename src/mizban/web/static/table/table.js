// The table page. It knows no game and no language: it shows what it is sent, and says what was clicked.
import { Idiomorph } from "../vendor/idiomorph.js";
import { Board } from "./board/board.js";
import { Choices } from "./board/choices.js";
import { Lens } from "./board/lens.js";
import { Live } from "./live.js";
import { localise } from "../page.js";

const $ = (id) => document.getElementById(id);
const table = $("table");
const path = `/t/${table.dataset.table}`;
const narrow = matchMedia("(max-width: 820px)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const motion = document.documentElement.dataset.motion;
const still = () => document.hidden || motion === "less" || calm.matches;

const BETWEEN = 120; // milliseconds between two messages that are shown one after another
const LONGEST = 1500; // for all of them
const SLOW = 400; // after which one sees that something is on its way
const HOVER = 400;
const PRESS = 450;
const CLAUSE = /([A-Z]{2}-\d+(?:\.[A-Z]?\d+)*)/;

// ---------------------------------------------------------------- what comes in

const board = new Board($("board"), $("air"));
const lens = new Lens($("place"), board);
const queue = []; // messages that are not shown yet
let now = { n: 0, turn: -1, mine: false }; // the last message that is shown
let toward = ""; // the ref of my last answer: what leaves the table goes there
let playing = 0;

function arrive(message) {
  queue.push(message);
  if (still()) flush();
  else if (!playing) next();
}

/** Shows one message, and the following ones a little later; together they take LONGEST at most. */
function next() {
  clearTimeout(playing);
  playing = 0;
  if (!queue.length) return;
  const spare = Math.floor(LONGEST / BETWEEN);
  show(queue.splice(0, Math.max(1, queue.length - spare)));
  playing = setTimeout(next, BETWEEN);
}

/** Shows everything now. */
function flush() {
  if (queue.length) show(queue.splice(0));
  board.finish();
}

function show(messages) {
  const html = {};
  let drawn = false;
  for (const message of messages) {
    if (message.board) {
      board.take(message.board);
      drawn = true;
    }
    Object.assign(html, message.html);
    log(message);
  }
  const last = messages.at(-1);
  const before = now;
  now = last;
  const inside = document.activeElement?.closest?.("#question") ? document.activeElement.id || "question" : "";
  for (const [place, text] of Object.entries(html)) {
    Idiomorph.morph($(place), text, { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated: (name) => name !== "open" } });
    fresh($(place));
  }
  if (drawn) {
    board.draw(still() || !before.n, toward);
    toward = "";
  }
  document.body.classList.toggle("my-turn", now.mine);
  table.classList.remove("loading");
  if (html.question || last.turn !== before.turn) choices.read(last.turn);
  if (last.turn !== before.turn || last.mine !== before.mine) turned(before);
  if (drawn) lens.show();
  if (inside) keep(inside);
  recent();
}

/** The focus stays within the question: where it was, else on an answer that is seen, else on the question itself. */
function keep(id) {
  const seen = (thing) => thing?.closest("#question") && thing.checkVisibility();
  if (seen(document.activeElement)) return;
  const answers = document.querySelectorAll("#question :is(#amount, .opts [data-word], .answers button)");
  [$(id), ...answers, document.querySelector("#question h2")].find(seen)?.focus({ preventScroll: true });
}

/** Fills in what only the page knows: addresses, times, clocks. */
function fresh(root) {
  for (const link of root.querySelectorAll("[data-absolute]")) {
    const [, start, code] = address(link.dataset.absolute).match(/(.*\/)(.*)/);
    link.replaceChildren(start, document.createElement("wbr"), code); // a long address breaks before its code
  }
  for (const row of root.querySelectorAll("[data-bell]")) row.hidden = !isSecureContext || noted();
  if (root.id === "question") give(root.querySelector("[data-give]"));
  localise(root);
  tick(root);
}

/** A new question is open, or mine waits for the answers of others. What was explained was so before. */
function turned(before) {
  sent(false);
  if (now.turn === before.turn) choices.clear();
  else for (const list of document.querySelectorAll("#dock, #question .opts")) list.scrollTop = 0; // a new question is read from its start
  clearTimeout(wait);
  hide();
  aim = null;
  if (choices.word === "") board.mark("m-refused", () => false);
  document.title = now.title;
  const icon = document.querySelector("link[rel=icon]");
  icon.href = now.mine ? table.dataset.iconTurn : table.dataset.icon;
  acted = false;
  if (now.mine) meet();
  if (narrow.matches) lens.frame(now.mine);
  if (now.mine && !before.mine && before.n && now.turn !== before.turn) ring();
  if (!now.mine) rise(false);
}

// ---------------------------------------------------------------- the teacher of a lesson

let met = ""; // the goal of my last question
let folded = ""; // the goal that was folded up by itself: who unfolds it again wants to read it

const goal = () => document.querySelector(".teacher details");

/** A goal is read at its first question; after that the board needs the room. */
function meet() {
  if (goal()?.id === met) fold();
  met = goal()?.id;
}

/** On a phone whoever turns to the board has read the goal: its first words remain. */
function fold() {
  if (!narrow.matches || !goal() || goal().id === folded) return;
  folded = goal().id;
  goal().open = false;
}

$("place").addEventListener("pointerup", () => lens.dragged && fold());

// ---------------------------------------------------------------- saying

const choices = new Choices(board, { say, about: explain, ask, reach });
choices.confirms = "confirm" in table.dataset;
let busy = false;
let slow = 0;

/** Keeps the place that somebody has walked to in sight. */
function reach(refs) {
  if (refs.length) fold();
  lens.reach([...board.things()].find((thing) => refs.includes(thing.dataset.ref)));
}

/** What is held stands for the thing on the board that may be chosen; else it explains itself. */
function take(button) {
  const thing = [...board.lit].find((other) => other.dataset.ref === button.dataset.ref);
  return thing ? choices.touch(thing) : explain(button);
}

/** Something is on its way; after a moment one sees it. */
function sent(on) {
  busy = on;
  clearTimeout(slow);
  $("question").classList.remove("slow");
  $("question").setAttribute("aria-busy", on);
  if (on) slow = setTimeout(() => $("question").classList.add("slow"), SLOW);
}

async function say(word, ref) {
  if (busy || !now.mine || !live.open) return;
  refuse("");
  clearTimeout(wait);
  hide();
  sent(true);
  toward = ref;
  acted = true;
  recent();
  const answer = await live.send({ do: "say", n: now.turn, word });
  if (!answer.ok) {
    toward = "";
    sent(false);
    choices.clear();
    refuse(answer.text);
  }
}

/** One sentence in the question's place says why not; its clauses lead to the rules. */
function refuse(text) {
  $("refusal").replaceChildren(...text.split(CLAUSE).map((part, i) => (i % 2 ? clause(part) : part)));
  $("refusal").hidden = !text;
}

function clause(id) {
  const link = Object.assign(document.createElement("a"), { className: "number", href: `/rules/${document.documentElement.dataset.game}#${id}`, textContent: id });
  link.dataset.clause = id;
  return link;
}

/** Orders that buttons carry: `data-do` and their fields. */
async function order(button) {
  const fields = JSON.parse(button.dataset.fields ?? "{}");
  if (button.dataset.do === "undo" || button.dataset.do === "undo-ask") fields.n = now.turn;
  if (button.matches("form")) Object.assign(fields, Object.fromEntries(new FormData(button)));
  if (button.getAttribute("aria-disabled") === "true") return;
  button.setAttribute("aria-disabled", "true");
  for (const menu of document.querySelectorAll("details.menu")) menu.open = false;
  refuse("");
  const answer = await live.send({ do: button.dataset.do, ...fields });
  button.removeAttribute("aria-disabled");
  if (!answer.ok) refuse(answer.text);
  else if (answer.next) location.assign(`/t/${answer.next}`);
}

document.addEventListener("click", (event) => {
  const hit = (selector) => event.target.closest(selector);
  if (hit("[aria-disabled=true]")) return event.preventDefault();
  if (pressed) return (pressed = false);
  if (hit("#place, #panes")) fold();
  if (lens.dragged && hit("#place")) return (lens.dragged = false);
  const zoom = hit("[data-zoom]");
  if (zoom) return lens.zoom(zoom.dataset.zoom === "in" ? lens.scale * 1.6 : 1);
  const pane = hit("[data-pane]");
  if (pane) return lens.turn(+pane.dataset.pane);
  const thing = hit("#board [data-ref]");
  if (thing && lens.nearer(event, thing)) return;
  if (thing) return event.detail > 1 && !choices.confirms ? undefined : choices.touch(thing, event.pointerType === "touch" && board.small(thing));
  if (hit("#board") && choices.chosen?.length) return choices.clear();
  if (hit("#tally [data-ref]")) return explain(hit("#tally [data-ref]"));
  if (hit("#tally [data-refs]")) return earned(hit("#tally [data-refs]"));
  if (event.detail > 1 && hit("[data-word], [data-main], #confirm-yes, #held")) return; // a double click answers once
  if (hit("#held [data-ref]")) return take(hit("#held [data-ref]"));
  const answer = hit("[data-word]");
  if (answer) return choices.choose(answer.dataset.word);
  const main = hit("[data-main]");
  if (main) return choices.choose(main.dataset.say);
  const step = hit("[data-step]");
  if (step) return choices.step(+step.dataset.step);
  if (hit("#confirm-yes")) return choices.choose(choices.word);
  if (hit("#confirm-no")) return choices.clear();
  if (hit("button[data-do]")) return order(hit("[data-do]"));
  if (hit("[data-share]")) return share(hit("[data-share]"));
  if (hit("[data-open]")) return openBook(hit("[data-open]").dataset.open, hit("[data-open]"));
  if (hit("[role=tab]")) return turnTo(hit("[role=tab]").id.slice(4));
  if (hit("[data-close], #scrim")) return closeSheet();
  if (hit("#grab")) return rise();
  const clause = hit("[data-clause]");
  if (clause && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    return openClause(clause.dataset.clause);
  }
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("#say, form[data-do]")) return;
  event.preventDefault();
  if (form.id !== "say") return order(form);
  const field = form.elements.text;
  const text = field.value.trim();
  if (!text) return;
  field.value = "";
  const answer = await live.send({ do: "chat", text });
  if (!answer.ok) {
    field.value = text;
    field.setCustomValidity(answer.text);
    field.reportValidity();
    field.setCustomValidity("");
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return escape();
  const typing = event.target.matches("input, select, textarea");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.id === "amount") {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5, Home: -999, End: 999 }[event.key];
    if (by) {
      event.preventDefault();
      return choices.step(by);
    }
    if (event.key === "Enter" && now.mine) return choices.choose($("main-answer").dataset.say);
  }
  if (event.target.id === "place") {
    if (/^[+=-]$/.test(event.key)) return lens.zoom(lens.scale * (event.key === "-" ? 1 / 1.6 : 1.6));
    if (/^Arrow/.test(event.key)) {
      event.preventDefault();
      return walk(event.key.slice(5));
    }
    if (event.key === "Enter" && walked?.isConnected) return choices.touch(walked);
  }
  if (event.target.matches("[role=tab]") && /^Arrow(Left|Right)$/.test(event.key)) {
    const tabs = [...document.querySelectorAll("[role=tab]")];
    const forward = (event.key === "ArrowRight") === (document.dir !== "rtl");
    const tab = tabs.at((tabs.indexOf(event.target) + (forward ? 1 : -1)) % tabs.length);
    turnTo(tab.id.slice(4));
    return tab.focus();
  }
  if (event.target.closest(".log") && /^Arrow(Up|Down)$/.test(event.key)) {
    const lines = [...event.target.closest(".log").querySelectorAll("[data-refs]")];
    const line = lines[Math.max(lines.indexOf(event.target) + (event.key === "ArrowDown" ? 1 : -1), 0)];
    event.preventDefault();
    return line?.focus();
  }
  const number = figure(event.key);
  if (number && now.mine) {
    const button = document.querySelector(`#question [aria-keyshortcuts="${number}"]`);
    if (button) choices.choose(button.dataset.word);
  }
});

/** The number on a key; Persian and Arabic keyboards have digits of their own. */
function figure(key) {
  return /^[1-9۱-۹١-٩]$/.test(key) ? key.charCodeAt() % 16 : 0;
}

function escape() {
  if (!$("about").hidden && $("about").matches(":popover-open")) return hide();
  if (table.classList.contains("sheet-open")) return closeSheet();
  if ($("dock").classList.contains("risen")) return rise(false);
  choices.clear();
}

// ---------------------------------------------------------------- pointing: options light their things, and the other way round

function point(refs, thing) {
  const all = new Set(refs);
  board.mark("m-hot", (other) => other === thing || (!thing && all.has(other.dataset.ref)));
  for (const button of document.querySelectorAll("#question [data-ref]")) {
    button.classList.toggle("hot", Boolean(thing) && button.dataset.ref.split(" ").includes(thing.dataset.ref));
  }
}

/** Lights what earns a figure; the sheet that lies over the board makes way. */
function earned(figure) {
  closeSheet();
  point(figure.dataset.refs.split(" ").filter(Boolean));
}

let aim = null; // what the pointer or the focus is on
let wait = 0; // until it explains itself
let linger = 0; // until the explanation of what was left goes
let pressed = false; // a long press has just explained something: the click that follows is none

function over(target) {
  if (target?.closest?.("#about")) return stay();
  const found = target?.closest?.(":is(#board, #held, #tally) [data-ref], #question [data-word], [data-refs]") ?? null;
  if (found && found === aim) return;
  aim = found;
  clearTimeout(wait);
  if (!pinned) linger ||= setTimeout(hide, 200);
  if (!found) return point([]);
  const inBoard = Boolean(found.closest("#board"));
  point((found.dataset.ref ?? found.dataset.refs ?? "").split(" ").filter(Boolean), inBoard ? found : null);
  if (!found.dataset.refs) wait = setTimeout(() => explain(found, false), HOVER);
}

let clicked = [0, 0]; // where the pointer was pressed last: what comes under it afterwards was not pointed at
const rests = (event) => event.clientX === clicked[0] && event.clientY === clicked[1];
document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && !rests(event) && over(event.target));
document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && over(event.target));
document.addEventListener("focusout", () => over(null));
document.addEventListener("pointerdown", (event) => {
  if (playing || queue.length) flush();
  clicked = [event.clientX, event.clientY];
  pressed = false;
  if (pinned && !event.target.closest("#about")) hide();
  if (event.pointerType === "mouse") return;
  const found = event.target.closest(":is(#board, #held) [data-ref], #question [data-word]");
  clearTimeout(wait);
  if (!found) return;
  wait = setTimeout(() => {
    pressed = true;
    explain(found);
  }, PRESS);
});
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, (event) => event.pointerType !== "mouse" && clearTimeout(wait));
document.addEventListener("contextmenu", (event) => pressed && event.preventDefault());

// ---------------------------------------------------------------- walking over the board by keys

const WAYS = { Right: [1, 0], Left: [-1, 0], Down: [0, 1], Up: [0, -1] };
let walked = null; // the thing that the keys have come to

/** Goes to the nearest thing in a direction, and lets it explain itself. */
function walk(way) {
  const middle = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = walked?.isConnected ? middle(walked) : [0, 0];
  const [dx, dy] = WAYS[way];
  let nearest = Infinity;
  let found = null;
  for (const thing of board.things()) {
    const [tx, ty] = middle(thing);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy + (ty - y) * dx);
    if (thing === walked || along < 4 || along + 2 * aside >= nearest) continue;
    nearest = along + 2 * aside;
    found = thing;
  }
  if (!found) return;
  const [fx, fy] = middle(found);
  const over = ({ left, right, top, bottom }) => left <= fx && fx <= right && top <= fy && fy <= bottom;
  const alike = (thing) => thing.dataset.ref === found.dataset.ref && over(thing.getBoundingClientRect());
  walked = [...(board.lit ?? [])].find(alike) ?? found; // what may be chosen lies over what it is
  lens.reach(walked);
  point([], walked);
  explain(walked);
}

// ---------------------------------------------------------------- explaining

const told = new Map(); // what things are, until the position changes
let pinned = false; // opened by a click: stays until closed

/** Says what a thing is, what an answer does, and why something cannot be chosen. */
async function explain(thing, stays = true) {
  const { word, ref } = thing.dataset;
  const query = new URLSearchParams(word ? { word } : { ref });
  const { n, turn } = now;
  const key = `${n} ${query}`;
  if (!told.has(key)) {
    if (told.size > 200) told.clear();
    const answer = await fetch(`${path}/about?${query}`).catch(() => null);
    if (!answer?.ok) return;
    told.set(key, (await answer.json()).html);
  }
  const html = told.get(key);
  if (!html.trim() || !thing.isConnected || turn !== now.turn || (!stays && aim !== thing)) return;
  const box = $("about");
  stay();
  box.innerHTML = html;
  pinned = stays;
  box.classList.toggle("pinned", stays);
  box.classList.toggle("sheet", narrow.matches && stays);
  box.showPopover();
  if (thing.matches("button")) thing.setAttribute("aria-describedby", "about");
  if (!box.classList.contains("sheet")) beside(box, thing);
  if (stays && box.querySelector(".why")) {
    board.mark("m-refused", (other) => other === thing);
    setTimeout(() => board.mark("m-refused", () => false), 2500);
  }
}

/** The explanation does not go by itself. */
function stay() {
  clearTimeout(linger);
  linger = 0;
}

function hide() {
  stay();
  pinned = false;
  if ($("about").matches(":popover-open")) $("about").hidePopover();
  document.querySelector("[aria-describedby=about]")?.removeAttribute("aria-describedby");
}

/** Puts a small box beside a thing, inside the window: beside the rail, else below, above or beside the thing itself. */
function beside(box, thing) {
  const inRail = !narrow.matches && thing.closest(".rail");
  const [at, size, rail] = [thing, box, inRail || thing].map((each) => each.getBoundingClientRect());
  const inside = (value, most) => `${Math.max(8, Math.min(value, most - 8))}px`;
  const below = at.bottom + 8 + size.height < innerHeight - 8;
  const above = at.top - 8 - size.height > 8;
  const aside = inRail || !(below || above);
  const [middle, side] = [at.left + (at.width - size.width) / 2, rail.left > innerWidth / 2 ? rail.left - size.width - 10 : rail.right + 10];
  box.style.left = inside(aside ? side : middle, innerWidth - size.width);
  box.style.top = inside(aside ? at.top : below ? at.bottom + 8 : at.top - 8 - size.height, innerHeight - size.height);
}

/** Several answers are possible with the things chosen: which one? */
function ask(options, near) {
  const box = $("chooser");
  box.replaceChildren(
    ...options.map((option) => {
      const button = option.button.cloneNode(true);
      button.removeAttribute("id");
      button.className = "opt";
      return button;
    }),
  );
  box.showPopover();
  beside(box, near);
  box.querySelector("button").focus();
}
$("chooser").addEventListener("click", () => $("chooser").hidePopover());

// ---------------------------------------------------------------- log and chat

let mine = [0, 0]; // the entries between my last turn and this one
let acted = false;
let first = true;
let unread = 0;

const lines = (html) => Object.assign(document.createElement("template"), { innerHTML: html }).content;

function log(message) {
  for (const html of message.log ?? []) {
    const line = lines(html).firstElementChild;
    const same = $(line.id);
    if (same) same.replaceWith(line);
    else $("log").prepend(line);
  }
  const shown = !$("leaf-chat").hidden && (!narrow.matches || table.classList.contains("sheet-open"));
  for (const html of message.chat ?? []) {
    const chat = $("chat");
    const line = lines(html).firstElementChild;
    if ($(line.id)) continue;
    chat.append(line);
    if (!first && !shown && !line.classList.contains("own")) unread++;
  }
  if (message.chat) $("chat").scrollTop = $("chat").scrollHeight;
  for (const n of message.gone ?? []) for (const line of document.querySelectorAll(`#log [data-n="${n}"]`)) line.classList.add("gone");
  if (message.since) mine = message.since;
  if (message.log || message.chat) localise($("book"));
  if (message.log || message.since) divide();
  first = false;
  dots();
}

function dots() {
  for (const dot of document.querySelectorAll(".unread")) dot.hidden = !unread;
}

/** Puts one line above what others have done since my last turn, and one below it. */
function divide() {
  for (const line of document.querySelectorAll("#log .since")) line.remove();
  const all = [...$("log").children];
  const news = all.filter(({ dataset: { n } }) => mine[0] && n > mine[0] && n <= mine[1]);
  const [since, before] = $("divider").content.cloneNode(true).children;
  news[0]?.before(since);
  news.at(-1)?.after(before);
  for (const line of all) line.classList.toggle("new", news.includes(line));
}

/** Rings on the pieces that have changed since my last turn, until I do something. */
function recent() {
  const refs = new Set();
  if (now.mine && !acted && mine[1] === now.n) {
    for (const line of document.querySelectorAll("#log .new[data-refs]")) line.dataset.refs.split(" ").forEach((ref) => refs.add(ref));
  }
  board.mark("m-recent", (thing) => refs.has(thing.dataset.ref) && !thing.dataset.ref.startsWith("seat:"));
}

// ---------------------------------------------------------------- book, sheets, dock

let opener = null; // where focus goes back to

function turnTo(name) {
  for (const tab of document.querySelectorAll("[role=tab]")) {
    const on = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", on);
    tab.tabIndex = on ? 0 : -1;
    $(`leaf-${tab.id.slice(4)}`).hidden = !on;
  }
  if (name === "chat") {
    unread = 0;
    dots();
    $("chat").scrollTop = $("chat").scrollHeight;
  }
  return name === "rules" ? rules() : undefined;
}

async function openBook(name, from) {
  if (narrow.matches) {
    opener = from ?? document.activeElement;
    table.classList.add("sheet-open");
    $("scrim").hidden = false;
    away(true);
    $(`tab-${name}`).focus();
  }
  await turnTo(name);
}

function closeSheet() {
  if (!table.classList.contains("sheet-open")) return;
  table.classList.remove("sheet-open");
  $("scrim").hidden = true;
  away(false);
  opener?.focus();
}

/** What lies behind a sheet cannot be reached. */
function away(on) {
  for (const part of document.querySelectorAll("header.bar, .felt, #dock, #players")) part.inert = on;
}

function rise(up = !$("dock").classList.contains("risen")) {
  if (up) table.style.setProperty("--dock", `${$("dock").offsetHeight}px`); // the board stays where it is
  $("dock").classList.toggle("risen", up);
  $("grab").setAttribute("aria-expanded", up);
}

async function rules() {
  const leaf = $("rules");
  if (!leaf.dataset.from) return;
  const answer = await fetch(leaf.dataset.from).catch(() => null);
  if (!answer?.ok) return;
  delete leaf.dataset.from;
  leaf.innerHTML = await answer.text();
}

async function openClause(id) {
  hide();
  await openBook("rules");
  const rule = $(`rule-${id}`);
  if (!rule) return;
  rule.closest("details").open = true;
  rule.focus({ preventScroll: true });
  rule.scrollIntoView({ block: "center" });
}

// ---------------------------------------------------------------- link, bell, clocks

/** A path as others reach it: the server knows its address better than one who sits at the same machine. */
function address(path) {
  return String(new URL(path, table.dataset.link ?? location.href));
}

async function share(button) {
  const link = address(button.dataset.share);
  const label = button.querySelector("span");
  const before = label.textContent;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: link });
    button.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  label.textContent = table.dataset.copied;
  setTimeout(() => (label.textContent = before), 1600);
}

const noted = () => "Notification" in window && Notification.permission === "granted";

/** It is my turn: a tone for who wants one, a note for who looks elsewhere. */
async function ring() {
  if ("sound" in table.dataset) tone();
  if (!document.hidden || !noted()) return;
  const body = $("question").querySelector("h2")?.textContent;
  const note = { body, icon: table.dataset.iconTurn, tag: path, data: path };
  const worker = await navigator.serviceWorker?.getRegistration(); // phones allow notes only from there
  if (worker) worker.showNotification(table.dataset.myTurn, note);
  else new Notification(table.dataset.myTurn, note);
}

let audio = null;

function tone() {
  audio ??= new AudioContext();
  const at = audio.currentTime;
  for (const [pitch, start] of [[659, 0], [880, 0.14]]) {
    const [sound, volume] = [audio.createOscillator(), audio.createGain()];
    sound.frequency.value = pitch;
    sound.type = "triangle";
    volume.gain.setValueAtTime(0.0001, at + start);
    volume.gain.exponentialRampToValueAtTime(0.15, at + start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + start + 0.5);
    sound.connect(volume).connect(audio.destination);
    sound.start(at + start);
    sound.stop(at + start + 0.55);
  }
}

const digits = table.dataset.digits;

/** The clocks of the seats; a running one counts on by itself until the next message. */
function tick(root) {
  for (const time of root.querySelectorAll("[data-left]")) {
    time.ends = Date.now() + time.dataset.left * 1000;
    count(time);
  }
}

function count(time) {
  const left = Math.max(0, time.classList.contains("running") ? Math.round((time.ends - Date.now()) / 1000) : +time.dataset.left);
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  time.querySelector("span").textContent = text.replace(/\d/g, (digit) => digits[digit]);
  time.classList.toggle("short", left < 30);
}

setInterval(() => document.querySelectorAll(".time.running").forEach(count), 1000);

// ---------------------------------------------------------------- the line

let lost = 0;
let shared = false;

const live = new Live(`${path}/live`, narrow.matches ? "tall" : "wide", {
  message: arrive,
  state(open, why = "") {
    clearTimeout(lost);
    if (open) offline(false);
    else lost = setTimeout(() => offline(true, why), why ? 0 : 600);
  },
});

/** The line is down: one sees it, and why if that is known; nothing can be answered until it is back. */
function offline(on, why = "") {
  const [unknown, known] = $("strip").querySelectorAll("span");
  $("strip").hidden = !on;
  unknown.hidden = Boolean(why);
  known.hidden = !why;
  known.firstElementChild.textContent = why;
  table.classList.toggle("offline", on);
  for (const answer of document.querySelectorAll("#question :is([data-word], [data-main])")) {
    if (on) answer.setAttribute("aria-disabled", "true");
    else answer.removeAttribute("aria-disabled");
  }
}

narrow.addEventListener("change", () => {
  closeSheet();
  hide();
  live.again(narrow.matches ? "tall" : "wide");
});

/** What was promised and what I gave, for the check after the game: this browser need not believe the server. */
function remember(kept) {
  try {
    localStorage.setItem(`mizban:${table.dataset.table}`, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing has nothing to compare later
  }
}

/** My own number for the chance of the game; a table that waits asks for it once. */
function give(wanted) {
  if (wanted && !shared) {
    const share = Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, "0")).join("");
    live.send({ do: "share", share });
    remember({ commit: table.dataset.commit, share });
  }
  shared = Boolean(wanted);
}
