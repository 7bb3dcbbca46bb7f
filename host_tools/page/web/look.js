// The language and the colours of a page beside the gadget, as they are chosen on the gadget's.

import { LANGUAGE, say } from "./language.js";
import { recall, remember } from "./settings.js";

const THEMES = ["auto", "light", "dark"];
const $ = (id) => document.getElementById(id);

export function connectLook() {
  show();
  $("theme").addEventListener("click", () => {
    const settings = recall();
    remember({ ...settings, theme: THEMES[(THEMES.indexOf(settings.theme) + 1) % THEMES.length] });
    show();
  });
  $("language").addEventListener("click", () => {
    remember({ ...recall(), language: LANGUAGE === "de" ? "en" : "de" });
    location.reload();
  });
}

function show() {
  const { theme } = recall();
  document.documentElement.dataset.theme = THEMES.includes(theme) ? theme : "auto";
  const called = say(`theme_${THEMES.includes(theme) ? theme : "auto"}`);
  $("theme").textContent = called;
  $("theme").ariaLabel = say("theme_is", called);
}
