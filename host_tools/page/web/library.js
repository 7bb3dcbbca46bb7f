// My games: journals in IndexedDB, and beside each what the Python core made of it. The core is in
// a worker; a game counts as stored when its transaction is complete.

const STRICT = { durability: "strict" };
const NOTE = "signalbox my games"; // what localStorage remembers: how many games there were

export class Library {
  #database;
  #worker = new Worker("core_worker.js", { type: "module" });
  #waiting = new Map();
  #id = 0;
  #rows = new Map(); // uid -> what the database has
  lost = 0; // games that the browser has removed
  unsafe = false; // nothing is stored at all

  static async open() {
    const library = new Library();
    library.#worker.onmessage = ({ data }) => library.#hear(data);
    library.#worker.onerror = (event) => library.#fail(event.message ?? "");
    try {
      library.#database = await openDatabase();
    } catch {
      library.unsafe = true;
    }
    const games = library.unsafe ? [] : await done(library.#games("readonly").getAll());
    for (const game of games) library.#rows.set(game.uid, game);
    await library.ask("load", games);
    const note = library.note();
    library.lost = Math.max(0, note.games - games.length);
    library.#remember({ games: games.length });
    return library;
  }

  get size() {
    return this.#rows.size;
  }

  // Calls a function of my_games.py.
  ask(name, ...values) {
    const id = ++this.#id;
    this.#worker.postMessage({ id, name, values });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  page(name, given, language) {
    return this.ask("page", name, JSON.stringify(given), language);
  }

  async digests() {
    return new Set((await this.ask("digests")).split("\n"));
  }

  // Examines a journal by replay and stores it: {outcome, row}. Throws when it cannot be stored.
  async add(data, seen, zones = "") {
    const { outcome, row, data: now, before } = await this.ask("add", data, seen, zones);
    const game = { uid: row.uid, row: JSON.stringify(row), data: now };
    if (this.#rows.get(row.uid)?.row !== game.row || outcome !== "known") {
      try {
        await this.#write((games) => games.put(game));
      } catch (error) {
        await this.ask("undo", row.uid, before && this.#rows.get(row.uid));
        throw Object.assign(new Error(error?.message ?? "full"), { key: "store_full" });
      }
      this.#rows.set(row.uid, game);
      this.#remember({ games: this.size });
    }
    return { outcome, row };
  }

  async remove(uid) {
    await this.#write((games) => games.delete(uid));
    this.#rows.delete(uid);
    // It may have been an exported one: rather remind too early.
    this.#remember({ games: this.size, exported: Math.max(0, this.note().exported - 1) });
    await this.ask("remove", uid);
  }

  // [name, bytes] of every journal.
  journals() {
    return [...this.#rows.values()].map(({ uid, data }) => [`${uid}.jnl`, data]);
  }

  journal(uid) {
    return this.#rows.get(uid)?.data ?? null;
  }

  // May the browser remove the games when space is short? Asks it not to.
  async persist() {
    if (this.unsafe || !navigator.storage?.persist) return false;
    return (await navigator.storage.persisted()) || navigator.storage.persist();
  }

  exported() {
    this.#remember({ exported: this.size });
  }

  // {games, exported}: as many as there were last, and as were exported last.
  note() {
    try {
      return { games: 0, exported: 0, ...JSON.parse(localStorage.getItem(NOTE) ?? "{}") };
    } catch {
      return { games: 0, exported: 0 };
    }
  }

  #remember(part) {
    try {
      localStorage.setItem(NOTE, JSON.stringify({ ...this.note(), ...part }));
    } catch {
      // The browser keeps nothing: `unsafe` says so.
    }
  }

  #games(mode) {
    return this.#database.transaction("games", mode, STRICT).objectStore("games");
  }

  #write(act) {
    if (this.unsafe) return Promise.resolve(); // until the page is closed
    const games = this.#games("readwrite");
    return new Promise((resolve, reject) => {
      games.transaction.oncomplete = resolve;
      games.transaction.onabort = () => reject(games.transaction.error);
      act(games);
    });
  }

  #hear({ id, value, error }) {
    const { resolve, reject } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) resolve(value);
    else reject(new Error(error));
  }

  #fail(message) {
    for (const { reject } of this.#waiting.values()) reject(new Error(message));
    this.#waiting.clear();
  }
}

function openDatabase() {
  const request = indexedDB.open("signalbox games", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "uid" });
  return done(request);
}

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
