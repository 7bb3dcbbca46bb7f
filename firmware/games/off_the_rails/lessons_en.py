"""A lesson for Off the Rails in English."""

TEXTS = """
rails: Off the Rails
rails_0: You play on the board; the gadget draws veins and jewels and keeps track of the carts.
rails_1: First the veins are drawn.
rails_2: Put these jewels on their squares.
rails_3: Lay a track, then A.
rails_4: ↓↓ to the black cart
rails_5: It stands on the board: A.
rails_6: Nothing more? ↑ to the last line
rails_7: A: now the carts move.
rails_8: Move the cart, then A: it stops.
rails_9: All carts moved: A.
rails_10: A vein for the next player
rails_11: So it goes on. More helpers, such as bag and loads, are in the set-up under More rules.
"""
