// The row under the case: colour of the screen, sound, light or dark, picture, link.

import { download } from "./download.js";
import { linkTo } from "./invitation.js";
import { COLOURS } from "./oled.js";
import { recall, remember } from "./settings.js";

const THEMES = ["auto", "light", "dark"];
const $ = (id) => document.getElementById(id);
const dark = matchMedia("(prefers-color-scheme: dark)");

export function connectTools(gadget, { oled, sound, notice }) {
  const settings = recall();
  const change = (part) => {
    Object.assign(settings, part);
    remember(settings);
    show(settings, oled, sound);
  };
  show(settings, oled, sound);
  dark.addEventListener("change", () => show(settings, oled, sound));
  for (const input of document.querySelectorAll("[name=colour]")) {
    input.addEventListener("change", () => change({ colour: input.value }));
  }
  $("sound").addEventListener("click", () => {
    change({ sound: settings.sound === "on" ? "off" : "on" });
    if (sound.on) sound.ready();
    else sound.silence();
  });
  $("theme").addEventListener("click", () => {
    change({ theme: THEMES[(THEMES.indexOf(settings.theme) + 1) % THEMES.length] });
  });
  $("picture").addEventListener("click", async () => {
    download(await oled.png(), `signalbox-${stamp()}.png`);
  });
  $("share").addEventListener("click", () => share(gadget, notice));
}

function show(settings, oled, sound) {
  const colour = settings.colour in COLOURS ? settings.colour : "white";
  oled.colour(colour);
  document.querySelector(`[name=colour][value=${colour}]`).checked = true;
  sound.on = settings.sound === "on";
  $("sound").ariaPressed = String(sound.on);
  $("sound").querySelector("use").setAttribute("href", sound.on ? "#i-sound" : "#i-mute");
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = theme;
  $("theme").lastElementChild.textContent = { auto: "Auto", light: "Light", dark: "Dark" }[settings.theme];
  $("theme").ariaLabel = `Light or dark: ${settings.theme}`;
}

async function share(gadget, notice) {
  const game = JSON.parse(gadget.ask("game") ?? "null");
  if (!game) return notice("Start a game first: the link carries its options and shared code.");
  const link = linkTo(game, location.href);
  try {
    await navigator.clipboard.writeText(link);
    notice(`Link copied${game.code ? "" : " (this game has no shared code, so its dice differ)"}: ${link}`);
  } catch {
    notice(`Copy this link: ${link}`);
  }
}

function stamp() {
  return new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, "-");
}
