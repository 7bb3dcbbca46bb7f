"""The options of Emma in English."""

NAMES = {
    "level": "Level",
    "solo": "Solo",
    "first": "Who starts",
    "derail_limit": "Derail limit",
    "limit_counts": "Limit counts",
    "pass_broken": "Pass on broken",
    "start_broken": "Broken at start",
    "start_numbers": "Numbers at start",
    "solo_hand": "Solo hand",
    "betsy_first": "Betsy begins",
    "betsy_broken": "Betsy: broken",
    "betsy_curve": "Betsy: curves",
    "faces": "Wheels on die",
}

# Per option; under "" what holds for all others.
VALUES = {
    "": {0: "no", 1: "yes"},
    "level": {"full": "all", "dice": "dice only"},
    "solo": {"score": "points", "betsy": "Betsy"},
    "first": {"draw": "drawn", "choose": "chosen"},
    "derail_limit": {0: "none", 3: "three"},
    "limit_counts": {"own": "own", "all": "all"},
    "solo_hand": {0: "0", 1: "1", 2: "2", 3: "3", 4: "4"},
    "betsy_curve": {"you": "your way", "left": "left", "right": "right"},
}
