// Arabic keyboards have a ye and a kaf of their own; the pages are written with the Persian ones.
addEventListener("submit", (event) => {
  const field = event.target.elements.q;
  if (field) field.value = field.value.replace(/ي/g, "ی").replace(/ك/g, "ک");
});
