"""What holds for every game of Railroad Ink, whatever is rolled and drawn."""

import random

import pytest

from firmware.games.game import complete
from firmware.games.orientation import mirrored, turned
from firmware.games.railroad import en as english
from firmware.games.railroad import game as railroad
from firmware.games.railroad.options import OPTIONS
from firmware.games.railroad.scoring.score import Score
from firmware.games.railroad.sheet.placing import can_fit, why_not_join
from firmware.games.railroad.sheet.sheet import Sheet
from firmware.games.rivals import SEATS as RIVALS
from firmware.ui.texts import en
from firmware.ui.texts.say import short_form
from host_tools.games.railroad_demo import next_event
from host_tools.railroad.final_sheet import parse_sheet
from host_tools.refusals import sentence
from tests.rules.all_ways import fits
from tests.rules.random_play import (
    check_event,
    events_of,
    random_options,
    roll_of,
    seeds,
    spoiled,
)
from tests.rules.random_railroad import play, random_sheet
from tests.support.sizes import size

EXPANSIONS = ["", "river", "lake", "lava", "meteor"]


def swapped(face: str) -> str:
    return face.translate(str.maketrans("HR", "RH"))


def image(sheet: Sheet, where, how) -> Sheet:
    """The sheet with every space and face moved."""
    new = Sheet()
    for space in range(49):
        if sheet.faces[space]:
            row, column = where(space // 7, space % 7)
            face = sheet.faces[space]
            new.draw(row * 7 + column, how(face) if len(face) > 1 else face)
    return new


IMAGES = {
    "half turn": (lambda r, c: (6 - r, 6 - c), lambda f: turned(turned(f))),
    "mirror east west": (lambda r, c: (r, 6 - c), mirrored),
    "mirror north south": (lambda r, c: (6 - r, c), lambda f: turned(turned(mirrored(f)))),
    "quarter turn": (lambda r, c: (c, 6 - r), lambda f: swapped(turned(f))),
}


@pytest.mark.parametrize("expansion", EXPANSIONS)
@pytest.mark.parametrize("name", IMAGES)
def test_turned_and_mirrored_sheets_score_the_same(name, expansion):
    rng = random.Random(name + expansion)
    for longest in ("simple", "trail"):
        options = complete(OPTIONS, {"expansion": expansion, "longest": longest})
        for _ in range(size(3, 300)):
            sheet = parse_sheet(random_sheet(rng, "deep_blue", expansion))
            score, other = Score(sheet, options), Score(image(sheet, *IMAGES[name]), options)
            assert other.total == score.total
            assert other.errors == score.errors
            if name == "quarter turn":
                assert (other.highway, other.railway) == (score.railway, score.highway)


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_a_score_keeps_its_word(expansion):
    """Computed twice it is the same; trail is never below simple; the spaces are as many."""
    rng = random.Random(expansion)
    for _ in range(size(6, 500)):
        sheet = parse_sheet(random_sheet(rng, "deep_blue", expansion))
        text = str(sheet)
        scores = {}
        for rule in ("simple", "trail"):
            options = complete(OPTIONS, {"expansion": expansion, "longest": rule})
            score = scores[rule] = Score(sheet, options)
            assert Score(sheet, options).values() == score.values()
            assert len(score.highway_spaces) == score.highway
            assert len(score.error_ports) == score.errors
        assert str(sheet) == text
        assert scores["trail"].highway >= scores["simple"].highway
        assert scores["trail"].railway >= scores["simple"].railway


def test_fits_lists_exactly_the_legal_ways():
    from firmware.games.die import DICE
    from firmware.games.railroad.sheet.face_table import FACES, base

    rng = random.Random("fits")
    options = complete(OPTIONS, {})
    for _ in range(size(5, 200)):
        sheet = parse_sheet(random_sheet(rng, "deep_blue", None))
        for face in sorted(set(DICE["route"].faces + DICE["station"].faces)):
            ways = fits(sheet, face, options)
            assert len(ways) == len(set(ways))
            for space in range(49):
                for drawn in FACES:
                    if base(drawn) == face:
                        legal = not sheet.faces[space] and not why_not_join(
                            sheet, space, drawn, options
                        )
                        assert ((space, drawn) in ways) == legal
            assert (can_fit(sheet, face, options) is None) == (not ways)


@pytest.mark.parametrize("expansion", EXPANSIONS)
@pytest.mark.parametrize("draft", [0, 1])
@pytest.mark.parametrize("boards", [0, 1])
def test_a_game_is_its_list_of_events(expansion, draft, boards):
    """Replay, copies, and taking the last event back and doing it again."""
    for rng in seeds(size(2, 60)):
        options = random_options("railroad", rng, expansion=expansion, draft=draft, boards=boards)
        players = rng.randint(1 + draft, 6 if not boards else 2)
        for name in RIVALS[players - 1 :]:
            options[name] = "none"
        game, events = play(rng, options, players)
        again = railroad.Game(options, players)
        for event in events:
            before = again.copy()
            assert again.why_not(event) is None
            again.apply(event)
            before.apply(event)
            assert before.state() == again.state()
        assert again.state() == game.state()
        assert again.score() == game.score() == game.score()
        assert game.over() and game.asks() is None
        assert game.k == sum(len(e["got"]) for e in events if e["e"] == "roll")


@pytest.mark.parametrize("boards", [0, 1])
def test_a_refused_event_changes_nothing(boards):
    met = set()
    for rng in seeds(size(3, 200)):
        options = random_options("railroad", rng, boards=boards)
        options["rival_2"] = options["rival_3"] = "none"
        game = railroad.Game(options, rng.randint(2, 3))
        for event in events_of(game, next_event, rng):
            for _ in range(2):
                bad = spoiled(event, railroad.Game.EVENTS, rng)
                check_event(game, bad)
                met.add(game.why_not(bad))
            assert check_event(game, event)
    met.discard(None)
    for why in met:
        assert why[0] in english.WHY or why[0] in en.WHY
        for lang in ("en", "de"):
            whole, short = sentence(why, "railroad", lang), short_form(why, "railroad", lang)
            assert "{0}" not in whole and "#" not in whole and len(short) <= 21, (why, short)
    assert len({why[0] for why in met}) > 12


@pytest.mark.parametrize("event", [None, [], "end", 7, {}, {"e": []}, {"e": "undo"}])
def test_what_is_no_event_at_all(event):
    assert railroad.Game({}, 2).why_not(event)[0] == "no_such_event"


def test_a_draft_round_is_four_dice_for_everybody():
    """Every pool has three route dice and one station die a player, in pairs."""
    for rng in seeds(40):
        players = rng.randint(2, 6)
        game = railroad.Game({"draft": 1}, players)
        game.apply(roll_of(game, rng))
        game.apply(roll_of(game, rng))
        faces = [face for pair in game.pairs for face in pair]
        stations = [face for face in faces if "R" in face and "H" in face]
        assert len(faces) == 4 * players and len(stations) == players
        while game.phase == "pick":
            game.apply(next_event(game, rng))
        for seat in range(players):
            assert len(game.own_faces(seat)) == 4
