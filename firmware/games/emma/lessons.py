"""A lesson for Emma with its cards on the table. See firmware/games/railroad/lessons.py."""


def lesson(name):
    return {
        "emma": (
            {},
            1,
            0,
            "0404",
            [{"e": "railway", "cards": [2, 3, 1, 1], "broken": []}],
            ("a", "r", "d", "^r", "a", "^h", "^a", "d", "^a"),
        ),
    }[name]
