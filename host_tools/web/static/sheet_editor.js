// The sheet editor: choose a space, then a face; what it scores and what is illegal is said at once,
// by the firmware's own rules.

import { draw, picture } from "./sheet_drawing.js";
import { checkSheet } from "./sheet_rules.js";
import { State, words } from "./sheet_state.js";

const part = (id) => document.getElementById(id);
const DATA = JSON.parse(part("data").textContent);
const TEXTS = JSON.parse(part("texts").textContent);
const SPACES = [...document.querySelectorAll(".space")];
const values = (id) => [...part(id).options].map((option) => option.value);
const state = new State({ editions: values("edition"), expansions: values("expansion") });
let at = 1; // the chosen space: at the first exit
let answer = null; // the rules' latest answer,
let asked = ""; // and the question that it answers
let waiting = 0; // actions whose turn has not come
let busy = Promise.resolve();

const nameOf = (space) => SPACES[space].dataset.space;
const say = (key, ...found) => found.reduce((text, one) => text.replace("{}", () => one), TEXTS[key]);
const show = (text) => (part("said").textContent = text);

// Actions are carried out one after the other, however slowly the rules answer: none is lost, and
// none overtakes another. `action` returns what to say about it.
function act(action) {
  waiting++;
  busy = busy.then(async () => {
    waiting--;
    const said = await action();
    showState();
    if (waiting) return;
    await ask(at);
    if (waiting) return;
    showAnswer();
    const own = said && answer.illegal.find(([space]) => space === at);
    show([said, own && own[1]].filter(Boolean).join(" "));
  }).catch((error) => {
    console.warn(error);
    show(TEXTS.failed);
  });
  return busy;
}

// What the rules say about the sheet as it is now, and about a space of it.
async function ask(space) {
  const { edition, expansion, items } = state.now;
  const question = JSON.stringify({ edition, expansion, items, at: space, language: DATA.language });
  if (question !== asked) {
    answer = await checkSheet(question);
    asked = question;
  }
  return answer;
}

// What is known without the rules is shown at once, so that nothing moves when they answer.
function showState() {
  for (const [space, button] of SPACES.entries()) {
    button.tabIndex = space === at ? 0 : -1;
    button.ariaSelected = String(space === at);
  }
  document.querySelector(".of-expansion").hidden = !state.now.expansion;
  part("edition").value = state.now.edition;
  part("expansion").value = state.now.expansion;
  if (document.activeElement !== part("text")) part("text").value = state.text();
  part("undo").ariaDisabled = String(!state.canUndo);
  part("redo").ariaDisabled = String(!state.canRedo);
  part("erase").ariaDisabled = String(!state.face(nameOf(at)));
  part("clear").ariaDisabled = String(state.now.items.length === 0);
  showPalette();
}

function showAnswer() {
  draw(part("drawn"), answer, DATA, part("marks").checked);
  const faces = new Map(answer.faces.map(([space, face]) => [space, face]));
  const illegal = new Map(answer.illegal);
  for (const [space, button] of SPACES.entries()) {
    const face = faces.get(space) ?? state.face(nameOf(space));
    const what = face ? DATA.names[face] : TEXTS.empty;
    button.ariaLabel = [`${nameOf(space)}: ${what}`, illegal.get(space)].filter(Boolean).join(". ");
  }
  part("illegal").replaceChildren(...answer.illegal.map(([, why]) => item(why)));
  for (const [key, value] of Object.entries({ ...answer.values, total: answer.total })) {
    part(`value-${key}`).textContent = String(key === "errors" ? -value : value).replace("-", "−");
  }
  part("more-exits").textContent = answer.networks.length ? `(${answer.networks.join(" + ")})` : "";
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
const good = (face) => answer?.fits[face] === "";

function showPalette() {
  const drawn = state.face(nameOf(at));
  const faces = DATA.faces.filter(shown);
  const chosen = faces.find((face) => face.ways.includes(drawn));
  fill(part("palette"), faces.map((face) => {
    const fitting = face.ways.filter(good);
    const way = chosen === face ? drawn : fitting[0] ?? face.face;
    return { ident: face.face, way, name: face.name, fits: fitting.length > 0, pressed: chosen === face, kind: face.kind };
  }));
  const ways = chosen && chosen.ways.length > 1 ? chosen.ways : [];
  fill(part("turning"), ways.map((way) => (
    { ident: way, way, name: DATA.names[way], fits: good(way), pressed: way === drawn, kind: "" }
  )));
}

// A button that is there stays the same one: a press that has begun on it counts.
function fill(toolbar, wanted) {
  const old = new Map([...toolbar.children].map((button) => [button.dataset.face, button]));
  const keys = wanted.map((one) => dressed(old.get(one.ident) ?? document.createElement("button"), one));
  if (keys.length !== old.size || keys.some((button, number) => button !== toolbar.children[number])) {
    const focused = document.activeElement;
    toolbar.replaceChildren(...keys);
    if (keys.includes(focused)) focused.focus();
  }
  const first = keys.find((one) => one.ariaPressed === "true") ?? keys[0];
  for (const one of keys) one.tabIndex = one === first ? 0 : -1;
}

function dressed(button, { ident, way, name, fits, pressed, kind }) {
  button.type = "button";
  button.className = `face${fits ? " fits" : ""}`;
  button.ariaLabel = say(fits ? "fits" : "fits_not", name);
  button.title = name;
  button.ariaPressed = String(pressed);
  button.dataset.kind = kind;
  button.dataset.face = ident;
  if (button.dataset.way !== way) button.replaceChildren(picture(way));
  button.dataset.way = way;
  return button;
}

// Press a face: its first orientation that fits; press it again: the next one. Without a face the
// one that is drawn is turned.
function press(base, space = at) {
  return act(async () => {
    const drawn = state.face(nameOf(space));
    const face = DATA.faces.find((one) => (base ? one.face === base : one.ways.includes(drawn)));
    if (!face) return "";
    const { fits } = await ask(space);
    const fitting = face.ways.filter((way) => fits[way] === "");
    const ways = fitting.length ? fitting : face.ways;
    return put(ways[(ways.indexOf(drawn) + 1) % ways.length], space);
  });
}

function put(face, space) {
  if (state.now.expansion === "lava" && space === 24) return TEXTS.volcano;
  if (face === state.face(nameOf(space))) return "";
  state.with(nameOf(space), face);
  return face ? `${nameOf(space)}: ${DATA.names[face]}.` : say("erased", nameOf(space));
}

function change(face, space = at) {
  return act(() => put(face, space));
}

function choose(space) {
  at = space;
  for (const [number, button] of SPACES.entries()) button.tabIndex = number === at ? 0 : -1;
  SPACES[at].focus();
  return act(() => "");
}

// Mouse, touch, keys

part("spaces").addEventListener("click", (event) => {
  const space = SPACES.indexOf(event.target);
  if (space < 0) return;
  if (space === at) press("");
  else choose(space);
});
part("palette").addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button) press(button.dataset.face);
});
part("turning").addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button) change(button.dataset.face);
});

