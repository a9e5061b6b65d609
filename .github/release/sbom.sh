#!/usr/bin/env bash
# Writes the software bill of materials of an executable, in the form of CycloneDX 1.6: the packages
# of Package.resolved, libcmark, and the libraries of Swift. Licences are those of NOTICE. The same
# sources and tools give the same bytes.
#
# Usage: sbom.sh VERSION SWIFT_VERSION LIBCMARK_VERSION
set -euo pipefail
cd "$(dirname "$0")/../.."

version=$1 swift=$2 cmark=$3

# Lines of NAME, VERSION, LICENCE: what NOTICE says of a package in three lines.
licences() {
  awk '
    /^[A-Za-z][A-Za-z0-9_.-]* [0-9(]/ { name = $1; line = 1; next }
    name && ++line == 3 {
      sub(/^ +/, "")
      sub(/ with Runtime Library Exception/, " WITH Swift-exception")
      print tolower(name) "\t" $0
      name = ""
    }' NOTICE
}

# Lines of IDENTITY, LOCATION, REVISION, VERSION.
packages() {
  awk -F '"' '
    $2 == "identity" { identity = $4 }
    $2 == "location" { location = $4 }
    $2 == "revision" { revision = $4 }
    $2 == "version" && identity {
      print identity "\t" location "\t" revision "\t" $4
      identity = ""
    }' Package.resolved
}

# component NAME VERSION LICENCE PURL ADDRESS [REVISION]
component() {
  printf '    {\n      "type": "library",\n      "bom-ref": "%s",\n' "$4"
  printf '      "name": "%s",\n      "version": "%s",\n' "$1" "$2"
  printf '      "licenses": [{ "expression": "%s" }],\n      "purl": "%s",\n' "$3" "$4"
  if [ -n "${6:-}" ]; then
    printf '      "properties": [{ "name": "git:revision", "value": "%s" }],\n' "$6"
  fi
  printf '      "externalReferences": [{ "type": "vcs", "url": "%s" }]\n    }' "$5"
}

components() {
  component libcmark "$cmark" BSD-2-Clause "pkg:github/commonmark/cmark@$cmark" \
    https://github.com/commonmark/cmark
  printf ',\n'
  component swift "$swift" 'Apache-2.0 WITH Swift-exception' "pkg:github/swiftlang/swift@$swift" \
    https://github.com/swiftlang/swift
  local known identity location revision number licence
  known=$(licences)
  while IFS=$'\t' read -r identity location revision number; do
    licence=$(awk -F '\t' -v name="$identity" '$1 == name { print $2 }' <<<"$known")
    [ -n "$licence" ] || { echo "sbom: NOTICE has no licence of $identity" >&2; exit 1; }
    printf ',\n'
    location=${location%.git}
    component "$identity" "$number" "$licence" "pkg:swift/${location#https://}@$number" \
      "$location" "$revision"
  done < <(packages)
}

epoch=$(git log -1 --format=%ct 2>/dev/null || echo 0)
time=$(date -u -d "@$epoch" +%Y-%m-%dT%H:%M:%SZ 2>/dev/null || date -u -r "$epoch" +%Y-%m-%dT%H:%M:%SZ)
parts=$(components)
cat <<JSON
{
  "bomFormat": "CycloneDX",
  "specVersion": "1.6",
  "version": 1,
  "metadata": {
    "timestamp": "$time",
    "component": {
      "type": "application",
      "bom-ref": "catalog@$version",
      "name": "catalog",
      "version": "$version",
      "licenses": [{ "license": { "id": "MIT" } }]
    }
  },
  "components": [
$parts
  ]
}
JSON
