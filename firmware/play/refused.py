"""Raised by a session when something is not possible; the texts turn the keys into sentences."""


class Refused(Exception):
    """Nothing was changed. `why` is (key, args)."""

    def __init__(self, key, args=()):
        self.why = (key, args)
