"""The options of Railroad Ink in English: those that the set-up shows."""

NAMES = {
    "edition": "Edition",
    "expansion": "Expansion",
    "draft": "Draft",
    "boards": "Sheets",
    "meteor_any": "Four arrows",
}

# Per option; under "" what holds for all others.
VALUES = {
    "": {0: "no", 1: "yes"},
    "edition": {
        "blazing_red": "Blazing Red",
        "deep_blue": "Deep Blue",
        "deep_blue_de": "Deep Blue (DE)",
    },
    "expansion": {
        "": "none",
        "river": "River",
        "lake": "Lake",
        "lava": "Lava",
        "meteor": "Meteor",
    },
    "boards": {0: "paper", 1: "on the gadget"},
    "meteor_any": {"player": "by player", "table": "one for all"},
}
