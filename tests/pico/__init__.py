"""The gadget on an emulated RP2040: real MicroPython, OLED on I2C, buttons on GPIO, real flash."""
