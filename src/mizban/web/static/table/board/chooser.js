// Several answers are possible with the things chosen: a small list beside them asks which one.
import { $ } from "../dom.js";
import { beside } from "./tooltip.js";

export function chooseOf(options, near) {
  const box = $("chooser");
  box.replaceChildren(
    ...options.map((option) => {
      const button = option.button.cloneNode(true);
      button.removeAttribute("id");
      button.className = "opt";
      return button;
    }),
  );
  box.showPopover();
  beside(box, near);
  box.querySelector("button").focus();
}

$("chooser").addEventListener("click", () => $("chooser").hidePopover());
