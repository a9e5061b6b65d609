# Set-up, building, publishing and testing. `make` prints what there is.
#
# Every recipe is POSIX sh, needs no terminal and installs only what is missing. `make site` builds
# the tool for debugging, which compiles the dependencies in a quarter of the time; after
# `make release` it uses the optimised tool, and keeps that one up to date.

SWIFT = swift
CONTENT = content
OUTPUT = site
HOST = 127.0.0.1
PORT = 8080
ARGUMENTS =
# More options of every build for debugging. Others than before build everything anew.
BUILD_OPTIONS ?=
# There are no tests of XCTest; beside a main file of tests, Swift Testing has to be asked for.
RUN_TESTS = $(SWIFT) test $(BUILD_OPTIONS) --enable-swift-testing --disable-xctest --skip-build

# debug, or release once `make release` has made that folder.
CONFIGURATION = $(if $(wildcard .build/release/catalog),release,debug)
TOOL = .build/$(CONFIGURATION)/catalog

# Not the content of golden tests, which may be wrong on purpose.
SWIFT_FILES = find Package.swift Sources Tests Benchmarks -name '*.swift' \
  ! -path '*/Cases/*' ! -path '*/.build/*'
PYTHON = .venv/bin/python
# Where the browser tests publish the site that they open.
TEST_SITE = .build/test-site
# What the tool finds in content/, which the Swift tests write and the browser tests compare with.
export CATALOG_SEARCH_RESULTS = $(CURDIR)/.build/search-results.tsv

.PHONY: help
help: ## Show the commands
	@echo 'Usage: make COMMAND'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-18s %s\n", $$1, $$2 }' Makefile

# Publishing

.PHONY: site
site: tool ## Build the tool and publish content/ to site/
	@echo '==> Publishing $(CONTENT) to $(OUTPUT)'
	@$(TOOL) build '$(CONTENT)' --output '$(OUTPUT)' $(ARGUMENTS)

.PHONY: serve
serve: tool ## Serve content/ and reload the browser when it changes (HOST=, PORT=)
	@echo '==> Serving $(CONTENT) at http://$(HOST):$(PORT)/'
	@exec $(TOOL) serve '$(CONTENT)' --host '$(HOST)' --port '$(PORT)' $(ARGUMENTS)

.PHONY: clean-site
clean-site: ## Empty site/
	@echo '==> Emptying site'
	@find site -mindepth 1 ! -name .gitignore -delete

.PHONY: screenshots
screenshots: test-site .venv/ready chromium ## Take the pictures of the README again
	@echo '==> Taking the pictures of the README'
	@$(PYTHON) Tests/Browser/screenshots.py $(TEST_SITE) .github/screenshots

# Building

.PHONY: tool
tool: libcmark
	@echo '==> Building catalog ($(CONFIGURATION))'
	@$(SWIFT) build $(BUILD_OPTIONS) -c $(CONFIGURATION) --product catalog

.PHONY: release
release: libcmark ## Build the optimised tool, which site, serve and bench then use
	@echo '==> Building catalog (release)'
	@$(SWIFT) build -c release --product catalog

PREFIX = /usr/local
.PHONY: install
install: release ## Install the optimised tool, its manual pages and completions (PREFIX=, DESTDIR=)
	@echo '==> Installing catalog in $(DESTDIR)$(PREFIX)'
	@.github/release/tree.sh .build/release/catalog '$(DESTDIR)$(PREFIX)'

.PHONY: dist
dist: libcmark ## Make what a release consists of, in .build/dist
	@.github/release/dist.sh

# Testing

.PHONY: test
test: test-swift test-agents test-browser ## Run the tests: Swift's, agents', then those in a browser

.PHONY: test-all
test-all: test-swift test-live test-agents test-every-page release-check ## Run all there is: every page, the optimised tool

# By their products: with --build-tests all that the dependencies hold would be compiled as well,
# cryptography and a client of HTTP among it, which nothing here uses.
.PHONY: build-tests
build-tests: libcmark # The tool for debugging and all tests
	@echo '==> Building catalog and its tests'
	@$(SWIFT) build $(BUILD_OPTIONS) --product catalog
	@$(SWIFT) build $(BUILD_OPTIONS) --product catalogPackageTests

.PHONY: test-swift
test-swift: build-tests ## Run the Swift tests (ARGUMENTS='--filter NAME' for some of them)
	@$(MAKE) --no-print-directory run-tests

# The tests that build-tests compiled last.
.PHONY: run-tests
run-tests:
	@echo '==> Running the Swift tests'
	@$(RUN_TESTS) $(ARGUMENTS)

