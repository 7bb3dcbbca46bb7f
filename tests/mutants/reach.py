"""Which tests reach which lines, for tests/mutants/loop.py."""

from collections.abc import Iterator
from contextlib import contextmanager

import coverage


class Reach:
    def __init__(self, files: list[str]) -> None:
        self._coverage = coverage.Coverage(
            data_file=None, config_file=False, include=files, messages=False
        )
        self._tests: dict[str, dict[int, set[int]]] = {}
        self._files = files

    @contextmanager
    def of(self, test: int) -> Iterator[None]:
        """Everything that is reached meanwhile counts for this test."""
        self._coverage.start()
        self._coverage.switch_context(str(test))
        try:
            yield
        finally:
            self._coverage.stop()

    def close(self) -> None:
        data = self._coverage.get_data()
        for file in self._files:
            by_line = data.contexts_by_lineno(file)
            self._tests[file] = {
                line: {int(test) for test in tests if test} for line, tests in by_line.items()
            }

    def tests(self, file: str, lines: range) -> list[int]:
        """Those that reach one of the lines, in their own order."""
        reached = self._tests[file]
        return sorted(set().union(*(reached.get(line, ()) for line in lines)))
