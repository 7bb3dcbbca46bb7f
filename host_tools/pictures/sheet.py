"""What a player has drawn, whatever the game."""

from typing import Protocol

from host_tools.pictures.picture import Picture


class Sheet(Protocol):
    """A drawing with its score; str(sheet) is its notation."""

    side: int  # of its picture, in pixels

    def show(self) -> None:
        """Print it to the terminal."""

    def paint(self, picture: Picture, left: int, top: int) -> None: ...

    def svg(self, player: str, language: str, ident: str) -> str:
        """For a page. `ident` prefixes its IDs and must differ for every sheet on the page."""

    def link(self) -> str:
        """What the address of the sheet editor carries behind its `#`."""
