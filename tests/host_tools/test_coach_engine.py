"""The coach's engine against the rules: the same drawings are legal, the same sheets score alike,
in random games of every kind; and against the naive scorer, which shares no code with either."""

import os
import random
import subprocess
import sys

import numpy as np
import pytest

from firmware.games.railroad import options as railroad_options
from firmware.games.railroad.game import Game
from firmware.games.railroad.sheet.face_table import FACES
from firmware.games.railroad.sheet.spaces import name_of
from firmware.games.railroad.sheet.tiles import CRATER, SPECIAL_NAMES
from host_tools.coach import train
from host_tools.coach.drawing import draw, erasing_ways, face_of, openings, route_ends, ways_of
from host_tools.coach.player import Player
from host_tools.coach.playing import number_of
from host_tools.coach.position import position_of
from host_tools.coach.rules import KINDS, LONGEST_RULE, rules_of
from host_tools.coach.score import centre_score, exits_score, final_score, longest
from host_tools.coach.tables import (
    FACE,
    FIRST_SPECIAL,
    HIT,
    LABEL,
    LEFT,
    MARKER,
    NEW_VOLCANO,
    SPACES,
    SPECIAL,
    STATE,
    USED,
    VOLCANO_LEFT,
    WAYS,
)
from host_tools.coach.water import BODIES, errors_now, expansion_points
from tests.naive.longest import TooBig
from tests.naive.score import score as naive_score
from tests.rules.random_railroad import random_sheet
from tests.rules.test_railroad_naive import GAMES
from tests.support.sizes import size

NOT_SHEETS = ("puzzle", "ladder", "draft", "boards", "rival", "rival_2", "rival_3")
water = np.zeros(BODIES, np.int64)


def some_options(rng: random.Random, kind: str) -> dict:
    """Mostly the usual ones; those that concern no sheet stay as they are."""
    chosen = {
        name: rng.choice(allowed)
        for name, _, allowed in railroad_options.OPTIONS
        if name not in NOT_SHEETS and rng.random() < 0.3
    }
    return chosen | {"expansion": kind, "boards": 1, "meteor_ignore": "before_drawing"}


def position_now(game: Game) -> np.ndarray:
    """In the middle of a round, too."""
    seat = game.seats[0]
    here = position_of(seat.sheet.faces)
    here[MARKER] = seat.marker
    here[USED] = sum(1 << SPECIAL_NAMES.index(name) for name in seat.specials.used)
    here[SPECIAL] = seat.specials.this_round
    dice = [die for die, face in enumerate(seat.faces) if len(face) > 3]
    here[LEFT] = sum(1 << die for die in dice if die not in seat.drawn)
    here[VOLCANO_LEFT] = seat.volcano_left
    return here


def dice_now(game: Game) -> np.ndarray:
    dice = np.full(6, -1, np.int64)
    faces = game.seats[0].faces
    dice[: len(faces)] = [number_of(face) for face in faces]
    return dice


def engines_moves(game: Game) -> set[tuple]:
    """(what, space, face) that the engine allows; equal dice are one."""
    here, dice, rules = position_now(game), dice_now(game), rules_of(game.options)
    found: set[tuple] = set()
    for space in range(SPACES):
        free = FACES[here[FACE + space]] in ("", CRATER)
        for source in range(NEW_VOLCANO + 1):
            if not free or (source == NEW_VOLCANO and not here[VOLCANO_LEFT]):
                continue
            ways = ways_of(here, space, dice, source, route_ends(here, space), rules)
            form = face_of(dice, source)
            kind = "volcano" if source == NEW_VOLCANO else "draw"
            for way in range(WAYS[form] if ways else 0):
                if ways >> way & 1:
                    found.add((kind, name_of(space), FACES[form + way]))
        if any(erasing_ways(here, space, dice, die, rules) for die in (4, 5)):
            found.add(("erase", name_of(space), ""))
    return found


def rules_moves(game: Game) -> set[tuple]:
    found: set[tuple] = set()
    for event in game.moves():
        if event["e"] == "draw":
            space, _, face = event["tile"].partition("=")
            found.add(("draw", space, face))
        elif event["e"] in ("erase", "volcano"):
            found.add((event["e"], event["at"], "VVVV" if event["e"] == "volcano" else ""))
    return found


