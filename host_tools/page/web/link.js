// A board at the end of a cable, with the calls of host_tools/board/link.py: both pass the same
// tests (tests/pico/test_links.py).
//
//   await connected(port, { session }, async (board) => {   the gadget stops, and shows it
//     await board.value("2 + 2");
//   });                                                     afterwards it starts again, also after an error
//
// `session` is host_tools/on_board/computer_session.py. The game in progress is on the flash with
// every event, so stopping the gadget loses nothing.

import { Cable, decoded, LinkLost, wait } from "./cable.js";

const PIECE = 3072; // bytes sent at once: the board holds a piece three times in its RAM
const ANSWER = 60_000; // ms: a board that hashes all its files is silent for a while
const LONGEST = 300_000; // for one command, whatever happens
// A Ctrl-C can get lost: while the board starts, or while MicroPython looks for a module.
const TRIES = 8, LAST_TRIES = 2, TRY = 4000;
const TAKES = 5000; // to accept the order to resume
const GONE = 10_000; // until a disappearing port is gone
const SOME = 40; // paths in one command
const BOOT_DRIVE = "print('drive')\ntime.sleep_ms(200)\nmachine.bootloader()\n";

// An error on the board: `why` is its last line.
export class BoardSays extends Error {
  constructor(why) {
    super(why);
    Object.assign(this, { name: "BoardSays", key: "board_says", why });
  }
}

export class Board {
  #cable;
  #session;
  stopped = false;

  constructor(port, session) {
    this.#cable = new Cable(port);
    this.#session = session;
  }

  close() {
    return this.#cable.close();
  }

  // Runs code on the board: what it printed.
  async run(code) {
    const [printed, fault] = await this.#cable.limit(LONGEST, () => this.#cable.run(code, ANSWER));
    if (fault) throw new BoardSays(decoded(fault).trim().split("\n").at(-1).trim() || "?");
    return decoded(printed);
  }

  // The value of an expression on the board: numbers, texts, lists, dicts.
  async value(expression) {
    const said = await this.run(`print(__import__("json").dumps(${expression}))`);
    return parsed(() => JSON.parse(said));
  }

