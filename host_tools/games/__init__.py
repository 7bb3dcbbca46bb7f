"""What the computer says about each game: one file per game, `host_tools/games/<key>.py`.

May import: common, pictures, railroad.

Such a file ends with `INFO = GameInfo(...)`. Nothing else in host_tools knows a game by name;
which games there are is decided by `firmware.games.KEYS` alone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from firmware.games import KEYS, game_class
from firmware.games.die import DICE
from host_tools.pictures.bitmaps import Face
from host_tools.pictures.sheet import Sheet

Event = dict[str, Any]


def by_turns(game: Any) -> str:
    """The chapters of a game that counts its turns."""
    return f"Turn {game.turn}" if game.turn else "Set-up"


def numbers(game: Any, event: Event) -> list[Face]:
    """A roll that has no faces of its own: numbers from 1."""
    return [(str(outcome + 1), "number") for outcome in event["got"]]


def latest_dice(game: Any, event: Event) -> list[tuple[str, str]]:
    """The dice of a roll as (die, face); a game that draws cards has none."""
    return game.latest_dice()


def latest_faces(game: Any, event: Event) -> list[Face]:
    """The same for pictures."""
    return [(face, die) for die, face in game.latest_dice()]


def usual_sides(game: Any, die: str) -> Sequence[str]:
    return DICE[die].faces


def no_sheet(drawn: dict[int, str], options: dict[str, Any]) -> Sheet:
    raise ValueError("this game has no sheets")


def random_move(game: Any, rng: Any) -> Event | None:
    """Anything that may be done now."""
    found = list(game.moves())
    return rng.choice(found) if found else None


@dataclass(frozen=True)
class Box:
    """A game as it is sold, for programs that record plays of many games."""

    name: str
    bgg_id: int = 0  # its number at BoardGameGeek; 0 if unknown
    bgg_name: str = ""  # if it has another name there
    year: int = 0
    fewest_win: bool = False  # points count against a player


class RivalChecker(Protocol):
    """Checks the rivals' moves: sees every event of a journal with the game after it."""

    moves: int  # that were checked
    fault: str | None

    def see(self, event: Event, game: Any) -> None: ...

    def verdict(self) -> str | None:
        """What is proven, as a sentence."""


@dataclass(frozen=True)
class German:
    """The same in German, in the words of docs/german_words.md."""

    sentences: Mapping[str, str]  # as those of GameInfo
    # English word -> German: for parts of a score, what is counted, and figures.
    words: Mapping[str, str] = field(default_factory=dict)
    values: Callable[[dict[str, Any], list[str]], dict[str, str]] = lambda event, players: {}


