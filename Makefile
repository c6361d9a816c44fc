# Contrada: `make help` lists the targets.
PYTHON ?= python3
SHELL := /bin/bash
VENV := .venv
BIN := $(VENV)/bin
STAMP := .make
LONG := \
	long-tests \
	long-referees \
	long-why \
	long-fuzz-palazzo \
	long-fuzz-carrara \
	long-fuzz-carpe-diem \
	long-fuzz-tuscany \
	long-decks \
	long-bench \
	long-peers \
	long-load \
	long-rows \
	long-queries \
	long-proofs \
	long-hashing \
	long-fairness \
	long-outside \
	long-ladder \
	long-calibration \
	long-conduct \
	long-analysis \
	long-sight \
	long-hands \
	long-release \
	mutate
SOURCES := $(shell find src setup.py pyproject.toml -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.template')
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src -name '*.ftl' -o -path '*/texts/*' -type f)
PAGES := $(shell find docs tools/site examples/notebooks -name '*.md' -o -name '*.py' -o -name '*.png' -o -name '*.ipynb') $(shell find src -path '*/texts/*' -name '*.md') $(wildcard *.md)
SITE = env PYTHONPATH=src $(BIN)/python -m tools.site.build
# Puts Node's folder first on the path if Node comes from PyPI.
WITH_NODE = PATH="$$(tools/node.sh $(CURDIR)/$(VENV))$$PATH"
# Node from PyPI is installed into the Python environment; a system's own Node need not wait for it.
NODE_NEEDS := $(if $(shell tools/node.sh --system && echo yes),,$(STAMP)/tools)
# Browser tests run separately, because Playwright's running event loop disturbs other tests.
# Server tests spend much of their time waiting, so there is one process more than there are cores.
PYTEST = $(WITH_NODE) $(BIN)/python -m pytest -n $$(($$(nproc) + 1)) --maxprocesses 4 --dist loadfile -m "not long"
BROWSER = $(PYTEST) --dist worksteal tests/web
# Prints a set-up step with its usual duration, and its output only if it fails.
STEP := tools/step.sh
NPM = $(WITH_NODE) npm --prefix web --silent

# Every process that a test starts would compile all packages again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help docs release screenshots setup play test test-web test-long check check-python check-web chromium format bench clean $(LONG)

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 20

setup: $(STAMP)/installed ## create the virtual environment, build and install the engine and the web pages

$(STAMP)/tools: pyproject.toml
	@mkdir -p $(STAMP)
	@test -x $(BIN)/python || $(STEP) "Python environment in $(VENV)" "10 s" $(PYTHON) -m venv $(VENV)
	@$(BIN)/python tools/requirements.py pyproject.toml dev > $(STAMP)/requirements.txt
	@$(STEP) "Python packages for the server and the tests" "about a minute" \
		$(BIN)/python -m pip install --disable-pip-version-check --no-compile -r $(STAMP)/requirements.txt
	@touch $@

$(STAMP)/node_modules: $(NODE_NEEDS) web/package-lock.json
	@mkdir -p $(STAMP)
	@$(STEP) "packages that build the web pages" "20 s" env $(WITH_NODE) npm --prefix web install --no-save
	@touch $@

$(STAMP)/web: $(STAMP)/node_modules $(WEB)
	@$(STEP) "web pages" "15 s" env $(WITH_NODE) npm --prefix web run build
	@touch $@

# The reference of the Python classes follows the code only when `make docs` is called.
$(STAMP)/docs: $(STAMP)/tools $(PAGES)
	@$(STEP) "documentation site" "15 s" env $(SITE) --quick
	@touch $@

docs: setup ## build the documentation site into src/contrada/docs and execute its notebooks, warnings as errors
	@PYTHONPATH=. $(BIN)/python -m tools.site.build
	@touch $(STAMP)/docs

