"""Which modules a board loads as one file: those that are in memory together anyway.

The file has the name of the first module. Whatever is not named here stays alone: the screens
that come and go, the texts of a language, and what the computer's tools ask the board for.
"""

BOARD = ("clock", "files", "oled", "parts", "pins", "wired")

GROUPS: dict[str, tuple[str, ...]] = {
    # What is always in memory.
    "firmware.gadget": (
        "firmware.play.encode",
        "firmware.play.entropy",
        "firmware.play.fair",
        "firmware.play.journal",
        "firmware.play.names",
        "firmware.play.past",
        "firmware.play.refused",
        "firmware.play.session",
        "firmware.play.settings",
        "firmware.play.timers",
        "firmware.play.writer",
        "firmware.rules.contract",
        "firmware.rules.games",
        "firmware.rules.railroad.faces",
        "firmware.ui.canvas",
        "firmware.ui.font",
        "firmware.ui.keys",
        "firmware.ui.lists",
        "firmware.ui.rest",
        "firmware.ui.screen",
        "firmware.ui.service",
        "firmware.ui.texts.lines",
        "firmware.ui.wrap",
    ),
    # What begins a game, and what takes one up again.
    "firmware.play.settings_table": ("firmware.play.roster",),
    "firmware.play.recovery": (
        "firmware.play.removal",
        "firmware.play.replay",
        "firmware.play.secret_file",
    ),
    # The games.
    "firmware.rules.emma.game": (
        "firmware.rules.emma.betsy",
        "firmware.rules.emma.odds",
        "firmware.rules.emma.options",
        "firmware.rules.emma.piles",
        "firmware.rules.emma.railway",
        "firmware.rules.emma.result",
        "firmware.rules.emma.why",
    ),
    "firmware.rules.off_the_rails.game": (
        "firmware.rules.off_the_rails.bag",
        "firmware.rules.off_the_rails.carts",
        "firmware.rules.off_the_rails.chasm",
        "firmware.rules.off_the_rails.deck",
        "firmware.rules.off_the_rails.moving",
        "firmware.rules.off_the_rails.options",
        "firmware.rules.off_the_rails.why",
        "firmware.rules.off_the_rails.why_moving",
    ),
    "firmware.rules.railroad.game": (
        "firmware.rules.railroad.draft",
        "firmware.rules.railroad.drawing",
        "firmware.rules.railroad.meteor",
        "firmware.rules.railroad.options",
        "firmware.rules.railroad.paper",
        "firmware.rules.railroad.spaces",
        "firmware.rules.railroad.specials",
    ),
    "firmware.rules.railroad.sheet": (
        "firmware.rules.railroad.bases",
        "firmware.rules.railroad.board",
        "firmware.rules.railroad.lava",
        "firmware.rules.railroad.placing",
    ),
    "firmware.rules.railroad.score": (
        "firmware.rules.railroad.networks",
        "firmware.rules.railroad.routes",
        "firmware.rules.railroad.water",
    ),
    # Screens with helpers of their own.
    "firmware.ui.faces": ("firmware.ui.icons", "firmware.ui.pen"),
    "firmware.ui.dice_rows": ("firmware.ui.tumble",),
    "firmware.ui.screens.round": ("firmware.ui.watch",),
    "firmware.ui.screens.start": ("firmware.ui.last",),
}


def groups(board: str, shared: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The groups on a board, which has one of its own."""
    own = tuple("firmware.boards." + name for name in (*BOARD, *shared))
    return GROUPS | {"firmware.boards." + board: own}
