#!/usr/bin/env bash
# Writes the formula for Homebrew of a release whose archives are at an address.
#
# Usage: formula.sh ADDRESS CHECKSUMS… >catalog.rb
set -euo pipefail
address=$1
shift

checksums=("$@")

# entry SYSTEM-PROCESSOR INDENTATION: where its archive is, and the checksum.
entry() {
  local line
  line=$(grep -h -- "-$1.tar.gz" "${checksums[@]}") || {
    echo "formula: there is no checksum of the archive for $1" >&2
    return 1
  }
  printf '%surl "%s/%s"\n%ssha256 "%s"\n' "$2" "$address" "${line##* }" "$2" "${line%% *}"
}
macos=$(entry macos-universal '    ')
intel=$(entry linux-x86_64 '      ')
arm=$(entry linux-aarch64 '      ')
version=$(sed -n 's/.* catalog-\([^-]*\)-.*\.tar\.gz$/\1/p' "${checksums[@]}" | head -n 1)

cat <<END
class Catalog < Formula
  desc "Documentation sites for SwiftUI design systems"
  homepage "${address%%/releases/*}"
  version "$version"
  license "MIT"

  on_macos do
$macos
  end

  on_linux do
    on_intel do
$intel
    end
    on_arm do
$arm
    end
  end

  def install
    bin.install "bin/catalog"
    man1.install Dir["share/man/man1/*"]
    bash_completion.install "share/bash-completion/completions/catalog"
    zsh_completion.install "share/zsh/site-functions/_catalog"
    fish_completion.install "share/fish/vendor_completions.d/catalog.fish"
  end

  test do
    system bin/"catalog", "init", "content"
    system bin/"catalog", "check", "content", "--strict"
  end
end
END
