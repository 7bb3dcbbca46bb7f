// Zip files: written without compression, read with it. Only what a folder of journals needs.

const LOCAL = 0x04034b50, CENTRAL = 0x02014b50, END = 0x06054b50;
const MOST = 64 * 1024 * 1024; // bytes of all files together
const MOST_FILES = 20_000;
const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});

function crc32(data) {
  let crc = ~0;
  for (const byte of data) crc = TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
  return ~crc >>> 0;
}

// [name, bytes] of every file -> a Blob.
export function zipped(files) {
  const parts = [], index = [];
  let at = 0, indexSize = 0;
  for (const [name, data] of files) {
    const label = new TextEncoder().encode(name);
    const head = new DataView(new ArrayBuffer(30));
    head.setUint32(0, LOCAL, true);
    describe(head, 4, label, data);
    parts.push(head.buffer, label, data);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, CENTRAL, true);
    entry.setUint16(4, 20, true);
    describe(entry, 6, label, data);
    entry.setUint32(42, at, true);
    index.push(entry.buffer, label);
    at += 30 + label.length + data.length;
    indexSize += 46 + label.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, END, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(12, indexSize, true);
  end.setUint32(16, at, true);
  return new Blob([...parts, ...index, end.buffer], { type: "application/zip" });
}

function describe(view, at, label, data) {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, 0x0800, true); // names are UTF-8
  view.setUint16(at + 8, 0x21, true); // 1980-01-01: a date that every program takes
  view.setUint32(at + 10, crc32(data), true);
  view.setUint32(at + 14, data.length, true);
  view.setUint32(at + 18, data.length, true);
  view.setUint16(at + 22, label.length, true);
}

export const isZip = (data) => data.length > 22 && new DataView(data.buffer, data.byteOffset).getUint32(0, true) === LOCAL;

// [name, bytes] of the files in it; throws for what is no zip file, or too large.
export async function unzipped(data) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let end = data.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Error("no zip file");
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true), total = 0;
  if (count > MOST_FILES) throw new Error("too many files");
  const found = [];
  for (let n = 0; n < count; n++) {
    if (view.getUint32(at, true) !== CENTRAL) throw new Error("damaged");
    const method = view.getUint16(at + 10, true), size = view.getUint32(at + 20, true);
    const [name, extra, comment] = [28, 30, 32].map((one) => view.getUint16(at + one, true));
    const start = view.getUint32(at + 42, true);
    const label = new TextDecoder().decode(data.subarray(at + 46, at + 46 + name));
    const body = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    at += 46 + name + extra + comment;
    if (label.endsWith("/")) continue;
    const content = await unpacked(data.subarray(body, body + size), method, MOST - total);
    total += content.length;
    found.push([label, content]);
  }
  return found;
}

// What a file announces as its size is ignored: bytes are counted while they are unpacked.
async function unpacked(packed, method, most) {
  if (method === 0) return packed.slice();
  if (method !== 8) throw new Error("unknown compression");
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const parts = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { value, done } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > most) throw new Error("too large");
    parts.push(value);
  }
}
