"""Code lives in RAM while it is loaded, so screens, languages and games come and go."""

import sys


def load(name):
    """Import a module by its full name."""
    return __import__(name, None, None, ("x",))


def forget_others(kept):
    """Drop every module of the screens that is not among those kept."""
    for name in list(sys.modules):
        if name.startswith("firmware.ui.") and name not in kept:
            forget(name)


def loaded():
    return [name for name in sys.modules if name.startswith("firmware.ui.")]


def forget(name):
    """Drop a module and everything below it, so that its memory can be used again."""
    for loaded in list(sys.modules):
        if loaded == name or loaded.startswith(name + "."):
            del sys.modules[loaded]
    parent, _, leaf = name.rpartition(".")
    if parent in sys.modules and hasattr(sys.modules[parent], leaf):
        delattr(sys.modules[parent], leaf)
