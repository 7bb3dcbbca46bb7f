"""Two small firmwares, old and new, and a quick board that gets them by `signalbox deploy`."""

from collections.abc import Callable

import pytest

from host_tools.board import deploy
from tests.host_tools.quick_board import BOOT, QuickBoard
from tests.host_tools.terminal import Ran, signalbox  # noqa: F401 # a fixture

Files = dict[str, bytes]
BOOT_TEXT = BOOT.read_bytes()
BIG = bytes(range(256)) * 16  # one block
# What the gadget shows meanwhile is written to a file.
PANEL = b"def panel_and_files():\n    return None, None\n"
SHOWN = b"""
def draw(display, storage, *what):
    with open("/data/shown", "a") as f:
        print(what, file=f)
"""
SAME = {
    "/lib/firmware/__init__.py": b"",
    "/lib/firmware/boards/__init__.py": PANEL,
    "/lib/firmware/ui/computer_picture.py": SHOWN,
    "/lib/adafruit_ssd1306.py": b"V = 'the same in all versions'\n",
}
MAIN = b"from firmware import one, version\nwith open('/data/started', 'w') as f:\n"
MAIN += b"    f.write(one.V + ' ' + version.VERSION + ' %s')\n"
GAME = {"/data/g00001.fin": b"a game\n"}
OLD = SAME | {
    "/boot.py": BOOT_TEXT + b"# old\n",
    "/main.py": MAIN % b"old",
    "/lib/firmware/one.py": b"V = 'old'\n",
    "/lib/firmware/version.py": b"VERSION, BUILD = 'old', '12345678'\n",
    "/lib/firmware/gone.py": b"V = 'gone'\n",
}
NEW = SAME | {
    "/boot.py": BOOT_TEXT,
    "/main.py": MAIN % b"new",
    "/lib/firmware/one.py": b"V = 'new'\n",
    "/lib/firmware/version.py": b"VERSION, BUILD = 'new', '90abcdef'\n",
    "/lib/firmware/new/one.py": BIG,
}
ALL_NEW = tuple(path for path in NEW if NEW[path] != OLD.get(path))
# What its `deploy` has put on a board, and a boot.py that knows nothing of /update.
OF_0_1_0 = {
    "/boot.py": b"import os\nif 'app' in os.listdir('/'):\n    os.chdir('/app')\n",
    "/app/main.py": b"print('0.1.0')\n",
    "/app/version": b"0.1.0\n",
    "/app/firmware/__init__.py": b"",
    "/app/firmware/version.py": b"VERSION = '0.1.0'\n",
    "/app/firmware/games.railroad.room": BIG * 3,
}


@pytest.fixture
def quick(tmp_path) -> Callable[..., QuickBoard]:
    def make(files: Files | None = None, **about) -> QuickBoard:
        return QuickBoard(tmp_path, files, **about)

    return make


@pytest.fixture
def deployed(signalbox, monkeypatch) -> Callable[..., Ran]:  # noqa: F811
    """Deploy these files in the place of Signalbox's own."""

    def run(there: QuickBoard, *words: str, files: Files = NEW) -> Ran:
        wanted = {path[1:]: data for path, data in files.items()}
        monkeypatch.setattr(deploy, "files_of", lambda board, py: wanted)
        return signalbox("deploy", "--device", there.port, *words)

    return run


def firmware(there: QuickBoard) -> Files:
    return {path: data for path, data in there.files().items() if not path.startswith("/data")}
