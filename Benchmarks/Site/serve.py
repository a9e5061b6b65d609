"""How long an edit takes to reach a browser, and whether the server's memory stays.

The client does what a page does: it listens to the events, and asks for the page when it is told.
"""

import http.client
import re
import subprocess
import threading
import time
from queue import Empty, Queue
from statistics import median
from urllib.parse import urlsplit

EVENTS = "/_catalog/events"
# A server that has not told after so many seconds never will.
PATIENCE = 60


class Server:
    """`catalog serve` on a port that is free."""

    def __init__(self, tool, content):
        self.start = time.perf_counter()
        self.process = subprocess.Popen(
            [tool, "serve", content, "--port", "0"], stdout=subprocess.PIPE,
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
    """The stream of events, as one page hears it."""

    def __init__(self, server, version):
        self.heard = Queue()
        self.connection = http.client.HTTPConnection(server.host)
        self.connection.request("GET", f"{EVENTS}?version={version}")
        self.answer = self.connection.getresponse()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        try:
            while line := self.answer.readline():
                if line.startswith(b"event:"):
                    self.heard.put((line[6:].strip().decode(), time.perf_counter()))
        except (OSError, ValueError, AttributeError):
            pass

    def clear(self):
        while True:
            try:
                self.heard.get_nowait()
            except Empty:
                return

    def wait(self):
        """The first event that changes what a page shows, and when it was heard."""
        while True:
            kind, moment = self.heard.get(timeout=PATIENCE)
            if kind not in ("editor", "findings", "diagnostics"):
                return kind, moment


class Edit:
    """A file that is changed again and again, and the page that shows it."""

    def __init__(self, kind, file, page, change, shown=None):
        self.kind = kind
        self.file = file
        self.page = page
        self.original = file.read_text()
        self.change = change
        self.shown = shown or (lambda number: "")

    def make(self, number):
        text = self.change(self.original, number)
        self.file.write_text(text)


def edits(content):
    """One of each kind that a person makes while writing."""
    guide = sorted(
        path for path in (content / "guides").rglob("*.md")
        if path.stem != "index" and path.parent.name != "guides")[0]
    way = guide.relative_to(content).with_suffix(".html").as_posix()
    tag = content / "components" / "tag"
    return [
        Edit("guide", guide, f"/{way}", lambda text, n: f"{text}\nEdit number {n}.\n",
             lambda n: f"Edit number {n}."),
        Edit("token", content / "tokens" / "base.tokens.json", "/tokens/spacing.html",
             lambda text, n: text.replace('"value": 12', f'"value": {12 + n % 7 + 0.5}')),
        Edit("preview", tag / "preview.css", "/components/tag.html",
             lambda text, n: f"{text}\n.edit-{n} {{ display: block; }}\n"),
        Edit("component", tag / "component.yaml", "/components/tag.html",
             lambda text, n: text.replace("One or two words on", f"Edit number {n} on"),
             lambda n: f"Edit number {n} on"),
    ]


def report(tool, content, count, edit_count):
    server = Server(tool, content)
    try:
        chosen = edits(content)
        text, _ = server.page(chosen[0].page)
        first = time.perf_counter() - server.start
        version = re.search(r'data-version="([^"]*)"', text)
        listener = Listener(server, version.group(1) if version else "")
        memory = [server.memory]
        rows = {edit.kind: [] for edit in chosen}
        missed = 0
        for number in range(1, edit_count + 1):
            edit = chosen[number % len(chosen)]
            told, answered, is_shown = once(server, listener, edit, number)
            rows[edit.kind].append((told, answered))
            missed += not is_shown
            memory.append(server.memory)
        return table(count, first, rows, memory, missed)
    finally:
        server.stop()


def once(server, listener, edit, number):
    """One edit: seconds until it is told, seconds for the page, and whether the page shows it."""
    # Findings of the edit before may still be on their way.
    time.sleep(0.2)
    listener.clear()
    start = time.perf_counter()
    edit.make(number)
    _, heard = listener.wait()
    text, answered = server.page(edit.page)
    return heard - start, answered, edit.shown(number) in text


def table(count, first, rows, memory, missed):
    lines = [f"{count:,} guides: first page after {first * 1000:.0f} ms", "",
             f"{'edit of a':<10}  {'until told, ms':>24}  {'then the page, ms':>24}"]
    for kind, found in rows.items():
        told, answered = ([value * 1000 for value in part] for part in zip(*found))
        lines.append(f"{kind:<10}  {figures(told):>24}  {figures(answered):>24}")
    after = memory[len(memory) // 2:]
    lines += ["", f"memory MB: {memory[0]:.0f} at first, {memory[-1]:.0f} at the end, "
                  f"{max(memory):.0f} at most; {after[-1] - after[0]:+.0f} over the second half"]
    if missed:
        lines.append(f"{missed} pages did not show the edit they were told of")
    return "\n".join(lines) + "\n"


def figures(values):
    return f"{median(values):.0f} ({min(values):.0f}–{max(values):.0f})"
