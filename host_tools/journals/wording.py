"""Events of a game as short sentences, for people who read a journal."""

from typing import Any

from firmware.games.faces import SPECIALS
from host_tools.common.safe_text import plain
from host_tools.journals.results import PARTS

MINES = ("red", "yellow", "green", "blue")
JEWELS = ("rocks", "rubies", "emeralds", "gold", "diamonds")
# What the numbers of a list count.
COUNTED = {
    ("off_the_rails", "pick"): JEWELS,
    ("off_the_rails", "return"): JEWELS,
    ("off_the_rails", "scores"): (*JEWELS[1:], "carts", "missions"),
    ("railroad", "scores"): PARTS["railroad"],
    ("emma", "scores"): ("ones", "twos", "threes", "fours"),
}
SESSION = {
    "salt": "The table adds its salt {text}.",
    "abandon": "The game is given up.",
    "reveal": "The secret is revealed.",
}
RAILROAD = {
    "pick": "{who} takes pair {pair+1}.",
    "draw": "{who} draws {tile}{with}.",
    "erase": "{who} erases {at} for the lava.",
    "volcano": "{who} opens a volcano on {at}.",
    "meteor": "{who}: the meteor {flies}.",
    "special": "{who} draws special route {s}.",
    "crater": "{who} builds over the crater on {at}.",
    "end": "The round is over.",
    "scores": "{who}: {v}.",
}
EMMA = {
    "first": "{who} begins.",
    "railway": "The railway starts with {cards}.",
    "build": "{who} builds {count} x {number}.",
    "pass": "{who} builds nothing.",
    "rubble": "{who} takes rubble {cards}.",
    "lay": "{who} lays {order} onto the pile.",
    "betsy": "Betsy turns up {kind} {number}.",
    "pile": "Corrected: {left} cards are left in the pile.",
    "hand": "Corrected: {who} has {cards} cards.",
    "scores": "{who} has left: {v}.",
    "wheels": "{count} x {number} wheel dice.",
    "end": "The end.",
}
OFF_THE_RAILS = {
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
PLAIN_DICE = {"throw": "Throw {throw}.", "end": "The end."}
TABLES = {
    "railroad": RAILROAD,
    "emma": EMMA,
    "off_the_rails": OFF_THE_RAILS,
    "dice": PLAIN_DICE,
}


def sentence(key: str, event: dict, players: list[str]) -> str:
    """What happened, for every event but `roll` and `undo`."""
    e = event["e"]
    text = SESSION.get(e) or TABLES[key].get(e, e)
    values = {name: shown(value) for name, value in event.items()}
    p = event.get("p")
    if type(p) is int:
        values["who"] = plain(players[p], 40) if p < len(players) else f"Player {p + 1}"
    if "pair" in event:
        values["pair+1"] = str(event["pair"] + 1)
    if e == "draw":
        die = event["die"]
        values["with"] = f" (special route {die})" if die in SPECIALS else ""
    elif e == "throw":
        pairs = zip(event["counts"], event["dice"], strict=False)
        values["throw"] = ", ".join(f"{count} x {die}" for count, die in pairs)
    elif e == "meteor":
        flies = "is ignored for special route " + str(event.get("ignore"))
        values["flies"] = flies if "ignore" in event else "flies " + str(event["dir"])
    elif e in ("stop", "vein") and key == "off_the_rails":
        values["at"] = square(event["at"])
    if (key, e) in COUNTED:
        pairs = zip(event["v"], COUNTED[key, e], strict=False)
        values["v"] = ", ".join(f"{count} {word}" for count, word in pairs if count) or "nothing"
    for cart in ("cart", "with") if key == "off_the_rails" else ():
        if type(event.get(cart)) is int:
            values[cart] = cart_name(event[cart], players)
    for name, value in values.items():
        text = text.replace("{" + name + "}", value)
    return plain(text)


def shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(shown, value)) or "nothing"
    return str(value)


def cart_name(cart: int, players: list[str]) -> str:
    """Every player has two carts; the one with the white die is odd."""
    owner = players[cart // 2] if cart // 2 < len(players) else f"Player {cart // 2 + 1}"
    return f"{plain(owner, 40)}'s {'white' if cart % 2 else 'other'} cart"


def square(number: int) -> str:
    if not 0 <= number < 32:
        return "another square"
    return f"{MINES[number // 8]} {number % 8 + 1}"


def rolled(key: str, game: Any, event: dict) -> list[tuple[str, str | None]]:
    """A roll as (face, die) pairs; `game` is the game after it. Draws of other kinds than dice
    are numbers from 1."""
    got = event["got"]
    if key == "dice":
        return [(face, die) for die, face in game.faces()]
    if key == "emma" and all(n == 6 for n in event["of"]):
        faces = game.options["faces"]
        return [(str(faces[outcome]), "wheel") for outcome in got]
    if key == "railroad" and len(got) > 1:
        shown = (
            [(face, None) for pair in game.pairs for face in pair] if game.options["draft"] else []
        )
        return shown + [(face, None) for face in game.rolls[-1]]
    return [(str(outcome + 1), "number") for outcome in got]
