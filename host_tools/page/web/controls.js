// From fingers, mouse and keyboard to the six buttons.

import { BUTTONS } from "./keys.js";

const KEYBOARD = {
  ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
  a: "a", Enter: "a", b: "b", Escape: "b",
};

export function connect(root, keys, pressed) {
  const buttons = new Map();
  for (const button of root.querySelectorAll("[data-button]")) {
    const name = button.dataset.button;
    buttons.set(name, button);
    connectPointer(button, BUTTONS[name], keys, pressed);
    connectFocused(button, BUTTONS[name], keys, pressed);
  }
  const mark = (name, down) => buttons.get(name).classList.toggle("down", down);
  connectKeyboard(keys, pressed, mark);
  // A button that was clicked gives the keyboard back to the gadget.
  document.addEventListener("click", (event) => event.detail && event.target.closest("button")?.blur());
  window.addEventListener("blur", () => {
    keys.releaseAll();
    for (const button of buttons.values()) button.classList.remove("down");
  });
}

function connectPointer(button, bit, keys, pressed) {
  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    button.setPointerCapture(event.pointerId);
    button.classList.add("down");
    pressed();
    keys.press(bit, `pointer ${event.pointerId}`);
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
    button.addEventListener(end, (event) => {
      button.classList.remove("down");
      keys.release(bit, `pointer ${event.pointerId}`);
    });
  }
  button.addEventListener("contextmenu", (event) => event.preventDefault());
}

// A focused button is pressed and held with the space bar or Enter, like any button of a page.
function connectFocused(button, bit, keys, pressed) {
  const mine = (event) => event.key === " " || event.key === "Enter";
  button.addEventListener("keydown", (event) => {
    if (!mine(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    button.classList.add("down");
    pressed();
    keys.press(bit, `focus ${event.key}`);
  });
  button.addEventListener("keyup", (event) => {
    if (!mine(event)) return;
    event.preventDefault();
    event.stopPropagation();
    button.classList.remove("down");
    keys.release(bit, `focus ${event.key}`);
  });
  // Screen readers click without keys or pointers: a click of theirs is a short press.
  button.addEventListener("click", (event) => {
    if (event.detail !== 0 || event.pointerType) return;
    pressed();
    keys.press(bit, "click");
    keys.release(bit, "click");
  });
}

function connectKeyboard(keys, pressed, mark) {
  document.addEventListener("keydown", (event) => {
    const name = KEYBOARD[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!name || event.ctrlKey || event.altKey || event.metaKey || taken(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    mark(name, true);
    pressed();
    keys.press(BUTTONS[name], `key ${event.code}`);
  });
  document.addEventListener("keyup", (event) => {
    const name = KEYBOARD[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!name) return;
    mark(name, false);
    keys.release(BUTTONS[name], `key ${event.code}`);
  });
}

// Keys that the focused part of the page needs itself.
function taken(event) {
  if (document.querySelector("dialog[open]")) return true;
  const part = event.target.closest("input, select, textarea, a, summary, button, [tabindex]");
  if (!part || part.dataset.button) return false;
  if (part.matches("input, select, textarea")) return true;
  if (part.matches("[tabindex]")) return event.key.startsWith("Arrow"); // scrolls
  return event.key === "Enter";
}
