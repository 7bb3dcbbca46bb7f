"""What the gadget says in German while a computer works on it."""

TEXTS = {
    "copying": "Spiele kopieren",
    "updating": "Neue Software",
    "connected": "Computer arbeitet",
    "wait": "Kabel stecken lassen",
}
