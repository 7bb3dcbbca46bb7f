"""Die Optionen von Emma auf Deutsch."""

NAMES = {
    "level": "Umfang",
    "solo": "Solo",
    "first": "Wer beginnt",
    "derail_limit": "Entgleisungen",
    "limit_counts": "Es zählen",
    "pass_broken": "Passen: Gleisbruch",
    "start_broken": "Start: Gleisbruch",
    "start_numbers": "Start: Zahlenregel",
    "solo_hand": "Solo-Hand",
    "betsy_first": "Betsy beginnt",
    "betsy_broken": "Betsy: Gleisbruch",
    "betsy_curve": "Betsy: Kurven",
    "faces": "Räder je Würfel",
}

# Per option; under "" what holds for all others.
VALUES = {
    "": {0: "nein", 1: "ja"},
    "level": {"full": "alles", "dice": "nur Würfel"},
    "solo": {"score": "Punkte", "betsy": "Betsy"},
    "first": {"draw": "gelost", "choose": "gewählt"},
    "derail_limit": {0: "frei", 3: "drei"},
    "limit_counts": {"own": "eigene", "all": "alle"},
    "solo_hand": {0: "0", 1: "1", 2: "2", 3: "3", 4: "4"},
    "betsy_curve": {"you": "frei", "left": "links", "right": "rechts"},
}
