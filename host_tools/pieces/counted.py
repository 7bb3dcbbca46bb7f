"""What many games say together, as HTML."""

from markupsafe import Markup

from firmware.games import KEYS
from firmware.games.die_faces.de import DICE as GERMAN_DICE
from firmware.games.die_faces.en import DICE as ENGLISH_DICE
from host_tools.charts import charts
from host_tools.charts.drawing import ON_PAGE
from host_tools.games import word
from host_tools.pieces.rendering import SIZE, drawn, name_of, title
from host_tools.pieces.templating import fragment
from host_tools.statistics.dice import title_of
from host_tools.statistics.results import DiceStatistics, Die, Statistics

MOST = 25  # players, pairs and groups that a page lists
DICE = {"en": ENGLISH_DICE, "de": GERMAN_DICE}


def players(counted: Statistics, language: str) -> str:
    games = [(title(one.game, language), one) for one in counted.games if one.players]
    return fragment("players_piece", language, counted=counted, games=games, most=MOST)


def tables(counted: Statistics, language: str) -> str:
    games = []
    for one in counted.games:
        own = one._replace(
            title=title(one.game, language),
            categories=[
                c._replace(category=word(one.game, c.category, language)) for c in one.categories
            ],
        )
        drawings = [
            (one.title, one.about, Markup(one.svg(ON_PAGE)))
            for one in charts.of_game(own, language)
        ]
        games.append((own, drawings))

    def named(key: str, english: str) -> str:
        return word(key, english, language)

    return fragment(
        "statistics_piece", language, counted=counted, games=games, most=MOST, named=named
    )


def dice(counted: DiceStatistics, language: str) -> str:
    names = DICE[language]
    found = []
    for die in counted.dice:
        kind = die.die if die.die in names else "number"  # a draw that has no faces of its own
        faces = [
            (drawn((face.face, kind)), name_of((face.face, kind), language), face)
            for face in die.faces
        ]
        found.append((called(die, language), die, faces))
    luck = [(title(one.game, language), one) for one in counted.luck[:MOST]]
    return fragment("dice_piece", language, counted=counted, dice=found, luck=luck, size=SIZE)


def called(die: Die, language: str) -> str:
    """What a die is called; its sides follow where they are not the usual ones."""
    known = DICE[language].get(die.die)
    if known is None:  # it belongs to a game alone
        words = [word(key, die.die, language) for key in KEYS]
        known = next((one for one in words if one != die.die), die.die).capitalize()
    _, *sides = title_of(die).split(" ")
    return f"{known} ({'·'.join(sides)})" if sides else known
