"""`signalbox sync`: copies the games from the gadget or from downloaded files."""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from firmware.play.file_names import ASIDE
from host_tools.commands.flags import Db, Device, Json, print_json, progress_bar

if TYPE_CHECKING:
    from host_tools.journals.faults import Fault
    from host_tools.store.importing import Imported


def sync(
    device: Device = "auto",
    source: Annotated[
        Path | None,
        typer.Option(
            "--from", metavar="FOLDER", help="Read downloaded journals instead of the gadget's."
        ),
    ] = None,
    free: Annotated[
        bool, typer.Option("--free", help="Then remove the copied games from the gadget.")
    ] = False,
    json: Json = False,
    db: Db = None,
) -> None:
    """Copy the games of the gadget to this computer, checking every one of them.

    A game in progress stays as it is, and its screen comes back. Run it again at any time.

    Examples:

      signalbox sync

      signalbox sync --device a0 --free

      signalbox sync --from ~/Downloads
    """
    from host_tools.journals.links import missing
    from host_tools.statistics import save_ratings
    from host_tools.store import open_store
    from host_tools.store.headers import headers
    from host_tools.store.importing import import_folder

    store = open_store(db)
    with progress_bar("copying") as progress:
        if source is not None:
            done = import_folder(store, source, progress)
        else:
            from host_tools.board.sync import sync_board

            done = sync_board(store, device, free, progress)
    if done.new or done.longer:
        save_ratings(store)
    done.missing = missing(headers(store), {uid[:16] for uid in done.new + done.longer})
    if json:
        faulty = [(name, uid, said(faults)) for name, uid, faults in done.faulty]
        print_json(asdict(done) | {"faulty": faulty})
    else:
        for line in report(done):
            typer.echo(line)
    if done.faulty:
        raise typer.Exit(1)


def said(faults: list["Fault"]) -> list[str]:
    return [fault.said() for fault in faults]


def report(done: "Imported") -> list[str]:
    lines = [f"{len(done.new)} new, {len(done.longer)} continued, {done.known} known already."]
    if done.running:
        lines.append("Still open, dice not yet revealed: " + ", ".join(done.running))
    for name, why in done.skipped:
        lines.append(f"{name}: skipped, {why}.")
    for name, uid, faults in done.faulty:
        aside = f".{ASIDE}" in name
        why = "was set aside by the gadget" if aside else "does not verify"
        lines.append(f"{name}: {why}; stored as {uid}.")
        lines += ["  " + sentence for sentence in said(faults[:3])]
    lines += done.missing
    if done.forgotten:
        lines.append(f"Copied games that were removed from the gadget: {done.forgotten}.")
    return lines
