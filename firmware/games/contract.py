"""What every game checks alike: options, whole numbers, rolls, and copies of its fields.

Events come from files and buttons alike, so nothing about their values is taken for granted.
"""


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
    for value in values:  # no generator: a journal that is read back has thousands of them
        if type(value) is not int or value < low:
            return False
        if value > high:
            return False
    return True


def event_name(event, table):
    """The event's name if the table of events has it, with all its keys; else None."""
    name = event.get("e") if isinstance(event, dict) else None
    if type(name) is not str or name not in table:
        return None
    for key in table[name]:
        if key not in event:
            return None
    return name


def why_not(game, event, table, check):
    """Why an event cannot be now: its form, a roll that is due, then the game's own check."""
    name = event_name(event, table)
    if name is None:
        return ("no_such_event", ())
    if name == "roll":
        return why_not_roll(game, event)
    if game.asks():
        return ("roll_first", ())
    return check(game, name, event)


def carry_out(game, event):
    """Apply a legal event by the game's method of its name; ValueError(key, args) otherwise."""
    why = game.why_not(event)
    if why:
        raise ValueError(*why)
    getattr(game, method("_", event["e"]))(event)


_METHODS = {}


def method(prefix, name):
    """The name of an event's method; a text made anew takes a board long."""
    known = _METHODS.setdefault(prefix, {})
    if name not in known:
        known[name] = prefix + name
    return known[name]


def why_not_roll(game, event):
    """The check of the one random event that all games share."""
    wanted = game.asks()
    if wanted is None:
        return ("no_roll", ())
    if not whole(event["k"], game.k, game.k):
        return ("roll_k", (game.k,))
    of = event["of"]
    if of != wanted or not wholes(of, 1, 256, 1, 256):
        return ("roll_of", (len(wanted),))
    got = event["got"]
    if not wholes(got, 0, 255, len(wanted), len(wanted)):
        return ("roll_got", (len(wanted),))
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
        if isinstance(value, list):
            value = [list(v) if isinstance(v, list) else v for v in value]
        setattr(target, name, value)
    return target


def _frozen(value):
    if isinstance(value, list):
        return tuple([tuple(v) if isinstance(v, list) else v for v in value])
    return value
