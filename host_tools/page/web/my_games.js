// My games: the pages of `signalbox web` for the games in this browser. The Python core makes the
// HTML (core/my_games.py); links and forms in it lead to other parts of this page.

import { connectBringing } from "./bring_home.js";
import { download } from "./download.js";
import { showErasing } from "./erase.js";
import { sentence } from "./errors.js";
import { connectKeeping } from "./keep.js";
import { LANGUAGE, say, speak, speakParts } from "./language.js";
import { Library } from "./library.js";
import { connectLook } from "./look.js";
import { replay } from "./replay_steps.js";
import { knownCodes } from "./results.js";
import { showSharing } from "./share.js";

const $ = (id) => document.getElementById(id);
const MANY = 10; // games that are nowhere else: then it is time to export
const PAGES = { "/": "history", "/players": "players", "/statistics": "statistics", "/dice": "dice" };
const OWN = { "/home": ["home-page", connectBringing], "/keep": ["keep-page", connectKeeping] };
let library = null;
let leave = () => {}; // what the shown page listens to

export const notice = (text) => {
  $("notice").textContent = text;
  $("notice").hidden = !text;
};

function route() {
  const [path, query = ""] = (location.hash.slice(1) || "/").split("?");
  return { path, given: Object.fromEntries(new URLSearchParams(query)) };
}

async function show() {
  const { path, given } = route();
  const here = location.hash.slice(1) || "/";
  leave();
  leave = () => {};
  for (const link of document.querySelectorAll(".top nav a")) {
    if (link.hash === `#${path}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  if (OWN[path]) showOwn(...OWN[path]);
  else await showGames(path, given);
  document.title = `${$("main").querySelector("h1")?.textContent.trim() ?? say("my_games")} · Signalbox`;
  document.documentElement.dataset.ready = here;
}

function showOwn(template, connect) {
  $("main").replaceChildren($(template).content.cloneNode(true));
  speakParts($("main"));
  connect(library, { notice, changed: remind });
}

async function showGames(path, given) {
  const uid = /^\/game\/([0-9a-fx-]{1,24})$/.exec(path)?.[1];
  if (!uid && !PAGES[path]) return location.replace("#/");
  const name = uid ? "game" : PAGES[path];
  try {
    $("main").innerHTML = await library.page(name, uid ? { ...given, uid } : given, LANGUAGE);
  } catch (error) {
    notice(sentence(error));
  }
  if (name === "statistics" && library.size) {
    $("main").append(Object.assign(document.createElement("p"), { className: "faint", textContent: say("no_ratings") }));
  }
  for (const part of $("main").querySelectorAll('a[href^="/sheet"]')) part.remove(); // its editor needs a server
  if (uid && library.journal(uid)) {
    const gone = async () => {
      location.hash = "#/";
      await remind();
    };
    showErasing($("main"), library, uid, { notice, gone });
  }
  if (uid && $("moment")) {
    const ask = async () => JSON.parse(await library.ask("result", uid, knownCodes().join(" "), LANGUAGE));
    showSharing($("main"), ask, notice);
    leave = replay((step) => library.page("replay", { uid, step: String(step) }, LANGUAGE));
  }
}

// The addresses of `signalbox web`, in this page.
function lead(event) {
  const link = event.target.closest("a[href^='/']");
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  const address = link.getAttribute("href");
  const journal = /^\/game\/([0-9a-fx-]+)\/journal$/.exec(address)?.[1];
  if (journal) return download(new Blob([library.journal(journal)]), `signalbox-${journal}.jnl`);
  location.hash = address === "/add" ? "#/keep" : `#${address.split("#")[0]}`;
}

function ask(event) {
  event.preventDefault();
  if (event.target.classList.contains("jump")) return;
  const given = [...new FormData(event.target)].filter(([, value]) => value);
  location.hash = `#${event.target.getAttribute("action")}?${new URLSearchParams(given)}`;
}

// What the user should know about where the games are.
async function remind() {
  const { exported } = library.note();
  const alone = library.size - exported;
  const safe = library.size ? await library.persist() : true;
  if (library.unsafe) notice(say("keeps_nothing"));
  else if (library.lost) notice(say("evicted", library.lost));
  else if (library.size && !safe && alone > 0) notice(say("may_evict"));
  else if (alone >= MANY) notice(say("export_soon", alone));
  else notice("");
}

async function start() {
  speak("my_games_title", "my_games_description");
  connectLook();
  $("main").addEventListener("click", lead);
  $("main").addEventListener("submit", ask);
  library = await Library.open();
  addEventListener("hashchange", async () => {
    await show();
    scrollTo(0, 0);
    $("main").focus();
  });
  await show();
  await remind();
  navigator.serviceWorker?.register("sw.js").catch((error) => console.info(String(error)));
}

start().catch((error) => notice(sentence(error)));