# What the target does not need is neither compiled nor linked. Some tests start the tool.
.PHONY: test-target
test-target: libcmark ## Build and run the tests of one target alone (NAME=FilesTests)
	@test -d 'Tests/$(NAME)/' -a -n '$(NAME)' || { \
	  echo 'usage: make test-target NAME=FilesTests' >&2; exit 64; }
	@echo '==> Building $(NAME)'
	@case '$(NAME)' in CatalogDriverTests|ReferenceTests) \
	  $(SWIFT) build $(BUILD_OPTIONS) --product catalog;; esac
	@export CATALOG_TEST_TARGETS='$(NAME)' && \
	  $(SWIFT) build $(BUILD_OPTIONS) --product catalogPackageTests && \
	  $(RUN_TESTS) $(ARGUMENTS)

# In a folder of its own, as testable code is compiled in another way than the tool.
GUARD_CASES = 100000
GUARD_SECONDS = 0.3
.PHONY: fuzz-guard
fuzz-guard: libcmark ## Parse random hostile Swift, optimised (GUARD_CASES=, GUARD_SECONDS=)
	@echo '==> Building the tests of SwiftSymbols, optimised'
	@export CATALOG_TEST_TARGETS=SwiftSymbolsTests && \
	  options='-c release -Xswiftc -enable-testing --scratch-path .build/optimised' && \
	  $(SWIFT) build $$options $(BUILD_OPTIONS) --product catalogPackageTests && \
	  CATALOG_GUARD_CASES=$(GUARD_CASES) CATALOG_GUARD_SECONDS=$(GUARD_SECONDS) \
	  $(RUN_TESTS) $$options --filter GuardPropertyTests $(ARGUMENTS)

