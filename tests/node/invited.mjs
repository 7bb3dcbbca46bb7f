// node invited.mjs SIMULATOR WASM < {files, links}: the page's own gadget opens the games of links,
// one after the other, and where `roll` is true somebody holds A. Answers with the files on the
// flash, and with what the screen said after each link.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [simulator, wasm] = process.argv.slice(2);
const load = (folder, name) => import(pathToFileURL(`${folder}/${name}`).href);
const { loadMicroPython } = await load(wasm, "micropython.mjs");
const { bootGadget, hex } = await load(simulator, "gadget.js");
const { Flash } = await load(simulator, "flash.js");
const { Ssd1306 } = await load(simulator, "ssd1306.js");
const { unpackedFiles } = await load(simulator, "unpacked.js");
const { BUTTONS } = await load(simulator, "keys.js");

const { files, links } = JSON.parse(readFileSync(0, "utf8"));
const flash = new Flash();
let held = 0;
let now = 0;
const gadget = await bootGadget({
  loadMicroPython,
  wasm: `${wasm}/micropython.wasm`,
  files: await unpackedFiles(files),
  parts: {
    flash,
    panel: new Ssd1306(),
    buttons: () => held,
    entropy: (count) => crypto.getRandomValues(new Uint8Array(count)),
    sound: { play() {}, playing: false },
    light: { set() {} },
    clock: () => 0,
  },
});

function rest(ms) {
  for (const end = now + ms; now < end; now += 20) gadget.step(now);
}

rest(1000);
const said = [];
for (const { roll, ...wanted } of links) {
  gadget.play(JSON.stringify(wanted));
  rest(200);
  said.push(gadget.words());
  if (!roll) continue;
  held = BUTTONS.a;
  rest(1000);
  held = 0;
  rest(2000);
}
const kept = flash.names().map((name) => [name, hex(flash.bytes(name))]);
console.log(JSON.stringify({ said, files: Object.fromEntries(kept) }));
