"""Which modules a board loads as one file: those that are in memory together anyway.

The file has the name of the first module. Whatever is not named here stays alone: the screens
that come and go, the texts of a language, and what the computer's tools ask the board for.
"""

from collections.abc import Mapping

from firmware.games import KEYS
from host_tools.firmware_files.linker.modules import Module
from host_tools.games import about

BOARD = ("clock", "files", "oled", "parts", "pins", "wired")

GROUPS: dict[str, tuple[str, ...]] = {
    # What is always in memory.
    "firmware.gadget": (
        "firmware.games",
        "firmware.games.contract",
        "firmware.games.faces",
        "firmware.games.parts",
        "firmware.play.encode",
        "firmware.play.entropy",
        "firmware.play.fair",
        "firmware.play.journal",
        "firmware.play.length",
        "firmware.play.file_names",
        "firmware.play.undo_points",
        "firmware.play.refused",
        "firmware.play.sealed",
        "firmware.play.session",
        "firmware.play.settings",
        "firmware.play.timers",
        "firmware.play.writer",
        "firmware.ui.canvas",
        "firmware.ui.dimming",
        "firmware.ui.font",
        "firmware.ui.hint",
        "firmware.ui.keys",
        "firmware.ui.lists",
        "firmware.ui.memory",
        "firmware.ui.modules",
        "firmware.ui.navigation",
        "firmware.ui.option_words",
        "firmware.ui.picture",
        "firmware.ui.round_timer",
        "firmware.ui.screen",
        "firmware.ui.texts.lines",
        "firmware.ui.words",
        "firmware.ui.wrap",
    ),
    # What begins a game, and what takes one up again.
    "firmware.play.settings_table": ("firmware.play.roster",),
    "firmware.play.recovery": ("firmware.play.removal", "firmware.play.secret_file"),
    # What reads a game, one in progress or one of the history.
    "firmware.play.replay": ("firmware.play.chain", "firmware.play.header"),
    # Screens with helpers of their own.
    "firmware.ui.faces": ("firmware.ui.icons", "firmware.ui.pen"),
    "firmware.ui.dice_rows": ("firmware.ui.tumble",),
    "firmware.ui.screens.start": ("firmware.ui.last_game",),
}


def groups(
    board: str, shared: tuple[str, ...], texts: Mapping[str, str]
) -> dict[str, tuple[str, ...]]:
    """The groups on a board: it has one of its own, and every game has some."""
    own = tuple("firmware.boards." + name for name in (*BOARD, *shared))
    found = GROUPS | {"firmware.boards." + board: own}
    for key in KEYS:
        if f"firmware.games.{key}.rules.game" in texts:
            found |= _of_game(key, texts)
    return found


def _of_game(key: str, texts: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The game's rules with all that they import at once, and what else the game asks for."""
    home = f"firmware.games.{key}."
    found = {
        home + first: tuple(home + name for name in others)
        for first, others in about(key).files.items()
    }
    rules = home + "rules.game"
    members = [rules, *found.get(rules, ())]
    for name in members:  # the list grows meanwhile
        needed = dict.fromkeys(Module(name, texts[name]).imported(texts))
        members += [other for other in needed if other.startswith(home) and other not in members]
    return found | {rules: tuple(members[1:])}
