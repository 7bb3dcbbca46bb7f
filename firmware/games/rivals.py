"""Which seats are rivals': the gadget plays them, and they sit after the people."""

SEATS = ("rival", "rival_2", "rival_3")  # the options
NOBODY = "none"
BY_STRENGTH = ("easy", "medium", "hard")
OPTIONS = tuple([(name, NOBODY, (NOBODY,) + BY_STRENGTH) for name in SEATS])
STARS = {"easy": "★", "medium": "★★", "hard": "★★★"}


def levels(options):
    """How well each rival plays, in seat order."""
    found = [options.get(name, NOBODY) for name in SEATS]
    return [level for level in found if level != NOBODY]


def seated(options, places):
    """How many of the places have a rival, up to the first free one: those after it have none."""
    count = 0
    for name in SEATS[:places]:
        if options[name] == NOBODY:
            break
        count += 1
    return count


def bots(options):
    """The names of the rivals; a second one of the same level gets a number."""
    known = []
    found = []
    for level in levels(options):
        known.append(level)
        count = known.count(level)
        number = f" {count}" if count > 1 else ""
        found.append(("Rival " + STARS[level] + number, "rival_" + level, (number,)))
    return found
