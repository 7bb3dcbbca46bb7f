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
    if (this.#gadget.ahead) return this.changed(); // never told before it is shown
    const answer = this.#gadget.ask("words");
    if (answer === null || answer === this.#said) return;
    const [language, ...lines] = answer.split("\n");
    const text = spoken(lines, this.#said.split("\n").slice(1));
    this.#said = answer;
    for (const place of this.#places) {
      place.lang = language;
      place.textContent = text;
    }
  }
}

// A chosen line begins with "> ". When only the choice moved, and the list with it, the choice
// alone is worth saying.
function spoken(lines, before) {
  const plain = (line) => line.replace(/^> /, "").replaceAll(/[▶✓] */g, "");
  const chosen = lines.filter((line) => line.startsWith("> "));
  const known = new Set(before.map(plain));
  const news = lines.filter((line) => !line.startsWith("> ") && !known.has(plain(line)));
  const moved = lines[0] === before[0] && news.length <= 1;
  if (moved && chosen.length) return chosen.map(plain).join(". ");
  return lines.map((line) => (line.startsWith("> ") ? "→ " : "") + plain(line)).join(". ");
}
