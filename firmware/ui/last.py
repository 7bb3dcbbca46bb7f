"""The same game as last time, with one press."""

from firmware.ui.plan import Plan


def summary(gadget):
    """What would be played: two texts, the game and the number of players."""
    plan = Plan(gadget.settings)
    title = gadget.t("game_" + plan.game)
    if plan.game == "railroad":
        title = gadget.t("v_" + plan.options.get("edition", "deep_blue"))
        expansion = plan.options.get("expansion")
        if expansion:
            title += ", " + gadget.t("v_" + expansion)
    if plan.game == "dice":
        return ("▶ " + title,)
    return "▶ " + title, gadget.t("count_players", len(plan.seats))


def start_last(gadget):
    Plan(gadget.settings).start(gadget)
