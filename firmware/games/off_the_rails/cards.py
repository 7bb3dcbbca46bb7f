"""Off the Rails: what its options mean for the cards."""

COLOURS = "RYGB"  # the mines and clans 0 to 3: red, yellow, green, blue


def jewels_on(options, square):
    """How many jewels the card of a square shows; squares count from 0, mine by mine."""
    number = square % 8 + 1
    return options["jewels_high" if number >= options["high_from"] else "jewels_low"]


def first_stack(options, players):
    """The vein deck begins with this stack; those before it stay in the box."""
    if options["intro"]:
        return 3
    return 1 if players == 4 else 2
