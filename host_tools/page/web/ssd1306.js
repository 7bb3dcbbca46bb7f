// An SSD1306 as the bus sees it: decodes what the driver writes into a picture of 128x64 pixels.
// Page addressing only, which is what firmware/boards/oled.py uses.

const WIDTH = 128;
const PARAMETERS = new Map([
  [0x20, 1], [0x21, 2], [0x22, 2], [0x81, 1], [0x8d, 1], [0xa8, 1], [0xad, 1],
  [0xd3, 1], [0xd5, 1], [0xd9, 1], [0xda, 1], [0xdb, 1],
]);

export class Ssd1306 {
  ram = new Uint8Array(WIDTH * 8);
  on = false;
  contrast = 0x7f;
  sent = 0; // bytes on the bus, addresses included
  #page = 0;
  #column = 0;
  #command = [];

  write(bytes) {
    this.sent += 1 + bytes.length;
    const [control, ...rest] = bytes; // the driver sends either commands or data
    for (const byte of rest) {
      if (control & 0x40) this.#data(byte);
      else this.#take(byte);
    }
  }

  #data(byte) {
    this.ram[this.#page * WIDTH + this.#column] = byte;
    this.#column = (this.#column + 1) % WIDTH;
  }

  #take(byte) {
    this.#command.push(byte);
    const [first, value] = this.#command;
    if (this.#command.length <= (PARAMETERS.get(first) ?? 0)) return;
    this.#command = [];
    if (first === 0x81) this.contrast = value;
    else if ((first & 0xfe) === 0xae) this.on = first === 0xaf;
    else if ((first & 0xf8) === 0xb0) this.#page = first & 7;
    else if (first < 0x10) this.#column = (this.#column & 0x70) | first;
    else if (first < 0x18) this.#column = ((first & 7) << 4) | (this.#column & 0x0f);
  }
}
