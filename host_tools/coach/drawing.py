"""Which drawings are legal in a round, and what each does to a position."""

from host_tools.coach.fast import fast
from host_tools.coach.position import place
from host_tools.coach.rules import (
    KIND,
    LAKE_GAME,
    LAVA_GAME,
    LAVA_OPTIONAL,
    METEOR_GAME,
)
from host_tools.coach.tables import (
    BORDER,
    CRATER,
    EMPTY,
    ERASE,
    FACE,
    FIRST_SPECIAL,
    HIT,
    LEFT,
    MARKER,
    NEW_VOLCANO,
    PAID,
    SPACES,
    SPECIAL,
    SPECIAL_FACES,
    STATE,
    USED,
    VOLCANO,
    VOLCANO_LEFT,
)
from host_tools.coach.water import (
    erasable,
    erase,
    fitting,
    flood,
    landing,
    may_open,
    no_free_space,
    water_ways,
)

ANY = 4  # the face of the direction die that leaves it to the player
LAVA_DICE = 0b110000


@fast
def face_of(dice, source):
    """The face that a source shows, as it stands on its die."""
    if source < FIRST_SPECIAL:
        return dice[source]
    if source < NEW_VOLCANO:
        return SPECIAL_FACES[source - FIRST_SPECIAL]
    if source == NEW_VOLCANO:
        return VOLCANO
    return dice[4 + source - ERASE]


@fast
def sources(here, rules):
    """The sources to look at: all below this one."""
    if rules[KIND] == LAVA_GAME and here[VOLCANO_LEFT]:
        return NEW_VOLCANO + 1
    return NEW_VOLCANO if may_use_special(here) else FIRST_SPECIAL


@fast
def may_use_special(here):
    used = 0
    for number in range(6):
        used += here[USED] >> number & 1
    return here[SPECIAL] == 0 and used < 3


@fast
def route_ends(here, space):
    """Does a route or an exit lead into this space?"""
    for side in range(4):
        if 0 < here[STATE + BORDER[space * 4 + side]] < 3:
            return True
    return False


@fast
def ways_of(here, space, dice, source, met, rules):
    """The ways to draw from a source in a free space or crater, as bits."""
    there = here[FACE + space]
    if source < FIRST_SPECIAL:
        if here[LEFT] >> source & 1 == 0 or _twice(here, dice, source):
            return 0
        if source >= 4:
            return water_ways(here, space, dice[source], rules)
        form = dice[source]
    elif source < NEW_VOLCANO:
        if there == CRATER or here[USED] >> source - FIRST_SPECIAL & 1:
            return 0
        if not may_use_special(here):
            return 0
        form = SPECIAL_FACES[source - FIRST_SPECIAL]
    else:
        return 1 if may_open(here, space, rules) else 0
    if not met:
        return 0
    fits, routes, _ = fitting(here, space, form, rules)
    return fits & routes


@fast
def _twice(here, dice, source):
    """Does an earlier die that is left show the same face? One of its kind: route or expansion."""
    for other in range(4 if source > 3 else 0, source):
        if here[LEFT] >> other & 1 and dice[other] == dice[source]:
            return True
    return False


@fast
def draw(here, space, face, source, rules):
    """Draw a face from a source; what follows from it follows at once."""
    if source >= ERASE:
        erase(here, space, EMPTY)
    place(here, space, face)
    if source < FIRST_SPECIAL:
        here[LEFT] ^= 1 << source
    elif source < NEW_VOLCANO:
        here[SPECIAL] = 1
        here[USED] |= 1 << source - FIRST_SPECIAL
    elif source == NEW_VOLCANO:
        here[VOLCANO_LEFT] = 0
    else:
        here[LEFT] ^= 1 << 4 + source - ERASE
    if rules[KIND] == LAKE_GAME:
        flood(here)


# Lava


@fast
def lava_due(here, rules):
    """Must one of the two lava faces still be drawn, if that is possible?"""
    if rules[KIND] != LAVA_GAME or rules[LAVA_OPTIONAL]:
        return False
    return here[LEFT] & LAVA_DICE == LAVA_DICE


@fast
def erasing_ways(here, space, dice, die, rules):
    """The ways to draw a lava die where a route is erased for it, as bits."""
    if here[LEFT] >> die & 1 == 0 or not erasable(here, space, rules):
        return 0
    if not no_free_space(here, dice, here[LEFT], rules):
        return 0
    before = here.copy()
    erase(before, space, EMPTY)
    return water_ways(before, space, dice[die], rules)


@fast
def any_volcano(here, rules):
    for space in range(SPACES):
        if here[FACE + space] == EMPTY and may_open(here, space, rules):
            return True
    return False


# Meteor


@fast
def openings(start, dice, rules, sheets, moves):
    """The sheets that a round may begin with: what the meteor does comes before any drawing."""
    sheets[0] = start
    moves[0, 0] = -1
    if rules[KIND] != METEOR_GAME:
        return 1
    count = 0
    for side in range(4):
        if dice[4] not in (side, ANY) or count == len(sheets):
            continue
        space = landing(start, start[MARKER], side, dice[5])
        sheets[count] = start
        if space >= 0:
            erase(sheets[count], space, CRATER)
            sheets[count, MARKER] = space
        moves[count, 0] = max(space, 0)
        moves[count, 1] = side
        moves[count, 2] = HIT
        count += 1
    if may_use_special(start) and count < len(sheets):
        for special in range(6):
            if start[USED] >> special & 1 == 0:
                sheets[count] = start
                sheets[count, SPECIAL] = 1
                sheets[count, USED] |= 1 << special
                moves[count, 0] = 0
                moves[count, 1] = special
                moves[count, 2] = PAID
                count += 1
                break
    return count
