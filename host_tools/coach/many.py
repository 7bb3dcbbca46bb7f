"""Many games, on all cores: each answer is stored as soon as it is there, so that a run that was
interrupted goes on where it stopped."""

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from typing import Any

from host_tools.coach.answers import stored
from host_tools.coach.coaching import coached_journal
from host_tools.coach.games import warm_up
from host_tools.coach.workers import done_in_order
from host_tools.common.errors import BadInput

Journal = tuple[str, bytes]
Answer = list[dict[str, Any]]  # a player each


def coached_all(
    journals: list[Journal],
    steps: int | None,
    seconds: float,
    seed: int,
    cluster: str | None = None,
) -> Iterator[tuple[str, Answer | None]]:
    """Every game in its order with its answer; None for one that the coach cannot look at."""
    if cluster is None:
        warm_up()
    one = partial(answer_or_none, steps=steps, seconds=seconds, seed=seed)
    with closing(done_in_order(one, journals, cluster)) as answers:
        for (name, _), found in zip(journals, answers, strict=True):
            yield name, found


def answer_or_none(
    journal: Journal, steps: int | None, seconds: float, seed: int
) -> Answer | None:
    try:
        return answer(journal, steps, seconds, seed)
    except BadInput:
        return None


def answer(journal: Journal, steps: int | None, seconds: float, seed: int) -> Answer:
    """What the coach says about a game, stored or new; BadInput if it can say nothing."""
    name, data = journal

    def think() -> Answer:
        coached = coached_journal(name, data, steps, seconds, seed, lambda done, of: None)
        return [one.as_dict() for one in coached]

    found = stored((data, [steps, None if steps else seconds, seed]), think)
    return [{**one, "game": name} for one in found]
