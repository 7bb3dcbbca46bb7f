// The gadget under power in this page: it is stepped, its pictures are shown when the flash
// holds what they say, and pulling the plug forgets everything but the flash.

import { loadMicroPython } from "./micropython/micropython.mjs";
import { Flash } from "./flash.js";
import { bootGadget } from "./gadget.js";

export class Machine {
  #gadget = null;
  #wake = () => {};
  #life = 0; // counts the times that power came on: a loop of an earlier life ends
  #frame = null;
  flash = null;
  frames = 0;
  busBytes = 0;
  busLast = 0;

  constructor({ files, screen, keys, sound, light, changed, failed }) {
    Object.assign(this, { files, screen, keys, sound, light, changed, failed });
    keys.changed = () => this.#wake();
  }

  get on() {
    return this.#gadget !== null;
  }

  async start() {
    const life = ++this.#life;
    this.flash = await this.openFlash();
    this.flash.changed = () => this.changed("flash");
    this.frames = this.busBytes = this.busLast = 0;
    const gadget = await bootGadget({
      loadMicroPython,
      wasm: new URL("./micropython/micropython.wasm", import.meta.url).href,
      files: this.files,
      parts: {
        flash: this.flash,
        screen: this.#held(),
        buttons: () => this.keys.mask(),
        entropy: (count) => crypto.getRandomValues(new Uint8Array(count)),
        sound: this.sound,
        light: this.light,
        start: String(Math.floor(Date.now() / 1000)),
      },
      print: (line) => console.info(line),
    });
    if (life !== this.#life) return;
    this.#gadget = gadget;
    this.#run(life).catch((error) => this.#fail(life, error));
    this.changed("power");
  }

  async cut() {
    this.#life++;
    this.#gadget = null;
    this.#frame = null;
    this.keys.releaseAll();
    this.sound.silence();
    this.light.set(false);
    this.screen.power(false);
    this.#wake();
    this.changed("power");
    await this.flash?.cut();
  }

  async openFlash() {
    try {
      return await Flash.open();
    } catch (error) {
      this.failed("flash", error);
      return new Flash();
    }
  }

  // Calls a function of start.py, or answers null when there is no power.
  ask(name, ...values) {
    return this.#gadget ? this.#gadget[name](...values) : null;
  }

  wake() {
    this.#wake();
  }

  async #run(life) {
    const born = performance.now();
    while (life === this.#life) {
      const sleep = this.#gadget.step(Math.floor(performance.now() - born));
      if (this.flash.busy) await this.flash.settled();
      if (life !== this.#life) return;
      this.#release();
      await this.#pause(Math.min(sleep, this.keys.due() ?? sleep));
    }
  }

  // The display of the board: holds the picture back until the loop releases it.
  #held() {
    const hold = (what, value) => (this.#frame ??= new Map()).set(what, value);
    return {
      show: (bytes, bus) => {
        hold("show", bytes);
        this.frames++;
        this.busLast = bus;
        this.busBytes += bus;
      },
      contrast: (value) => hold("contrast", value),
      power: (on) => hold("power", on),
    };
  }

  #release() {
    const frame = this.#frame;
    this.#frame = null;
    if (!frame) return;
    for (const [what, value] of frame) this.screen[what](value);
    this.changed("screen");
  }

  #pause(ms) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #fail(life, error) {
    if (life !== this.#life) return;
    this.cut();
    this.failed("gadget", error);
  }
}
