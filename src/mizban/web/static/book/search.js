// Filters the clauses of a book while somebody types: by words, by number, and by every name of the list of names.
// Without script the form asks the server, which lists the same.
import { folded, named, sought, spelt, squeezed, write } from "./spelling.js";

const form = document.querySelector(".search");
const field = form.querySelector("input");
const output = form.querySelector("output");
const chapters = [...document.querySelectorAll(".chapter")];
const box = document.querySelector(".found-names");
const textOf = (part) => part.matches(".clause") ? [...part.children].map((child) => child.textContent).join(" ") : part.textContent;
const texts = new Map([...document.querySelectorAll(".chapter > *, .clause")].map((part) => [part, spelt(textOf(part))]));
const number = new Intl.NumberFormat(document.documentElement.lang === "fa" ? "fa-IR" : "en");
const ours = document.documentElement.lang === "fa" ? "td:last-child .word" : "th .word";
let names = null; // of the page of names, once somebody searches
let wanted = []; // our words that count, too, each in its parts

async function load() {
  if (names || !form.dataset.names) return;
  names = [];
  const page = await fetch(form.dataset.names).catch(() => null);
  if (!page?.ok) return;
  const told = new DOMParser().parseFromString(await page.text(), "text/html");
  names = named(told).map((name) => ({ ...name, ours: folded(name.row.querySelector(ours).textContent).split(" ") }));
  if (field.value) filter();
}

const isCalled = (name, query) => name.words.some((word) => squeezed(word.text) === squeezed(query));

// The names that fit, the first of them above the clauses.
function showNames(query) {
  const fits = query ? (names ?? []).filter((name) => name.finds(query)) : [];
  fits.sort((one, other) => isCalled(other, query) - isCalled(one, query));
  if (!box) return fits;
  box.hidden = !fits.length;
  box.querySelector("tbody").replaceChildren(...fits.slice(0, form.dataset.shown).map((name) => {
    for (const word of name.words) write(word.element, query, word.text);
    const row = document.importNode(name.row, true);
    row.removeAttribute("id");
    row.hidden = false;
    return row;
  }));
  const all = box.querySelector("p a");
  all.parentElement.hidden = fits.length <= form.dataset.shown;
  all.href = `${form.dataset.names}?${new URLSearchParams({ q: query })}`;
  all.textContent = box.dataset.all.replace("…", number.format(fits.length));
  return fits;
}

function filter() {
  document.querySelector(".found-lines")?.remove();
  const query = sought(field.value, names ?? []);
  const words = folded(query).split(" ").filter(Boolean);
  document.querySelector(".text").classList.toggle("searching", words.length > 0);
  const fits = showNames(query);
  wanted = fits.filter((name) => isCalled(name, query)).map((name) => name.ours);
  let count = filterChapters(words);
  if (!count && fits.length) {
    wanted = fits.map((name) => name.ours);
    count = filterChapters(words);
  }
  const template = count ? form.dataset.some : form.dataset.none;
  output.textContent = words.length ? template.replace("…", number.format(count)) : "";
}

function filterChapters(words) {
  const has = (part, words) => words.every((word) => texts.get(part).starts(word).length > 0);
  const fits = (part) => has(part, words) || wanted.some((ours) => has(part, ours));
  let count = 0;
  for (const chapter of chapters) {
    let shown = 0;
    for (const part of chapter.querySelectorAll(":scope > :not(h2), .clause")) {
      if (part.matches("ul:has(.clause)")) continue;
      part.hidden = !fits(part);
      shown += !part.hidden;
    }
    chapter.hidden = !shown;
    count += shown;
  }
  return count;
}

field.addEventListener("focus", load);
field.addEventListener("input", () => (load(), filter()));
form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input, textarea, select")) {
    event.preventDefault();
    field.focus();
  }
});
if (matchMedia("(max-width: 820px)").matches) document.querySelector("details.chapters").open = false;
if (field.value) filter(), load();
