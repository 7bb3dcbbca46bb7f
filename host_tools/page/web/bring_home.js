// "Bring games home": from the gadget at a cable, or from the one on this site.

import { sentence } from "./errors.js";
import { Flash } from "./flash.js";
import { say } from "./language.js";
import { choosePort, hasSerial, openPort, sessionCode } from "./ports.js";
import { bringHome, seconds } from "./sync.js";

const $ = (id) => document.getElementById(id);

export function connectBringing(library, { changed }) {
  $("no-serial").hidden = hasSerial();
  $("bring").hidden = !hasSerial();
  $("bring").addEventListener("click", () => busy(() => fromCable(library), changed));
  $("from-page").addEventListener("click", () => busy(() => fromThisSite(library), changed));
}

async function busy(act, changed) {
  const buttons = [$("bring"), $("from-page")];
  for (const button of buttons) button.disabled = true;
  showLines(say("connecting"));
  try {
    showLines(...(await act()));
    await changed();
  } catch (error) {
    showLines(sentence(error));
  } finally {
    for (const button of buttons) button.disabled = false;
    $("bring-progress").hidden = true;
  }
}

async function fromCable(library) {
  const port = await choosePort();
  const session = await sessionCode();
  const progress = (done, of) => {
    $("bring-progress").hidden = false;
    Object.assign($("bring-progress"), { value: done, max: of || 1 });
    showLines(say("copied_so_far", done, of));
  };
  return report(await bringHome(await openPort(port), { session, library, progress }));
}

// Games that are over; the one in progress stays where it is played.
async function fromThisSite(library) {
  const flash = await Flash.open();
  const done = { new: [], longer: [], known: 0, faulty: [], empty: 0, signalbox: {} };
  for (const name of flash.names().filter((one) => /^g\d{5}\.(fin|cop)$/.test(one))) {
    const { outcome, row } = await library.add(flash.bytes(name), seconds());
    if (outcome === "known") done.known++;
    else done[outcome].push(row.uid);
    if (!row.sound) done.faulty.push(row.uid);
  }
  await flash.cut();
  return report(done);
}

export function report(done) {
  const lines = [];
  if (done.new.length) lines.push(say(done.new.length === 1 ? "new_one" : "new_many", done.new.length));
  if (done.longer.length) lines.push(say("longer_many", done.longer.length));
  if (done.known) lines.push(say(done.known === 1 ? "known_one" : "known_many", done.known));
  if (done.faulty.length) lines.push(say("faulty_many", done.faulty.length));
  if (!lines.length) lines.push(say("none_there"));
  if (!done.signalbox) lines.push(say("no_signalbox"));
  return lines;
}

function showLines(...lines) {
  const parts = lines.map((line) => Object.assign(document.createElement("p"), { textContent: line }));
  $("bring-says").replaceChildren(...parts);
}
