// Who likes to remember alone what they have seen switches the memory aid off; this device keeps that.
import { $ } from "./dom.js";

const KEY = "mizban:memory";

/** "on", or "off": then the table shows only what lies on it. */
export const memory = () => localStorage.getItem(KEY) ?? "on";

/** @param {() => void} changed */
export function hearMemory(changed) {
  const order = $("memory");
  if (!order) return; // this game has nothing to remember
  const show = () => {
    for (const words of order.querySelectorAll("[data-when]")) words.hidden = words.dataset.when !== memory();
  };
  order.addEventListener("click", () => {
    localStorage.setItem(KEY, memory() === "on" ? "off" : "on");
    show();
    order.closest("details").open = false;
    changed();
  });
  show();
}
