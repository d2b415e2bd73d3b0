// What every page does with script: local times, a menu that closes, buttons that copy, chosen files. All of it works without.
const html = document.documentElement;
const locale = html.lang === "fa" ? "fa-IR-u-ca-persian" : "en-GB";
const formats = {
  clock: new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hour12: false }),
  day: new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric" }),
};

/** Times of the server in the reader's own zone, each once. */
export function localise(root = document) {
  for (const time of root.querySelectorAll("time[data-show]")) {
    time.textContent = formats[time.dataset.show].format(new Date(time.dateTime)).replace(/ AP$/, "");
    delete time.dataset.show;
  }
}

/** Open details that should behave as menus: a touch elsewhere or Escape closes them, and focus goes back. */
const menus = document.querySelectorAll("details.menu");
addEventListener("click", (event) => menus.forEach((menu) => menu.contains(event.target) || (menu.open = false)));
addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  menus.forEach((menu) => {
    if (menu.open && menu.contains(document.activeElement)) menu.querySelector("summary").focus();
    menu.open = false;
  });
});

/** Whether a text could be copied. Pages have the clipboard only at a secure address: in a house, what is selected is copied
    instead, in a field that stands in `place` for a moment. */
export async function copied(text, place) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return selected(text, place);
  }
}

function selected(text, place) {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  place.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  focused?.focus({ preventScroll: true });
  return done;
}

/** Buttons that copy a text: `data-copy` is the text, `data-done` what they say afterwards. */
addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  if (!(await copied(button.dataset.copy, button))) return;
  const label = button.querySelector("span") ?? button;
  const before = label.textContent;
  label.textContent = button.dataset.done;
  setTimeout(() => (label.textContent = before), 1600);
});

/** Buttons that print the page. */
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

/** A chosen file is named beside our own button: the browser's speaks its own language. */
addEventListener("change", (event) => {
  const name = event.target.matches(".file input") && event.target.files[0]?.name;
  if (name) event.target.parentElement.querySelector("bdi").textContent = name;
});

/** An option for so many people and bots puts them on the chairs. */
addEventListener("change", (event) => {
  const chairs = event.target.matches("select") && event.target.selectedOptions[0].dataset.chairs;
  if (!chairs) return;
  chairs.split(" ").forEach((chair, seat) => {
    const select = document.getElementById(`chair-${seat}`);
    if (select) select.value = chair;
  });
});

/** Forms whose choices count at once; what cannot be sent in the background goes as it would without script. */
addEventListener("change", async ({ target }) => {
  const form = target.closest("form[data-at-once]");
  if (!form) return;
  const body = new URLSearchParams(new FormData(form));
  const sent = await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => null);
  if (sent?.type !== "opaqueredirect") form.submit();
});

/** The check of a game, beside what this browser remembers of its beginning. */
for (const line of document.querySelectorAll("[data-kept]")) {
  const kept = JSON.parse(localStorage.getItem(`mizban:${line.dataset.kept}`) ?? "null");
  if (!kept) continue;
  const same = kept.commit === line.dataset.commit && line.dataset.shares.split(",").includes(kept.share);
  line.textContent = same ? line.dataset.same : line.dataset.other;
  line.classList.add(same ? "good" : "bad");
  line.hidden = false;
}

html.classList.add("script");
localise();
