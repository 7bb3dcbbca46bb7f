// The drawing with its undo history, stored for this tab and in the page's address.

const STORED = "signalbox-sheet";

export class State {
  #steps = [];
  #now = -1;

  constructor(known) {
    this.known = known; // {editions, expansions}: anything else in an address is left out
    this.push(fromText(location.hash.slice(1), known) ?? fromText(recall(), known) ?? empty());
  }

  get now() {
    return this.#steps[this.#now];
  }

  get canUndo() {
    return this.#now > 0;
  }

  get canRedo() {
    return this.#now < this.#steps.length - 1;
  }

  push(step) {
    this.#steps.splice(++this.#now, Infinity, step);
    this.#keep();
  }

  undo() {
    this.#now--;
    this.#keep();
  }

  redo() {
    this.#now++;
    this.#keep();
  }

  face(space) {
    return this.now.items.find((item) => item.startsWith(`${space}=`))?.slice(3).split("@")[0] ?? "";
  }

  // The same sheet with another face in a space, or none; in the order of drawing.
  with(space, face) {
    const items = this.now.items.filter((item) => !item.startsWith(`${space}=`));
    if (face) items.push(`${space}=${face}`);
    this.push({ ...this.now, items });
  }

  text() {
    return [...this.now.items].sort().join(" ");
  }

  link() {
    return `${location.origin}${location.pathname}#${toText(this.now)}`;
  }

  #keep() {
    const text = toText(this.now);
    history.replaceState(null, "", this.now.items.length || this.now.expansion ? `#${text}` : location.pathname + location.search);
    try {
      sessionStorage.setItem(STORED, text);
    } catch {
      // a browser that keeps nothing still has the address
    }
  }
}

function empty() {
  return { edition: "deep_blue", expansion: "", items: [] };
}

function recall() {
  try {
    return sessionStorage.getItem(STORED) ?? "";
  } catch {
    return "";
  }
}

function toText({ edition, expansion, items }) {
  return new URLSearchParams({ edition, expansion, sheet: items.join(" ") }).toString();
}

// The rules read the items and say what is wrong with them; here only their number is held.
function fromText(text, known) {
  const found = new URLSearchParams(text);
  if (!found.has("sheet")) return null;
  const edition = found.get("edition") ?? "";
  const expansion = found.get("expansion") ?? "";
  return {
    edition: known.editions.includes(edition) ? edition : "deep_blue",
    expansion: known.expansions.includes(expansion) ? expansion : "",
    items: words(found.get("sheet")),
  };
}

export function words(text) {
  return text.split(/\s+/).filter(Boolean).slice(0, 200);
}
