// Signalbox as files on a board with memory for them, as host_tools/board/file_update.py sends them:
// both pass the same tests. New files are sent as NAME~; /update lists them and appears last, by a
// rename; the next start applies it. Cut off before that, the old firmware starts.

import { LinkLost } from "./cable.js";
import { quoted } from "./link.js";
import { sha256 } from "./sync.js";

const BLOCK = 4096;
const SPARE = 12; // blocks: folders grow, and are written again before their old blocks are free
const UPDATES = 30_000; // ms
const UPDATE = "/update", PART = "/update~", BOOT = "/boot.py";
const STARTERS = ["boot.py", "main.py"];
const LIBRARIES = ["/lib/firmware", "/lib/adafruit_ssd1306", "/lib/adafruit_bus_device"];

// Replaces the firmware on the board by these files (path -> bytes); the gadget stays stopped.
export async function update(board, wanted, progress = () => {}) {
  await finishEarlier(board);
  const right = {};
  for (const [path, data] of Object.entries(wanted)) right[path] = await sha256(data);
  const found = await firmwareHashes(board);
  const halfSent = Object.keys(found).filter((path) => path.endsWith("~"));
  const plan = {
    sent: Object.keys(right).filter((path) => found[path] !== right[path]).sort(),
    same: Object.keys(right).filter((path) => found[path] === right[path]).sort(),
    removed: Object.keys(found).filter((path) => !(path in right) && !halfSent.includes(path)).sort(),
  };
  for (const path of halfSent) await board.remove(path);
  if (!plan.sent.length && !plan.removed.length) return plan;
  const folders = foldersOf(plan.sent);
  const known = new Set(foldersOf(Object.keys(found)));
  await checkSpace(board, plan.sent.map((path) => wanted[path]), folders.filter((one) => !known.has(one)).length);
  for (const folder of folders) await board.run(`sb_folder(${quoted(folder)})`);
  await send(board, plan.sent, wanted, right, progress);
  const gone = [...new Set(plan.removed.map((path) => topmost(path, wanted)))].sort();
  const list = [...plan.sent.map((path) => `+${path}\n`), ...gone.map((path) => `-${path}\n`)].join("");
  await board.write(PART, new TextEncoder().encode(list));
  await board.rename(PART, UPDATE);
  if (plan.sent.includes(BOOT)) await board.rename(`${BOOT}~`, BOOT); // 0.1.0's cannot finish an update
  await restart(board);
  const there = await board.hashesOf(plan.sent);
  if (plan.sent.some((path) => there[path] !== right[path])) throw new LinkLost("link_lost", "other files");
  return plan;
}

async function finishEarlier(board) {
  const waits = async () => (await board.names("/")).includes(UPDATE.slice(1));
  if (await waits()) await restart(board);
  if (await waits()) await board.remove(UPDATE); // before its files: boot.py would look for them
}

async function firmwareHashes(board) {
  const found = await board.hashesOf([...STARTERS.flatMap((name) => [`/${name}`, `/${name}~`]), PART]);
  for (const path of LIBRARIES) {
    Object.assign(found, await board.hashes(path));
    Object.assign(found, await board.hashesOf([".mpy", ".mpy~", ".py", ".py~"].map((end) => path + end)));
  }
  return found;
}

// Old and new files exist at the same time.
async function checkSpace(board, changed, folders) {
  const needed = SPARE + 2 * folders + changed.reduce((sum, data) => sum + Math.ceil(data.length / BLOCK), 0);
  const free = Math.floor((await board.value("os.statvfs('/')[3] * os.statvfs('/')[0]")) / BLOCK);
  if (free < needed) throw Object.assign(new Error(`${free} < ${needed}`), { key: "flash_full" });
}

async function send(board, paths, wanted, right, progress) {
  const total = paths.reduce((sum, path) => sum + wanted[path].length, 0);
  let sent = 0;
  for (const path of paths) {
    await board.write(`${path}~`, wanted[path]);
    const there = await board.value(`sb_hash(${quoted(`${path}~`)})`);
    if (there !== right[path]) throw new LinkLost("link_lost", `${path} came damaged`);
    sent += wanted[path].length;
    await board.show("updating", sent, total);
    progress(sent, total);
  }
}

// An old file, or the highest folder around it that has nothing of the new firmware.
function topmost(path, wanted) {
  for (const at of slashes(path)) {
    if (!Object.keys(wanted).some((other) => other.startsWith(path.slice(0, at + 1)))) return path.slice(0, at);
  }
  return path;
}

const foldersOf = (paths) => [...new Set(paths.flatMap((path) => slashes(path).map((at) => path.slice(0, at))))].sort();
const slashes = (path) => [...path].flatMap((one, at) => (at && one === "/" ? [at] : []));

// Starts the board, whose boot.py finishes the update, then stops the gadget again.
async function restart(board) {
  await board.restart("updated", UPDATES);
  await board.stopGadget();
}
