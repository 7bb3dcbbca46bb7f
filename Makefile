# `make run` opens the gadget, `make test` runs all tests; CONTRIBUTING.md explains the rest.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
# Above the heading of a section of the lock; what is listed there needs nothing else.
LOCKED = sed '/^\# $(1)$$/,$$d' requirements.lock > $(VENV)/locked.txt \
  && $(PIP) install --no-deps --require-hashes -r $(VENV)/locked.txt

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: $(VENV)/.setup  ## make .venv with the command `signalbox` in it

$(VENV)/.setup: pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Signalbox needs Python 3.11 or newer; set PYTHON=/path/to/python3."; exit 2; }
	@echo "[setup] virtual environment"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "[setup] command signalbox and what it needs"
	@$(call LOCKED,test)
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test-setup: $(VENV)/.setup
	@echo "[setup] test packages"
	@$(call LOCKED,hardware)
	@touch $@

# build123d is large, and only the case needs it.
$(VENV)/.hardware: $(VENV)/.setup
	@echo "[setup] build123d, for the case"
	@$(call LOCKED,types)
	@touch $@

ifeq ($(SIGNALBOX_ALL),1)
test-setup: $(VENV)/.hardware
endif

# What the browser page has from npm, MicroPython for WebAssembly and esptool, is fetched once.
NPM := .cache/micropython-wasm/micropython.wasm .cache/esptool-js/bundle.js
$(NPM): | $(VENV)/.setup
	@$(BIN)/python -m host_tools.page.npm

# What pip and npm have: enough for what needs nothing but CPython.
packages: $(VENV)/.test-setup $(NPM)
	@NUMBA_CACHE_DIR="$(CURDIR)/.cache/coach" $(BIN)/python -c "from host_tools.coach.games import warm_up; warm_up()"

test-setup: packages
	@bash tests/project/system_parts.sh
	@$(BIN)/python -m tests.pico.images

run: setup $(NPM)  ## open the gadget
	@$(BIN)/signalbox sim

test: test-setup lint all-tests  ## every test, small counts

# Building and writing a case leaves the C locale behind in its process: hence UTF-8 mode.
# A zone east of UTC, whatever the user's own: the days of games must come out the same.
all-tests quick: export PYTHONUTF8 := 1
all-tests quick: export TZ := Pacific/Auckland
PYTEST := $(BIN)/python -m pytest --dist loadfile --no-loadscope-reorder
# Three processes for two processors: those with a browser or a command wait most of the time.
all-tests: test-setup
	@$(PYTEST) -n 3 tests

quick: packages  ## the shorter tests that need nothing but CPython
	@$(PYTEST) -n 2 -m "not beyond_cpython and not long" tests

fresh:  ## try the newest version of every package, and report what breaks: once a week
	@$(PYTHON) -m tests.project.fresh

lock: setup  ## requirements.lock after a change of pyproject.toml; UPGRADE=1 takes the newest
	@$(BIN)/python -m tests.project.lock $(if $(UPGRADE),--upgrade)

BOARD ?= pico
image: setup  ## one file to drag onto a Pico: build/signalbox-pico.uf2 (or BOARD=pico_w, pico2)
	@$(BIN)/signalbox image --board $(BOARD) build/signalbox-$(BOARD).uf2

soak: export PYTHONUTF8 := 1
soak: test-setup  ## the same tests with the full counts, then the quick ones in other surroundings
	@SIGNALBOX_SOAK=1 $(PYTEST) -n 3 tests
	@bash tests/project/elsewhere.sh

mutants: test-setup  ## change the code in small ways: do the tests notice?
	@nice $(BIN)/python -m tests.mutants

GOLDENS := runners.driver gadget.sheet gadget.test_screens gadget.test_walks gadget.test_moments gadget.test_whole_games gadget.test_a_way_on \
  web.golden_pages support.export_tables runners.moving_picture runners.import_graph
goldens: test-setup  ## rewrite what the tests compare screens and pages with: read the difference
	@for one in $(GOLDENS); do PYTHONUTF8=1 $(BIN)/python -m tests.$$one; done

bench: test-setup  ## measure, and write docs/lab/benchmarks.md
	@$(BIN)/python -m tests.bench

release: test-setup $(VENV)/.hardware  ## everything that a release offers, in build/release, and the tag
	@SIGNALBOX_ALL=1 bash tests/project/system_parts.sh
	@$(BIN)/python -m tests.project.release

hardware: setup $(VENV)/.hardware  ## make everything in hardware/; large files in build/hardware/
	@SIGNALBOX_ALL=1 bash tests/project/system_parts.sh "circuit board"
	@$(BIN)/python -m hardware.make --all

CODE := main.py boot.py setup.py docs firmware hardware host_tools
CHECKS := lint-host lint-boards lint-style lint-unused lint-words
lint: packages  ## ruff, the type checker, code that nothing uses, spelling and plain English
	@$(MAKE) --no-print-directory --jobs=2 --output-sync $(CHECKS)

lint-style:
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .

lint-host:
	@$(BIN)/mypy host_tools

lint-boards:
	@$(BIN)/python -m tests.project.typecheck $(NEWEST)

lint-unused:
	@$(BIN)/vulture $(CODE) tests/project/reached_by_name.py  # what only tests use is dead, too
	@$(BIN)/vulture $(CODE) tests

lint-words:
	@$(BIN)/codespell $(CODE) tests .github README.md CONTRIBUTING.md CHANGELOG.md SECURITY.md CODE_OF_CONDUCT.md
	@$(BIN)/python -m tests.project.plain_english

.PHONY: help setup packages test-setup run test all-tests quick fresh lock soak mutants goldens bench hardware lint image release $(CHECKS)
