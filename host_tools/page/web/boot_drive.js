// The boot drive of a Pico, and images for it. The drive is known by the content of its own file,
// never by its name: on Windows that is a backslash.

const INFO = "INFO_UF2.TXT";
const START = 0x0a324655, NEXT = 0x9e5d5157, END = 0x0ab16f30;
const BLOCK = 512, ABSOLUTE = 0xe48bff57;
const PIECE = 64 * BLOCK;

export const canWriteDrive = () => "showDirectoryPicker" in window;

export class DriveError extends Error {
  constructor(key, detail = "") {
    super(detail || key);
    this.key = key;
  }
}

// The user points at the drive; what it says of itself.
export async function chooseDrive() {
  let folder;
  try {
    folder = await window.showDirectoryPicker({ id: "signalbox", mode: "readwrite" });
  } catch (error) {
    throw new DriveError("drive_refused", error.message);
  }
  return { folder, says: await chipOf(folder) };
}

async function chipOf(folder) {
  try {
    const file = await (await folder.getFileHandle(INFO)).getFile();
    const line = (await file.text()).split(/\r?\n/).find((one) => one.startsWith("Board-ID:"));
    return (line ?? "").slice(9).trim();
  } catch {
    throw new DriveError("drive_wrong");
  }
}

// The boards that a drive may belong to.
export const boardsOf = (says, drives) => Object.keys(drives).filter((board) => says.includes(drives[board].drive));

// The chip family that a UF2 file is for; throws for anything else.
export function familyOf(data) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const families = new Set();
  if (!data.length || data.length % BLOCK) throw new DriveError("image_damaged");
  for (let at = 0; at < data.length; at += BLOCK) {
    const whole = view.getUint32(at, true) === START && view.getUint32(at + 4, true) === NEXT &&
      view.getUint32(at + BLOCK - 4, true) === END;
    if (!whole) throw new DriveError("image_damaged");
    const family = view.getUint32(at + 28, true);
    if (family !== ABSOLUTE) families.add(family);
  }
  if (families.size !== 1) throw new DriveError("image_damaged");
  return [...families][0];
}

// The board restarts as soon as it has the last block, and the drive vanishes: an error at the very
// end is no failure. Whether it worked, the board says afterwards.
export async function writeImage(folder, data, progress) {
  let sent = 0;
  try {
    const file = await folder.getFileHandle("signalbox.uf2", { create: true });
    const stream = await file.createWritable();
    for (; sent < data.length; sent += PIECE) {
      await stream.write(data.subarray(sent, sent + PIECE));
      progress(Math.min(sent + PIECE, data.length), data.length);
    }
    await stream.close();
  } catch (error) {
    if (sent + PIECE < data.length) throw new DriveError(sent ? "drive_cut" : "drive_refused", error.message);
  }
}
