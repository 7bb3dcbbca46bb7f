// The page's language: what the user chose here, else the first of the browser's that we speak.

import { recall } from "./settings.js";
import { TEXTS } from "./texts.js";

const wanted = [recall().language, ...navigator.languages].map((tag) => String(tag).slice(0, 2));
export const LANGUAGE = wanted.find((tag) => Object.hasOwn(TEXTS, tag)) ?? "en";

export function say(key, ...values) {
  let text = TEXTS[LANGUAGE][key];
  for (const value of values) text = text.replace("{}", () => value);
  return text;
}

// The parts of the page name their texts: data-say is what stands in them, the others are
// attributes. data-en and data-de point at the file of a language.
export function speak(title = "title", description = "description") {
  document.documentElement.lang = LANGUAGE;
  document.title = say(title);
  document.querySelector("meta[name=description]").content = say(description);
  speakParts(document);
}

export function speakParts(place) {
  for (const part of place.querySelectorAll("[data-say]")) part.textContent = say(part.dataset.say);
  for (const part of place.querySelectorAll("[data-say-label]")) part.ariaLabel = say(part.dataset.sayLabel);
  for (const part of place.querySelectorAll("[data-say-title]")) part.title = say(part.dataset.sayTitle);
  for (const part of place.querySelectorAll("[data-say-placeholder]")) part.placeholder = say(part.dataset.sayPlaceholder);
  for (const part of place.querySelectorAll(`[data-${LANGUAGE}]`)) part.href = part.dataset[LANGUAGE];
}
