"""The result of every game as lines: (seat, place and name, what the player has)."""

NOBODY = 99


def result_lines(gadget, header, game):
    """The players in the order of their places; those without a score last."""
    if header["game"] not in LINES:
        return []
    found = LINES[header["game"]](gadget, game)
    found.sort()
    lines = []
    for place, seat, text in found:
        mark = "–  " if place == NOBODY else f"{place}. "
        lines.append((seat, mark + header["players"][seat], text))
    return lines


def _railroad(gadget, game):
    found = []
    for seat, (values, points, place) in enumerate(game.score()):
        if place is None:
            found.append((NOBODY, seat, ""))
        else:
            errors = gadget.t("with_errors", values[4]) + " " if values[4] else ""
            found.append((place, seat, errors + str(points)))
    return found


def _emma(gadget, game):
    result = game.score()
    found = []
    for seat in range(game.players):
        place = result["places"][seat] if result["places"] else NOBODY
        text = ""
        if game.typed[seat]:
            text = gadget.t("points_cards", *result["players"][seat][:2])
        found.append((place, seat, text))
    if game.betsy:
        place = 1 if result["won"] == 1 else NOBODY
        found = [(place, 0, f"{found[0][2]}  Betsy {result['betsy']}")]
    return found


def _off_the_rails(gadget, game):
    result = game.score()
    found = []
    for seat in range(game.players):
        place, text = NOBODY, ""
        if result["rows"]:
            place = result["places"][seat]
            text = str(result["rows"][seat][4])
        elif game.typed[seat]:
            text = gadget.t("typed")
        found.append((place, seat, text))
    return found


def _emma_form(game, gadget=None, seat=0):
    """The hand cards left at the end: the fields and where they begin."""
    if gadget is None:
        return game.phase == "count"
    texts = [gadget.t("hand_of", n) for n in (1, 2, 3, 4)]
    fields = [(i, texts[i], range(16), None) for i in range(4)]
    return fields, dict(enumerate(game.typed[seat]))


def _off_the_rails_form(game, gadget=None, seat=0):
    if gadget is None:
        return game.phase == "count"
    names = ("rubies", "emeralds", "gold", "diamonds", "carts")
    most = (25, 16, 11, 6, 3)
    fields = [(i, gadget.t(names[i]), range(most[i]), None) for i in range(5)]
    points = list(range(21)) if game.options["missions"] else [0]
    fields.append((5, gadget.t("missions"), points, None))
    from firmware.games.off_the_rails.rules.scoring import computed

    return fields, dict(enumerate(game.typed[seat] or computed(game, seat)))


LINES = {"railroad": _railroad, "emma": _emma, "off_the_rails": _off_the_rails}
FORMS = {"emma": _emma_form, "off_the_rails": _off_the_rails_form}
