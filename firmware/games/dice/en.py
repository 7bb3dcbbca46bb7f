"""Plain dice in English."""

TEXTS = """
ready: Hold A to throw
choose: ↑ choose dice
hint: Hold A: throw  ↑ dice
throw: Throw {}
end: End and reveal
which: Which dice
none: Choose at least one die
bag: Bag
bag_left: {} left
to_fill: ↑ fill the bag
hold_to_pull: Hold A to draw
hint_bag: Hold A: draw  ↑ fill
fill: What is in the bag
fill_none: Choose at least one
sets: Saved sets
hint_sets: hold A: save
set_saved: Saved
keep_how: ←→ choose, A keeps it
stays: Stays: {}
hint_keep: A keep  hold A: the others
u_again: Throw
u_bag: Bag
u_pull: Draw
u_throw: Throw
u_end: End
"""

WORDS = {}

# Why something is not possible, as short as the display needs it.
WHY = {
    "over": "Game is over",
    "dice_names": "Check the dice",
    "dice_counts": "Counts start at 1",
    "too_many": "At most {0} dice",
    "again_dice": "Dice 1 to {0}",
    "bag_faces": "Check the faces",
    "bag_counts": "1 to {0} in the bag",
    "bag_empty": "The bag is empty",
}
