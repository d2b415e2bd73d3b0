// The worked examples of a book. Each figure has its sentences; the pictures come when it is near, and both make steps.
import { copied } from "./page.js";

const FA = document.documentElement.lang === "fa";
const narrow = matchMedia("(max-width: 820px)");
const still = () => document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
const PACE = 2600;
const SQUARE = 1.3; // a picture that is not wider than this stands beside its steps
const SWIPE = 40;
const BROAD = 1.2; // a picture that is wider than this is too small on a phone
const upright = matchMedia("(orientation: portrait)");
const words = document.querySelector("#example-words").dataset;
const number = (n) => new Intl.NumberFormat(FA ? "fa-IR" : "en").format(n);
const picture = (name) => document.querySelector("#example-icons").content.querySelector(`[data-icon="${name}"]`).innerHTML;

function button(name, label, more = "") {
  const made = document.createElement("button");
  made.type = "button";
  made.className = `btn ${more}`;
  made.innerHTML = picture(name);
  if (label) made.setAttribute("aria-label", label);
  return made;
}

class Example {
  constructor(figure) {
    this.figure = figure;
    this.at = 0;
    this.list = figure.querySelector(".ex-steps");
    this.say = figure.querySelector(".ex-say");
    this.stage = figure.querySelector(".ex-pic");
    this.sentences = [...this.list.children].map((item) => item.innerHTML);
    this.last = this.sentences.length - 1;
    this.furnish();
    this.mark();
  }

  /** Makes steps of the list, and the buttons. */
  furnish() {
    [...this.list.children].forEach((item, i) => {
      const step = document.createElement("button");
      step.type = "button";
      step.innerHTML = `<span class="vh">${words.step.replace("…", this.name(i))}</span>${this.disc(i)}<span class="step-say">${this.sentences[i].replace(/<a [^>]*>(.*?)<\/a>/g, "$1")}</span>`;
      step.addEventListener("click", () => this.turn(i));
      item.replaceChildren(step);
    });
    const row = this.list.parentNode;
    this.back = button("prev", words.back, "quiet square");
    this.on = button("next", words.on, "quiet square");
    this.back.addEventListener("click", () => this.turn(this.at - 1));
    this.on.addEventListener("click", () => this.turn(this.at + 1));
    this.dots = Object.assign(document.createElement("span"), { className: "dots" });
    this.dots.setAttribute("aria-hidden", "true");
    this.dots.append(...this.sentences.map(() => document.createElement("i")), document.createElement("small"));
    row.prepend(this.back);
    row.append(this.dots, this.on);
    this.run = button("play", "", "main");
    this.look("play");
    this.run.addEventListener("click", () => (this.timer ? this.stop() : this.start()));
    this.link = button("link", words.link, "square");
    this.link.addEventListener("click", () => this.copy());
    const todo = this.figure.querySelector(".ex-do");
    todo.prepend(this.run);
    todo.append(this.link);
    this.figure.addEventListener("keydown", (event) => this.key(event));
    this.figure.addEventListener("keyup", (event) => this.released(event));
    this.stage.tabIndex = -1; // a touch of the picture lets the keys work
    this.stage.addEventListener("pointerdown", (event) => (this.from = this.along(event)));
    this.stage.addEventListener("pointerup", (event) => this.swiped(this.along(event)));
  }

  name(i) {
    return i === 0 ? words.start : i === this.last ? words.result : number(i);
  }

  disc(i) {
    if (i === this.last) return picture("star");
    return `<span class="disc" aria-hidden="true">${i ? number(i) : "<i></i>"}</span>`;
  }

  /** Fetches the pictures, once; what is shown until then is the sentence. */
  load() {
    this.loading ??= this.fetch();
    return this.loading;
  }

