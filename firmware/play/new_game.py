"""Starting a game: first the file of the secret, then the journal's header, then its number."""

from firmware.games import KEYS, game_class
from firmware.play import fair, file_names, game_numbers
from firmware.play.days import day_of
from firmware.play.delete_game import discard
from firmware.play.journal import FORMAT, header_body
from firmware.play.refused import Refused
from firmware.play.roster import clean_name
from firmware.play.secret_file import secret_bytes
from firmware.play.writer import Journal
from firmware.version import FULL

# Free blocks without which no game begins; see docs/log.md.
NEEDED_BLOCKS = 12  # for one of any length
SPARE_BLOCKS = 3  # besides the journal: to copy its last block, and to split a folder


def check_game(game_key, options, players, code):
    """A game that could begin; Refused if it could not."""
    if game_key not in KEYS:
        raise Refused("bad_game", (str(game_key),))
    if code is not None and not fair.good_code(code):
        raise Refused("bad_code", (code,))
    try:
        return game_class(game_key)(options, players)
    except ValueError as error:
        raise Refused(*error.args) from error


def needed_blocks(game_key, options):
    """Free blocks that a new game must find."""
    blocks = game_class(game_key).flash_blocks(options)
    return NEEDED_BLOCKS if blocks is None else blocks + SPARE_BLOCKS


def next_game(storage, game_key, options):
    """(number of its file, of the game, id of the game before) of the game that would be next.

    Refused when the flash is too full or cannot be read.
    """
    try:
        free = storage.free()[0]
        number, before = game_numbers.latest(storage)
        file = file_names.next_number(storage.names())
    except OSError:
        raise Refused("flash_error") from None
    needed = needed_blocks(game_key, options)
    if free < needed:
        raise Refused("flash_full", (free, needed))
    # A file has its game's number unless that is taken: the browser page restores games.
    return max(file, number + 1) if number < file_names.HIGHEST else file, number + 1, before


def dice_of(pool, code, day, start):
    """(secret, code, day) of a new game; a daily game is recognised by its code and date."""
    if not code:
        return pool.secret(), None, None
    secret = fair.secret_of_code(code)
    return secret, code, day or day_of(fair.hex_of(secret), start)


def header_of(board, game_key, options, players, shared, start, link):
    """`shared` is what `dice_of` returned, `link` is (number, id of the game before)."""
    commit = fair.commit(shared[0])
    full = {}
    for name, default, _ in game_class(game_key).OPTIONS:
        full[name] = options.get(name, default)
    header = {
        "signalbox": FORMAT,
        "fw": FULL,
        "board": board,
        "id": commit[:16],
        "game": game_key,
        "options": full,
        "players": [clean_name(name, i) for i, name in enumerate(players)],
        "commit": commit,
        "start": start,
        "number": link[0],
        "before": link[1],
    }
    if shared[1]:
        header["code"] = 1
    return header


def begin(storage, number, shared, header):
    """Write the files, the secret's first; returns the journal. Refused leaves nothing behind.

    `shared` is (secret, code, day), the last two None where nothing is shared.
    """
    journal = Journal(storage, file_names.name_of(number, file_names.RUNNING))
    journal.add(header_body(header, [option[0] for option in game_class(header["game"]).OPTIONS]))
    try:
        storage.append(file_names.name_of(number, file_names.SECRET), secret_bytes(*shared))
        if journal.flush():
            game_numbers.remember(storage, header)
            return journal
    except OSError:
        pass
    discard(storage, number)
    raise Refused("flash_error")


def unmake(storage, number, header):
    """Delete a game in which nothing was drawn."""
    game_numbers.take_back(storage, header)
    discard(storage, number)


def check_salt(text, shared, late):
    """Refused unless the dice may be salted with this text: shared dice never, others only
    early."""
    if shared:
        raise Refused("salt_code")
    if late:
        raise Refused("salt_late")
    if not fair.good_salt(text):
        raise Refused("bad_salt")
