"""What the gadget says about plain dice, in English."""

TEXTS = """
ready: Hold A to throw
choose: ↑ choose dice
hint: Hold A: throw  ↑ dice
throw: Throw {}
end: End and reveal
which: Which dice
none: Choose at least one die
"""
