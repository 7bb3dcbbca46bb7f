"""What something is worth, and how certain that is."""

from typing import NamedTuple


class Worth(NamedTuple):
    points: float  # of the whole game, on average
    error: float  # standard error; 0 if it is certain

    def __str__(self) -> str:
        return f"{self.points:.1f} ± {self.error:.1f}" if self.error else f"{self.points:.1f}"


def rounded(worth: Worth) -> list[float]:
    return [round(worth.points, 2), round(worth.error, 2)]
