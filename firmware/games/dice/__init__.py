"""Plain dice, before it is loaded."""

TITLE = {"en": "Just dice", "de": "Nur Würfel"}
# Throws as texts: the latest ones, and those that were saved.
SETS = 3
SETTINGS = (("favourites", [], "texts", 6, 120), ("dice_sets", [], "texts", SETS, 120))
