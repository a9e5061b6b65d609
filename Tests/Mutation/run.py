"""Changes the code at many places, one at a time, and counts what the tests notice.

    python run.py [--places N] [--seed N] [--jobs N] [--modules NAME…] [--resume] [--again]

A copy of the package in .build/mutation gets choices that are made when it runs: `a < b` may be
`a <= b`, `1` may be 2, `true` false, a branch never taken, a call left out. It is built once. Each
changed place then runs the tests that reach it, those of its own module first, until one fails. A
test that crashes, or that takes far longer than it should, has noticed.

Survivors are printed. Each result is kept in .build/mutation/results.json as soon as it is known:
`--resume` goes on with a run that was ended, and `--again` runs only the survivors of the last run,
for instance after new tests.
What no test can notice is in Tests/Mutation/equivalent.txt, with the reason.
Exit status: 0 when the tests notice 90 % or more, 1 when fewer, 2 when the copy does not build.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path

from package import Copy, chosen

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".build/mutation"
# The rules, and what they calculate with.
MODULES = ["CatalogChecks", "ColorScience", "DesignLint", "DesignTokens", "TokenContrast",
           "TokenDialects"]
# What may notice. A module's own tests come first, then the others by how long they take.
TESTS = [f"{module}Tests" for module in MODULES] + [
    "ContrastReportsTests", "GoldenTests", "SwiftTokensTests"]
# Percent of the places that tests have to notice.
LEAST = 90
# A run that takes this many times as much of the processor, and these seconds more, hangs.
PATIENCE, MORE = 4, 10
LARGEST = 8 << 30


def main(arguments):
    parser = argparse.ArgumentParser(prog="run.py", description=__doc__.splitlines()[0])
    parser.add_argument("--places", type=int, default=60, help="of each module")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--modules", nargs="+", default=MODULES)
    parser.add_argument("--resume", action="store_true", help="only what has no result yet")
    parser.add_argument("--again", action="store_true", help="only the survivors of the last run")
    options = parser.parse_args(arguments)
    FOLDER.mkdir(parents=True, exist_ok=True)
    numbered = dict(enumerate(chosen(ROOT, options.modules, options.places, options.seed)))
    copy = Copy(ROOT, FOLDER, numbered, options.modules, TESTS)
    if not copy.build():
        print(copy.log[-4_000:], file=sys.stderr)
        return 2
    trials = Trials(copy.binary)
    results = Results(FOLDER / "results.json", options.resume or options.again)
    missing = {number: place for number, place in copy.numbered.items()
               if results.asks(place, options.again)}
    print(f"{len(copy.numbered)} places, {len(missing)} to run", file=sys.stderr, flush=True)
    trials.run(missing, options.jobs, results.add)
    return table(copy.numbered, results.known, trials.reached)


class Results:
    """What became of each place, in a file that is whole whenever the run ends."""

    def __init__(self, file, keeps):
        self.file = file
        self.known = json.loads(file.read_text()) if keeps and file.exists() else {}

    def asks(self, place, again):
        """Whether a place is to be run."""
        how = self.known.get(place.key)
        return how is None or again and how == "survived"

    def add(self, place, how):
        self.known[place.key] = how
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps(self.known, indent=1))
        new.replace(self.file)


class Trials:
    """Runs of one built product of tests, with one place changed or none."""

    def __init__(self, binary):
        self.binary = binary
        self.reached, self.seconds = {}, {}
        for tests in TESTS:
            self._run_unchanged(tests)

    def _run_unchanged(self, tests):
        """Finds out what the tests of one target reach, and how long they take."""
        note = FOLDER / f"{tests}.reached"
        note.unlink(missing_ok=True)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run = self._start(tests, {"CATALOG_MUTATION_REACHED": str(note)}, None)
        output, _ = run.communicate()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if run.returncode != 0:
            failed = [line for line in output.splitlines() if "✘" in line]
            sys.exit(f"{tests} fails with nothing changed\n" + "\n".join(failed[:20]))
        self.reached[tests] = {int(line) for line in note.read_text().split()}
        self.seconds[tests] = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def run(self, numbered, jobs, add):
        """Changes each place, and adds what becomes of it."""
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            futures = {pool.submit(self._outcome, number, place): place
                       for number, place in numbered.items()}
            for count, future in enumerate(concurrent.futures.as_completed(futures), 1):
                add(futures[future], future.result())
                if count % 20 == 0:
                    print(f"{count} of {len(futures)}", file=sys.stderr, flush=True)

    def _outcome(self, number, place):
        own = place.path.split("/")[1] + "Tests"
        reaching = [tests for tests in TESTS if number in self.reached[tests]]
        for tests in sorted(reaching, key=lambda name: (name != own, self.seconds[name])):
            how = self._noticed(tests, number)
            if how:
                return how
        return "survived"

    def _noticed(self, tests, number):
        """How the tests of a target notice a change, or nothing."""
        limit = int(self.seconds[tests] * PATIENCE + MORE)
        run = self._start(tests, {"CATALOG_MUTANT": str(number)}, limit)
        start = time.monotonic()
        for line in run.stdout:
            if "✘" in line:
                run.kill()
                run.communicate()
                return "failed"
        run.communicate()
        if run.returncode == 0:
            return None
        # A test that waits for ever uses no processor; none of these targets has one that waits.
        return "hung" if time.monotonic() - start >= limit else "crashed"

    def _start(self, tests, more, seconds):
        def limited():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            if seconds:
                resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
                resource.setrlimit(resource.RLIMIT_AS, (LARGEST, LARGEST))

        return subprocess.Popen(
            [self.binary, "--testing-library", "swift-testing", "--filter", f"^{tests}\\."],
            cwd=FOLDER / "package", env=os.environ | {"SWIFT_BACKTRACE": "enable=no"} | more,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
            preexec_fn=limited)


def equivalent():
    """The changes that are said to change nothing: path, line of code, what is changed."""
    file = Path(__file__).with_name("equivalent.txt")
    entries = [line.split("\t") for line in file.read_text().splitlines()
               if line and not line.startswith("#")]
    return {tuple(entry[:3]) for entry in entries}


def table(numbered, results, reached):
    """Prints a row for each module, and the changes that nothing noticed."""
    known, rows, survivors = equivalent(), collections.defaultdict(collections.Counter), []
    anywhere = set().union(*reached.values())
    for number, place in numbered.items():
        how = results[place.key]
        if how == "survived":
            change = (place.path, place.code, f"{place.old} → {place.new}")
            how = "equivalent" if change in known else how
            survivors += [] if change in known else [(number, place)]
        rows[place.path.split("/")[1]][how] += 1
    columns = ["failed", "crashed", "hung", "survived", "equivalent"]
    print(f"{'module':<16}{'places':>8}" + "".join(f"{name:>12}" for name in columns)
          + f"{'noticed':>12}")
    rows["all"] = sum(rows.values(), collections.Counter())
    for module, row in rows.items():
        print(f"{module:<16}{row.total():>8}" + "".join(f"{row[name]:>12}" for name in columns)
              + f"{share(row):>10.1f} %")
    for number, place in survivors:
        unreached = "" if number in anywhere else " (no test runs it)"
        print(f"\n{place.path}:{place.line}: {place.old} → {place.new}{unreached}")
        print(f"  {place.code}")
    return 0 if share(rows["all"]) >= LEAST else 1


def share(row):
    """Percent of the changes that can be noticed that were."""
    possible = row.total() - row["equivalent"]
    return 100 * (possible - row["survived"]) / possible if possible else 100


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
