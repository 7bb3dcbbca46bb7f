// Six buttons as the gadget reads them: a mask of those that are down. A press or a release
// shorter than the gadget's debouncing is stretched, so that a quick tap is never lost.

export const BUTTONS = { up: 1, down: 2, left: 4, right: 8, a: 16, b: 32 };
const DWELL = 30; // ms that a button stays as it is, at least

export class Keys {
  #lines = new Map(
    Object.values(BUTTONS).map((bit) => [bit, { down: false, since: -DWELL, queue: [] }]),
  );
  #holders = new Map();
  #clock;
  changed = () => {};

  constructor(clock = () => performance.now()) {
    this.#clock = clock;
  }

  // `holder` is a finger, the mouse or a key: a button is up when the last one releases it.
  press(bit, holder) {
    const holders = this.#holders.get(bit) ?? new Set();
    this.#holders.set(bit, holders.add(holder));
    if (holders.size === 1) this.#edge(bit, true);
  }

  release(bit, holder) {
    const holders = this.#holders.get(bit);
    if (holders?.delete(holder) && holders.size === 0) this.#edge(bit, false);
  }

  releaseAll() {
    for (const [bit, holders] of this.#holders) {
      if (holders.size) this.#edge(bit, false);
      holders.clear();
    }
  }

  mask() {
    const now = this.#clock();
    let mask = 0;
    for (const [bit, line] of this.#lines) {
      if (line.queue.length && now - line.since >= DWELL) {
        line.down = line.queue.shift();
        line.since = now;
      }
      if (line.down) mask |= bit;
    }
    return mask;
  }

  // ms until a stretched press or release is over, or null when none waits.
  due() {
    const now = this.#clock();
    let due = null;
    for (const line of this.#lines.values()) {
      if (!line.queue.length) continue;
      const left = Math.max(0, line.since + DWELL - now);
      due = due === null ? left : Math.min(due, left);
    }
    return due;
  }

  #edge(bit, down) {
    this.#lines.get(bit).queue.push(down);
    this.changed();
  }
}
