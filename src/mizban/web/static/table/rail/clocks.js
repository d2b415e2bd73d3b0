// The clocks of the seats; a running one counts on by itself until the next message.
import { table } from "../dom.js";

const digits = table.dataset.digits;
const SHORT = 30; // seconds

/** Starts the clocks that a message has brought. */
export function startClocks(root) {
  for (const time of root.querySelectorAll("[data-left]")) {
    time.ends = Date.now() + time.dataset.left * 1000;
    count(time);
  }
}

function count(time) {
  const left = Math.max(0, time.classList.contains("running") ? Math.round((time.ends - Date.now()) / 1000) : +time.dataset.left);
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  time.querySelector("span").textContent = text.replace(/\d/g, (digit) => digits[digit]);
  time.classList.toggle("short", left < SHORT);
}

setInterval(() => document.querySelectorAll(".time.running").forEach(count), 1000);
