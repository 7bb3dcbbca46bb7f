"""Games, screens and languages are loaded by key when they are first opened, and stay loaded."""


def load(name):
    """Import a module by its full name."""
    return __import__(name, None, None, ("x",))