  async fetch() {
    const form = narrow.matches ? "tall" : "wide";
    const answer = await fetch(`${this.figure.dataset.address}?form=${form}`);
    if (!answer.ok) return;
    this.film = await answer.json();
    this.stage.querySelectorAll("noscript").forEach((part) => part.remove());
    const store = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    store.setAttribute("class", "m ex-store");
    store.setAttribute("aria-hidden", "true");
    store.innerHTML = `<defs>${this.film.defs.join("")}</defs>`;
    this.stage.append(store);
    this.views = this.film.cuts.map((cut) => {
      const view = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      view.setAttribute("class", "m");
      view.setAttribute("viewBox", cut.join(" "));
      view.setAttribute("lang", document.documentElement.lang);
      view.innerHTML = '<g class="live"></g><g class="over"></g>';
      this.stage.append(view);
      return view;
    });
    const [, , wide, high] = this.film.cuts[0];
    if (narrow.matches && wide > BROAD * high) this.widen();
    this.figure.classList.toggle("beside", !narrow.matches && this.film.cuts.length === 1 && wide < SQUARE * high);
    this.draw();
  }

  /** Goes to a step, because somebody wants to. */
  turn(to) {
    this.stop();
    this.go(to);
    history.replaceState(null, "", `#${this.figure.id}.${this.at}`);
  }

  go(to) {
    if (to < 0 || to > this.last || to === this.at) return;
    const before = this.places();
    this.at = to;
    this.mark();
    if (!this.film) return;
    this.draw();
    this.glide(before);
  }

  draw() {
    const frame = this.film.frames[this.at];
    const live = frame.parts.map((part) => this.film.parts[part]).join("");
    this.views.forEach((view, i) => {
      view.firstChild.innerHTML = live;
      view.lastChild.innerHTML = frame.rings;
      if (i) return view.setAttribute("aria-hidden", "true");
      view.setAttribute("role", "img");
      view.setAttribute("aria-label", this.say.querySelector("span").textContent);
    });
    const ledger = this.figure.querySelector(".ledger");
    if (ledger) ledger.innerHTML = frame.ledger;
    for (const item of this.stage.querySelectorAll(".ex-people li")) item.classList.toggle("act", Number(item.dataset.seat) === frame.asked);
  }

  mark() {
    this.say.innerHTML = `<b class="which">${this.name(this.at)}</b> <span>${this.sentences[this.at]}</span>`;
    const state = (i) => (i < this.at ? "done" : i === this.at ? "now" : "");
    [...this.list.children].forEach((item, i) => {
      item.className = state(i);
      if (i === this.at) item.firstChild.setAttribute("aria-current", "step");
      else item.firstChild.removeAttribute("aria-current");
    });
    const dots = [...this.dots.children];
    dots.pop().textContent = this.at && this.at < this.last ? words.of.replace("…", number(this.at)).replace("…", number(this.last - 1)) : this.name(this.at);
    dots.forEach((dot, i) => (dot.className = state(i)));
    this.back.disabled = this.at === 0;
    this.on.disabled = this.at === this.last;
    const tried = this.figure.querySelector("[name=step]");
    if (tried) tried.value = this.at;
  }

  start() {
    if (this.at === this.last) this.go(0);
    this.look("pause");
    this.timer = setInterval(() => {
      this.go(this.at + 1);
      if (this.at === this.last) this.stop();
    }, PACE);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.look("play");
  }

  /** The button that plays, and lets it rest. */
  look(name) {
    const label = name === "play" && narrow.matches ? words.short : words[name];
    this.run.innerHTML = `${picture(name)}<span>${label}</span>`;
  }

