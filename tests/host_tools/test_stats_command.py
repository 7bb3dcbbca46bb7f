"""`signalbox stats` as people and programs meet it, and its charts."""

import json
import os
import shutil
from contextlib import closing
from xml.etree import ElementTree

import pytest
from sqlalchemy import select

from firmware.games import KEYS
from host_tools.charts import STYLE, as_png, charts_of, one_picture, pixels
from host_tools.charts.drawing import FONTS
from host_tools.commands.stats_lines import SPARKS, clock, spark
from host_tools.common.errors import BadInput
from host_tools.journals import demo
from host_tools.statistics import dice_statistics, statistics
from host_tools.statistics.results import Player
from host_tools.store import open_store
from host_tools.store.schema import ratings
from tests.host_tools.evenings import evening, keep
from tests.host_tools.journals import write
from tests.host_tools.terminal import signalbox
from tests.host_tools.test_statistics import evenings

__all__ = ("signalbox",)  # pytest finds fixtures by their names here
EVIL = '"><script>alert(1)</script>&\x1b[31m\u202e'
KEYS_OF_A_GAME = (
    "game title finished abandoned open fewer_is_better players rivals head_to_head groups"
    " categories lengths figures records ratings"
)


@pytest.fixture(scope="module")
def filled(tmp_path_factory):
    """A store of some evenings."""
    file = tmp_path_factory.mktemp("filled") / "store.sqlite"
    with closing(open_store(file)) as store:
        keep(store, *evenings(), *demo.journals(16, 13, list(KEYS)))
    return file


@pytest.fixture
def kept(signalbox, filled, tmp_path):
    """The command with a copy of it."""
    shutil.copyfile(filled, tmp_path / "store.sqlite")
    return signalbox


def test_an_empty_store_says_what_to_do(signalbox, tmp_path):
    for words in ((), ("--dice",), ("--player", "nobody"), ("--png", tmp_path / "no.png")):
        ran = signalbox("stats", *words)
        assert (ran.code, ran.out) == (0, "") and "There are no games yet" in ran.err
    assert not (tmp_path / "no.png").exists()
    assert json.loads(signalbox("stats", "--json").out)["games"] == []
    assert json.loads(signalbox("stats", "--dice", "--json").out)["dice"] == []


def test_a_filter_that_fits_no_game_is_named(kept):
    ran = kept("stats", "--player", "Nobody", "--since", "2026-01-05")
    assert (ran.code, ran.out) == (0, "")
    assert ran.err == (
        "No game matches --player Nobody --since 2026-01-05. `signalbox games` lists them all.\n"
    )


def test_what_people_read(kept):
    days = ("--since", "2026-01-07", "--until", "2026-05-31")
    said = kept("stats", "--game", "railroad", *days).out
    assert "4 games from 2026-01-10 to 2026-04-10 (not counted: 1 abandoned)" in said
    assert "A game takes 7:00 min (6:00 min to 7:00 min), a round 1:00 min; half" in said
    assert "Ada         4     1       1  44.5    61  ▃▄▁█" in said
    for part in ("Ratings", "hardly known", "Head to head", "By expansion", "river", "centre"):
        assert part in said
    everything = kept("stats").out
    for part in ("Emma: ", "Derailments", "Off the Rails: ", "Rubies", "plain dice: "):
        assert part in everything


def test_what_people_read_about_dice(kept):
    said = kept("stats", "--dice").out
    assert "No die has enough rolls" in said or "Nothing speaks against" in said
    for part in ("route, ", "expected", "Too few rolls for a verdict", "The latest games", "luck"):
        assert part in said


def test_what_programs_read(kept):
    reported = json.loads(kept("stats", "--json", "--player", "ADA").out)
    assert list(reported) == [
        "choice",
        "finished",
        "abandoned",
        "open",
        "first_day",
        "last_day",
        "players",
        "games",
    ]
    assert all(" ".join(game) == KEYS_OF_A_GAME for game in reported["games"])
    assert reported["choice"]["player"] == "ADA"
    dice = json.loads(kept("stats", "--json", "--dice").out)
    assert list(dice) == ["choice", "games", "same_dice", "rolls", "dice", "luck", "words"]
    assert list(dice["dice"][0]) == [
        "die",
        "sides",
        "rolls",
        "faces",
        "p",
        "test",
        "notices",
        "verdict",
        "words",
    ]
    assert list(dice["luck"][0]) == ["uid", "game", "day", "players", "rolls", "p", "words"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--game", "chess"), "--game must be railroad"),
        (("--since", "yesterday"), "not a day"),
        (("--until", "2026-13-01"), "not a day"),
        (("--png", "/dev/null"), "not a regular file"),
        (("--svg", "no/such/folder/a.svg"), "cannot be written"),
    ],
)
def test_bad_input_is_one_sentence(kept, words, sentence):
    for more in ((), ("--dice",)):
        ran = kept("stats", *words, *more)
        assert ran.code == 2 and sentence in ran.err and len(ran.err.splitlines()) == 1


