// Whether the line to the table is up: one sees it when it is down, and why if that is known.
import { $, narrow, path, table } from "./dom.js";
import { Live } from "./live_connection.js";

const SHORT = 600; // milliseconds for which nobody need know
const form = () => (narrow.matches ? "tall" : "wide");

export class Connection {
  /** @param {(message: object) => void} arrive */
  constructor(arrive) {
    this.lost = 0;
    this.live = new Live(`${path}/live`, form(), { message: arrive, state: (open, why) => this.changed(open, why) });
  }

  changed(open, why = "") {
    clearTimeout(this.lost);
    if (open) this.offline(false);
    else this.lost = setTimeout(() => this.offline(true, why), why ? 0 : SHORT);
  }

  /** Nothing can be answered until the line is back. */
  offline(on, why = "") {
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

  /** The page has become narrow or wide: the board comes in another form. */
  turn() {
    this.live.again(form());
  }
}
