"""The games. A game is a folder here, and its key is its name: this list is the only one."""

KEYS = ("railroad", "emma", "off_the_rails", "dice")
