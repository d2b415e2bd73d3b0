// A text into the clipboard, which pages have only at a secure address: in a house, what is selected is copied instead.

/** Whether a text could be copied; `place` is where a field may stand for a moment. */
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
