"""Which way up the picture is: as the settings say, turned towards the seat whose turn it is.

The game's screens say whose turn it is, in `gadget.shared["turn"]`; the screen of the names says
which seats are on the other side of the table.
"""

FOR_ALL = ("start", "ranking")  # screens for the whole table


class Facing:
    def __init__(self, gadget, keys, presenter):
        self._gadget = gadget
        self._keys = keys
        self._presenter = presenter

    def flip(self):
        settings = self._gadget.settings
        settings.set("turned", 1 - settings.get("turned"))
        self._presenter.changed()

    def update(self):
        """Before a picture is drawn."""
        gadget, presenter = self._gadget, self._presenter
        if gadget.settings is None or not presenter.is_due():
            return
        turned = gadget.settings.get("turned")
        seat = gadget.shared.get("turn")
        if seat is not None and gadget.front() not in FOR_ALL:
            turned ^= is_opposite(gadget.settings, seat)
        self._keys.turned = presenter.turned = bool(turned)


def is_opposite(settings, seat):
    """1 if this seat is on the other side of the table."""
    return settings.get("facing") >> seat & 1
