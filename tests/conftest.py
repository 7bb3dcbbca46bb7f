"""For all tests: cases that run on MicroPython too collect garbage as often as a board must, and
need not look through pytest and everything that was loaded before them each time."""

import gc


def pytest_collection_finish() -> None:
    gc.freeze()
