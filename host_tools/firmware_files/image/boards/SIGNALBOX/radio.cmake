# A board whose radio we leave alone: its LED and the pins that lead to it have no names.
set(GEN_PINS_BOARD_CSV ${CMAKE_CURRENT_LIST_DIR}/radio_pins.csv)
set(GEN_PINS_CSV_ARG --board-csv ${GEN_PINS_BOARD_CSV})
