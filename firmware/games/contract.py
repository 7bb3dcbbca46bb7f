"""What every game does alike: options, events, rolls, copies of its fields, its score.

Events come from files and buttons alike, so nothing about their values is taken for granted.
"""

NO_EVENT = ("no_such_event", ())
ROLL_FIRST = ("roll_first", ())
WON = ("won", ())  # notes of a game that one player wins or loses alone
LOST = ("lost", ())


def complete(table, options):
    """All options of (name, default, allowed) rows; ValueError(key, args) names a bad one."""
    full = {}
    for name, default, allowed in table:
        value = options.get(name, default)
        if type(value) is not type(default) or value not in allowed:
            raise ValueError("bad_option", (name, str(value)[:20]))
        full[name] = value
    for name in options:
        if name not in full:
            raise ValueError("no_such_option", (str(name)[:20],))
    return full


def check_players(players, least, most):
    if not whole(players, least, most):
        raise ValueError("bad_players", (least, most))


def whole(value, low, high):
    """A whole number from low to high; True and 1.0 are none."""
    return type(value) is int and low <= value <= high


def wholes(values, low, high, least, most):
    """A list of least to most whole numbers, each from low to high."""
    if type(values) is not list or not least <= len(values) <= most:
        return False
    # No loop: a journal that is read back has thousands of them.
    if list(map(type, values)).count(int) < len(values):
        return False
    return not values or (min(values) >= low and max(values) <= high)


def why_not(game, event, events, check, optional=()):
    """Why an event cannot be now: its form, a roll's numbers, or what the game's own
    check(game, name, event) says. `events` has the keys of every event, `optional` those that
    may be missing."""
    name = event.get("e") if isinstance(event, dict) else None
    if type(name) is not str or name not in events:
        return NO_EVENT
    for key in events[name]:
        if key not in event and key not in optional:
            return NO_EVENT
    return why_not_roll(game, event) if name == "roll" else check(game, name, event)


def carry_out(game, event, effects):
    """Apply a legal event by the function of its name; ValueError(key, args) otherwise."""
    why = game.why_not(event)
    if why:
        raise ValueError(*why)
    effects[event["e"]](game, event)


def why_not_roll(game, event):
    """The check of the one random event that all games share."""
    wanted = game.asks()
    if wanted is None:
        return ("no_roll", ())
    if event["k"] != game.k or type(event["k"]) is not int:
        return ("roll_k", (game.k,))
    of = event["of"]
    if of != wanted or list(map(type, of)).count(int) < len(of):
        return ("roll_of", (len(wanted),))
    got = event["got"]
    if not wholes(got, 0, max(wanted) - 1, len(wanted), len(wanted)):
        return ("roll_got", (len(wanted),))
    if max(got) >= min(wanted):
        for i, n in enumerate(wanted):
            if got[i] >= n:
                return ("roll_got", (len(wanted),))
    return None


def state_of(game, fields):
    """The fields as nested tuples; a field is a number, a text, or a list at most two deep."""
    return tuple([_frozen(getattr(game, name)) for name in fields])


def copy_of(source, fields, same=()):
    """A new object of the same class with these fields; it shares the values of `same`."""
    target = object.__new__(type(source))
    for name in same:
        setattr(target, name, getattr(source, name))
    for name in fields:
        value = getattr(source, name)
        if type(value) is list:
            if list in map(type, value):
                value = [list(v) if type(v) is list else v for v in value]
            else:
                value = list(value)
        setattr(target, name, value)
    return target


def _frozen(value):
    if isinstance(value, list):
        return tuple([tuple(v) if isinstance(v, list) else v for v in value])
    return value


def score_of(players, note=None, record=None):
    """The score of every game has this form. `players` has a standing for each, none where no
    score is kept; `note` is (key, args) for what holds for the whole game; `record` is the result
    of a game that is played for one. Nobody has a place in a game that is lost, or as long as
    somebody's total is missing."""
    if note == LOST or None in [player["total"] for player in players]:
        for player in players:
            player["place"] = None
            player["tie"] = ""
    return {"players": players, "note": note, "record": record}


def winners(score):
    """The seats that won; alone there is only something to win against the game itself."""
    players = score["players"]
    if len(players) == 1:
        return [0] if score["note"] == WON else []
    return [seat for seat, player in enumerate(players) if player["place"] == 1]


def standing(place=None, total=None, rows=None, tie="", line=None):
    """What a player has; None where it is not known. `rows` are (label, points) pairs that add up
    to the total, `f_<label>` being the word for each, `tie` is what decided between players of the
    same total, `line` is (key, args) for the result's line."""
    return {"place": place, "total": total, "rows": rows, "tie": tie, "line": line}


def ranked(keys, steps):
    """[(place, tie)] for a list of numbers each, compared from the left, fewer being better.

    `steps` are the names of the numbers. Equal players share a place.
    """
    found = []
    for mine in keys:
        place = 1 + len([1 for other in keys if other < mine])
        if keys.count(mine) > 1:
            found.append((place, "shared"))
            continue
        step = max([_same(mine, other) for other in keys if other is not mine] + [0])
        found.append((place, steps[step] if step else ""))
    return found


def _same(one, other):
    """How many numbers two lists begin with alike."""
    count = 0
    while one[count] == other[count]:
        count += 1
    return count
