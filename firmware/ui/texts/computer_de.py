"""Was der Apparat sagt, während ein Computer an ihm arbeitet."""

TEXTS = {
    "copying": "Spiele kopieren",
    "updating": "Neue Software",
    "connected": "Computer arbeitet",
    "wait": "Kabel stecken lassen",
}
