"""Figures of `signalbox web`: pages of 10,000 games, 20 clients at once, on this computer only.

wrk asks again as soon as it has an answer, so the server is always busy; that is harder than 20
people who read.
"""

import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from urllib.request import urlopen

from sqlalchemy import delete

from host_tools.store import open_store
from host_tools.store.schema import notes
from tests.bench.games import GAMES, copied
from tests.browser.gear import Pages

CLIENTS = 20
SECONDS = 8
BUDGET = "under 200"
NEW_CODE = "one game, at first after an update"
COUNTED = ("/players", "/statistics", "/dice")
# Reads paths from a file, asks for one after the other in any order, and reports what came.
SCRIPT = """
local paths = {}
for line in io.lines("%s") do paths[#paths + 1] = line end
request = function() return wrk.format("GET", paths[math.random(#paths)]) end
done = function(summary, latency)
  local failed = summary.errors
  io.write(string.format("MEASURED %%d %%d %%d\\n", latency:percentile(95), summary.requests,
    failed.status + failed.read + failed.timeout + failed.connect))
end
"""


def measure(count: int = GAMES, seconds: int = SECONDS) -> list[tuple]:
    """[(what, figure, unit, budget)]; nothing where there is no wrk."""
    if shutil.which("wrk") is None:
        return []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        return _measure(folder, copied(count, folder), seconds)


def _measure(folder: Path, place: Path, seconds: int) -> list[tuple]:
    with closing(open_store(place)) as store:
        entries = store.games()
    rows = []
    server = Pages("--port", "0", "--db", str(place))
    try:
        rows.append(first_count(server.address.rstrip("/")))
        for what, paths in pages(entries).items():
            if what == NEW_CODE:
                forget_notes(place)
            spent, requests = load(folder, server.address.rstrip("/"), paths, seconds)
            reported = f"{what} of {len(entries)} games, {CLIENTS} clients, 95th percentile"
            rows.append((reported, spent, "ms", BUDGET))
            rows.append((f"{what}, answers a second", round(requests / seconds), "", ""))
    finally:
        server.interrupt()
    return rows


def forget_notes(place: Path) -> None:
    """As after an update of Signalbox: the first look at a game makes its notes again."""
    with closing(open_store(place)) as store, store.turn() as connection:
        connection.execute(delete(notes))


def first_count(address: str) -> tuple:
    """The first answer after a game has come: what all games say is counted again, then cached."""
    began = time.perf_counter()
    for path in COUNTED:
        urlopen(address + path).read()
    spent = round((time.perf_counter() - began) * 1000 / len(COUNTED))
    return ("players, statistics and dice counted again, mean", spent, "ms", "")


def pages(entries: list) -> dict[str, list[str]]:
    rng = random.Random(1)
    last = max(1, len(entries) // 50)
    days = [rng.choice(entries).day for _ in range(40)]
    filters = [f"/?since={day}&game=emma" for day in days]
    filters += [f"/?text=ada&page={rng.randint(1, 50)}" for _ in range(40)]
    filters += ["/?player=Bj%C3%B6rn", "/?order=longest", "/?state=abandoned"] * 10
    steps = [f"/game/{entry.uid}?step={rng.randint(0, entry.events)}" for entry in entries]
    games = [f"/game/{entry.uid}" for entry in entries]
    return {
        "history": [f"/?page={rng.randint(1, last)}" for _ in range(200)],
        "history with filters": filters,
        "one game (any of all)": games,
        "a step of a replay (any of all)": steps,
        "the replay of one game": [f"/game/{entries[0].uid}?step={n}" for n in range(40)],
        "players, statistics, dice": list(COUNTED),
        NEW_CODE: games,
    }


def load(folder: Path, address: str, paths: list[str], seconds: int) -> tuple[int, int]:
    """(95th percentile in ms, answers); an answer that is no page is a failure."""
    (folder / "paths.txt").write_text("\n".join(paths) + "\n", encoding="ascii")
    script = folder / "pages.lua"
    script.write_text(SCRIPT % (folder / "paths.txt"), encoding="ascii")
    words = ("wrk", "-t1", f"-c{CLIENTS}", f"-d{seconds}s", "--timeout", "10s", "-s", str(script))
    said = subprocess.check_output([*words, address + "/"], text=True)
    found = re.search(r"MEASURED (\d+) (\d+) (\d+)", said)
    assert found and found[3] == "0", said
    return round(int(found[1]) / 1000), int(found[2])


if __name__ == "__main__":
    for row in measure(*map(int, sys.argv[1:])):
        print(*row)
