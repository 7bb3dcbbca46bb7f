// node replay.mjs SIMULATOR WASM < jobs: each job {script, language} on a MicroPython of its own
// answers {pictures, files}. The page's own modules do everything but the clock.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { createHash } from "node:crypto";

const [simulator, wasm] = process.argv.slice(2);
const load = (folder, name) => import(pathToFileURL(`${folder}/${name}`).href);
const { loadMicroPython } = await load(wasm, "micropython.mjs");
const { bootGadget, hex } = await load(simulator, "gadget.js");
const { Flash } = await load(simulator, "flash.js");
const { Ssd1306 } = await load(simulator, "ssd1306.js");

const { files, jobs } = JSON.parse(readFileSync(0, "utf8"));
const answers = [];
for (const job of jobs) {
  const flash = new Flash();
  const panel = new Ssd1306();
  const gadget = await bootGadget({
    loadMicroPython,
    wasm: `${wasm}/micropython.wasm`,
    files,
    main: "replay",
    parts: { flash, panel, extra: { seen: () => hex(panel.ram) } },
    print: (line) => console.error(line),
  });
  const pictures = JSON.parse(gadget.play(job.script, job.language));
  const journals = {};
  for (const name of flash.names()) journals[name] = hex(flash.bytes(name));
  answers.push({ pictures, files: journals, bus: panel.sent, panel: sha256(panel.ram) });
}
console.log(JSON.stringify(answers));

function sha256(data) {
  return createHash("sha256").update(data).digest("hex");
}
