// The gadget's flash: files in IndexedDB with a copy in memory, because MicroPython reads and
// writes without waiting. Every write is one transaction; IndexedDB keeps their order, so that
// a cut at any moment leaves a prefix of what was written. The page shows a picture only when
// the writes before it are `settled()`: what the screen says is on the flash.

const BLOCK = 4096;
const BLOCKS = 352; // the file system of a Pico
const SYSTEM_BLOCKS = 4; // what the file system itself and the folder take there
const STRICT = { durability: "strict" };
const ENOENT = 2;
const EIO = 5;
const ENOSPC = 28;

export class Flash {
  #files = new Map();
  #database;
  #pending = new Set();
  #last = Promise.resolve();
  #cut = false;
  changed = () => {};
  failed = () => {};
  error = 0;

  // A database of null keeps the files in memory only (node, or a browser that refuses storage).
  constructor(database = null) {
    this.#database = database;
  }

  static async open(name = "signalbox") {
    const flash = new Flash(await openDatabase(name));
    const store = flash.#database.transaction("files").objectStore("files");
    const [names, contents] = await Promise.all([
      done(store.getAllKeys()),
      done(store.getAll()),
    ]);
    names.forEach((key, i) => flash.#files.set(key, contents[i]));
    return flash;
  }

  names() {
    return [...this.#files.keys()].sort();
  }

  bytes(name) {
    return this.#files.get(name) ?? null;
  }

  size(name) {
    return this.#files.get(name)?.length ?? -1;
  }

  free() {
    let used = SYSTEM_BLOCKS;
    for (const data of this.#files.values()) used += blocks(data.length);
    return [Math.max(0, BLOCKS - used), BLOCKS];
  }

  // The writing calls answer 0, or the number of the OSError that the board shall raise.
  append(name, data) {
    const old = this.#files.get(name) ?? new Uint8Array();
    const whole = new Uint8Array(old.length + data.length);
    whole.set(old);
    whole.set(data, old.length);
    return this.replace(name, whole);
  }

  replace(name, data) {
    const held = this.#files.has(name) ? blocks(this.size(name)) : 0;
    if (blocks(data.length) - held > this.free()[0]) return ENOSPC;
    return this.#write((files) => files.put(data, name), () => this.#files.set(name, data));
  }

  rename(old, name) {
    const data = this.#files.get(old);
    if (!data) return ENOENT;
    const move = (files) => {
      files.put(data, name);
      files.delete(old);
    };
    return this.#write(move, () => {
      this.#files.delete(old);
      this.#files.set(name, data);
    });
  }

  remove(name) {
    if (!this.#files.has(name)) return ENOENT;
    return this.#write((files) => files.delete(name), () => this.#files.delete(name));
  }

  get busy() {
    return this.#pending.size > 0;
  }

  settled() {
    return this.#last;
  }

  // The plug is out: what has not reached the flash never will.
  async cut() {
    this.#cut = true;
    for (const transaction of [...this.#pending].reverse()) abort(transaction);
    await this.#last;
    this.#database?.close();
  }

  #write(change, mirror) {
    if (this.#cut || this.error) return this.error || EIO;
    if (this.#database) this.#commit(change);
    if (this.error) return this.error;
    mirror();
    this.changed();
    return 0;
  }

  #commit(change) {
    try {
      const transaction = this.#database.transaction("files", "readwrite", STRICT);
      this.#pending.add(transaction);
      this.#last = new Promise((resolve) => {
        const ended = (failed) => {
          this.#pending.delete(transaction);
          if (failed && !this.#cut) this.#fail(ENOSPC); // the browser's quota is used up
          resolve();
        };
        transaction.oncomplete = () => ended(false);
        transaction.onabort = () => ended(true);
      });
      change(transaction.objectStore("files"));
    } catch {
      this.#fail(EIO); // the browser took the database away, as when its data are cleared
    }
  }

  #fail(number) {
    this.error = number;
    this.failed();
  }
}

function blocks(size) {
  return Math.max(1, Math.ceil(size / BLOCK));
}

function abort(transaction) {
  try {
    transaction.abort();
  } catch (error) {
    if (error.name !== "InvalidStateError") throw error; // it was written already
  }
}

function openDatabase(name) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore("files");
  return done(request);
}

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
