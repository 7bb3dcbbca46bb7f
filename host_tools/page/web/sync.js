// Brings a gadget's games home: they are fetched, verified by replay and stored; only then are they
// marked as copied on the gadget, as host_tools/board/sync.py does. After an interruption the next
// try does the rest.

import { LinkLost } from "./cable.js";
import { BoardSays, connected, quoted } from "./link.js";

const DATA = "/data";
const ZONES = `${DATA}/clock`; // as host_tools/common/zones.py calls it

export async function bringHome(port, { session, library, now = seconds(), progress = () => {} }) {
  return connected(port, { session, show: "copying" }, async (board) => {
    const done = { new: [], longer: [], known: 0, faulty: [], empty: 0, signalbox: await running(board) };
    const zones = await setClock(board, library, now);
    const there = await digests(board, library);
    await copyGames(board, library, there, { now, zones, done, progress });
    await markCopied(board, there);
    return done;
  });
}

// {version, build, image} of the Signalbox on a board; null where there is none.
export async function running(board) {
  const said = await board.value("sb_signalbox()");
  return said && { version: String(said[0]), build: String(said[1]), image: Boolean(said[2]) };
}

// Every journal on the board, and what was set aside of games, with its digest. Never a secret.
async function digests(board, library) {
  const names = (await library.ask("journals_among", (await board.names(DATA)).join("\n"))).split("\n");
  const found = await board.hashesOf(names.filter(Boolean).sort().map((name) => `${DATA}/${name}`));
  return Object.entries(found).map(([path, digest]) => ({ path, digest }));
}

async function copyGames(board, library, there, { now, zones, done, progress }) {
  const known = await library.digests();
  const fresh = there.filter(({ digest }) => !known.has(digest));
  done.known += there.length - fresh.length;
  for (const [count, { path, digest }] of fresh.entries()) {
    progress(count, fresh.length);
    await board.show("copying", count, fresh.length);
    const data = await board.read(path);
    if (!data.length) {
      done.empty++; // the game never began
      continue;
    }
    if ((await sha256(data)) !== digest) throw new LinkLost("link_lost", `${path} came damaged`);
    const { outcome, row } = await library.add(data, now, zones);
    if (outcome === "known") done.known++;
    else done[outcome].push(row.uid);
    if (!row.sound) done.faulty.push(row.uid);
  }
  progress(fresh.length, fresh.length);
}

async function markCopied(board, there) {
  for (const { path } of there) {
    if (path.endsWith(".fin")) await board.rename(path, path.replace(/fin$/, "cop"));
  }
}

// Sets the board's clock, and writes down in which zone: the zones in which it was set.
export async function setClock(board, library, now) {
  const before = (await board.value(`bool(sb_is(${quoted(ZONES)}))`))
    ? new TextDecoder().decode(await board.read(ZONES))
    : "";
  const at = new Date(1000 * now);
  const fields = [
    at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), (at.getUTCDay() + 6) % 7,
    at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds(), 0,
  ];
  await board.run(`machine.RTC().datetime((${fields.join(",")}))`);
  const zones = await library.ask("zones", before, now);
  if (zones !== before) {
    try {
      await board.run("if 'data' not in sb_names('/'): os.mkdir('/data')");
      await board.replace(ZONES, new TextEncoder().encode(zones));
    } catch (error) {
      if (!(error instanceof BoardSays)) throw error; // a full flash: then this browser's day counts
    }
  }
  return zones;
}

export const seconds = () => Math.floor(Date.now() / 1000);

export async function sha256(data) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
