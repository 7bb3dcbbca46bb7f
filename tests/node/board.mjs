// node board.mjs SIMULATOR WASM < {files}: what the browser's board does with the page's parts.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [simulator, wasm] = process.argv.slice(2);
const load = (folder, name) => import(pathToFileURL(`${folder}/${name}`).href);
const { loadMicroPython } = await load(wasm, "micropython.mjs");
const { bootGadget } = await load(simulator, "gadget.js");
const { Flash } = await load(simulator, "flash.js");
const { Ssd1306 } = await load(simulator, "ssd1306.js");
const { unpackedFiles } = await load(simulator, "unpacked.js");

const heard = [];
const board = await bootGadget({
  loadMicroPython,
  wasm: `${wasm}/micropython.wasm`,
  files: await unpackedFiles(JSON.parse(readFileSync(0, "utf8")).files),
  main: "board",
  parts: {
    flash: new Flash(),
    panel: new Ssd1306(),
    buttons: () => 0,
    entropy: (count) => crypto.getRandomValues(new Uint8Array(count)),
    sound: { play: (tune) => heard.push(tune), playing: false },
    light: { set: (on) => heard.push(on) },
    clock: () => 4102444800, // the year 2100, beyond 2^31
  },
});
console.log(JSON.stringify({ flash: JSON.parse(board.flash()), parts: JSON.parse(board.parts()), heard }));
