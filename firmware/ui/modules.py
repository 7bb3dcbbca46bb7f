"""Code lives in RAM while it is loaded, so screens, languages and games come and go."""

import sys


def load(name):
    """Import a module by its full name."""
    return __import__(name, None, None, ("x",))


def screen_class(name, game):
    """The class of a screen; `.name` is one of the game in progress."""
    own, dot, leaf = name.partition(".")
    home = "firmware.games." + (own or game) if dot else "firmware.ui"
    return load(home + ".screens." + (leaf or name)).Screen


def loaded():
    """What belongs to the screens: theirs, and their texts, of all games."""
    return [name for name in sys.modules if name.startswith("firmware.ui.") or ".screens." in name]


def forget(*names):
    """Drop modules and everything below them, so that their memory can be used again."""
    modules = sys.modules
    for name in names:
        module = modules.pop(name, None)
        if hasattr(module, "__path__"):  # only then there is anything below
            below = name + "."
            for other in [other for other in modules if other.startswith(below)]:
                del modules[other]
        home, _, leaf = name.rpartition(".")
        home = modules.get(home)
        if hasattr(home, leaf):
            delattr(home, leaf)
