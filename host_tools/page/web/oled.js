// The OLED: 128x64 pixels as the SSD1306 keeps them (eight pages of 128 columns, the lowest bit
// on top), shown at a whole number of screen pixels each, so that every edge stays sharp.

const WIDTH = 128;
const HEIGHT = 64;

export const COLOURS = {
  white: { name: "White", lit: [236, 244, 250] },
  blue: { name: "Blue", lit: [92, 190, 255] },
  yellow: { name: "Yellow", lit: [255, 214, 66] },
};
const GLASS = [7, 9, 12];

export class Oled {
  #canvas;
  #context;
  #bytes = new Uint8Array(WIDTH * HEIGHT / 8);
  #on = false;
  #bright = 255;
  #colour = "white";

  constructor(canvas) {
    this.#canvas = canvas;
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    this.#context = canvas.getContext("2d", { willReadFrequently: true });
    this.#paint();
  }

  show(bytes, on, contrast) {
    this.#bytes = bytes.slice();
    this.#on = on;
    this.#bright = contrast;
    this.#paint();
  }

  dark() {
    this.#on = false;
    this.#paint();
  }

  colour(name) {
    this.#colour = name;
    this.#paint();
  }

  // The largest whole scale that fits into `width` and `height` CSS pixels.
  fit(width, height) {
    const ratio = window.devicePixelRatio || 1;
    const scale = Math.max(1, Math.floor(Math.min(width / WIDTH, height / HEIGHT) * ratio));
    this.#canvas.style.width = `${(WIDTH * scale) / ratio}px`;
    this.#canvas.style.height = `${(HEIGHT * scale) / ratio}px`;
  }

  // The picture as a PNG, each pixel `scale` times as large.
  png(scale = 8) {
    const large = document.createElement("canvas");
    large.width = WIDTH * scale;
    large.height = HEIGHT * scale;
    const context = large.getContext("2d");
    context.imageSmoothingEnabled = false;
    context.drawImage(this.#canvas, 0, 0, large.width, large.height);
    return new Promise((resolve) => large.toBlob(resolve, "image/png"));
  }

  #paint() {
    const image = this.#context.createImageData(WIDTH, HEIGHT);
    const pixels = new Uint32Array(image.data.buffer);
    const glass = word(GLASS);
    const lit = this.#on ? word(this.#shade()) : glass;
    for (let i = 0; i < pixels.length; i++) {
      const y = Math.floor(i / WIDTH);
      const byte = this.#bytes[(y >> 3) * WIDTH + (i % WIDTH)];
      pixels[i] = (byte >> (y & 7)) & 1 ? lit : glass;
    }
    this.#context.putImageData(image, 0, 0);
  }

  // A dimmed OLED still glows: contrast 0 shows 35 % of the light.
  #shade() {
    const part = 0.35 + (0.65 * Math.min(255, this.#bright)) / 255;
    return COLOURS[this.#colour].lit.map((c, i) => Math.round(GLASS[i] + (c - GLASS[i]) * part));
  }
}

// Four bytes as one number, in this machine's order: to set them one by one takes far longer.
function word([r, g, b]) {
  return new Uint32Array(Uint8Array.of(r, g, b, 255).buffer)[0];
}
