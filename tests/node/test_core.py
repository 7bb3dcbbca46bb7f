"""My games in the page is host_tools' own code, rewritten for MicroPython: what it says of a game,
counts and exports is the same to the letter."""

import json

import pytest

from host_tools.exports import bgstats_bytes, csv_bytes
from host_tools.journals.notes import take_notes
from host_tools.journals.story import Story
from host_tools.page import core_files, site
from host_tools.pieces import counted
from host_tools.pieces.game import moment, shown
from host_tools.pieces.history import table
from host_tools.pieces.templating import templates
from host_tools.pieces.words import LANGUAGES, words
from host_tools.statistics import dice_statistics, statistics
from host_tools.store import open_store, record_of
from host_tools.store.importing import import_journals
from tests.host_tools.journals import played, shared_code, wheels
from tests.node.run import run_in_node
from tests.support.sizes import size
from tests.web.boards import with_sheets

SEEN = 1_794_800_000
AT_ONCE = 50  # games on a page
ZONES = "1700000000 60\n"
HOSTILE = shared_code(5, "<b>&'\"\u202eÅß")


@pytest.fixture(scope="module")
def journals() -> list[bytes]:
    # The ways in which that many dice can fall are more than a float can hold.
    games = [with_sheets(), *played(size(6, 60)), wheels(480), HOSTILE]
    damaged = games[3][:-40] + b"x" * 40
    cut = games[2][: games[2].rfind(b"\n", 0, len(games[2]) // 2) + 1]
    return [cut, *games, damaged, b"\x00\xff"]


@pytest.fixture(scope="module")
def store(journals, tmp_path_factory):
    found = open_store(tmp_path_factory.mktemp("core") / "games.sqlite")
    named = [(f"{n}.jnl", lambda data=data: data) for n, data in enumerate(journals)]
    import_journals(found, named, seen=SEEN, zones=[(1700000000, 60)])
    yield found
    found.close()


@pytest.fixture(scope="module")
def asked(store):
    uids = [entry.uid for entry in store.games()]
    return [
        (name, given, language)
        for language in LANGUAGES
        for name, given in (
            ("history", {}),
            *(("game", {"uid": uid}) for uid in (uids if language == "de" else uids[:2])),
            *(("replay", {"uid": uid, "step": "7"}) for uid in uids[:3]),
            *((name, {}) for name in ("players", "statistics", "dice")),
        )
    ]


@pytest.fixture(scope="module")
def answers(journals, asked):
    """Of the page's core."""
    return run_in_node(
        "core.mjs",
        (),
        more=site.compiled(core_files.core_sources()),
        journals=[data.hex() for data in journals],
        seen=SEEN,
        zones=ZONES,
        asked=asked,
        exported=["csv", "bgstats"],
    )


def same_json(text: str):
    return json.loads(text) if text[:1] in "[{" else text


def test_every_journal_gets_the_same_row(answers, journals, store):
    outcomes = [outcome for outcome, _ in answers["added"]]
    assert outcomes.count("longer") == 1 and "known" not in outcomes
    for (_, row), data in zip(answers["added"], journals, strict=True):
        record = record_of(data)
        for name, value in (record.row | record.figures).items():
            got = row[name]
            assert got == value or same_json(got) == same_json(value), (row["uid"], name)
    by_uid = {entry.uid: entry for entry in store.games()}
    for _, row in answers["added"]:
        if row["uid"] in by_uid:
            entry = by_uid[row["uid"]]
            assert (row["day"], row["day_from"], row["utc_offset"]) == (
                *(entry.day, entry.day_from, entry.utc_offset),
            )
    assert set(answers["digests"].split()) == store.digests()


def test_every_page_says_the_same(answers, asked, store):
    wrong = []
    for (name, given, language), html in zip(asked, answers["pages"], strict=True):
        if expected(store, name, given, language) not in html:
            wrong.append((name, given, language))
    assert wrong == []


def expected(store, name: str, given: dict, language: str) -> str:
    if name == "history":
        return table(store.games()[:AT_ONCE], language)
    if name == "players":
        return counted.players(statistics(store), language)
    if name == "statistics":
        return counted.tables(without_ratings(statistics(store)), language)
    if name == "dice":
        return counted.dice(dice_statistics(store), language)
    entry = store.find(given["uid"])
    story = Story(take_notes(store.journal(entry.uid)), language)
    if name == "replay":
        return moment(story, min(7, len(story.found.events)), entry.uid)
    said = words(language)
    template = templates().get_template("game.html")
    values = shown(entry, story, len(story.found.events))
    context = template.new_context(
        values | {"say": said.say, "count": said.count, "language": language}
    )
    return "".join(template.blocks["main"](context))


def without_ratings(found):
    """Which need a package that is too large for a page."""
    return found._replace(games=[one._replace(ratings=[]) for one in found.games])


def test_the_exports_are_the_same_bytes(answers, store):
    for kind, export in (("csv", csv_bytes), ("bgstats", bgstats_bytes)):
        assert bytes.fromhex(answers["exports"][kind]) == b"".join(export(store)), kind
