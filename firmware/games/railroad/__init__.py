"""Railroad Ink, before it is loaded."""

TITLE = {"en": "Railroad Ink", "de": "Railroad Ink"}
SETTINGS = (("railroad_live", 1, "one_of", 0, 1),)  # is the score shown while drawing?
