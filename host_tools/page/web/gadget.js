// The unchanged firmware on MicroPython for WebAssembly, with the page's parts as its hardware.
// No document in here: node replays the same scripts with the same code.

// When JavaScript forgets something of Python's, MicroPython would free it, however late, in the
// newest MicroPython of the page: that of another life, which then breaks. So nothing is freed
// before all of its memory is; what the page calls it keeps instead of asking for it each time.
Object.defineProperty(globalThis, "pyProxyFinalizationRegistry", {
  get: () => ({ register() {} }),
  set() {},
});

// `files`: path -> bytes.
export async function bootGadget({ loadMicroPython, wasm, files, parts, main = "start", heap, print = () => {} }) {
  const python = await loadMicroPython({ url: wasm, stdout: print, stderr: print, ...(heap && { heapsize: heap }) });
  const folders = new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf("/") + 1)));
  for (const folder of folders) if (folder) python.FS.mkdirTree("/" + folder);
  for (const [path, data] of Object.entries(files)) python.FS.writeFile("/" + path, data);
  python.registerJsModule("_hw", hardware(parts));
  const module = python.pyimport(main);
  return new Proxy({}, { get: (known, name) => (known[name] ??= module[name]) });
}

// What firmware/boards/browser.py finds in `_hw`. Bytes travel as hex digits: MicroPython hands
// a string over at once, but bytes one by one. Nothing here throws: Python could not catch it.
function hardware({ flash, panel, buttons, entropy, sound, light, clock, language = "en", extra = {} }) {
  return {
    read: (name, start, size) => {
      const data = flash.bytes(name);
      return data && hex(data.subarray(start, size < 0 ? data.length : start + size));
    },
    size: (name) => flash.size(name),
    names: () => flash.names().join("\n"),
    free: () => flash.free().join(" "),
    append: (name, digits) => flash.append(name, unhex(digits)),
    replace: (name, digits) => flash.replace(name, unhex(digits)),
    rename: (old, name) => flash.rename(old, name),
    remove: (name) => flash.remove(name),
    i2c: (address, digits) => panel.write(unhex(digits)),
    buttons: () => buttons(),
    entropy: (count) => hex(entropy(count)),
    play: (tune) => sound.play(tune),
    playing: () => sound.playing,
    light: (on) => light.set(on),
    clock: () => String(clock()),
    language: () => language,
    ...extra,
  };
}

export function hex(data) {
  let digits = "";
  for (const byte of data) digits += byte.toString(16).padStart(2, "0");
  return digits;
}

export function unhex(digits) {
  const data = new Uint8Array(digits.length / 2);
  for (let i = 0; i < data.length; i++) data[i] = parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  return data;
}
