"""What changed for players, by versions: the page shows it before an update."""

import json
import re
import zlib

from host_tools.common.places import place

# The list and the heading of its part for players, in each language.
SOURCES = {"en": ("CHANGELOG.md", "Players"), "de": ("AENDERUNGEN.md", "Spieler")}
VERSION = re.compile(r"## (\d+\.\d+\.\d+)\b")
LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")


def changes_file() -> bytes:
    """Packed: language -> [[version, [sentence, ...]], ...], the newest version first."""
    found = {language: players_changes(language) for language in SOURCES}
    return zlib.compress(json.dumps(found, ensure_ascii=False).encode(), 9)


def players_changes(language: str) -> list[tuple[str, list[str]]]:
    name, heading = SOURCES[language]
    found: list[tuple[str, list[str]]] = []
    part = ""
    for line in place(name).read_text("utf-8").splitlines():
        if version := VERSION.match(line):
            found.append((version[1], []))
            part = heading  # until a heading says otherwise
        elif line.startswith("### "):
            part = line[4:]
        elif part == heading and line.startswith("- "):
            found[-1][1].append(_plain(line[2:]))
        elif part == heading and line.startswith("  "):
            found[-1][1][-1] += " " + _plain(line.strip())
    return found


def _plain(text: str) -> str:
    return LINK.sub(r"\1", text).replace("`", "")
