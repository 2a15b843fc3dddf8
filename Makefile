# `make` alone lists the targets. Everything runs inside .venv, which `make setup` creates.

PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
RUN_STAMP := $(VENV)/.run
PACKAGE_STAMP := $(VENV)/.package
DEPS_STAMP := $(VENV)/.deps
LOCK_VENV := .venv-lock
# Tests wait for servers and browsers half of their time, so there are twice as many at once as cores.
WORKERS := $(shell n=$$(getconf _NPROCESSORS_ONLN); n=$$((2 * n)); echo $$((n < 8 ? n : 8)))
CODE := src tests examples $(wildcard bench) $(wildcard tools)

# Tests start hundreds of processes: without byte code on disk each of them would compile all modules again.
export PYTHONDONTWRITEBYTECODE :=

# ARGS="PART ..." selects a part of a target: the module $(1)PART; without one it is $(2).
part_name = $(filter-out -%,$(firstword $(ARGS)))
part = $(BIN)/python -m $(1)$(subst -,_,$(or $(part_name),$(2))) $(if $(part_name),$(wordlist 2,$(words $(ARGS)),$(ARGS)),$(ARGS))

.DEFAULT_GOAL := help
.PHONY: help setup play clean build-page build-compiled wheel-compiled generate lock lint types types-python \
  types-compiled types-page generated format check test test-page test-python test-lowest test-e2e \
  test-soak test-crash test-cluster test-lease test-abuse test-all fuzz fuzz-documents mutation bench bench-server bench-page train reports dataset balance-tune \
  ladder puzzles \
  check-ui screenshots i18n

help: ## list the targets
	@echo "make TARGET [ARGS='...'] [PYTHON=python3]"
	@echo
	@grep -E '^[a-z0-9-]+:.*## ' $(firstword $(MAKEFILE_LIST)) | sed -E 's/^([a-z0-9-]+):.*## (.*)/  \1|\2/' \
	  | awk -F'|' '{ printf "%-18s%s\n", $$1, $$2 }'

# ---------------------------------------------------------------- everyday

setup: $(PACKAGE_STAMP) $(DEPS_STAMP) ## create .venv from the lock files and build the page
	@$(BIN)/python -m tools.build.page setup

# What playing needs: `make play` stops here, everything else installs the packages for development too.
$(RUN_STAMP): requirements/run.txt requirements/build.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "cosca needs Python 3.11 or newer, but '$(PYTHON)' is: $$($(PYTHON) --version 2>&1)." >&2; \
	  echo "Name another one: make setup PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP_INSTALL) --require-hashes -r requirements/run.txt -r requirements/build.txt
	@touch $@

