"""Which MicroPython is too old for us: the one place that decides it."""

OLDEST = (1, 25)  # that our files run on, and that the docs ask for
NEEDED = ".".join(map(str, OLDEST))
