"""Every shared case again, on real MicroPython with a board's heap."""

import pkgutil

import pytest

from tests import cases
from tests.micropython.unix import micropython

MODULES = sorted(m.name for m in pkgutil.iter_modules(cases.__path__))


@pytest.mark.parametrize("module", MODULES)
def test_cases_on_micropython(module):
    done = micropython("tests/micropython/run_cases.py", module)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "FAILED 0" in done.stdout
