# Two verbs are all there is to know: `make play` and `make test`. Both set up .venv by themselves.
PYTHON ?= python3
GAME ?= sanctum
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
READY := $(VENV)/.ready
TEST_READY := $(VENV)/.test-ready
DOCS_READY := $(VENV)/.docs-ready
CLIENT := src/dawnbreach/server/http/static/built-from
OTHERS := tests/browser tests/lab $(wildcard $(addprefix tests/test_,$(addsuffix .py,bots golden opponents plans review temperaments)))
PLAIN := DAWNBREACH_PLAIN=1 $(BIN)/python
# Where nothing is kept of what Python has read, every process reads it all again: some begin hundreds of times here.
unexport PYTHONDONTWRITEBYTECODE
CLIENT_SOURCES := $(shell find client/src client/words client/public client/package-lock.json client/*.ts \
	src/dawnbreach/darkest_doom/pack/map.toml)

.PHONY: play test checks compiled suite measured others quick fast plain test-fast lint types page format bench client equip docs lock clean

play: $(READY) $(CLIENT)
	@$(BIN)/dawnbreach play $(GAME) $(ARGS)

# The checks run beside the tests, many of which wait for servers and browsers. All that they need is there before any
# begins: npm empties its folder first when something is missing. The tests begin first, for the checks take every job
# that is free.
test:
	@$(MAKE) --no-print-directory --jobs 2 $(TEST_READY) equip
	@$(MAKE) --no-print-directory $(CLIENT)
	@$(MAKE) --no-print-directory --jobs 3 others measured checks

checks:
	@$(MAKE) --no-print-directory --output-sync lint types page compiled

# Tests that ARGS pick; THOROUGH=1 tries all where more of the same could be tried.
suite: $(TEST_READY) $(CLIENT)
	$(PLAIN) -m pytest -n 3 --dist worksteal $(ARGS)

# What the tests go through is measured, but for those in the browser and those that play on and on.
measured: $(TEST_READY) $(CLIENT)
	$(PLAIN) -m slipcover -m pytest -n 3 --dist worksteal $(addprefix --ignore=,$(OTHERS))
	@$(BIN)/python tools/floors.py

others: $(TEST_READY) $(CLIENT)
	$(PLAIN) -m pytest -n 2 --dist worksteal $(OTHERS)

# The kernel and the rules alone, for use while working: no browser, no server, no whole games.
quick: $(TEST_READY)
	$(BIN)/ruff check .
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not browser and not server and not slow" $(ARGS)

# The rules compiled: the same games, several times as fast. Made once; after a change of a source it is plain Python again, until this.
fast: $(TEST_READY)
	@$(BIN)/python tools/fast.py

plain:
	rm -rf src/dawnbreach/compiled build/fast

# Some tests of the rules on a compiled build: that of `make fast`, or else one made for this, which nothing else takes.
compiled: $(TEST_READY)
	@$(BIN)/python tools/fast.py check

# The tests of the rules on the compiled build, and recorded games that must be equal in both.
test-fast: fast
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/kernel tests/sanctum tests/darkest_doom tests/test_golden.py tests/test_third_game.py $(ARGS)
	$(BIN)/python benchmarks/builds.py --games 400

lint: $(TEST_READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

types: $(TEST_READY)
	$(BIN)/mypy

page: $(READY)
	$(BIN)/python tools/client.py check

format: $(TEST_READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python tools/client.py format

client: $(CLIENT)

equip: $(READY)
	@$(BIN)/python tools/client.py equip

# The site of docs/, built into site/; whatever does not lead somewhere is an error.
docs: $(DOCS_READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

# After a change of the requirements in pyproject.toml; ARGS=--upgrade takes the newest of everything.
lock:
	$(PYTHON) tools/lock.py $(ARGS)

bench: $(READY)
	$(BIN)/dawnbreach bench

clean:
	rm -rf $(VENV) src/dawnbreach/compiled build site .covered.json .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(READY): pyproject.toml hatch_build.py locks/build.txt locks/play.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up, once …"
	@$(BIN)/python tools/install.py play
	@touch $@

$(TEST_READY): $(READY) locks/test.txt
	@$(BIN)/python tools/install.py test
	@$(BIN)/python tools/browser.py > /dev/null
	@touch $@

$(DOCS_READY): $(READY) locks/docs.txt
	@$(BIN)/python tools/install.py docs
	@touch $@

$(CLIENT): $(READY) $(CLIENT_SOURCES)
	@$(BIN)/python tools/client.py build
	@touch $@
