"""What the gadget says about plain dice, in German."""

TEXTS = """
ready: A halten: werfen
choose: ↑ Würfel wählen
hint: A halten: werfen  ↑ Wahl
throw: Wurf {}
end: Beenden, offenlegen
which: Welche Würfel
none: Mindestens einen wählen
"""
