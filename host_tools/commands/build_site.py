"""`signalbox build-site`: the browser page as a folder."""

from pathlib import Path
from typing import Annotated

import typer

from host_tools.common.safe_text import plain


def build_site(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="New, empty, or an older site.")
    ],
    images: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Images of boards for the page, made by `image`."),
    ] = None,
) -> None:
    """Write the complete static site: copy the folder to any web host.

    Example: signalbox build-site public --images build
    """
    from host_tools.page.site import build

    count, size = build(folder, images)
    typer.echo(f"{plain(folder)}: {count} files, {size // 1024} KB. Any web host can serve it.")
