// Steps through a finished game in place: fetches the moment, swaps it in, lets the pieces glide. Links and the form do the same without.
const stage = document.querySelector("#moment");
const replay = document.querySelector(".replay");
const slider = document.querySelector("#at");
const eyes = document.querySelector("#eyes");
const play = document.querySelector(".play");
const steps = Object.fromEntries([...document.querySelectorAll("[data-step]")].map((link) => [link.dataset.step, link]));
const last = Number(replay.dataset.last);
const narrow = matchMedia("(max-width: 820px)");
const still = document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
let at = Number(replay.dataset.at);
let asked = null;
let timer = 0;

const address = (to) => `?at=${to}&eyes=${eyes.value}`;

/** Shows the moment after so many words. */
async function show(to) {
  to = Math.min(Math.max(to, 0), last);
  asked?.abort();
  asked = new AbortController();
  try {
    const answer = await fetch(`${address(to)}&form=${narrow.matches ? "tall" : "wide"}&part=1`, { signal: asked.signal });
    if (!answer.ok) throw new Error(answer.status);
    const before = places();
    const read = stage.contains(document.activeElement);
    stage.innerHTML = await answer.text();
    if (read) stage.querySelector(".replay-moment").focus({ preventScroll: true });
    glide(before);
  } catch (problem) {
    if (problem.name !== "AbortError") location.search = address(to);
    return;
  }
  at = to;
  document.querySelector("#spoken").textContent = stage.querySelector(".replay-moment").innerText;
  slider.value = at;
  history.replaceState(null, "", address(at));
  for (const back of document.querySelectorAll("[name=back]")) back.value = location.pathname + location.search; // after another language, too
  const targets = { first: 0, prev: Math.max(at - 1, 0), next: Math.min(at + 1, last), last };
  for (const [name, link] of Object.entries(steps)) {
    const end = targets[name] === at; // a link that leads nowhere
    for (const [key, value] of [["role", "link"], ["aria-disabled", "true"]]) end ? link.setAttribute(key, value) : link.removeAttribute(key);
    end ? link.removeAttribute("href") : (link.href = address(targets[name]));
  }
  mark();
  ring();
  if (at === last) pause();
}

/** Marks the lines of the log that belong to this moment. */
function mark() {
  const lines = [...document.querySelectorAll(".log a")];
  lines.forEach((line) => line.removeAttribute("aria-current"));
  const now = lines.filter((line) => Number(line.dataset.to) === at);
  now.forEach((line) => line.setAttribute("aria-current", "true"));
  const list = document.querySelector(".log");
  if (now[0]) list.scrollTop = now[0].offsetTop - list.offsetTop - list.clientHeight / 3;
}

/** Rings on the pieces that this moment is about. */
function ring() {
  const refs = new Set([...stage.querySelectorAll("[data-refs]")].flatMap((line) => line.dataset.refs.split(" ")));
  for (const thing of stage.querySelectorAll("#board [data-ref]")) {
    thing.classList.toggle("m-recent", refs.has(thing.dataset.ref) && !thing.dataset.ref.startsWith("seat:"));
  }
}

/** Where something lies, in the measure of the board, which may be drawn in another size each time. */
function place(thing) {
  return stage.querySelector("#laid").getCTM().inverse().multiply(thing.getCTM());
}

/** The pieces of the board and their places. */
function places() {
  return new Map([...stage.querySelectorAll("#laid g[id]")].map((piece) => [piece.id, { piece, at: place(piece) }]));
}

/** Pieces move from where they were; what lies on one that moves is carried. */
function glide(before) {
  if (still) return;
  const moving = new Set();
  for (const [id, { piece, at }] of places()) {
    const old = before.get(id)?.at ?? at;
    const scale = place(piece.parentNode).a;
    const [x, y] = [(old.e - at.e) / scale, (old.f - at.f) / scale];
    if (Math.abs(x) + Math.abs(y) < 1 || moving.has(piece.parentNode.closest("g[id]"))) continue;
    moving.add(piece);
    piece.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: 320, easing: "cubic-bezier(.3,.7,.2,1)" });
  }
}

function pause() {
  clearInterval(timer);
  timer = 0;
  play.classList.remove("playing");
  play.setAttribute("aria-label", play.dataset.play);
}

play.hidden = false;
play.addEventListener("click", () => {
  if (timer) return pause();
  if (at === last) at = -1;
  play.classList.add("playing");
  play.setAttribute("aria-label", play.dataset.pause);
  timer = setInterval(() => show(at + 1), 1100);
  show(at + 1);
});
for (const [name, link] of Object.entries(steps)) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    pause();
    show({ first: 0, prev: at - 1, next: at + 1, last }[name]);
  });
}
slider.addEventListener("input", () => (pause(), show(Number(slider.value))));
eyes.addEventListener("change", () => (location.search = address(at)));
document.querySelector(".log").addEventListener("click", (event) => {
  const line = event.target.closest("a");
  if (!line) return;
  event.preventDefault();
  pause();
  show(Number(line.dataset.to));
});
addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea")) return;
  const forward = document.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (event.key === "ArrowLeft" || event.key === "ArrowRight") show(at + (event.key === forward ? 1 : -1));
});
if (narrow.matches && replay.dataset.form !== "tall") show(at);
else {
  mark();
  ring();
}
