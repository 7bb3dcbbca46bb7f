"""What many finished games of one kind say together: of every name, and of the dice."""

from firmware.games.game import LOST, winners

MOST_NAMES = 40  # a board has no room for more
GAMES, WINS, COUNT, SUM, LEAST, MOST = 0, 1, 2, 3, 4, 5


class Tally:
    """`fewer` tells whether fewer points are better, as long as no game with places has shown."""

    def __init__(self, fewer=False):
        self.games = 0
        self.left_out = 0  # results of names beyond the most
        self.dice = {}  # die: {face: how often}
        self._fewer = fewer
        self._names = {}
        self._k = 0  # draws that are counted in the game that is being read

    def begin(self):
        """Another game is being read."""
        self._k = 0

    def watch(self, t, event, story):
        """An event of it. After an undo the same draws come again: none counts twice."""
        if event["e"] != "roll" or event["k"] < self._k:
            return
        self._k = event["k"] + len(event["got"])
        story.settle()
        for die, face in story.game.latest_dice():
            faces = self.dice.setdefault(die, {})
            faces[face] = faces.get(face, 0) + 1

    def add(self, story):
        """The game is read. Nobody has won or lost one that was given up."""
        if story.wrong or story.abandoned or not story.game.over():
            return
        self.games += 1
        score = story.game.score()
        players = score["players"]
        for player in players:
            for other in players:
                if player["place"] and other["place"] and player["place"] < other["place"]:
                    if player["total"] != other["total"]:
                        self._fewer = player["total"] < other["total"]
        first = winners(score)
        people = getattr(story.game, "people", None)  # the gadget's own players have no line
        for seat, player in enumerate(players[:people]):
            if player["total"] is not None or score["note"] == LOST:
                self._count(story.header["players"][seat], player["total"], seat in first)

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
        """[(name, games, wins, tenths of the mean, best)]; who played most comes first. Mean and
        best are None without a game that was played to its end."""
        found = []
        for name in sorted(self._names, key=lambda name: (-self._names[name][GAMES], name)):
            games, wins, count, total, least, most = self._names[name]
            mean = (20 * total + count) // (2 * count) if count else None
            found.append((name, games, wins, mean, least if self._fewer else most))
        return found
