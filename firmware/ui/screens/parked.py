"""The parked games: A resumes one, and parks the game that is being played."""

from firmware.play.file_names import RUNNING, name_of
from firmware.play.header import read_header
from firmware.play.journal import valid_lines
from firmware.play.parked import unpark
from firmware.play.replay import Replay
from firmware.ui.lists import List, clipped


class Screen(List):
    def rows(self):
        gadget = self.gadget
        self.title = gadget.t("parked")
        self.names = {}
        return [self.row(number) for number in sorted(gadget.session.parked, reverse=True)]

    def row(self, number):
        """A game is known by its kind and its players; its number distinguishes it from others."""
        gadget = self.gadget
        header = header_on(gadget.storage, number)
        if header is None:
            return number, gadget.t("game_number", number), "?"
        players = header["players"]
        names = [gadget.words.player_name(header, seat) for seat in range(len(players))]
        self.names[number] = ", ".join(names)
        line = (number, f"{number}  {gadget.title(header['game'])}")
        return line + (gadget.t("count_players", len(players)),) if players else line

    def draw(self, canvas):
        names = self.names.get(self.lines[self.chosen][0]) if self.lines else None
        self.bottom = clipped(canvas, names or self.gadget.t("hint_parked"), 122)
        List.draw(self, canvas)

    def pick(self, key):
        gadget = self.gadget
        session = gadget.session
        if not gadget.attempt(unpark, session, key, gadget.now, gadget.progress, gadget.closed):
            return
        gadget.home()
        if session.report:
            gadget.report(gadget.say(session.report))


def header_on(storage, number):
    """The header of a game in progress, or None if it cannot be read."""
    replay = Replay()
    try:
        for body, _, _ in valid_lines(storage, name_of(number, RUNNING)):
            return None if read_header(replay, body) else replay.header
    except OSError:
        pass
    return None
