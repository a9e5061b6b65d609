"""Feeds made-up bytes to the parsers: run.py FUZZER [--seconds N] [--cpu-seconds N] [--seed N] [TARGET…]

Each target gets the files of the repository that are of its kind, what an earlier run kept in
.build/fuzz/corpus, and what once broke it, in Tests/Fuzz/found/TARGET. A table tells how often
each ran, the seconds of a processor that it took, and how many edges of the code it has reached at
the start and at the end. With --cpu-seconds a target runs again, for --seconds each time, until it
had a processor for so long or something broke. What breaks a property is kept in .build/fuzz/found;
mend the cause, then keep the input in Tests/Fuzz/found.
Exit status: 0 when nothing broke, 1 when something did, 64 when the command line is wrong.
"""

import argparse
import hashlib
import os
import re
import resource
import subprocess
import sys
from pathlib import Path

from seeds import PATTERNS, seeds

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build/fuzz"
# An input that takes longer, in seconds, or more memory, in megabytes, counts as broken.
LONGEST = 10
LARGEST = 2_048
ENVIRONMENT = {
    # What the runtime keeps for the whole run is no leak.
    "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1",
    "SWIFT_BACKTRACE": "enable=no",
}


def main(arguments):
    parser = argparse.ArgumentParser(prog="run.py", description=__doc__.splitlines()[0])
    parser.add_argument("fuzzer", type=Path)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--cpu-seconds", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("targets", nargs="*", metavar="TARGET")
    options = parser.parse_intermixed_args(arguments)
    unknown = set(options.targets) - set(PATTERNS)
    if unknown:
        print(f"unknown target: {', '.join(sorted(unknown))}; there are {', '.join(PATTERNS)}",
              file=sys.stderr)
        return 64
    print(f"{'target':<12}{'executions':>13}{'CPU s':>8}{'edges':>17}{'inputs':>9}  broken")
    results = [fuzz(target, options) for target in options.targets or PATTERNS]
    return 1 if any(results) else 0


def fuzz(target, options):
    """Runs one target, prints its row, and tells whether anything broke."""
    corpus, found = BUILD / "corpus" / target, BUILD / "found"
    corpus.mkdir(parents=True, exist_ok=True)
    found.mkdir(parents=True, exist_ok=True)
    known = [path.read_bytes() for path in sorted((ROOT / "Tests/Fuzz/found" / target).glob("*"))]
    for content in seeds(target, ROOT) + known:
        (corpus / hashlib.sha1(content).hexdigest()).write_bytes(content)
    runs = [Run(target, options, options.seed)]
    while sum(each.seconds for each in runs) < options.cpu_seconds and not runs[-1].failed:
        runs.append(Run(target, options, options.seed + len(runs)))
    inputs = sum(1 for _ in corpus.iterdir())
    print(f"{target:<12}{sum(each.executions for each in runs):>13,}"
          f"{sum(each.seconds for each in runs):>8,.0f}"
          f"{f'{runs[0].first} → {runs[-1].end}':>17}{inputs:>9,}  "
          f"{' '.join(map(os.path.basename, runs[-1].broken)) or '-'}", flush=True)
    for line in runs[-1].reasons:
        print(f"  {line}")
    return runs[-1].failed


class Run:
    """One process: what it did, in how many seconds of a processor, and what broke."""

    def __init__(self, target, options, seed):
        words = ROOT / "Tests/Fuzz/dictionaries" / f"{target}.dict"
        before = processor()
        process = subprocess.run(
            [options.fuzzer, BUILD / "corpus" / target, f"-dict={words}",
             f"-artifact_prefix={BUILD}/found/{target}-", f"-max_total_time={options.seconds}",
             f"-seed={seed}", f"-timeout={LONGEST}", f"-rss_limit_mb={LARGEST}", "-max_len=20000",
             "-print_final_stats=1"],
            env=os.environ | ENVIRONMENT | {"CATALOG_FUZZ_TARGET": target},
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, errors="replace")
        self.seconds = processor() - before
        log = process.stderr
        (BUILD / f"{target}.log").write_text(log)
        self.executions = int(last(r"stat::number_of_executed_units:\s*(\d+)", log)
                              or last(r"^#(\d+)", log) or 0)
        first = re.search(r"INITED\s+cov: (\d+)", log)
        self.first, self.end = first[1] if first else "?", last(r"cov: (\d+)", log) or "?"
        self.broken = re.findall(r"Test unit written to (\S+)", log)
        self.reasons = re.findall(r"Fatal error: .*|ERROR: .*", log)[:1]
        self.failed = bool(self.broken) or process.returncode != 0


def processor():
    """The seconds that processes which have ended had a processor."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def last(pattern, text):
    """The last text that a group of a pattern matches."""
    found = re.findall(pattern, text, re.MULTILINE)
    return found[-1] if found else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
