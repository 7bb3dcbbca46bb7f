"""Plain dice have nothing to choose."""

from firmware.rules.dice.game import Game

CHOICES = tuple((name, default, allowed, "", "") for name, default, allowed in Game.OPTIONS)
