"""Random legal games of every kind, played through the gadget's own session."""

import hashlib
import os
import random
from collections.abc import Callable, Iterator
from typing import Any

from firmware.games import game_class
from firmware.play import file_names
from firmware.play.session import Session
from host_tools.games import Event, game_info
from host_tools.journals.memory_files import MemoryFiles

NAMES = ("Ada", "Björn", "Chloé", "Dörte", "Eve", "Frank")
MOST_STEPS = 5000
UNDO_CHANCE = 0.04
ABANDON_CHANCE = 0.002
SALT_CHANCE = 0.3
SKIP_CHANCE = 0.1
FIRST_DAY = 1_767_225_600  # 2026-01-01
HOUR = 3600


def new_game(
    session: Session, key: str, rng: random.Random, start: int | None, wanted: dict
) -> None:
    """Begin a game with random options; impossible combinations are drawn again."""
    for _ in range(1000):
        options = {}
        for name, default, allowed in game_class(key).OPTIONS:
            values = game_info(key).quick.get(name, allowed)
            options[name] = rng.choice(values) if rng.random() < 0.3 else default
        options.update(wanted)
        players = rng.sample(NAMES, rng.randint(1, len(NAMES)))
        try:
            game = game_class(key)(options, len(players))
        except ValueError:
            continue
        players[game.people :] = [name for name, *_ in game.bots(game.options)]
        session.new(key, options, players, 0, start=start)
        if rng.random() < SALT_CHANCE:
            session.salt("".join(rng.choices("23456789ABCDEFGH", k=6)), 500)
        return
    raise RuntimeError(f"no options of {key} are accepted")


def step(session: Session, rng: random.Random, now: int) -> None:
    """Roll if the game asks for it, else a player acts."""
    if session.game.asks():
        session.roll(now)
    else:
        event = game_info(session.key).next_event(session.game, rng)
        if event is None:
            raise RuntimeError(f"no move is left in {session.key}")
        session.do(event, now)


def type_scores(session: Session, rng: random.Random, now: int) -> None:
    """Some games are over before their scores are typed in, which may be left out."""
    kind = game_info(session.key)
    if not kind.late_scores or rng.random() < SKIP_CHANCE:
        return
    while (event := kind.next_event(session.game, rng)) is not None:
        session.do(event, now)


def play(
    session: Session, key: str, rng: random.Random, start: int | None = None, **wanted: Any
) -> None:
    """Play one whole game, sometimes with undo; now and then it is abandoned."""
    new_game(session, key, rng, start, wanted)
    now = 1000
    for _ in range(MOST_STEPS):
        if session.game.over():
            break
        now += rng.randint(300, 20000)
        if session.can_undo() and rng.random() < UNDO_CHANCE:
            for _ in range(rng.choice((1, 1, 1, 2, 5))):
                if session.can_undo():
                    session.undo(now)
        elif rng.random() < ABANDON_CHANCE:
            session.abandon(now)
            return
        else:
            step(session, rng, now)
    if session.game.over():
        type_scores(session, rng, now)
        session.finish(now + 5000)
    else:
        session.abandon(now + 5000)


def in_progress(key: str, events: int, seed: int = 7, **options: Any) -> MemoryFiles:
    """The files of a gadget with a game in progress of `events` event lines."""
    session = Session(MemoryFiles(), seeded(seed), "demo")
    session.new(key, options, list(NAMES[: game_class(key).PLAYERS[1]]), 0)
    for _ in without_end(session, random.Random(seed)):
        if session.events == events:
            break
    return session.storage


def next_event(session: Session, rng: random.Random) -> Event | None:
    """A player's next event; None if the game is over."""
    kind = game_info(session.key)
    if session.game.over() and not kind.late_scores:
        return None
    return kind.next_event(session.game, rng)


def without_end(
    session: Session, rng: random.Random, player: Callable[..., Event | None] = next_event
) -> Iterator[None]:
    """Play endlessly: when the game is over, some of it is undone."""
    now = 0
    while True:
        now += 1000
        if session.game.asks():
            session.roll(now)
        elif (event := player(session, rng)) is not None:
            session.do(event, now)
        else:
            for _ in range(20):
                if session.can_undo():
                    session.undo(now)
                    yield
            continue
        yield


def seeded(seed: int) -> Callable[[], bytes]:
    """Deterministic bytes from a seed, instead of the board's random ones."""
    count = 0

    def entropy() -> bytes:
        nonlocal count
        count += 1
        return hashlib.sha256(f"signalbox demo {seed} {count}".encode()).digest()

    return entropy


def journals(games: int, seed: int | None, keys: list[str]) -> list[bytes]:
    """The journals of `games` games; the same seed gives the same ones."""
    rng = random.Random(seed)
    storage = MemoryFiles(blocks=1 << 30)
    entropy = seeded(seed) if seed is not None else lambda: os.urandom(32)
    session = Session(storage, entropy, "demo")
    found = []
    for i in range(games):
        start = FIRST_DAY + i * 7 * HOUR if rng.random() < 0.8 else None
        play(session, keys[i % len(keys)], rng, start)
        number = session.finished_games.newest_first()[0][0]
        found.append(storage.read(file_names.name_of(number, file_names.FINISHED)))
        storage.remove(file_names.name_of(number, file_names.FINISHED))
        session.close()
    return found
