"""What a board must reach, and the sentence for one that does not.

These are the budgets of `make bench`, without any slack: there the time of the bus is added to
what the emulated chip takes, so a real one has no more to do. Three limits have no budget:

sheets at the end of whole games with sheets, rivals' included; `make bench` holds 70 and 150 KB
       to games that are taken up at power-on, before their many screens have left names behind
leak   a round may leave nothing behind; what the heap has in its gaps differs by a few bytes
bus    at 400 kHz a whole picture takes 24 ms; the rest is for slow edges and the driver's calls
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limit:
    what: str
    unit: str
    limits: tuple[float, float]  # for code in RAM (kind 0), and in flash (kind 1)
    fault: str
    least: bool = False  # else it is the most

    def keeps(self, value: float, kind: int) -> bool:
        return value >= self.limits[kind] if self.least else value <= self.limits[kind]

    def text(self, kind: int) -> str:
        return f"at {'least' if self.least else 'most'} {self.limits[kind]:g} {self.unit}"


LIMITS = {
    "first": Limit(
        "reset to the first picture",
        "ms",
        (200, 100),
        "The first picture comes {value} ms after a reset: {limit} are right.",
    ),
    "start": Limit(
        "reset to the start screen",
        "ms",
        (600, 300),
        "The start screen comes {value} ms after a reset: {limit} are right.",
    ),
    "resume": Limit(
        "reset to a game of 100 events, the slowest",
        "ms",
        (1000, 500),
        "A game of 100 events comes {value} ms after a reset: {limit} are right.",
    ),
    "heap": Limit(
        "free heap, the least on any screen",
        "KB",
        (90, 160),
        "Only {value} KB of the heap are free on one of the screens: {limit} are right.",
        least=True,
    ),
    "sheets": Limit(
        "free heap, the least in whole games whose sheets the gadget knows",
        "KB",
        (55, 145),
        "Only {value} KB of the heap are free where the gadget knows sheets: {limit} are right.",
        least=True,
    ),
    "leak": Limit(
        "heap that a round does not give back",
        "bytes",
        (50, 50),
        "Every round leaves {value} bytes of the heap taken: {limit} are right.",
    ),
    "press": Limit(
        "press to picture, the median",
        "ms",
        (50, 30),
        "A press shows after {value} ms, at the median: {limit} are right.",
    ),
    "line": Limit(
        "a line of a journal, written and flushed, the slowest",
        "ms",
        (100, 100),
        "A line of a journal takes {value} ms to be written: {limit} are right.",
    ),
    "bus": Limit(
        "a whole picture over the bus",
        "ms",
        (40, 40),
        "A whole picture takes {value} ms on the bus: {limit} are right; look at its wires.",
    ),
}
