"""Which seats are rivals': the gadget plays them, and they sit after the people."""

SEATS = ("rival", "rival_2", "rival_3")  # the options
NOBODY = "none"
BY_STRENGTH = ("easy", "medium", "hard")


def levels(options):
    """How well each rival plays, in seat order."""
    found = [options.get(name, NOBODY) for name in SEATS]
    return [level for level in found if level != NOBODY]
