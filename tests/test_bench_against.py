"""The table of `make bench` against 0.1.0 says by itself what is kept and what is missed."""

from tests.bench_against import FLASH, FREE, GAMES, HEAPS, TIMES, against


def figures(slower: float, heap: int, flash: int, games: int) -> dict[str, float]:
    found = {what: round(slower * old) for what, old in TIMES.items()}
    found |= {FREE + name: heap for name in HEAPS}
    return found | {FLASH[0]: flash, GAMES[0]: games}


def verdicts(measured: dict[str, float]) -> list[str]:
    return [line.split("|")[-2].strip() for line in against(measured) if line.startswith("| ")][1:]


def test_what_is_within_its_limit_is_kept():
    assert set(verdicts(figures(1, 90, 300, 199))) == {"kept"}


def test_what_is_beyond_its_limit_is_missed():
    assert set(verdicts(figures(1.06, 89, 301, 198))) == {"**missed**"}
    line = against(figures(1, 89, 284, 247))[-3]
    assert line == f"| {FREE}dice | 118 KB | at least 90 KB | 89 KB | **missed** |"
