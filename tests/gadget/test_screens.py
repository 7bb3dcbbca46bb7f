"""Every screen there is, found by itself: opened, stepped, every button pressed on it, closed.
every_button.txt says in short what is shown and said after each;
`python -m tests.gadget.test_screens` writes it again."""

import importlib
from pathlib import Path

import pytest

from firmware.games import game_class
from firmware.play.best import best_of
from firmware.ui.keys import ALL, HOLD, PRESS
from firmware.ui.screen import Screen as Contract
from tests.gadget.every_screen import module_of, own_name, screens
from tests.runners.driver import in_short, table
from tests.support.golden_lines import golden, write

NAMES = screens()
GOLDEN = Path(__file__).with_name("every_button.txt")
# What a screen needs to be opened, where it needs something.
ARGS = {
    "confirm": ("Really?", "Yes"),
    "crash": ("ValueError: 7", "round.py:12"),
    "code": ("railroad",),
    "day": (2026, 11, 16),
    "die": (("H-H-", "HR--*"), ("route", "station")),
    "entry": ("name",),
    "form": ("Title", (("n", "Number", (1, 2, 3), None), ("y", "Yes", (0, 1), ("no", "yes")))),
    "help": ("draft", "Draft", "no"),
    "initials": ("best-G44", (16,)),
    "lesson": ("railroad", "draw"),
    "past_game": (1,),
    "railroad/past": ("g00001.fin",),
    "railroad/points": (0,),
    "railroad/scores": (0,),
    "setup": ("railroad",),
    "tallies": ("railroad",),
    "dice/throw": ("3 route 1 station",),
}
# Their results are for the screens that open them: here one that takes none.
GIVE_RESULTS = {"confirm", "day", "entry", "form", "railroad/rival", "dice/throw"}
DRAFT = {"draft": 1, "edition": "deep_blue_de"}
# What leads to a screen where more is needed than one hold of A: options, and how many holds.
WAYS = {
    "emma/cards": ({"cards": "gadget"}, 1),
    "railroad/draft": (DRAFT, 1),
    "railroad/meteor": ({"expansion": "meteor"}, 1),
    "railroad/ending": ({"boards": 1}, 1),
    "railroad/final": ({"boards": 1}, 1),
    "railroad/points": ({"boards": 1}, 1),
    "railroad/rival": ({"rival": "hard", "rival_2": "hard", "rival_3": "hard"}, 1),
    "railroad/rivals": ({"rival": "easy"}, 2),
    "railroad/scores": ({}, 8),
    "railroad/sheet": ({"boards": 1, "expansion": "lava"}, 1),
    "ranking": ({}, 8),
    "day_result": ({}, 8),
}


def opened(name, folder, language="en"):
    """A gadget with this screen in front."""
    script = table(folder, language)
    script.settle()
    gadget = script.gadget
    gadget.settings.set("animation", 0)
    game = name.rpartition("/")[0] or "railroad"
    options, holds = WAYS.get(name, ({}, 1))
    gadget.settings.keep_setup(game, options, [""] * min(3, game_class(game).PLAYERS[1]))
    gadget.home("start")
    script.settle()
    script.do("press", "A")
    for _ in range(holds):
        script.do("hold", "A")
    if name in {"help", "names", "rules", "setup"}:
        gadget.go("setup", "emma" if name == "rules" else "railroad")
        script.settle()
    if name == "day_result":
        gadget.session.day = "2026-11-16"
        gadget.session.do({"e": "scores", "p": 0, "v": [40, 0, 0, 0, 4, 0]}, script.now)
    if name in {"best", "initials"}:
        best = best_of(gadget.storage, "railroad", gadget.session.game.options)
        best.enter([[57, "2026-11-16", "ADA", 16]])
    if type(gadget.screen).__module__ != module_of(name):
        gadget.go(own_name(name), *ARGS.get(name, ()))
        script.settle()
    assert type(gadget.screen).__module__ == module_of(name)
    return script


def front(gadget):
    return type(gadget.screen).__module__.rpartition(".")[2]


@pytest.mark.parametrize("name", NAMES)
def test_a_screen_opens_steps_takes_every_button_and_closes(name, tmp_path):
    found = every_button(name, tmp_path)
    assert found == golden(GOLDEN).get(name, found), (
        "another picture or other words follow a button: look, then run"
        " `python -m tests.gadget.test_screens`"
    )


def test_every_button_was_pressed_on_screens_that_there_are():
    assert golden(GOLDEN).keys() <= set(NAMES), "run `python -m tests.gadget.test_screens`"


def every_button(name, tmp_path) -> str:
    """Press and hold each button on a screen; what follows, in short."""
    script = None
    found = []
    for number, (kind, button) in enumerate((k, b) for b in ALL for k in (PRESS, HOLD)):
        if script is None:  # for the first button, and after one that changed the game
            folder = tmp_path / str(number)
            folder.mkdir()
            script = opened(name, folder)
            state = script.gadget.session.game.state()
        gadget = script.gadget
        if name in GIVE_RESULTS:
            gadget.home("about")
            script.settle()
        gadget.go(own_name(name), *ARGS.get(name, ()))
        script.settle()
        screen = gadget.screen
        assert isinstance(screen, Contract)
        assert screen.step(script.now) is None or screen.step(script.now) >= 0
        words = screen.words()
        assert isinstance(words, str)
        assert words.strip()
        gadget._key(kind, button)
        script.settle()
        assert name == "crash" or front(gadget) != "crash", f"{kind} {button}"
        assert gadget.screen.words().strip()
        found.append(in_short(script))
        game = gadget.session.game
        if game is None or game.state() != state or gadget.session.revealed:
            script = None
        gadget.home("start")
        assert script is None or not script.settle()
    return " ".join(found)


@pytest.mark.parametrize("name", NAMES)
def test_a_screen_says_in_words_what_it_shows(name, tmp_path):
    """The words come from the same texts in both languages: no line is left in the other."""
    said = {}
    for language in ("en", "de"):
        (tmp_path / language).mkdir()
        said[language] = opened(name, tmp_path / language, language).gadget.screen.words()
    assert len(said["en"].split("\n")) == len(said["de"].split("\n"))


def test_the_modules_of_all_screens_follow_the_contract():
    for name in NAMES:
        module = importlib.import_module(module_of(name))
        assert issubclass(module.Screen, Contract), name
        assert module.__doc__, name


if __name__ == "__main__":
    write(GOLDEN, NAMES, every_button)
