// node link.mjs FOLDER: the page's link.js for tests in Python. A line of stdin is a call in JSON,
// a line of stdout its answer. A TCP port of an emulated board takes the part of a serial port.

import { createConnection } from "node:net";
import { createInterface } from "node:readline";
import { Duplex } from "node:stream";
import { pathToFileURL } from "node:url";

const load = (name) => import(pathToFileURL(`${process.argv[2]}/${name}`).href);
const { Board, opened } = await load("link.js");
const { update } = await load("file_update.js");

class TcpPort {
  constructor(port) {
    this.number = port;
  }

  open() {
    return new Promise((resolve, reject) => {
      this.socket = createConnection({ port: this.number, host: "127.0.0.1", noDelay: true });
      this.socket.once("error", reject);
      this.socket.once("connect", () => {
        this.socket.on("error", () => {}); // the streams say it
        Object.assign(this, Duplex.toWeb(this.socket));
        resolve();
      });
    });
  }

  async close() {
    this.socket.destroy();
  }
}

const bytes = (value) => (value?.hex === undefined ? value : Uint8Array.from(Buffer.from(value.hex, "hex")));
const plain = (value) => (value instanceof Uint8Array ? { hex: Buffer.from(value).toString("hex") } : value ?? null);

let board = null;
const calls = {
  open: async (port, session, patience) => {
    board = new Board(await opened(() => new TcpPort(port), patience), session);
  },
  stopped: () => board.stopped,
  update: (files) => {
    const named = Object.entries(files).map(([path, data]) => [path, bytes(data)]);
    return update(board, Object.fromEntries(named));
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...values] = JSON.parse(line);
  let answer;
  try {
    const done = calls[name] ? await calls[name](...values) : await board[name](...values.map(bytes));
    answer = { value: plain(done) };
  } catch (error) {
    answer = { error: error.name, key: error.key ?? "", says: error.why ?? error.message };
  }
  console.log(JSON.stringify(answer));
}
process.exit(0);
