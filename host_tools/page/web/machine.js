// The gadget under power in this page: it is stepped, its pictures are shown when the flash
// holds what they say, and pulling the plug forgets everything but the flash.

import { loadMicroPython } from "./micropython/micropython.mjs";
import { Flash } from "./flash.js";
import { bootGadget, hex } from "./gadget.js";
import { Ssd1306 } from "./ssd1306.js";
import { takePower } from "./tab.js";

export class Machine {
  #gadget = null;
  #rouse = () => {};
  #woken = false;
  #give = () => {};
  #life = 0; // counts the times that power came on: a loop of an earlier life ends
  #turn = Promise.resolve(); // starting and erasing wait for each other
  flash = null;
  frames = 0;
  busBytes = 0;
  busLast = 0;

  constructor({ files, screen, keys, sound, light, language, changed, failed }) {
    Object.assign(this, { files, screen, keys, sound, light, language, changed, failed });
    keys.changed = () => {
      this.wake();
      this.changed("keys");
    };
  }

  get on() {
    return this.#gadget !== null;
  }

  // Is the gadget further than its picture, which waits for the flash?
  get ahead() {
    return this.flash?.busy ?? false;
  }

  start() {
    return this.#next(() => this.#start());
  }

  async cut() {
    const give = this.#give;
    this.#life++;
    this.#gadget = null;
    this.keys.releaseAll();
    this.sound.silence();
    this.light.set(false);
    this.screen.dark();
    this.wake();
    this.changed("power");
    await this.flash?.cut();
    give();
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

  // A journal that comes back: the key of the text that says what became of it.
  take(data) {
    return this.ask("take", hex(data));
  }

  // Erases files. The game in progress goes without power, so that nothing is written meanwhile.
  erase(names) {
    return this.#next(async () => {
      const running = names.some((name) => name.endsWith(".jnl"));
      if (running) await this.cut();
      const flash = running ? await this.openFlash() : this.flash;
      for (const name of names) flash.remove(name);
      await flash.settled();
      if (!running) return;
      await flash.cut();
      await this.#start();
    });
  }

  wake() {
    this.#woken = true;
    this.#rouse();
  }

  #next(act) {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => {}); // the caller gets the error
    return done;
  }

  async #start() {
    if (this.on) return;
    const life = ++this.#life;
    this.#give = await takePower(() => this.#lose(life));
    const flash = (this.flash = await this.openFlash());
    flash.changed = () => this.changed("flash");
    flash.failed = () => this.failed("writing");
    this.frames = this.busBytes = this.busLast = 0;
    try {
      const panel = new Ssd1306();
      const gadget = await this.#boot(flash, panel);
      if (life !== this.#life) return flash.cut(); // the power went meanwhile
      this.#gadget = gadget;
      this.#run(life, panel).catch((error) => this.#fail(life, error));
      this.changed("power");
    } catch (error) {
      this.#fail(life, error);
    }
  }

  #boot(flash, panel) {
    return bootGadget({
      loadMicroPython,
      wasm: new URL("./micropython/micropython.wasm", import.meta.url).href,
      files: this.files,
      parts: {
        flash,
        panel,
        buttons: () => this.keys.mask(),
        entropy: (count) => crypto.getRandomValues(new Uint8Array(count)),
        sound: this.sound,
        light: this.light,
        clock: () => Math.floor(Date.now() / 1000),
        language: this.language,
      },
      print: (line) => console.info(line),
    });
  }

  async #run(life, panel) {
    const born = performance.now();
    while (life === this.#life) {
      this.#woken = false;
      const sleep = this.#gadget.step(Math.floor(performance.now() - born));
      if (this.flash.busy) await this.flash.settled();
      if (life !== this.#life) return;
      this.#show(panel);
      if (!this.#woken) await this.#pause(Math.min(sleep, this.keys.due() ?? sleep));
    }
  }

  // The panel has the new picture already; people see it now.
  #show(panel) {
    const sent = panel.sent - this.busBytes;
    if (!sent) return;
    this.frames++;
    this.busLast = sent;
    this.busBytes = panel.sent;
    this.screen.show(panel.ram, panel.on, panel.contrast);
    this.changed("screen");
  }

  #pause(ms) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #lose(life) {
    if (life !== this.#life) return;
    this.cut();
    this.failed("elsewhere");
  }

  #fail(life, error) {
    if (life !== this.#life) return;
    this.cut();
    this.failed("gadget", error);
  }
}
