"""One game in progress: fair dice, journal, undo, timers; the finished games; settings.

May import: games, version.
"""
