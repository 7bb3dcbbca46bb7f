// "Put it on a board": reads the board, backs its games up, restarts it as a drive, writes the image
// and checks that it runs. Every step can be begun again: what was done stays done.

import { isOlder, showChanges } from "./changes.js";
import { boardsOf, canWriteDrive, chooseDrive, DriveError, familyOf, writeImage } from "./boot_drive.js";
import { report } from "./bring_home.js";
import { sentence } from "./errors.js";
import { imageOf, OLDEST, writeMicroPython } from "./esp32.js";
import { update } from "./file_update.js";
import { say, speak } from "./language.js";
import { Library } from "./library.js";
import { connected, quoted } from "./link.js";
import { connectLook } from "./look.js";
import { choosePort, hasSerial, openPort, portAgain, sessionCode } from "./ports.js";
import { bringHome, running, setClock, seconds, sha256 } from "./sync.js";
import { unpackedFiles } from "./unpacked.js";

const $ = (id) => document.getElementById(id);
// What MicroPython calls the boards, the longer names first.
const MACHINES = [["Pico 2 W", "pico2_w"], ["Pico2", "pico2"], ["Pico 2", "pico2"], ["Pico W", "pico_w"], ["Pico", "pico"], ["ESP32", "esp32"]];
const ENOUGH = 512 * 1024; // bytes of heap: as host_tools/board/deploy.py has it
const HALF = ["update", "update~"]; // the list of an update by files
let site = null; // images.json
let own = null; // an image of the user's: its bytes
let port = null;
let library = null;

const board = () => document.querySelector("[name=board]:checked").value;
const image = () => site.images[board()];
const myGames = async () => (library ??= await Library.open());

function choose(name) {
  document.querySelector(`[name=board][value=${name}]`).checked = true;
  own = null;
  show();
}

function show() {
  const here = image();
  $("site-has").textContent = here ? say("site_has", site.version, site.builds[board()], Math.round(here.size / 1024)) : "";
  $("checksum").replaceChildren();
  if (here) {
    $("checksum").append(`${say("checksum")} `, Object.assign(document.createElement("code"), { textContent: here.sha256 }));
    Object.assign($("download-image"), { href: here.file, download: here.file.split("/").pop() });
  }
  $("download-image").hidden = !here;
  $("step-download").hidden = !here && !own && canWriteDrive();
  $("no-image").hidden = Boolean(here);
  $("choose-drive").disabled = !here && !own;
  $("step-write").hidden = $("own-file").hidden = !canWriteDrive();
  const drive = board() in site.drives;
  $("by-drive").hidden = !drive;
  $("no-image").hidden ||= !drive;
  $("by-files").hidden = board() !== "esp32" || !hasSerial();
}

async function imageBytes() {
  if (own) return own;
  const answer = await fetch(image().file);
  const data = new Uint8Array(await answer.arrayBuffer());
  if (!answer.ok || (await sha256(data)) !== image().sha256) throw new DriveError("image_damaged");
  return data;
}

function lines(place, ...texts) {
  const parts = texts.map((text) => Object.assign(document.createElement("p"), { textContent: text }));
  $(place).replaceChildren(...parts);
}

async function step(button, place, act) {
  button.disabled = true;
  lines(place, say("connecting"));
  try {
    lines(place, ...(await act()));
  } catch (error) {
    lines(place, sentence(error));
  } finally {
    button.disabled = false;
    $("write-progress").hidden = $("send-progress").hidden = true;
  }
}

// Which board it is, and what it runs, compared with what the site has.
async function readBoard() {
  $("changes").replaceChildren();
  $("restart-board").hidden = true;
  port = await choosePort();
  return connected(await openPort(port), { session: await sessionCode() }, async (link) => {
    const machine = await link.value("sys.implementation._machine");
    const name = MACHINES.find(([called]) => machine.includes(called))?.[1];
    if (!name) return [say("board_unknown", machine)];
    choose(name);
    const there = await running(link);
    const drive = name in site.drives;
    $("restart-board").hidden = !drive;
    const half = (await link.names("/")).some((one) => HALF.includes(one));
    if (there && isOlder(there.version, site.version)) await showChanges($("changes"), there.version, site.version);
    const cutOff = half ? [say(drive ? "half_installed" : "half_sent")] : [];
    return [say("board_is", machine), ...cutOff, compared(there)];
  });
}

function compared(there) {
  if (!there) return say("no_signalbox");
  const build = site.builds[board()];
  if (there.version === site.version && there.build === build) return say("runs_same", there.version);
  const here = `${site.version} (${build})`;
  const newer = isOlder(site.version, there.version);
  return say(newer ? "runs_newer" : "runs_other", `${there.version} (${there.build || "–"})`, here);
}

