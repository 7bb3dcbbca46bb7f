"""What the computer says about Emma."""

from collections.abc import Mapping
from typing import Any

from firmware.games.emma.rival.planner import Planner
from firmware.games.emma.rival.rival import Rival
from firmware.games.rivals import SEATS, levels
from host_tools.games import Box, Event, GameInfo, German, by_turns
from host_tools.games.rival_checker import RivalChecker
from host_tools.pictures.bitmaps import Face

# The German box has the locomotive's new name; BoardGameGeek knows the game by its first one.
BOX = Box("Emma", 278824, "Rollecate", 2019, fewest_win=True)
# What each option decides, and where the choice comes from.
OPTIONS = {
    "level": (
        "How much the gadget does: the full game with railway and piles, or only the wheel dice.",
        "ours: a choice of the gadget, not of the rules",
    ),
    "solo": (
        "What one person plays for: few points, or against Betsy.",
        "rulebook: both stated",
    ),
    "first": (
        "The start player: drawn by the gadget, or the last person to ride a steam train.",
        "rulebook: both stated",
    ),
    "derail_limit": (
        "Solo: how often Emma may derail (0: no limit); once more and the game is lost.",
        "rulebook: stated as an extra challenge with 3",
    ),
    "limit_counts": (
        "Against Betsy with a limit: only your own derailments count, or hers too.",
        "rulebook: silent",
    ),
    "pass_broken": (
        "Passing onto a broken card costs its penalty card too.",
        "rulebook: stated under building only",
    ),
    "start_broken": (
        "Broken cards may lie in the start railway.",
        "rulebook: does not forbid it",
    ),
    "start_numbers": (
        "The number rule holds between the start cards too.",
        "rulebook: asks only for joined rails there",
    ),
    "solo_hand": (
        "Cards in the hand at the start of a solo game.",
        "rulebook: says two per person in general",
    ),
    "betsy_first": (
        "Betsy has the first turn.",
        "rulebook: silent",
    ),
    "betsy_broken": (
        "Broken track costs Betsy a card, as it does everybody.",
        "rulebook: silent",
    ),
    "betsy_curve": (
        "Which way Betsy's curves turn: as you like, always left, or always right. The table "
        "carries it out; the gadget only remembers what was agreed.",
        "rulebook: silent",
    ),
    "faces": (
        "The wheels on the six faces of a die: four single wheels and two blanks.",
        "rulebook: not legible in our copy; the licensed online edition shows it",
    ),
    "cards": (
        "The cards of the box on the table, or the gadget deals them. Then the railway is a line:"
        " straight or curve does not matter, and Betsy's card fits if its number does.",
        "ours: a choice of the gadget, not of the rules",
    ),
    "deck": (
        "Cards on the gadget: how many of the 50 railway cards have a 1, 2, 3 and 4, the broken"
        " ones among them.",
        "ours: no book says it",
    ),
    "deck_broken": (
        "Cards on the gadget: the numbers of the four broken cards.",
        "ours: no book says them",
    ),
    "deck_rubble": (
        "Cards on the gadget: the numbers of the five rubble cards.",
        "ours: no book says them",
    ),
    "rival": (
        "Cards on the gadget: a seat that the gadget plays, knowing no hand but its own.",
        "ours: a choice of the gadget, not of the rules",
    ),
    "rival_2": ("Another such seat.", "ours: a choice of the gadget, not of the rules"),
    "rival_3": ("Another such seat.", "ours: a choice of the gadget, not of the rules"),
}

SENTENCES = {
    "first": "{who} begins.",
    "railway": "The railway starts with {cards}.",
    "build": "{who} builds {count} x {number}.",
    "pass": "{who} passes.",
    "rubble": "{who} throws rubble away: {cards}.",
    "lay": "{who} lays {order} onto the pile.",
    "betsy": "Betsy turns up {kind} {number}.",
    "pile": "Corrected: {left} cards are left in the pile.",
    "hand": "Corrected: {who} has {cards} cards.",
    "scores": "{who} has left: {v}.",
    "wheels": "{count} x {number} wheel dice.",
    "end": "The end.",
}


def rolled(game: Any, event: Event) -> list[Face]:
    """Wheel dice; nothing where the start player or cards were drawn."""
    if min(event["of"]) != 6:
        return []
    faces = game.options["faces"]
    return [(str(faces[outcome]), "wheel") for outcome in event["got"]]


def drawn_openly(game: Any, event: Event) -> Event | None:
    """The start player, and the cards that everybody sees: the start railway, and Betsy's. What is
    in a hand stays there."""
    if min(event["of"]) < 6:
        return {"e": "first", "p": event["got"][0]}
    if min(event["of"]) == 6 or not game.dealt or game.phase == "turn":
        return None
    if not game.log and not any(game.deck.hands) and game.phase != "railway":
        return {"e": "railway", "cards": [abs(card) for card in game.railway.cards]}
    if game.log and game.log[-1][0] == game.players:
        _, what, number, *_ = game.log[-1]
        kind = "rubble" if what == "rubble" else "railway"
        return {"e": "betsy", "kind": kind, "number": number}
    return None


def variant(options: Mapping[str, Any]) -> list[str]:
    if options["level"] == "dice":
        return ["dice only"]
    limit = options["derail_limit"]
    found = [f"at most {limit} derailments"] if limit else []
    return found + (["cards on the gadget"] if options["cards"] == "gadget" else [])


def starter(game: Any, events: list[Event]) -> int | None:
    """The player that the table named, or the first random draw."""
    if game.players == 1 or game.options["level"] == "dice":
        return None
    if game.options["first"] != "draw":
        return next((event["p"] for event in events if event["e"] == "first"), None)
    return next((event["got"][0] for event in events if event["e"] == "roll"), None)


