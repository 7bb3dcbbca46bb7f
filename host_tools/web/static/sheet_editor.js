// The sheet editor: choose a space, then a face; what it scores and what is illegal is said at once,
// by the firmware's own rules.

import { draw, picture } from "./sheet_drawing.js";
import { judge } from "./sheet_rules.js";
import { State, words } from "./sheet_state.js";

const part = (id) => document.getElementById(id);
const DATA = JSON.parse(part("data").textContent);
const TEXTS = JSON.parse(part("texts").textContent);
const SPACES = [...document.querySelectorAll(".space")];
const values = (id) => [...part(id).options].map((option) => option.value);
const state = new State({ editions: values("edition"), expansions: values("expansion") });
let at = 1; // the chosen space: at the first exit
let judged = null; // the rules' latest answer
let asked = 0;
let busy = Promise.resolve();

const nameOf = (space) => SPACES[space].dataset.space;
const say = (key, ...found) => found.reduce((text, one) => text.replace("{}", () => one), TEXTS[key]);
const tell = (text) => (part("said").textContent = text);

// Ask the rules about what is drawn now, and show the answer. Questions wait for each other.
function look(said = "") {
  const mine = ++asked;
  busy = busy.then(() => answer(mine, said)).catch((error) => {
    console.warn(error);
    tell(TEXTS.failed);
  });
  return busy;
}

async function answer(mine, said) {
  const { edition, expansion, items } = state.now;
  const found = await judge({ edition, expansion, items, at, language: DATA.language });
  if (mine !== asked) return; // another question came meanwhile
  judged = found;
  show();
  const own = judged.illegal.find(([space]) => space === at);
  tell([...judged.unread, said, own && said ? own[1] : ""].filter(Boolean).join(" "));
}

function show() {
  draw(part("drawn"), judged, DATA, part("marks").checked);
  const faces = new Map(judged.faces.map(([space, face]) => [space, face]));
  const illegal = new Map(judged.illegal);
  for (const [space, button] of SPACES.entries()) {
    const face = faces.get(space) ?? state.face(nameOf(space));
    const what = face ? `${DATA.names[face]} ${face}` : TEXTS.empty;
    button.ariaLabel = [`${nameOf(space)}: ${what}`, illegal.get(space)].filter(Boolean).join(". ");
    button.tabIndex = space === at ? 0 : -1;
    button.ariaSelected = String(space === at);
  }
  part("illegal").replaceChildren(...judged.illegal.map(([, why]) => item(why)));
  for (const [key, value] of Object.entries({ ...judged.values, total: judged.total })) {
    part(`value-${key}`).textContent = String(key === "errors" ? -value : value).replace("-", "−");
  }
  part("more-exits").textContent = judged.networks.length ? `(${judged.networks.join(" + ")})` : "";
  document.querySelector(".of-expansion").hidden = !state.now.expansion;
  part("edition").value = state.now.edition;
  part("expansion").value = state.now.expansion;
  if (document.activeElement !== part("text")) part("text").value = state.text();
  part("undo").disabled = !state.canUndo;
  part("redo").disabled = !state.canRedo;
  part("erase").disabled = !state.face(nameOf(at));
  part("clear").disabled = state.now.items.length === 0;
  showPalette();
}

function item(text) {
  const line = document.createElement("li");
  line.textContent = text;
  return line;
}

// The palette: every face of the game. Those that fit into the chosen space are marked.

const shown = (face) => face.kind.startsWith("S") || ["route", "station"].includes(face.kind)
  || DATA.expansions[state.now.expansion].includes(face.kind);
const good = (face) => judged.fits[face] === "";

function showPalette() {
  const focused = document.activeElement?.dataset?.face;
  const room = document.activeElement?.parentElement?.id;
  const drawn = state.face(nameOf(at));
  const faces = DATA.faces.filter(shown);
  const chosen = faces.find((face) => face.ways.includes(drawn));
  fill(part("palette"), faces.map((face) => {
    const fitting = face.ways.filter(good);
    const way = chosen === face ? drawn : fitting[0] ?? face.face;
    return key(way, face.name, fitting.length > 0, chosen === face, face.face, face.kind);
  }));
  const ways = chosen && chosen.ways.length > 1 ? chosen.ways : [];
  fill(part("turning"), ways.map((way) => key(way, `${chosen.name} ${way}`, good(way), way === drawn, way, "")));
  if (focused) [...(part(room)?.children ?? [])].find((one) => one.dataset.face === focused)?.focus();
}

function fill(toolbar, keys) {
  toolbar.replaceChildren(...keys);
  const first = keys.find((one) => one.ariaPressed === "true") ?? keys[0];
  for (const one of keys) one.tabIndex = one === first ? 0 : -1;
}

