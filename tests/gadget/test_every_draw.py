"""Whole games of the demo players on the gadget: every draw can be read before anything follows.

The expected words come from the journal's outcomes and the rules alone, not from the screens.
"""

import random

import pytest

from firmware.games.die import DICE, face_name
from host_tools.games import game_info
from tests.runners.driver import switched_on
from tests.support.sizes import SOAK, size

NAMES = ("Ada", "Björn", "Chloé", "Dörte", "Eve", "Frank")
RAILS = {
    "en": ("Red Yellow Green Blue", "Rock Ruby Emerald Gold Diamond"),
    "de": ("Rot Gelb Grün Blau", "Stein Rubin Smaragd Gold Diamant"),
}
KINDS = [
    ("railroad", {"expansion": "meteor"}, 3),
    ("railroad", {"expansion": "river", "edition": "deep_blue_de"}, 2),
    ("railroad", {"expansion": "lava"}, 1),
    ("railroad", {"expansion": "lake"}, 4),
    ("railroad", {"draft": 1, "expansion": "river"}, 6),
    ("railroad", {"draft": 1}, 2),
    ("emma", {}, 3),
    ("emma", {"solo": "betsy"}, 1),
    ("emma", {"level": "dice"}, 2),
    ("off_the_rails", {}, 3),
    ("off_the_rails", {"bag": 1, "holds": 1, "fists": "draw"}, 4),
    ("off_the_rails", {"speeds": 0, "holds": 0, "chasm_die": 1}, 2),
    ("off_the_rails", {"bag": 1, "cards": 0, "seats": "listed"}, 2),
]
LONG = (3, 5, 7, 9, 10)  # the others have their draws, too


def read_all(script):
    """Everything on the screen, further down too."""
    found = []
    for _ in range(40):
        found.append(script.gadget.screen.words())
        draft = script.gadget.front() == ".draft"
        script.do("press", "RIGHT" if draft else "DOWN")
        if draft and len(found) < 3:
            continue
        if script.gadget.screen.words() == found[-1]:
            break
    return "\n".join(found)


def expected(key, language, before, after, event):
    """Pieces of text that show what an event drew: from the games before and after it."""
    if key == "railroad":
        kinds = after.expansion.dice()
        if before.options["draft"] and after.starter != before.starter:
            return [NAMES[event["got"][0]]]
        if before.options["draft"]:
            return pairs(language, kinds[4:], after)
        return [face_name(face, language, kinds[i]) for i, face in enumerate(after.rolls[-1])]
    if key == "emma":
        if before.phase == "first":
            return [NAMES[event["got"][0]]]
        return []
    return rails(language, before, after, event)


def pairs(language, kinds, game):
    """Draft: the dice for all, and every pair."""
    names = [face_name(face, language, kinds[i]) for i, face in enumerate(game.rolls[-1])]
    return names + [face_name(face, language) for pair in game.pairs for face in pair]


def wheels(came):
    """How many wheels and dice a line about them names."""
    got = [DICE["wheel"].faces[outcome] for _, _, event in came for outcome in event["got"]]
    return str(got.count("1")), str(len(got))


def rails(language, before, after, event):
    mines, jewels = (words.split() for words in RAILS[language])

    def square(number):
        return f"{mines[number // 8]} {number % 8 + 1}"

    if before.phase == "clans":
        return [mines[clan] for clan in after.clans if clan >= 0]
    if before.want or before.phase == "drop":
        old = before.jewels.bag if before.want else before.jewels.holds[before.drop[0]]
        new = after.jewels.bag if before.want else after.jewels.holds[before.drop[0]]
        gone = [old[i] - new[i] for i in range(5)]
        return [f"{gone[i]} {jewels[i][:3]}" for i in range(5) if gone[i] > 0]
    if before.phase == "token":
        return [mines[next(i for i in range(4) if before.tokens[i] != after.tokens[i])]]
    if before.phase == "die":
        return [str(event["got"][0] + 1)]
    if after.drawer != before.drawer:
        return ["!"]
    if after.squares != before.squares:
        return [square(after.squares[-1])]
    return [square(after.vein[0])] if after.vein != before.vein else []


def draws(script):
    """Hold A, and give every draw that came of it: (game before, game after, event)."""
    session = script.gadget.session
    found = []
    roll = session.roll

    def watched(now):
        before = session.game.copy()
        event = roll(now)
        found.append((before, session.game.copy(), event))
        return event

    session.roll = watched
    script.do("hold", "A")
    session.roll = roll
    return found


@pytest.mark.parametrize("both", range(size(1, 2)))
@pytest.mark.parametrize("kind", [i for i in range(len(KINDS)) if SOAK or i not in LONG])
def test_every_draw_can_be_read_before_anything_follows(kind, both, tmp_path):
    key, options, players = KINDS[kind]
    language = ("en", "de")[(kind + both) % 2]
    script = switched_on(tmp_path, language)
    gadget, session = script.gadget, script.gadget.session
    rng = random.Random(f"{key} {options}")
    seen = 0
    for _ in range(size(1, 8)):
        session.new(key, options, list(NAMES[:players]), script.now)
        gadget.home()
        script.settle()
        while not session.game.over() and session.events < 700:
            if session.game.asks():
                came = draws(script)
                assert came, gadget.screen.words()
                text = read_all(script)
                if key == "emma" and came[0][0].dice:
                    reported = [line.split()[1::2] for line in text.split("\n")]
                    assert wheels(came) in [tuple(words) for words in reported], text
                    seen += 1
                for before, after, event in came:
                    for piece in expected(key, language, before, after, event):
                        assert piece in text, (piece, text, event)
                        seen += 1
                if key == "railroad":
                    gadget.home()
                    script.settle()
                elif not session.game.asks():
                    script.do("press", "A")
                continue
            event = game_info(key).next_event(session.game, rng)
            assert gadget.do(event), event
            gadget.home()
            script.settle()
        session.abandon(script.now)
        gadget.leave_game()
    assert seen
