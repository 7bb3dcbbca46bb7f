"""Figures of the computer's side: importing, listing and showing games, as their number grows."""

import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from host_tools.commands.games import table
from host_tools.journals.story import story_of
from host_tools.store import open_store
from host_tools.store.importing import import_folder
from tests.bench.games import COUNTS, stored, timed

EVENTS = (20, 100, 600)  # of the game in progress

# The command, and then the most memory that it had: `wait4` counts its parent's, too.
MEASURED = """
import re, sys
from pathlib import Path
from host_tools.cli import main
try:
    main()
finally:
    used = Path("/proc/self/status").read_text()
    print(re.search("VmHWM: *[^0-9]*([0-9]+)", used)[1], file=sys.stderr)
"""


def measure(counts=COUNTS):
    """[(what, figure, unit, budget)]; the budget is a text, empty where there is none."""
    rows = []
    for count in counts:
        rows += one_size(count, count == max(counts))
    return rows + screen_back()


def screen_back():
    """How long the emulated Pico needs after a sync until the players have their game again."""
    from host_tools.board.sync import sync_board
    from tests.pico.test_mpremote_sync import at_the_table, back, running
    from tests.pico.wire import Wire

    rows = []
    for events in EVENTS:
        rig = at_the_table(running(events))
        rig.run(4000)
        shown = rig.picture()
        with (
            tempfile.TemporaryDirectory() as name,
            closing(open_store(Path(name) / "games.sqlite")) as store,
            Wire(rig) as wire,
        ):
            sync_board(store, wire.url)
            wire.wait()
            spent = round(back(rig, wire, shown))
        what = f"the gadget's own screen after a sync, game of {events} events"
        rows.append((what, spent, "ms", "at most 2000"))
    return rows


def one_size(count, last):
    folder, spent = stored(count)
    with closing(open_store(folder / "games.sqlite")) as store:
        again, _ = timed(lambda: import_folder(store, folder))
        runs = [timed(lambda: table(store.games())) for _ in range(3)]
        listed, lines = min(runs)
        assert len(lines) == count + 1
        shown, _ = timed(lambda: story_of(store.journal(store.games(limit=1)[0].uid)))
    exported = exports(folder, count) if last or count == 1000 else []
    size = (folder / "games.sqlite").stat().st_size
    return [
        (f"import of {count} games", round(spent, 2), "s", "at most 60" if last else ""),
        (f"import of the same {count} again", round(again, 2), "s", ""),
        (
            f"list of {count} games, best of 3",
            round(listed, 3),
            "s",
            "at most 0.5" if last else "",
        ),
        (f"one game of {count} shown", round(shown * 1000, 1), "ms", ""),
        (f"store of {count} games", round(size / count / 1024, 1), "KB a game", ""),
        *exported,
    ]


def exports(folder, count):
    """The command itself in a process of its own: its time, and the most memory that it had."""
    rows = []
    for form in ("csv", "json", "bgstats", "sqlite"):
        file = folder / f"exported.{form}"
        words = ["export", form, str(file), "--db", str(folder / "games.sqlite")]
        start = time.perf_counter()
        done = subprocess.run(
            [sys.executable, "-c", MEASURED, *words], capture_output=True, text=True, check=True
        )
        spent = time.perf_counter() - start
        rows += [
            (f"export of {count} games as {form}", round(spent, 1), "s", ""),
            (f"its memory at most, {form}", round(int(done.stderr) / 1024), "MB", ""),
            (f"its file, {form}", round(file.stat().st_size / count / 1024, 1), "KB a game", ""),
        ]
        file.unlink()
    return rows


if __name__ == "__main__":
    for row in measure(tuple(map(int, sys.argv[1:])) or COUNTS):
        print(*row)
