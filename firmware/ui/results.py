"""The result of every game as lines: (seat, place and name, what the player has)."""

from firmware.games import game_class
from firmware.games.game import LOST, winners
from firmware.play.result_code import result_code
from firmware.ui.texts.lines import filled, signed

NOBODY = 99


def result_lines(gadget, header, score):
    """The players in the order of their places; those without a place last."""
    if game_class(header["game"]).PLAYERS[1] == 1:
        return []
    words = gadget.words.of_game(header["game"])
    found = []
    for seat in range(len(header["players"])):
        place, text = NOBODY, ""
        if score["players"]:
            player = score["players"][seat]
            place = player["place"] or NOBODY
            if player["line"]:
                key, args = player["line"]
                text = filled(words[key], args)
        found.append((place, seat, text))
    found.sort()
    lines = []
    for place, seat, text in found:
        mark = "–  " if place == NOBODY else f"{place}. "
        lines.append((seat, mark + gadget.words.player_name(header, seat), text))
    return lines


def outcome(gadget, replay):
    """(who won, the points) of a finished game, or how it ended; both are texts. A solo player is
    named too."""
    if replay.abandoned:
        return gadget.t("abandoned"), ""
    score = replay.game.score()
    if score["note"] == LOST:
        return gadget.words.of_game(replay.header["game"])["lost"], ""
    players = score["players"]
    seats = [0] if len(players) == 1 and players[0]["place"] else winners(score)
    points = signed(players[seats[0]]["total"]) if seats else ""
    names = [gadget.words.player_name(replay.header, seat) for seat in seats]
    return " & ".join(names), points


def parts_of(gadget, header, game, quick=()):
    """[(name, parts of the total)], without players for whom only totals were entered."""
    words = gadget.words.of_game(header["game"])
    found = []
    for seat, player in enumerate(game.score()["players"]):
        if player["rows"] and seat not in quick:
            parts = [words["f_" + label] + " " + signed(value) for label, value in player["rows"]]
            found.append((gadget.words.player_name(header, seat), ", ".join(parts)))
    return found


def what_decided(gadget, score):
    """How the game was won or lost, or what broke a tie; or None."""
    if score["note"]:
        key, args = score["note"]
        return gadget.w(key, *args)
    for player in score["players"]:
        if player["place"] == 1 and player["tie"] not in ("", "shared"):
            return gadget.w("tie_" + player["tie"])
    return None


def score_form(gadget, game, seat):
    """(fields, start) of the form for a player's counts; None if it is not available now."""
    asked = game.form(seat)
    if not asked:
        return None
    fields = []
    start = {}
    for i, (key, args, values, known) in enumerate(asked):
        fields.append((i, gadget.w(key, *args), values, None))
        start[i] = known
    return fields, start


def day_results(day, key, game):
    """[(seat, points, code)] of a game of the day: of the players whose result is known, the best
    place first. Without a day there is none."""
    if not day:
        return []
    found = []
    for seat, player in enumerate(game.score()["players"][: game.people]):
        if player["total"] is not None:
            code = result_code(day, key, game.options, player["total"])
            if code:
                found.append((player["place"] or NOBODY, seat, player["total"], code))
    found.sort()
    return [entry[1:] for entry in found]


def shown_code(code):
    """Two halves are read out more easily."""
    return code[:5] + " " + code[5:]
