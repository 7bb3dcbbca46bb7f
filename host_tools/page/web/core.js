// The Python core of My games: host_tools' own modules on MicroPython for WebAssembly (see
// host_tools/page/core). No document in here: it runs in a worker, and in node.

import { bootGadget, hex, unhex } from "./gadget.js";

const HEAP = 48 * 1024 * 1024;
// As Python's `isprintable` has it.
const ODD = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

// `journal(uid)` are the bytes of a stored game.
export function bootCore({ loadMicroPython, wasm, files, journal, print }) {
  const extra = {
    journal: (uid) => hex(journal(uid)),
    printable: (text) => !ODD.test(text),
    folded: (text) => text.toUpperCase().toLowerCase(), // ß is ss, too
    capital: (text) => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase(),
    number: (value) => (Number.isInteger(value) ? value.toFixed(1) : String(value)), // as Python writes it
    decoded: (digits) => new TextDecoder().decode(unhex(digits)),
    normal: (text) => text.normalize("NFC"),
    space: (text) => /\p{Zs}/u.test(text),
    offset: (moment) => -new Date(1000 * Number(moment)).getTimezoneOffset(),
  };
  return bootGadget({ loadMicroPython, wasm, files, main: "my_games", heap: HEAP, parts: { extra }, print });
}
