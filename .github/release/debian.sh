#!/usr/bin/env bash
# Packs a tree of bin and share as a package for Debian.
#
# Usage: debian.sh TREE VERSION FOLDER
set -euo pipefail
tree=$1 version=$2 folder=$3
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

mkdir -p "$root/usr" "$root/DEBIAN"
cp -R "$tree/bin" "$tree/share" "$root/usr/"
mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
mv "$root/usr/share/doc/catalog/LICENSE" "$root/usr/share/doc/catalog/copyright"
mv "$root/usr/share/doc/catalog/CHANGELOG.md" "$root/usr/share/doc/catalog/changelog"
gzip -n -9 "$root/usr/share/doc/catalog/changelog" "$root"/usr/share/man/man1/*
chmod -R u=rwX,go=rX "$root"

# needs NAME PACKAGE: the package, where the executable loads the library.
libraries=$(objdump -p "$root/usr/bin/catalog" | grep NEEDED)
needs() { if [[ $libraries == *$1* ]]; then printf ', %s' "$2"; fi; }
glibc=$(objdump -T "$root/usr/bin/catalog" | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -n 1)
architecture=$(dpkg --print-architecture)
size=$(du -sk "$root/usr" | cut -f1)

cat >"$root/DEBIAN/control" <<END
Package: catalog
Version: $version
Architecture: $architecture
Maintainer: The catalog project <noreply@localhost>
Installed-Size: $size
Depends: libc6 (>= ${glibc#GLIBC_})$(needs libstdc++ libstdc++6)$(needs libgcc_s libgcc-s1)
Suggests: git
Section: devel
Priority: optional
Description: documentation sites for SwiftUI design systems
 catalog publishes design tokens, component metadata, guides in markdown and
 Swift sources as a static site, with live previews, contrast tables and a
 report of documented and undocumented API. It checks all of them against
 each other.
END
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || echo 0)
export SOURCE_DATE_EPOCH
dpkg-deb --root-owner-group --build "$root" "$folder/catalog_${version}_$architecture.deb" >/dev/null
