"""Games with one thing changed, most of them illegal: what a checker is compared on."""

from random import Random

from tests.naive.notation import BASE_KINDS, EXPANSION_KINDS, KNOWN, SPACES


def spoiled(rng: Random, rounds: list[list[str]], expansion: str | None) -> list[list[str]]:
    """The same rounds with an item changed, moved, left out, doubled or put elsewhere."""
    new = [list(items) for items in rounds]
    number = rng.choice([n for n, items in enumerate(new) if items])
    items = new[number]
    i = rng.randrange(len(items))
    space, face = items[i].split("=")
    way = rng.choice(("face", "space", "near", "out", "again", "swap"))
    if way == "face":
        items[i] = f"{space}={any_face(rng, expansion)}"
    elif way == "space":
        items[i] = f"{rng.choice(SPACES)}={face}"
    elif way == "near":
        items.insert(i, f"{space}={any_face(rng, expansion)}")
    elif way == "out":
        del items[i]
    elif way == "again":
        new[rng.randrange(len(new))].append(f"{rng.choice(SPACES)}={face}")
    else:
        j = rng.randrange(len(items))
        items[i], items[j] = items[j], items[i]
    return new


def any_face(rng: Random, expansion: str | None) -> str:
    kinds = BASE_KINDS | EXPANSION_KINDS[expansion]
    return rng.choice(sorted(face for face, (kind, _) in KNOWN.items() if kind in kinds))
