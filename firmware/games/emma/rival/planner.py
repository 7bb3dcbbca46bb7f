"""Plans the turn of the rival who is to move, a slice at a time. After an undo or a power cut the
plan comes out the same, since it depends only on what the rival may know."""

from firmware.games.emma.rival.rival import Rival, key_of


class Planner:
    """step(game) until it says False; then moves(game) are the events that the rival brings."""

    def __init__(self):
        self.slices = 0  # since the last reset to 0
        self._rival = None

    def step(self, game):
        """Think for a slice; False: all is decided."""
        if game.phase != "turn" or not is_rival(game):
            return False
        here = self._here(game)
        if here.event:
            return False
        self.slices += 1
        here.step()
        return True

    def progress(self, game):
        """Of 100."""
        return self._here(game).progress if game.phase == "turn" and is_rival(game) else 100

    def moves(self, game):
        """None: there is more to think about."""
        if not is_rival(game):
            return []
        if game.phase == "lay":
            return [{"e": "lay", "p": game.seat, "order": game.offer()}]
        if game.phase != "turn" or game.asks():
            return []
        event = self._here(game).event
        return None if event is None else [event]

    def _here(self, game):
        if self._rival is None or self._rival.key != key_of(game):
            self._rival = Rival(game, game.levels[game.seat - game.people])
        return self._rival


def is_rival(game):
    """Is it a rival's turn?"""
    return game.people <= game.seat < game.players
