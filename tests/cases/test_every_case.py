"""The shared rule cases on CPython; tests/micropython runs the same files on MicroPython."""

import importlib
import pkgutil

import pytest

from tests import cases


def all_cases():
    for module in sorted(m.name for m in pkgutil.iter_modules(cases.__path__)):
        loaded = importlib.import_module("tests.cases." + module)
        for name in sorted(n for n in dir(loaded) if n.startswith("case_")):
            yield pytest.param(getattr(loaded, name), id=f"{module}.{name}")


@pytest.mark.parametrize("case", list(all_cases()))
def test_case(case):
    case()
