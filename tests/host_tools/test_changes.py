"""What the page shows of the changes, in both languages."""

import json
import re
import zlib

from firmware.version import VERSION
from host_tools.page.changes import SOURCES, changes_file, players_changes
from tests.project.lock import ROOT


def test_the_german_list_has_a_line_for_every_line_of_the_english_one():
    """AENDERUNGEN.md has the players' part of CHANGELOG.md, line by line."""
    english, german = (
        [(version, len(texts)) for version, texts in players_changes(language)]
        for language in ("en", "de")
    )
    assert german == english
    assert english[0][0] == VERSION and english[0][1] > 0


def test_the_newest_version_has_its_day_in_both_languages():
    headings = [
        [line for line in (ROOT / name).read_text("utf-8").splitlines() if line.startswith("## ")]
        for name, _ in SOURCES.values()
    ]
    assert headings[0] == headings[1]
    assert re.fullmatch(rf"## {re.escape(VERSION)}, 20\d\d-\d\d-\d\d", headings[0][0])


def test_the_list_is_plain_text_and_for_players_only():
    lists = json.loads(zlib.decompress(changes_file()))
    everything = [text for found in lists.values() for _, texts in found for text in texts]
    assert not [text for text in everything if "`" in text or "](" in text]
    assert any(text.startswith("Dice for sceptics:") for text in everything)
    assert not any("requirements.lock" in text for text in everything)
    first = dict(players_changes("en"))["0.1.0"]
    assert first[0].endswith("on the gadget and by signalbox score and check."), "joined lines"
