// A serial port with a time limit for every wait, and MicroPython's raw REPL over it. The port may
// be a SerialPort of Web Serial or any object with `readable` and `writable` streams of bytes.

const SILENCE = 20_000; // ms, for one call of the port
const QUIET = 300;
const BANNER = "raw REPL; CTRL-B to exit\r\n";
const PIECE = 256;

// The cable, or the board at its end, is gone. Everything can be run again. `key` names its text;
// `gone` says that the port itself fails, so that another try is of no use.
export class LinkLost extends Error {
  constructor(key, detail = "", gone = false) {
    super(detail || key);
    Object.assign(this, { name: "LinkLost", key, gone });
  }
}

export class Cable {
  #port;
  #reader;
  #writer;
  #heard = ""; // bytes as characters
  #gone = null;
  #more = () => {};
  #end = Infinity;
  #rawPaste = true;
  inRawRepl = false;

  constructor(port) {
    this.#port = port;
    this.#reader = port.readable.getReader();
    this.#writer = port.writable.getWriter();
    this.#listen();
  }

  get gone() {
    return this.#gone !== null;
  }

  async close() {
    this.#gone ??= new Error("closed");
    await this.#reader.cancel().catch(() => {});
    await this.#writer.abort().catch(() => {});
    this.#reader.releaseLock();
    this.#writer.releaseLock();
    await this.#port.close?.().catch(() => {}); // it may be unplugged
  }

  // Nothing inside takes longer than this.
  async limit(ms, act) {
    const before = this.#end;
    this.#end = Math.min(before, Date.now() + ms);
    try {
      return await act();
    } finally {
      this.#end = before;
    }
  }

  async write(text) {
    this.#check();
    const written = this.#writer.write(Uint8Array.from(text, (one) => one.charCodeAt(0)));
    let timer;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, this.#left(SILENCE), true)));
    const stuck = await Promise.race([written.catch((error) => this.#lose(error)), late]);
    clearTimeout(timer);
    if (stuck) throw new LinkLost("link_lost", "the port takes nothing");
    this.#check();
  }

  // What comes up to `ending`; less of it after a silence, or when the time is up.
  async until(ending, { silence = 10_000, overall = Infinity } = {}) {
    const end = Date.now() + overall;
    let from = 0;
    for (;;) {
      const at = this.#heard.indexOf(ending, from);
      if (at >= 0) return this.#take(at + ending.length);
      from = Math.max(0, this.#heard.length - ending.length + 1);
      const patience = Math.min(silence, end - Date.now());
      if (patience <= 0 || !(await this.#wait(patience))) return this.#take(this.#heard.length);
    }
  }

  async read(count) {
    while (this.#heard.length < count) {
      if (!(await this.#wait(SILENCE))) throw new LinkLost("link_lost", "no answer in time");
    }
    return this.#take(count);
  }

  // Until the port disappears; false if it stays.
  async disappears(ms) {
    const end = Date.now() + ms;
    while (!this.gone && Date.now() < end) {
      this.#heard = "";
      await this.#pause(end - Date.now());
    }
    return this.gone;
  }

  // Stops whatever runs on the board and enters its raw REPL; `again` after a failed try.
  interrupt(ms, again) {
    return this.limit(ms, async () => {
      await this.write("\r\x03");
      this.#heard = "";
      await this.write("\r\x01");
      await this.#expect(BANNER, { overall: ms });
      this.inRawRepl = true;
      if (!again) return;
      // The board may answer every try: it is ready only after the last answer.
      while (await this.until(BANNER, { silence: QUIET }));
      await this.write("\r\x01");
      await this.#expect(BANNER);
    });
  }

  async leaveRawRepl() {
    await this.write("\r\x02");
    this.inRawRepl = false;
  }

  // Runs code: what it printed, and its trace-back.
  async run(code, silence) {
    await this.start(code);
    const printed = await this.#expect("\x04", { silence });
    const fault = await this.#expect("\x04", { silence });
    return [printed.slice(0, -1), fault.slice(0, -1)];
  }

  // Starts code, by raw paste where the board knows it.
  async start(code) {
    const bytes = binary(code);
    await this.#expect(">");
    if (this.#rawPaste) {
      await this.write("\x05A\x01");
      const answer = await this.read(2);
      if (answer === "R\x01") return this.#paste(bytes);
      if (answer !== "R\x00") await this.#expect("w REPL; CTRL-B to exit\r\n>");
      this.#rawPaste = false;
    }
    for (let at = 0; at < bytes.length; at += PIECE) {
      await this.write(bytes.slice(at, at + PIECE));
      await wait(10);
    }
    await this.write("\x04");
    if ((await this.read(2)) !== "OK") throw new LinkLost("link_lost", "the code is not accepted");
  }

  // Types a line at the friendly prompt; false if the board does not take it.
  typeLine(line, ms) {
    return this.limit(ms, async () => {
      await this.leaveRawRepl();
      await this.until(">>> ", { silence: ms });
      await this.write(line + "\r");
      return (await this.until(line + "\r\n", { silence: ms })).endsWith(line + "\r\n");
    });
  }

  // The board says how many bytes it takes, and when it takes as many again.
  async #paste(bytes) {
    const size = await this.read(2);
    const window = size.charCodeAt(0) + 256 * size.charCodeAt(1);
    let allowed = window;
    for (let at = 0; at < bytes.length; ) {
      while (!allowed || this.#heard) {
        const answer = await this.read(1);
        if (answer === "\x01") allowed += window;
        else if (answer === "\x04") return this.write("\x04"); // it has had enough: its fault follows
        else throw new LinkLost("link_lost", "unexpected answer while pasting");
      }
      const piece = bytes.slice(at, at + allowed);
      await this.write(piece);
      allowed -= piece.length;
      at += piece.length;
    }
    await this.write("\x04");
    await this.#expect("\x04");
  }

  async #expect(ending, options) {
    const heard = await this.until(ending, options);
    if (!heard.endsWith(ending)) throw new LinkLost("link_lost", "no answer in time");
    return heard;
  }

  async #listen() {
    try {
      for (;;) {
        const { value, done } = await this.#reader.read();
        if (done) break;
        this.#heard += text(value);
        this.#more(true);
      }
      this.#lose(new Error("the port is closed"));
    } catch (error) {
      this.#lose(error);
    }
  }

  #lose(error) {
    this.#gone ??= error;
    this.#more(false);
  }

  #take(count) {
    const taken = this.#heard.slice(0, count);
    this.#heard = this.#heard.slice(count);
    return taken;
  }

  #check() {
    if (this.#gone) throw new LinkLost("link_lost", String(this.#gone.message ?? this.#gone), true);
    if (Date.now() > this.#end) throw new LinkLost("link_lost", "no answer in time");
  }

  #left(ms) {
    return Math.max(0, Math.min(ms, this.#end - Date.now()));
  }

  // Did more bytes come?
  async #wait(ms) {
    this.#check();
    const came = await this.#pause(this.#left(ms));
    this.#check();
    return came;
  }

  #pause(ms) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#more(false), ms);
      this.#more = (came) => {
        this.#more = () => {};
        clearTimeout(timer);
        resolve(came);
      };
    });
  }
}

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// UTF-8 as characters of one byte each, and back.
const binary = (code) => text(new TextEncoder().encode(code));
export const decoded = (bytes) => new TextDecoder().decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)));

function text(bytes) {
  let said = "";
  for (let at = 0; at < bytes.length; at += 8192) said += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return said;
}