function key(face, name, fits, pressed, ident, kind) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `face${fits ? " fits" : ""}`;
  button.ariaLabel = say(fits ? "fits" : "fits_not", name);
  button.title = name;
  button.ariaPressed = String(pressed);
  button.dataset.face = ident;
  button.dataset.kind = kind;
  button.append(picture(face));
  return button;
}

// Press a face: its first orientation that fits; press it again: the next one.
async function press(base) {
  await busy;
  const face = DATA.faces.find((one) => one.face === base);
  const drawn = state.face(nameOf(at));
  const fitting = face.ways.filter(good);
  const ways = fitting.length ? fitting : face.ways;
  put(ways[(ways.indexOf(drawn) + 1) % ways.length]);
}

function put(face) {
  if (state.now.expansion === "lava" && at === 24) return tell(TEXTS.volcano);
  if (face === state.face(nameOf(at))) return undefined;
  state.with(nameOf(at), face);
  return look(face ? `${nameOf(at)}: ${DATA.names[face]}.` : say("erased", nameOf(at)));
}

function choose(space, focus = false) {
  at = space;
  if (focus) {
    for (const [number, button] of SPACES.entries()) button.tabIndex = number === at ? 0 : -1;
    SPACES[at].focus();
  }
  return look();
}

// Mouse, touch, keys

part("spaces").addEventListener("click", (event) => {
  const space = SPACES.indexOf(event.target);
  if (space < 0) return;
  if (space === at && state.face(nameOf(at))) press(DATA.faces.find((one) => one.ways.includes(state.face(nameOf(at)))).face);
  else choose(space, true);
});
part("palette").addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button) press(button.dataset.face);
});
part("turning").addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button) put(button.dataset.face);
});

const MOVES = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -1, ArrowRight: 1 };
part("spaces").addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const move = MOVES[event.key];
  const number = "123456789".indexOf(event.key);
  if (move) {
    const next = at + move;
    const same = Math.abs(move) === 7 || Math.floor(next / 7) === Math.floor(at / 7);
    if (next >= 0 && next < 49 && same) choose(next, true);
  } else if (event.key === "Delete" || event.key === "Backspace") put("");
  else if (number >= 0) press(DATA.faces[number].face);
  else if (event.key === "Enter" && !state.face(nameOf(at))) busy.then(() => part("palette").querySelector("[tabindex='0']").focus());
  else return;
  event.preventDefault();
});
for (const id of ["palette", "turning"]) {
  part(id).addEventListener("keydown", (event) => {
    const keys = [...part(id).children];
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") SPACES[at].focus();
    if (!step) return;
    event.preventDefault();
    const next = keys[(keys.indexOf(document.activeElement) + step + keys.length) % keys.length];
    for (const one of keys) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  });
}
addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.target.matches("textarea")) return;
  const wanted = event.key.toLowerCase();
  if (wanted === "z" && !event.shiftKey) back();
  else if (wanted === "y" || (wanted === "z" && event.shiftKey)) forth();
  else return;
  event.preventDefault();
});

function back() {
  if (!state.canUndo) return;
  state.undo();
  look(TEXTS.undone);
}

function forth() {
  if (!state.canRedo) return;
  state.redo();
  look(TEXTS.redone);
}

part("undo").addEventListener("click", back);
part("redo").addEventListener("click", forth);
part("erase").addEventListener("click", () => put(""));
part("clear").addEventListener("click", () => {
  state.push({ ...state.now, items: [] });
  look(TEXTS.cleared);
});
for (const id of ["edition", "expansion"]) {
  part(id).addEventListener("change", () => {
    state.push({ ...state.now, [id]: part(id).value });
    look();
  });
}
part("marks").addEventListener("change", () => judged && show());
part("notation").addEventListener("submit", (event) => {
  event.preventDefault();
  part("load").focus();
  state.push({ ...state.now, items: words(part("text").value) });
  look(TEXTS.loaded).then(keepRead);
});
part("copy").addEventListener("click", () => copy(state.text(), TEXTS.copied));
part("link").addEventListener("click", () => copy(state.link(), TEXTS.link_copied));
part("print").addEventListener("click", () => print());

// What cannot be read is told once, and left out.
function keepRead() {
  if (!judged || judged.items.length === state.now.items.length) return;
  state.now.items = judged.items;
  part("text").value = state.text();
}

async function copy(text, said) {
  try {
    await navigator.clipboard.writeText(text);
    tell(said);
  } catch {
    part("text").value = text; // no leave to write there, or no TLS: then by hand
    part("text").select();
    tell(TEXTS.copy_by_hand);
  }
}

look(TEXTS.ready).then(keepRead);
