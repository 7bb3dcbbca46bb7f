"""Was der Apparat auf Deutsch nur sagt: denen, die seinen Bildschirm nicht sehen."""

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
