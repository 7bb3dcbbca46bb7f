"""A pytest plugin for `make mutants`: tries every change in a fork of one process that has
collected the tests. mutmut itself starts pytest again for each, which costs more than most tests.

A change is tried with the tests that reach the line it is in, until one fails: first those that
noticed other changes of the function, then the quickest of those that notice anything often. A
change is worth some time, and in a second round, for what has survived, some more: what only other
tests notice counts as not noticed. With --again those that passed with a change before are not run
again.
"""

import gc
import json
import os
import random
import signal
import time
from collections import Counter
from pathlib import Path
from zlib import crc32

import hypothesis
import pytest
from _pytest.tmpdir import tmppath_result_key

from tests.mutants.changes import Changes
from tests.mutants.passed import Passed
from tests.mutants.reach import Reach

SURVIVED, CAUGHT, NO_TESTS, TIMED_OUT = 0, 1, 33, 36  # as mutmut counts them
PATIENCE_S = 1  # of processor time: a busy computer is no reason to fail
TIMES = 5
WAITS_S = 8  # of any time, for a change that only waits
SAVE_EVERY_S = 10
START_S = 0.02  # what a test costs beside its own time
STILL = 8  # times longer for what has survived
MOST_LEFT_OUT = 10
LIKELY = 4  # times more, with each change of the same function that a test noticed

Known = dict[Path, dict]  # the files of mutmut's results

CHANGES = Changes()  # before any code under test is imported


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--worth", type=float, help="seconds of tests for one change, at first")
    parser.addoption("--every", type=int, help="try only one change in N")
    parser.addoption("--sample", type=int, help="which of the N samples")


def pytest_configure() -> None:
    """One example that fails is enough; a small one is for people."""
    only = [hypothesis.Phase.explicit, hypothesis.Phase.generate]
    hypothesis.settings.register_profile("mutation", phases=only, database=None)
    hypothesis.settings.load_profile("mutation")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    if session.testsfailed:
        raise session.Interrupted("the tests cannot be collected")
    files = {path: json.loads(path.read_text("utf-8")) for path in Path().rglob("*.py.meta")}
    every, sample = (session.config.getoption(name) for name in ("--every", "--sample"))
    untried = [
        (path, name)
        for path, known in sorted(files.items())
        for name, code in known["exit_code_by_key"].items()
        if code is None and crc32(name.encode()) % every == sample % every
    ]
    random.Random(2026).shuffle(untried)  # a run that is cut short has tried a fair sample
    changed = [str(path.with_suffix("").resolve()) for path in files]
    tests = Tests(session.items, changed, session.config.getoption("--worth"))
    CHANGES.find()
    gc.freeze()
    for worth_s in (tests.worth_s, STILL * tests.worth_s):
        try_all(untried, files, tests, worth_s)
        untried = [
            (path, name) for path, name in untried if code_of(files, path, name) == SURVIVED
        ]
    return True


def try_all(untried: list[tuple[Path, str]], files: Known, tests: "Tests", worth_s: float) -> None:
    saved = time.monotonic()
    same: dict[object, int] = {}  # some changes come to the same code
    for path, name in untried:
        code = CHANGES.fingerprint(name) if name in CHANGES else NO_TESTS
        if code not in same:
            same[code] = tests.try_change(name, worth_s)
        files[path]["exit_code_by_key"][name] = same[code]
        if time.monotonic() - saved > SAVE_EVERY_S:
            save(files)
            tests.save()
            saved = time.monotonic()
    save(files)
    tests.save()


def code_of(files: Known, path: Path, name: str) -> int | None:
    return files[path]["exit_code_by_key"][name]


