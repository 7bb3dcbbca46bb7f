"""The options of Railroad Ink in German: those that the set-up shows."""

NAMES = {
    "edition": "Ausgabe",
    "expansion": "Erweiterung",
    "draft": "Draft",
    "meteor_any": "Vier Pfeile",
}

# Per option; under "" what holds for all others.
VALUES = {
    "": {0: "nein", 1: "ja"},
    "edition": {
        "blazing_red": "Blazing Red",
        "deep_blue": "Deep Blue",
        "deep_blue_de": "Deep Blue (DE)",
    },
    "expansion": {
        "": "keine",
        "river": "Fluss",
        "lake": "See",
        "lava": "Lava",
        "meteor": "Meteor",
    },
    "meteor_any": {"player": "jeder selbst", "table": "der Tisch"},
}
