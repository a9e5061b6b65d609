#!/usr/bin/env bash
# Downloads a release of the tool, compares its checksum, and puts it on the path of the job.
#
# RELEASES can name another place of the releases than the repository of this action.
set -euo pipefail
case $VERSION in
'' | *[!0-9A-Za-z.+-]*)
  echo "::error::'$VERSION' is not a version of catalog; write one like 0.1.0"
  exit 64
  ;;
esac
case "$(uname -s) $(uname -m)" in
'Linux x86_64') system=linux processor=x86_64 ;;
'Linux aarch64') system=linux processor=aarch64 ;;
Darwin*) system=macos processor=universal ;;
*)
  echo "::error::there is no release of catalog for $(uname -sm)"
  exit 2
  ;;
esac

address=${RELEASES:-https://github.com/$REPOSITORY/releases/download}/$VERSION
name=catalog-$VERSION-$system-$processor
folder=$RUNNER_TEMP/catalog
mkdir -p "$folder"
cd "$folder"
for file in "$name.tar.gz" "checksums-$system.txt"; do
  curl --fail --silent --show-error --location --retry 3 --output "$file" "$address/$file"
done
expected=$(grep " $name.tar.gz\$" "checksums-$system.txt")
if command -v sha256sum >/dev/null; then
  echo "$expected" | sha256sum --check --quiet
else
  echo "$expected" | shasum -a 256 --check --quiet
fi
tar -xzf "$name.tar.gz"
echo "$folder/$name/bin" >>"$GITHUB_PATH"
"$folder/$name/bin/catalog" --version
