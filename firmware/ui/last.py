"""The same game as last time, with one press."""

from firmware.ui.plan import Plan


def summary(gadget):
    """What would be played: two texts, the game and the number of players."""
    plan = Plan(gadget.settings)
    title = gadget.t("game_" + plan.game)
    if plan.game == "railroad":
        try:
            title = _box(gadget, plan.options)
        except KeyError:  # an edition of another firmware: the start will leave it out
            pass
    if plan.game == "dice":
        return ("▶ " + title,)
    return "▶ " + title, gadget.t("count_players", len(plan.seats))


def _box(gadget, options):
    title = gadget.t("v_%s" % options.get("edition", "deep_blue"))
    expansion = options.get("expansion")
    return title + ", " + gadget.t("v_%s" % expansion) if expansion else title


def start_last(gadget):
    Plan(gadget.settings).start(gadget)