@dataclass(frozen=True)
class GameInfo:
    title: str  # in a list or a sentence
    # The sentence for each event but `roll`; {who} is its player, {key} its value of that key.
    sentences: Mapping[str, str]
    chapter: Callable[[Any], str]  # the round or turn in which a game is
    # (game, random.Random): a player for `demo`; None when something is to be rolled.
    next_event: Callable[[Any, Any], Event | None] = random_move
    # Option -> the values that `demo` chooses from, if not all.
    quick: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    # What each option decides, and where the choice comes from.
    options: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    books: str = ""  # which rulebooks these sources mean by their numbers
    # Options whose default reads the book freely: how, and what the book literally says.
    letters: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    parts: tuple[str, ...] = ()  # that a total is the sum of, in the order of the rules
    # What the numbers of an event's list `v` count.
    counted: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    subtracted: tuple[str, ...] = ()  # of these: what counts against a player
    values: Callable[[Event, list[str]], dict[str, str]] = lambda event, players: {}  # for {key}
    rolled: Callable[[Any, Event], list[Face]] = numbers  # (the game after it, the roll)
    # Same arguments: an event whose sentence replaces the faces, saying what everybody saw.
    drawn_openly: Callable[[Any, Event], Event | None] = lambda game, event: None
    # What is drawn on the sheets that the gadget knows, by seat and space; of one seat, or of all.
    drawn: Callable[[Any, int | None], dict[int, dict[int, str]]] = lambda game, seat: {}
    sheet: Callable[[dict[int, str], dict[str, Any]], Sheet] = no_sheet  # of that, by the options
    # (the game before its first event, names): checks the moves that the gadget made itself.
    rival_checker: Callable[[Any, list[str]], RivalChecker] | None = None
    # How well each rival plays, by the options; their seats follow those of the people.
    rivals: Callable[[Mapping[str, Any]], list[str]] = lambda options: []
    # The shared code that a fixed game must have, by its options; "" for all others.
    code: Callable[[Mapping[str, Any]], str] = lambda options: ""
    opens: str = ""  # the event that a new chapter begins with; else it begins after one
    late_scores: bool = False  # they may still be typed in when the game is over
    # The box that was played with, by the options; None if it is not a game that people record.
    box: Callable[[Mapping[str, Any]], Box | None] | None = None  # else it has the title's name
    variant: Callable[[Mapping[str, Any]], list[str]] = lambda options: []  # in a few words
    # Seat of the first turn: (the game at its end, its effective events).
    starter: Callable[[Any, list[Event]], int | None] = lambda game, events: None
    # For the statistics, see host_tools/journals/figures.py.
    turns: str = "round"  # what its chapters with a number are
    groups: tuple[str, ...] = ()  # options that separate results
    # Do its results count among others, and its dice?
    counts: Callable[[Mapping[str, Any]], tuple[bool, bool]] = lambda options: (True, True)
    # Other numbers that people compare, by name: one for each player, None where it is not known.
    figures: Callable[[Any], dict[str, list[int | None]]] = lambda game: {}
    total_only: Callable[[Event], bool] = lambda event: False  # scores of which no part is known
    dice: Callable[[Any, Event], list[tuple[str, str]]] = latest_dice  # of a roll: (die, face)
    sides: Callable[[Any, str], Sequence[str]] = usual_sides  # of a die in this game
    german: German | None = None  # without it the game is described in English


@cache
def game_info(key: str) -> GameInfo:
    """The description of a game; KeyError if it is unknown."""
    if key not in KEYS:
        raise KeyError(key)
    return import_module(f"host_tools.games.{key}").INFO


def known_options(key: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option of a game; the default for one that is missing or invalid."""
    return {
        name: options[name] if options.get(name) in allowed else usual
        for name, usual, allowed in game_class(key).OPTIONS
    }


def special_options(key: str, options: Mapping[str, Any], players: int) -> list[tuple[str, Any]]:
    """Those that differ from the game's defaults and could make a difference; `players` with the
    seats that the gadget plays itself."""
    if key not in KEYS:
        return []
    known, kind = known_options(key, options), game_class(key)
    people = players - len(game_info(key).rivals(known))
    return [
        (name, known[name])
        for name, usual, _ in kind.OPTIONS
        if known[name] != usual and kind.applies(name, known, people)
    ]


def box_of(key: str, options: Mapping[str, Any]) -> Box | None:
    """The box of a game with these options; for an unknown game, its key."""
    if key not in KEYS:
        return Box(key)
    kind = game_info(key)
    return Box(kind.title) if kind.box is None else kind.box(known_options(key, options))


def variant_of(key: str, options: Mapping[str, Any]) -> str:
    """What was special about the game, as `lake, draft`."""
    return ", ".join(game_info(key).variant(known_options(key, options))) if key in KEYS else ""


def title(key: str) -> str:
    """A game's title; an unknown key stands for itself."""
    return game_info(key).title if key in KEYS else key


def word(key: str, english: str, language: str) -> str:
    """A part of a score or a figure in this language."""
    found = game_info(key).german if language == "de" else None
    return found.words.get(english, english) if found else english