def same_score(game: Game) -> None:
    here, rules = position_of(game.seats[0].sheet.faces), rules_of(game.options)
    score = game.breakdown(0)
    counted = [
        exits_score(here),
        longest(here, 1, rules[LONGEST_RULE]),
        longest(here, 2, rules[LONGEST_RULE]),
        centre_score(here, rules),
        errors_now(here, rules),
        expansion_points(here, rules, water),
    ]
    assert counted == score.values(), (str(game.seats[0].sheet), game.options)
    assert final_score(here, rules, water) == score.total


def step(game: Game, rng: random.Random) -> dict:
    """Something legal; a round ends seldom before it must."""
    asks = game.asks()
    if asks:
        return {"e": "roll", "k": game.k, "of": asks, "got": [rng.randrange(n) for n in asks]}
    moves = list(game.moves())
    more = [event for event in moves if event["e"] != "end"]
    return rng.choice(more if more and rng.random() < 0.9 else moves)


@pytest.mark.parametrize("kind", KINDS)
def test_the_engine_allows_and_counts_what_the_rules_do(kind):
    for seed in range(size(3, 400)):
        rng = random.Random(f"{kind} {seed}")
        game = Game(some_options(rng, kind), 1)
        while not game.over():
            game.apply(step(game, rng))
            seat = game.seats[0]
            drawing = game.phase == "draw" and not seat.meteor_due and seat.erased is None
            if drawing and rng.random() < 0.2:
                assert engines_moves(game) == rules_moves(game), (str(seat.sheet), game.options)
                same_score(game)
        same_score(game)


@pytest.mark.parametrize("kind", KINDS)
def test_drawing_tile_after_tile_leads_to_the_same_position(kind):
    """Updated borders and networks equal those of a position built from the sheet."""
    for seed in range(size(4, 200)):
        rng = random.Random(f"{kind} {seed}")
        game = Game({"expansion": kind, "boards": 1}, 1)
        rules = rules_of(game.options)
        here = position_now(game)
        while not game.over():
            event = step(game, rng)
            tile = event.get("tile", "")
            game.apply(event)
            if event["e"] in ("roll", "erase", "meteor", "end"):
                here = position_now(game)
            elif event["e"] == "draw":
                space, _, face = tile.partition("=")
                source = event["die"]
                if isinstance(source, str):
                    source = FIRST_SPECIAL + SPECIAL_NAMES.index(source)
                at = "ABCDEFG".index(space[0]) * 7 + int(space[1]) - 1
                draw(here, at, FACES.index(face), source, rules)
            elif event["e"] == "volcano":
                at = "ABCDEFG".index(event["at"][0]) * 7 + int(event["at"][1]) - 1
                draw(here, at, FACES.index("VVVV"), NEW_VOLCANO, rules)
            whole = position_now(game)
            assert (here[:LABEL] == whole[:LABEL]).all()
            assert here[LEFT] == whole[LEFT] and here[USED] == whole[USED]
            assert (here[STATE:LABEL] == whole[STATE:LABEL]).all()
            assert exits_score(here) == exits_score(whole)


def test_a_meteor_hits_where_the_rules_say():
    for seed in range(size(2, 300)):
        rng = random.Random(seed)
        game = Game({"expansion": "meteor", "boards": 1}, 1)
        while not game.over():
            if game.phase == "draw" and game.seats[0].meteor_due:
                sheets, moves = np.zeros((5, 1000), np.int16), np.zeros((5, 27), np.int16)
                here = position_now(game)
                sheets = sheets[:, : len(here)]
                many = openings(here, dice_now(game), rules_of(game.options), sheets, moves)
                hits = {int(moves[one, 1]): one for one in range(many) if moves[one, 2] == HIT}
                legal = [event["dir"] for event in game.moves() if "dir" in event]
                assert ["NESW"[side] for side in sorted(hits)] == legal
                paid = [event for event in game.moves() if "ignore" in event]
                assert (many > len(hits)) == bool(paid)
                chosen = rng.choice(sorted(hits))
                game.apply({"e": "meteor", "p": 0, "dir": "NESW"[chosen]})
                faces = [FACES[number] for number in sheets[hits[chosen], :SPACES]]
                assert faces == game.seats[0].sheet.faces
                assert sheets[hits[chosen], MARKER] == game.seats[0].marker
            else:
                game.apply(step(game, rng))


