"""A pytest plugin for tests/mutation.py: the quickest tests first, and an end to endless loops.

mutmut stops at the first test that fails, but takes them in any order, and a loop without an end
would cost it many times what all the tests take together. Slow tests are left out where others
reach the same code: what only they notice counts as not noticed.
"""

import json
import os
import signal
from pathlib import Path

import pytest

STATS = Path("mutmut-stats.json")  # how long every test takes without a change
TIMED_OUT = 36  # mutmut's exit code for it
NO_TESTS = 5
PATIENCE_S = 3
TIMES = 5


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", type=float, help="seconds from which on a test is slow")


def usual_times() -> dict[str, float]:
    if not STATS.exists():  # mutmut is measuring them now
        return {}
    return json.loads(STATS.read_text(encoding="utf-8"))["duration_by_test"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.usual_times = usual_times()
    for item in items:
        item._nodeid = item.nodeid  # mutmut 3.8 reads it; pytest 9.2 has renamed it
    items.sort(key=lambda item: config.usual_times.get(item.nodeid, 0))
    slow = config.getoption("--slow")
    quick = [item for item in items if config.usual_times.get(item.nodeid, 0) < slow]
    items[:] = quick or items


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item):
    """Processor time is limited, not time: a busy computer is no reason to fail."""
    usual = item.config.usual_times.get(item.nodeid)
    if usual is not None:
        signal.signal(signal.SIGPROF, lambda *_: os._exit(TIMED_OUT))
        signal.setitimer(signal.ITIMER_PROF, PATIENCE_S + TIMES * usual)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def pytest_sessionfinish(exitstatus: int) -> None:
    """A test whose name changes when it is collected again would count as one that noticed."""
    if exitstatus == pytest.ExitCode.USAGE_ERROR:
        os._exit(NO_TESTS)
