"""The browser's board, part by part: storage with its errors, sound, light, entropy, clock."""

from tests.node.run import run_in_node

ENOENT, ENOSPC = 2, 28


def test_every_part_of_the_browsers_board():
    reported = run_in_node("board.mjs", ("tests/node/board.py",))
    assert reported["flash"] == [
        *(ENOENT, ENOENT, ENOENT, ENOENT),
        ["b", "c"],
        [0, 9],
        [list(b"two\x00\xff"), list(b"ne"), []],
        [352 - 4 - 2, 352],
        *(ENOSPC, ENOSPC),  # more than fits: refused, and nothing is touched
        9,
        ["c"],
    ]
    assert reported["heard"] == ["880:150 0:50 1760:600", "", True]
    assert reported["parts"] == [False, None, True, 4102444800]


def test_what_is_left_of_one_life_does_no_harm_to_the_next():
    """A gadget that was switched on again once stopped, whenever the browser tidied up late."""
    reported = run_in_node("lives.mjs", ("tests/node/board.py",))
    assert reported[4] == ["b", "c"]