// The backup first: only a board whose games are stored here is restarted.
async function restartBoard() {
  port = await choosePort(port);
  const session = await sessionCode();
  const done = await bringHome(await openPort(port), { session, library: await myGames() });
  await connected(await openPort(port), { session }, (link) => link.intoBootDrive());
  return [...report({ ...done, signalbox: {} }), say("is_drive_now")];
}

async function writeToDrive() {
  const data = await imageBytes();
  const { folder, says } = await chooseDrive();
  const fit = boardsOf(says, site.drives);
  const family = familyOf(data);
  if (!fit.some((name) => site.drives[name].family === family)) throw new DriveError("drive_other", says);
  $("write-progress").hidden = false;
  await writeImage(folder, data, (done, of) => Object.assign($("write-progress"), { value: done, max: of }));
  if (!port) return [say("written_look")];
  lines("drive-says", say("written_check"));
  try {
    return await checkBoard();
  } catch (error) {
    if (error.key === "still_old") throw error;
    return [say("written_unchecked"), sentence(error)];
  }
}

function sending(sent, of) {
  $("send-progress").hidden = false;
  Object.assign($("send-progress"), { value: sent, max: of });
}

// The stock MicroPython that the user has picked.
async function writeEsp() {
  const data = new Uint8Array(await $("esp-file").files[0].arrayBuffer());
  imageOf(data);
  const chip = await writeMicroPython(await choosePort(port), data, sending);
  port = null; // a chip with USB of its own comes back as another port
  return [say("esp_written", chip)];
}

// Boards with memory for them get files; their games are copied first.
async function sendFiles() {
  port = await choosePort(port);
  const session = await sessionCode();
  await connected(await openPort(port), { session }, checkMemory);
  const done = await bringHome(await openPort(port), { session, library: await myGames() });
  const wanted = await filesOf("esp32");
  await connected(await openPort(port), { session }, async (link) => {
    await update(link, wanted, sending);
    await setClock(link, await myGames(), seconds());
  });
  return [...report({ ...done, signalbox: {} }), say("files_sent", site.version, site.builds.esp32)];
}

async function checkMemory(link) {
  const [machine, version, mpy, heap] = await link.value(
    "(sys.implementation._machine, list(sys.implementation.version[:2]),"
    + " getattr(sys.implementation, '_mpy', 0) & 255, gc.mem_alloc() + gc.mem_free())",
  );
  if (version[0] === 1 && version[1] < OLDEST || mpy !== 6) throw new DriveError("old_micropython");
  if (!machine.includes("ESP32") || heap < ENOUGH) throw new DriveError("no_memory");
}

async function filesOf(name) {
  const [files, modules] = await Promise.all([`${name}.pack`, "firmware.pack"].map(unpackedFiles));
  for (const path in files) files[path] ??= modules[path.replace("/lib/", "")];
  return files;
}

async function checkBoard() {
  const session = await sessionCode();
  return connected(await portAgain(port), { session }, async (link) => {
    const there = await running(link);
    if (!there?.image) throw new DriveError("still_old");
    if (!own && there.build !== site.builds[board()]) throw new DriveError("still_old");
    await setClock(link, await myGames(), seconds());
    const games = (await link.value(`sb_names(${quoted("/data")})`)).filter((name) => /^g\d{5}\./.test(name));
    return [say("runs_now", there.version, there.build), say("games_there", games.length)];
  });
}

async function start() {
  speak("install_title", "install_description");
  connectLook();
  site = await (await fetch("images.json")).json();
  $("no-serial").hidden = hasSerial();
  $("read-board").hidden = !hasSerial();
  for (const input of document.querySelectorAll("[name=board]")) {
    input.addEventListener("change", () => choose(input.value));
  }
  $("own-image").addEventListener("change", async ({ target }) => {
    own = target.files[0] ? new Uint8Array(await target.files[0].arrayBuffer()) : null;
    show();
  });
  $("read-board").addEventListener("click", () => step($("read-board"), "board-says", readBoard));
  $("restart-board").addEventListener("click", () => step($("restart-board"), "board-says", restartBoard));
  $("choose-drive").addEventListener("click", () => step($("choose-drive"), "drive-says", writeToDrive));
  $("esp-file").addEventListener("change", ({ target }) => ($("write-esp").disabled = !target.files[0]));
  $("write-esp").addEventListener("click", () => step($("write-esp"), "files-says", writeEsp));
  $("send-files").addEventListener("click", () => step($("send-files"), "files-says", sendFiles));
  show();
  document.documentElement.dataset.ready = "yes";
}

start().catch((error) => lines("drive-says", sentence(error)));
