// The same page with an emulated Pico behind it (`signalbox sim --pico`): the buttons go out
// over a websocket, the bytes on the OLED's bus, the lamp and the buzzer come back.

import { Flash } from "./flash.js";
import { unhex } from "./gadget.js";
import { Ssd1306 } from "./ssd1306.js";

export class Pico {
  #socket = null;
  #panel = null;
  #mask = 0;
  flash = new Flash();
  frames = 0;
  busBytes = 0;
  busLast = 0;

  constructor({ screen, keys, sound, light, changed, failed }) {
    Object.assign(this, { screen, keys, sound, light, changed, failed });
    keys.changed = () => this.wake();
    document.documentElement.dataset.board = "pico"; // its flash can be read, not changed
  }

  get on() {
    return this.#socket !== null;
  }

  start() {
    this.#panel = new Ssd1306();
    this.frames = this.busBytes = this.busLast = 0;
    const address = new URL("pico", location.href);
    address.protocol = "ws:";
    address.search = "";
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#mask = 0;
    // What was under way when the plug came out is not heard any more.
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data));
    socket.onclose = () => socket === this.#socket && this.#lose();
    return new Promise((resolve) => {
      socket.onopen = () => {
        this.changed("power");
        resolve();
      };
    });
  }

  async cut() {
    const socket = this.#socket;
    this.#socket = null;
    if (socket?.readyState === WebSocket.OPEN) socket.send('{"cut":1}');
    this.keys.releaseAll();
    this.sound.silence();
    this.light.set(false);
    this.screen.dark();
    this.changed("power");
  }

  // The chip cannot be asked: it answers on its own wires only.
  ask() {
    return null;
  }

  wake() {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const mask = this.keys.mask();
    if (mask !== this.#mask) this.#socket.send(JSON.stringify({ mask }));
    this.#mask = mask;
    const due = this.keys.due();
    if (due !== null) setTimeout(() => this.wake(), due);
  }

  #hear(said) {
    if (said.bus) this.#draw(said.bus);
    if ("light" in said) this.light.set(said.light);
    if ("hertz" in said) this.sound.play(said.hertz ? `${said.hertz}:60000` : "");
    if (said.files) this.#read(said.files);
  }

  #draw(transactions) {
    for (const digits of transactions) this.#panel.write(unhex(digits));
    this.frames++;
    this.busLast = this.#panel.sent - this.busBytes;
    this.busBytes = this.#panel.sent;
    this.screen.show(this.#panel.ram, this.#panel.on, this.#panel.contrast);
    this.changed("screen");
  }

  #read(files) {
    this.flash = new Flash();
    for (const [name, digits] of Object.entries(files)) this.flash.replace(name, unhex(digits));
    this.changed("flash");
  }

  #lose() {
    this.cut();
    this.failed("pico");
  }
}
