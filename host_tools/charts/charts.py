"""The charts of the statistics. Each has a sentence for people who cannot see it."""

from host_tools.charts.drawing import Bar, Chart, Row
from host_tools.common.numbers import decimal
from host_tools.statistics.dice import title_of
from host_tools.statistics.results import DiceStatistics, Die, OfGame, Statistics

TEXTS = {
    "en": {
        "wins": "{}: wins",
        "wins_about": "Blue: won alone; orange: shared",
        "of_games": "{} of {} games",
        "last_ten": "{}: last ten",
        "last_ten_about": "Totals of the last ten games, each curve in its own range, the latest"
        " at the right",
        "range": "{} to {}",
        "ratings": "{}: ratings",
        "ratings_about": "The rating is in its bar in 95 of 100 cases; overlapping bars leave it"
        " open",
        "categories": "{}: categories",
        "categories_about": "The mean of {} results",
        "mean_most": "mean {}, most {}",
        "rounds": "{}: how long a {} takes",
        "rounds_about": "The median length of each {}: half of them took less",
    },
    "de": {
        "wins": "{}: Siege",
        "wins_about": "Blau: allein gewonnen; orange: geteilt",
        "of_games": "{} von {} Spielen",
        "last_ten": "{}: die letzten zehn",
        "last_ten_about": "Summen der letzten zehn Spiele, jede Kurve mit eigener Höhe, das"
        " neueste rechts",
        "range": "{} bis {}",
        "ratings": "{}: Spielstärke",
        "ratings_about": "In 95 von 100 Fällen liegt sie im Balken; wo sich Balken überlappen,"
        " bleibt es offen",
        "categories": "{}: Wertung nach Teilen",
        "categories_about": "Das Mittel aus {} Ergebnissen",
        "mean_most": "Mittel {}, meiste {}",
        "rounds": "{}: wie lange es dauert, {}",
        "rounds_about": "{}: die Hälfte dauerte kürzer (Median)",
    },
}
# What the results call things, in German.
GERMAN = {
    **{"round": "Runde", "turn": "Zug", "throw": "Wurf"},
    "hardly known": "kaum bekannt",
    "roughly known": "ungefähr bekannt",
    "well known": "gut bekannt",
}
MOST_ROWS = 12
MOST_ROUNDS = 15


def charts_of(counted: Statistics | DiceStatistics) -> list[str]:
    """Every chart that has something to show."""
    if isinstance(counted, DiceStatistics):
        return [die(one).svg() for one in counted.dice]
    return [one.svg() for game in counted.games for one in of_game(game)]


def of_game(game: OfGame, language: str = "en") -> list[Chart]:
    """All that have something to show."""
    made = (make(game, language) for make in (wins, last_ten, ratings, categories, rounds))
    return [one for one in made if one.rows]


def wins(game: OfGame, language: str) -> Chart:
    said = TEXTS[language]
    rows = [
        Row(
            p.name,
            said["of_games"].format(p.wins + p.shared_wins, p.games),
            [
                Bar(0, p.wins),
                Bar(p.wins, p.wins + p.shared_wins, "chart-second"),
            ][: 2 if p.shared_wins else 1],
        )
        for p in game.players[:MOST_ROWS]
        if p.wins or p.shared_wins
    ]
    return Chart(said["wins"].format(game.title), said["wins_about"], rows)


def last_ten(game: OfGame, language: str) -> Chart:
    said = TEXTS[language]
    rows = [
        Row(
            p.name,
            said["range"].format(min(p.last_ten), max(p.last_ten)).replace("-", "−"),
            curve=p.last_ten,
        )
        for p in game.players[:MOST_ROWS]
        if len(p.last_ten) > 1
    ]
    return Chart(said["last_ten"].format(game.title), said["last_ten_about"], rows)


def ratings(game: OfGame, language: str) -> Chart:
    said = TEXTS[language]
    rows = [
        Row(
            r.name,
            f"{decimal(r.mean, language)}, {_word(r.certainty, language)}",
            [Bar(r.low, r.high, "chart-band")],
            [r.mean],
        )
        for r in game.ratings[:MOST_ROWS]
    ]
    low = min([0.0, *(r.low for r in game.ratings[:MOST_ROWS])])
    return Chart(said["ratings"].format(game.title), said["ratings_about"], rows, low)


def categories(game: OfGame, language: str) -> Chart:
    said = TEXTS[language]
    rows = [
        Row(
            c.category,
            said["mean_most"].format(decimal(c.mean, language), c.most).replace("-", "−"),
            [Bar(min(0.0, c.mean), max(0.0, c.mean))],
        )
        for c in game.categories
        if c.mean is not None
    ]
    low = min([0.0, *(c.mean or 0.0 for c in game.categories)])
    results = game.categories[0].results if game.categories else 0
    about = said["categories_about"].format(results)
    return Chart(said["categories"].format(game.title), about, rows, low)


def rounds(game: OfGame, language: str) -> Chart:
    said = TEXTS[language]
    turns = _word(game.lengths.turns, language)
    rows = [
        Row(f"{turns} {number}", f"{seconds:.0f} s", [Bar(0, seconds)])
        for number, seconds in enumerate(game.lengths.by_round[:MOST_ROUNDS], 1)
    ]
    about = said["rounds_about"].format(turns)
    return Chart(said["rounds"].format(game.title, turns), about, rows)


def _word(english: str, language: str) -> str:
    return GERMAN.get(english, english) if language == "de" else english


def die(one: Die) -> Chart:
    rows = [
        Row(
            face.face,
            f"{face.times}, expected {face.expected:.1f}",
            [Bar(face.low, face.high, "chart-band", 20), Bar(0, face.times, thick=10)],
            ticks=[face.expected],
        )
        for face in one.faces
    ]
    about = f"{one.verdict.capitalize()}; grey: where a fair die stays in 95 of 100 cases"
    if one.p is None:
        about = "All its sides are alike"
    return Chart(f"{title_of(one)}: {one.rolls} rolls", about, rows)
