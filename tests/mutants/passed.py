"""Which tests have passed with which changes, for tests/mutants/loop.py: stored between runs.

A test counts as the same while its file is. Other code may be different now, so that it might
notice the change at last: not to try that is careful.
"""

import json
from hashlib import sha256
from pathlib import Path

FILE = Path("passed.json")


class Passed:
    def __init__(self, tests: list[str]) -> None:
        files = {test.partition("::")[0] for test in tests}
        now = {file: sha256(Path(file).read_bytes()).hexdigest()[:8] for file in files}
        self._names = [f"{test} {now[test.partition('::')[0]]}" for test in tests]
        self._kept: dict[str, list[str]] = {}
        if FILE.exists():
            self._kept = json.loads(FILE.read_text("utf-8"))

    def of(self, change: object) -> set[int]:
        """Places of the tests that need not be run."""
        kept = set(self._kept.get(_key(change), ()))
        return {i for i, name in enumerate(self._names) if name in kept} if kept else set()

    def add(self, change: object, tests: list[int]) -> None:
        kept = self._kept.setdefault(_key(change), [])
        kept += [self._names[i] for i in tests]

    def save(self) -> None:
        FILE.write_text(json.dumps(self._kept), "utf-8")


def _key(change: object) -> str:
    return sha256(repr(change).encode()).hexdigest()[:16]
