#!/usr/bin/env bash
# Runs every check, and fails after the last one if any has failed.
set -uo pipefail
status=0
for command in check contrast coverage; do
  options=(--format github)
  # Coverage has thresholds of its own, and no warnings.
  if [ "$command" != coverage ] && [ -n "$STRICT" ]; then options+=("$STRICT"); fi
  catalog "$command" "$CONTENT" "${options[@]}" || status=$?
done
exit "$status"
