// node core.mjs PAGE WASM < {files, journals, asked, exported} answers {rows, pages, exports}: the
// core of My games, as the page has it.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [page, wasm] = process.argv.slice(2);
const load = (folder, name) => import(pathToFileURL(`${folder}/${name}`).href);
const { loadMicroPython } = await load(wasm, "micropython.mjs");
const { bootCore } = await load(page, "core.js");
const { hex, unhex } = await load(page, "gadget.js");
const { unpackedFiles } = await load(page, "unpacked.js");

const { files: address, journals, seen, zones, asked, exported } = JSON.parse(readFileSync(0, "utf8"));
const files = await unpackedFiles(address);
const stored = new Map();
const boot = () =>
  bootCore({
    loadMicroPython,
    wasm: `${wasm}/micropython.wasm`,
    files,
    journal: (uid) => stored.get(uid),
    print: (line) => console.error(line),
  });
try {
  const first = await boot();
  const added = journals.map((digits) => {
    const [outcome, row] = JSON.parse(first.add(digits, seen, zones));
    if (outcome !== "known") stored.set(row.uid, unhex(digits));
    return [outcome, row];
  });
  const core = await boot(); // as when the page is opened the next time
  for (const [, row] of added) core.load(JSON.stringify(row));
  const pages = asked.map(([name, given, language]) => core.page(name, JSON.stringify(given), language));
  const exports = Object.fromEntries(exported.map((kind) => [kind, core.export(kind)]));
  console.log(JSON.stringify({ added, pages, exports, digests: core.digests() }));
} catch (error) {
  console.error(error.message); // not the stack: node would print the whole of MicroPython
  process.exit(1);
}
