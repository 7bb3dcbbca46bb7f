"""What the gadget only says, in German: to people who do not see its screen."""

TEXTS = {
    "warning": "Noch 10 Sekunden",
    "alarm": "Die Zeit ist um",
    "paused": "Timer steht bei {}",
    "running": "Der Timer läuft",
    "keys": {
        " ": "Leer",
        "_": "Leertaste",
        "´": "Akzent",
        "⌫": "Löschen",
        "✓": "Fertig",
        "-": "Bindestrich",
        ".": "Punkt",
        "ß": "scharfes S",
    },
}
