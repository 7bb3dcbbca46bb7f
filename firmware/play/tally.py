"""Statistics over many finished games of one kind: for each name, and for the dice."""

from firmware.games.game import LOST, winners

MOST_NAMES = 40  # a board has no memory for more
GAMES, WINS, COUNT, SUM, LEAST, MOST = 0, 1, 2, 3, 4, 5


class Tally:
    """`fewer`: are fewer points better? A game with places overrides it."""

    def __init__(self, fewer=False):
        self.games = 0
        self.left_out = 0  # results of names beyond MOST_NAMES
        self.dice = {}  # die: {face: how often}
        self._fewer = fewer
        self._names = {}
        self._k = 0  # draws counted in the game being read

    def begin(self):
        """Another game is being read."""
        self._k = 0

    def watch(self, t, event, replay):
        """An event of it. After an undo the same draws come again; they count once."""
        if event["e"] != "roll" or event["k"] < self._k:
            return
        self._k = event["k"] + len(event["got"])
        replay.settle()
        for die, face in replay.game.latest_dice():
            faces = self.dice.setdefault(die, {})
            faces[face] = faces.get(face, 0) + 1

    def add(self, replay):
        """The game is read. An abandoned game has neither winners nor losers, and what compares
        with no other game does not count."""
        if replay.wrong or replay.abandoned or not replay.game.over():
            return
        if not replay.game.listed:
            return
        self.games += 1
        score = replay.game.score()
        players = score["players"]
        for player in players:
            for other in players:
                if player["place"] and other["place"] and player["place"] < other["place"]:
                    if player["total"] != other["total"]:
                        self._fewer = player["total"] < other["total"]
        first = winners(score)
        people = getattr(replay.game, "people", None)  # bots are not counted
        for seat, player in enumerate(players[:people]):
            if player["total"] is not None or score["note"] == LOST:
                self._count(replay.header["players"][seat], player["total"], seat in first)

    def _count(self, name, total, won):
        known = self._names.get(name)
        if known is None:
            if len(self._names) >= MOST_NAMES:
                self.left_out += 1
                return
            known = self._names[name] = [0, 0, 0, 0, total, total]
        known[GAMES] += 1
        known[WINS] += 1 if won else 0
        if total is None:  # lost before the end
            return
        least, most = (known[LEAST], known[MOST]) if known[COUNT] else (total, total)
        known[COUNT] += 1
        known[SUM] += total
        known[LEAST] = min(least, total)
        known[MOST] = max(most, total)

    def rows(self):
        """[(name, games, wins, tenths of the mean, best)], most games first. Mean and best are
        None without a completed game."""
        found = []
        for name in sorted(self._names, key=lambda name: (-self._names[name][GAMES], name)):
            games, wins, count, total, least, most = self._names[name]
            mean = (20 * total + count) // (2 * count) if count else None
            found.append((name, games, wins, mean, least if self._fewer else most))
        return found
