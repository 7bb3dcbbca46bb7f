"""Players of Railroad Ink. On sheets they mostly draw what a rival would draw; now and then they
play at random, but legally, so that every case occurs.
"""

from typing import Any

from firmware.games.orientation import orientations
from firmware.games.railroad.expansions import lava
from firmware.games.railroad.expansions.meteor import why_not_ignore
from firmware.games.railroad.rival.planner import Planner
from firmware.games.railroad.rival.rival import Rival
from firmware.games.railroad.seat import Seat
from firmware.games.railroad.sheet.placing import can_fit, why_not_join
from firmware.games.railroad.sheet.spaces import name_of, print_item
from firmware.games.railroad.sheet.tiles import CRATER, SPECIALS
from host_tools.games import Event

LEVELS = ("medium", "easy", "easy")  # by seat, in turn: a hard one takes seconds
WHIM = 0.15
MOST = 1000
_rivals = Planner()
# Plans of a turn, by everything that decides them. A plan gives the next event for every state on
# its way, and None for the last.
_plans: dict = {}


def next_event(game: Any, rng: Any, whim: float = WHIM) -> Event | None:
    """The next legal event of any player; None to roll the dice, or when all is done. `whim` is
    how often they play at random."""
    if game.phase == "roll":
        return None
    if game.phase == "pick" and game.picker() >= game.people:
        return rivals_moves(game)[0]
    if game.phase == "pick":
        free = [pair for pair in range(len(game.pairs)) if pair not in game.taken]
        return {"e": "pick", "p": game.picker(), "pair": rng.choice(free)}
    if game.phase == "scores":
        return _scores(game, rng)
    seats = list(range(game.people))
    rng.shuffle(seats)
    for seat in seats:
        event = _meteor(game, seat, rng)
        if event is None:
            on_sheet = game.options["boards"]
            event = _on_sheet(game, seat, rng, whim) if on_sheet else _on_paper(game, seat, rng)
        if event is not None:
            return dict(event, p=seat)
    moves = rivals_moves(game)
    return moves[0] if moves else {"e": "end"}


def rivals_moves(game: Any) -> list[Event]:
    """Everything that the rivals still have to do now; thinks until it is known."""
    while (moves := _rivals.moves(game)) is None:
        _rivals.step(game)
    return moves


def _scores(game: Any, rng: Any) -> Event | None:
    for seat in range(game.people):
        if not game.options["boards"] and not game.typed[seat]:
            values = [4 * rng.randrange(11), rng.randrange(12), rng.randrange(12)]
            values += [rng.randrange(10), rng.randrange(12), 0]
            if game.options["expansion"]:
                values[5] = rng.randrange(12)
            return {"e": "scores", "p": seat, "v": values}
    return None


def _meteor(game: Any, seat: int, rng: Any) -> Event | None:
    player = game.seats[seat]
    if not player.meteor_due:
        return None
    special = rng.choice(sorted(SPECIALS))
    if rng.random() < 0.15 and why_not_ignore(player, special) is None:
        return {"e": "meteor", "ignore": special}
    shown = player.faces[4]
    return {"e": "meteor", "dir": rng.choice("NESW") if shown == "any" else shown}


def _on_paper(game: Any, seat: int, rng: Any) -> Event | None:
    player = game.seats[seat]
    special = rng.choice(sorted(SPECIALS))
    if rng.random() < 0.2 and player.specials.why_not(special) is None:
        return {"e": "special", "s": special}
    if player.craters and rng.random() < 0.1:
        return {"e": "crater", "at": name_of(rng.choice(player.craters))}
    return None


def _on_sheet(game: Any, seat: int, rng: Any, whim: float) -> Event | None:
    player = game.seats[seat]
    if player.erased is not None:
        return _lava_in(player, rng)
    if rng.random() >= whim:
        return _as_a_rival(player, LEVELS[seat % len(LEVELS)])
    return (
        _special(player, rng)
        or _expansion(player, rng)
        or _routes(player, rng)
        or _lava_duty(player, rng)
    )


def _as_a_rival(player: Any, level: str) -> Event | None:
    """The next event of a rival with this sheet and these dice; None if it is done."""
    here = _key(player, level)
    begun: dict = getattr(player, "demo_plan", {})  # which it is carrying out
    if here not in begun:
        begun = player.demo_plan = _plan(player, level, here)
    return begun[here]


def _plan(player: Seat, level: str, start: tuple) -> dict:
    if start not in _plans:
        if len(_plans) > MOST:
            _plans.clear()
        rival = Rival(player, level)
        while not rival.step():
            pass
        plan = _plans[start] = {}
        own = player.copy()
        for event in rival.events:
            plan[_key(own, level)] = event
            own.do(event)
        plan[_key(own, level)] = None
    return _plans[start]


def _key(player: Seat, level: str) -> tuple:
    return level, player.state(), tuple(player.options.values())


def _any_way(player: Seat, face: str, rng: Any, craters: bool = False) -> tuple[int, str] | None:
    """Some (space, face as drawn) where a face fits, or None."""
    ways = orientations(face)
    spaces = list(range(49))
    rng.shuffle(spaces)
    for space in spaces:
        there = player.sheet.faces[space]
        if there == "" or (craters and there == CRATER):
            rng.shuffle(ways)
            for drawn in ways:
                if why_not_join(player.sheet, space, drawn, player.options) is None:
                    return space, drawn
    return None


def _tile(way: tuple[int, str], die: int | str) -> Event:
    return {"e": "draw", "tile": print_item(*way), "die": die}


def _special(player: Seat, rng: Any) -> Event | None:
    special = rng.choice(sorted(SPECIALS))
    if rng.random() < 0.1 and player.specials.why_not(special) is None:
        way = _any_way(player, SPECIALS[special], rng)
        if way:
            return _tile(way, special)
    return None


def _expansion(player: Seat, rng: Any) -> Event | None:
    if not player.expansion.ON_SHEET or rng.random() < 0.6:
        return None
    if rng.random() < 0.15 and player.volcano_left:
        may = player.expansion.why_not_volcano_at
        spaces = [space for space in range(49) if may(player, space) is None]
        if spaces:
            return {"e": "volcano", "at": name_of(rng.choice(spaces))}
    dice = [die for die in (4, 5) if die not in player.drawn]
    if dice:
        die = rng.choice(dice)
        way = _any_way(player, player.faces[die], rng)
        if way:
            return _tile(way, die)
    return None


def _routes(player: Seat, rng: Any) -> Event | None:
    dice = [die for die in range(4) if die not in player.drawn]
    rng.shuffle(dice)
    craters = rng.random() < 0.3
    for die in dice:
        way = _any_way(player, player.faces[die], rng, craters)
        if way:
            return _tile(way, die)
    return None


def _lava_duty(player: Seat, rng: Any) -> Event | None:
    faces = player.faces_left()
    if not player.expansion.LAST_DUTY or len(faces) < 2:
        return None
    way = lava.duty(player.sheet, faces, player.volcano_left, player.options)
    if way is None:
        return None
    if way[0] == "space":
        for die in (4, 5):
            found = _any_way(player, player.faces[die], rng)
            if found:
                return _tile(found, die)
    return {"e": way[0], "at": name_of(way[1])}


def _lava_in(player: Seat, rng: Any) -> Event | None:
    dice = [die for die in (4, 5) if die not in player.drawn]
    rng.shuffle(dice)
    for die in dice:
        way = can_fit(player.sheet, player.faces[die], player.options, (player.erased,))
        if way:
            return _tile(way, die)
    return None
