"""Where the meteor lands, and what a player (a Seat or a Paper) does about it."""

from firmware.games.railroad.sheet.spaces import NEXT, OUTSIDE

DIRECTIONS = "NESW"


def landing(marker, direction, distance, has_crater):
    """The space that a meteor hits: it bounces at the edge and passes over craters.

    `has_crater(space)` tells where craters are. None if every space it can reach has one.
    """
    side = DIRECTIONS.index(direction)
    space = marker
    for _ in range(distance):
        space, side = _step(space, side)
    # A line has seven spaces: after fourteen steps every one of them was tried.
    for _ in range(14):
        if not has_crater(space):
            return space
        space, side = _step(space, side)
    return None


def _step(space, side):
    if NEXT[space * 4 + side] == OUTSIDE:
        side ^= 2
    return NEXT[space * 4 + side], side


def target(player, direction):
    """The space that a player's meteor hits on this way, or None."""
    return landing(player.marker, direction, int(player.faces[5]), player.has_crater)


def why_not_fly(player, direction):
    """None, or why the meteor cannot fly this way for a player."""
    if not player.meteor_due:
        return "no_meteor_due", ()
    if not isinstance(direction, str) or len(direction) != 1 or direction not in "NESW":
        return "no_such_direction", (str(direction)[:8],)
    shown = player.faces[4]
    if shown != "any" and shown != direction:
        return "other_direction", ("#dir" + shown,)
    return None


def why_not_ignore(player, special):
    """None, or why a player cannot cross off this special route to ignore the meteor."""
    if not player.meteor_due:
        return "no_meteor_due", ()
    return player.specials.why_not(special)


def ignore(player, special):
    player.specials.use(special)
    player.meteor_due = False
