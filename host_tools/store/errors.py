"""What can be wrong with a request for a stored game; in German too, since pages show it."""

from host_tools.common.errors import BadInput
from host_tools.store.reading import Damaged

MEND = "`signalbox backup FILE` and `signalbox restore FILE` recompute it from its journal"
MISSING = (
    "its journal is missing in the store; `signalbox sync`, or `signalbox restore` from a backup,"
    " restores it"
)


def no_journal(uid: object) -> BadInput:
    return BadInput(
        f"{uid}: {MISSING}",
        f"{uid}: das Protokoll fehlt in der Ablage; `signalbox sync` oder `signalbox restore` aus"
        " einer Sicherung bringt es wieder",
    )


def damaged_row(row: Damaged) -> BadInput:
    return BadInput(
        f"{row}; {MEND}",
        f"{row.uid}: die Zeile in der Ablage ist nicht lesbar; `signalbox backup FILE` und"
        " `signalbox restore FILE` berechnen sie neu aus dem Protokoll",
    )


def not_an_id(start: str) -> BadInput:
    return BadInput(
        f"{start!r} is not the ID of a game: `signalbox games` lists them",
        f"{start!r} ist keine ID eines Spiels: der Verlauf zeigt sie",
    )


def no_game(start: str) -> BadInput:
    return BadInput(
        f"no game has the ID {start}: `signalbox games` lists them",
        f"kein Spiel hat die ID {start}: der Verlauf zeigt sie",
    )


def several_games(start: str) -> BadInput:
    return BadInput(
        f"several games begin with {start}: give more digits of the ID",
        f"mehrere Spiele beginnen mit {start}: gib mehr Ziffern der ID an",
    )
