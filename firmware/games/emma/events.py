"""Emma as events.

Events (`p` is the player from 0; places count from 1):
- `roll{k,of,got}`: the start player (one draw among the players), wheel dice in batches of 4, or
  cards (firmware/games/emma/deck.py): the start railway, all hands, the card that begins a turn.
- `first{p}`: who starts, when the table chooses (option `first`).
- `railway{cards,broken}`: the four start cards from the rear on, and the places of broken ones.
- `build{p,number,count,broken}`: cards laid at the front; `broken` lists which of them are.
- `pass{p}`; `rubble{p,cards}`: rubble thrown onto one's own pile.
- `lay{p,order}`: new cards onto the pile, asked for only when their order matters.
- `betsy{kind,number,broken,fits}`: the card turned up for Betsy, `rubble` or `railway`.
- `pile{left}`, `hand{p,cards}`: corrections, when the table counts other cards than the gadget.
- `scores{p,v}`: the hand cards left at the end, [ones, twos, threes, fours]; may be corrected.
With cards on the gadget there are no `railway`, `betsy`, `pile`, `hand` and `scores`.
- Level `dice`: `wheels{number,count}`, then the rolls; `end` closes the game.
"""

EVENTS = {
    "roll": ("k", "of", "got"),
    "first": ("p",),
    "railway": ("cards", "broken"),
    "build": ("p", "number", "count", "broken"),
    "pass": ("p",),
    "rubble": ("p", "cards"),
    "lay": ("p", "order"),
    "betsy": ("kind", "number", "broken", "fits"),
    "pile": ("left",),
    "hand": ("p", "cards"),
    "scores": ("p", "v"),
    "wheels": ("number", "count"),
    "end": (),
}
