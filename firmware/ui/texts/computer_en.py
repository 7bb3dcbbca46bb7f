"""What the gadget says in English while a computer works on it."""

TEXTS = {
    "copying": "Copying games",
    "updating": "New software",
    "connected": "Computer at work",
    "wait": "Leave the cable in",
}
