"""The lesson about the keys in English."""

TEXTS = """
keys: The keys
keys_0: Six keys do everything: four arrows, A and B. Half a minute shows them all.
keys_1: ↑ opens the choice of dice.
keys_2: ↓ goes to the next line.
keys_3: → changes its value: one more.
keys_4: A accepts what is chosen.
keys_5: Hold A until the bar is full: it rolls.
keys_6: ↓ shows a die large.
keys_7: B goes back.
keys_8: Hold A rolls and starts. Hold B opens the menu with undo; hold ↑ flips the display.
"""
