// The screen in words, for people who cannot see it. A live region speaks when the picture has
// come to rest, so that an animation or a bar does not chatter.

const REST = 250;

export class Words {
  #gadget;
  #places;
  #timer = 0;
  #said = "";

  constructor(gadget, places) {
    this.#gadget = gadget;
    this.#places = places;
  }

  changed() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#say(), REST);
  }

  #say() {
    const answer = this.#gadget.ask("words");
    if (answer === null || answer === this.#said) return;
    this.#said = answer;
    const [language, ...lines] = answer.split("\n");
    for (const place of this.#places) {
      place.lang = language;
      place.textContent = lines.join(". ");
    }
  }
}
