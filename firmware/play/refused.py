"""What a session says when something is not possible; the texts make sentences of the keys."""


class Refused(Exception):
    """Nothing was changed. `why` is (key, args)."""

    def __init__(self, key, args=()):
        self.why = (key, args)
