"""Whole pages as text: what a page said when somebody last looked at it is in tests/web/goldens.
Drawings are there by a number that changes with them, and of what is around every page there is
one example. `python -m tests.web.golden_pages` writes them all again: read the difference."""

import re
import sys
import tempfile
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path
from zlib import crc32

from starlette.testclient import TestClient

from firmware.version import VERSION
from host_tools.store import open_store, record_of
from host_tools.web.app import app
from host_tools.web.rights import Rights
from host_tools.web.serve import app_state
from tests.host_tools.evenings import SEEN, evening
from tests.host_tools.journals import cut, shared_code, with_sheets
from tests.support.local_zone import local_zone

GOLDENS = Path(__file__).with_name("goldens")
HERE = "http://127.0.0.1"
VOID = ("meta", "link", "input", "img", "br")
DRAWINGS = r"(<svg\b[^>]*>)(.*?)(</svg>)"
DATA = r'(<script type="application/json"[^>]*>)(.*?)(</script>)'
# Name of the golden file: address ({} is the ID of the game with this number) and language.
PAGES = {
    "history": ("/", "en"),
    "history.some": ("/?game=railroad&player=Ada&order=oldest", "de"),
    "history.none": ("/?text=nobody", "en"),
    "players": ("/players?game=railroad&since=2026-01-01", "de"),
    "statistics": ("/statistics", "de"),
    "statistics.some": ("/statistics?player=Björn&until=2026-06-01", "en"),
    "dice": ("/dice?game=dice", "en"),
    "add": ("/add", "en"),
    "download": ("/download", "de"),
    "log_in": ("/log-in?back=/dice", "en"),
    "sheet": ("/sheet", "de"),
    "game.paper": ("/game/{0}", "de"),
    "game.abandoned": ("/game/{1}?step=0", "en"),
    "game.dice": ("/game/{2}?step=2", "en"),
    "game.drawn": ("/game/{3}?step=30", "de"),
    "game.damaged": ("/game/{4}", "en"),
    "history.wrong": ("/?game=chess", "en"),
    "players.wrong": ("/players?since=soon", "de"),
    "statistics.wrong": ("/statistics?game=chess", "en"),
    "fault": ("/nothing", "de"),
}
WHOLE = ("history", "fault")  # the others without what is around them


def journals() -> list[bytes]:
    """One of each kind: somebody won, nobody knows who won, given up, damaged, still open."""
    damaged = bytearray(evening(3, "2026-03-04", [("Ada", 20), ("Cleo", 21)]))
    damaged[-40] ^= 1
    paper = [("Ada", 51), ("Björn", 38), ("Cleo", 12)]
    return [
        evening(1, "2026-01-02", paper, edition="deep_blue"),
        evening(2, "2026-02-03", [("Ada", None), ("Cleo", None)], abandoned=True),
        shared_code(1, "Dora"),
        with_sheets("lake", ["Ada", "Björn"]),
        bytes(damaged),
        cut(evening(4, "2026-04-05", [("Björn", 30)]), 6),
        evening(5, "2026-05-06", [("Ada", 44), ("Björn", 30), ("Cleo", None)]),
    ]


def fill(store) -> list[str]:
    """The IDs of the games."""
    with local_zone("UTC"), store.turn() as connection:
        records = [record_of(data) for data in journals()]
        return [uid for _, uid in store.add_all(connection, records, SEEN)]


def text_of(name: str, store, uids: list[str]) -> str:
    address, language = PAGES[name]
    client = TestClient(app(app_state(store, Rights())), HERE)
    with local_zone("UTC"):
        page = client.get(address.format(*uids), headers={"accept-language": language}).text
    if name not in WHOLE:
        page = page[page.index("<main") : page.index("</main>")]
    return as_text(page)


class Lines(HTMLParser):
    """A line for every piece of text, after the elements that begin there."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.depth = 0
        self.begun = ""
        self.found: list[str] = []
        self.feed(text)
        self.end()

    def handle_starttag(self, tag, attrs):
        said = "".join(
            f" {name}" if value is None else f" {name}={value}" for name, value in attrs
        )
        if self.begun.endswith("\n"):
            self.end()
        self.begun = self.begun or "  " * self.depth
        self.begun += f"<{tag}{said}>" + ("\n" if tag in VOID else "")
        self.depth += tag not in VOID

    def handle_endtag(self, tag):
        self.end()
        self.depth -= tag not in VOID

    def handle_data(self, data):
        if data.strip():
            self.begun = self.begun or "  " * self.depth
            self.begun = self.begun.rstrip("\n") + " ".join(data.split())
            self.end()

    def end(self):
        if self.begun:
            self.found.append(self.begun.rstrip("\n"))
        self.begun = ""


def as_text(page: str) -> str:
    """The same for the same page, for any request at any time."""
    page = re.sub(r'name="token" value="\w{64}"', 'name="token" value="TOKEN"', page)
    page = page.replace(f"Signalbox {VERSION}", "Signalbox VERSION")
    for inside in (DRAWINGS, DATA):
        page = re.sub(inside, short, page, flags=re.DOTALL)
    return "\n".join(Lines(page).found) + "\n"


def short(found: re.Match) -> str:
    drawing = found[2] if len(found[2]) < 200 else f"{crc32(found[2].encode()):08x}"
    return found[1] + drawing + found[3]


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(open_store(Path(folder) / "games.sqlite")) as store,
    ):
        uids = fill(store)
        for name in PAGES:
            (GOLDENS / f"{name}.txt").write_text(text_of(name, store, uids), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
