// What all parts of the table page look at: the page itself, how wide it is, and whether things may move.

export const $ = (id) => document.getElementById(id);
export const table = $("table");
export const path = `/t/${table.dataset.table}`;
export const narrow = matchMedia("(max-width: 820px)");

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const motion = document.documentElement.dataset.motion;

/** Whether nothing is to move: nobody looks, or nobody wants it. */
export const still = () => document.hidden || motion === "less" || calm.matches;