class Tests:
    """Runs every test once without a change: which lines does it reach, and what of the
    processor's time does it take?"""

    def __init__(self, items: list[pytest.Item], changed: list[str], worth_s: float) -> None:
        self._items = items
        self.worth_s = worth_s
        self._usual_s: list[float] = []
        self._usual_wait_s: list[float] = []
        self._noticed: dict[str, Counter[int]] = {}
        self._kinds = [item.nodeid.partition("[")[0] for item in items]
        self._tried_by: Counter[str] = Counter()
        self._caught_by: Counter[str] = Counter()
        self._passed = Passed([item.nodeid for item in items])
        self._reach = Reach(changed)
        self._left_out: set[int] = set()  # some look at the source, where mutmut has written
        for i, item in enumerate(items):
            began, before = time.monotonic(), sum(os.times()[:4])
            try:
                with self._reach.of(i):
                    run(item, None)
            except BaseException as error:  # pytest's own are no Exception
                print(f"left out, it fails without any change: {item.nodeid}: {error!r:.200}")
                self._left_out.add(i)
            self._usual_s.append(sum(os.times()[:4]) - before)
            self._usual_wait_s.append(time.monotonic() - began)
        self._reach.close()
        if len(self._left_out) > MOST_LEFT_OUT:
            pytest.exit("too many tests fail without any change", 1)

    def try_change(self, name: str, worth_s: float) -> int:
        """How it ended with this change, as mutmut counts."""
        which = self._reach.tests(*CHANGES.place(name)) if name in CHANGES else []
        which = [i for i in which if i not in self._left_out]
        if not which:
            return NO_TESTS
        before = self._passed.of(CHANGES.fingerprint(name))
        order = self._order(name, [i for i in which if i not in before], worth_s)
        if not order:
            return SURVIVED
        reader, writer = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            os._exit(self._tried(name, order, writer))
        os.close(writer)
        with open(reader, encoding="ascii") as said:
            started = said.read().split()
        _, status = os.waitpid(pid, 0)
        code = os.waitstatus_to_exitcode(status)
        self._tried_by.update({self._kinds[int(i)] for i in started})
        if code == SURVIVED:
            self._passed.add(CHANGES.fingerprint(name), order)
        else:
            last = int(started[-1])
            self._caught_by[self._kinds[last]] += 1
            self._noticed.setdefault(name.rpartition("__mutmut_")[0], Counter())[last] += 1
        return code

    def save(self) -> None:
        self._passed.save()

    def _order(self, name: str, which: list[int], worth_s: float) -> list[int]:
        """The tests for a change, likeliest first, for `worth_s` seconds."""
        noticed = self._noticed.get(name.rpartition("__mutmut_")[0], Counter())
        likely = sorted(which, key=lambda i: self._cost(i, noticed[i]))
        order = []
        for i in likely:
            if self._usual_s[i] <= worth_s:
                worth_s -= self._usual_s[i]
                order.append(i)
        if not order and not self._passed.of(CHANGES.fingerprint(name)):
            return likely[:1]  # there is no better one
        return order

    def _cost(self, test: int, noticed: int) -> float:
        """Seconds for each change that a test is likely to notice."""
        kind = self._kinds[test]
        often = (1 + self._caught_by[kind]) / (1 + self._tried_by[kind])
        return (self._usual_s[test] + START_S) / (often + LIKELY * noticed)

    def _tried(self, name: str, order: list[int], writer: int) -> int:
        CHANGES.make(name)
        for which in (signal.SIGPROF, signal.SIGALRM):
            signal.signal(which, lambda *_: os._exit(TIMED_OUT))
        try:
            for i, following in zip(order, [*order[1:], None], strict=True):
                signal.setitimer(signal.ITIMER_PROF, PATIENCE_S + TIMES * self._usual_s[i])
                signal.setitimer(signal.ITIMER_REAL, WAITS_S + TIMES * self._usual_wait_s[i])
                os.write(writer, b"%d\n" % i)
                run(self._items[i], None if following is None else self._items[following])
        except BaseException:  # a change may end the process itself, as sys.exit does
            return CAUGHT
        return SURVIVED


def run(item: pytest.Item, following: pytest.Item | None) -> None:
    """Run a test without pytest's report about it: writing one takes longer than most tests."""
    item._initrequest()  # fixtures again: the same test may have run before the fork
    item.stash[tmppath_result_key] = {}  # else it looks for its report
    try:
        try:
            item.ihook.pytest_runtest_setup(item=item)
            item.ihook.pytest_runtest_call(item=item)
        finally:
            # What tests share for the whole session stays: the forks need not make it again.
            item.ihook.pytest_runtest_teardown(item=item, nextitem=following or item.session)
    except pytest.skip.Exception:
        pass


def save(files: Known) -> None:
    for path, known in files.items():
        unfinished = path.with_suffix(".unfinished")
        unfinished.write_text(json.dumps(known), "utf-8")
        unfinished.replace(path)
