"""Help for the options of Emma, in English."""

TEXTS = """
level: The gadget keeps railway, piles and points, or it only rolls the wheels.
solo: Alone you play for few points, or against Betsy, who plays by herself.
first: The gadget draws who starts, or you say who rode a steam train last.
derail_limit: Alone, as an extra challenge: the fourth derailment loses the game.
limit_counts: For the limit count your own derailments, or Betsy's too.
pass_broken: Does passing onto a broken card cost its penalty card too?
start_broken: May broken cards lie among the four start cards?
start_numbers: Does the rule about numbers hold between the start cards too?
solo_hand: How many cards you take into your hand when you play alone.
betsy_first: Does Betsy have the first turn?
betsy_broken: Does broken track cost Betsy a card, as it does you?
betsy_curve: Which way Betsy's curves turn; you lay them, the gadget only remembers it.
faces: The wheels on the six faces of a die: the box has four with one wheel and two without.
"""
