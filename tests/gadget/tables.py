"""The tables of texts as the tests like them: key -> text."""


def table_of(text: str) -> dict[str, str]:
    """All lines of a table; every key stands in it once."""
    pairs = [line.split(": ", 1) for line in text.split("\n") if line]
    found = dict(pairs)
    assert len(found) == len(pairs)
    return found
