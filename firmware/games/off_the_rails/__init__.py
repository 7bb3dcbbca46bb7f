"""Off the Rails, before it is loaded."""

TITLE = {"en": "Off the Rails", "de": "Off the Rails"}
SETTINGS = ()
