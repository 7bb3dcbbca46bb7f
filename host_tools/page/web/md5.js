// MD5, which an ESP32 computes of its own flash and no browser has: it only finds slips of the cable.

const SHIFTS = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];
const SINES = Uint32Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32));
const MIX = [(b, c, d) => (b & c) | (~b & d), (b, c, d) => (d & b) | (~d & c), (b, c, d) => b ^ c ^ d, (b, c, d) => c ^ (b | ~d)];
const WORD = [(i) => i, (i) => 5 * i + 1, (i) => 3 * i + 5, (i) => 7 * i];

export function md5(data) {
  const padded = new Uint8Array((((data.length + 8) >> 6) + 1) << 6);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, 8n * BigInt(data.length), true);
  let state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let block = 0; block < padded.length; block += 64) {
    let [a, b, c, d] = state;
    for (let i = 0; i < 64; i++) {
      const part = i >> 4;
      const word = view.getUint32(block + 4 * (WORD[part](i) & 15), true);
      const sum = (a + MIX[part](b, c, d) + SINES[i] + word) | 0;
      const by = SHIFTS[part][i & 3];
      [a, b, c, d] = [d, (b + ((sum << by) | (sum >>> (32 - by)))) | 0, b, c];
    }
    state = state.map((before, at) => (before + [a, b, c, d][at]) | 0);
  }
  const digest = new DataView(new ArrayBuffer(16));
  state.forEach((word, at) => digest.setInt32(4 * at, word, true));
  return Array.from(new Uint8Array(digest.buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
