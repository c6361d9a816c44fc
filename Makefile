# Contrada: `make help` lists what can be made.
PYTHON ?= python3
SHELL := /bin/bash
VENV := .venv
BIN := $(VENV)/bin
STAMP := .make
LONG := long-tests long-fuzz-palazzo long-fuzz-carrara long-fuzz-carpe-diem long-fuzz-tuscany \
	long-bench long-peers long-load long-hashing long-fairness long-ladder long-calibration mutate
SOURCES := $(shell find src setup.py pyproject.toml -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.template')
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src -name '*.ftl' -o -path '*/texts/*' -type f)
# Node's folder goes first on the path where Node comes from PyPI.
WITH_NODE = PATH="$$(tools/node.sh $(CURDIR)/$(VENV))$$PATH"
# Browser tests run by themselves: Playwright keeps an event loop that other tests would stumble over.
# Tests of the server wait much of their time, so there is one process more than there are cores.
PYTEST = $(WITH_NODE) $(BIN)/python -m pytest -n $$(($$(nproc) + 1)) --maxprocesses 4 --dist loadfile -m "not long"
# A step of the set-up says what it does and how long it takes, and shows its output only when it fails.
STEP := tools/step.sh
NPM = $(WITH_NODE) npm --prefix web --silent

.DEFAULT_GOAL := help
.PHONY: help screenshots setup play test test-web test-long check check-python check-web chromium format bench clean $(LONG)

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 20

setup: $(STAMP)/installed ## make the virtual environment, build the engine and the web pages into it

$(STAMP)/tools: pyproject.toml
	@mkdir -p $(STAMP)
	@test -x $(BIN)/python || $(STEP) "Python environment in $(VENV)" "10 s" $(PYTHON) -m venv $(VENV)
	@$(BIN)/python tools/requirements.py pyproject.toml dev > $(STAMP)/requirements.txt
	@$(STEP) "Python packages for the server and the tests" "about a minute" \
		$(BIN)/python -m pip install --disable-pip-version-check -r $(STAMP)/requirements.txt
	@touch $@

$(STAMP)/node_modules: $(STAMP)/tools web/package-lock.json
	@$(STEP) "packages that build the web pages" "20 s" env $(WITH_NODE) npm --prefix web install --no-save
	@touch $@

$(STAMP)/web: $(STAMP)/node_modules $(WEB)
	@$(STEP) "web pages" "15 s" env $(WITH_NODE) npm --prefix web run build
	@touch $@

$(STAMP)/installed: $(STAMP)/tools $(STAMP)/web $(SOURCES)
	@rm -rf build/lib* build/bdist* src/*.egg-info
	@$(STEP) "game engine, compiled where there is a C compiler" "about a minute" \
		$(BIN)/python -m pip install --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/contrada --version
	@touch $@

play: setup ## start the server, print its address and open it in the browser
	@$(BIN)/contrada serve

# What needs no engine is done while the engine compiles.
test: $(STAMP)/tools ## run the checks and all tests that belong to every change
	@tools/chromium.sh --announce
	@$(MAKE) --no-print-directory -j3 --output-sync setup check test-web chromium
	@$(PYTEST) --ignore tests/web
	@$(PYTEST) --dist worksteal tests/web

test-web: $(STAMP)/node_modules
	@$(NPM) run test

chromium:
	@tools/chromium.sh

# The longer proofs: one target for each, its last output in docs/evidence.
EVIDENCE = 2>&1 | tee docs/evidence/$@.txt; exit $${PIPESTATUS[0]}

test-long: $(LONG) ## run all longer proofs (many hours on two cores); their output goes to docs/evidence

long-tests: setup ## the tests marked long
	@{ $(BIN)/python -m pytest -m long --ignore tests/web && $(WITH_NODE) $(BIN)/python -m pytest -m long tests/web; } $(EVIDENCE)

long-fuzz-palazzo: setup ## 20,000 random games of Palazzo under the laws
	@$(BIN)/contrada fuzz palazzo --games 20000 $(EVIDENCE)

long-fuzz-carrara: setup ## 5,000 random games of Carrara for each version and number of players
	@for n in 2 3 4; do for v in normal advanced; do \
		echo "$$n players, $$v"; \
		$(BIN)/contrada fuzz carrara --seats $$n --option version=$$v --games 5000 || exit 1; \
	done; done $(EVIDENCE)

long-fuzz-carpe-diem: setup ## 5,000 random games of Carpe Diem for each number of players
	@for n in 2 3 4; do \
		echo "$$n players"; $(BIN)/contrada fuzz carpe-diem --seats $$n --games 5000 || exit 1; \
	done $(EVIDENCE)

long-fuzz-tuscany: setup ## 5,000 random games of Tuscany for each draw and number of players
	@for n in 2 3 4; do for d in 2 3; do \
		echo "$$n players, draw $$d"; \
		$(BIN)/contrada fuzz tuscany --seats $$n --option draw=$$d --games 5000 || exit 1; \
	done; done $(EVIDENCE)

long-bench: setup ## the engine's speed in both builds, against the floors
	@$(BIN)/contrada bench --check $(EVIDENCE)

long-peers: setup ## random play beside Catanatron and OpenSpiel, from a throw-away environment
	@$(BIN)/python bench/peers.py --check $(EVIDENCE)

long-load: setup ## 500 live tables of random clients against one server process
	@$(BIN)/python bench/load.py --tables 500 --seconds 30 --rate 200 --check $(EVIDENCE)

long-hashing: setup ## 16 wrong passwords at once against other people's requests
	@$(BIN)/python -m bench.hashing --check $(EVIDENCE)

long-fairness: setup ## an Apprentice's answers beside 30 tables of Masters, with SQLite and PostgreSQL
	@{ $(BIN)/python -m bench.fairness --check && $(BIN)/python -m bench.fairness --postgres --check; } $(EVIDENCE)

long-ladder: setup ## all pairings of the bots in all titles, 200 games each; goes on where it stopped
	@$(BIN)/python -m bench.ladder --check $(EVIDENCE)

long-calibration: setup ## whether the hints' chances to win are true, on 200 games of each title
	@$(BIN)/python -m bench.calibration --check $(EVIDENCE)

mutate: setup ## put small faults into Palazzo's rules and see whether the tests notice
	@$(BIN)/python -m tools.mutate palazzo $(EVIDENCE)

check: check-python check-web ## format, lint, types, import direction

check-python: $(STAMP)/tools
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports
	@$(BIN)/python -m tools.repeats
	@PYTHONPATH=src $(BIN)/python -m tools.rooms --check

check-web: $(STAMP)/node_modules
	@$(NPM) run lint
	@$(NPM) run check

format: $(STAMP)/tools $(STAMP)/node_modules ## format the sources
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(NPM) run format

screenshots: setup ## pictures of every page into docs/images
	@$(BIN)/python -m tools.screenshots

bench: setup ## measure the engine against its floors
	@$(BIN)/contrada bench --check

clean: ## remove everything that was built
	rm -rf $(VENV) $(STAMP) build dist src/*.egg-info src/contrada/web web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
