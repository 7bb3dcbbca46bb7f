// node replay.mjs SIMULATOR WASM < {files, script, language} answers {pictures, words, files}.
// The page's own modules do everything but the clock.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [simulator, wasm] = process.argv.slice(2);
const load = (folder, name) => import(pathToFileURL(`${folder}/${name}`).href);
const { loadMicroPython } = await load(wasm, "micropython.mjs");
const { bootGadget, hex } = await load(simulator, "gadget.js");
const { Flash } = await load(simulator, "flash.js");
const { Ssd1306 } = await load(simulator, "ssd1306.js");
const { unpackedFiles } = await load(simulator, "unpacked.js");

const { files: address, script, language } = JSON.parse(readFileSync(0, "utf8"));
const files = await unpackedFiles(address);
const flash = new Flash();
const panel = new Ssd1306();
try {
  const gadget = await bootGadget({
    loadMicroPython,
    wasm: `${wasm}/micropython.wasm`,
    files,
    main: "replay",
    parts: { flash, panel, extra: { seen: () => hex(panel.ram) } },
    print: (line) => console.error(line),
  });
  const answer = JSON.parse(gadget.play(script, language));
  const kept = flash.names().map((name) => [name, hex(flash.bytes(name))]);
  console.log(JSON.stringify({ ...answer, files: Object.fromEntries(kept) }));
} catch (error) {
  console.error(error.message); // not the stack: node would print the whole of MicroPython
  process.exit(1);
}
