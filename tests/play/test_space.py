"""Space for games: how much a new one must find, that this is enough, and how many fit."""

import random

import pytest

from firmware.games import KEYS, game_class
from firmware.play.file_names import FINISHED, name_of
from firmware.play.new_game import NEEDED_BLOCKS, SPARE_BLOCKS, needed_blocks
from firmware.play.refused import Refused
from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.examine import examine
from host_tools.journals.memory_files import MemoryFiles
from tests.play.flash import BLOCK, Flash, FlashFiles, cut_images
from tests.play.stories import story_of
from tests.play.test_power_cuts import Played, cuts
from tests.support.sizes import size

# Options, where there are any, that a long journal needs more blocks for.
ROWS = [
    ("railroad", 5, ("boards", 1)),
    ("railroad", 5, ("rival", "easy")),
    ("railroad", 4, ("draft", 1)),
    ("railroad", 2, ("expansion", "meteor")),
    *((key, blocks, None) for key in KEYS if (blocks := game_class(key).flash_blocks({}))),
]
ONE_BLOCK = bytes(2500)
NO_RIVALS = {"rival": "none", "rival_2": "none", "rival_3": "none"}
PAPER = {"boards": 0, "draft": 0, "expansion": "", **NO_RIVALS}
# The longest games of a row that leaves the rest open.
LONG = {"rival": {"rival": "easy", "rival_2": "easy", "rival_3": "easy", "draft": 1}}
GAMES = 330  # of one block, where the firmware takes none


def full(files: FlashFiles, leave: int) -> None:
    while files.free()[0] > leave:
        files.append("music", b"m" * BLOCK)


@pytest.mark.parametrize(("key", "blocks", "wanted"), ROWS)
def test_a_long_game_fits_into_its_room(key, blocks, wanted):
    options = dict([wanted] if wanted else [])
    options |= LONG.get(wanted[0] if wanted else "", {})
    others = PAPER if key == "railroad" else {}
    lengths = []
    for seed in range(size(4, 400)):
        storage = MemoryFiles()
        session = Session(storage, demo.seeded(seed), "test")
        demo.play(session, key, random.Random(seed), **others | options)
        lengths.append(storage.size(session.finished_games.name(1)))
    assert max(lengths) <= blocks * BLOCK
    assert needed_blocks(key, options) == blocks + SPARE_BLOCKS <= NEEDED_BLOCKS


@pytest.mark.parametrize(
    ("options", "blocks"),
    [
        ({}, 1),
        ({"boards": 0, "draft": 0}, 1),
        ({"expansion": "meteor"}, 2),
        ({"expansion": "river"}, 1),
        ({"expansion": "meteor", "draft": 1}, 4),
        ({"expansion": "meteor", "draft": 1, "boards": 1}, 5),
    ],
    ids=str,
)
def test_the_first_option_that_fits_decides_how_much_is_asked_for(options, blocks):
    assert needed_blocks("railroad", options) == blocks + SPARE_BLOCKS
    assert needed_blocks("dice", options) == NEEDED_BLOCKS


def test_a_short_game_begins_where_a_long_one_may_not():
    flash = Flash()
    session = Session(FlashFiles(flash), demo.seeded(7), "test")
    full(session.storage, 4)
    for key, needed in (("dice", NEEDED_BLOCKS), ("emma", 6)):
        before = len(flash.log)
        with pytest.raises(Refused) as refused:
            session.new(key, {}, ["A"], 0)
        assert refused.value.why == ("flash_full", (4, needed)) and len(flash.log) == before
    session.new("railroad", {}, ["A"], 0)
    assert session.game is not None


def test_as_many_games_fit_as_we_say():
    """The last of them are played by the rules, one after the other, until none may begin."""
    files = FlashFiles(Flash())
    files.append("settings", bytes(800))
    files.append("folder", bytes(BLOCK + 1))  # the games of a gadget are in one: two blocks
    for number in range(1, GAMES - 5):
        files.append(name_of(number, FINISHED), ONE_BLOCK)
    session = Session(files, demo.seeded(7), "test")
    with pytest.raises(Refused, match="flash_full"):  # which of them is the question
        for seed in range(20):
            demo.play(session, "railroad", random.Random(seed), **PAPER)
            assert session.saving and not session.unsaved()
            session.close()
    games = session.finished_games.newest_first()
    assert len(games) >= GAMES
    assert all(examine(files.read(name_of(n, FINISHED))).valid for n, _ in games[:6])


def test_cut_during_every_operation_of_the_last_game_that_fits():
    """The folder parts in two meanwhile, and hardly a block is left."""
    flash = Flash()
    files = FlashFiles(flash)
    for number in range(100):
        files.append(f"tune{number:05}", b"")
    full(files, 4)
    played = Played(story_of("railroad", 1), flash=flash)
    assert FlashFiles(Flash(flash.buffer)).free()[0] == 1, "two for the folder, one for the game"
    log = played.flash.log
    for done, damage, image in cut_images(played.before, log, cuts(log, len(log) // 6)):
        played.same_dice(played.check(Flash(image), done, damage))
