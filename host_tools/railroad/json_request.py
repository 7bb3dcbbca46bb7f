"""What `score` and `check` share: reading JSON Lines and the parts of a request."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from firmware.games.railroad import expansions
from firmware.games.railroad.editions import EDITIONS
from firmware.games.railroad.sheet.spaces import Malformed
from host_tools.common.errors import BadInput
from host_tools.common.streams import as_json, standard_input
from host_tools.refusals import sentence

EXPANSIONS = tuple(one.KEY for one in expansions.ALL if one.KEY)
LONGEST = ("simple", "trail")  # how the longest route is counted


def answer_lines(answer: Callable[[Any], dict]) -> int:
    """One JSON line out for every JSON line in. The exit code: 2 if any was malformed, else 1 if
    any drawing is illegal."""
    code = 0
    for line in standard_input():
        if not line.strip():
            continue
        try:
            result = answer(_parsed(line))
            code = max(code, 0 if result.get("legal", True) else 1)
        except BadInput as error:
            result = {"error": str(error)}
            code = 2
        sys.stdout.write(as_json(result) + "\n")
    return code


def _parsed(line: str) -> Any:
    try:
        line.encode()
    except UnicodeEncodeError as error:
        raise BadInput(f"this line is not UTF-8: see character {error.start + 1}") from error
    try:
        value = json.loads(line)
        if "\\u" in line:
            json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise BadInput(
            r"this line contains half a character: \ud800 to \udfff come in pairs"
        ) from None
    except (ValueError, RecursionError) as error:
        raise BadInput(f"this line is not JSON: {error}") from error
    return value


def edition_and_expansion(request: Any) -> tuple[str, str]:
    """The two as options; an expansion of null is ""."""
    if not isinstance(request, dict):
        raise BadInput("a line must be a JSON object in braces")
    edition = request.get("edition")
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise BadInput(f'"edition" must be one of {", ".join(EDITIONS)}')
    expansion = request.get("expansion")
    if expansion is not None and expansion not in EXPANSIONS:
        raise BadInput(f'"expansion" must be null or one of {", ".join(EXPANSIONS)}')
    return edition, expansion or ""


def texts(items: Any, where: str) -> list[str]:
    if not isinstance(items, list) or not all(isinstance(item, str) for item in items):
        raise BadInput(f"{where} must be a list of items like A2=H-H-")
    return items


@contextmanager
def malformed() -> Iterator[None]:
    """Notation that cannot be read becomes a sentence for people."""
    try:
        yield
    except UnicodeEncodeError as error:
        raise BadInput(
            "it contains half a character: write plain letters, like A2=H-H-"
        ) from error
    except Malformed as error:
        raise BadInput(sentence((error.args[0], error.args[1]), "railroad", "en")) from error
