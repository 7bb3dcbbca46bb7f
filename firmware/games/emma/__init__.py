"""Emma, before it is loaded."""

TITLE = {"en": "Emma", "de": "Emma"}
BEST = "emma_best_"  # how the settings of records begin
# The best solo result of each mode; -1: none yet.
SETTINGS = tuple(
    [
        (BEST + mode + cards, -1, "int", -1, 9999)
        for mode in ("score", "score_limit", "betsy", "betsy_limit")
        for cards in ("", "_gadget")
    ]
)
