"""Runs `catalog` on growing texts of each construct, and tells how time and memory grow.

  run.py                                  100 KB, 300 KB and 1 MB of each construct
  run.py --sizes 100000 1000000 10000000
  run.py --only Swift markdown/links      some formats, or some constructs
  run.py --flagged                        only the lines that break a bound

Time is what all cores spent outside the kernel, which is slow to make files where many were deleted
just before; memory is the most that the process had at once. How they grow is told beyond what the
same command takes for a tiny text. Ends with status 1 if something breaks a bound.
"""

import argparse
import dataclasses
import math
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile

import forms_of_code  # noqa: F401
import forms_of_data  # noqa: F401
import forms_of_text  # noqa: F401
from forms import FORMS
from places import places

TOOL = pathlib.Path(__file__).resolve().parents[2] / ".build" / "release" / "catalog"
# What a text of 1 MB may take, and how the costs may grow.
MOST_SECONDS, MOST_MEGABYTES, MOST_EXPONENT = 2, 256, 1.15
# What is less than that is noise, and says nothing of growth.
LEAST_SECONDS, LEAST_MEGABYTES = 0.1, 16
# Seconds and bytes at which a run is given up.
PATIENCE, MOST_ADDRESSES = 20, 4 << 30


@dataclasses.dataclass
class Cost:
    """Seconds of all cores, MB, and why the run is not as it should be, if so."""

    seconds: float
    megabytes: float
    trouble: str


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_ADDRESSES, MOST_ADDRESSES))


def run(command, given):
    with tempfile.TemporaryFile() as said, open(given or os.devnull, "rb") as text:
        process = subprocess.Popen(
            command, stdin=text, stdout=said, stderr=said, preexec_fn=limit)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    # KB on Linux, bytes on macOS.
    unit = 1e6 if os.uname().sysname == "Darwin" else 1e3
    trouble = "" if process.returncode in (0, 1, 2) else f"status {process.returncode}"
    return Cost(usage.ru_utime, usage.ru_maxrss / unit, trouble)


def exponent(points):
    """The slope of the line through the logarithms with the least squares, or none."""
    if len(points) < 2:
        return None
    logs = [(math.log(size), math.log(value)) for size, value in points]
    middle = [sum(log[axis] for log in logs) / len(logs) for axis in (0, 1)]
    across = sum((x - middle[0]) ** 2 for x, _ in logs)
    return sum((x - middle[0]) * (y - middle[1]) for x, y in logs) / across


def judged(sizes, costs, base):
    """The two exponents, and what breaks a bound."""
    pairs = list(zip(sizes, costs))
    times = [(size, cost.seconds - base.seconds) for size, cost in pairs]
    memory = [(size, cost.megabytes - base.megabytes) for size, cost in pairs]
    slopes = (exponent([point for point in times if point[1] > LEAST_SECONDS]),
              exponent([point for point in memory if point[1] > LEAST_MEGABYTES]))
    flags = [cost.trouble for cost in costs if cost.trouble][:1]
    if (slopes[0] or 0) > MOST_EXPONENT:
        flags.append("time grows")
    if (slopes[1] or 0) > MOST_EXPONENT:
        flags.append("memory grows")
    for size, cost in pairs:
        share = max(1, size / 1e6)
        if cost.seconds > MOST_SECONDS * share:
            flags.append("slow")
        if cost.megabytes > MOST_MEGABYTES * share:
            flags.append("large")
    return slopes, list(dict.fromkeys(flags))


def line(name, command, costs, slopes, flags):
    shown = [f"{slope:.2f}" if slope is not None else "–" for slope in slopes]
    times = " ".join(f"{cost.seconds:7.2f}" for cost in costs)
    memory = " ".join(f"{cost.megabytes:6.0f}" for cost in costs)
    return (f"{name:38.38} {command:20.20} {times}  {memory}  {shown[0]:>5} {shown[1]:>5}  "
            + ", ".join(flags)).rstrip()


def measured(tool, place, command, form, sizes):
    costs = []
    for size in sizes:
        place.put(form.make(size))
        shutil.rmtree(place.folder.with_suffix(".site"), ignore_errors=True)
        costs.append(run([tool, *place.words(command)], place.input(command)))
        if costs[-1].trouble:
            break
    return costs


def chosen(names):
    if not names:
        return FORMS
    return [form for form in FORMS
            if form.format in names or f"{form.format}/{form.name}" in names]


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="+", default=[100_000, 300_000, 1_000_000])
    parser.add_argument("--only", nargs="+", default=[], metavar="FORMAT[/CONSTRUCT]")
    parser.add_argument("--flagged", action="store_true")
    parser.add_argument("--tool", type=pathlib.Path, default=TOOL, help="the catalog to time")
    return parser.parse_args()


def report(options, root):
    """Prints a line for each construct and command; how many of them break a bound."""
    made, bases, broken, count = places(root), {}, 0, 0
    tool = str(options.tool.resolve())
    for form in chosen(options.only):
        place = made[form.place]
        for command in place.commands:
            if (form.place, command) not in bases:
                place.put(form.make(1))
                bases[form.place, command] = run(
                    [tool, *place.words(command)], place.input(command))
            costs = measured(tool, place, command, form, options.sizes)
            slopes, flags = judged(options.sizes, costs, bases[form.place, command])
            broken, count = broken + bool(flags), count + 1
            if flags or not options.flagged:
                plain = " ".join(word for word in command if not word.startswith("@"))
                print(line(f"{form.format}: {form.name}", plain, costs, slopes, flags), flush=True)
    print(f"{count} lines, {broken} break a bound")
    return broken


def main():
    options = arguments()
    if not options.tool.exists():
        sys.exit(f"{options.tool} is missing: run 'make release'")
    sizes = " ".join(f"{size / 1000:,.0f}" for size in options.sizes)
    print(f"construct, command, seconds and MB at {sizes} KB, exponents of time and memory")
    with tempfile.TemporaryDirectory() as folder:
        sys.exit(1 if report(options, pathlib.Path(folder)) else 0)


if __name__ == "__main__":
    main()
