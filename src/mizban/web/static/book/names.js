// Filters the names of a game while somebody types. Without script the form asks the server, which shows the same.
import { named, sought, write } from "./spelling.js";

const form = document.querySelector(".find");
const field = form.querySelector("#find");
const output = form.querySelector("output");
const nowhere = document.querySelector(".nowhere");
const groups = [...document.querySelectorAll(".three tbody")].map((body) => ({ body, number: body.dataset.group, names: named(body) }));
const number = new Intl.NumberFormat(document.documentElement.lang === "fa" ? "fa-IR" : "en", { useGrouping: false });
let waiting = 0;

function filter() {
  const query = sought(field.value, groups.flatMap((group) => group.names));
  const only = form.elements.only.value;
  let count = 0;
  let found = false;
  for (const group of groups) {
    let shown = 0;
    for (const name of group.names) {
      const fits = !query || name.finds(query);
      found ||= fits;
      name.row.hidden = !fits || !(only === "all" || only === group.number || (only === "other" && name.row.matches(".differs")));
      shown += !name.row.hidden;
      for (const word of name.words) write(word.element, query, word.text);
    }
    group.body.hidden = !shown;
    count += shown;
  }
  output.textContent = query || only !== "all" ? form.dataset.count.replace("…", number.format(count)) : form.dataset.total;
  const address = new URLSearchParams({ ...(field.value && { q: field.value }), ...(only !== "all" && { only }) });
  history.replaceState(null, "", `${location.pathname}${address.size ? `?${address}` : ""}${location.hash}`);
  nowhere.hidden = found;
  clearTimeout(waiting);
  if (!found) waiting = setTimeout(elsewhere, 250);
}

// Whether another game calls something so is what the server knows.
async function elsewhere() {
  const asked = field.value;
  const page = await fetch(`${location.pathname}?${new URLSearchParams({ q: asked })}`).catch(() => null);
  if (!page?.ok) return;
  const told = new DOMParser().parseFromString(await page.text(), "text/html").querySelector(".nowhere");
  if (told && field.value === asked) nowhere.replaceChildren(...told.childNodes);
}

form.addEventListener("input", filter);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  filter();
});
addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input[type=search], textarea, select")) {
    event.preventDefault();
    field.focus();
  }
});
if (field.value) filter(); // what a browser kept when one comes back
