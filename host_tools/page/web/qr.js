// A text as a QR code: bytes, error correction M, versions 1 to 10, mask 0. As an SVG drawing.

// Of each version: codewords for correction in a block, then [blocks, data codewords of each].
const BLOCKS = [
  [10, [1, 16]], [16, [1, 28]], [26, [1, 44]], [18, [2, 32]], [24, [2, 43]],
  [16, [4, 27]], [18, [4, 31]], [22, [2, 38], [2, 39]], [22, [3, 36], [2, 37]], [26, [4, 43], [1, 44]],
];
const MARKS = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const EXP = new Uint8Array(512), LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++, x = x << 1 ^ (x & 128 ? 0x11d : 0)) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
}

// Rows of 0 and 1; null for a text that is too long.
export function qrMatrix(text) {
  const data = new TextEncoder().encode(text);
  for (const [at, [, ...groups]] of BLOCKS.entries()) {
    const capacity = groups.reduce((sum, [blocks, size]) => sum + blocks * size, 0);
    const head = at < 9 ? 2 : 3; // mode and length, a byte or two of it
    if (data.length + head <= capacity) return drawn(at + 1, codewords(at, data, capacity, at < 9 ? 8 : 16));
  }
  return null;
}

export function qrSvg(text, label) {
  const rows = qrMatrix(text);
  if (!rows) return null;
  const size = rows.length;
  let path = "";
  rows.forEach((row, y) => row.forEach((dark, x) => dark && (path += `M${x} ${y}h1v1h-1z`)));
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
  shape.setAttribute("d", path);
  shape.setAttribute("fill", "#000");
  svg.append(shape);
  return svg;
}

function codewords(at, data, capacity, lengthBits) {
  let bits = "0100" + data.length.toString(2).padStart(lengthBits, "0");
  for (const byte of data) bits += byte.toString(2).padStart(8, "0");
  bits += "0".repeat(Math.min(4, capacity * 8 - bits.length));
  bits += "0".repeat(-bits.length & 7);
  const words = bits.match(/.{8}/g).map((byte) => parseInt(byte, 2));
  for (let i = 0; words.length < capacity; i++) words.push(i % 2 ? 0x11 : 0xec);
  const [count, ...groups] = BLOCKS[at];
  const blocks = groups.flatMap(([blocks, size]) => Array.from({ length: blocks }, () => words.splice(0, size)));
  const checks = blocks.map((block) => correction(block, count));
  const woven = (lists) => Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) => lists.map((list) => list[i]))
    .flat().filter((word) => word !== undefined);
  return [...woven(blocks), ...woven(checks)];
}

function correction(block, count) {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    divisor = [...divisor, 0].map((word, j) => word ^ (j ? times(divisor[j - 1], EXP[i]) : 0));
  }
  const rest = [...block, ...new Array(count).fill(0)];
  block.forEach((_, i) => {
    const factor = rest[i];
    divisor.forEach((word, j) => (rest[i + j] ^= times(word, factor)));
  });
  return rest.slice(block.length);
}

const times = (a, b) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

// A number and its check bits, as format and version have them.
function checked(value, divisor, width) {
  let rest = value << width;
  for (let bit = 31 - Math.clz32(rest); rest >> width && bit >= width; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - width);
  return value << width | rest;
}

function drawn(version, words) {
  const size = 17 + 4 * version;
  const rows = Array.from({ length: size }, () => new Array(size).fill(null));
  const put = (x, y, dark) => rows[y]?.[x] !== undefined && (rows[y][x] = Number(dark));
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]]) {
    for (let y = -4; y <= 4; y++) for (let x = -4; x <= 4; x++) {
      const far = Math.max(Math.abs(x), Math.abs(y));
      put(cx + x, cy + y, far !== 2 && far !== 4);
    }
  }
  for (const cy of MARKS[version - 1]) for (const cx of MARKS[version - 1]) {
    if (rows[cy][cx] !== null) continue; // a corner
    for (let y = -2; y <= 2; y++) for (let x = -2; x <= 2; x++) put(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
  }
  for (let i = 8; i < size - 8; i++) {
    put(i, 6, i % 2 === 0);
    put(6, i, i % 2 === 0);
  }
  const format = checked(0, 0x537, 10) ^ 0x5412; // correction M, mask 0
  for (let i = 0; i < 15; i++) {
    const bit = format >> i & 1;
    put(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, bit);
    put(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, bit);
  }
  put(8, size - 8, 1);
  if (version >= 7) {
    const info = checked(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      put(size - 11 + i % 3, Math.floor(i / 3), info >> i & 1);
      put(Math.floor(i / 3), size - 11 + i % 3, info >> i & 1);
    }
  }
  fill(rows, words);
  return rows;
}

// In pairs of columns from the right, upwards and downwards in turn.
function fill(rows, words) {
  const size = rows.length;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) for (const x of [right, right - 1]) {
      const y = up ? size - 1 - i : i;
      if (rows[y][x] !== null) continue;
      const dark = (words[bit >> 3] ?? 0) >> (7 - (bit & 7)) & 1;
      rows[y][x] = dark ^ Number((x + y) % 2 === 0);
      bit++;
    }
  }
}
