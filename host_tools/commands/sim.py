"""`signalbox sim`: the gadget in a browser page."""

from typing import Annotated

import typer

from host_tools.commands.flags import AlsoOpen, Open, Port
from host_tools.page.serve import PORT, serve


def sim(
    pico: Annotated[
        bool,
        typer.Option("--pico", help="Run the real firmware on an emulated Pico behind the page."),
    ] = False,
    port: Port = PORT,
    show: Open = True,
    browser: AlsoOpen = True,
) -> None:
    """Open the gadget in the browser; Ctrl-C ends it.

    Examples:

      signalbox sim

      signalbox sim --pico --no-open
    """
    serve(port, pico, show and browser)
