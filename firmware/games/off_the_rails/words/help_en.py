"""Help for the options of Off the Rails, in English."""

TEXTS = """
cards: The gadget draws vein cards, chasm deck and chasm tokens, or you draw your own.
bag: The gadget draws the jewels, or you draw them from the bag.
speeds: The gadget keeps carts, speeds and the four actions, or your dice do.
holds: The gadget keeps what every cart carries and banks, or your table does.
score: The gadget counts the points at the end, or you do.
seats: The youngest takes a clan and the others draw, or all sit as they are listed.
sides: The colours clockwise around the board, beginning with red: look at your board.
intro: A short game to learn it: two stacks of vein cards stay in the box.
jewels_low: How many jewels a vein card with a low number has: look at your cards.
jewels_high: How many jewels a vein card with a high number has: look at your cards.
high_from: The first number of a vein card that counts as high; with 9 none does.
bag_empty: When the bag holds too few jewels, draw what is there, or none.
chasm_again: Does whoever draws the chasm card draw another card for a vein?
out_from: A derailed cart is out for good from the chasm card on, or from the collapse on.
swallowed: What a swallowed cart carried goes into the bag, or leaves the game.
no_square: A chasm token that fits nowhere is put away, or another one is drawn as well.
empty_board: No cart on the board ends the end game, or it goes on while one can be placed.
fists: Half of a hit cart's jewels fall out: you choose with two fists, or the gadget draws.
loop_pick: May a cart that comes back to where it began take jewels there?
bumper: Variant: a cart that is hit loses no jewels.
chasm_die: Variant: the token names the mine, a die with eight sides the square.
missions: Points for missions are counted by hand.
unplaced: A cart that was never placed counts as saved, or not: the book may be read both ways.
ruby_tie: Who shares the most rubies gets the bonus, all of them or nobody.
ruby_zero: Is there a bonus for the most rubies if nobody has any?
winner_tie: Equal points share the victory, or diamonds decide, then gold and so on.
passing: The gadget sees to it that a cart takes one jewel from each square it passes.
early_end: From the chasm card on an empty board ends the game, or after the collapse only.
"""
