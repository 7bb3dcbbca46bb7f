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
    for loaded in list(sys.modules):
        if "firmware" in loaded:  # a computer has thousands of others
            for name in names:
                if loaded.startswith(name) and (loaded + ".")[len(name)] == ".":
                    del sys.modules[loaded]
                    break
    for name in names:
        home, _, leaf = name.rpartition(".")
        home = sys.modules.get(home)
        if hasattr(home, leaf):
            delattr(home, leaf)
