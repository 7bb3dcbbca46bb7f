"""What a drawing flooded on the drawing board comes one after the other."""

from firmware.games.railroad.sheet.tiles import FLOOD

FLOOD_MS = 90  # half the time of one flood


def show_floods(screen, before, drawn):
    """`before` are the faces before the drawing in the space `drawn`."""
    faces = screen.seat.sheet.faces
    found = [s for s in range(49) if s != drawn and faces[s] == FLOOD and not before[s]]
    if found and screen.gadget.settings.get("animation"):
        screen.floods = found
        for space in found:
            screen.view.put(space, "")
    elif found:
        screen.gadget.notify(screen.gadget.w("flooded", len(found)))


def step_flood(screen, now):
    number = (now - screen.since) // (2 * FLOOD_MS)
    for space in screen.floods[:number]:
        screen.view.put(space, FLOOD)
    if number >= len(screen.floods):
        screen.gadget.notify(screen.gadget.w("flooded", len(screen.floods)))
        screen.floods = []
    screen.gadget.changed()
    return FLOOD_MS