@pytest.mark.parametrize(("edition", "expansion"), GAMES)
def test_the_naive_scorer_counts_the_same(edition, expansion):
    rng = random.Random(f"{edition} {expansion}")
    for _ in range(size(4, 500)):
        sheet = random_sheet(rng, edition, expansion)
        try:
            total = naive_score(sheet, edition, expansion)["total"]
        except TooBig:
            continue
        options = Game({"edition": edition, "expansion": expansion or ""}, 1).options
        faces = [""] * 49
        for item in sheet.split():
            space, _, face = item.partition("@")[0].partition("=")
            faces["ABCDEFG".index(space[0]) * 7 + int(space[1]) - 1] = face
        assert final_score(position_of(faces), rules_of(options), water) == total


@pytest.mark.parametrize("kind", KINDS)
def test_every_candidate_of_a_round_is_legal_and_ends_it(kind):
    """By the rules' own game; the worth of a sheet in the last round is its score."""
    for seed in range(size(1, 40)):
        rng = random.Random(f"{kind} {seed}")
        game = Game(some_options(rng, kind), 1)
        player = Player(game.options, seed)
        while not game.over():
            game.apply(step(game, rng))
            for candidate in player.think(game.seats[0], 20_000).candidates:
                tried = game.copy()
                for event in candidate.events:
                    tried.apply({**event, "p": 0})
                tried.apply({"e": "end"})
                faces = [FACES[number] for number in candidate.position[:SPACES]]
                assert faces == tried.seats[0].sheet.faces
                if tried.over():
                    assert candidate.worth == tried.breakdown(0).total
            for event in player.think(game.seats[0], 20_000).best.events:
                game.apply({**event, "p": 0})
            game.apply({"e": "end"})


WITHOUT = "import sys; sys.modules['numba'] = None\n"
TOLD = """
from firmware.games.railroad.game import Game
from host_tools.coach.player import Player
seat = Game({"boards": 1}, 1).seats[0]
seat.begin(5, ("H-H-", "RRR-", "HHH-", "HR--*"))
thought = Player(seat.options, 3).think(seat, 6000)
print(thought.steps, [(one.events, one.worth, one.plays) for one in thought.candidates])
"""


def test_without_a_compiler_it_finds_the_same():
    said = [
        subprocess.run(
            [sys.executable, "-c", first + TOLD],
            capture_output=True,
            text=True,
            check=True,
            env=os.environ,
        ).stdout
        for first in ("", WITHOUT)
    ]
    assert said[0] == said[1] and said[0].count("draw") >= 4


WHERE = "import host_tools.coach.fast as fast; print(fast.FOLDER, fast.config.CACHE_DIR)"


@pytest.mark.parametrize("usable", [True, False])
def test_compiled_code_goes_to_the_users_cache_or_to_a_temporary_folder(tmp_path, usable):
    wanted = tmp_path / "cache"
    if not usable:
        wanted.write_text("no folder")
    env = os.environ | {"NUMBA_CACHE_DIR": str(wanted), "TMPDIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", WHERE], capture_output=True, text=True, check=True, env=env
    )
    there = wanted if usable else tmp_path / "signalbox-coach"
    assert done.stdout.split() == [str(there)] * 2


def test_the_same_seeds_teach_the_same(monkeypatch):
    few = train.Lesson(150, 2, 8, 10)
    monkeypatch.setattr(train, "COURSES", ((few, few),))
    learned = train.learn()
    assert (learned == train.learn()).all()
    assert learned[1:].any() and not learned[0].any()
    with np.load(train.WEIGHTS) as stored:
        assert stored["weights"].shape == (len(KINDS), *learned.shape)
    assert train.WEIGHTS.stat().st_size < 200_000
