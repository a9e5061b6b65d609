"""One run of a command, and what it cost."""

import dataclasses
import os
import pathlib
import subprocess
import tempfile
import time


@dataclasses.dataclass
class Cost:
    """Seconds on the clock and of all cores, MB of memory, and what was written and said."""

    wall: float
    cpu: float
    memory: float
    files: int = 0
    size: float = 0
    said: str = ""


class Failure(Exception):
    """A command ended with another status than 0; the text is what it said."""


def run(command, folder=None, stdin=None):
    """Runs a command to its end.

    Linux counts the memory of the process that starts another to that one, so a figure below the
    15 MB of the runner is not to be had.
    """
    with tempfile.TemporaryFile() as said:
        start = time.perf_counter()
        process = subprocess.Popen(
            [str(part) for part in command], cwd=folder, stdin=stdin, stdout=said, stderr=said)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        text = said.read().decode(errors="replace")
        if process.returncode != 0:
            raise Failure(f"{command[0]}: {text[-2000:]}")
    # KB on Linux, bytes on macOS.
    unit = 1e6 if os.uname().sysname == "Darwin" else 1e3
    return Cost(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit, said=text)


def files(folder):
    """Every file below a folder with its size, and every folder, sorted."""
    sizes, folders = [], []
    for path, names, leaves in os.walk(folder):
        names.sort()
        relative = pathlib.Path(path).relative_to(folder)
        folders += [(relative / name).as_posix() for name in names]
        sizes += [((relative / leaf).as_posix(), (pathlib.Path(path) / leaf).stat().st_size)
                  for leaf in sorted(leaves)]
    return sizes, folders
