"""What the gadget only says, in English: to people who do not see its screen."""

TEXTS = {
    "warning": "10 seconds left",
    "alarm": "Time is up",
    "paused": "Timer stopped at {}",
    "running": "Timer running",
    "keys": {
        " ": "Space",
        "_": "Space",
        "´": "Accent",
        "⌫": "Delete",
        "✓": "Done",
        "-": "Hyphen",
        ".": "Full stop",
        "Ä": "A umlaut",
        "Ö": "O umlaut",
        "Ü": "U umlaut",
        "ß": "Sharp s",
    },
}
