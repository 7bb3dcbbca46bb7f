"""How a long job reports its progress."""

from collections.abc import Callable

Progress = Callable[[int, int], None]  # (done, of)
