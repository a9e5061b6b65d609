"""How long an edit takes to reach a browser, and whether the server's memory stays.

  serve.py --content DIR              edits of a copy of a catalog, 1,000 of them
  serve.py --content DIR --edits 40   fewer

The client does what a page does: it listens to the events, and when it is told asks for what the
event names: its page, or a stylesheet. What it gets has to show the edit.
"""

import argparse
import http.client
import json
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from queue import Empty, Queue
from statistics import median
from typing import Callable
from urllib.parse import quote, urlsplit

EVENTS = "/_catalog/events"
# A server that has not told after so many seconds never will.
PATIENCE = 60
TOOL = pathlib.Path(__file__).resolve().parents[2] / ".build/release/catalog"


class Server:
    """`catalog serve` on a port that is free."""

    def __init__(self, tool, content):
        self.start = time.perf_counter()
        self.process = subprocess.Popen(
            [tool, "serve", content, "--port", "0", "--follow-links"], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        self.address = Queue()
        threading.Thread(target=self.read, daemon=True).start()
        self.host = urlsplit(self.address.get(timeout=PATIENCE * 10)).netloc

    def read(self):
        """Reads all that is said, so that the server never waits for a reader."""
        for line in self.process.stdout:
            found = re.search(r"http://\S+", line)
            if found:
                self.address.put(found.group())

    def page(self, path):
        """The text of a page, with the seconds that it took."""
        start = time.perf_counter()
        connection = http.client.HTTPConnection(self.host, timeout=PATIENCE)
        connection.request("GET", path)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return (text if answer.status == 200 else ""), time.perf_counter() - start

    @property
    def memory(self):
        """MB that are in memory now."""
        status = open(f"/proc/{self.process.pid}/status").read()
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) / 1e3

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Listener:
    """The stream of events, as a page hears it that was served with a version."""

    def __init__(self, server, page, version):
        self.heard = Queue()
        self.connection = http.client.HTTPConnection(server.host)
        self.connection.request("GET", f"{EVENTS}?page={quote(page)}&version={quote(version)}")
        self.answer = self.connection.getresponse()
        # The first line says when to try again; the server listens from then on.
        self.answer.readline()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        kind = None
        try:
            while line := self.answer.readline():
                if line.startswith(b"event:"):
                    kind = line[6:].strip().decode()
                elif line.startswith(b"data:") and kind in ("reload", "styles"):
                    self.heard.put((kind, line[5:].strip().decode(), time.perf_counter()))
        except (OSError, ValueError, AttributeError):
            pass

    def wait(self):
        """What the page has to ask for, and when it was told; `None` when it was not."""
        try:
            return self.heard.get(timeout=PATIENCE)
        except Empty:
            return None

    def close(self):
        # The thread may wait for a line, and closing would wait for the thread.
        if self.connection.sock:
            self.connection.sock.shutdown(socket.SHUT_RDWR)


@dataclass
class Edit:
    """A file that is changed again and again, and the page of the reader."""

    kind: str
    file: pathlib.Path
    page: str
    change: Callable[[str, int], str]
    # What the page or the stylesheet then holds.
    shown: Callable[[int], str]

    def __post_init__(self):
        self.original = self.file.read_text()

    def make(self, number):
        self.file.write_text(self.change(self.original, number))


def edits(content):
    """One of each kind that a person makes while writing."""
    system = system_folder(content)
    base = "/" if system == content else f"/{system.name}/"
    component = next(
        file.parent for file in sorted((system / "components").glob("*/preview.css"))
        if re.search(r"(?m)^summary: .", (file.parent / "component.yaml").read_text()))
    page = f"{base}components/{component.name}.html"
    return [
        guide(system, base), token(system, base),
        Edit("preview", component / "preview.css", page,
             lambda text, n: f"{text}\n.edit-{n} {{ display: block; }}\n", lambda n: f".edit-{n} "),
        Edit("component", component / "component.yaml", page,
             lambda text, n: re.sub(r"(?m)^summary: .*$", f"summary: Edit number {n} of it.", text),
             lambda n: f"Edit number {n} of it."),
    ]


def system_folder(content):
    """The first system with guides, tokens and components."""
    if (content / "system.yaml").exists():
        return content
    return next(
        file.parent for file in sorted(content.glob("*/system.yaml"))
        if all((file.parent / name).is_dir() for name in ("guides", "tokens", "components")))


def guide(system, base):
    path = sorted(
        path for path in (system / "guides").rglob("*.md") if path.stem != "index")[0]
    way = path.relative_to(system).with_suffix(".html").as_posix()
    return Edit("guide", path, base + way, lambda text, n: f"{text}\nEdit number {n}.\n",
                lambda n: f"Edit number {n}.")


