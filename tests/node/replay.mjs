// node replay.mjs SIMULATOR WASM < jobs: each job {script, language} on a MicroPython of its own
// answers {pictures, files}. The page's own modules do everything but the clock.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [simulator, wasm] = process.argv.slice(2);
const load = (folder, name) => import(pathToFileURL(`${folder}/${name}`).href);
const { loadMicroPython } = await load(wasm, "micropython.mjs");
const { bootGadget, hex } = await load(simulator, "gadget.js");
const { Flash } = await load(simulator, "flash.js");
const { Ssd1306 } = await load(simulator, "ssd1306.js");

const { files, jobs } = JSON.parse(readFileSync(0, "utf8"));
const answers = [];
try {
  for (const job of jobs) answers.push(await run(job));
} catch (error) {
  console.error(error.message); // not the stack: node would print the whole of MicroPython
  process.exit(1);
}
console.log(JSON.stringify(answers));

async function run(job) {
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
  return { pictures, files: journals };
}
