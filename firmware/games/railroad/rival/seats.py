"""Which seats are rivals': the gadget plays them, and they sit after the people."""

SEATS = ("rival", "rival_2", "rival_3")  # the options
NOBODY = "none"


def levels(options):
    """How well each rival plays, in seat order."""
    return [options[name] for name in SEATS if options[name] != NOBODY]
