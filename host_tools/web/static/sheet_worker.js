// The rules of the firmware on MicroPython for WebAssembly, away from the page: a question comes
// as [number, JSON], the answer goes back as [number, JSON], or [number, null, what failed].

import { bootGadget } from "./gadget.js";
import { loadMicroPython } from "./micropython.mjs";
import { unpackedFiles } from "./unpacked.js";

async function boot() {
  const files = await unpackedFiles("rules.pack");
  const wasm = new URL("micropython.wasm", import.meta.url).href;
  return bootGadget({ loadMicroPython, wasm, files, parts: {}, main: "sheet_checker", print: (line) => console.info(line) });
}

const rules = boot();
rules.catch(() => {}); // reported with the first question

addEventListener("message", async ({ data: [number, question] }) => {
  try {
    postMessage([number, (await rules).check_sheet(question)]);
  } catch (error) {
    postMessage([number, null, String(error)]);
  }
});
