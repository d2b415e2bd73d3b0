// Filters the clauses of a book while somebody types. Without script the page is simply whole.
const form = document.querySelector(".search");
const field = form.querySelector("input");
const output = form.querySelector("output");
const chapters = [...document.querySelectorAll(".chapter")];
const latin = (text) => text.replace(/[۰-۹]/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".indexOf(digit));
const folded = (text) => latin(text).toLowerCase().replace(/[\u200c\u200e\u200f]/g, " ").replace(/ي/g, "ی").replace(/ك/g, "ک");
const texts = new Map([...document.querySelectorAll(".chapter > *, .clause")].map((part) => [part, folded(part.textContent)]));

function filter() {
  const words = folded(field.value).split(/\s+/).filter(Boolean);
  const fits = (part) => words.every((word) => texts.get(part).includes(word));
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
  const template = count ? form.dataset.some : form.dataset.none;
  const number = new Intl.NumberFormat(document.documentElement.lang === "fa" ? "fa-IR" : "en").format(count);
  output.textContent = words.length ? template.replace("…", number) : "";
}

field.addEventListener("input", filter);
form.addEventListener("submit", (event) => event.preventDefault());
addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input, textarea, select")) {
    event.preventDefault();
    field.focus();
  }
});
if (matchMedia("(max-width: 820px)").matches) document.querySelector("details.chapters").open = false;
