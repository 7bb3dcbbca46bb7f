"""What a game refuses must leave it as it was; in the cases' plain dialect."""


def why_keys(module):
    """Every reason of the game whose module this is."""
    name = module.__name__.rpartition(".")[0] + ".why_keys"
    return __import__(name, None, None, ("WHY_KEYS",)).WHY_KEYS


def refused(module, game, event, key):
    """The event is refused for this reason, and nothing changes."""
    before = game.state()
    why = game.why_not(event)
    assert why and why[0] == key and key in why_keys(module), why
    try:
        game.apply(event)
    except ValueError as error:
        assert error.args[0] == key and game.state() == before
        return
    raise AssertionError("was applied")


def not_taken(module, rows):
    """Options and numbers of players that the game does not take."""
    for options, players in rows:
        try:
            module.Game(options, players)
        except ValueError as error:
            assert error.args[0] in why_keys(module)
        else:
            raise AssertionError("was taken")
