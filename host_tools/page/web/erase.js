// Erasing one of My games: asked first, with its journal to download before.

import { download } from "./download.js";
import { sentence } from "./errors.js";
import { say } from "./language.js";

// Adds its part to the page of a game; `gone` is called when the game is erased.
export function showErasing(place, library, uid, { notice, gone }) {
  const part = document.createElement("section");
  part.id = "erase-game";
  const ask = button(say("erase_game"), "quiet", () => {
    question.hidden = false;
    ask.hidden = true;
    keep.focus();
  });
  const keep = button(say("erase_keep"), "quiet", () => {
    question.hidden = true;
    ask.hidden = false;
    ask.focus();
  });
  const save = button(say("erase_save"), "quiet", () => {
    download(new Blob([library.journal(uid)]), `signalbox-${uid}.jnl`);
  });
  const erase = button(say("erase_now"), "danger", async () => {
    erase.disabled = true;
    try {
      await library.remove(uid);
      await gone();
    } catch (error) {
      erase.disabled = false;
      notice(sentence(error));
    }
  });
  const question = document.createElement("div");
  const text = Object.assign(document.createElement("p"), { textContent: say("erase_what") });
  const actions = Object.assign(document.createElement("p"), { className: "actions" });
  actions.append(save, erase, keep);
  question.append(text, actions);
  question.hidden = true;
  part.append(ask, question);
  place.append(part);
}

function button(text, className, act) {
  const made = Object.assign(document.createElement("button"), { type: "button", textContent: text, className });
  made.addEventListener("click", act);
  return made;
}
