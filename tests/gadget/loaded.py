"""Plays every script and says how much compiled code was loaded at once, at worst, per screen;
those of games with sheets or with rivals are told apart.

Run as a program of its own, because the tests around it have loaded everything already:
`python -m tests.gadget.loaded FOLDER`, where FOLDER holds the compiled firmware.
"""

import sys
from pathlib import Path

from firmware.gadget import Gadget
from firmware.games import KEYS
from firmware.ui.memory import Memory
from firmware.ui.modules import forget
from tests.scripts_driver import pictures, scripts


def kind(game) -> str:
    """What the gadget knows of a game besides its dice."""
    if getattr(game, "levels", None):
        return "+rival"
    return "+sheets" if game is not None and game.options.get("boards") else ""


def main() -> None:
    folder = Path(sys.argv[1])
    sizes = {
        ".".join(path.relative_to(folder).with_suffix("").parts): path.stat().st_size
        for path in folder.rglob("*.mpy")
    }
    memory = Memory()
    worst: dict[str, int] = {}
    switch = Gadget._switch

    def watched(gadget: Gadget) -> None:
        switch(gadget)
        if gadget.thinking is None:  # code in RAM leaves no room for the rivals' beside a screen
            gadget.thinking = False
        here = [m for m in sys.modules if m in sizes and not m.startswith("firmware.boards")]
        name = gadget.navigation.front() + kind(gadget.session.game)
        worst[name] = max(worst.get(name, 0), sum(sizes[m] for m in here))

    Gadget._switch = watched
    for name in scripts():
        pictures(name, "de")  # the longer texts
        memory.forget_screens(None)
        for key in KEYS:
            forget("firmware.games." + key)
    for name, size in sorted(worst.items()):
        print(name, size)


if __name__ == "__main__":
    main()
