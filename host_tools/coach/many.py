"""Many games, on all cores: each answer is stored as soon as it is there, so that a run that was
interrupted goes on where it stopped."""

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from host_tools.coach.coaching import coached_journal
from host_tools.coach.fast import FOLDER
from host_tools.coach.games import code_version, warm_up
from host_tools.coach.player import WEIGHTS
from host_tools.coach.report import as_dict
from host_tools.coach.workers import done_in_order
from host_tools.common.errors import BadInput

ANSWERS = "coached"  # the folder of answers, in that of the compiled code
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
    path = _path(data, [steps, None if steps else seconds, seed])
    found = _stored(path)
    if found is None:
        coached = coached_journal(name, data, steps, seconds, seed, lambda done, of: None)
        found = [as_dict(one) for one in coached]
        _store(path, found)
    return [{**one, "game": name} for one in found]


def _path(data: bytes, how: list[Any]) -> Path:
    """By the journal, the version of the coach, and how long it thinks."""
    parts = (data, code_version().encode(), WEIGHTS.read_bytes(), json.dumps(how).encode())
    digest = hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()
    return FOLDER / ANSWERS / digest[:2] / f"{digest}.json"


def _stored(path: Path) -> Answer | None:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None  # not there, or cut off while it was written


def _store(path: Path, found: Answer) -> None:
    """Whole or not at all: others read while this one writes."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(f".{os.getpid()}")
        new.write_text(json.dumps(found), encoding="utf-8")
        new.replace(path)
    except OSError:
        return  # it will be thought through again
