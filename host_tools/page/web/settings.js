// What the page itself remembers: colour of the screen, sound, light or dark, a language if chosen.

const DEFAULTS = { colour: "white", sound: "on", theme: "auto", language: "auto" };
const KEY = "signalbox page";

export function recall() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS }; // refused or damaged: nothing that a player would miss
  }
}

export function remember(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The browser keeps nothing: the choice holds until the page is closed.
  }
}
