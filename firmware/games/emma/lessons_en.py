"""A lesson for Emma in English."""

TEXTS = """
emma: Emma at the table
emma_0: You play with the cards; the gadget shows the railway, rolls the wheels and counts.
emma_1: Cards laid at the front? A: Build
emma_2: ←→ choose their number.
emma_3: ↓ to how many there are
emma_4: → two of them. Below: risk of derailing
emma_5: A: that is it.
emma_6: Now the wheel dice
emma_7: Emma moves a card for every wheel.
emma_8: No card to lay? ↓ Pass
emma_9: Emma moves a card, you take one.
emma_10: Penalty cards count against you. The gadget keeps every pile and counts at the end.
"""
