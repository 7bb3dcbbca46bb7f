"""What a board must reach, and the sentence for one that does not.

These are the budgets of `make bench` at 125 MHz, without any slack: there the time of the bus is
added to what the emulated chip takes, so a real one has no more to do. Two limits have no budget:

leak   a round may leave nothing behind; what the heap has in its gaps differs by a few bytes
bus    at 400 kHz a whole picture takes 24 ms; the rest is for slow edges and the driver's calls
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limit:
    what: str
    unit: str
    limit: float
    fault: str
    least: bool = False  # else it is the most

    def keeps(self, value: float) -> bool:
        return value >= self.limit if self.least else value <= self.limit

    def text(self) -> str:
        return f"at {'least' if self.least else 'most'} {self.limit:g} {self.unit}"


LIMITS = {
    "first": Limit(
        "reset to the first picture",
        "ms",
        60,
        "The first picture comes {value} ms after a reset: {limit} are right.",
    ),
    "start": Limit(
        "reset to the start screen",
        "ms",
        250,
        "The start screen comes {value} ms after a reset: {limit} are right.",
    ),
    "resume": Limit(
        "reset to a game of 100 events, the slowest",
        "ms",
        900,
        "A game of 100 events comes {value} ms after a reset: {limit} are right.",
    ),
    "heap": Limit(
        "free heap, the least on any screen",
        "KB",
        105,
        "Only {value} KB of the heap are free on one of the screens: {limit} are right.",
        least=True,
    ),
    "leak": Limit(
        "heap that a round does not give back",
        "bytes",
        50,
        "Every round leaves {value} bytes of the heap taken: {limit} are right.",
    ),
    "press": Limit(
        "press to picture, the median",
        "ms",
        25,
        "A press shows after {value} ms, at the median: {limit} are right.",
    ),
    "line": Limit(
        "a line of a journal, written and flushed, the slowest",
        "ms",
        100,
        "A line of a journal takes {value} ms to be written: {limit} are right.",
    ),
    "bus": Limit(
        "a whole picture over the bus",
        "ms",
        40,
        "A whole picture takes {value} ms on the bus: {limit} are right; look at its wires.",
    ),
}