  // Starts code that does not return, and waits for its first output.
  async handOver(code, word) {
    await this.#cable.limit(TAKES, async () => {
      await this.#cable.start(code);
      const said = await this.#cable.until(word, { silence: TAKES });
      if (!said.endsWith(word)) throw new LinkLost("link_lost", "the board does not start it");
    });
    this.stopped = false;
  }

  async read(path) {
    const said = await this.run(`sb_read(${quoted(path)})`);
    return Uint8Array.from(parsed(() => atob(said)), (one) => one.charCodeAt(0));
  }

  // Writes a file in place; see `replace` for one that must never be half-written.
  async write(path, data, progress = () => {}) {
    for (let at = 0; at < Math.max(1, data.length); at += PIECE) {
      const piece = btoa(String.fromCharCode(...data.subarray(at, at + PIECE)));
      await this.run(`sb_write(${quoted(path)},${at ? '"ab"' : '"wb"'},${quoted(piece)})`);
      progress(Math.min(at + PIECE, data.length), data.length);
    }
  }

  // Replaces a file's content atomically.
  async replace(path, data) {
    await this.write(path + "~", data);
    await this.rename(path + "~", path);
  }

  rename(old, path) {
    return this.run(`os.rename(${quoted(old)},${quoted(path)})`);
  }

  // A file, or a folder with everything in it.
  remove(path) {
    return this.run(`sb_remove(${quoted(path)})`);
  }

  // Every file under a folder and its SHA-256; empty if there is no such folder.
  hashes(folder) {
    return this.#pairs(`sb_hashes(${quoted(folder)})`);
  }

  // The same for some files; those that are missing are left out.
  async hashesOf(paths) {
    const found = {};
    for (let at = 0; at < paths.length; at += SOME) {
      const some = JSON.stringify(paths.slice(at, at + SOME));
      Object.assign(found, await this.#pairs(`for p in ${some}:\n  if sb_is(p): print(sb_hash(p), p)`));
    }
    return found;
  }

  names(folder) {
    return this.value(`sb_names(${quoted(folder)})`);
  }

  // Shows a picture on the gadget; boards without a display skip it.
  show(what, done = 0, of = 0) {
    return this.run(`sb_show(${quoted(what)},${done},${of})`);
  }

  // Restarts the board as a drive that takes an image; its port disappears.
  async intoBootDrive() {
    await this.handOver(BOOT_DRIVE, "drive");
    await this.#cable.disappears(GONE);
  }

  // Resumes the gadget; if it does not respond, restarts it.
  async leave() {
    try {
      await this.resume();
    } catch {
      try {
        await this.stopGadget(LAST_TRIES);
        await this.restart();
      } catch {
        // The cable is out: the gadget restarts by itself.
      }
    }
  }

  // Resumes the gadget at once; where that is impossible, restarts it.
  async resume() {
    try {
      const there = await this.value("'run' in globals() and 'here' in globals()");
      if (!there) throw new BoardSays("no gadget");
      await this.run("sb_goodbye()");
    } catch (error) {
      if (!(error instanceof BoardSays)) throw error;
      await this.restart();
      return;
    }
    // The next command's Ctrl-C must find the gadget running: between the typed line and the
    // gadget's start it would be read as input.
    if (!(await this.#cable.typeLine("run(here)", TAKES))) throw new LinkLost("link_lost", "it does not resume");
  }

  // Restarts the board; returns its console output up to the word `until`.
  restart(until = "", ms = 0) {
    return this.#cable.limit(ms + 2 * TAKES, async () => {
      if (this.#cable.inRawRepl) await this.#cable.leaveRawRepl();
      await this.#cable.write("\r\x04");
      await this.#cable.until("soft reboot", { overall: TAKES });
      return until ? decoded(await this.#cable.until(until, { silence: ms, overall: ms })) : "";
    });
  }

  // Interrupts whatever runs, and prepares the board.
  async stopGadget(tries = TRIES) {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#cable.interrupt(TRY, attempt > 1);
        await this.run(this.#session);
        this.stopped = true;
        return;
      } catch (error) {
        if (!(error instanceof BoardSays || error instanceof LinkLost)) throw error;
        if (error.gone || (attempt === tries && error instanceof BoardSays)) throw error;
        if (attempt === tries) throw new LinkLost("link_silent", error.message);
      }
    }
  }

  async #pairs(call) {
    const found = {};
    for (const line of (await this.run(call)).split("\n")) {
      const at = line.indexOf(" ");
      if (at > 0) found[line.slice(at + 1).trim()] = line.slice(0, at);
    }
    return found;
  }
}

// Stops the gadget of an open port and talks to its board; starts it again at the end.
export async function connected(port, { session, show = "", tries = TRIES, restore = true }, act) {
  const board = new Board(port, session);
  try {
    await board.stopGadget(tries);
    if (restore) await board.run("sb_restore()");
    if (show) await board.show(show);
    return await act(board);
  } finally {
    if (board.stopped) await board.leave();
    await board.close();
  }
}

// Opens the port; while `patience` lasts it may still be busy, or on its way back.
export async function opened(find, patience = 0) {
  const end = Date.now() + patience;
  for (;;) {
    try {
      const port = await find();
      if (port) {
        await port.open({ baudRate: 115_200 });
        return port;
      }
      if (Date.now() >= end) throw new LinkLost("link_lost", "no port", true);
    } catch (error) {
      if (error instanceof LinkLost) throw error;
      if (Date.now() >= end) throw new LinkLost("link_busy", error.message, true);
    }
    await wait(300);
  }
}

// JSON's texts are Python's, too: but for what lies beyond ASCII nothing differs.
export const quoted = (text) => JSON.stringify(text);

function parsed(read) {
  try {
    return read();
  } catch {
    throw new LinkLost("link_lost", "the board answers nonsense");
  }
}
