"""What the gadget says while a computer works on it."""

TEXTS = {
    "copying": "Copying games",
    "updating": "New software",
    "connected": "Computer at work",
    "wait": "Leave the cable in",
}
