"""The games of the latest seven days with their points, and how many days in a row were played; A
plays the game of a day."""

from firmware.play.days import DAY_S, day_number, day_text
from firmware.ui.lists import List
from firmware.ui.solo_records import WEEK, points_of, streak
from firmware.ui.solo_ways import Ways


class Screen(List):
    def rows(self):
        t = self.gadget.t
        ways = Ways(self.gadget)
        today = ways.date()
        self.title = t("week")
        days = streak(ways.memory, today)
        self.mark = t("in_a_row", days) if days else None
        found = []
        for back in range(WEEK):
            day = day_text(max(day_number(today) - back, 0) * DAY_S)
            points = points_of(ways.memory, day)
            found.append((day, day, "–" if points is None else t("week_points", points)))
        return found

    def pick(self, day):
        self.gadget.back(day)
