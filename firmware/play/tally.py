"""What many finished games of one kind say together: of every name, and of the dice."""

WON = ("won", ())
MOST_NAMES = 40  # a board has no room for more
GAMES, WINS, SUM, LEAST, MOST = 0, 1, 2, 3, 4


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
        latest = getattr(story.game, "latest_dice", None)
        for die, face in latest() if latest else ():
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
        alone = len(players) == 1
        for seat, player in enumerate(players):
            if player["total"] is not None:
                won = score["note"] == WON if alone else player["place"] == 1
                self._count(story.header["players"][seat], player["total"], won)

    def _count(self, name, total, won):
        known = self._names.get(name)
        if known is None:
            if len(self._names) >= MOST_NAMES:
                self.left_out += 1
                return
            known = self._names[name] = [0, 0, 0, total, total]
        known[GAMES] += 1
        known[WINS] += 1 if won else 0
        known[SUM] += total
        known[LEAST] = min(known[LEAST], total)
        known[MOST] = max(known[MOST], total)

    def rows(self):
        """[(name, games, wins, tenths of the mean, best)]; who played most comes first."""
        found = []
        for name, known in self._names.items():
            games = known[GAMES]
            mean = (20 * known[SUM] + games) // (2 * games)
            found.append((-games, name, known[WINS], mean, known[LEAST if self._fewer else MOST]))
        found.sort()
        return [(name, -games, wins, mean, best) for games, name, wins, mean, best in found]
