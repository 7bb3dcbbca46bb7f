// The row under the case: colour of the screen, sound, light or dark, picture, link; the language.

import { download } from "./download.js";
import { linkTo } from "./invitation.js";
import { LANGUAGE, say } from "./language.js";
import { COLOURS } from "./oled.js";
import { qrSvg } from "./qr.js";
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
  $("language").addEventListener("click", () => {
    change({ language: LANGUAGE === "de" ? "en" : "de" });
    location.reload(); // the game goes on where it was
  });
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
  const called = say(`theme_${THEMES.includes(settings.theme) ? settings.theme : "auto"}`);
  $("theme").lastElementChild.textContent = called;
  $("theme").ariaLabel = say("theme_is", called);
}

async function share(gadget, notice) {
  const game = JSON.parse(gadget.ask("game") ?? "null");
  if (!game) return notice(say("no_link"));
  const link = linkTo(game, location.href);
  try {
    await navigator.clipboard.writeText(link);
    notice(say(game.code ? "link_copied" : "link_no_code", link));
  } catch {
    notice(say("copy_link", link));
  }
  const code = game.code && qrSvg(link, say("qr_label"));
  if (code) $("notice").append(code);
}

function stamp() {
  return new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, "-");
}
