// Joins the page: the drawing of the case on one side, the gadget under power on the other.

import { connect } from "./controls.js";
import { Games } from "./games.js";
import { Invitation } from "./invitation.js";
import { titles } from "./journal.js";
import { Keys } from "./keys.js";
import { Lamp } from "./lamp.js";
import { LANGUAGE, say, speak } from "./language.js";
import { Oled } from "./oled.js";
import { Panel } from "./panel.js";
import { connectTools } from "./tools.js";
import { Sound } from "./sound.js";
import { unpackedFiles } from "./unpacked.js";
import { Words } from "./words.js";

const $ = (id) => document.getElementById(id);
const pico = new URLSearchParams(location.search).has("pico");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const notice = (text) => {
  $("notice").textContent = text;
  $("notice").hidden = !text;
};

speak();
showTitles();
document.documentElement.dataset.first = "yes";
const oled = new Oled($("oled"));
const sound = new Sound();
const lamp = new Lamp($("light"));
const keys = new Keys();

// The games it knows, for newcomers.
function showTitles() {
  $("titles").prepend(...titles().map((title) => {
    const item = document.createElement("li");
    item.textContent = title;
    return item;
  }));
}

function fit() {
  const space = $("case").clientWidth - 2 * parseFloat(getComputedStyle($("case")).paddingLeft);
  const sideways = matchMedia("(max-height: 560px) and (min-width: 600px) and (pointer: coarse)").matches;
  oled.fit(sideways ? innerWidth - 480 : space - 24, sideways ? innerHeight - 130 : innerHeight / 2);
}

const FAILURES = ["flash", "writing", "elsewhere", "pico"];

const failed = (what, error) => {
  const cause = String(error?.message ?? error).trim().split("\n").pop();
  notice(FAILURES.includes(what) ? say(`failed_${what}`) : say("failed", cause));
};

// What the gadget needs is on its way before the page is put together.
const coming = pico ? import("./pico.js") : Promise.all([import("./machine.js"), unpackedFiles("firmware.pack")]);

async function machine(changed) {
  const parts = { screen: oled, keys, sound, light: lamp, language: LANGUAGE, changed, failed };
  if (pico) return new (await coming).Pico(parts);
  const [{ Machine }, files] = await coming;
  return new Machine({ ...parts, files });
}

async function start() {
  const listeners = [];
  const gadget = await machine((what) => listeners.forEach((hear) => hear(what)));
  const words = new Words(gadget, { live: $("words"), whole: $("words-shown") });
  const games = new Games(gadget, notice);
  const panel = new Panel(gadget);
  listeners.push(
    // A press may be refused with the very line that is already there: no other picture comes.
    (what) => ["screen", "keys"].includes(what) && words.changed(),
    (what) => what === "screen" && ready(gadget),
    (what) => ["power", "flash"].includes(what) && games.changed(),
    () => panel.changed(),
    (what) => what === "power" && showPower(gadget.on),
    (what) => what === "power" && gadget.on && keepStill(gadget),
    (what) => what === "power" && !gadget.on && words.silence(),
    (what) => what === "flash" && lamp.wrote(),
  );
  connectTools(gadget, { oled, sound, notice });
  connect($("case"), keys, () => {
    delete document.documentElement.dataset.first; // A is found
    setTimeout(() => sound.ready()); // after the press itself
  });
  $("power").addEventListener("click", () => togglePower(gadget));
  for (const kind of ["click", "auxclick"]) $("here").addEventListener(kind, () => openHere(gadget));
  calm.addEventListener("change", () => keepStill(gadget));
  await gadget.start();
  new Invitation(gadget, notice).open(location.search);
}

// The gadget's first own screen is there: the sign of life before it does not count.
function ready(gadget) {
  if (document.documentElement.dataset.ready || gadget.ask("awake") === false) return;
  document.documentElement.dataset.ready = "yes";
  performance.mark("ready");
}

// No tumbling dice for users who asked the system for less motion.
function keepStill(gadget) {
  gadget.ask("still", calm.matches);
}

// The guide opens at the screen in sight.
function openHere(gadget) {
  $("here").hash = gadget.ask("here") ?? "";
}

async function togglePower(gadget) {
  if (gadget.on) return gadget.cut();
  notice("");
  return gadget.start();
}

function showPower(on) {
  lamp.power(on);
  $("power").ariaPressed = String(on);
  $("power-text").textContent = say(on ? "pull_plug" : "switch_on");
  document.documentElement.dataset.power = on ? "on" : "off";
}

addEventListener("resize", fit);
fit();
start().catch((error) => failed("gadget", error)).then(keepOffline);

// The gadget comes first: what it needs without a network is fetched when it is running.
function keepOffline() {
  if (!("serviceWorker" in navigator) || pico) return;
  navigator.serviceWorker.register("sw.js").catch((error) => console.info(String(error)));
}
