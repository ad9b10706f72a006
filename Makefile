# Two verbs are all there is to know: `make play` and `make test`. Both set up .venv by themselves.
PYTHON ?= python3
GAME ?= sanctum
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TEST_READY := $(VENV)/.test-ready
CLIENT := src/dawnbreach/table/static/built-from
CLIENT_SOURCES := $(shell find client/src client/words client/public client/package-lock.json client/vite.config.ts)

.PHONY: play test lint types page format bench client clean

play: $(READY) $(CLIENT)
	@$(BIN)/dawnbreach play $(GAME) $(ARGS)

# Three tests at once on two cores: many of them wait for servers and browsers.
test: $(TEST_READY) $(CLIENT)
	@$(MAKE) --no-print-directory --jobs 3 --output-sync lint types page
	$(BIN)/python -m pytest -n 3 --dist worksteal $(ARGS)

lint: $(TEST_READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

types: $(TEST_READY)
	$(BIN)/mypy

page: $(TEST_READY)
	$(BIN)/python tools/client.py check

format: $(TEST_READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

client: $(CLIENT)

bench: $(READY)
	$(BIN)/dawnbreach bench

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(READY): pyproject.toml hatch_build.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up, once …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(TEST_READY): $(READY) pyproject.toml
	@$(BIN)/python tools/install_group.py test
	@$(BIN)/python tools/browser.py > /dev/null
	@touch $@

$(CLIENT): $(READY) $(CLIENT_SOURCES)
	@$(BIN)/python tools/client.py build
	@touch $@
