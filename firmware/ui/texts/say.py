"""Keys of the rules and the session into sentences, and faces into words, in any language."""

from firmware.games.faces import orientations
from firmware.loading import load
from firmware.ui.texts.lines import filled


def say(why, game, lang, short=False):
    """The sentence (or the line of the display) for (key, args).

    `game` is the key of the game; None for what the session or the settings report.
    """
    key, args = why
    tables = ["firmware.ui.texts.why_play_" + lang]
    if game:
        tables.insert(0, "firmware.games." + game + ".words.why_" + lang)
    for name in tables:
        texts = load(name)
        forms = texts.WHY.get(key)
        if forms:
            # A key may stand in both tables with fewer arguments: no place stays unfilled.
            said = [_word(texts.WORDS, arg) for arg in args] + ["?"] * 4
            return filled(forms[1 if short else 0], said)
    return key


def face_name(face, lang, die=None):
    """What a face is called: "Highway curve". `die` tells the 1 of a wheel from a speed of 1."""
    if die == "number":
        return face
    table = load("firmware.ui.texts.faces_" + lang).FACES
    if die and die + face in table:
        return table[die + face]
    if face not in table:
        face = next(turned for turned in orientations(face) if turned in table)
    return table[face]


def dice_names(lang):
    """{die: what it is called}."""
    return load("firmware.ui.texts.faces_" + lang).DICE


def _word(words, arg):
    if isinstance(arg, str) and arg.startswith("#"):
        return words.get(arg, arg[1:])
    return str(arg)