# Linux only. The shim is compiled by the script.
# libFuzzer and AddressSanitizer come with the toolchain. Our modules are compiled as for a release,
# and count the edges of their code; the main function is ours, so libFuzzer comes as a library.
TARGET =
SECONDS = 60
CPU_SECONDS = 0
.PHONY: fuzz
fuzz: libcmark ## Feed made-up bytes to the parsers, guided by the code they reach (TARGET=json SECONDS=60 CPU_SECONDS=1800)
	@echo '==> Building the fuzzer'
	@resources=$$($(SWIFT)c -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p') && \
	  export CATALOG_LIBFUZZER="$$resources/clang/lib/linux/libclang_rt.fuzzer_no_main-$$(uname -m).a" && \
	  $(SWIFT) build -c release --scratch-path .build/fuzz/build --product FuzzParsers
	@python3 Tests/Fuzz/run.py .build/fuzz/build/release/FuzzParsers --seconds $(SECONDS) \
	  --cpu-seconds $(CPU_SECONDS) $(TARGET)

.PHONY: test-faults
test-faults: tool ## Build on a disk that fails, call by call (ARGUMENTS='--every 10' for some calls)
	@echo '==> Building on a disk that fails'
	@python3 Tests/Faults/run.py $(TOOL) $(ARGUMENTS)

.PHONY: test-reproducible
test-reproducible: tool ## Build in surroundings that differ, and compare the sites byte for byte
	@echo '==> Building twice in different surroundings'
	@python3 Tests/Reproducible/run.py $(TOOL) templates/starter Tests/GoldenTests/Cases/*/content

# In a folder of its own: the compiler adds counters to every line.
COVERAGE_OPTIONS = --enable-code-coverage --scratch-path .build/coverage/build
.PHONY: coverage-report
coverage-report: libcmark ## Measure how many lines of each library the Swift tests reach
	@echo '==> Building catalog and its tests with counters'
	@$(SWIFT) build $(BUILD_OPTIONS) $(COVERAGE_OPTIONS) --product catalog
	@$(SWIFT) build $(BUILD_OPTIONS) $(COVERAGE_OPTIONS) --product catalogPackageTests
	@echo '==> Running the Swift tests'
	@$(RUN_TESTS) $(COVERAGE_OPTIONS)
	@python3 Tests/Coverage/run.py .build/coverage/build $(ARGUMENTS)

.PHONY: mutation
mutation: libcmark ## Change the code of rules, colours and tokens, and count what tests notice (ARGUMENTS=--again)
	@echo '==> Changing the code at many places, one at a time'
	@BUILD_OPTIONS='$(BUILD_OPTIONS)' python3 Tests/Mutation/run.py $(ARGUMENTS)

# One folder for each sanitizer, as each compiles everything in another way. On Linux each is linked
# with what it has to be told. A parser that is watched takes ten times as long.
SANITIZER = thread
SANITIZED = .build/sanitized-$(SANITIZER)
SANITIZER_OPTIONS = --sanitize=$(SANITIZER) --scratch-path $(SANITIZED)
ifeq ($(shell uname -s),Linux)
SANITIZER_ADVICE = $(SANITIZED)/advice.o
SANITIZER_OPTIONS += -Xlinker $(CURDIR)/$(SANITIZER_ADVICE)
endif
.PHONY: test-sanitized
test-sanitized: libcmark $(SANITIZER_ADVICE) ## Run the Swift tests under a sanitizer (SANITIZER=address)
	@echo '==> Building catalog and its tests with the $(SANITIZER) sanitizer'
	@$(SWIFT) build $(BUILD_OPTIONS) $(SANITIZER_OPTIONS) --product catalog
	@$(SWIFT) build $(BUILD_OPTIONS) $(SANITIZER_OPTIONS) --product catalogPackageTests
	@CATALOG_GUARD_SECONDS=300 $(RUN_TESTS) $(SANITIZER_OPTIONS) $(ARGUMENTS)

.build/sanitized-%/advice.o: Tests/Sanitizers/%.c
	@mkdir -p $(dir $@)
	@clang -O1 -fPIC -Wall -Wextra -c -o $@ $<

# The Swift tests compare some hundred edits.
.PHONY: test-live
test-live: build-tests # Compare what is served with fresh builds after some thousand edits
	@echo '==> Comparing a live site with fresh builds'
	@CATALOG_LIVE_EDITS=2000 $(RUN_TESTS) --filter LiveEqualityTests

# Tools that this package does not have: a validator of JSON Schema, a client of the protocol.
.PHONY: test-agents
test-agents: libcmark .venv/ready ## Run the tests with another schema validator and a real client
	@$(SWIFT) build $(BUILD_OPTIONS) --product catalog
	@echo '==> Judging agent YAML by its JSON Schema'
	@$(PYTHON) Tests/Agents/schema_checks.py .build/debug/catalog
	@echo '==> Talking to the server with a client of the Model Context Protocol'
	@$(PYTHON) Tests/Agents/mcp_session.py .build/debug/catalog

.PHONY: test-browser
test-browser: test-site ## Read the files of the site, and open pages that differ in kind
	@$(MAKE) --no-print-directory open-site

.PHONY: test-every-page
test-every-page: test-site ## The same, and open every page
	@$(MAKE) --no-print-directory open-site PAGES=--all

# The site that test-site published last; the search with the results of the Swift tests that ran last.
PAGES =
PARTS =
.PHONY: open-site
open-site: .venv/ready chromium
	@echo '==> Running the browser tests'
	@CATALOG_TOOL=.build/debug/catalog $(PYTHON) Tests/Browser/run.py $(PAGES) $(TEST_SITE) $(PARTS)

# The tests use the debug build, which the Swift tests have made already. What the check of the
# content finds keeps the site from being published.
.PHONY: test-site
test-site: libcmark
	@echo '==> Checking $(CONTENT) and publishing it to $(TEST_SITE)'
	@$(SWIFT) build $(BUILD_OPTIONS) --product catalog
	@.build/debug/catalog build '$(CONTENT)' --check --strict --compile --output $(TEST_SITE)

.PHONY: check-content
check-content: check-findings check-contrast check-coverage ## Check content/, its contrast and its coverage, and fail on any warning

.PHONY: check-findings
check-findings: tool
	@echo '==> Checking $(CONTENT)'
	@$(TOOL) check '$(CONTENT)' --strict

.PHONY: check-code
check-code: tool ## Compile every Swift line that the systems of content/ show
	@echo '==> Compiling the Swift code of $(CONTENT)'
	@$(TOOL) check '$(CONTENT)' --compile --only swift --strict

.PHONY: check-contrast
check-contrast: tool
	@echo '==> Checking the contrast of $(CONTENT)'
	@$(TOOL) contrast '$(CONTENT)' --strict

.PHONY: check-coverage
check-coverage: tool
	@echo '==> Checking the documentation coverage of $(CONTENT)'
	@$(TOOL) coverage '$(CONTENT)'

# The optimiser can fail where the build for debugging does not.
.PHONY: release-check
release-check: release ## Build the optimised tool, check content/ with it, and compare its sites
	@$(MAKE) check-content CONFIGURATION=release
	@$(SWIFT) build $(BUILD_OPTIONS) --product catalog
	@echo '==> Comparing the sites of the optimised tool with those of the tool for debugging'
	@python3 Tests/Reproducible/run.py .build/release/catalog --other .build/debug/catalog \
	  templates/starter Tests/GoldenTests/Cases/*/content

.PHONY: bench
bench: release ## Time the optimised tool: content/, tokens, contrast, coverage, agent YAML and templates
	@echo '==> Timing ten builds of $(CONTENT)'
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && \
	  for round in 1 2 3 4 5 6 7 8 9 10; do \
	    .build/release/catalog build '$(CONTENT)' --output "$$folder/site" >/dev/null || exit; \
	  done && times
	@echo '==> Tokens'
	@$(SWIFT) run -c release --package-path Benchmarks/Tokens
	@echo '==> Contrast'
	@$(SWIFT) run -c release --package-path Benchmarks/Contrast
	@echo '==> Coverage beside the compiler and DocC'
	@$(SWIFT) run -c release --package-path Benchmarks/Coverage
	@echo '==> Agent YAML'
	@$(SWIFT) run -c release --package-path Benchmarks/Agent
	@echo '==> Templates beside swift-mustache'
	@$(SWIFT) run -c release --package-path Benchmarks/Templates

.PHONY: bench-site
bench-site: release ## Time the optimised tool on generated sites beside Hugo and MkDocs Material
	@python3 Benchmarks/Site/run.py $(ARGUMENTS)

.PHONY: bench-growth
bench-growth: release ## Run the optimised tool on growing texts of every construct (ARGUMENTS='--only Swift')
	@python3 Benchmarks/Growth/run.py $(ARGUMENTS)

.PHONY: bench-server
bench-server: release ## Load `catalog serve` beside nginx (needs nginx and wrk)
	@python3 Benchmarks/Server/run.py $(ARGUMENTS)

# Style

.PHONY: lint
lint: ## Check the style of Swift, the words of texts, and the syntax of Python and shell
	@echo '==> Checking style'
	@$(SWIFT_FILES) -exec $(SWIFT) format lint --strict --parallel {} +
	@python3 -m py_compile Tests/Browser/*.py Tests/Agents/*.py Tests/Style/*.py \
	  Tests/Faults/*.py Tests/Reproducible/*.py Tests/Coverage/*.py Tests/Mutation/*.py \
	  Benchmarks/Growth/*.py Benchmarks/Server/*.py
	@python3 Tests/Style/words.py
	@for script in .ci/run .github/release/*.sh .github/actions/*/*.sh; do bash -n "$$script" || exit; done

.PHONY: format
format: ## Format the Swift sources
	@echo '==> Formatting'
	@$(SWIFT_FILES) -exec $(SWIFT) format --in-place --parallel {} +

# What has to be there

# Sudo is asked for only by someone who is not root, and only when something is missing.
AS_ROOT = $$([ "$$(id -u)" -eq 0 ] || echo sudo)
APT_INSTALL = $(AS_ROOT) apt-get update -qq && \
  $(AS_ROOT) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq

.PHONY: libcmark
libcmark:
	@command -v $(SWIFT) >/dev/null || { \
	  echo 'Swift is missing: install 6.3 or later from https://www.swift.org/install' >&2; exit 2; }
	@if pkg-config --exists libcmark 2>/dev/null; then :; \
	elif command -v brew >/dev/null; then \
	  brew list cmark >/dev/null 2>&1 || { echo '==> Installing cmark'; brew install cmark; }; \
	elif command -v apt-get >/dev/null; then \
	  echo '==> Installing libcmark-dev and pkg-config'; $(APT_INSTALL) libcmark-dev pkg-config; \
	else echo 'libcmark is missing: install it and its pkg-config file' >&2; exit 2; fi

.venv/ready: Tests/Browser/requirements.txt Tests/Agents/requirements.txt
	@python3 -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo '==> Installing python3-venv'; $(APT_INSTALL) python3-venv; }
	@echo '==> Installing what the tests in Python need into .venv'
	@rm -rf .venv && python3 -m venv .venv
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check \
	  -r Tests/Browser/requirements.txt -r Tests/Agents/requirements.txt
	@touch $@

# Debian's package where there is one, else the build that Playwright brings. The headless shell opens
# pages with less than half of the work of the whole browser, which serves where it is there already.
.PHONY: chromium
chromium: .venv/ready
	@if { command -v chromium-headless-shell || command -v chromium; } >/dev/null; then :; \
	elif grep -qs '^ID=debian' /etc/os-release; then \
	  echo '==> Installing chromium-headless-shell'; $(APT_INSTALL) chromium-headless-shell; \
	else $(PYTHON) -m playwright install chromium; fi
