"""What a game refuses must leave it as it was; in the cases' plain dialect."""


def refused(module, game, event, key):
    """The event is refused for this reason, and nothing changes."""
    before = game.state()
    why = game.why_not(event)
    assert why and why[0] == key, why
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
            assert type(error.args[0]) is str
        else:
            raise AssertionError("was taken")
