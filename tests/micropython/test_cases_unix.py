"""Every shared case again, on real MicroPython: rules with the heap of a small board, what plays
games of every kind with that of the whole gadget, whose objects are twice as large here."""

import pkgutil

import pytest

from tests import cases
from tests.micropython.unix import micropython

MODULES = sorted(
    m.name for m in pkgutil.iter_modules(cases.__path__) if not m.name.startswith("test_")
)


@pytest.mark.parametrize("module", MODULES)
def test_cases_on_micropython(module):
    heap = "384K" if module.startswith("play_") else "192K"
    done = micropython("tests/micropython/run_cases.py", module, heap=heap)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "FAILED 0" in done.stdout
