// The link to the table: as others reach it, and into the clipboard.
import { table } from "./dom.js";

/** A path as others reach it: the server knows its address better than one who sits at the same machine. */
export function address(path) {
  return String(new URL(path, table.dataset.link ?? location.href));
}

/** Copies the link of a button, which says so for a moment. */
export async function share(button) {
  const link = address(button.dataset.share);
  const label = button.querySelector("span");
  const before = label.textContent;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: link });
    button.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  label.textContent = table.dataset.copied;
  setTimeout(() => (label.textContent = before), 1600);
}
