"""Every screen there is: `menu` is one that all games share, `emma/turn` is one of a game."""

import importlib
import pkgutil

from firmware.games import KEYS


def screens():
    found = modules("firmware.ui.screens")
    for key in KEYS:
        found += [f"{key}/{name}" for name in modules(f"firmware.games.{key}.screens")]
    return found


def modules(package):
    """The screens in a package; a name that begins with `_` is a part of one."""
    found = pkgutil.iter_modules(importlib.import_module(package).__path__)
    return sorted(module.name for module in found if module.name[0] != "_")


def module_of(screen):
    game, _, name = screen.rpartition("/")
    return f"firmware.games.{game}.screens.{name}" if game else f"firmware.ui.screens.{name}"


def own_name(screen):
    """As the gadget calls it during the game."""
    game, _, name = screen.rpartition("/")
    return "." + name if game else name
