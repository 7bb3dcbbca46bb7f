"""`signalbox sim` and `signalbox build-site`, as a person uses them."""

import http.client
import json
import re
import socket
import subprocess
import sys
import zlib
from pathlib import Path

from host_tools.page import handbook, site
from tests.browser.gear import PATIENCE_MS, ROOT, Server, Visitor

SIGNALBOX = Path(sys.executable).parent / "signalbox"


def get(port: int, path: str = "/", host: str | None = None):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_MS / 1000)
    connection.request("GET", path, headers={"Host": host} if host else {})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, answer.getheader("content-type"), body


def test_it_serves_this_computer_only_and_ends_cleanly_on_ctrl_c():
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        taken = busy.getsockname()[1]
        server = Server("--port", str(taken))
        assert server.port != taken  # the port was busy: another one
    listening = subprocess.run(
        ["cat", f"/proc/{server.process.pid}/net/tcp"], capture_output=True, text=True, check=True
    ).stdout
    assert f"0100007F:{server.port:04X}" in listening
    assert f"00000000:{server.port:04X}" not in listening
    assert get(server.port)[0] == 200
    assert get(server.port, "/micropython/micropython.wasm")[1] == "application/wasm"
    assert get(server.port, "/app.js")[1].startswith("text/javascript")
    assert get(server.port, "/../pyproject.toml")[0] == 404
    assert get(server.port, host="elsewhere.example")[0] == 421
    assert server.interrupt() == (0, "Signalbox has ended.\n")


def test_no_other_site_may_frame_the_page():
    server = Server()
    try:
        for path, host in (("/", None), ("/app.js", None), ("/none", None), ("/", "a.example")):
            connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
            connection.request("GET", path, headers={"Host": host} if host else {})
            reported = connection.getresponse().headers
            connection.close()
            policy = reported["Content-Security-Policy"]
            assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy, path
            assert reported["X-Frame-Options"] == "DENY"
            assert reported["X-Content-Type-Options"] == "nosniff"
            assert reported["Referrer-Policy"] == "no-referrer"
    finally:
        server.interrupt()


def build(folder: Path) -> subprocess.CompletedProcess:
    return subprocess.run(
        [SIGNALBOX, "build-site", folder], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_the_site_is_complete_and_works_under_any_path(context_of, tmp_path):
    """A plain web server that knows nothing of us, and a folder that is not its root."""
    done = build(tmp_path / "any" / "where")
    assert done.returncode == 0, done.stderr
    command = [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1", "0"]
    plain = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        assert plain.stdout is not None
        port = int(re.search(rb"port (\d+)", plain.stdout.readline())[1])
        page = context_of().new_page()
        visitor = Visitor(page).open(f"http://127.0.0.1:{port}/any/where/")
        visitor.hear("Signalbox")
        page.evaluate("navigator.serviceWorker.ready")
    finally:
        plain.terminate()
        plain.communicate()


def test_the_site_names_no_other_address_and_holds_no_other_board(tmp_path):
    assert build(tmp_path / "site").returncode == 0
    files = {
        path.relative_to(tmp_path / "site").as_posix(): path.read_bytes()
        for path in (tmp_path / "site").rglob("*")
        if path.is_file()
    }
    named = {"esptool/bundle.js": {b"https://github.com/nodeca/pako"}}  # in a comment, its licence
    texts = handbook.files()  # they may link to others; their policy lets them load nothing there
    for name, data in files.items():
        if name.endswith((".js", ".html", ".css", ".webmanifest")) and name not in texts:
            found = re.findall(rb"https?://[^\s\"'`]+", data)
            assert set(found) <= named.get(name, {b"http://www.w3.org/2000/svg"}), name
    listed = json.loads(re.search(rb"FILES = (\[.*?\]);", files["sw.js"])[1])
    assert set(listed) == {"./", *files} - {"sw.js"}
    own = json.loads(zlib.decompress(files["firmware.pack"]).partition(b"\n")[0])
    boards = [name for name in own if "/boards/" in name]
    assert sorted(boards) == [f"firmware/boards/{n}.mpy" for n in ("__init__", "browser", "oled")]


def test_building_twice_gives_the_same_and_nothing_else_is_overwritten(tmp_path):
    assert build(tmp_path / "site").returncode == 0
    worker = (tmp_path / "site" / "sw.js").read_bytes()
    assert build(tmp_path / "site").returncode == 0
    assert (tmp_path / "site" / "sw.js").read_bytes() == worker
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("precious", encoding="ascii")
    done = build(tmp_path / "mine")
    assert done.returncode == 2
    assert "holds other files" in done.stderr and "Traceback" not in done.stderr
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["thesis.txt"]


PICTURES = (".png", ".svg")
MOST = 2_500_000  # bytes, without pictures and without images of boards


def test_the_site_is_small(tmp_path):
    site.build(tmp_path / "site")
    sizes = {
        path.relative_to(tmp_path / "site").as_posix(): path.stat().st_size
        for path in (tmp_path / "site").rglob("*")
        if path.is_file() and path.suffix not in PICTURES
    }
    assert sum(sizes.values()) < MOST, sorted(sizes.items(), key=lambda one: -one[1])[:10]
