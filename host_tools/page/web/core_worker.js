// The core of My games in a thread of its own: counting and replaying never stop the page.

import { loadMicroPython } from "./micropython/micropython.mjs";
import { bootCore } from "./core.js";
import { hex, unhex } from "./gadget.js";
import { unpackedFiles } from "./unpacked.js";

const journals = new Map(); // uid -> bytes

async function boot() {
  const [firmware, core] = await Promise.all(["firmware.pack", "core.pack"].map(unpackedFiles));
  return bootCore({
    loadMicroPython,
    wasm: new URL("./micropython/micropython.wasm", import.meta.url).href,
    files: { ...firmware, ...core },
    journal: (uid) => journals.get(uid),
    print: (line) => console.info(line),
  });
}

const core = boot();
const CALLS = {
  load: (python, games) => {
    for (const { row, data, uid } of games) {
      journals.set(uid, data);
      python.load(row);
    }
  },
  // The row as a text, for the database.
  add: (python, data, seen, zones) => {
    const answer = python.add(hex(data), seen, zones);
    const [outcome, row] = JSON.parse(answer);
    const now = outcome === "known" ? journals.get(row.uid) : data;
    const before = journals.get(row.uid) ?? null;
    journals.set(row.uid, now);
    return { outcome, row, data: now, before };
  },
  // What could not be stored is not there.
  undo: (python, uid, before) => {
    if (!before) return CALLS.remove(python, uid);
    journals.set(uid, before.data);
    python.load(before.row);
  },
  remove: (python, uid) => {
    python.remove(uid);
    journals.delete(uid);
  },
  export: (python, kind) => unhex(python.export(kind)),
};

// One call after the other, in the order in which they came.
let turn = Promise.resolve();
self.onmessage = ({ data: { id, name, values } }) => {
  turn = turn.then(async () => {
    try {
      const python = await core;
      const value = CALLS[name] ? CALLS[name](python, ...values) : python[name](...values);
      self.postMessage({ id, value });
    } catch (error) {
      self.postMessage({ id, error: String(error?.message ?? error).trim().split("\n").pop() });
    }
  });
};
