"""The button scripts, and the digests of the pictures that they must give on every board.

tests/runners/press_script.py defines what a line means; a wheel has both folders too.
"""

from itertools import groupby

from host_tools.common.errors import BadInput
from host_tools.common.places import place

SCRIPTS, GOLDENS = "tests/scripts", "tests/goldens"
LANGUAGES = ("en", "de")
CLOCK = "# clock"  # in a script whose pictures show times: these are played but not compared


def scripts() -> list[str]:
    found = sorted(path.stem for path in place(SCRIPTS).glob("*.txt"))
    if not found:
        raise BadInput(
            "the press scripts are not here: install Signalbox from its wheel or work in its"
            " repository"
        )
    return found


def text_of(name: str) -> str:
    return (place(SCRIPTS) / f"{name}.txt").read_text(encoding="utf-8")


def goldens(name: str, language: str) -> dict[str, str]:
    """Name and SHA-256 of every picture; the comments in the file are for CPython's tests."""
    text = (place(GOLDENS) / f"{name}.{language}.txt").read_text(encoding="utf-8")
    return dict(line.split() for line in text.splitlines() if not line.startswith("#"))


def steps(text: str) -> list[tuple[str, str]]:
    """(lines of presses, name of the picture that follows them); the last may have no picture."""
    lines = [line.partition("#")[0].split() for line in text.splitlines()]
    found: list[tuple[str, str]] = []
    presses = ""
    for is_picture, some in groupby(filter(None, lines), lambda words: words[0] == "picture"):
        for words in some if is_picture else ():
            found.append((presses, words[1]))
            presses = ""
        if not is_picture:
            presses = "\n".join(" ".join(words) for words in some)
    return [*found, (presses, "")] if presses else found
