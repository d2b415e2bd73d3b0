// The table page. It knows no game and no language: it shows what it is sent, and says what was clicked.
import { localise } from "../page.js";
import { Idiomorph } from "../vendor/idiomorph.js";
import { noted, ring } from "./bell.js";
import { Board } from "./board/board.js";
import { Choices } from "./board/choices.js";
import { chooseOf } from "./board/chooser.js";
import { Gestures } from "./board/gestures.js";
import { Lens } from "./board/lens.js";
import { Panes } from "./board/panes.js";
import { Pointer } from "./board/hover_and_long_press.js";
import { Tooltip } from "./board/tooltip.js";
import { Walk } from "./board/walk.js";
import { hearClicks } from "./clicks.js";
import { Commands } from "./commands.js";
import { Connection } from "./connection_note.js";
import { $, narrow, still, table } from "./dom.js";
import { address } from "./invite_link.js";
import { hearKeys } from "./keyboard.js";
import { hearMemory } from "./memory.js";
import { Playback } from "./playback.js";
import { Aid } from "./rail/aid.js";
import { startClocks } from "./rail/clocks.js";
import { Lesson } from "./rail/lesson.js";
import { Log } from "./rail/log.js";
import { Sheets } from "./rail/sheets.js";
import { SeedShare } from "./seed_share.js";

// ---------------------------------------------------------------- the parts of the page

const board = new Board($("board"), $("air"));
const lens = new Lens($("place"), board, new Panes($("panes"), board));
const gestures = new Gestures($("place"), lens);
const lesson = new Lesson(gestures);
const log = new Log(board);
const playback = new Playback({ show, finish: () => board.finish() });
const tooltip = new Tooltip(board, playback);
const pointer = new Pointer(board, tooltip, playback);
const walk = new Walk(board, lens, pointer, tooltip);
const sheets = new Sheets(log, tooltip);
const aid = new Aid();
const connection = new Connection((message) => playback.add(message));
const seedShare = new SeedShare(connection.live);
const commands = new Commands(connection.live, playback, { said, refused: () => choices.clear() });
const choices = new Choices(board, {
  say: (word, ref) => commands.say(word, ref),
  about: (thing) => tooltip.explain(thing),
  ask: chooseOf,
  reach,
});
choices.confirms = "confirm" in table.dataset;

hearClicks({ aid, board, choices, commands, gestures, lens, lesson, pointer, sheets, tooltip });
hearMemory(() => connection.live.again());
hearKeys({ aid, choices, lens, playback, sheets, tooltip, walk });

narrow.addEventListener("change", () => {
  aid.close();
  sheets.close();
  tooltip.hide();
  connection.turn();
});

/** An answer is on its way. */
function said() {
  pointer.quiet();
  log.act();
}

/** Keeps the place that somebody has walked to in sight. */
function reach(refs) {
  if (refs.length) lesson.fold();
  lens.reach([...board.things()].find((thing) => refs.includes(thing.dataset.ref)));
}

// ---------------------------------------------------------------- what comes in

/** Shows some messages as one; `before` is the one that was shown last. */
function show(messages, before) {
  const html = {};
  let drawn = false;
  for (const message of messages) {
    if (message.board) {
      board.take(message.board);
      drawn = true;
    }
    Object.assign(html, message.html);
    log.add(message);
  }
  const { now } = playback;
  const inside = document.activeElement?.closest?.("#question") ? document.activeElement.id || "question" : "";
  for (const [place, text] of Object.entries(html)) {
    Idiomorph.morph($(place), text, { morphStyle: "outerHTML", callbacks: { beforeAttributeUpdated: (name) => name !== "open" } });
    fill($(place));
  }
  if (drawn) board.draw(still() || !before.n, commands.goal());
  document.body.classList.toggle("my-turn", now.mine);
  table.classList.remove("loading");
  if (html.question || now.turn !== before.turn) choices.read(now.turn);
  if (now.turn !== before.turn || now.mine !== before.mine) turned(now, before);
  if (drawn) lens.show();
  if (inside) keepFocus(inside);
  log.recent(now);
  aid.follow();
}

/** Fills in what only the page knows: addresses, times, clocks. */
function fill(root) {
  for (const link of root.querySelectorAll("[data-absolute]")) {
    const [, start, code] = address(link.dataset.absolute).match(/(.*\/)(.*)/);
    link.replaceChildren(start, document.createElement("wbr"), code); // a long address breaks before its code
  }
  for (const row of root.querySelectorAll("[data-bell]")) row.hidden = !isSecureContext || noted();
  if (root.id === "steps") root.scrollTop = root.scrollHeight;
  if (root.id === "question") seedShare.give(root.querySelector("[data-give]"));
  localise(root);
  startClocks(root);
}

/** The focus stays within the question: where it was, else on an answer that is seen, else on the question itself. */
function keepFocus(id) {
  const seen = (thing) => thing?.closest("#question") && thing.checkVisibility();
  if (seen(document.activeElement)) return;
  const answers = document.querySelectorAll("#question :is(#amount, .opts [data-word], .answers button)");
  [$(id), ...answers, document.querySelector("#question h2")].find(seen)?.focus({ preventScroll: true });
}

/** A new question is open, or mine waits for the answers of others. What was explained was so before. */
function turned(now, before) {
  commands.waits(false);
  if (now.turn === before.turn) choices.clear();
  else for (const list of document.querySelectorAll("#dock, #question .opts")) list.scrollTop = 0; // a new question is read from its start
  pointer.forget();
  if (choices.word === "") board.mark("m-refused", () => false);
  document.title = now.title;
  const icon = document.querySelector("link[rel=icon]");
  icon.href = now.mine ? table.dataset.iconTurn : table.dataset.icon;
  log.begin();
  if (now.mine) lesson.meet();
  if (narrow.matches) lens.frame(now.mine);
  if (now.mine && !before.mine && before.n && now.turn !== before.turn) ring();
  if (!now.mine) sheets.rise(false);
}
