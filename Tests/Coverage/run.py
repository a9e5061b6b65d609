"""Prints how much of each target the tests reach: run.py BUILD [--least PERCENT]

BUILD is the folder that was built and tested with --enable-code-coverage. Lines and regions are
what the compiler's instrumentation counts; a region is a run of code without a branch in it.
Dependencies, tests and generated code are left out. .build/coverage/unreached.txt lists the lines
that no test reached, .build/coverage/report/index.html shows them in their files.
Exit status: 0 when the tests reach enough lines of every library, 1 when they do not, 64 when the
command line is wrong.
"""

import argparse
import collections
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REPORT = ROOT / ".build/coverage"
# Percent of the lines of each library.
LEAST = 92
# How many files are named of each library that has too little.
NAMED = 8
# Targets that no other target can import, so that tests start them as processes at most.
EXECUTABLES = {"catalog", "embed-theme", "LintDesign", "EmbedTheme"}

Counts = collections.namedtuple("Counts", "lines reached regions reached_regions")


def main(arguments):
    parser = argparse.ArgumentParser(prog="run.py", description=__doc__.splitlines()[0])
    parser.add_argument("build", type=Path)
    parser.add_argument("--least", type=float, default=LEAST)
    options = parser.parse_args(arguments)
    debug = options.build.resolve() / "debug"
    profile = debug / "codecov/default.profdata"
    if not profile.exists():
        print(f"{profile} is missing: run `make coverage-report`", file=sys.stderr)
        return 64
    coverage = Coverage(debug, profile)
    files = coverage.files()
    coverage.write_unreached(files)
    coverage.write_report()
    return table(files, options.least)


class Coverage:
    """What llvm-cov says of the binaries of one build."""

    def __init__(self, debug, profile):
        tests = debug / "catalogPackageTests.xctest"
        if tests.is_dir():
            tests = tests / "Contents/MacOS/catalogPackageTests"
        self.arguments = [tests, "-object", debug / "catalog", f"-instr-profile={profile}"]
        self.sources = sorted(
            path for path in (ROOT / "Sources").rglob("*.swift") if path.is_file())

    def tool(self, command, *options):
        """The output of a command of llvm-cov about the sources of this package."""
        run = subprocess.run(
            [*llvm_cov(), command, *map(str, self.arguments), *options,
             *(["-sources"] if command == "show" else []), *map(str, self.sources)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace")
        if run.returncode != 0:
            sys.exit(f"llvm-cov {command} failed: {run.stderr.strip()}")
        return run.stdout

    def files(self):
        """The counts of each file, by its path in the package."""
        export = json.loads(self.tool("export", "-summary-only"))
        counts = {}
        for file in export["data"][0]["files"]:
            path = Path(file["filename"]).resolve()
            lines, regions = file["summary"]["lines"], file["summary"]["regions"]
            counts[path.relative_to(ROOT).as_posix()] = Counts(
                lines["count"], lines["covered"], regions["count"], regions["covered"])
        return counts

    def write_unreached(self, files):
        """Lists the ranges of lines that were never run, with their text."""
        shown = self.tool("show", "-show-instantiations=false", "-use-color=false")
        with open(REPORT / "unreached.txt", "w") as output:
            name = None
            for line in shown.splitlines():
                if line.endswith(".swift:") and not line.startswith(" "):
                    name = Path(line[:-1]).resolve().relative_to(ROOT).as_posix()
                found = re.match(r" *(\d+)\| *0\|(.*)", line)
                if found and name in files:
                    output.write(f"{name}:{found[1]}:{found[2]}\n")

    def write_report(self):
        shutil.rmtree(REPORT / "report", ignore_errors=True)
        self.tool("show", "-format=html", f"-output-dir={REPORT / 'report'}",
                  "-show-instantiations=false")


def llvm_cov():
    """The llvm-cov of the toolchain, which reads what its compiler writes."""
    if sys.platform == "darwin":
        return ["xcrun", "llvm-cov"]
    swift = Path(shutil.which("swift") or sys.exit("swift is missing")).resolve()
    return [str(swift.parent / "llvm-cov")]


def table(files, least):
    """Prints a row for each target, and what is left of those below the least."""
    targets = collections.defaultdict(dict)
    for path, counts in files.items():
        targets[path.split("/")[1]][path] = counts
    print(f"{'target':<24}{'files':>6}{'lines':>8}{'reached':>9}{'':>8}{'regions':>9}{'':>8}")
    low = []
    for target in sorted(targets, key=lambda name: (name in EXECUTABLES, name.lower())):
        total = total_of(targets[target].values())
        row(target, len(targets[target]), total)
        if target not in EXECUTABLES and percent(total.reached, total.lines) < least:
            low.append(target)
    libraries = [counts for target in targets if target not in EXECUTABLES
                 for counts in targets[target].values()]
    row("all libraries", len(libraries), total_of(libraries))
    for target in low:
        print(f"\n{target} is below {least:g} %; lines that no test reaches are in")
        left = sorted(targets[target].items(), key=lambda item: item[1].reached - item[1].lines)
        for path, counts in left[:NAMED]:
            if counts.lines > counts.reached:
                print(f"  {counts.lines - counts.reached:>4} of {counts.lines:<4} {path}")
    print(f"\n.build/coverage/unreached.txt, .build/coverage/report/index.html")
    return 1 if low else 0


def row(name, files, total):
    print(f"{name:<24}{files:>6}{total.lines:>8,}{total.reached:>9,}"
          f"{percent(total.reached, total.lines):>6.1f} %{total.regions:>9,}"
          f"{percent(total.reached_regions, total.regions):>6.1f} %")


def total_of(counts):
    return Counts(*map(sum, zip(*counts)))


def percent(part, whole):
    return 100 * part / whole if whole else 100


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
