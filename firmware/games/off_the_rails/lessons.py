"""A lesson for Off the Rails: its helpers at the table. See firmware/games/railroad/lessons.py."""


def lesson(name):
    return {
        "rails": (
            {},
            2,
            0,
            "0" * 40,
            [{"e": "chooser", "p": 0, "clan": 0}],
            ("^h", "^a", "a", "^dd", "^a", "u", "^a", "a", "a", "^h"),
        ),
    }[name]
