"""Did the rivals play by themselves? Recomputes each of their moves from sheet and dice.

The gadget's own reader does not check this, since a hard rival takes a board seconds for a round:
for it any legal event on a rival's seat is good.
"""

from typing import Any

from firmware.games.railroad.rival.planner import Planner

Event = dict[str, Any]
WORDS = ("pair", "tile", "die", "at", "dir", "ignore")
MOVES = ("pick", "draw", "erase", "volcano", "meteor")


class RivalChecker:
    """Call see(event, game after it) for every event of a journal; then `moves` is the number of
    checked moves, and `fault` describes the first wrong one, or is None."""

    def __init__(self, game: Any, names: list[str]) -> None:
        self.moves = 0
        self.fault: str | None = None
        self._names = names
        self._before = game.copy()
        self._planner = Planner()

    def see(self, event: Event, game: Any) -> None:
        if self.fault is None and self._before.levels:
            if event["e"] == "end":
                self._compare(event, None)
            elif event["e"] in MOVES and event["p"] >= game.people:
                self._compare(event, event["p"])
                self.moves += 1
        self._before = game.copy()

    def _compare(self, event: Event, seat: int | None) -> None:
        """A rival's move, or the end of a round, when every rival has done all that it would."""
        due = [move for move in self._due() if seat in (None, move["p"])]
        own = {key: value for key, value in event.items() if key not in ("n", "t")}
        if seat is None and not due:
            return
        if seat is None or not due or due[0] != own:
            number = due[0]["p"] if seat is None else seat
            did = "the round ends" if seat is None else "it did " + _in_words(own)
            would = _in_words(due[0]) if due else "nothing more"
            level = self._before.levels[number - self._before.people]
            level = ("an " if level == "easy" else "a ") + level
            self.fault = (
                f"Event {event['n']}: {self._names[number]} did not play by itself: {did}, but "
                f"{level} rival with this sheet and these dice does {would}."
            )

    def _due(self) -> list[Event]:
        while (moves := self._planner.moves(self._before)) is None:
            self._planner.step(self._before)
        return moves

    def verdict(self) -> str | None:
        """What is proven about the rivals, as a sentence; None in a game without any."""
        count = len(self._before.levels)
        if not count:
            return None
        who = "the rival" if count == 1 else f"the {count} rivals"
        if self.fault is not None:
            return f"Not all moves of {who} follow from sheet and dice alone."
        return (
            f"All {self.moves} moves of {who} were recomputed: they follow from sheet and dice"
            " alone, so nobody cheated for them."
        )


def _in_words(event: Event) -> str:
    """An event in a few words: draw tile A2=H-H- die 0."""
    return " ".join([event["e"], *(f"{key} {event[key]}" for key in WORDS if key in event)])