  key(event) {
    if (event.target.closest("input, summary") || event.ctrlKey || event.metaKey || event.altKey) return;
    const forward = FA ? "ArrowLeft" : "ArrowRight";
    const disc = this.list.contains(event.target);
    const to = { Home: 0, End: this.last, ArrowLeft: this.at + (forward === "ArrowLeft" ? 1 : -1), ArrowRight: this.at + (forward === "ArrowRight" ? 1 : -1) }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      this.turn(to);
      if (disc) this.list.children[this.at].firstChild.focus();
    } else if (event.key === " ") this.space(event, disc);
  }

  /** Space plays and lets it rest: on the picture, on the disc of the step that is shown, and on all of them while it plays. Other buttons keep it. */
  space(event, disc) {
    const shown = event.target.closest("[aria-current]");
    this.spaced = disc ? Boolean(this.timer || shown) : !event.target.closest("button, a");
    if (!this.spaced) return;
    event.preventDefault();
    if (event.repeat) return;
    if (!this.timer) return this.start();
    this.stop();
    if (disc) this.list.children[this.at].firstChild.focus();
  }

  /** Some browsers press a button only when the key comes up. */
  released(event) {
    if (this.spaced && event.key === " ") event.preventDefault();
    this.spaced = false;
  }

  /** Lets a wide picture be opened over the whole screen, sideways where that is upright. */
  widen() {
    const body = this.stage.parentNode;
    this.sheet = Object.assign(document.createElement("dialog"), { className: "ex-whole" });
    this.sheet.setAttribute("aria-label", this.figure.querySelector("h3").textContent);
    const shut = button("cross", words.close, "square ex-shut");
    shut.addEventListener("click", () => this.sheet.close());
    const open = button("full", words.whole, "square ex-open");
    open.addEventListener("click", () => this.spread());
    this.sheet.addEventListener("close", () => {
      this.figure.querySelector(".ex-head").after(body);
      open.focus();
    });
    this.sheet.append(shut);
    this.figure.append(this.sheet);
    this.stage.append(open);
    this.spread = () => {
      this.sheet.append(body);
      this.sheet.showModal();
    };
  }

  /** How far along the picture a finger is. */
  along(event) {
    return this.sheet?.open && upright.matches ? event.clientY : event.clientX;
  }

  swiped(to) {
    const by = to - this.from;
    if (Math.abs(by) < SWIPE && this.sheet && !this.sheet.open) this.spread();
    if (Math.abs(by) >= SWIPE) this.turn(this.at + (by < 0 === !FA ? 1 : -1));
  }

  async copy() {
    const address = new URL(`#${this.figure.id}.${this.at}`, location.href);
    history.replaceState(null, "", address);
    const textContent = (await copied(address.href, this.link)) ? words.copied : words.notCopied;
    const said = Object.assign(document.createElement("span"), { className: "copied", role: "status", textContent });
    this.link.append(said);
    setTimeout(() => said.remove(), 2000);
  }

  /** Where the pieces are, on the screen. */
  places() {
    if (!this.views) return new Map();
    return new Map([...this.views[0].querySelectorAll(".live g[id]")].map((piece) => [piece.id, piece.getBoundingClientRect()]));
  }

  /** Pieces move from where they were. */
  glide(before) {
    if (still()) return;
    const [view] = this.views;
    const scale = view.viewBox.baseVal.width / view.getBoundingClientRect().width;
    for (const piece of view.querySelectorAll(".live g[id]")) {
      const [from, to] = [before.get(piece.id), piece.getBoundingClientRect()];
      if (!from || piece.parentNode.closest("g[id]")) continue;
      const [x, y] = [(from.x - to.x) * scale, (from.y - to.y) * scale];
      if (Math.abs(x) + Math.abs(y) < 1) continue;
      piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: 320, easing: "cubic-bezier(.3,.7,.2,1)" });
    }
  }
}

const examples = new Map([...document.querySelectorAll(".ex")].map((figure) => [figure.id, new Example(figure)]));
const near = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      examples.get(target.id).load();
    }
  },
  { rootMargin: "600px" },
);
for (const { figure } of examples.values()) near.observe(figure);

/** Shows the example and the step that the address names: #A2.3 */
async function follow() {
  const place = decodeURIComponent(location.hash.slice(1));
  const [, id, step] = place.match(/^(.+?)(?:\.(\d+))?$/) ?? [];
  const example = examples.get(id);
  if (!example && id && !document.getElementById(place)) document.getElementById(id)?.scrollIntoView(); // a film: all steps are there
  if (!example) return;
  example.go(Math.min(Number(step ?? 0), example.last));
  await example.load();
  example.figure.scrollIntoView({ block: "center" });
}
follow();
addEventListener("hashchange", follow);
