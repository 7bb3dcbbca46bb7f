// node lives.mjs SIMULATOR WASM < {files}: power off and on again while the garbage of the first
// life is still being collected, as a busy browser does it. Answers what the second life says.

import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const [simulator, wasm] = process.argv.slice(2);
const load = (folder, name) => import(pathToFileURL(`${folder}/${name}`).href);
const { loadMicroPython } = await load(wasm, "micropython.mjs");
const { bootGadget } = await load(simulator, "gadget.js");
const { Flash } = await load(simulator, "flash.js");
const { unpackedFiles } = await load(simulator, "unpacked.js");
const files = await unpackedFiles(JSON.parse(readFileSync(0, "utf8")).files);
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

async function live() {
  const board = await bootGadget({
    loadMicroPython,
    wasm: `${wasm}/micropython.wasm`,
    files,
    main: "board",
    parts: { flash: new Flash() },
  });
  board.flash();
  return board;
}

await live();
globalThis.due = globalThis.pyProxyFinalizationRegistry; // an engine keeps it while it has work to do
const board = await live();
collect();
await setTimeout(0);
console.log(board.flash());
