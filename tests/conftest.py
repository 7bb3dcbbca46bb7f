"""For all tests: cases that run on MicroPython too collect garbage as often as a board must, and
need not look through pytest and everything that was loaded before them each time. What takes
longest comes first, so that no processor is left alone with it at the end. What needs more than
CPython is marked, and so is what takes seconds: `make quick` leaves both out. And at the end every
leg that was skipped is named in one line, however many tests it has."""

import gc
import os
import shutil
import sys
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from tests.support import bytecode_cache
from tests.support.optional_deps import SKIPPED
from tests.support.sizes import SOAK

# Screens come and go and commands start by the thousand: none of them is compiled twice.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
bytecode_cache.keep()
# The coach is compiled once for all tests, whatever home they pretend to have.
os.environ.setdefault(
    "NUMBA_CACHE_DIR", str(Path(__file__).resolve().parents[1] / ".cache" / "coach")
)

# A seventh of the time went into looking for garbage of which there is little: each file of tests
# begins with a collection, see below, and the gadget collects by itself.
gc.set_threshold(100_000, 50, 1000)

# The gadget flushes every line it writes, which takes a disk far longer than memory.
MEMORY = "/dev/shm"
ROOM = 2 << 30
if (
    "TMPDIR" not in os.environ
    and os.access(MEMORY, os.W_OK)
    and shutil.disk_usage(MEMORY).free > ROOM
):
    os.environ["TMPDIR"] = tempfile.tempdir = MEMORY

# By how a test's name begins, the longest files first.
LONGEST = (
    *("tests/pico/test_certify", "tests/browser/test_pico", "tests/pico/test_mpremote"),
    *("tests/browser/", "tests/host_tools/test_back_to_back", "tests/hardware/", "tests/pico/"),
    *("tests/project/test_write_a_game", "tests/host_tools/test_streams", "tests/gadget/"),
    *("tests/micropython/", "tests/node/", "tests/rules/", "tests/host_tools/"),
)
# What needs CPython alone, but a quarter of its time: `make quick` is for the minute in between.
LONG = tuple(
    f"tests/{name}"
    for name in (
        *("gadget/test_rivals.py", "gadget/test_storage_errors.py", "gadget/test_whole_sheets.py"),
        *("host_tools/test_cable.py", "host_tools/test_coach_cluster.py"),
        *("host_tools/test_coach_engine.py", "host_tools/test_coached_emma.py"),
        *("host_tools/test_coached_games.py", "host_tools/test_computer_commands.py"),
        *("host_tools/test_damaged_store.py", "host_tools/test_examples.py"),
        *("host_tools/test_interrupted.py", "host_tools/test_killed_migration.py"),
        *("host_tools/test_result_code.py", "host_tools/test_same_numbers.py"),
        *("host_tools/test_streams.py", "naive/test_games.py", "play/test_demo.py"),
        "play/test_flash_errors.py",
        *("play/test_mending.py", "play/test_parked.py", "play/test_power_cuts.py"),
        *("play/test_room.py", "play/test_short_of_memory.py", "project/test_links.py"),
        *("project/test_release.py", "web/test_coach_board.py", "web/test_plain_words.py"),
        *("rules/test_other_games.py", "rules/test_rival.py", "rules/test_same_moves.py"),
        "rules/test_worst_sheets.py",
    )
)


# Folders whose tests run on something other than CPython, as do tests that borrow from them.
BEYOND = ("browser", "hardware", "micropython", "node", "pico")
ROOMS = tuple(f"tests.{room}." for room in BEYOND)
ROOM_FOLDERS = [Path(__file__).with_name(room) for room in BEYOND]


class AtOnce:
    """The full counts take hours: what fails is shown when it does, not at the end."""

    def __init__(self, config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report) -> None:
        if report.failed:
            writer = self.config.get_terminal_writer()
            writer.line(f"\n[soak] {report.nodeid}\n{report.longreprtext}")


def pytest_configure(config) -> None:
    if SOAK and not hasattr(config, "workerinput"):
        config.pluginmanager.register(AtOnce(config))


def pytest_ignore_collect(collection_path, config) -> bool | None:
    """Such a folder is not even imported unless one of its tests is wanted."""
    unwanted = "not beyond_cpython" in config.option.markexpr
    return True if unwanted and collection_path in ROOM_FOLDERS else None


def pytest_collection_modifyitems(items) -> None:
    items.sort(key=lambda item: rank(item.nodeid))
    for item in items:
        if goes_beyond(item.module):
            item.add_marker("beyond_cpython")
        if item.nodeid.startswith(LONG):
            item.add_marker("long")


@cache
def goes_beyond(module: ModuleType) -> bool:
    """Is a file of tests in such a package, or does it import from one, directly or by another
    file? A benchmark measures on every runtime, but only games are borrowed from it."""
    seen, to_read = set(), [module.__name__]
    while to_read:
        name = to_read.pop()
        if (name + ".").startswith(ROOMS):
            return True
        seen.add(name)
        known = vars(sys.modules[name]).values()
        homes = {getattr(one, "__module__", None) or getattr(one, "__name__", "") for one in known}
        ours = {home for home in homes if isinstance(home, str) and home.startswith("tests.")}
        to_read += [home for home in ours - seen if not home.startswith("tests.bench")]
    return False


def rank(name: str) -> int:
    found = (i for i, beginning in enumerate(LONGEST) if name.startswith(beginning))
    return next(found, len(LONGEST))


def pytest_collection_finish() -> None:
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def _little_to_look_through() -> None:
    """The gadget and the cases collect garbage all the time: what other files of tests have left
    and loaded is no concern of theirs."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = {report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple)}
    for reason in sorted(reasons):
        _, found, rest = reason.partition(SKIPPED)
        if found:
            terminalreporter.write_line(found + rest)
