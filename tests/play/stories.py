"""Complete games as lists of steps, played by the demo players: to be played again anywhere."""

import random
from copy import deepcopy
from functools import lru_cache

from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles

# Every game; Railroad Ink on paper and with boards that the gadget knows, Emma with its cards on
# the table and on the gadget.
KINDS = {
    "railroad": ("railroad", {"boards": 0}),
    "railroad_boards": ("railroad", {"boards": 1}),
    "emma": ("emma", {"level": "full", "cards": "table"}),
    "emma_cards": ("emma", {"level": "full", "cards": "gadget"}),
    "off_the_rails": ("off_the_rails", {}),
    "dice": ("dice", {}),
}


class Recorder:
    """A session that writes down what is asked of it."""

    def __init__(self, session):
        self.session = session
        self.steps = []

    def __getattr__(self, name):
        value = getattr(self.session, name)
        if name not in STEPS:
            return value

        def call(*args, **kwargs):
            result = value(*args, **kwargs)
            self.steps.append((name, args, kwargs))
            return result

        return call


STEPS = ("new", "salt", "roll", "do", "undo", "finish", "abandon")


def story_of(kind, seed):
    """The steps of one complete game that was not given up."""
    return deepcopy(_story(kind, seed))  # a session keeps the events that it is given


@lru_cache
def _story(kind, seed):
    key, options = KINDS[kind]
    for attempt in range(100):
        rng = random.Random(f"{kind} {seed} {attempt}")
        recorder = Recorder(demo.Session(MemoryFiles(), demo.seeded(7), "test"))
        demo.play(recorder, key, rng, **options)
        if recorder.steps[-1][0] == "finish":
            return recorder.steps
    raise RuntimeError(f"no complete game of {kind}")


def do_step(session, step):
    name, args, kwargs = step
    return getattr(session, name)(*args, **kwargs)


def short(steps, count):
    """The beginning of a story, given up after this number of steps."""
    now = steps[count][1][-1]
    return [*steps[:count], ("abandon", (now,), {})]


def shown(session):
    """What the players see: the game in progress, or None."""
    if not session.game or session.revealed:
        return None
    return session.key, session.events, session.game.state(), session.salt_text
