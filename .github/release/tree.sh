#!/usr/bin/env bash
# Installs an executable in a folder such as /usr/local, with its manual pages, the completions of
# three shells, and its licence.
#
# Usage: tree.sh EXECUTABLE FOLDER
set -euo pipefail
executable=$(realpath "$1")
mkdir -p "$2"
share=$(realpath "$2")/share
bin=$(realpath "$2")/bin
cd "$(dirname "$0")/../.."
swift=${SWIFT:-swift}

# The tool of ArgumentParser makes manual pages from what the executable says of itself.
parser=.build/checkouts/swift-argument-parser
"$swift" build --package-path "$parser" --scratch-path .build/manual --product generate-manual
pages=$(mktemp -d)
trap 'rm -rf "$pages"' EXIT
.build/manual/debug/generate-manual "$executable" --multi-page --section 1 \
  --output-directory "$pages"

mkdir -p "$bin" "$share/man/man1" "$share/bash-completion/completions" \
  "$share/zsh/site-functions" "$share/fish/vendor_completions.d" "$share/doc/catalog"
install -m 755 "$executable" "$bin/catalog"
install -m 644 "$pages"/* "$share/man/man1/"
"$executable" --generate-completion-script bash >"$share/bash-completion/completions/catalog"
"$executable" --generate-completion-script zsh >"$share/zsh/site-functions/_catalog"
"$executable" --generate-completion-script fish >"$share/fish/vendor_completions.d/catalog.fish"
install -m 644 LICENSE NOTICE CHANGELOG.md "$share/doc/catalog/"
