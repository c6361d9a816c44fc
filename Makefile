# Contrada: `make help` lists what can be made.
PYTHON ?= python3
SHELL := /bin/bash
VENV := .venv
BIN := $(VENV)/bin
STAMP := .make
SOURCES := $(shell find src setup.py pyproject.toml -name '*.py' -o -name '*.toml' -o -name '*.ftl')

.DEFAULT_GOAL := help
.PHONY: help setup play test test-long check format bench mutate fuzz clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

setup: $(STAMP)/installed ## make the virtual environment and build the engine into it

$(STAMP)/tools: pyproject.toml
	@mkdir -p $(STAMP)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python tools/requirements.py pyproject.toml dev > $(STAMP)/requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r $(STAMP)/requirements.txt
	@touch $@

$(STAMP)/installed: $(STAMP)/tools $(SOURCES)
	@rm -rf build/lib* build/bdist* src/*.egg-info
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation \
		--no-deps --force-reinstall .
	@$(BIN)/contrada --version
	@touch $@

play: setup ## play in the terminal
	@$(BIN)/contrada play

test: setup check ## run the checks and all tests that belong to every change
	@$(BIN)/python -m pytest -m "not long"

test-long: setup ## run the longer proofs; their output goes to docs/evidence
	@$(BIN)/python -m pytest -m long

check: $(STAMP)/tools ## format, lint, types, import direction
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports

format: $(STAMP)/tools ## format the sources
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

mutate: setup ## put small faults into Palazzo's rules and see whether the tests notice
	@$(BIN)/python -m tools.mutate palazzo | tee docs/evidence/mutants-palazzo.txt; \
		exit $${PIPESTATUS[0]}

bench: setup ## measure the engine against its floors
	@$(BIN)/contrada bench --check

clean: ## remove everything that was built
	rm -rf $(VENV) $(STAMP) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
