"""The expansions: each is one module with a class that inherits from Expansion, and a line in ALL.
Its words are in en.py and de.py of the game."""

from firmware.games.railroad.expansions.expansion import Expansion
from firmware.games.railroad.expansions.lake import Lake
from firmware.games.railroad.expansions.lava import Lava
from firmware.games.railroad.expansions.meteor import Meteor
from firmware.games.railroad.expansions.river import River
from firmware.games.railroad.sheet.placing import JOINING

ALL = (Expansion(), River(), Lake(), Lava(), Meteor())  # in the order of the option's values
BY_KEY = {expansion.KEY: expansion for expansion in ALL}

OPTIONS = ()  # of all expansions
EVENTS = {}
OPTIONAL = ()
for _one in ALL:
    OPTIONS += _one.OPTIONS
    EVENTS.update(_one.EVENTS)
    OPTIONAL += _one.OPTIONAL
    for _kind in _one.KINDS:
        JOINING[_kind] = _one


def of(options):
    """The expansion of a game with these options."""
    return BY_KEY[options["expansion"]]


def owns(name):
    """Does this option matter with some expansions only?"""
    return any(one.has_option(name) for one in ALL)
