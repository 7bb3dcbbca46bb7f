"""What bad input gets."""


class BadInput(Exception):
    """A clear sentence for the user: it names the place and the remedy. Exit code 2."""
