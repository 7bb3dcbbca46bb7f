"""File names on the flash. They tell a game's state, so that a list needs no file read.

g00012.jnl  the game in progress        g00012.sec  its secret, only while it is in progress
g00012.fin  finished or abandoned       g00012.cop  the same, and sync has copied it
g00012.bad  a damaged rest set aside (bad2 to bad9 if that happens again)
g00012.new  a copy being made; a power cut may leave it, the next start removes it
"""

RUNNING = "jnl"
SECRET = "sec"
FINISHED = "fin"
COPIED = "cop"
ASIDE = "bad"
MAKING = "new"

TIMER = "timer"
SETTINGS = "settings"
POOL = "pool"


def name_of(number, kind):
    return "g%05d.%s" % (number, kind)


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
    highest = 0
    for name in names:
        parts = split(name)
        if parts:
            highest = max(highest, parts[0])
    return highest + 1
