"""The colours of drawings by what they are for: on paper, and as variables that a page may set.

On paper everything is light enough to draw over, and distinguishable without colour.
"""

PRINT = {
    "ink": "#1f2421",  # routes and words
    "paper": "#ffffff",
    "road": "#ffffff",  # between the edges of a highway
    "middle": "#8d938f",  # its dashes
    "grid": "#c4c8c5",
    "centre": "#8d938f",  # the frame of the central spaces
    "central": "#f4f5f3",  # and their ground
    "exit": "#6c726e",
    "note": "#5c635e",  # small words, numbers of rounds
    "water": "#d6e7f0",
    "wave": "#5488a6",
    "lava": "#f7d5c6",
    "fire": "#b5482a",
    "rock": "#e2e0da",
    "error": "#c4161c",
    "highway": "#b3005e",  # the longest ones
    "railway": "#0046b8",
    "expansion": "#00695c",
    "net1": "#a5d6a7",
    "net2": "#90caf9",
    "net3": "#f5c77e",
    "net4": "#e0a8e8",
    "net5": "#9fdcd6",
    "net6": "#f2aaa4",
}


def variable(role: str) -> str:
    """The page's variable for a colour, with the paper's colour as fallback."""
    return f"var(--sheet-{role}, {PRINT[role]})"
