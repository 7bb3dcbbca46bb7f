"""Players' names: clean text of a length that fits the screen, and a roster of twelve."""

NAME_MAX = 12
ROSTER_MAX = 12


def clean_name(name, seat):
    """A name without control characters, cut to fit; `Player 1` and so on for an empty one."""
    # Spaces only: the runtimes disagree about other white space.
    text = "".join([c for c in name if printable(c)]).strip(" ")[:NAME_MAX].strip(" ")
    return text or "Player %d" % (seat + 1)


def printable(c):
    """No control characters, and nothing that UTF-8 cannot write."""
    code = ord(c)
    return code >= 32 and not 127 <= code < 160 and not 0xD800 <= code < 0xE000
