// The journals on the flash: listed, downloaded, dropped back in, erased after asking.

import { download } from "./download.js";
import { describe, header, isJournal } from "./journal.js";

const LARGEST = 512 * 1024;
const $ = (id) => document.getElementById(id);

export class Games {
  #gadget;
  #notice;
  #shown = null;

  constructor(gadget, notice) {
    this.#gadget = gadget;
    this.#notice = notice;
    $("journal-file").addEventListener("change", (event) => {
      this.#take([...event.target.files]);
      event.target.value = "";
    });
    $("erase-all").addEventListener("click", () => this.#erase(this.#names()));
    this.#connectDrop();
    this.#connectResult();
  }

  changed() {
    const names = this.#names();
    if (this.#shown === names.join()) return;
    this.#shown = names.join();
    $("games-count").textContent = names.length ? `(${names.length})` : "";
    $("journals-none").hidden = names.length > 0;
    $("erase-all").hidden = !names.length;
    $("journals").replaceChildren(...names.map((name) => this.#row(name)));
  }

  #names() {
    return (this.#gadget.flash?.names() ?? []).filter(isJournal).reverse();
  }

  #row(name) {
    const row = document.createElement("li");
    const what = document.createElement("span");
    what.className = "what";
    what.textContent = describe(name, this.#gadget.flash.bytes(name));
    row.append(
      what,
      action("Download", `Download ${name}`, () => this.#download(name)),
      action("Erase", `Erase ${name}`, () => this.#erase([name]), "danger"),
    );
    return row;
  }

  #download(name) {
    const data = this.#gadget.flash.bytes(name);
    const id = header(data)?.id;
    const safe = /^[0-9a-f]{16}$/.test(id) ? id : name.slice(0, 6);
    download(new Blob([data], { type: "text/plain" }), `signalbox-${safe}.jnl`);
  }

  async #erase(names) {
    if (!this.#gadget.on) return this.#notice("Switch the gadget on first.");
    const many = names.length === 1 ? "this game" : `all ${names.length} games`;
    if (!(await ask(`Erase ${many} from the flash? Nothing brings a game back but a journal that you downloaded.`))) return;
    const numbers = names.map((name) => name.slice(0, 7)); // its secret and its remains go too
    const all = this.#gadget.flash.names();
    await this.#gadget.erase(all.filter((name) => numbers.includes(name.slice(0, 7))));
    this.changed();
  }

  async #take(files) {
    const told = [];
    for (const file of files) {
      if (file.size > LARGEST) {
        told.push(`${file.name}: too large for a journal.`);
        continue;
      }
      const data = new Uint8Array(await file.arrayBuffer());
      const answer = this.#gadget.on ? this.#gadget.take(data) : "switch the gadget on first.";
      told.push(`${file.name}: ${answer}`);
    }
    await this.#gadget.flash?.settled();
    this.#notice(told.join(" "));
    this.changed();
  }

  // The result code of a game of the day: what it says, and whether its game is here.
  #connectResult() {
    const check = () => {
      const text = $("result-code").value.trim();
      $("result-says").hidden = !text;
      if (text) $("result-says").textContent = this.#gadget.ask("result", text) ?? "Switch the gadget on first.";
    };
    $("result-check").addEventListener("click", check);
    $("result-code").addEventListener("keydown", (event) => event.key === "Enter" && check());
  }

  #connectDrop() {
    const files = (event) => event.dataTransfer?.types.includes("Files");
    addEventListener("dragover", (event) => {
      if (!files(event)) return;
      event.preventDefault();
      $("drop").hidden = false;
    });
    addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) $("drop").hidden = true;
    });
    addEventListener("drop", (event) => {
      if (!files(event)) return;
      event.preventDefault();
      $("drop").hidden = true;
      this.#take([...event.dataTransfer.files]);
    });
  }
}

function action(text, label, act, className = "") {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.ariaLabel = label;
  button.className = className;
  button.addEventListener("click", act);
  return button;
}

function ask(question) {
  $("ask-text").textContent = question;
  $("ask").returnValue = "no";
  $("ask").showModal();
  return new Promise((resolve) => {
    $("ask").addEventListener("close", () => resolve($("ask").returnValue === "yes"), { once: true });
  });
}
