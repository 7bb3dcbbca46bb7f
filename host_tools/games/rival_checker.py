"""Did the rivals play by themselves? Recomputes each of their moves from what they knew.

The gadget's own reader does not check this, since a hard rival takes a board seconds for a round:
for it any legal event on a rival's seat is good.
"""

from typing import Any

Event = dict[str, Any]


class RivalChecker:
    """Call see(event, game after it) for every event of a journal; then `moves` is the number of
    checked moves, and `fault` describes the first wrong one, or is None. `kinds` are the events
    of rivals, `known` is what they follow from, "with this ..." and in a word."""

    def __init__(
        self,
        game: Any,
        names: list[str],
        planner: Any,
        kinds: tuple[str, ...],
        known: tuple[str, str],
    ) -> None:
        self.moves = 0
        self._planner = planner
        self._kinds = kinds
        self._known = known
        self.fault: str | None = None
        self._names = names
        self._before = game.copy()

    def see(self, event: Event, game: Any) -> None:
        if self.fault is None and self._before.levels:
            if event["e"] == "end":
                self._compare(event, None)
            elif event["e"] in self._kinds and event["p"] >= game.people:
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
                f"{level} rival with {self._known[0]} does {would}."
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
            return f"Not all moves of {who} follow from {self._known[1]} alone."
        return (
            f"All {self.moves} moves of {who} were recomputed: they follow from {self._known[1]}"
            " alone, so nobody cheated for them."
        )


def _in_words(event: Event) -> str:
    """An event in a few words: draw tile A2=H-H- die 0."""
    return " ".join(
        [event["e"], *(f"{key} {value}" for key, value in event.items() if key not in ("e", "p"))]
    )
