"""File names on flash. They show a game's state, so listing games reads no file.

g00012.jnl  a game in progress          g00012.sec  its secret, only while it is in progress
g00012.fin  finished or abandoned       g00012.cop  the same, and sync has copied it
g00012.bad  set aside: a damaged end, or the whole file (then bad2 to bad9)
g00012.new  a copy being made; a power cut may leave it, the next start removes it
parked      which games in progress are not being played: see parked.py
checked     nothing that was set aside is a game that could be opened
clock       UTC offsets of the computers that set the clock: see days.py
"""

RUNNING = "jnl"
SECRET = "sec"
FINISHED = "fin"
COPIED = "cop"
ASIDE = "bad"
MAKING = "new"

HIGHEST = 99999

TIMER = "timer"
PARKED = "parked"
SETTINGS = "settings"
POOL = "pool"
CHAIN = "chain"
CHECKED = "checked"
CLOCK = "clock"
BEST = "best"  # best-G2K: the list of one kind of game


def name_of(number, kind):
    return "g%05d.%s" % (number, kind)


def asides(number):
    """The names for what is set aside of a game, in order."""
    return [name_of(number, ASIDE + (str(i) if i > 1 else "")) for i in range(1, 10)]


def split(name):
    """(number, kind) of a game's file, or None for any other file."""
    if len(name) < 8 or name[0] != "g" or name[6] != "." or not name[1:6].encode().isdigit():
        return None
    return int(name[1:6]), name[7:]


def numbers(names, kinds):
    """Sorted numbers of the games that have a file of one of these kinds."""
    found = []
    for name in names:
        parts = split(name)
        if parts and parts[1] in kinds and parts[0] not in found:
            found.append(parts[0])
    return sorted(found)


def next_number(names):
    """One more than the highest; if that has too many digits, the highest free one."""
    taken = {parts[0] for parts in map(split, names) if parts}
    number = min(max(taken, default=0) + 1, HIGHEST)
    while number in taken:
        number -= 1
    return number
