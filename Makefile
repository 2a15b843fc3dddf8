# `make` alone lists the targets. Everything runs inside .venv, which `make setup` makes.

PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
DEPS_STAMP := $(VENV)/.deps
PACKAGE_STAMP := $(VENV)/.package
LOCK_VENV := .venv-lock
# Tests wait for servers and browsers half of their time, so there are more of them at once than cores.
WORKERS := $(shell n=$$(getconf _NPROCESSORS_ONLN); n=$$((n + (n + 1) / 2)); echo $$((n < 8 ? n : 8)))
CODE := src tests examples $(wildcard bench) $(wildcard tools)

.DEFAULT_GOAL := help
.PHONY: help setup page play test soak whole taught check types format lock compiled fuzz bench paces mutation reach language weigh learn balance load shelf deaf faults screenshots boxes watched pictures swift clean

help: ## list the targets
	@echo "make TARGET [ARGS='...'] [PYTHON=python3]"
	@echo
	@grep -E '^[a-z]+:.*## ' $(firstword $(MAKEFILE_LIST)) | sed -E 's/^([a-z]+):.*## (.*)/  \1|\2/' \
	  | awk -F'|' '{ printf "%-14s%s\n", $$1, $$2 }'

setup: $(PACKAGE_STAMP) page ## make .venv with the locked packages and cosca itself

$(DEPS_STAMP): requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "cosca needs Python 3.11 or newer, but '$(PYTHON)' is: $$($(PYTHON) --version 2>&1)." >&2; \
	  echo "Name another one: make setup PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(PACKAGE_STAMP): $(DEPS_STAMP) pyproject.toml src/cosca/_version.py
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

page: $(DEPS_STAMP) ## build the page of web/ if its sources changed
	@$(BIN)/python tools/page.py

play: setup ## play in the browser, at a table with bots
	@$(BIN)/cosca serve --open --log-level warning $(ARGS)

test: setup ## run the tests; what they need from Debian is installed where it may
	@$(BIN)/python tools/debian.py
	$(BIN)/python tools/page.py test
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -rfEsR --no-fold-skipped \
	  --rerun-show-tracebacks $(ARGS)

# tests/soak.py says who asks for it.
soak: setup ## run the tests that sample, with all that they can sample
	COSCA_SOAK=1 $(BIN)/python -m pytest -n auto --maxprocesses 8 --dist worksteal \
	  $$(grep -l "^from tests.soak" -r tests --include=test_*.py) $(ARGS)

# One after another: each has its own browser, and the bots think beside it.
whole: setup page ## run the long browser tests: whole games at every number of seats, a week, all that several browsers see
	$(BIN)/python -m pytest -n 0 --durations=0 -m long --ignore tests/browser/test_taught.py tests/browser $(ARGS)

taught: setup page ## play every coached game and lesson in the browser to its end, by its hints alone
	$(BIN)/python -m pytest -n 0 -s -m long tests/browser/test_taught.py $(ARGS)

check: setup ## lint, format check and types, of the page too
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/basedpyright
	$(BIN)/mypy
	$(BIN)/python tools/page.py check

types: setup ## make the page's types of those of Python
	$(BIN)/python tools/page_types.py

format: setup ## format the code and sort the imports
	$(BIN)/ruff check --fix-only --quiet $(CODE)
	$(BIN)/ruff format $(CODE)

# --no-emit-*: a lock holds names, versions and hashes, never where this machine got them from.
lock: setup ## lock the packages again (ARGS=--upgrade takes the newest)
	$(PYTHON) -m venv $(LOCK_VENV)
	$(LOCK_VENV)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/lock.txt
	for name in run rl dev lock bench; do \
	  $(LOCK_VENV)/bin/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header \
	    --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options $(ARGS) \
	    --output-file requirements/$$name.txt requirements/$$name.in || exit 1; \
	done
	@! grep -nE '://|--(index|extra|find|trusted)' requirements/*.txt \
	  || { echo "a lock names an address" >&2; exit 1; }
	$(BIN)/python tools/page.py lock

compiled: setup ## build kernel, games and bots with mypyc and test them; goes on where it was broken off
	$(BIN)/python tools/compiled.py $(ARGS)

fuzz: setup ## play random games and keep what breaks
	$(BIN)/python tools/fuzz.py $(ARGS)

bench: setup ## measure the speed
	$(BIN)/python bench/run.py $(ARGS)

paces: setup ## measure steps of learners, decisions of bots and rounds of search, plain and compiled, beside public engines
	$(BIN)/python bench/learners.py $(ARGS)

mutation: setup ## break the rules on purpose and see whether a test notices
	$(BIN)/python tools/mutation.py $(ARGS)

reach: setup ## count what random games reach: jobs, allies, orders, spaces
	$(BIN)/python tools/reach.py $(ARGS)

language: setup ## make, check or try a language (ARGS="new pl", check, pseudo)
	$(BIN)/python tools/language.py $(ARGS)

weigh: setup ## fit how bots reckon chances to win (ARGS="la_famiglia")
	$(BIN)/python tools/weigh.py $(ARGS)

learn: setup ## make the learned player of a game: play, fit, measure (ARGS="la_famiglia")
	$(BIN)/python tools/learn.py $(ARGS)

balance: setup ## report who wins when all play alike (ARGS="la_famiglia")
	$(BIN)/python tools/balance.py $(ARGS)

load: setup ## measure how many tables one server carries
	PYTHONPATH=tools $(BIN)/python bench/load.py $(ARGS)

shelf: setup ## start with 10,000 tables, read and drop them all, and see that memory stays flat
	PYTHONPATH=tools $(BIN)/python bench/shelf.py $(ARGS)

deaf: setup ## measure what lines that read nothing cost a server
	$(BIN)/python tools/misbehaving.py $(ARGS)

faults: setup ## kill a server 200 times while tables are played, and see that nothing is lost (ARGS="--servers 4 --kills 50")
	$(BIN)/python tools/faults.py $(ARGS)

screenshots: setup ## make the pictures in docs/screenshots from the running page
	$(BIN)/python tools/screenshots.py $(ARGS)

boxes: setup ## measure the page at seven sizes: what overlaps, is cut off, too small; goes on where it was (ARGS="--only home")
	$(BIN)/python tools/boxes.py --kept build/boxes.json $(ARGS)

watched: setup ## play one whole game of La Famiglia in the page, with a picture of everything new (ARGS="out/watched --size 390x844")
	$(BIN)/python tools/watched.py $(ARGS)

pictures: setup ## measure and photograph the page in three languages, and search it for English words
	$(BIN)/python tools/pictures.py $(ARGS)

swift: setup ## measure what the page loads and how swiftly it stands, on a slowed processor and a slow line
	$(BIN)/python tools/swift.py $(ARGS)

clean: ## remove environments, caches and build outputs
	rm -rf $(VENV) $(LOCK_VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	rm -rf web/node_modules web/.fixtures src/cosca/server/page
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
