"""What a board must reach, and the sentence for one that does not.

These are the budgets of `make bench` at 125 MHz, without any slack: the bench adds the bus time
to that of the emulated chip, so a real chip has no more to do. Three limits are others:

heap   the scripts open many screens one after another: the least on an emulated Pico is 93 KB
leak   a round may leave nothing behind; fragmentation varies by a few bytes
bus    at 400 kHz a whole picture takes 24 ms; the rest is for slow edges and the driver's calls
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limit:
    what: str
    unit: str
    limit: float
    fault: str
    least: bool = False  # else it is a maximum

    def keeps(self, value: float) -> bool:
        return value >= self.limit if self.least else value <= self.limit

    def text(self) -> str:
        return f"at {'least' if self.least else 'most'} {self.limit:g} {self.unit}"


LIMITS = {
    "first": Limit(
        "reset to the first picture",
        "ms",
        60,
        "The first picture comes {value} ms after a reset: the limit is {limit}.",
    ),
    "start": Limit(
        "reset to the start screen",
        "ms",
        250,
        "The start screen comes {value} ms after a reset: the limit is {limit}.",
    ),
    "resume": Limit(
        "reset to a game of 100 events, the slowest",
        "ms",
        900,
        "A game of 100 events comes {value} ms after a reset: the limit is {limit}.",
    ),
    "heap": Limit(
        "free heap, the least on any screen",
        "KB",
        80,
        "Only {value} KB of the heap are free on one of the screens: the limit is {limit}.",
        least=True,
    ),
    "leak": Limit(
        "heap that a round does not give back",
        "bytes",
        50,
        "Every round leaves {value} bytes of the heap taken: the limit is {limit}.",
    ),
    "press": Limit(
        "press to picture, the median",
        "ms",
        25,
        "A press shows after {value} ms, at the median: the limit is {limit}.",
    ),
    "line": Limit(
        "a line of a journal, written and flushed, the slowest",
        "ms",
        100,
        "A line of a journal takes {value} ms to be written: the limit is {limit}.",
    ),
    "bus": Limit(
        "a whole picture over the bus",
        "ms",
        40,
        "A whole picture takes {value} ms on the bus: the limit is {limit}; check the wires.",
    ),
}
