"""A pytest plugin for tests/mutation.py: tries every change in a fork of one process that has
collected the tests. mutmut itself starts pytest anew for each, which costs more than most tests.

The quickest tests come first, until one fails. Slow ones are left out where others reach the same
code: what only they notice counts as not noticed. Changes come in a fixed order by chance, so that
a run that is cut short has tried a fair sample.
"""

import json
import os
import random
import signal
import time
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from mutmut.state import state

CHANGE = "MUTANT_UNDER_TEST"
SURVIVED, CAUGHT, NO_TESTS, TIMED_OUT = 0, 1, 33, 36  # as mutmut counts them
PATIENCE_S = 3  # of processor time: a busy computer is no reason to fail
TIMES = 5
WAITS_S = 90  # of any time, for a change that only waits
SAVE_EVERY_S = 5


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", type=float, help="seconds from which on a test is slow")
    parser.addoption("--at-once", type=int, default=1, help="changes at the same time")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    if session.testsfailed:
        raise session.Interrupted("the tests cannot be collected")
    files = {path: json.loads(path.read_text("utf-8")) for path in Path().rglob("*.py.meta")}
    untried = [
        (path, name)
        for path, known in sorted(files.items())
        for name, code in known["exit_code_by_key"].items()
        if code is None
    ]
    random.Random(2026).shuffle(untried)
    tests = Tests(session.items, session.config.getoption("--slow"))
    running: dict[int, tuple[Path, str]] = {}
    saved = time.monotonic()
    for path, name in untried:
        while len(running) >= session.config.getoption("--at-once"):
            note_one(running, files)
        chosen = tests.that_reach(name)
        if not chosen:
            files[path]["exit_code_by_key"][name] = NO_TESTS
            continue
        pid = os.fork()
        if pid == 0:
            os._exit(tried(name, chosen, tests.usual))
        running[pid] = path, name
        if time.monotonic() - saved > SAVE_EVERY_S:
            save(files)
            saved = time.monotonic()
    while running:
        note_one(running, files)
    save(files)
    return True


class Tests:
    """Runs every test once without a change: which functions does it reach, and what of the
    processor's time does it take?"""

    def __init__(self, items: list[pytest.Item], slow_s: float) -> None:
        self._items = {item.nodeid: item for item in items}
        self._slow_s = slow_s
        self._reach: dict[str, list[str]] = {}
        self.usual: dict[str, float] = {}
        os.environ[CHANGE] = "stats"  # mutmut's word for this
        for item, following in zip(items, [*items[1:], None], strict=True):
            before = sum(os.times()[:4])
            if any(report.failed for report in runtestprotocol(item, False, following)):
                pytest.exit(f"without any change {item.nodeid} fails", 1)
            self.usual[item.nodeid] = sum(os.times()[:4]) - before
            for function in state()._stats:
                self._reach.setdefault(function, []).append(item.nodeid)
            state()._stats.clear()
        os.environ[CHANGE] = ""

    def that_reach(self, name: str) -> list[pytest.Item]:
        """The tests for a change, the quickest first."""
        function = name.rpartition("__mutmut_")[0]
        ids = sorted(self._reach.get(function, ()), key=self.usual.__getitem__)
        quick = [test for test in ids if self.usual[test] < self._slow_s]
        return [self._items[test] for test in quick or ids]


def tried(name: str, items: list[pytest.Item], usual: dict[str, float]) -> int:
    os.environ[CHANGE] = name
    for which in (signal.SIGPROF, signal.SIGALRM):
        signal.signal(which, lambda *_: os._exit(TIMED_OUT))
    signal.setitimer(signal.ITIMER_REAL, WAITS_S)
    try:
        for item, following in zip(items, [*items[1:], None], strict=True):
            patience = PATIENCE_S + TIMES * usual[item.nodeid]
            signal.setitimer(signal.ITIMER_PROF, patience)
            signal.setitimer(signal.ITIMER_REAL, WAITS_S + patience)
            if any(report.failed for report in runtestprotocol(item, False, following)):
                return CAUGHT
    except BaseException:  # a change may end the process itself, as sys.exit does
        return CAUGHT
    return SURVIVED


def note_one(running: dict[int, tuple[Path, str]], files: dict[Path, dict]) -> None:
    """Wait for one of the changes to be tried."""
    pid, status = os.wait()
    if pid in running:  # else it is a process that a test has left
        path, name = running.pop(pid)
        files[path]["exit_code_by_key"][name] = os.waitstatus_to_exitcode(status)


def save(files: dict[Path, dict]) -> None:
    for path, known in files.items():
        unfinished = path.with_suffix(".unfinished")
        unfinished.write_text(json.dumps(known), "utf-8")
        unfinished.replace(path)