$(STAMP)/installed: $(STAMP)/tools $(STAMP)/web $(STAMP)/docs $(SOURCES)
	@rm -rf build/bdist* src/*.egg-info; mkdir -p build; find build/lib* -type f ! -name '*.so' -delete 2>/dev/null || true
	@$(STEP) "game engine, compiled where there is a C compiler" "about a minute" \
		$(BIN)/python -m pip install --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/contrada --version
	@touch $@

play: setup ## start the server, print its address and open it in the browser
	@$(BIN)/contrada serve

# What does not need the Python packages runs while they are installed, and checks that do not need the
# engine run while it compiles. Packages are compiled to bytecode when a test first imports them: most
# of their modules never are.
test: ## run all checks and the tests required for every change
	@tools/chromium.sh --announce
	@$(MAKE) --no-print-directory -j3 --output-sync setup check test-web chromium
	@$(PYTEST) --ignore tests/web
	@$(BROWSER) || { echo "The browser tests that failed are run once more, one at a time."; \
		$(BROWSER) -n 0 --last-failed --last-failed-no-failures none; }

test-web: $(STAMP)/node_modules
	@$(NPM) run test

chromium:
	@tools/chromium.sh

# Long tests and benchmarks: each target writes its output to docs/evidence.
EVIDENCE = 2>&1 | tee docs/evidence/$@.txt; exit $${PIPESTATUS[0]}

test-long: $(LONG) ## run all long tests and benchmarks (many hours on two cores); output in docs/evidence

PROOFS = $(addprefix tests/server/test_,nothing_lost.py postgres_processes.py postgres_limits.py no_trace.py hidden_info.py)

long-tests: setup ## run the tests marked long
	@{ $(BIN)/python -m pytest -m long --ignore tests/web --ignore tests/packaging && $(WITH_NODE) $(BIN)/python -m pytest -m long tests/web; } $(EVIDENCE)

long-referees: setup ## compare 200 games of each title with an independent model of its rules
	@$(BIN)/python -m pytest -m long -k referee -v tests/games $(EVIDENCE)

long-why: setup ## count the general answers among the reasons against all illegal actions
	@$(BIN)/python -m bench.why --check $(EVIDENCE)

long-fuzz-palazzo: setup ## fuzz 20,000 random games of Palazzo (resumable)
	@$(BIN)/python -m bench.fuzzed palazzo --games 20000

long-fuzz-carrara: setup ## fuzz 5,000 random games of Carrara per version and number of players (resumable)
	@$(BIN)/python -m bench.fuzzed carrara

long-fuzz-carpe-diem: setup ## fuzz 5,000 random games of Carpe Diem per number of players (resumable)
	@$(BIN)/python -m bench.fuzzed carpe-diem

long-fuzz-tuscany: setup ## fuzz 5,000 random games of Tuscany per draw and number of players (resumable)
	@$(BIN)/python -m bench.fuzzed tuscany

long-decks: setup ## measure how much the deal decides, before and after decks kept their order
	@{ cat docs/evidence/decks-before.txt && $(BIN)/python -m bench.decks; } $(EVIDENCE)

long-bench: setup ## measure the engine in both builds against its floors
	@$(BIN)/contrada bench --check $(EVIDENCE)

long-peers: setup ## compare random play with Catanatron and OpenSpiel, in a temporary environment
	@$(BIN)/python bench/peers.py --check $(EVIDENCE)

long-load: setup ## load one server process with 1,500 live tables of random clients
	@$(BIN)/python -m bench.load --tables 1500 --seats 2 --plain --seconds 30 --rate 200 --check $(EVIDENCE)

long-rows: setup ## measure what a finished game of every title takes in the database
	@$(BIN)/python -m bench.rows --check $(EVIDENCE)

long-queries: setup ## measure the lobby, history, due list and health at 100,000 tables
	@{ $(BIN)/python -m bench.queries --check && $(BIN)/python -m bench.queries --postgres --check; } $(EVIDENCE)

long-proofs: setup ## kill servers with SQLite and PostgreSQL, compare what others are shown, start ten processes
	@$(BIN)/python -m pytest -m long -v -s $(PROOFS) $(EVIDENCE)

long-hashing: setup ## measure request latency during 16 simultaneous wrong passwords
	@$(BIN)/python -m bench.hashing --check $(EVIDENCE)

long-fairness: setup ## measure an Apprentice's response time beside 30 tables of Masters, with SQLite and PostgreSQL
	@{ $(BIN)/python -m bench.fairness --check && $(BIN)/python -m bench.fairness --postgres --check; } $(EVIDENCE)

long-outside: setup ## play 20 games of each title by `contrada bot` in another process, with kills and reconnects
	@$(BIN)/python -m pytest -m long -q tests/server/test_outside.py $(EVIDENCE)

long-ladder: setup ## play all pairings of the bots in all games, 200 games each; resumes where it stopped
	@$(BIN)/python -m bench.ladder --check $(EVIDENCE)

long-calibration: setup ## check the calibration of hint win rates on 200 games of each title
	@$(BIN)/python -m bench.calibration --check $(EVIDENCE)

long-conduct: setup ## count needless cards, unused means and the Apprentice's worst moves; resumes where it stopped
	@$(BIN)/python -m bench.conduct --check $(EVIDENCE)

long-analysis: setup ## check losses, luck and calibration of the analysis in all games; resumes where it stopped
	@{ $(BIN)/python -m bench.duplicate; $(BIN)/python -m bench.analysis.draws --check && \
		$(BIN)/python -m bench.analysis --check && \
		$(BIN)/python -m bench.analysis.timed --check && $(BIN)/python -m bench.analysis.beside --check; } $(EVIDENCE)

long-sight: setup ## look at 300 random decisions of each title at six sizes: targets and means in sight, nothing moves
	@$(WITH_NODE) $(BIN)/python -m pytest -q -s -m long tests/web/test_sight.py $(EVIDENCE)

long-hands: setup ## play a whole game of each title by keyboard from the accessibility tree, and one by touch on a phone
	@$(WITH_NODE) $(BIN)/python -m pytest -q -s -m long tests/web/test_hands.py $(EVIDENCE)

long-release: release ## install the built artefacts in empty environments, with and without a C compiler
	@$(BIN)/python -m pytest -s -m long tests/packaging $(EVIDENCE)

mutate: setup ## mutation-test Palazzo's rules
	@$(BIN)/python -m tools.mutate palazzo $(EVIDENCE)

check: check-python check-web ## check format, lint, types and import direction

check-python: $(STAMP)/tools
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports
	@$(BIN)/python -m tools.repeats
	@PYTHONPATH=src $(BIN)/python -m tools.rooms --check
	@PYTHONPATH=src $(BIN)/python -m tools.api --check

check-web: $(STAMP)/node_modules
	@$(NPM) run lint
	@$(NPM) run check

format: $(STAMP)/tools $(STAMP)/node_modules ## format the sources
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(NPM) run format

$(STAMP)/release-tools: $(STAMP)/tools
	@$(BIN)/python tools/requirements.py pyproject.toml release > $(STAMP)/release.txt
	@$(STEP) "packages that build and check a release" "20 s" \
		$(BIN)/python -m pip install --disable-pip-version-check -r $(STAMP)/release.txt
	@touch $@

release: docs $(STAMP)/release-tools ## build and check the source distribution and the wheels in dist (some minutes)
	@$(BIN)/python -m tools.release

screenshots: setup ## take screenshots of every page into docs/images
	@$(BIN)/python -m tools.screenshots

bench: setup ## measure the engine against its floors
	@$(BIN)/contrada bench --check

clean: ## remove all build output
	rm -rf $(VENV) $(STAMP) build dist src/*.egg-info src/contrada/web src/contrada/docs web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
