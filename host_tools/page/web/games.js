// The journals on the flash: listed, downloaded, dropped back in, erased after asking.

import { download } from "./download.js";
import { describe, header, isJournal, titleOf } from "./journal.js";
import { say } from "./language.js";

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
      action(say("download"), say("download_it", name), () => this.#download(name)),
      action(say("erase"), say("erase_it", name), () => this.#erase([name]), "danger"),
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
    if (!this.#gadget.on) return this.#notice(say("first_on"));
    if (!(await ask(names.length === 1 ? say("ask_one") : say("ask_all", names.length)))) return;
    if (!this.#gadget.on) return this.#notice(say("first_on")); // another window has the power now
    const numbers = names.map((name) => name.slice(0, 7)); // its secret and its remains go too
    const all = this.#gadget.flash.names();
    await this.#gadget.erase(all.filter((name) => numbers.includes(name.slice(0, 7))));
    this.changed();
  }

  async #take(files) {
    const results = [];
    for (const file of files) {
      if (file.size > LARGEST) {
        results.push(`${file.name}: ${say("too_large")}`);
        continue;
      }
      const data = new Uint8Array(await file.arrayBuffer());
      results.push(`${file.name}: ${say(this.#gadget.on ? this.#gadget.take(data) : "first_on")}`);
    }
    await this.#gadget.flash?.settled();
    this.#notice(results.join(" "));
    this.changed();
  }

  // The result code of a game of the day: what it says, and whether its game is here.
  #connectResult() {
    const check = () => {
      const text = $("result-code").value.trim();
      $("result-says").hidden = !text;
      if (text) $("result-says").textContent = resultText(this.#gadget.ask("result", text));
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

function resultText(answer) {
  if (answer === null) return say("first_on");
  const result = JSON.parse(answer);
  if (result === null) return say("result_wrong");
  const [game, options, more, day, score, real] = result;
  const kind = [titleOf(game), ...options, ...(more ? [say("result_more")] : [])];
  return say("result_says", kind.join(", "), day, score, say(real));
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
