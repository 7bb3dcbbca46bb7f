"""What the computer says about Off the Rails."""

from typing import Any

from firmware.games.off_the_rails.scoring import computed
from host_tools.common.safe_text import plain
from host_tools.games import Box, Event, GameInfo, German, by_turns
from host_tools.games.off_the_rails_demo import next_event

MINES = ("red", "yellow", "green", "blue")
JEWELS = ("rocks", "rubies", "emeralds", "gold", "diamonds")
HELPER = "ours: a helper of the gadget, off means that the table does it"
# What each option decides, and where the choice comes from.
OPTIONS = {
    "cards": ("The gadget draws vein cards, the chasm deck and the chasm tokens.", HELPER),
    "bag": ("The gadget draws the jewels from the bag.", HELPER),
    "speeds": ("The gadget tracks carts, speed dice and the four actions.", HELPER),
    "holds": ("The gadget tracks what every cart carries and banks.", HELPER),
    "score": ("The gadget counts the points at the end.", HELPER),
    "seats": (
        "Seats: the youngest chooses a clan and the others draw, or all sit as listed and "
        "the first of the list begins.",
        "rulebook: the first way is stated; the list is ours",
    ),
    "sides": (
        "The clans' colours clockwise around the board (red, yellow, green, blue).",
        "rulebook: only in a picture that is lost; the default is ours, look at your board",
    ),
    "intro": (
        "The short introductory game: two stacks of vein cards stay in the box.",
        "rulebook: stated",
    ),
    "jewels_low": (
        "Jewels on a vein card with a low number.",
        "rulebook: printed on the cards only; a fan's program",
    ),
    "jewels_high": (
        "Jewels on a vein card with a high number.",
        "rulebook: printed on the cards only; a fan's program",
    ),
    "high_from": (
        "The first high number (9: there are none).",
        "rulebook: printed on the cards only; a fan's program",
    ),
    "bag_empty": (
        "When the bag holds fewer jewels than the card shows: draw what is there, or nothing.",
        "rulebook: silent",
    ),
    "chasm_again": (
        "The player who draws the chasm card draws another card for a vein.",
        "rulebook: silent",
    ),
    "out_from": (
        "From when on a derailed cart is out for good: the chasm card, with which the end game "
        "begins, or the collapse of the mines.",
        "rulebook: the end game begins with the card, which may be read either way",
    ),
    "swallowed": (
        "The hold of a cart that the chasm swallows goes into the bag, or leaves the game.",
        "rulebook: silent about its hold",
    ),
    "no_square": (
        "A chasm token that fits nowhere counts as placed; or another one is drawn as well.",
        "rulebook: silent",
    ),
    "empty_board": (
        "After the collapse the game ends as soon as no cart is on the board; or it goes on "
        "while one could still be placed.",
        "rulebook: the first by its letter",
    ),
    "fists": (
        "How a hit cart drops jewels: the players choose with two fists, or a random draw.",
        "rulebook: two fists; the draw is ours",
    ),
    "loop_pick": (
        "A cart that comes round to its starting square again may take jewels there.",
        "rulebook: nothing where the movement begins; about coming back silent, ours",
    ),
    "bumper": (
        "Variant bumper carts: a hit cart loses no jewels.",
        "rulebook: not in our pages; known by name only",
    ),
    "chasm_die": (
        "Variant chasm die: the token names the mine, an eight-sided die the square.",
        "rulebook: not in our pages; known by name only",
    ),
    "missions": (
        "Mission points are counted by hand.",
        "rulebook: lists the cards without rules",
    ),
    "unplaced": (
        "A cart that never left the supply earns the points of a saved cart.",
        "rulebook: open",
    ),
    "ruby_tie": (
        "Equal most rubies: all of them get the bonus, or nobody.",
        "rulebook: silent",
    ),
    "ruby_zero": (
        "The bonus for most rubies is given even if nobody has any.",
        "rulebook: silent",
    ),
    "winner_tie": (
        "Equal totals: shared victory, or more diamonds, gold, emeralds, rubies.",
        "rulebook: silent",
    ),
    "passing": (
        "A cart takes at most one jewel from each square it passes, from no more than its speed "
        "lets it pass; off means that the table sees to it.",
        "rulebook: stated; games of 0.1.0 have it off",
    ),
    "early_end": (
        "Where carts are out for good from the chasm card on, an empty board ends the game from "
        "the card on too; or only after the collapse.",
        "rulebook: both are said of the end game, which begins with the card",
    ),
}
# Defaults that read the book freely: how they read it, and its letter.
LETTERS = {
    "unplaced": (
        "a cart that was never placed is in the supply at the end, so it counts as saved.",
        "3 points for a cart that has not derailed and is back in the supply at the end: one that "
        "never left it is not back; the value 0 plays that.",
    ),
}
SENTENCES = {
    "chooser": "{who} chooses a clan.",
    "track": "{who}: track {kind}.",
    "place": "{cart} comes onto the board.",
    "speed": "{cart} changes speed by {by}.",
    "done": "{who} is done.",
    "pick": "{cart} picks up {v}.",
    "stop": "{cart} stops on {at}.",
    "bank": "{cart} brings its load home.",
    "derail": "{cart} derails.",
    "collide": "{cart} collides with {with}.",
    "vein": "A vein on {at}.",
    "chasm": "{who} draws the chasm.",
    "collapse": "Mines collapse: {squares}.",
    "token": "{who}: a chasm token.",
    "return": "Jewels go back: {v}.",
    "mission": "{who}: mission, {by} points.",
    "end": "The end.",
    "scores": "{who}: {v}.",
}


