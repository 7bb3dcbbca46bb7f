"""What the coach found out, stored in the folder of its compiled code: by what it was asked, its
version and what it learned."""

import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from host_tools.coach.fast import FOLDER
from host_tools.coach.games import code_version
from host_tools.coach.player import WEIGHTS

ANSWERS = "coached"


def stored(asked: tuple[Any, ...], think: Callable[[], Any]) -> Any:
    """The answer to a question, stored or new; both are of what JSON knows, or bytes in what is
    asked."""
    path = path_of(asked)
    found = _read(path)
    if found is None:
        found = think()
        _write(path, found)
    return found


def path_of(asked: tuple[Any, ...]) -> Path:
    parts = [one if isinstance(one, bytes) else json.dumps(one).encode() for one in asked]
    parts += [code_version().encode(), WEIGHTS.read_bytes()]
    digest = hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()
    return FOLDER / ANSWERS / digest[:2] / f"{digest}.json"


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None  # not there, or cut off while it was written


def _write(path: Path, found: Any) -> None:
    """Whole or not at all: others read while this one writes."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(f".{os.getpid()}")
        new.write_text(json.dumps(found), encoding="utf-8")
        new.replace(path)
    except OSError:
        return  # it will be thought through again
