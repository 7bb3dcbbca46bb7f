"""The games that are over, as the gadget shows them: lines of the list, and everything inside."""

import random

import pytest

from firmware.games import KEYS
from firmware.play.session import Session
from firmware.ui.keys import B
from host_tools.journals import demo
from tests.play.longest import long_game
from tests.runners.driver import table
from tests.runners.press_script import Flash

DAY = 1_794_787_200  # 2026-11-16
HEADINGS = {
    "en": ("What was played", "Scores", "Rolls"),
    "de": ("Was gespielt wurde", "Wertung", "Würfe"),
}


class Evening:
    """Games that are played one after another, before the gadget is switched on."""

    def __init__(self, folder):
        self.storage = Flash(str(folder))
        self.session = Session(self.storage, demo.seeded(1), "pico")

    def railroad(self, names, scores, start=DAY, **options):
        session = self.session
        session.new("railroad", options, names, 0, start=start)
        while not session.game.over():
            session.roll(1000) if session.game.asks() else session.do({"e": "end"}, 2000)
        for p, v in enumerate(scores):
            session.do({"e": "scores", "p": p, "v": v}, 3000)
        session.finish(4000)
        return self

    def given_up(self, key, names):
        self.session.new(key, {}, names, 0)
        self.session.abandon(1000)
        return self

    @staticmethod
    def scored(session):
        """A game that has ended, with a winner if it can have one."""
        if session.game is None or not session.game.over() or session.abandoned:
            return False
        players = session.game.score()["players"]
        return not players or any(player["place"] == 1 for player in players)

    def switched_on(self, folder, language="en"):
        self.session.close()
        script = table(folder, language, storage=self.storage)
        script.settle()
        script.gadget.settings.set("animation", 0)
        return script


def shown(script, screen, *args):
    script.gadget.go(screen, *args)
    script.settle()
    return script.gadget.screen.words().split("\n")


def everything(script):
    """All rows of a finished game, from its first line to its last digits."""
    found = []
    for _ in range(200):
        words = script.gadget.screen.words().split("\n")
        found += [line for line in words if line not in found[-12:]]
        before = script.gadget.screen.first
        script.do("press", "DOWN")
        if script.gadget.screen.first == before:
            break
    return found


@pytest.mark.parametrize(("language", "gone"), [("en", "abandoned"), ("de", "abgebrochen")])
def test_a_line_says_day_game_winner_and_points(language, gone, tmp_path):
    evening = Evening(tmp_path)
    evening.railroad(["Ada", "Björn"], [[12, 5, 4, 2, 3, 0], [24, 9, 4, 2, 1, 0]])
    evening.railroad(["Ada"], [[8, 0, 0, 0, 0, 0]], start=None)
    evening.railroad(["Ada", "Eve"], [[8, 2, 2, 1, 0, 0], [8, 2, 2, 1, 0, 0]])
    evening.given_up("emma", ["Ada", "Björn"])
    words = shown(evening.switched_on(tmp_path, language), "history")
    lines = [line.replace("> ", "") for line in words]
    assert lines[1:] == [
        *("Emma", gone),
        *("11-16 Railroad Ink", "Ada & Eve: 13"),
        *("Railroad Ink", "Ada: 8"),
        *("11-16 Railroad Ink", "Björn: 38"),
    ]


def test_days_are_those_of_the_place_where_the_clock_was_set(tmp_path):
    evening = Evening(tmp_path)
    evening.railroad(["Ada"], [[8, 0, 0, 0, 0, 0]], start=DAY + 1800)
    evening.storage.replace("clock", b"%d -480\n" % DAY)
    script = evening.switched_on(tmp_path)
    assert "> 11-15 Railroad Ink" in shown(script, "history")
    assert "2026-11-15" in " ".join(shown(script, "past_game", 1))


def test_nobody_wins_without_scores(tmp_path):
    """One of two typed in, nobody, and Emma with the wheel dice alone."""
    evening = Evening(tmp_path)
    evening.railroad(["Ada", "Eve"], [[8, 2, 2, 1, 0, 0]])
    evening.railroad(["Ada", "Eve"], [])
    session = evening.session
    session.new("emma", {"level": "dice"}, ["Ada", "Eve"], 0)
    session.do({"e": "end"}, 1000)
    session.finish(2000)
    script = evening.switched_on(tmp_path)
    assert shown(script, "history")[1:] == ["> Emma", "11-16 Railroad Ink", "11-16 Railroad Ink"]
    for number in (1, 2, 3):
        shown(script, "past_game", number)
        said = " ".join(everything(script))
        assert "–  Ada" in said and "–  Eve" in said and "1. " not in said


