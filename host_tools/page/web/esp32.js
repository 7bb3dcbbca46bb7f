// MicroPython onto an ESP32, over Web Serial: Espressif's own esptool-js talks to the chip. The file
// itself says which chip it is for; it is checked whole before anything is written.

import { DriveError } from "./boot_drive.js";
import { md5 } from "./md5.js";

export const OLDEST = 25; // of MicroPython 1
const MAGIC = 0xe9, CHIP_AT = 12;
const TABLE = 0x8000, TABLE_MAGIC = 0x50aa; // the partitions, where every chip has them
// The chips that may have PSRAM, by their numbers in a file, and where their flash begins.
const CHIPS = { 0: ["ESP32", 0x1000], 2: ["ESP32-S2", 0x1000], 9: ["ESP32-S3", 0] };
const SPEED = 460_800;

// The chip that a file is for, and the address that it is written to.
export function imageOf(data) {
  if (data.length < TABLE + 2 || data[0] !== MAGIC) throw new DriveError("esp_image");
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [chip, offset] = CHIPS[view.getUint16(CHIP_AT, true)] ?? [];
  if (!chip) throw new DriveError("no_memory");
  const version = /MicroPython v1\.(\d+)/.exec(new TextDecoder("latin1").decode(data))?.[1] ?? 0;
  if (view.getUint16(TABLE - offset, true) !== TABLE_MAGIC || version < OLDEST) throw new DriveError("esp_image");
  return { chip, offset };
}

export async function writeMicroPython(port, data, progress) {
  const { chip, offset } = imageOf(data);
  const { ESPLoader, Transport } = await import("./esptool/bundle.js");
  const transport = new Transport(port);
  const terminal = { clean() {}, write() {}, writeLine() {} };
  const loader = new ESPLoader({ transport, baudrate: SPEED, terminal });
  try {
    await loader.main().catch((error) => {
      throw new DriveError(error instanceof DOMException ? "link_busy" : "esp_silent", error.message);
    });
    if (loader.chip.CHIP_NAME !== chip) throw new DriveError("esp_other", loader.chip.CHIP_NAME);
    await loader.writeFlash({
      fileArray: [{ data, address: offset }],
      flashMode: "keep", flashFreq: "keep", flashSize: "keep", eraseAll: false, compress: true,
      calculateMD5Hash: md5, // the chip computes that of its flash, and both must agree
      reportProgress: (_file, written, total) => progress(written, total),
    }).catch((error) => {
      throw new DriveError(error.message.startsWith("MD5 ") ? "esp_differs" : "esp_cut", error.message);
    });
    await loader.after();
  } finally {
    await transport.disconnect().catch(() => {}); // it may be unplugged
  }
  return chip;
}
