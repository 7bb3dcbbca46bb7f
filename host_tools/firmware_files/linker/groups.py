"""Which modules a board loads as one file: those that are in memory together anyway.

The file has the name of the first module. Whatever is not named here stays alone: the screens
that come and go, the texts of a language, and what the computer's tools ask the board for.
"""

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
        "firmware.play.names",
        "firmware.play.past",
        "firmware.play.refused",
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
        "firmware.ui.navigation",
        "firmware.ui.picture",
        "firmware.ui.round_timer",
        "firmware.ui.screen",
        "firmware.ui.texts.lines",
        "firmware.ui.words",
        "firmware.ui.wrap",
    ),
    # What begins a game, and what takes one up again.
    "firmware.play.settings_table": ("firmware.play.roster",),
    "firmware.play.recovery": (
        "firmware.play.chain",
        "firmware.play.header",
        "firmware.play.removal",
        "firmware.play.replay",
        "firmware.play.secret_file",
    ),
    # The games.
    "firmware.games.emma.rules.game": (
        "firmware.games.emma.rules.betsy",
        "firmware.games.emma.rules.odds",
        "firmware.games.emma.rules.box",
        "firmware.games.emma.rules.piles",
        "firmware.games.emma.rules.railway",
        "firmware.games.emma.rules.result",
        "firmware.games.emma.rules.why",
    ),
    "firmware.games.off_the_rails.rules.game": (
        "firmware.games.off_the_rails.rules.bag",
        "firmware.games.off_the_rails.rules.carts",
        "firmware.games.off_the_rails.rules.chasm",
        "firmware.games.off_the_rails.rules.deck",
        "firmware.games.off_the_rails.rules.moving",
        "firmware.games.off_the_rails.rules.cards",
        "firmware.games.off_the_rails.rules.why",
        "firmware.games.off_the_rails.rules.why_moving",
    ),
    "firmware.games.railroad.rules.game": (
        "firmware.games.railroad.rules.draft",
        "firmware.games.railroad.rules.drawing",
        "firmware.games.railroad.rules.meteor",
        "firmware.games.railroad.rules.editions",
        "firmware.games.railroad.rules.paper",
        "firmware.games.railroad.rules.spaces",
        "firmware.games.railroad.rules.specials",
    ),
    "firmware.games.railroad.rules.sheet": (
        "firmware.games.railroad.rules.bases",
        "firmware.games.railroad.rules.board",
        "firmware.games.railroad.rules.lava",
        "firmware.games.railroad.rules.placing",
    ),
    "firmware.games.railroad.rules.score": (
        "firmware.games.railroad.rules.networks",
        "firmware.games.railroad.rules.routes",
        "firmware.games.railroad.rules.water",
    ),
    # Screens with helpers of their own.
    "firmware.ui.faces": ("firmware.ui.icons", "firmware.ui.pen"),
    "firmware.ui.dice_rows": ("firmware.ui.tumble",),
    "firmware.ui.screens.start": ("firmware.ui.last",),
}


def groups(board: str, shared: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The groups on a board, which has one of its own."""
    own = tuple("firmware.boards." + name for name in (*BOARD, *shared))
    return GROUPS | {"firmware.boards." + board: own}
