// For the curious: the live journal (never the secret) and figures, only while the panel is open.

import { latest } from "./journal.js";
import { LANGUAGE, say } from "./language.js";

const EVERY = 500;
const STOCK = 1024 + 14; // what a stock driver sends for any picture: all of it, every time
const $ = (id) => document.getElementById(id);

export class Panel {
  #gadget;
  #timer = 0;

  constructor(gadget) {
    this.#gadget = gadget;
    $("curious").addEventListener("toggle", () => this.changed());
  }

  changed() {
    if (!$("curious").open || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#show();
    }, EVERY);
  }

  #show() {
    const gadget = this.#gadget;
    const number = (value) => Number(value).toLocaleString(LANGUAGE);
    const heap = gadget.ask("heap");
    $("f-heap").textContent = heap === null ? "–" : `${number(Math.round(heap / 1024))} KB`;
    $("f-frames").textContent = number(gadget.frames);
    const part = (bytes) => say("of_all", number(bytes), Math.round((100 * bytes) / STOCK));
    $("f-last").textContent = part(gadget.busLast);
    $("f-mean").textContent = gadget.frames ? part(Math.round(gadget.busBytes / gadget.frames)) : "–";
    $("f-version").textContent = gadget.ask("version") ?? "–";
    if (!gadget.flash) return;
    $("f-flash").textContent = say("blocks", ...gadget.flash.free());
    const name = latest(gadget.flash.names());
    $("live-name").textContent = name ?? "";
    const text = name ? new TextDecoder().decode(gadget.flash.bytes(name)) : "–";
    if ($("live").textContent === text) return;
    $("live").textContent = text;
    $("live").scrollTop = $("live").scrollHeight;
  }
}
