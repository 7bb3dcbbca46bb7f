"""The browser and the server under test, and a person who plays."""

import http.server
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
FLAGS += ("--autoplay-policy=user-gesture-required",)
READY = "html[data-ready]"
PATIENCE_MS = 120_000  # a busy machine may be slow: no test is about its speed
TICK_MS = 60  # longer than a step of any animation; five of them are longer than words take
LOCALES = {"en": "en-GB", "de": "de-AT", "fr": "fr-FR"}  # of visitors from near and far
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
KEYS = {
    **{"up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight"},
    **{"a": "a", "b": "b"},
}
PIXELS = """() => {
  const canvas = document.getElementById("oled");
  const { data } = canvas.getContext("2d").getImageData(0, 0, 128, 64);
  const lit = new Uint8Array(128 * 64);
  for (let i = 0; i < lit.length; i++) lit[i] = data[4 * i + 1] > 60 ? 49 : 48; // "1" or "0"
  return new TextDecoder().decode(lit);
}"""

# The picture once it has stood still for longer than an animation's step, and long enough for the
# words about it. The page's own timers count, in whose order a stall of the machine changes
# nothing; and a write that is under way is waited for, because its picture comes after it
# (`written` false: not even for that).
# Where the page keeps no database, as with an emulated Pico, there is nothing to wait for.
STILL = f"""async (written) => {{
  const tick = () => new Promise((resolve) => setTimeout(resolve, {TICK_MS}));
  const result = (request) => new Promise((resolve) => {{
    request.onsuccess = () => resolve(request.result);
  }});
  const found = (await indexedDB.databases()).some(({{ name }}) => name === "signalbox");
  const flash = written && found ? await result(indexedDB.open("signalbox")) : null;
  try {{
    let seen = null;
    for (let ticks = 0, still = 0; ticks < {PATIENCE_MS // TICK_MS}; ticks++) {{
      if (flash) await result(flash.transaction("files").objectStore("files").count());
      await tick();
      const now = ({PIXELS})();
      still = now === seen ? still + 1 : 0;
      if (still === 5) return now;
      seen = now;
    }}
  }} finally {{
    flash?.close();
  }}
  throw new Error("the picture never stands still");
}}"""

# A page that is resized has been drawn again: in the first frame it hears of it.
TWO_FRAMES = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""

# The journal of the running or the last game, read past the page from the browser's database.
JOURNAL = """() => new Promise((resolve) => {
  const request = indexedDB.open("signalbox");
  request.onsuccess = () => {
    const files = request.result.transaction("files").objectStore("files");
    const all = files.getAllKeys();
    all.onsuccess = () => {
      const names = all.result.filter((name) => /^g\\d{5}\\.(jnl|fin|cop)$/.test(name));
      names.sort();
      const last = names.find((name) => name.endsWith("jnl")) ?? names.at(-1);
      if (!last) return resolve((request.result.close(), ""));
      files.get(last).onsuccess = (event) => {
        request.result.close();
        resolve(new TextDecoder().decode(event.target.result));
      };
    };
  };
})"""

# Does another journal than this come to be there?
WRITTEN = f"""async (before) => {{
  for (let ticks = 0; ticks < {PATIENCE_MS // TICK_MS}; ticks++) {{
    if (await ({JOURNAL})() !== before) return true;
    await new Promise((resolve) => setTimeout(resolve, {TICK_MS}));
  }}
  return false;
}}"""


class Server:
    """`signalbox sim` as a person starts it."""

    command = ("sim", "--no-open")
    signalbox = Path(sys.executable).parent / "signalbox"

    def __init__(self, *options: str, files: int = 0, **environment: str) -> None:
        """`files` is how many the process may have open at once."""
        command = [self.signalbox, *self.command, *options]
        if files:
            command = ["prlimit", f"--nofile={files}", *command]
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=os.environ | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/\S*", line)
        assert found, line + self.process.stdout.read()
        self.address, self.port = found[0], int(found[1])

    def interrupt(self) -> tuple[int, str]:
        """Ctrl-C: exit code and what it said."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        said, _ = self.process.communicate(timeout=PATIENCE_MS / 1000)
        return self.process.returncode, said


class Pages(Server):
    """`signalbox web` the same way."""

    command = ("web", "--no-open")


class WebHost(http.server.ThreadingHTTPServer):
    """Any web host: it serves a folder, and knows nothing of Signalbox."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self.server_port}/"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.shutdown()
        self.server_close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_args) -> None:
        pass


def launch(playwright):
    env = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    return playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS), env=env)


