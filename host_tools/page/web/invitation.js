// A link "play this game": the game, its options and the shared code, readable in the address.

import { FIRST, titleOf } from "./journal.js";
import { say } from "./language.js";
import { rememberResult } from "./results.js";

const $ = (id) => document.getElementById(id);
const OURS = ["game", "code", "day", "players", "by", "score"];

export function linkTo({ game, options, players, code, day, by, score }, address) {
  const link = new URL(address);
  link.search = "";
  link.hash = "";
  link.searchParams.set("game", game);
  link.searchParams.set("players", players);
  if (day) link.searchParams.set("day", day);
  else if (code) link.searchParams.set("code", code);
  if (by) link.searchParams.set("by", by);
  if (Number.isInteger(score)) link.searchParams.set("score", score);
  for (const [name, value] of Object.entries(options)) link.searchParams.set(name, value);
  return link.href;
}

export function readLink(search) {
  const given = new URLSearchParams(search);
  if (!["game", "code", "day"].some((name) => given.has(name))) return null;
  const options = {};
  for (const [name, value] of given) {
    if (!OURS.includes(name)) options[name] = /^\d{1,6}$/.test(value) ? Number(value) : value;
  }
  return {
    game: given.get("game") ?? FIRST, // "the game of the day" without a name is the first one
    code: (given.get("code") ?? "").toUpperCase(),
    day: given.get("day") ?? "",
    by: (given.get("by") ?? "").slice(0, 40),
    score: /^-?\d{1,5}$/.test(given.get("score") ?? "") ? Number(given.get("score")) : null,
    players: Number(given.get("players") ?? 1) || 1,
    options,
  };
}

export class Invitation {
  #gadget;
  #notice;

  constructor(gadget, notice) {
    this.#gadget = gadget;
    this.#notice = notice;
  }

  open(search) {
    const wanted = readLink(search);
    if (!wanted) return;
    const refused = this.#gadget.ask("why_not", JSON.stringify(wanted));
    if (refused === null) return this.#leave();
    if (refused) {
      this.#notice(say("bad_link", say(refused)));
      return this.#leave();
    }
    const running = JSON.parse(this.#gadget.ask("game"));
    $("invitation-text").textContent = describe(wanted) +
      (running ? ` ${say("link_parks")}` : "");
    $("invitation-play").onclick = () => {
      this.#gadget.ask("play", JSON.stringify(wanted));
      rememberResult(wanted);
      this.#gadget.wake();
      this.#leave();
    };
    $("invitation-leave").onclick = () => this.#leave();
    $("invitation").addEventListener("cancel", () => this.#leave()); // the Escape key
    $("invitation").showModal();
  }

  // The address forgets the link, so that a reload goes on with the game.
  #leave() {
    if ($("invitation").open) $("invitation").close();
    history.replaceState(null, "", location.pathname);
  }
}

const plain = (text) => String(text).replaceAll("_", " ");

function describe({ game, options, players, code, day, by, score }) {
  const chosen = Object.entries(options).map(([name, value]) => `${plain(name)}: ${plain(value)}`);
  const dice = day ? say("link_day", day) : code ? say("link_same_dice", code) : "";
  const beat = by && score !== null ? ` ${say("link_beat", by, score)}` : "";
  return `${titleOf(game)}, ${players === 1 ? say("one_player") : say("players", players)}` +
    `${chosen.length ? ` (${chosen.join(", ")})` : ""}. ${dice}${beat}`;
}
