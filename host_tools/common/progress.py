"""How a long job tells how far it is."""

from collections.abc import Callable

Progress = Callable[[int, int], None]  # (done, of)
