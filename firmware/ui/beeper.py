"""A short sound; in quiet mode the vibration motor, where there is one."""


class Beeper:
    def __init__(self, gadget):
        self.gadget = gadget

    def beep(self, hertz: int, ms: int, *more: tuple[int, int]) -> None:
        """One note, or a tune: `more` are the (hertz, ms) that follow."""
        board = self.gadget.board
        if not self.gadget.settings.get("sound"):
            if board.motor is not None:
                board.motor.run(ms)
        elif board.sound is not None:
            board.sound.play((hertz, ms), *more)