@pytest.mark.parametrize("language", ["en", "de"])
def test_inside_are_edition_expansion_rolls_and_scores(language, tmp_path):
    evening = Evening(tmp_path)
    scores = [[12, 5, 4, 2, 3, 1], [24, 9, 4, 2, 1, 0]]
    evening.railroad(["Ada", "Björn"], scores, edition="blazing_red", expansion="lava")
    rolls = [list(faces) for faces in evening.session.game.rolls]
    script = evening.switched_on(tmp_path, language)
    shown(script, "past_game", 1)
    found = everything(script)
    text = " ".join(found)
    assert "2026-11-16" in text and "1. Björn" in text and "2. Ada" in text
    for word in {"en": ("Blazing Red", "Lava"), "de": ("Knallrot", "Lava")}[language]:
        assert word in text
    for value in ("Ada: ", " 12, ", " 5, ", "Björn: ", " 24, "):
        assert value in text
    for heading in HEADINGS[language]:
        assert found.count(heading) == 1
    names = script.gadget.words.face_name
    for face in {face for faces in rolls for face in faces}:
        assert names(face, "lava" if "V" in face else None) in found


def test_dice_that_were_undone_are_listed_once(tmp_path):
    evening = Evening(tmp_path)
    session = evening.session
    session.new("railroad", {}, ["Ada"], 0)
    session.roll(1000)
    session.undo(2000)
    session.roll(3000)
    session.do({"e": "end"}, 4000)
    session.roll(5000)
    session.undo(6000)
    session.abandon(7000)
    script = evening.switched_on(tmp_path)
    shown(script, "past_game", 1)
    assert [row[0] for row in script.gadget.screen.rows if type(row[-1]) is list] == ["1"]


def test_quick_totals_are_not_shown_as_categories(tmp_path):
    evening = Evening(tmp_path)
    session = evening.session
    evening.railroad(["Ada", "Björn"], [[12, 5, 4, 2, 3, 0]])
    session.do({"e": "scores", "p": 1, "v": [30, 0, 0, 0, 2, 0], "quick": 1}, 9000)
    script = evening.switched_on(tmp_path)
    shown(script, "past_game", 1)
    text = " ".join(everything(script))
    assert "Ada: Exits 12" in text and "Björn: Exits" not in text and "28" in text


def test_a_long_game_is_read_while_the_buttons_are_heard(tmp_path):
    """600 events take a Pico seconds: B leads away at once, and no step reads many lines."""
    session = long_game("dice", 560, Flash(str(tmp_path)))
    session.abandon(10**6)
    script = table(tmp_path, storage=session.storage)
    script.settle()
    script.gadget.go("past_game", 1)
    script.wait(5)
    screen = script.gadget.screen
    done, of = screen.reading.far
    assert 0 < done < of == 562 and done <= 8 * 8
    assert "Reading" in screen.words()
    for mask in (B, B, B, 0, 0, 0):  # on a board a step takes so long
        script.now += 30
        script.buttons.mask = mask
        script.gadget.step(script.now)
    assert script.gadget.front() == "start"
    assert screen.reading.far[0] < 128


def test_only_what_is_in_sight_is_read(tmp_path):
    storage = Flash(str(tmp_path))
    session = Session(storage, demo.seeded(4), "pico")
    rng = random.Random(4)
    kinds = ("railroad", "emma", "off_the_rails", "dice")
    for i in range(12):
        demo.play(session, kinds[i % 4], rng, **({"boards": 0} if i % 4 == 0 else {}))
        session.close()
    script = table(tmp_path, storage=storage)
    script.settle()
    script.gadget.home("history")
    script.settle()
    screen = script.gadget.screen
    assert sorted(screen.known) == [8, 9, 10, 11, 12]
    script.do("press", "DOWN")
    for _ in range(4):
        script.do("press", "DOWN")
    assert sorted(screen.known) == [5, 6, 7, 8, 9, 10, 11, 12]
    script.do("press", "A")
    assert script.gadget.screen.rows
    script.do("press", "B")
    assert sorted(script.gadget.screen.known) == [5, 6, 7, 8, 9]


@pytest.mark.parametrize("key", KEYS)
def test_every_game_is_described_with_its_scores_and_dice(key, tmp_path):
    """What a total is made of has words in every game; whatever is no die is no roll."""
    storage = Flash(str(tmp_path))
    session = Session(storage, demo.seeded(2), "pico")
    rng = random.Random(2)
    options = {"railroad": {"boards": 0}, "emma": {"level": "full"}, "off_the_rails": {"score": 1}}
    has_dice = False
    while not Evening.scored(session):
        session.close()
        demo.play(session, key, rng, **options.get(key, {}))
        has_dice = bool(session.game.latest_dice())
    number = session.number
    session.close()
    script = table(tmp_path, "de", storage=storage)
    script.settle()
    shown(script, "past_game", number)
    found = everything(script)
    assert ("Wertung" in found) == (key != "dice")
    assert ("Würfe" in found) == has_dice
