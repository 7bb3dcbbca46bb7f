"""The options of Railroad Ink in German: those that the set-up shows."""

NAMES = {
    "edition": "Edition",
    "expansion": "Erweiterung",
    "draft": "Draftvariante",
    "boards": "Tafeln",
    "meteor_any": "Vier Pfeile",
}

# Per option; under "" what holds for all others.
VALUES = {
    "": {0: "nein", 1: "ja"},
    "edition": {
        "blazing_red": "Knallrot",
        "deep_blue": "Tiefblau",
        "deep_blue_de": "Tiefblau (DE)",
    },
    "expansion": {
        "": "keine",
        "river": "Fluss",
        "lake": "See",
        "lava": "Lava",
        "meteor": "Meteor",
    },
    "boards": {0: "Papier", 1: "auf dem Gerät"},
    "meteor_any": {"player": "jeder selbst", "table": "der Tisch"},
}