def values(event: Event, players: list[str]) -> dict[str, str]:
    """Carts and squares by their names."""
    found = {}
    for cart in ("cart", "with"):
        if type(event.get(cart)) is int:
            found[cart] = cart_name(event[cart], players)
    if event["e"] in ("stop", "vein"):
        found["at"] = square(event["at"])
    return found


def cart_name(cart: int, players: list[str]) -> str:
    """Every player has two carts; the one with the white die is odd."""
    owner = players[cart // 2] if cart // 2 < len(players) else f"Player {cart // 2 + 1}"
    return f"{plain(owner, 40)}'s {'white' if cart % 2 else 'black'} cart"


def square(number: int) -> str:
    if not 0 <= number < 32:
        return "another square"
    return f"{MINES[number // 8]} {number % 8 + 1}"


def figures(game: Any) -> dict[str, list[int | None]]:
    """The jewels that each player brought home, and the rubies among them."""
    if not game.options["score"]:
        return {}
    known = [
        game.typed[p] or (computed(game, p) if game.has("holds") else None)
        for p in range(game.players)
    ]
    return {
        "jewels": [None if v is None else sum(v[:4]) for v in known],
        "rubies": [None if v is None else v[0] for v in known],
    }


def dice(game: Any, event: Event) -> list[tuple[str, str]]:
    """Only the chasm die of the variant is one; all else are cards, tokens and jewels."""
    kind, *numbers = game.drawn[-1] if game.drawn else ("",)
    return [("chasm", str(numbers[0] % 8 + 1))] if kind == "die" else []


GERMAN_MINES = ("Rot", "Gelb", "Grün", "Blau")
TRACKS = {"lay": "legt Gleis", "upgrade": "baut Gleis aus"}


def german_values(event: dict[str, Any], players: list[str]) -> dict[str, str]:
    found = {
        name: german_cart(event[name], players)
        for name in ("cart", "with")
        if type(event.get(name)) is int
    }
    if event["e"] in ("stop", "vein"):
        found["at"] = german_square(event["at"])
    if event["e"] == "track":
        found["kind"] = TRACKS.get(event["kind"], "Gleis")
    return found


def german_cart(cart: int, players: list[str]) -> str:
    owner = players[cart // 2] if cart // 2 < len(players) else f"Spieler {cart // 2 + 1}"
    return f"{'Weiße' if cart % 2 else 'Schwarze'} Lore von {plain(owner, 40)}"


def german_square(number: int) -> str:
    if not 0 <= number < 32:
        return "einem anderen Feld"
    return f"{GERMAN_MINES[number // 8]} {number % 8 + 1}"


GERMAN = German(
    sentences={
        "chooser": "{who} wählt einen Clan.",
        "track": "{who} {kind}.",
        "place": "{cart} wird platziert.",
        "speed": "{cart}: Geschwindigkeit um {by}.",
        "done": "{who} ist fertig.",
        "pick": "{cart} sammelt {v}.",
        "stop": "{cart} hält auf {at}.",
        "bank": "{cart} ist wieder an der Oberfläche.",
        "derail": "{cart} entgleist.",
        "collide": "{cart}: Kollision mit {with}.",
        "vein": "Eine Ader auf {at}.",
        "chasm": "{who} zieht den Abgrund.",
        "collapse": "Minen stürzen ein: {squares}.",
        "token": "{who}: ein Abgrundmarker.",
        "return": "Juwelen gehen zurück: {v}.",
        "mission": "{who}: Mission, {by} Punkte.",
        "end": "Das Ende.",
        "scores": "{who}: {v}.",
    },
    words={
        "rocks": "Steine",
        "rubies": "Rubine",
        "emeralds": "Smaragde",
        "gold": "Gold",
        "diamonds": "Diamanten",
        "jewels": "Juwelen",
        "carts": "Loren",
        "missions": "Missionen",
        "total": "Summe",
        "chasm": "Abgrundwürfel",
    },
    values=german_values,
)


INFO = GameInfo(
    title="Off the Rails",
    sentences=SENTENCES,
    chapter=by_turns,
    next_event=next_event,
    options=OPTIONS,
    letters=LETTERS,
    parts=("jewels", "carts", "rubies", "missions"),
    counted={
        "pick": JEWELS,
        "return": JEWELS,
        "scores": (*JEWELS[1:], "carts", "missions"),
    },
    values=values,
    # Its number at BoardGameGeek could not be confirmed.
    box=lambda options: Box("Off the Rails", year=2018),
    # The set-up decides the order of the turns for the whole game.
    starter=lambda game, events: game.order[0] if game.turn else None,
    turns="turn",
    figures=figures,
    dice=dice,
    sides=lambda game, die: [str(number) for number in range(1, 9)],
    german=GERMAN,
)
