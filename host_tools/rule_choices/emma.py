"""The choices of Emma: option, default, allowed, what it decides, where it comes from."""

from firmware.games.emma.rules.options import OPTIONS

SAYS = {
    "level": (
        "How much the gadget does: the full game with railway and piles, or only the wheel dice.",
        "ours: a choice of the gadget, not of the rules",
    ),
    "solo": (
        "What one person plays for: few points, or against Betsy.",
        "rulebook: both stated, digest A10 and A11",
    ),
    "first": (
        "Who starts: the gadget draws somebody, or the table says who rode a steam train last.",
        "rulebook: both stated, digest A3",
    ),
    "derail_limit": (
        "Solo: how often Emma may derail (0: no limit); once more and the game is lost.",
        "rulebook: stated as an extra challenge with 3, digest A10",
    ),
    "limit_counts": (
        "Against Betsy with a limit: only your own derailments count, or hers too.",
        "rulebook: silent, digest A11 [DEF]",
    ),
    "pass_broken": (
        "Passing onto a broken card costs its penalty card too.",
        "rulebook: told under building only, digest A8 and A13 [DEF]",
    ),
    "start_broken": (
        "Broken cards may lie in the start railway.",
        "rulebook: does not forbid it, digest A13 [DEF]",
    ),
    "start_numbers": (
        "The number rule holds between the start cards too.",
        "rulebook: asks only for joined rails there, digest A13 [DEF]",
    ),
    "solo_hand": (
        "Cards in the hand at the start of a solo game.",
        "rulebook: says two per person in general, digest A13 [DEF]",
    ),
    "betsy_first": (
        "Betsy has the first turn.",
        "rulebook: silent, digest A11 [DEF]",
    ),
    "betsy_broken": (
        "Broken track costs Betsy a card as it does everybody.",
        "rulebook: silent, digest A11 [DEF]",
    ),
    "betsy_curve": (
        "Which way Betsy's curves turn: as you like, always left, or always right. The table "
        "carries it out; the gadget only remembers what was agreed.",
        "rulebook: silent, digest A11 [DEF]",
    ),
    "faces": (
        "The wheels on the six faces of a die: four single wheels and two blanks.",
        "rulebook: text lost; the licensed online edition shows it, digest A2 and A13 [DEF]",
    ),
}

CHOICES = tuple((name, default, allowed, *SAYS[name]) for name, default, allowed in OPTIONS)
