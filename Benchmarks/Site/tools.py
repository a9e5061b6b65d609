"""How each tool makes its site from the folder that `generate.py` wrote."""

import os
import pathlib
import shutil
import subprocess
import sys

import measure

HERE = pathlib.Path(__file__).parent
BUILD = HERE / ".build"
VENV = HERE / ".venv"
DONE = BUILD / "done"


def install():
    """Hugo and MkDocs Material, into a folder of this benchmark's."""
    wanted = (HERE / "requirements.txt").read_text()
    ready = VENV / "ready"
    if ready.exists() and ready.read_text() == wanted:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
    subprocess.run(
        [VENV / "bin" / "python", "-m", "pip", "install", "--quiet",
         "--disable-pip-version-check", "-r", HERE / "requirements.txt"], check=True)
    ready.write_text(wanted)


def put_away(folder):
    """Moves a folder aside, to be removed by `remove_what_was_put_away`. For minutes after many files
    were deleted, Linux's ext4 takes several times as long to make new ones, whoever makes them."""
    if folder.exists():
        DONE.mkdir(parents=True, exist_ok=True)
        folder.rename(DONE / str(len(list(DONE.iterdir()))))


def remove_what_was_put_away():
    shutil.rmtree(DONE, ignore_errors=True)


class Tool:
    """Something that turns a folder of guides into a folder of files."""

    def __init__(self, name, source, output, command):
        self.name = name
        self.source = source
        self.output = output
        self.command = command

    def clear(self):
        put_away(self.output)

    def run(self):
        cost = measure.run(self.command, self.source)
        sizes, _ = measure.files(self.output)
        cost.files, cost.size = len(sizes), sum(size for _, size in sizes) / 1e6
        return cost


def catalog(tool, source, output):
    command = [tool, "build", source, "--output", output]
    return Tool("catalog", source, output, command)


class Again(Tool):
    """A second build of what the tool before it has just made; nothing has changed."""

    def __init__(self, tool):
        super().__init__(f"{tool.name}, again", tool.source, tool.output, tool.command)

    def clear(self):
        pass


class Command(Tool):
    """Something that writes no site."""

    def __init__(self, tool, source, *words):
        super().__init__(" ".join(words), source, None, [tool, words[0], source, *words[1:]])

    def clear(self):
        pass

    def run(self):
        return measure.run(self.command)


def commands(tool, source):
    """What a person or a machine asks for between two builds."""
    return [
        Command(tool, source, "check"), Command(tool, source, "check", "--only", "tokens"),
        Command(tool, source, "check", "--only", "links"), Command(tool, source, "coverage")]


class Stages(Tool):
    """One build that tells where its time goes, and how the bytes that it writes are shared out."""

    def __init__(self, built):
        command = [*built.command, "--timings"]
        super().__init__(f"{built.name}, stages", built.source, built.output, command)

    def report(self):
        self.clear()
        cost = measure.run(self.command, self.source)
        sizes, _ = measure.files(self.output)
        return cost.said, shares(sizes)


def shares(sizes):
    """The files and bytes of each part of a site."""
    parts = {}
    for path, size in sizes:
        part = next((name for name, holds in PARTS.items() if holds(path)), "other")
        files, total = parts.get(part, (0, 0))
        parts[part] = (files + 1, total + size / 1e6)
    return parts


PARTS = {
    "search index": lambda path: path.startswith("assets/search/"),
    "pages": lambda path: path.endswith(".html"),
    "markdown twins": lambda path: path.endswith(".md"),
    "files for programs": lambda path: path.endswith((".txt", ".json")),
}


def hugo(source, output):
    # The package's own command is a Python script, which would be timed along.
    binary = next(VENV.glob("lib/python*/site-packages/hugo/binaries/hugo*"))
    command = [binary, "--destination", output, "--noBuildLock", "--quiet"]
    return Tool("Hugo", source, output, command)


def mkdocs(source, output):
    command = [VENV / "bin" / "python", "-m", "mkdocs", "build", "--quiet", "--site-dir", output]
    return Tool("MkDocs Material", source, output, command)


class Floor(Tool):
    """libcmark over all guides, and as many files and bytes as `catalog` has just written."""

    def __init__(self, source, catalog_output, output):
        self.like = catalog_output
        self.list = output.with_suffix(".txt")
        super().__init__("floor", source, output, [compiled_floor(), output])

    def run(self):
        guides = sorted(self.source.rglob("*.md"))
        sizes, folders = measure.files(self.like)
        lines = [f"guide {path}" for path in guides] + [f"folder {path}" for path in folders]
        lines += [f"file {size} {path}" for path, size in sizes]
        self.list.write_text("\n".join(lines) + "\n")
        with self.list.open() as list_file:
            cost = measure.run(self.command, stdin=list_file)
        cost.files, cost.size = len(sizes), sum(size for _, size in sizes) / 1e6
        return cost


def compiled_floor():
    source, binary = HERE / "floor.c", BUILD / "floor"
    if not binary.exists() or binary.stat().st_mtime < source.stat().st_mtime:
        BUILD.mkdir(exist_ok=True)
        flags = subprocess.run(
            ["pkg-config", "--cflags", "--libs", "libcmark"], check=True, capture_output=True)
        subprocess.run(
            [os.environ.get("CC", "cc"), "-O2", "-o", binary, source,
             *flags.stdout.decode().split()], check=True)
    return binary
