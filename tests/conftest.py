"""For all tests: cases that run on MicroPython too collect garbage as often as a board must, and
need not look through pytest and everything that was loaded before them each time. And at the end
every leg that was skipped is named in one line, however many tests it has."""

import gc

from tests.legs import SKIPPED


def pytest_collection_finish() -> None:
    gc.freeze()


def pytest_terminal_summary(terminalreporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = {report.longrepr[2] for report in skipped if isinstance(report.longrepr, tuple)}
    for reason in sorted(reasons):
        _, found, rest = reason.partition(SKIPPED)
        if found:
            terminalreporter.write_line(found + rest)
