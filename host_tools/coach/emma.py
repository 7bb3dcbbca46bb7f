"""A game of Emma, decision by decision: what was played, what would have been better, by how much.

Nobody knows the cards of the others nor those to come: every choice is played on to the end of the
game many times, with the same guesses for all of them. On the last turn of a game only the wheel
dice are left to chance, and all their outcomes are counted: that is exact.
"""

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from host_tools.coach.emma_choices import Choices
from host_tools.coach.emma_hands import Cards
from host_tools.coach.worth import Worth, rounded
from host_tools.common.errors import BadInput
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain
from host_tools.journals.examine import OPEN, Examined, effective_events

GAME = "emma"
MEASURED = 200  # steps of each decision in the measurement that turns seconds into steps
SAMPLE = 4  # decisions of it
SAFETY = 0.95
Event = dict[str, Any]


class Decision(NamedTuple):
    event: int  # its number in the journal
    turn: int
    played: Event
    derails: float  # how likely that was: exact
    would: Event
    would_derails: float
    cost: Worth  # in points against the others, or alone; 0 if nothing was better
    exact: bool

    def as_dict(self) -> dict[str, Any]:
        moves = {"played": in_words(self.played), "would": in_words(self.would)}
        return {**self._asdict(), **moves, "cost": rounded(self.cost)}


class CoachedEmma(NamedTuple):
    """What the coach says about one player's decisions."""

    name: str  # of the game
    player: str
    total: int | None  # None if the game was not finished
    decisions: list[Decision]

    @property
    def costliest(self) -> list[Decision]:
        return sorted(self.decisions, key=lambda one: (-one.cost.points, one.event))

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": self.name,
            "player": self.player,
            "total": self.total,
            "decisions": [one.as_dict() for one in self.decisions],
            "costliest": [one.event for one in self.costliest],
        }


def coached_emma(
    name: str, found: Examined, steps: int | None, seconds: float, seed: int, progress: Progress
) -> list[CoachedEmma]:
    """Every person who had a choice; BadInput if nobody had one, or it cannot be valued."""
    game: Any = found.game
    if game.mode() == "dice":
        raise BadInput(
            f"{plain(name)} has the wheel dice alone: the coach needs the railway and the piles"
        )
    if game.players == 1 and game.options["derail_limit"]:
        raise BadInput(
            f"{plain(name)} is lost by too many derailments: the coach counts points alone"
        )
    if game.dealt and game.people > 1 and found.state == OPEN and not game.over():
        raise BadInput(f"{plain(name)} is not over: the coach would name cards of covered hands")
    tables = list(decisions(game, effective_events(found.events)))
    if not tables:
        raise BadInput(f"{plain(name)} has no decision of a player yet")
    steps = steps or int(seconds * SAFETY * _rate(tables, seed))
    made: dict[int, list[Decision]] = {}
    for done, choices in enumerate(tables, 1):
        best, cost = choices.judged(steps // len(tables), seed)
        made.setdefault(choices.seat, []).append(_decision(choices, best, cost))
        progress(done, len(tables))
    names, results = found.names(), game.score()["players"]
    return [
        CoachedEmma(name, names[seat], results[seat]["total"], made[seat]) for seat in sorted(made)
    ]


def decisions(over: Any, events: list[Event]) -> Iterator[Choices]:
    """Every moment at which a person had a choice; `over` is the game after all these events."""
    game = type(over)(over.options, over.players)
    cards = Cards(game, events)
    for event in events:
        own = {key: value for key, value in event.items() if key not in ("n", "t")}
        if own["e"] in ("build", "pass", "rubble", "lay") and own["p"] < game.people:
            choices = Choices(game, cards, own, event["n"])
            if len(choices.events) > 1:
                yield choices
        game.apply(own)
        cards.see(own)


def _decision(choices: Choices, best: int, cost: Worth) -> Decision:
    played = choices.played
    return Decision(
        choices.number,
        choices.turn,
        choices.events[played],
        choices.derails(played),
        choices.events[best],
        choices.derails(best),
        cost,
        choices.exact,
    )


def _rate(tables: list[Choices], seed: int) -> float:
    """Steps a core-second."""
    sample = tables[:: max(len(tables) // SAMPLE, 1)]
    begun = time.process_time()
    for choices in sample:
        choices.judged(MEASURED, seed)
    took = time.process_time() - begun
    return max(sum(choices.taken for choices in sample), 1) / max(took, 1e-6)


def in_words(event: Event) -> str:
    name = event["e"]
    if name == "build":
        places = " ".join(map(str, event["broken"]))
        broken = f" (broken: {places})" if places else ""
        return f"build {event['count']} x {event['number']}{broken}"
    if name == "rubble":
        return "discard rubble " + " ".join(map(str, event["cards"]))
    return "lay " + " ".join(map(str, event["order"])) if name == "lay" else "pass"
