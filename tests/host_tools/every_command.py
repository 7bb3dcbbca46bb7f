"""Every command of `signalbox` with closed, full and abandoned streams, each in a process of its
own: `python -m tests.host_tools.every_command FOLDER` prints [[command, way, code, said], ...].

The processes are forked from this one, which has loaded the commands already.
"""

import gc
import importlib
import io
import json
import os
import sys
from contextlib import redirect_stdout, suppress
from pathlib import Path

from host_tools import cli, store
from host_tools.board import deploy, sync
from host_tools.commands import TABLE
from tests.host_tools.journals import played, write
from tests.support.sizes import SOAK

LOADED = (deploy, store, sync)
NO_PORT = ("--device", "/dev/no-such-port")


def words_of(command: str, work: Path) -> list[str]:
    """What makes the command do its work; without a board, it says that there is none."""
    games = work.parent / "games"
    words = {
        "sim": ["--port", "99999"],
        "web": ["--port", "99999"],
        "sync": ["--from", games],
        "show": ["ffff"],
        "verify": [games / "g00001.jnl"],
        "export": ["csv", "-"],
        "backup": [work / "backup.sqlite"],
        "restore": [games / "no-backup"],
        "score": ["--sample"],
        "rival": ["ABC234", "--level", "easy"],
        "coach": ["--play", "--steps", "1", "ABC234"],
        "par": ["ABC234", "--games", "1", "--steps", "1"],
        "sheet": [work / "sheet.pdf"],
        "rules": ["railroad"],
        "demo": ["--out", work / "demo", "--games", "1", "--seed", "1"],
        "image": [work / "image", "--board", "esp32"],
        "bundle": [work / "bundle", "--py"],
        "build-site": [work / "site"],
    }
    words |= dict.fromkeys(("certify", "deploy", "doctor", "names", "settings"), NO_PORT)
    return [command, *map(str, words.get(command, ()))]


def closed(number: int) -> None:
    os.close(number)
    setattr(sys, ("stdin", "stdout", "stderr")[number], None)


def into(number: int, stream: int = 1) -> None:
    os.dup2(number, stream)
    new = os.fdopen(stream, "w", encoding="utf-8")
    setattr(sys, ("stdin", "stdout", "stderr")[stream], new)


def left() -> int:
    """A pipe whose reader has gone."""
    reader, writer = os.pipe()
    os.close(reader)
    return writer


WAYS = {
    "input closed": lambda: closed(0),
    "output closed": lambda: closed(1),
    "errors closed": lambda: closed(2),
    "output full": lambda: into(os.open("/dev/full", os.O_WRONLY)),
    "errors full": lambda: into(os.open("/dev/full", os.O_WRONLY), 2),
    "reader left": lambda: into(left()),
}


def run(command: str, way: str, work: Path) -> tuple[int, str]:
    """Exit code, and what came on standard error."""
    said = work / "said.txt"
    child = os.fork()
    if not child:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.dup2(os.open(said, os.O_WRONLY | os.O_CREAT), 2)
        WAYS[way]()
        sys.argv = ["signalbox", *words_of(command, work)]
        cli.main()
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status), said.read_text(encoding="utf-8")


def load() -> None:
    """Import the commands and all that they import themselves."""
    for place in TABLE.values():
        importlib.import_module("host_tools.commands." + place.rpartition(".")[0])
    for words in (["games", "--limit", "1"], ["rules", "dice"]):
        sys.argv = ["signalbox", *words]
        with suppress(SystemExit), redirect_stdout(io.TextIOWrapper(io.BytesIO())):
            cli.main()


def main(folder: Path) -> None:
    os.environ["SIGNALBOX_DB"] = str(folder / "store.sqlite")
    write(folder / "games", played(4))
    load()
    gc.freeze()  # no child need look through it
    found = []
    for at, command in enumerate(TABLE):
        for way in WAYS if SOAK else [list(WAYS)[at % len(WAYS)]]:
            work = folder / f"{command} {way}"
            work.mkdir()
            found.append([command, way, *run(command, way, work)])
    print(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
