// The screen in words, for people who cannot see it. A live region speaks when the picture has
// come to rest, so that an animation or a bar does not chatter; what is worth saying the gadget
// decides (firmware/ui/speaker.py). Without power it is silent.

import { showHelp } from "./help.js";

const REST = 250;

export class Words {
  #gadget;
  #live;
  #whole;
  #timer = 0;

  // `live` speaks; `whole` shows everything that the screen says, for the curious.
  constructor(gadget, { live, whole }) {
    this.#gadget = gadget;
    this.#live = live;
    this.#whole = whole;
  }

  changed() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#say(), REST);
  }

  silence() {
    clearTimeout(this.#timer);
    this.#live.textContent = "";
    this.#whole.textContent = "–";
  }

  #say() {
    if (this.#gadget.ahead) return this.changed(); // never spoken before it is shown
    const answer = this.#gadget.ask("words");
    if (answer === null) return;
    const said = this.#gadget.ask("said");
    showHelp(this.#gadget.ask("kind"));
    const [language, ...lines] = answer.split("\n");
    this.#live.lang = this.#whole.lang = language;
    this.#whole.textContent = lines.map((line) => line.replace(/^> /, "→ ")).join(". ");
    if (!said) return;
    // The same words again are heard only as a new part of the page.
    const part = document.createElement("span");
    part.textContent = said;
    this.#live.replaceChildren(part);
  }
}
