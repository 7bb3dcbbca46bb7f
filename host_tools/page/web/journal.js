// What the page knows of journals: their names on the flash, and the header inside.

import { LANGUAGE, say } from "./language.js";
import { TITLES } from "./titles.js"; // of the games in each language, written by host_tools/page/site.py

const JOURNAL = /^g(\d{5})\.(jnl|fin|cop)$/; // names of firmware/play/file_names.py; never the secret

export const isJournal = (name) => JOURNAL.test(name);

// The journal of the running game, else of the last one.
export function latest(names) {
  const journals = names.filter(isJournal).sort();
  return journals.find((name) => name.endsWith(".jnl")) ?? journals.at(-1) ?? null;
}

export const FIRST = Object.keys(TITLES.en)[0];
export const titles = () => Object.values(TITLES[LANGUAGE]);
export const titleOf = (game) => (Object.hasOwn(TITLES[LANGUAGE], game) ? TITLES[LANGUAGE][game] : String(game));

export function header(data) {
  const end = data.indexOf(10);
  try {
    return JSON.parse(new TextDecoder().decode(data.subarray(0, Math.max(0, end - 9))));
  } catch {
    return null; // damaged: the gadget sets it aside when it opens it
  }
}

// After `abandon` only `reveal` follows: it stands in one of the last two lines.
const isAbandoned = (data) => new TextDecoder().decode(data.subarray(-400)).includes('"e":"abandon"');

export function describe(name, data) {
  const head = header(data);
  const number = Number(name.slice(1, 6));
  const over = isAbandoned(data) ? "abandoned" : "finished";
  const state = say(name.endsWith(".jnl") ? "in_progress" : over);
  if (!head) return `${number}. ${say("unreadable")}, ${state}`;
  const names = Array.isArray(head.players) && head.players.length ? `: ${head.players.join(", ")}` : "";
  const day = head.start ? `, ${new Date(head.start * 1000).toLocaleDateString(LANGUAGE)}` : "";
  return `${number}. ${titleOf(head.game)}${names} (${state}${day})`;
}
