"""How much the coach may think: steps, which are the same everywhere, or core-seconds. A short
measurement turns these into steps, and each round corrects it."""

import time
from typing import Protocol

# What a round may take of the whole, by the rounds that follow it.
SHARES = (1, 12, 16, 18, 18, 18, 18)
# At the end of a game the sheet is drawn and counted by the rules themselves.
COUNTING = 0.02  # s
SAFETY = 0.97


class Budget(Protocol):
    def round(self, rounds_left: int) -> int:
        """The steps for a round that `rounds_left` follow."""

    def took(self, steps: int) -> None:
        """The round is decided."""


def share(rounds_left: int) -> float:
    """The part of what is left of a game for a round that `rounds_left` follow."""
    return SHARES[rounds_left] / sum(SHARES[: rounds_left + 1])


class Steps:
    def __init__(self, steps: int) -> None:
        self._left = steps

    def round(self, rounds_left: int) -> int:
        return round(self._left * share(rounds_left))

    def took(self, steps: int) -> None:
        self._left = max(self._left - steps, 0)


class Seconds:
    """Core-seconds of this process from now on; `rate` is in steps a second."""

    def __init__(self, seconds: float, rate: float) -> None:
        self._begun = time.process_time()
        self._end = self._begun + seconds * SAFETY - COUNTING
        self._rate = rate
        self._steps = 0
        self._thought = 0.0
        self._since = self._begun

    def round(self, rounds_left: int) -> int:
        self._since = time.process_time()
        left = max(self._end - self._since, 0.0)
        return int(left * share(rounds_left) * self._rate)

    def took(self, steps: int) -> None:
        self._steps += steps
        self._thought += time.process_time() - self._since
        if self._thought > 0:
            self._rate = self._steps / self._thought
