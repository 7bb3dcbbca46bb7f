"""Statistics on the gadget: games, wins, mean and best of each name, and how often a face came."""

import random

import pytest

from firmware.play.session import Session
from firmware.play.tally import MOST_NAMES
from firmware.ui.keys import B
from host_tools.journals import demo
from host_tools.journals.examine import examine
from tests.gadget.test_history import DAY, Evening
from tests.runners.driver import table
from tests.runners.press_script import Flash
from tests.support.sizes import size


def opened(script, key):
    script.gadget.home("tallies", key)
    script.settle()
    return script.gadget.screen


def rows(script):
    """The lines of the table, as texts."""
    words = script.gadget.screen.words().split("\n")
    first = next(i for i, word in enumerate(words) if word in ("best", "Best")) + 1
    return [words[i : i + 5] for i in range(first, len(words) - 4, 5)]


@pytest.mark.parametrize(("language", "point"), [("en", "."), ("de", ",")])
def test_each_name_has_games_wins_mean_and_best(language, point, tmp_path):
    evening = Evening(tmp_path)
    evening.railroad(["Ada", "Björn"], [[12, 5, 4, 2, 3, 0], [24, 9, 4, 2, 1, 0]])  # 20 : 38
    evening.railroad(["Ada", "Björn"], [[12, 9, 4, 2, 0, 0], [4, 1, 1, 0, 9, 0]])  # 27 : -3
    evening.railroad(
        ["Ada"], [[40, 9, 9, 9, 0, 0]], start=DAY + 86400
    )  # 67, alone: nobody to beat
    evening.given_up("railroad", ["Ada", "Björn"])
    evening.given_up("emma", ["Ada", "Björn"])
    script = evening.switched_on(tmp_path, language)
    opened(script, "railroad")
    assert rows(script) == [
        ["Ada", "3", "1", f"38{point}0", "67"],
        ["Björn", "2", "1", f"17{point}5", "38"],
    ]
    opened(script, "emma")
    assert script.gadget.screen.rows == []


def test_in_emma_fewer_points_are_best(tmp_path):
    storage = Flash(str(tmp_path))
    session = Session(storage, demo.seeded(6), "pico")
    rng = random.Random(6)
    totals = {}
    while len(totals) < 3:
        demo.play(session, "emma", rng, level="full", solo="score", derail_limit=0)
        if not session.abandoned:
            for name, player in zip(
                session.header["players"], session.game.score()["players"], strict=True
            ):
                totals.setdefault(name, []).append(player["total"])
        session.close()
    script = table(tmp_path, storage=storage)
    script.settle()
    found = {row[0]: row for row in opened(script, "emma").rows}
    assert {name: (len(all_), min(all_)) for name, all_ in totals.items()} == {
        name: (row[1], row[4]) for name, row in found.items()
    }


def test_many_games_of_all_kinds_are_counted_as_the_computer_counts_them(tmp_path):
    """200 games in `make soak`: every die and every result, against the computer's own reading."""
    storage = Flash(str(tmp_path))
    session = Session(storage, demo.seeded(9), "pico")
    rng = random.Random(9)
    kinds = ("railroad", "emma", "off_the_rails", "dice")
    for i in range(size(24, 200)):
        demo.play(session, kinds[i % 4], rng, **({"boards": 0} if i % 4 == 0 else {}))
        session.close()
    script = table(tmp_path, storage=storage)
    script.settle()
    for key in kinds:
        games, dice, wins = 0, {}, {}
        for name in storage.names():
            if not name.endswith(".fin"):
                continue
            drawn, faces = set(), []

            def watch(event, game, drawn=drawn, faces=faces):
                """Draws that came again after an undo count once."""
                if event["e"] == "roll":
                    draws = {event["k"] + i for i in range(len(event["got"]))}
                    if not draws & drawn:
                        faces += game.latest_dice()
                        drawn |= draws

            found = examine(storage.read(name), watch)
            if found.header["game"] != key:
                continue
            for die, face in faces:
                dice[die, face] = dice.get((die, face), 0) + 1
            if found.state == "finished":
                games += 1
                players = found.game.score()["players"]
                people = len(players) - len(found.game.bots(found.header["options"]))
                for seat, player in enumerate(players[:people]):  # rivals have no row
                    if len(players) > 1 and player["place"] == 1 and player["total"] is not None:
                        who = found.header["players"][seat]
                        wins[who] = wins.get(who, 0) + 1
        screen = opened(script, key)
        tally = screen.tally
        assert tally.games == games
        counted = {(die, face): n for die, all_ in tally.dice.items() for face, n in all_.items()}
        assert counted == dice
        if key != "emma":  # alone against Betsy a player wins, too
            assert {row[0]: row[2] for row in screen.rows if row[2]} == wins