class Onlooker:
    """Looks at one page on many screens, as in a browser that is resized or zoomed."""

    def __init__(self, page) -> None:
        self.page = page
        self._session = page.context.new_cdp_session(page)

    def at(self, width: int, height: int, scale: float = 1, phone: bool = False):
        screen = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": phone}
        self._session.send("Emulation.setDeviceMetricsOverride", screen)
        self._session.send("Emulation.setTouchEmulationEnabled", {"enabled": phone})
        self.page.wait_for_function(f"() => devicePixelRatio === {scale}")
        self.page.evaluate(TWO_FRAMES)
        return self.page


class Visitor:
    """Plays on the page with the mouse; `by` chooses keys or fingers instead."""

    def __init__(self, page, by: str = "mouse") -> None:
        self.page = page
        self.by = by
        self._fingers = None

    def open(self, address: str) -> "Visitor":
        self.page.goto(address)
        self.page.wait_for_selector(READY)
        return self

    def tap(self, button: str) -> None:
        """A tap of no length: however busy the machine is, it never grows into a hold."""
        if self.by == "keys":
            self.page.keyboard.press(KEYS[button])
        elif self.by == "touch":
            self.page.touchscreen.tap(*self._middle(button))
        else:
            self.page.mouse.click(*self._middle(button))

    def press(self, button: str) -> None:
        """A press that changes the picture."""
        before = self.rest()
        self.tap(button)
        self.until(f"before => ({PIXELS})() !== before", before)

    def until(self, condition: str, arg=None) -> None:
        """Wait for it; a look in every frame would keep the browser busy drawing."""
        self.page.wait_for_function(condition, arg=arg, polling=TICK_MS)

    def hold(self, button: str) -> None:
        """Hold the button until the gadget has written something down, as people do."""
        before = self.page.evaluate(JOURNAL)
        self.down(button)
        if not self.page.evaluate(WRITTEN, before):
            raise AssertionError(f"holding {button} does nothing: {self.words()}")
        self.up(button)

    def pixels(self) -> str:
        return self.page.evaluate(PIXELS)

    def see_dark(self) -> None:
        """Wait until no pixel is lit."""
        self.see("0" * (128 * 64))

    def see(self, pixels: str) -> None:
        """Wait until the screen shows this picture."""
        self.until(f"wanted => ({PIXELS})() === wanted", pixels)

    def picture(self) -> bytes:
        """The picture as the panel keeps it: eight pages, the lowest bit on top."""
        lit = self.pixels()
        return bytes(
            sum(int(lit[(8 * page + bit) * 128 + x]) << bit for bit in range(8))
            for page in range(8)
            for x in range(128)
        )

    def rest(self, written: bool = True) -> str:
        """The picture at rest; `written` false does not wait for the browser's database."""
        return self.page.evaluate(STILL, written)

    def words(self) -> str:
        """What the live region says once the picture is at rest."""
        self.rest()
        return self.page.locator("#words").text_content()

    def shown(self) -> str:
        """Everything that the screen says, once the picture is at rest."""
        self.rest()
        return self.page.locator("#words-shown").text_content()

    def hear(self, text: str, region: str = "words") -> None:
        """Wait until the live region says this."""
        says = "([region, text]) => document.getElementById(region).textContent.includes(text)"
        try:
            self.until(says, [region, text])
        except Exception as error:
            shown = self.page.locator("#words-shown, #notice").all_text_contents()
            raise AssertionError(f"{text!r} is never said: {shown}, {self.journal()}") from error

    def read(self, text: str) -> None:
        """Wait until the screen says this, for longer than the live region does."""
        self.hear(text, "words-shown")

    def journal(self) -> list[dict]:
        """The events of the running or the last game, as the flash holds them."""
        text = self.page.evaluate(JOURNAL)
        return [json.loads(line[:-9]) for line in text.splitlines()]

    def down(self, button: str) -> None:
        if self.by == "keys":
            self.page.keyboard.down(KEYS[button])
        elif self.by == "touch":
            self._touch(button, "touchStart")
        else:
            self.page.mouse.move(*self._middle(button))
            self.page.mouse.down()

    def up(self, button: str) -> None:
        if self.by == "keys":
            self.page.keyboard.up(KEYS[button])
        elif self.by == "touch":
            self._touch(button, "touchEnd")
        else:
            self.page.mouse.up()

    def _touch(self, button: str, kind: str) -> None:
        x, y = self._middle(button)
        points = [{"x": x, "y": y}] if kind == "touchStart" else []
        self._fingers = self._fingers or self.page.context.new_cdp_session(self.page)
        self._fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def _middle(self, button: str) -> tuple[float, float]:
        box = self.page.locator(f"[data-button={button}]").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
