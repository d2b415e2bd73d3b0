// What people do, sent to the table: answers, orders, lines of chat. What is refused says why, in the question's place.
import { $, table } from "./dom.js";

const SLOW = 400; // milliseconds after which one sees that something is on its way
const CLAUSE = /([A-Z]{2}-\d+(?:\.[A-Z]?\d+)*)/;
const OF_THIS_TURN = ["undo", "undo-ask", "rewind", "play-on"];

export class Commands {
  /**
   * @param {import("./live_connection.js").Live} live
   * @param {import("./playback.js").Playback} playback
   * @param {{said: () => void, refused: () => void}} on
   */
  constructor(live, playback, on) {
    this.live = live;
    this.playback = playback;
    this.on = on;
    this.busy = false;
    this.slow = 0;
    this.toward = ""; // the ref of my last answer: what leaves the table goes there
  }

  /** Answers the open question; `ref` is the thing that the answer is about. */
  async say(word, ref) {
    const { mine, turn } = this.playback.now;
    if (this.busy || !mine || !this.live.open) return;
    refuse("");
    this.on.said();
    this.waits(true);
    this.toward = ref;
    const answer = await this.live.send({ do: "say", n: turn, word });
    if (!answer.ok) {
      this.toward = "";
      this.waits(false);
      this.on.refused();
      refuse(answer.text);
    }
  }

  /** Something is on its way; after a moment one sees it. */
  waits(on) {
    this.busy = on;
    clearTimeout(this.slow);
    $("question").classList.remove("slow");
    $("question").setAttribute("aria-busy", on);
    if (on) this.slow = setTimeout(() => $("question").classList.add("slow"), SLOW);
  }

  /** Where pieces go that leave the table: asked once. */
  goal() {
    const { toward } = this;
    this.toward = "";
    return toward;
  }

  /** Orders that buttons and forms carry: `data-do` and their fields. */
  async order(button) {
    const fields = JSON.parse(button.dataset.fields ?? "{}");
    if (OF_THIS_TURN.includes(button.dataset.do)) fields.n = this.playback.now.turn;
    if (button.matches("form")) Object.assign(fields, Object.fromEntries(new FormData(button)));
    if (button.getAttribute("aria-disabled") === "true") return;
    button.setAttribute("aria-disabled", "true");
    for (const menu of document.querySelectorAll("details.menu")) menu.open = false;
    refuse("");
    const answer = await this.live.send({ do: button.dataset.do, ...fields });
    button.removeAttribute("aria-disabled");
    if (!answer.ok) refuse(answer.text);
    else if (answer.next) location.assign(`/t/${answer.next}`);
  }

  /** Says the text of a form to everybody at the table. */
  async chat(form) {
    const field = form.elements.text;
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    const answer = await this.live.send({ do: "chat", text });
    if (!answer.ok) {
      field.value = text;
      field.setCustomValidity(answer.text);
      field.reportValidity();
      field.setCustomValidity("");
    }
  }
}

/** One sentence says why not; its clauses lead to the rules. */
function refuse(text) {
  $("refusal").replaceChildren(...text.split(CLAUSE).map((part, i) => (i % 2 ? clause(part) : part)));
  $("refusal").append(...example(text));
  $("refusal").hidden = !text;
}

/** The worked example of the first clause of a text that has one. */
function example(text) {
  const known = JSON.parse(table.dataset.examples);
  const id = known[text.split(CLAUSE).find((part, i) => i % 2 && part in known)];
  if (!id) return [];
  const link = Object.assign(document.createElement("a"), { className: "eg", href: `/rules/${document.documentElement.dataset.game}#${id}`, target: "_blank" });
  link.textContent = table.dataset.example.replace("…", id);
  return [" ", link];
}

function clause(id) {
  const link = Object.assign(document.createElement("a"), { className: "number", href: `/rules/${document.documentElement.dataset.game}#${id}`, textContent: id });
  link.dataset.clause = id;
  return link;
}
