"""Every page of a store in plain words: no codes of faces or spaces, no names of options, no marks
that only a terminal needs, and no option that could not have mattered."""

import random
import re
from html import unescape

import pytest
from sqlalchemy import delete

from firmware.play.file_names import FINISHED, name_of
from firmware.play.session import Session
from host_tools.games import special_options
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from host_tools.pieces.words import LANGUAGES
from host_tools.store.schema import journals
from tests.host_tools.evenings import evening, keep
from tests.host_tools.journals import cut, played, with_sheets

CODES = {
    "a drawn space": r"\b[A-G][1-7]=",
    "a face": r"(?<![\w*-])(?=[HRWLV-]*[HRWLV])[HRWLV-]{4}[x*]?(?![\w-])",
    "a mark of the terminal": "`",
    "a name of the program": r"\b[a-z]+_[a-z]+",
    "an empty value": r"\bNone\b",
}
HIDDEN = r"(?s)<(script|defs|textarea)\b.*?</\1>"  # the text of a sheet is there to be copied
SAID = r'(?:aria-label|title|alt|aria-description)="([^"]*)"'
LEFT_OUT = ("/static/", "/download/", "/language/", "/theme/", "/icon.svg")
NAMES = ["Ada", "Björn"]
ANY = "all of them"
ODD = {"lava_blank": "closed", "meteor_any": "table", "longest": "trail"}


@pytest.fixture(scope="module")
def damaged():
    data = bytearray(played(12)[0])
    data[400] ^= 1
    return bytes(data)


@pytest.fixture
def visitor(client_of, store, damaged):
    sheets = [with_sheets(expansion, NAMES) for expansion in ("", "river", "lake", "lava")]
    sheets += [with_sheets("meteor", [*NAMES, "Cleo"]), cut(with_sheets("river", ["Eve"]), 40)]
    keep(store, *played(12), *sheets, damaged)
    return client_of(store)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_plain_words(visitor, store, language):
    visitor.cookies.set("language", language)
    uids = [entry.uid for entry in store.games()]
    with store.turn() as connection:
        connection.execute(delete(journals).where(journals.c.uid == uids[3]))
    odd = ["/nothing", "/game/zzzz", "/?since=soon", "/statistics?since=soon", "/log-in"]
    seen = crawled(visitor, ["/", *odd])
    assert {f"/game/{uid}" for uid in uids} <= seen.keys() and len(seen) > 40
    found = [
        (path, what, text[max(0, code.start() - 30) : code.end() + 20])
        for path, text in seen.items()
        for what, pattern in CODES.items()
        for code in re.finditer(pattern, text)
    ]
    assert found == []


def crawled(visitor, todo: list[str]) -> dict[str, str]:
    """What is said on every page that a link leads to, in writing and to a screen reader."""
    seen: dict[str, str] = {}
    while todo:
        path = todo.pop()
        if path in seen:
            continue
        text = re.sub(HIDDEN, "", visitor.get(path).text)
        seen[path] = unescape(" ".join([re.sub("<[^>]*>", " ", text), *re.findall(SAID, text)]))
        links = [unescape(link).partition("#")[0] for link in re.findall(r'href="(/[^"]*)"', text)]
        todo += [
            link
            for link in links
            if not link.startswith(LEFT_OUT) and not re.search(r"/journal$|\?step=", link)
        ]
        if path.startswith("/game/") and "?" not in path:
            todo += [f"{path}?step={step}" for step in (0, 17, 60)]
    return seen


@pytest.mark.parametrize(
    ("key", "options", "players", "listed"),
    [
        ("railroad", {"river_loop": "none", "lone_pier": "none"}, 2, []),
        ("railroad", {"boards": 1, "river_loop": "none"}, 2, ["boards"]),
        ("railroad", {"boards": 1, "expansion": "river", "river_loop": "none"}, 2, ANY),
        ("railroad", {"expansion": "river", "river_loop": "none"}, 2, ["expansion"]),
        ("railroad", {"rival": "easy", "longest": "trail", "trail_ring": "once"}, 2, ANY),
        ("railroad", {"rival": "easy", "trail_ring": "once"}, 2, ["rival"]),
        ("railroad", {"draft": 1}, 1, []),
        ("railroad", {"draft": 1, "rival": "easy"}, 2, ANY),
        ("railroad", {"rival_2": "hard"}, 2, []),
        ("emma", {"level": "dice", "betsy_first": 1}, 1, ["level"]),
        ("chess", {"boards": 1}, 2, []),
    ],
)
def test_an_option_that_cannot_matter_is_not_listed(key, options, players, listed):
    found = special_options(key, options, players)
    assert {name for name, _ in found} == set(options if listed is ANY else listed)
    assert all(options[name] == value for name, value in found)


def test_a_game_on_paper_lists_what_it_was_played_with(client_of, store):
    paper = evening(1, "2026-01-02", [("Ada", 51), ("Bo", 40)], edition="blazing_red", **ODD)
    keep(store, paper)
    (entry,) = store.games()
    text = client_of(store).get(f"/game/{entry.uid}").text
    assert re.findall(r'<ul class="options">(.*?)</ul>', text) == ["<li>Edition: Blazing Red</li>"]


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Rival, easy", "Rival, hard", "Rival, easy 2"]),
        ("de", ["Rivale, leicht", "Rivale, schwer", "Rivale, leicht 2"]),
    ],
)
def test_a_game_names_its_rivals_by_their_level(client_of, store, language, names):
    """At its result and over their sheets; the journal's own names for them are shown nowhere."""
    storage = MemoryFiles()
    session = Session(storage, demo.seeded(3), "pico")
    levels = {"rival": "easy", "rival_2": "hard", "rival_3": "easy", "draft": 0}
    demo.play(session, "railroad", random.Random(3), demo.FIRST_DAY, **levels)
    keep(store, storage.read(name_of(1, FINISHED)))
    entry = store.games()[0]
    shown = client_of(store).get(f"/game/{entry.uid}", headers={"accept-language": language})
    page = unescape(shown.text)
    for name in names:
        assert f'<th scope="col" class="number"><bdi>{name}</bdi>' in page
        assert page.count(f"{name}<") >= 3, "result, facts and sheet"
    assert "Rival ★" not in page and "Rival ★" in store.journal(entry.uid).decode()
