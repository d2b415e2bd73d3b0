// What a table says once: a note stays away when somebody at this browser has read it.
const KEY = "mizban:note";
const html = document.documentElement;

try {
  if (localStorage.getItem(KEY)) html.dataset.note = "read";
} catch {
  // a browser that keeps nothing is told again
}

addEventListener("click", (event) => {
  if (!event.target.closest(".note button")) return;
  html.dataset.note = "read";
  document.querySelector("#question h2")?.focus({ preventScroll: true });
  try {
    localStorage.setItem(KEY, "read");
  } catch {
    // as above
  }
});
