// What a table says once: a note stays away when somebody at this browser has read what it is about.
const KEY = "mizban:note";
const html = document.documentElement;

try {
  html.dataset.note = localStorage.getItem(KEY) ?? "";
} catch {
  // a browser that keeps nothing is told again
}

addEventListener("click", (event) => {
  const note = event.target.closest(".note button")?.closest(".note");
  if (!note) return;
  html.dataset.note = `${html.dataset.note ?? ""} ${note.dataset.about}`.trim();
  document.querySelector("#question h2")?.focus({ preventScroll: true });
  try {
    localStorage.setItem(KEY, html.dataset.note);
  } catch {
    // as above
  }
});