def token(system, base):
    """The first dimension of a group whose page has its name."""
    for path in sorted((system / "tokens").rglob("*.tokens.json")):
        way = dimension(json.loads(path.read_text()))
        if way and re.fullmatch("[a-z]+", way[0]):
            return Edit(
                "token", path, f"{base}tokens/{way[0]}.html",
                lambda text, n, way=way: with_value(text, way, 1000 + n), lambda n: f"{1000 + n}")
    sys.exit("no token file of the catalog has a dimension")


def dimension(tree, way=()):
    """The names that lead to the first token whose value has a number and a unit."""
    value = tree.get("$value")
    if isinstance(value, dict) and "unit" in value and isinstance(value.get("value"), (int, float)):
        return way
    for name, inner in tree.items():
        if isinstance(inner, dict) and not name.startswith("$"):
            if found := dimension(inner, (*way, name)):
                return found
    return None


def with_value(text, way, number):
    tree = json.loads(text)
    token = tree
    for name in way:
        token = token[name]
    token["$value"]["value"] = number
    return json.dumps(tree, indent=2)


def report(tool, content, count, edit_count):
    """A table of what so many edits of a catalog took, of which a fourth are of each kind.

    The files of the catalog are changed. `count` is the number of its guides, or its name.
    """
    server = Server(tool, content)
    try:
        chosen = edits(content)
        server.page(chosen[0].page)
        first = time.perf_counter() - server.start
        memory = [server.memory]
        rows = {edit.kind: [] for edit in chosen}
        missed = []
        for number in range(1, edit_count + 1):
            edit = chosen[number % len(chosen)]
            times = once(server, edit, number)
            if times:
                rows[edit.kind].append(times)
            else:
                missed.append(f"{edit.kind} {number}")
            memory.append(server.memory)
        return table(count, first, rows, memory, missed)
    finally:
        server.stop()


def once(server, edit, number):
    """One edit: seconds until the page is told, and until it has what it asks for; `None` when it
    is not told, or what it gets does not show the edit."""
    text, _ = server.page(edit.page)
    version = re.search(r'data-version="([^"]*)"', text)
    listener = Listener(server, edit.page, version.group(1) if version else "")
    try:
        start = time.perf_counter()
        edit.make(number)
        told = listener.wait()
    finally:
        listener.close()
    if not told:
        return None
    kind, data, heard = told
    text, answered = server.page(edit.page) if kind == "reload" else stylesheets(server, data)
    return (heard - start, answered) if edit.shown(number) in text else None


def stylesheets(server, data):
    """The stylesheets that an event names."""
    change = json.loads(data)
    got = [server.page(f"/{path}?version={change['version']}") for path in change["paths"]]
    return "".join(text for text, _ in got), sum(seconds for _, seconds in got)


def table(count, first, rows, memory, missed):
    title = f"{count:,} guides" if isinstance(count, int) else count
    lines = [f"{title}: first page after {first * 1000:.0f} ms", "",
             f"{'':<10}  {'until told, ms':>24}  {'then the page, ms':>24}",
             f"{'edit of a':<10}  {FIGURES:>24}  {FIGURES:>24}"]
    for kind, found in rows.items():
        told, answered = zip(*found) if found else ((), ())
        lines.append(f"{kind:<10}  {figures(told):>24}  {figures(answered):>24}")
    after = memory[len(memory) // 2:]
    lines += ["", f"memory MB: {memory[0]:.0f} at first, {memory[-1]:.0f} at the end, "
                  f"{max(memory):.0f} at most; {after[-1] - after[0]:+.0f} over the second half"]
    if missed:
        shown = ", ".join(missed[:10])
        lines.append(f"{len(missed)} edits were not told or not shown: {shown}")
    return "\n".join(lines) + "\n"


FIGURES = "median / 95th / max"


def figures(seconds):
    if not seconds:
        return "-"
    values = sorted(value * 1000 for value in seconds)
    most = values[min(len(values) - 1, round(0.95 * (len(values) - 1)))]
    return f"{median(values):.0f} / {most:.0f} / {values[-1]:.0f}"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", type=pathlib.Path, default=TOOL, help="the catalog to time")
    parser.add_argument("--content", type=pathlib.Path, required=True)
    parser.add_argument("--edits", type=int, default=1000, help="a fourth of each kind")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        content = copied(options.content.resolve(), pathlib.Path(folder))
        print(report(options.tool.resolve(), content, str(options.content), options.edits))


def copied(content, folder):
    """A copy to edit. What lies beside a catalog, such as its Swift sources, is linked."""
    for other in content.parent.iterdir():
        if other != content and not other.name.startswith("."):
            (folder / other.name).symlink_to(other)
    return pathlib.Path(shutil.copytree(content, folder / content.name))


if __name__ == "__main__":
    main()
