# Rumpus: `make play` and `make test` do everything on a machine with Python 3.11+ and Node 20+.
# The environment is .venv in the checkout; stamps in .make record which steps are done.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .make
# uv installs into our environment even if another one is active.
export VIRTUAL_ENV := $(CURDIR)/$(VENV)
# Many tests start Python processes: without compiled modules each of them would compile all its imports again.
unexport PYTHONDONTWRITEBYTECODE
WEB_SOURCES := $(shell find web/src web/public web/index.html web/package.json web/vite.config.ts web/texts.plugin.ts src/rumpus/games src/rumpus/languages -type f 2>/dev/null | grep -v '\.pyc$$')

# Tests in these folders start servers, browsers, databases or other programs, or play many games: `make quick` leaves
# them out. A test in any other folder belongs to it, unless it is marked as `whole`.
WHOLE := arena bots cli cluster conformance docs e2e fast hostile lab server tools wheel
QUICK := $(filter-out $(WHOLE:%=tests/%/),$(dir $(wildcard tests/*/__init__.py))) $(wildcard tests/test_*.py)

.DEFAULT_GOAL := help
.PHONY: help play test check quick lint types-check unit quick-unit web-test vitest browser-test look bench mutants hostile chaos lock types docs playthroughs examples vectors format build install clean

help: ## Show what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

play: $(STAMPS)/app $(STAMPS)/web ## Install, build and start; prints the address and a QR code
	@$(BIN)/rumpus serve $(ARGS)

test: $(STAMPS)/dev $(STAMPS)/web $(STAMPS)/programs ## Install, then run every check
	$(MAKE) --no-print-directory check

check: ## Every check, without installing
	@# Side by side, and the output of each in one piece: tests that wait for a page leave the processor to the others.
	$(MAKE) --no-print-directory --jobs 4 --output-sync=target lint types-check web-test unit

quick: $(STAMPS)/dev $(STAMPS)/npm ## Rules, types and units: an answer in less than a minute
	$(MAKE) --no-print-directory --jobs 4 --output-sync=target lint types-check vitest quick-unit

lint: ## Format, lint and import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

types-check: ## Types, strictly
	$(BIN)/mypy

unit: ## Python tests, the browser tests among them
	@# The plus sign lets make show the output as it comes.
	+$(BIN)/pytest --numprocesses 5 --dist loadfile --no-loadscope-reorder $(PYTEST_ARGS)

quick-unit: ## Python tests without servers, browsers, databases or series of games
	$(BIN)/pytest --quiet --numprocesses 2 --dist worksteal -m "not whole" $(QUICK) $(PYTEST_ARGS)

web-test: ## Types, lint and tests of the web app
	cd web && npm run --silent check && npm run --silent lint && npm test

vitest: ## Tests of the web app
	cd web && npm test -- --reporter=dot

browser-test: $(STAMPS)/dev $(STAMPS)/web $(STAMPS)/programs ## Only the tests in a real browser
	$(BIN)/pytest tests/e2e $(PYTEST_ARGS)

look: $(STAMPS)/dev $(STAMPS)/web $(STAMPS)/programs ## Store the pictures of the boards anew, and write a sheet a game to look at
	$(BIN)/pytest tests/e2e/look/test_*_look.py --write-pictures $(PYTEST_ARGS)
	$(BIN)/python -m tests.e2e.look.sheet

bench: $(STAMPS)/dev ## Print the benchmarks and write them to benchmarks/results
	$(BIN)/python -m benchmarks.engine --json benchmarks/results/engine.json
	$(BIN)/python -m benchmarks.legal --json benchmarks/results/legal.json
	$(BIN)/python -m benchmarks.fake_swords --json benchmarks/results/fake_swords.json
	$(BIN)/python -m benchmarks.arena --json benchmarks/results/arena.json
	$(BIN)/python -m benchmarks.arena_server --json benchmarks/results/arena_server.json
	$(BIN)/python -m benchmarks.arena_ladder --json benchmarks/results/arena_ladder.json
	$(BIN)/python -m benchmarks.words --json benchmarks/results/words.json
	$(BIN)/python -m benchmarks.server --json benchmarks/results/server.json
	$(BIN)/python -m benchmarks.scale --json benchmarks/results/scale.json
	$(BIN)/python -m benchmarks.volley --json benchmarks/results/volley.json
	$(BIN)/python -m benchmarks.burrito --json benchmarks/results/burrito.json
	$(BIN)/python -m benchmarks.burrito_server --json benchmarks/results/burrito_server.json
	$(BIN)/python -m benchmarks.lab --json benchmarks/results/lab.json
	$(BIN)/python -m benchmarks.volley_server --json benchmarks/results/volley_server.json
	$(BIN)/python -m benchmarks.ladder --json benchmarks/results/ladder.json
	$(BIN)/python -m benchmarks.playouts --json benchmarks/results/playouts.json
	$(BIN)/python -m benchmarks.first_paint --json benchmarks/results/first_paint.json
	$(BIN)/python -m benchmarks.fast --json benchmarks/results/fast.json

mutants: $(STAMPS)/dev ## Change rules on purpose, and list the changes that no test notices (SEED=1 COUNT=100; 6 minutes of CPU)
	$(BIN)/python -m tools.mutants $(if $(SEED),--seed $(SEED)) $(if $(COUNT),--count $(COUNT)) $(MUTANTS_ARGS)

hostile: $(STAMPS)/dev ## Attack a real server, and measure honest pages beside the attackers
	$(BIN)/python -m tests.hostile.measure --json benchmarks/results/hostile.json

chaos: $(STAMPS)/dev ## Kill servers of a cluster 200 times under play, and check what everybody was told (KILLS=200 SEED=1)
	$(BIN)/python -m tests.cluster.chaos --kills $(or $(KILLS),200) $(if $(SEED),--seed $(SEED))

build: $(STAMPS)/web ## Build the web app

install: $(STAMPS)/dev ## Install everything for development

types: $(STAMPS)/dev ## Generate the TypeScript types from the Python messages
	$(BIN)/python -m tools.typescript

docs: $(STAMPS)/dev ## Write docs/GAMES.md from the facts of the games, and docs/API.md from docstrings
	$(BIN)/rumpus games --markdown > docs/GAMES.md
	$(BIN)/python -m tools.api > docs/API.md

playthroughs: $(STAMPS)/dev ## Regenerate the golden playthroughs; review them as a diff
	$(BIN)/python -m tests.playthroughs.regenerate

examples: $(STAMPS)/dev ## Find the examples of the rule books anew, after rules have changed; review them as a diff
	$(BIN)/python -m tools.examples

vectors: $(STAMPS)/dev ## Write what the predictions of the pages have to agree with; review it as a diff
	$(BIN)/python -m tests.vectors.regenerate
	$(BIN)/python -m tests.arena.duel.vectors
	$(BIN)/python -m tests.arena.volley.vectors

format: $(STAMPS)/dev $(STAMPS)/npm ## Format everything
	$(BIN)/ruff check --fix --quiet .
	$(BIN)/ruff format .
	cd web && npm run --silent format

lock: $(STAMPS)/pip ## Pin the newest versions that fit
	$(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-header --quiet --upgrade -o requirements.lock
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes --no-header --quiet --upgrade -o requirements-dev.lock

clean: ## Remove everything installed and built
	rm -rf $(VENV) $(STAMPS) web/node_modules src/rumpus/server/web

$(STAMPS)/pip:
	@mkdir -p $(STAMPS)
	$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Rumpus needs Python 3.11 or newer: make PYTHON=python3.12 play")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'uv>=0.13,<0.14'
	@touch $@

$(STAMPS)/app: $(STAMPS)/pip requirements.lock pyproject.toml
	@# A development environment is kept: it includes the runtime.
	$(BIN)/uv pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/uv pip install --quiet --no-deps --editable .
	@touch $@

$(STAMPS)/dev: $(STAMPS)/pip requirements-dev.lock pyproject.toml
	$(BIN)/uv pip sync --quiet --require-hashes requirements-dev.lock
	$(BIN)/uv pip install --quiet --no-deps --editable .
	@touch $@ $(STAMPS)/app

$(STAMPS)/npm: web/package.json web/package-lock.json
	@mkdir -p $(STAMPS)
	@command -v npm >/dev/null || { echo "Rumpus needs Node 20 or newer to build its pages: https://nodejs.org"; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STAMPS)/web: $(STAMPS)/npm $(WEB_SOURCES)
	cd web && npm run --silent build
	@touch $@

$(STAMPS)/programs:
	@mkdir -p $(STAMPS)
	tools/install_programs
	@touch $@
