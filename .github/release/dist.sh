#!/usr/bin/env bash
# Makes what a release consists of, in a folder that is made anew: a tar archive for this system, on
# Debian a package too, their checksums, a bill of materials, a formula for Homebrew and the notes of
# the release.
#
# Usage: dist.sh [FOLDER]            # by default .build/dist
#
# The executable needs nothing but the C library: the libraries of Swift, and libcmark, are part of
# it. On macOS it runs on both kinds of processors, for which libcmark is compiled from the source
# that Homebrew has.
set -euo pipefail
cd "$(dirname "$0")/../.."

dist=${1:-.build/dist}
swift=${SWIFT:-swift}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rm -rf "$dist"
mkdir -p "$dist" "$work/lib"

say() { echo "==> $*"; }
fail() {
  echo "dist: $*" >&2
  exit 1
}

# The linker takes the archive, since there is no shared library in the folder that pkg-config names.
build_linux() {
  local folder options=(-c release --static-swift-stdlib --product catalog)
  folder=$(pkg-config --variable=libdir libcmark)
  [ -f "$folder/libcmark.a" ] || fail "there is no $folder/libcmark.a; install libcmark-dev"
  ln -s "$folder/libcmark.a" "$work/lib/libcmark.a"
  sed "s|^libdir=.*|libdir=$work/lib|" "$folder/pkgconfig/libcmark.pc" >"$work/lib/libcmark.pc"
  PKG_CONFIG_PATH=$work/lib "$swift" build "${options[@]}"
  cp "$(PKG_CONFIG_PATH=$work/lib "$swift" build "${options[@]}" --show-bin-path)/catalog" \
    "$work/catalog"
  strip "$work/catalog"
  local libraries
  libraries=$(objdump -p "$work/catalog" | grep NEEDED)
  if [[ $libraries == *cmark* ]]; then fail 'libcmark is not part of it'; fi
}

build_macos() {
  brew unpack --destdir "$work" cmark
  cmake -S "$work"/cmark-* -B "$work/cmark" -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF \
    -DBUILD_TESTING=OFF '-DCMAKE_OSX_ARCHITECTURES=arm64;x86_64' -DCMAKE_OSX_DEPLOYMENT_TARGET=15.0
  cmake --build "$work/cmark"
  cmake --install "$work/cmark" --prefix "$work/prefix"
  export PKG_CONFIG_PATH=$work/prefix/lib/pkgconfig
  local binaries=()
  for processor in arm64 x86_64; do
    local options=(-c release --product catalog --triple "$processor-apple-macosx15.0"
      --scratch-path ".build/$processor")
    "$swift" build "${options[@]}"
    binaries+=("$("$swift" build "${options[@]}" --show-bin-path)/catalog")
  done
  lipo -create -output "$work/catalog" "${binaries[@]}"
  strip "$work/catalog"
}

# archive NAME FOLDER: the same bytes from the same files.
archive() {
  local epoch
  epoch=$(git log -1 --format=%ct 2>/dev/null || echo 0)
  find "$2" -exec touch -h -d "@$epoch" {} + 2>/dev/null || true
  (cd "$(dirname "$2")" && find "$(basename "$2")" ! -type d -print0 | LC_ALL=C sort -z |
    tar --null --no-recursion -cf - --files-from - ${3:-}) | gzip -n -9 >"$dist/$1"
}

# The part of CHANGELOG.md about a version, without its heading.
notes() {
  awk -v version="$1" '
    /^## / { inside = index($0, "## [" version "]") == 1; next }
    inside { print }' CHANGELOG.md
}

case $(uname -s) in
Linux)
  system=linux processor=$(uname -m)
  say 'Building the executable'
  build_linux
  ;;
Darwin)
  system=macos processor=universal
  say 'Building the executable'
  build_macos
  ;;
*) fail "there is no release for $(uname -s)" ;;
esac

version=$("$work/catalog" --version)
notes "$version" >"$dist/notes.md"
[ -s "$dist/notes.md" ] || fail "CHANGELOG.md has no section [$version]"

name=catalog-$version-$system-$processor
tree=$work/$name
say 'Writing manual pages and completions'
.github/release/tree.sh "$work/catalog" "$tree"

say "Packing $name"
if [ "$system" = linux ]; then
  archive "$name.tar.gz" "$tree" '--owner=0 --group=0 --numeric-owner'
else
  archive "$name.tar.gz" "$tree"
fi
if command -v dpkg-deb >/dev/null; then .github/release/debian.sh "$tree" "$version" "$dist"; fi

say 'Writing the bill of materials'
.github/release/sbom.sh "$version" \
  "$("$swift" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)" \
  "$(pkg-config --modversion libcmark)" >"$dist/$name.cdx.json"

say 'Writing checksums'
(cd "$dist" && find . -maxdepth 1 -type f \( -name '*.tar.gz' -o -name '*.deb' -o -name '*.cdx.json' \) |
  LC_ALL=C sort | sed 's|^\./||' |
  while read -r file; do
    if command -v sha256sum >/dev/null; then sha256sum "$file"; else shasum -a 256 "$file"; fi
  done >"checksums-$system.txt")
cat "$dist/checksums-$system.txt"
