"""A lesson for Emma in English."""

TEXTS = """
emma: Emma at the table
emma_0: You play with the cards; the gadget shows the railway, rolls the wheels and counts.
emma_1: You laid cards at the front? A: Build
emma_2: ←→ say which number they have.
emma_3: ↓ to how many they are
emma_4: → two of them. Below: the risk to derail
emma_5: A: that is it.
emma_6: Now the wheel dice
emma_7: Emma runs a card for every wheel.
emma_8: No card to lay? ↓ Pass
emma_9: Emma runs one card, you take one.
emma_10: Penalty cards count against you. The gadget keeps every pile and counts at the end.
"""