const MOVES = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -1, ArrowRight: 1 };
part("spaces").addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const move = MOVES[event.key];
  const number = "123456789".indexOf(event.key);
  if (move) {
    const next = at + move;
    const same = Math.abs(move) === 7 || Math.floor(next / 7) === Math.floor(at / 7);
    if (next >= 0 && next < 49 && same) choose(next);
  } else if (event.key === "Delete" || event.key === "Backspace") change("");
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
  act(() => {
    if (!state.canUndo) return "";
    state.undo();
    return TEXTS.undone;
  });
}

function forth() {
  act(() => {
    if (!state.canRedo) return "";
    state.redo();
    return TEXTS.redone;
  });
}

part("undo").addEventListener("click", back);
part("redo").addEventListener("click", forth);
part("erase").addEventListener("click", () => change(""));
part("clear").addEventListener("click", () => act(() => {
  if (state.now.items.length) state.push({ ...state.now, items: [] });
  return TEXTS.cleared;
}));
for (const id of ["edition", "expansion"]) {
  part(id).addEventListener("change", () => {
    const { value } = part(id);
    act(() => {
      state.push({ ...state.now, [id]: value });
      return "";
    });
  });
}
part("marks").addEventListener("change", () => answer && showAnswer());
part("notation").addEventListener("submit", (event) => {
  event.preventDefault();
  part("load").focus();
  const items = words(part("text").value);
  act(() => {
    state.push({ ...state.now, items });
    return readable(TEXTS.loaded);
  });
});
part("copy").addEventListener("click", () => copy(() => state.text(), TEXTS.copied));
part("link").addEventListener("click", () => copy(() => state.link(), TEXTS.link_copied));
part("print").addEventListener("click", () => print());

// A round of a game, drawn in another way: what the coach thinks of it.
const worth = part("worth");
if (worth) {
  worth.addEventListener("click", value);
  worth.disabled = false; // a press before this would have done nothing
}

async function value() {
  const said = part("worth-said");
  said.textContent = TEXTS.coach_thinks;
  await busy;
  try {
    const asked = new URLSearchParams({ sheet: state.text() });
    const reply = await fetch(`${worth.dataset.address}&${asked}`);
    said.textContent = (await reply.json()).said;
  } catch (error) {
    console.warn(error);
    said.textContent = TEXTS.coach_failed;
  }
}

// What cannot be read is said once, and left out.
async function readable(said) {
  const { items, unread } = await ask(at);
  if (items.length !== state.now.items.length) state.now.items = items;
  return [...unread, said].join(" ");
}

// A browser lets a page write to the clipboard only in answer to a click: the promise of a text is
// enough, and that is what is drawn when all earlier actions are done.
function copy(text, said) {
  const written = write(busy.then(text));
  act(() => written.then(() => said, () => {
    part("text").value = text(); // no leave to write there, or no TLS: then by hand
    part("text").focus();
    part("text").select();
    return TEXTS.copy_by_hand;
  }));
}

async function write(text) {
  const blob = text.then((found) => new Blob([found], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

act(() => readable(TEXTS.ready));
