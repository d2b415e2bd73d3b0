// The link to the table: as others reach it, and into the clipboard.
import { copied } from "../page.js";
import { table } from "./dom.js";

/** A path as others reach it: the server knows its address better than one who sits at the same machine. */
export function address(path) {
  return String(new URL(path, table.dataset.link ?? location.href));
}

/** Copies the link of a button, which says for a moment whether it could. */
export async function share(button) {
  const link = address(button.dataset.share);
  const label = button.querySelector("span");
  const before = label.textContent;
  label.textContent = (await copied(link, button)) ? table.dataset.copied : table.dataset.notCopied;
  setTimeout(() => (label.textContent = before), 1600);
}
