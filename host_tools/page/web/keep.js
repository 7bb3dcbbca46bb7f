// Import and export of My games: zip, CSV, BG Stats.

import { report } from "./bring_home.js";
import { download } from "./download.js";
import { sentence } from "./errors.js";
import { say } from "./language.js";
import { seconds } from "./sync.js";
import { isZip, unzipped, zipped } from "./zip.js";

const LARGEST = 64 * 1024 * 1024;
const JOURNAL = /\.(jnl|fin|cop)$/;
const $ = (id) => document.getElementById(id);

export function connectKeeping(library, { changed }) {
  $("keep-says").textContent = say(library.size === 1 ? "kept_one" : "kept_many", library.size);
  const today = new Date().toISOString().slice(0, 10);
  $("export-zip").addEventListener("click", () => {
    download(zipped(library.journals()), `signalbox-journals-${today}.zip`);
    library.exported();
    changed();
  });
  const exports = { csv: ["text/csv", "csv"], bgstats: ["application/json", "bgsplay"] };
  for (const [kind, [type, ending]] of Object.entries(exports)) {
    $(`export-${kind}`).addEventListener("click", async () => {
      const data = await library.ask("export", kind);
      download(new Blob([data], { type }), `signalbox-games-${today}.${ending}`);
    });
  }
  const take = async (files) => {
    showLines(say("reading"));
    showLines(...(await imported(library, files)));
    $("keep-says").textContent = say(library.size === 1 ? "kept_one" : "kept_many", library.size);
    await changed();
  };
  $("import-files").addEventListener("change", (event) => {
    take([...event.target.files]);
    event.target.value = "";
  });
  const drop = $("drop");
  for (const name of ["dragover", "dragleave", "drop"]) {
    drop.addEventListener(name, (event) => {
      event.preventDefault();
      drop.classList.toggle("over", name === "dragover");
      if (name === "drop") take([...event.dataTransfer.files]);
    });
  }
}

async function imported(library, files) {
  const done = { new: [], longer: [], known: 0, faulty: [], empty: 0, signalbox: {} };
  const odd = [];
  for (const file of files) {
    try {
      if (file.size > LARGEST) throw Object.assign(new Error(), { name: "too_large" });
      const data = new Uint8Array(await file.arrayBuffer());
      const inside = isZip(data) ? await unzipped(data) : [[file.name, data]];
      for (const [name, content] of inside) {
        if (!JOURNAL.test(name) || !content.length) continue;
        const { outcome, row } = await library.add(content, seconds());
        if (outcome === "known") done.known++;
        else done[outcome].push(row.uid);
        if (!row.sound) done.faulty.push(row.uid);
      }
    } catch (error) {
      odd.push(`${file.name}: ${error.key ? sentence(error) : say("not_readable")}`);
    }
  }
  return [...report(done), ...odd];
}

function showLines(...lines) {
  const parts = lines.map((line) => Object.assign(document.createElement("p"), { textContent: line }));
  $("import-says").replaceChildren(...parts);
}
