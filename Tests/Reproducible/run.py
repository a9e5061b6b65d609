"""Builds catalogs twice in surroundings that differ, and compares the sites byte for byte.

    python run.py PATH/TO/catalog [--other PATH/TO/catalog] CONTENT…

The second build has another folder, files that were made in the opposite order and at other times,
another time zone, language, home, mask of permissions and number of cores, and another tool where
one is given, such as one that is not optimised. Ends with `N passed, M failed`, and with status 1
when something failed.
"""

import argparse
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

FIRST = {"TZ": "UTC", "LC_ALL": "C", "LANG": "C", "HOME": "/"}
SECOND = {"TZ": "Pacific/Chatham", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"}


def copied(content, folder, is_reversed):
    """A copy whose files are made one after the other in one order or the other."""
    files = sorted(path for path in content.rglob("*") if path.is_file())
    for number, path in enumerate(reversed(files) if is_reversed else files):
        place = folder / path.relative_to(content)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
        os.utime(place, (1e9 + number * 1e6, 1e9 + number * 1e6))
    return folder


def build(tool, content, site, jobs, mask, more):
    return subprocess.run(
        [tool, "build", "content", "--output", site, "--jobs", str(jobs)], cwd=content.parent,
        env={**os.environ, "HOME": str(content), **more}, umask=mask, capture_output=True, text=True)


def digests(site, is_one_tool):
    """The digest of every file by its path."""
    return {path.relative_to(site).as_posix(): hashlib.sha256(written(path, is_one_tool)).hexdigest()
            for path in site.rglob("*") if path.is_file()}


def written(path, is_one_tool):
    """What a file says, but for the note of the tool that has made the site."""
    content = path.read_bytes()
    if is_one_tool or path.name != ".catalog-site":
        return content
    return b"".join(line for line in content.splitlines(keepends=True)
                    if not line.startswith(b"made from "))


def differences(tools, content, folder):
    """The paths at which the builds of two tools differ, and what they said otherwise."""
    first = copied(content, folder / "one" / "content", False)
    second = copied(content, folder / "two" / "deeper and longer" / "content", True)
    said = [build(tools[0], first, folder / "site", 1, 0o022, FIRST),
            build(tools[1], second, folder / "other" / "site", 4, 0o077, SECOND)]
    texts = [result.stderr.replace(str(place), "") for result, place in
             zip(said, [folder, folder / "other"])]
    if said[0].returncode != said[1].returncode or texts[0] != texts[1]:
        return [f"what is said, {texts[0]!r} and {texts[1]!r},"]
    if said[0].returncode != 0:
        return []
    is_one_tool = tools[0] == tools[1]
    found = [digests(site, is_one_tool) for site in (folder / "site", folder / "other" / "site")]
    return sorted(path for path in found[0].keys() | found[1].keys()
                  if found[0].get(path) != found[1].get(path))


def main():
    parser = argparse.ArgumentParser(prog="run.py", description=__doc__.splitlines()[0])
    parser.add_argument("tool", type=pathlib.Path)
    parser.add_argument("contents", type=pathlib.Path, nargs="+", metavar="CONTENT")
    parser.add_argument("--other", type=pathlib.Path, help="the tool of the second build")
    options = parser.parse_intermixed_args()
    tools = [options.tool.resolve(), (options.other or options.tool).resolve()]
    failed = 0
    for content in options.contents:
        with tempfile.TemporaryDirectory() as folder:
            paths = differences(tools, content.resolve(), pathlib.Path(folder))
        failed += bool(paths)
        for path in paths[:20]:
            print(f"{content}: {path} differs")
    print(f"{len(options.contents) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
