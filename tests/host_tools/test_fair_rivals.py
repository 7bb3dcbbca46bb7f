"""The rivals of a journal: `verify` computes their moves again and names what is forged."""

import json
import random

import pytest

from firmware.games import game_class
from firmware.games.railroad.sheet.spaces import name_of
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.examine import examine
from host_tools.journals.memory_files import MemoryFiles
from tests.host_tools.journals import write
from tests.host_tools.terminal import signalbox
from tests.play.forge import journal_of, lines_of
from tests.support.sizes import size

__all__ = ("signalbox",)  # pytest finds the fixture by its name here
TABLES = [
    {"rival": "medium"},
    {"rival": "easy", "rival_2": "medium", "boards": 1, "expansion": "lava"},
    {"rival": "easy", "draft": 1, "expansion": "river"},
    {"rival": "medium", "rival_2": "easy", "expansion": "meteor", "meteor_any": "table"},
]


def played(options, seed=3, undo=0.05):
    """The journal of a game with rivals, with some undo."""
    session = Session(MemoryFiles(), demo.seeded(seed), "test")
    rng = random.Random(seed)
    levels = [name for name in ("rival", "rival_2") if name in options]
    session.new("railroad", options, ["Ada", "Björn", "Rival ★", "Rival ★★"][: 2 + len(levels)], 0)
    now = 0
    while not session.game.over():
        now += 1000
        if session.can_undo() and rng.random() < undo:
            session.undo(now)
        else:
            demo.step(session, rng, now)
    session.finish(now)
    return session.storage.read("g00001.fin")


@pytest.mark.parametrize("options", TABLES)
def test_what_a_rival_did_by_itself_is_good(options):
    for seed in range(size(1, 25)):
        found = examine(played(options, seed), check_rivals=True)
        assert found.valid, found.wrong()
        rivals = len(found.game.levels)
        assert found.rival_moves >= 4 * rivals * found.game.rounds
        assert found.rivals.startswith(f"All {found.rival_moves} moves of the ")
        assert ("rivals were" in found.rivals) == (rivals > 1)


def forged(data, wanted):
    """The journal up to its first event that a forger can change within the rules, with that
    change: (journal, number of the event). `wanted(game, event)` gives what would be liked."""
    header, *events = lines_of(data)
    game = game_class("railroad")(header["options"], len(header["players"]))
    for at, event in enumerate(events):
        own = {key: value for key, value in event.items() if key not in ("n", "t")}
        assert own["e"] != "undo"
        for other in wanted(game, own):
            if other != own and game.why_not(other) is None:
                line = {"n": event["n"], "t": event["t"], **other}
                return journal_of([header, *events[:at], line]), at + 1
        game.apply(own)
    raise AssertionError("nothing to forge")


def another_place(game, event):
    """The first tile of a rival somewhere else."""
    if event["e"] == "draw" and event["p"] >= game.people:
        for space in range(49):
            yield dict(event, tile=name_of(space) + event["tile"][2:])


def another_pair(game, event):
    if event["e"] == "pick" and event["p"] >= game.people:
        yield from (dict(event, pair=pair) for pair in range(len(game.pairs)))


def sooner_end(game, event):
    """The round ends while a rival has something left that is no duty."""
    if event.get("p", 0) >= game.people:
        yield {"e": "end"}


CHEATS = [
    ({"rival": "medium"}, another_place, "did not play by itself: it did draw tile"),
    ({"rival": "easy", "draft": 1}, another_pair, "did not play by itself: it did pick pair"),
    ({"rival": "easy", "expansion": "river"}, sooner_end, "the round ends, but a easy rival"),
]


@pytest.mark.parametrize(("options", "wanted", "says"), CHEATS)
def test_the_first_move_that_is_not_its_own_is_named(options, wanted, says, signalbox, tmp_path):
    data, number = forged(played(options, undo=0), wanted)
    assert examine(data).valid, "within the rules: the gadget's reader takes it"
    found = examine(data, check_rivals=True)
    (fault,) = found.wrong()
    assert fault.startswith(f"Event {number}: Rival, {options['rival']} did not")
    assert says.replace("a easy", "an easy") in fault
    assert found.rivals.startswith("Not all moves of the rival")
    ran = signalbox("verify", write(tmp_path, [data]) / "g00001.jnl")
    assert ran.code == 1 and "SOMETHING IS WRONG" in ran.out and f"Event {number}: " in ran.out


def test_verify_and_show_say_that_nobody_cheated(signalbox, tmp_path):
    path = write(tmp_path, [played({"rival": "easy"})]) / "g00001.jnl"
    reported = "moves of the rival were recomputed"
    ran = signalbox("verify", path)
    assert ran.code == 0 and reported in ran.out
    (row,) = json.loads(signalbox("verify", path, "--json").out)
    assert row["rival_moves"] >= 28


def test_a_game_without_rivals_has_nothing_to_recompute():
    found = examine(played({}), check_rivals=True)
    assert found.valid and found.rivals is None and found.rival_moves == 0