def test_damaged_rows_are_named(kept, tmp_path):
    from tests.host_tools.test_damaged_store import raw

    uid = json.loads(kept("games", "--json").out)[0]["uid"]
    raw(tmp_path / "store.sqlite", ("UPDATE figures SET seats = 'x' WHERE uid = ?", (uid,)))
    ran = kept("stats")
    assert ran.code == 1 and ran.out and f"{uid}: its seats in the store cannot be" in ran.err


@pytest.mark.parametrize("way", ["sync", "restore"])
def test_new_games_are_rated_on_import(signalbox, tmp_path, way):
    """So that the first answer is as quick as the next."""
    if way == "sync":
        signalbox("sync", "--from", write(tmp_path / "games", evenings()))
    else:
        with closing(open_store(tmp_path / "backup.sqlite")) as store:
            keep(store, *evenings())
        signalbox("restore", tmp_path / "backup.sqlite")
    with closing(open_store(tmp_path / "store.sqlite")) as store:
        assert len(store.rows(select(ratings.c.uid))) == 3


def test_pictures(kept, tmp_path):
    for words in (("--game", "emma"), ("--game", "railroad", "--dice")):
        files = ("--png", tmp_path / "a.png", "--svg", tmp_path / "a.svg")
        ran = kept("stats", *words, *files)
        if "--dice" in words:
            assert ran.code == 2 and "a.png exists already" in ran.err
            ran = kept("stats", *words, *files, "--force")
        assert ran.code == 0 and ran.out == "" and ran.err.count("is written") == 2
        assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
        root = ElementTree.parse(tmp_path / "a.svg").getroot()
        assert len(root.findall(".//{*}svg")) > 1
        for chart in root.findall("{*}svg"):
            assert chart.find("{*}title").text and chart.find("{*}desc").text
            assert chart.get("role") == "img" and chart.get("aria-label")
    os.symlink(tmp_path / "a.png", tmp_path / "link.png")
    assert kept("stats", "--png", tmp_path / "link.png").code == 2


def test_hostile_names_are_only_names(signalbox, tmp_path):
    journal = evening(1, "2026-01-10", [(EVIL, 40), ("__proto__", 30), ("", 20)])
    other = evening(2, "2026-01-11", [(EVIL, 50), ("__proto__", 30), ("", 20)])
    with closing(open_store(tmp_path / "store.sqlite")) as store:
        keep(store, journal, other)
        charts = charts_of(statistics(store)) + charts_of(dice_statistics(store))
    assert signalbox("stats").code == 0
    assert len(json.loads(signalbox("stats", "--json").out)["players"]) == 3
    for chart in charts:
        tags = {part.tag.rpartition("}")[2] for part in ElementTree.fromstring(chart).iter()}
        assert tags <= {"svg", "title", "desc", "rect", "text", "path", "circle", "polyline"}
        assert "\x1b" not in chart and "\u202e" not in chart and "<script" not in chart


def test_charts_stay_inside_their_picture(kept, tmp_path):
    with closing(open_store(tmp_path / "store.sqlite")) as store:
        charts = charts_of(statistics(store)) + charts_of(dice_statistics(store))
    assert len(charts) > 10
    for chart in charts:
        root = ElementTree.fromstring(chart)
        wide, high = float(root.get("width")), float(root.get("height"))
        for rect in root.findall("{*}rect"):
            x, y = float(rect.get("x")), float(rect.get("y"))
            assert 0 <= x <= x + float(rect.get("width")) <= wide
            assert 0 <= y <= y + float(rect.get("height")) <= high
    assert ElementTree.fromstring(one_picture(charts)).tag.endswith("svg")


def test_every_colour_can_come_from_the_page(kept, tmp_path):
    with closing(open_store(tmp_path / "store.sqlite")) as store:
        charts = "".join(charts_of(statistics(store)) + charts_of(dice_statistics(store)))
    classes = {word.partition('"')[0] for word in charts.split('class="')[1:]}
    assert classes == {rule.partition("{")[0][1:] for rule in STYLE.splitlines()}
    assert "style=" not in charts and "<style" not in charts, "a strict policy would drop it"


def test_a_computer_without_fonts_gets_a_sentence(monkeypatch):
    monkeypatch.setattr(pixels, "LETTER", pixels.LETTER.replace(FONTS, "No Such Font"))
    with pytest.raises(BadInput, match="install DejaVu"):
        as_png(one_picture([]))


def test_sparks_and_clocks():
    def of(*totals):
        return spark(Player("Ada", True, len(totals), 0, 0, None, None, list(totals)))

    assert of(0, 7) == SPARKS[0] + SPARKS[-1] and of() == ""
    assert of(5, 5) == SPARKS[3] * 2 and of(0, 1, 2, 3, 4, 5, 6, 7) == SPARKS
    assert [clock(s) for s in (0, 59.6, 61, 3599, 3600, 90061)] == [
        "0 s",
        "1:00 min",
        "1:01 min",
        "59:59 min",
        "1 h 0 min",
        "25 h 1 min",
    ]
