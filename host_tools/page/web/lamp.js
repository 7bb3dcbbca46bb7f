// The status light: lit under power, dark for a blink whenever something is written to the flash,
// and red when the firmware itself switches the board's light on.

import { say } from "./language.js";

const BLINK = 120;

export class Lamp {
  #place;
  #timer = 0;

  constructor(place) {
    this.#place = place;
    this.power(false);
  }

  power(on) {
    this.#place.classList.toggle("lit", on);
    this.#place.ariaLabel = say(on ? "light_on" : "light_off");
  }

  set(on) {
    this.#place.classList.toggle("alert", on);
  }

  wrote() {
    clearTimeout(this.#timer);
    this.#place.classList.add("writing");
    this.#timer = setTimeout(() => this.#place.classList.remove("writing"), BLINK);
  }
}