$(PACKAGE_STAMP): $(RUN_STAMP) pyproject.toml src/cosca/_version.py
	$(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(DEPS_STAMP): $(RUN_STAMP) requirements/dev.txt | $(PACKAGE_STAMP)
	$(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

# An existing compiled build is used if it belongs to the sources; `cosca serve` says so.
play: $(PACKAGE_STAMP) build-page ## serve locally and open a table against bots
	@PYTHONPATH="$$($(BIN)/python -m tools.build.compiled path)" $(BIN)/cosca serve --open --log-level warning $(ARGS)

clean: ## remove environments, caches and build outputs
	rm -rf $(VENV) $(LOCK_VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	rm -rf web/node_modules web/.fixtures src/cosca/server/page
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +

# ---------------------------------------------------------------- build

build-page: $(RUN_STAMP) ## build the page if its sources changed
	@$(BIN)/python -m tools.build.page

build-compiled: setup ## compile kernel, games and bots with mypyc and test the build; resumes after an interruption
	$(BIN)/python -m tools.build.compiled $(ARGS)

# The environment of the test is build/wheel. COSCA_COMPILE=1 makes any build of a wheel a compiled one.
wheel-compiled: setup ## build a wheel with compiled modules into dist, install it elsewhere and test it end to end
	$(BIN)/python -m tools.build.wheel $(ARGS)

generate: setup ## regenerate the TypeScript types and docs/observations.md
	$(BIN)/python -m tools.build.page_types
	$(BIN)/python -m tools.build.observation_page

# --no-emit-*: a lock holds names, versions and hashes, never where this machine got them from.
lock: setup ## update the lock files (ARGS=--upgrade takes the newest versions)
	$(PYTHON) -m venv $(LOCK_VENV)
	$(LOCK_VENV)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/lock.txt
	for name in run rl build dev compile lock bench wheels; do \
	  $(LOCK_VENV)/bin/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header \
	    --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options $(ARGS) \
	    --output-file requirements/$$name.txt requirements/$$name.in || exit 1; \
	done
	@! grep -nE '://|--(index|extra|find|trusted)' requirements/*.txt \
	  || { echo "a lock names an address" >&2; exit 1; }
	$(BIN)/python -m tools.build.page lock

# ---------------------------------------------------------------- quality

lint: setup ## check style, formatting and import layers: ruff, import-linter, ESLint, Prettier
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.build.page lint

# `check` runs the three type checkers beside each other, since basedpyright takes as long as all the rest.
types: setup types-python types-compiled types-page ## run basedpyright, mypy and svelte-check

types-python: setup
	$(BIN)/basedpyright

types-compiled: setup
	$(BIN)/mypy

types-page: setup
	$(BIN)/python -m tools.build.page check

generated: setup
	$(BIN)/python -m tools.build.page_types --check
	$(BIN)/python -m tools.build.observation_page --check

format: setup ## format Python, TypeScript, Svelte and CSS, and sort the imports
	$(BIN)/ruff check --fix-only --quiet $(CODE)
	$(BIN)/ruff format $(CODE)
	$(BIN)/python -m tools.build.page format

check: setup ## run lint and types, and verify that the generated files are up to date
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target types-python lint types-compiled types-page generated

# ---------------------------------------------------------------- tests

test: setup ## run the unit, integration and short browser tests; installs the system packages they need
	@$(BIN)/python -m tools.build.system_packages
	@$(MAKE) --no-print-directory --jobs 2 test-page test-python

# Beside each other: one computes while the other waits.
test-page:
	$(BIN)/python -m tools.build.page test

test-python:
	@$(BIN)/python -m compileall -q src tools
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -rfEs --no-fold-skipped $(ARGS)

# In an environment of its own, build/lowest.
test-lowest: setup ## test with the lowest versions that pyproject.toml allows (ARGS="tests/terminal")
	$(BIN)/python -m tools.build.lowest_versions $(ARGS)

# One after another: each has its own browser, and the bots think beside it.
test-e2e: setup build-page ## run the long browser tests: full games, lessons, several browsers
	$(BIN)/python -m pytest -n 0 -s --durations=0 -m long tests/e2e $(ARGS)

test-soak: setup ## run the sampling tests with their full sample sizes, and the long cases without a browser
	COSCA_SOAK=1 $(BIN)/python -m pytest -n auto --maxprocesses 8 --dist worksteal \
	  $$(grep -l "^from tests.support.sampling" -r tests --include=test_*.py) $(ARGS)
	$(BIN)/python -m pytest -n auto --maxprocesses 8 --dist worksteal -m long --ignore tests/e2e $(ARGS)

test-crash: setup ## kill servers during play and verify that no acknowledged choice is lost (ARGS="--servers 4 --kills 50")
	$(BIN)/python -m tools.checks.crash $(ARGS)

test-cluster: setup ## fail nodes, NATS, PostgreSQL and network during play and verify that nothing is lost (ARGS="--kills 5 --tables 12")
	$(BIN)/python -m tools.checks.cluster $(ARGS)

test-lease: setup ## simulate leases and claims of a cluster with a virtual clock (ARGS="--schedules 100000")
	$(BIN)/python -m tools.checks.leases $(ARGS)

test-abuse: setup ## play honest tables beside hostile clients and measure the cost for the others (ARGS="--minutes 120 --tables 200")
	$(BIN)/python -m tools.checks.abuse $(ARGS)

test-all: test test-e2e test-soak test-crash test-cluster test-lease test-abuse fuzz fuzz-documents ## run every test that exists; takes hours

fuzz: setup ## play random games under every invariant check and keep what breaks
	$(BIN)/python -m tools.checks.fuzz $(ARGS)

fuzz-documents: setup ## read and play mutated positions, saves and records and keep what breaks
	$(BIN)/python -m tools.checks.fuzz_documents $(ARGS)

mutation: setup ## mutate the rules and list the mutants that no test kills
	$(BIN)/python -m tools.checks.mutation $(ARGS)

# ---------------------------------------------------------------- benchmarks

bench: setup ## measure the engine, learning, beliefs, batch work or stored games (ARGS=engine, learning, belief, batch, dataset)
	$(call part,bench.,engine)

bench-server: setup ## measure the capacity of one server, or of a cluster (ARGS=load, tables, slow-readers, cluster)
	$(call part,bench.server_,load)

bench-page: setup ## measure page weight and load times on a slow device and network
	$(BIN)/python -m bench.page_load $(ARGS)

# ---------------------------------------------------------------- bots, reports, page, words

train: setup ## train bots (ARGS="policy la_famiglia", "evaluator la_famiglia")
	$(call part,tools.training.train_,policy)

reports: setup ## regenerate docs/reports (ARGS="balance la_famiglia", reachability)
	$(call part,tools.reports.,balance)

balance-tune: setup ## find the smallest changes of a component set that make all families even (ARGS="la_famiglia --base house-2"); resumes
	$(BIN)/python -m tools.balance.tune $(ARGS)

dataset: setup ## play 10,000 games of each game and write them as data (ARGS="--games 100 --observations"); resumes
	$(BIN)/python -m tools.dataset $(ARGS)

ladder: setup ## rate the bots by a round robin (ARGS="la_famiglia --deals 10 --write"); resumes
	$(BIN)/python -m tools.reports.ladder $(ARGS)

puzzles: setup ## mine puzzles from bot games (ARGS="mine la_famiglia --games 400", "verify la_famiglia", ship); resumes
	$(call part,tools.puzzles.,mine)

check-ui: setup ## check layout, translations or a playthrough in a browser (ARGS=layout, translations, playthrough)
	$(call part,tools.checks.ui_,layout)

screenshots: setup ## retake docs/screenshots from the running page
	$(BIN)/python -m tools.fixtures.screenshots $(ARGS)

i18n: setup ## create, check or pseudo-translate a language (ARGS="new fr", check, typography, pseudo)
	$(BIN)/python -m tools.i18n.language $(ARGS)

# ---------------------------------------------------------------- names of the release before

renamed = $(1): ; @echo "make $(1) is now: make $(2)" >&2; exit 2
$(eval $(call renamed,page,build-page))
$(eval $(call renamed,compiled,build-compiled))
$(eval $(call renamed,soak,test-soak))
$(eval $(call renamed,whole,test-e2e))
$(eval $(call renamed,taught,test-e2e ARGS="-k lessons"))
$(eval $(call renamed,faults,test-crash))
$(eval $(call renamed,paces,bench ARGS=learning))
$(eval $(call renamed,load,bench-server))
$(eval $(call renamed,shelf,bench-server ARGS=tables))
$(eval $(call renamed,deaf,bench-server ARGS=slow-readers))
$(eval $(call renamed,swift,bench-page))
$(eval $(call renamed,learn,train ARGS="policy GAME"))
$(eval $(call renamed,weigh,train ARGS="evaluator GAME"))
$(eval $(call renamed,balance,reports ARGS="balance GAME"))
$(eval $(call renamed,reach,reports ARGS=reachability))
$(eval $(call renamed,boxes,check-ui ARGS=layout))
$(eval $(call renamed,pictures,check-ui ARGS=translations))
$(eval $(call renamed,watched,check-ui ARGS=playthrough))
$(eval $(call renamed,language,i18n))
