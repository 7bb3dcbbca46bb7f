"""The longest route by trying every walk there is."""

from tests.naive.notation import FACING, SIDES, letter, neighbour

LIMIT = 2_000_000


class TooBig(Exception):
    """This sheet has more walks than a naive search should try."""


def longest(sheet: dict[str, str], kind: str, rule: str) -> int:
    """Spaces of the longest highway (`H`) or railway (`R`) under `simple` or `trail`."""
    joints = {}
    for space, face in sheet.items():
        if kind in face:
            joints[space] = [
                neighbour(space, side)
                for side in SIDES
                if letter(face, side) == kind and meets(sheet, space, side, kind)
            ]
    search = Search(joints)
    walk = search.simple if rule == "simple" else search.trail
    return max((walk(space, frozenset()) for space in joints), default=0)


def meets(sheet: dict[str, str], space: str, side: str, kind: str) -> bool:
    beyond = neighbour(space, side)
    return beyond in sheet and letter(sheet[beyond], FACING[side]) == kind


class Search:
    def __init__(self, joints: dict[str, list[str]]):
        self.joints = joints
        self.walks = 0

    def count(self) -> None:
        self.walks += 1
        if self.walks > LIMIT:
            raise TooBig

    def simple(self, space: str, seen: frozenset) -> int:
        """Most spaces of a walk from here that enters no space twice."""
        self.count()
        seen = seen | {space}
        ahead = [self.simple(n, seen) for n in self.joints[space] if n not in seen]
        return 1 + max(ahead, default=0)

    def trail(self, space: str, used: frozenset) -> int:
        """Most steps of a walk from here that uses no joint twice."""
        self.count()
        best = 0
        for beyond in self.joints[space]:
            joint = frozenset((space, beyond))
            if joint not in used:
                best = max(best, self.trail(beyond, used | {joint}))
        return 1 + best