def test_a_bar_for_every_face(tmp_path):
    evening = Evening(tmp_path)
    for _ in range(3):
        evening.railroad(["Ada"], [])
    script = evening.switched_on(tmp_path)
    screen = opened(script, "railroad")
    counts = screen.tally.dice["route"]
    assert sum(counts.values()) == 3 * 7 * 3 and sum(screen.tally.dice["station"].values()) == 21
    words = screen.words().split("\n")
    assert "◀ 1/2 ▶" in words and "Route die" in words
    faces = screen.pages[0][1]
    name = script.gadget.words.face_name
    reported = [str(counts[face]) for face in faces] + [name(face, "route") for face in faces]
    assert words[-12:] == reported
    heights = bars(script)
    most = max(counts.values())
    assert heights == [21 * counts[face] // most for face in faces]


def bars(script):
    """How high the six bars are, in pixels."""
    seen = script.display.seen
    return [
        sum(seen[y // 8 * 128 + x] >> y % 8 & 1 for y in range(22, 43))
        for x in (64 - 63 + 21 * i + 10 for i in range(6))
    ]


def test_the_buttons_are_heard_and_the_progress_is_shown_while_games_are_read(tmp_path):
    evening = Evening(tmp_path)
    for i in range(30):
        evening.railroad(["Ada", "Eve"], [[8, 2, 2, 1, i, 0], [8, 2, 2, 1, 0, 0]])
    script = evening.switched_on(tmp_path)
    script.gadget.go("tallies", "railroad")
    script.wait(20)
    screen = script.gadget.screen
    assert 0 < screen.read < 30
    assert f"read: {screen.read} of 30" in screen.words()
    assert sorted(row[0] for row in screen.rows) == ["Ada", "Eve"]
    for mask in (B, B, B, 0, 0, 0):
        script.now += 30
        script.buttons.mask = mask
        script.gadget.step(script.now)
    assert script.gadget.front() == "start" and screen.read < 30


def test_a_running_game_goes_on_after_a_look_at_the_statistics(tmp_path):
    evening = Evening(tmp_path)
    evening.railroad(["Ada", "Eve"], [[8, 2, 2, 1, 0, 0], [8, 2, 2, 1, 0, 0]])
    script = evening.switched_on(tmp_path)
    session = script.gadget.session
    session.new("emma", {"first": "choose"}, ["Ada", "Eve"], script.now)
    before = session.game.state()
    opened(script, "railroad")
    assert [row[:3] for row in script.gadget.screen.rows] == [("Ada", 1, 1), ("Eve", 1, 1)]
    script.gadget.home()
    script.settle()
    assert session.game.state() == before and script.gadget.do({"e": "first", "p": 1})


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Some names not shown"), ("de", "Einige Namen fehlen")]
)
def test_names_that_are_left_out_are_mentioned(language, said, tmp_path):
    evening = Evening(tmp_path)
    for first in range(0, MOST_NAMES + 2, 6):
        evening.railroad([f"Guest {first + i}" for i in range(6)], [[12, 5, 4, 2, 3, 0]] * 6)
    script = evening.switched_on(tmp_path, language)
    opened(script, "railroad")
    assert len(script.gadget.screen.rows) == MOST_NAMES
    assert said in script.gadget.message()[0]
