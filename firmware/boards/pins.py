"""Made by hardware/make_pins.py from hardware/pins.toml: change that, not this."""

PINS: dict = {
    "pico": {
        "i2c": 0,
        "sda": 4,
        "scl": 5,
        "buzzer": 16,
        "motor": 17,
        "led": 25,
        "battery": 29,
        "divider": 3,
        "drop_mv": 350,
        "usb": 24,
        "buttons": (10, 11, 12, 13, 14, 15),  # up, down, left, right, a, b
    },
    "pico_w": {
        "i2c": 0,
        "sda": 4,
        "scl": 5,
        "buzzer": 16,
        "motor": 17,
        "led": "LED",
        "battery": 28,
        "divider": 2,
        "drop_mv": 350,
        "usb": None,
        "buttons": (10, 11, 12, 13, 14, 15),  # up, down, left, right, a, b
    },
    "pico2": {
        "i2c": 0,
        "sda": 4,
        "scl": 5,
        "buzzer": 16,
        "motor": 17,
        "led": 25,
        "battery": 29,
        "divider": 3,
        "drop_mv": 350,
        "usb": 24,
        "buttons": (10, 11, 12, 13, 14, 15),  # up, down, left, right, a, b
    },
    "pico2_w": {
        "i2c": 0,
        "sda": 4,
        "scl": 5,
        "buzzer": 16,
        "motor": 17,
        "led": "LED",
        "battery": 28,
        "divider": 2,
        "drop_mv": 350,
        "usb": None,
        "buttons": (10, 11, 12, 13, 14, 15),  # up, down, left, right, a, b
    },
    "esp32": {
        "i2c": 0,
        "sda": 21,
        "scl": 22,
        "buzzer": 13,
        "motor": 19,
        "led": 4,
        "battery": 35,
        "divider": 2,
        "drop_mv": 0,
        "usb": None,
        "buttons": (32, 33, 25, 26, 27, 14),  # up, down, left, right, a, b
    },
}
