// My own number for the chance of the game, so that nobody else alone decides it.
import { table } from "./dom.js";

export class SeedShare {
  /** @param {import("./live_connection.js").Live} live */
  constructor(live) {
    this.live = live;
    this.given = false;
  }

  /** A table that waits asks for it once. */
  give(wanted) {
    if (wanted && !this.given) {
      const share = Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, "0")).join("");
      this.live.send({ do: "share", share });
      remember({ commit: table.dataset.commit, share });
    }
    this.given = Boolean(wanted);
  }
}

/** What was promised and what I gave, for the check after the game: this browser need not believe the server. */
function remember(kept) {
  try {
    localStorage.setItem(`mizban:${table.dataset.table}`, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing has nothing to compare later
  }
}