def figures(game: Any) -> dict[str, list[int | None]]:
    """How often each player derailed; unknown with the wheel dice alone."""
    return {} if game.mode() == "dice" else {"derailments": game.derails[: game.players]}


def sides(game: Any, die: str) -> list[str]:
    return list(game.options["faces"])


def next_event(game: Any, rng: Any) -> Event | None:
    """A player at random, but plausibly; None when dice are to be rolled."""
    if game.asks():
        return None
    if game.phase == "free":
        if game.turn >= 8:
            return {"e": "end"}
        return {"e": "wheels", "number": rng.randint(1, 4), "count": rng.randint(1, 3)}
    if game.phase == "first":
        return {"e": "first", "p": rng.randrange(game.players)}
    if game.phase == "railway":
        return _railway(game, rng)
    if game.dealt and game.phase != "first":
        return _like_a_rival(game, rng)
    if game.phase == "lay":
        order = game.offer()
        if rng.random() < 0.3:
            rng.shuffle(order)
        return {"e": "lay", "p": game.seat, "order": order}
    if game.phase == "count":
        p = game.typed.index([])
        counts = [0, 0, 0, 0]
        for _ in range(game.hands[p]):
            counts[rng.randrange(4)] += 1
        return {"e": "scores", "p": p, "v": counts}
    return _turn(game, rng)


def _like_a_rival(game: Any, rng: Any) -> Event:
    """Rivals play as they do on the gadget, and people like one of them."""
    if game.phase == "lay":
        return {"e": "lay", "p": game.seat, "order": game.offer()}
    person = game.seat < game.people
    level = rng.choice(("easy", "medium")) if person else game.levels[game.seat - game.people]
    rival = Rival(game, level)
    while not rival.step():
        pass
    return rival.event


def _railway(game: Any, rng: Any) -> Event:
    cards = [rng.randint(1, 4)]
    while len(cards) < 4:
        cards.append(rng.choice([v for v in (1, 2, 3, 4) if abs(v - cards[-1]) != 2]))
    broken = [rng.randint(1, 4)] if game.options["start_broken"] and rng.random() < 0.3 else []
    return {"e": "railway", "cards": cards, "broken": broken}


def _turn(game: Any, rng: Any) -> Event:
    broken = 1 if game.broken_left and rng.random() < 0.1 else 0
    rubble = game.rubble_left and rng.random() < 0.1
    number = rng.choice(game.allowed())
    if game.seat == game.players:
        if rubble:
            return _betsy("rubble", rng.randint(1, 4), 0, 0)
        number = rng.randint(1, 4)
        fits = 1 if number in game.allowed() and rng.random() < 0.9 else 0
        return _betsy("railway", number, broken, fits)
    hand = game.hands[game.seat]
    if rubble and hand:
        cards = [rng.randint(1, 4) for _ in range(min(hand, game.rubble_left, rng.randint(1, 2)))]
        return {"e": "rubble", "p": game.seat, "cards": cards}
    if hand == 0 or rng.random() < 0.2:
        return {"e": "pass", "p": game.seat}
    count = min(hand, rng.choice((1, 1, 1, 2, 2, 3)))
    places = [rng.randint(1, count)] if broken else []
    event = {"e": "build", "p": game.seat, "number": number}
    return {**event, "count": count, "broken": places}


def _betsy(kind: str, number: int, broken: int, fits: int) -> Event:
    return {"e": "betsy", "kind": kind, "number": number, "broken": broken, "fits": fits}


KINDS = {"railway": "Strecke", "rubble": "Schutt"}


def german_values(event: dict[str, Any], players: list[str]) -> dict[str, str]:
    return {"kind": KINDS.get(event["kind"], "?")} if event["e"] == "betsy" else {}


GERMAN = German(
    sentences={
        "first": "{who} beginnt.",
        "railway": "Das Schienennetz beginnt mit {cards}.",
        "build": "{who} legt {count} x {number} an.",
        "pass": "{who} passt.",
        "rubble": "{who} wirft Schutt ab: {cards}.",
        "lay": "{who} legt {order} auf den Ablagestapel.",
        "betsy": "Betsy deckt auf: {kind} {number}.",
        "pile": "Korrigiert: {left} Karten sind noch im Nachziehstapel.",
        "hand": "Korrigiert: {who} hat {cards} Handkarten.",
        "scores": "{who} hat übrig: {v}.",
        "wheels": "{count} x {number} Radwürfel.",
        "end": "Das Ende.",
    },
    words={
        "points": "Punkte",
        "cards": "Karten",
        "ones": "Einser",
        "twos": "Zweier",
        "threes": "Dreier",
        "fours": "Vierer",
        "derailments": "Entgleisungen",
    },
    values=german_values,
)


def rival_checker(game: Any, names: list[str]) -> RivalChecker:
    known = ("this hand at this table", "their hands and the open table")
    return RivalChecker(game, names, Planner(), ("build", "pass", "rubble", "lay"), known)


INFO = GameInfo(
    title="Emma",
    sentences=SENTENCES,
    chapter=by_turns,
    next_event=next_event,
    quick=dict.fromkeys(SEATS, ("none", "easy", "medium")),
    options=OPTIONS,
    parts=("fours", "threes", "twos", "ones"),
    counted={"scores": ("ones", "twos", "threes", "fours")},
    rolled=rolled,
    drawn_openly=drawn_openly,
    box=lambda options: BOX,
    variant=variant,
    starter=starter,
    turns="turn",
    figures=figures,
    rival_checker=rival_checker,
    rivals=levels,
    sides=sides,
    german=GERMAN,
)
