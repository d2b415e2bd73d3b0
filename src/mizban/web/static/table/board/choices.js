// How people answer: a button, a number key, a stepper, or the things on the board, one after another until one answer is left.

const words = (text) => (text ?? "").split(" ").filter(Boolean);

/** How often each ref occurs. */
function counted(refs) {
  const counts = new Map();
  for (const ref of refs) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  return counts;
}

const within = (small, large) => [...counted(small)].every(([ref, n]) => n <= (counted(large).get(ref) ?? 0));

export class Choices {
  /**
   * @param {import("./board.js").Board} board
   * @param {Record<"say" | "about" | "ask" | "reach", Function>} on
   */
  constructor(board, on) {
    this.board = board;
    this.on = on;
    this.confirms = false; // whether every choice needs a second click
    this.chosen = []; // things clicked so far
    this.word = ""; // chosen, not yet confirmed
    this.turn = -1;
  }

  get question() {
    return document.getElementById("question");
  }

  /** The question has been drawn: read its answers. */
  read(turn) {
    const buttons = [...this.question.querySelectorAll("[data-word][id]")]; // some have a second one without an id
    this.options = buttons.map((button) => ({ word: button.dataset.word, refs: words(button.dataset.ref), button }));
    const stepper = this.question.querySelector(".stepper");
    this.amounts = stepper?.offsetParent ? this.options.filter((option) => "amount" in option.button.dataset) : [];
    if (turn !== this.turn || !this.options.some((option) => option.word === this.amount?.word)) {
      this.amount = this.amounts.find((option) => option.word === stepper.dataset.start);
    } else if (this.amount) {
      this.amount = this.amounts.find((option) => option.word === this.amount.word);
    }
    if (turn !== this.turn) this.clear();
    this.turn = turn;
    this.chosen = this.chosen.filter((thing) => thing.isConnected);
    this.step(0);
    this.show();
  }

  find(word) {
    return this.options.find((option) => option.word === word);
  }

  /** The options that go with the things chosen so far. */
  fits(things = this.chosen) {
    const refs = things.map((thing) => thing.dataset.ref);
    return this.options.filter((option) => within(refs, option.refs));
  }

  /** A click on a thing of the board; one that is `small` is easily taken for another. */
  touch(thing, small = false) {
    const known = this.options.some((option) => option.refs.includes(thing.dataset.ref));
    if (!known || !this.board.lit?.has(thing)) return this.on.about(thing);
    const again = this.chosen.includes(thing);
    const alike = [...this.board.things()].filter((other) => other.dataset.ref === thing.dataset.ref).length;
    const more = this.fits([...this.chosen, thing]);
    if (again && this.word && this.find(this.word)?.refs.includes(thing.dataset.ref)) return this.choose(this.word, thing);
    if (again && (alike > 1 || !more.length)) {
      this.chosen = this.chosen.filter((other) => other !== thing);
      this.word = "";
      return this.show();
    }
    this.chosen = more.length ? [...this.chosen, thing] : [thing];
    this.word = "";
    const left = this.fits();
    const whole = left.filter((option) => option.refs.length === this.chosen.length);
    this.show();
    if (left.length === 1) this.choose(left[0].word, thing, small);
    else if (whole.length) this.on.ask(whole, thing);
  }

  /** One answer is chosen: say it, or wait for a second click where the first may have been a slip. */
  choose(word, near, small = false) {
    const option = this.find(word);
    if ((this.confirms || small || (option && "risky" in option.button.dataset)) && this.word !== word) {
      this.word = word;
      if (this.amounts.includes(option)) this.amount = option;
      this.step(0);
      return this.show();
    }
    const ref = near?.dataset?.ref ? words(near.dataset.ref).at(-1) : option?.refs.at(-1);
    this.on.say(word, ref ?? "");
  }

  clear() {
    this.chosen = [];
    this.word = "";
    if (this.options) this.show();
  }

  /** One step up or down among the amounts. */
  step(by) {
    if (!this.amount) return;
    const at = Math.min(Math.max(this.amounts.indexOf(this.amount) + by, 0), this.amounts.length - 1);
    this.amount = this.amounts[at];
    const { button } = this.amount;
    const field = document.getElementById("amount");
    const main = document.getElementById("main-answer");
    const said = button.getAttribute("aria-label") ?? button.querySelector("b").textContent;
    field.querySelector("b").textContent = button.dataset.at ?? button.textContent;
    field.querySelector("small").textContent = button.dataset.note ?? "";
    const number = (option) => ("at" in button.dataset ? this.amounts.indexOf(option) + 1 : option.word.split(":").at(-1));
    field.setAttribute("aria-valuemin", number(this.amounts[0]));
    field.setAttribute("aria-valuemax", number(this.amounts.at(-1)));
    field.setAttribute("aria-valuenow", number(this.amount));
    field.setAttribute("aria-valuetext", [said, button.dataset.note].filter(Boolean).join(". "));
    main.querySelector("b").textContent = said;
    main.dataset.say = this.amount.word;
    for (const arrow of this.question.querySelectorAll("[data-step]")) {
      const end = arrow.dataset.step < 0 ? 0 : this.amounts.length - 1;
      arrow.setAttribute("aria-disabled", at === end);
    }
    for (const option of this.amounts) option.button.classList.toggle("now", option === this.amount);
    if (by) {
      this.clear();
      this.on.reach(this.amount.refs);
    }
  }

  /** Shows what is chosen, on the board and in the list. */
  show() {
    const left = this.chosen.length ? this.fits() : this.options;
    const picked = this.word && this.find(this.word);
    const refs = new Set(picked ? picked.refs : this.chosen.length ? [] : (this.amount?.refs ?? []));
    this.board.mark("m-chosen", (thing) => this.chosen.includes(thing) || (refs.has(thing.dataset.ref) && this.board.lit?.has(thing)));
    const open = new Set(left.flatMap((option) => option.refs));
    this.board.light((thing) => !this.chosen.length || open.has(thing.dataset.ref));
    for (const option of this.options) {
      option.button.classList.toggle("off", !left.includes(option));
      option.button.classList.toggle("now", option === picked || option === this.amount);
    }
    const confirm = document.getElementById("confirm");
    if (!confirm) return;
    confirm.hidden = !picked;
    if (!picked) return;
    const { button } = picked;
    const label = button.getAttribute("aria-label") ?? button.querySelector("b").textContent;
    confirm.querySelector("b").textContent = label;
    confirm.querySelector("small").textContent = ("risky" in button.dataset && button.dataset.note) || "";
  }
}
