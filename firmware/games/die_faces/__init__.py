"""How the faces of dice are drawn and what they are called, for class Die in die.py beside this
folder. Several games roll the same dice."""
