"""Walks through the gadget after an evening with games of every kind: what is shown and said after
each press is in walks.txt, in short; `python -m tests.gadget.test_walks` writes it again."""

import random
import shutil
from pathlib import Path

import pytest

from firmware.games import KEYS
from host_tools.journals import demo
from tests.gadget.test_history import DAY, Evening
from tests.runners.driver import in_short, table
from tests.runners.press_script import Flash
from tests.support.golden_lines import golden, write

GOLDEN = Path(__file__).with_name("walks.txt")
# Where a walk begins, and what that screen needs.
WALKS = {
    "history": (),
    "history again": (),
    "statistics": (),
    "tallies": ("railroad",),
    "tallies again": ("emma",),
    "past_game": (1,),
    "past_game again": (2,),
    "past_game with sheets": (6,),
    "settings": (),
    "roster": (),
    "setup": ("railroad",),
    "setup again": ("off_the_rails",),
    "games": (),
    "code": ("railroad",),
    "entry": ("name",),
    "start": (),
}
FINGERS = [*["press DOWN", "press A"] * 4, "press RIGHT", "press RIGHT", "press UP", "press LEFT"]
FINGERS += ["press B", "hold A", "hold LEFT", "hold B"]
PRESSES = 20


def played(folder: Path) -> Path:
    """The storage of a gadget on which the games were played."""
    folder.mkdir(exist_ok=True)
    evening = Evening(folder)
    evening.railroad(["Ada", "Björn"], [[12, 5, 4, 2, 3, 0], [24, 9, 4, 2, 1, 0]])
    for number, key in enumerate(KEYS):
        rng = random.Random(number)
        demo.play(evening.session, key, rng, DAY + 86400 * number)
    wanted = {"boards": 1, "draft": 0, "expansion": "lake", "edition": "deep_blue"}
    demo.play(evening.session, "railroad", random.Random(9), DAY + 864000, **wanted)
    evening.session.close()
    return folder


@pytest.fixture(scope="session")
def storage(tmp_path_factory):
    return played(tmp_path_factory.mktemp("evening"))


@pytest.mark.parametrize("name", WALKS)
def test_a_walk_shows_and_says_what_it_did(name, storage, tmp_path):
    assert walk(name, storage, tmp_path / "copy") == golden(GOLDEN)[name], (
        "another picture or other words: look, then run `python -m tests.gadget.test_walks`"
    )


def walk(name: str, storage: Path, folder: Path) -> str:
    shutil.copytree(storage, folder)
    fingers = random.Random(name)
    language = fingers.choice(("en", "de"))
    script = table(folder, language, storage=Flash(str(folder)))
    script.settle()
    script.gadget.settings.set("animation", 0)
    script.gadget.go(name.partition(" ")[0], *WALKS[name])
    script.settle()
    found = [in_short(script)]
    for _ in range(PRESSES):
        script.do(*fingers.choice(FINGERS).split())
        found.append(in_short(script))
    return " ".join(found)


if __name__ == "__main__":
    write(
        GOLDEN, WALKS, lambda name, folder: walk(name, played(folder / "evening"), folder / "copy")
    )
