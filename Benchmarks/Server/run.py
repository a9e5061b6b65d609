"""Loads `catalog serve` beside nginx with the same pages, in one run.

  run.py                              content/, 10 s for each figure
  run.py --content DIR --seconds 30   another catalog, longer
  run.py --only listeners             one part: load, connections or listeners

Needs nginx and wrk. Says how busy the machine was: figures of a busy one compare, but mean little.
"""

import argparse
import asyncio
import os
import pathlib
import re
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from urllib.parse import quote

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Site"))

from serve import EVENTS, Server, copied, edits  # noqa: E402

TOOL = HERE.parents[1] / ".build" / "release" / "catalog"
PARTS = ["load", "connections", "listeners"]
MANY, LISTENERS, EDITS = 10_000, 1_000, 200
# Seconds between two edits, and between two requests beside them.
EDIT_PAUSE, REQUEST_PAUSE = 0.25, 0.02
NGINX = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; worker_processes auto;
worker_rlimit_nofile 15000;
events {{ worker_connections 14000; }}
http {{
  types {{ text/html html; text/css css; text/javascript js; }}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  server {{ listen 127.0.0.1:{port} backlog=20000; root {site}; }}
}}
"""


class Nginx:
    """nginx with the folder of a published site."""

    def __init__(self, site, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.host = f"127.0.0.1:{port}"
        settings = folder / "nginx.conf"
        settings.write_text(NGINX.format(folder=folder, site=site, port=port))
        # The workers of a root have no right to read its temporary folder.
        more = ["-g", "user root;"] if os.geteuid() == 0 else []
        self.process = subprocess.Popen(["nginx", "-c", settings, *more])
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                return
            except OSError:
                time.sleep(0.05)
        sys.exit("nginx does not start")

    def stop(self):
        self.process.terminate()
        self.process.wait()


def wrk(host, page, connections, seconds):
    """Requests a second, the 99th percentile of their time, and what went wrong."""
    said = subprocess.run(
        ["wrk", "-t2", f"-c{connections}", f"-d{seconds}s", "--timeout", "10s", "--latency",
         f"http://{host}{page}"], capture_output=True, text=True, check=True).stdout
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", said).group(1))
    last = re.search(r"99%\s+(\S+)", said).group(1)
    wrong = re.findall(r"(Socket errors:.*|Non-2xx.*)", said)
    return rate, last, "; ".join(wrong)


def pages(site):
    """A small page, one of the middle, and the largest."""
    found = sorted(site.rglob("*.html"), key=lambda path: path.stat().st_size)
    chosen = [found[len(found) // 10], found[len(found) // 2], found[-1]]
    return [("/" + path.relative_to(site).as_posix(), path.stat().st_size) for path in chosen]


def load(server, site, folder, seconds):
    """Both with a hundred connections, by turns."""
    nginx = Nginx(site, folder)
    try:
        print(f"{'100 connections':44} {'catalog':>10} {'nginx':>10}  ratio")
        for page, size in pages(site):
            server.page(page)
            own, other = (wrk(host, page, 100, seconds) for host in (server.host, nginx.host))
            print(f"{page[-30:]:30} {size / 1000:9.0f} KB {own[0]:10,.0f} {other[0]:10,.0f}  "
                  f"{own[0] / other[0]:.2f} {own[2]} {other[2]}")
    finally:
        nginx.stop()


def connections(server, site, folder, seconds):
    page = pages(site)[0][0]
    before = server.memory
    rate, last, wrong = wrk(server.host, page, MANY, seconds)
    print(f"{MANY:,} connections: {rate:,.0f} requests a second, 99 % within {last}; memory "
          f"{before:.0f} → {server.memory:.0f} MB; {wrong or 'no errors'}")
    _, took = server.page(page)
    print(f"then one request: {took * 1000:.0f} ms")


class Listeners:
    """Many pages that wait for events, in a thread of its own."""

    def __init__(self, server, page, count):
        self.server, self.page, self.count, self.heard = server, page, count, 0
        self.ready = threading.Event()
        threading.Thread(target=lambda: asyncio.run(self.run()), daemon=True).start()
        self.ready.wait(60)

    async def run(self):
        open_now = [await self.opened() for _ in range(self.count)]
        self.ready.set()
        await asyncio.gather(*(self.listen(reader) for reader, _ in open_now))

    async def opened(self):
        host, port = self.server.host.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(f"GET {EVENTS}?page={quote(self.page)}&version=0 HTTP/1.1\r\n"
                     f"Host: {self.server.host}\r\n\r\n".encode())
        await reader.readline()
        return reader, writer

    async def listen(self, reader):
        try:
            while line := await reader.readline():
                self.heard += line.startswith(b"event:")
        except (OSError, ValueError):
            pass


def listeners(server, content, wait):
    """Edits beside many listeners, and how long pages take meanwhile."""
    edit = edits(content)[0]
    server.page(edit.page)
    before, times = server.memory, []
    crowd = Listeners(server, edit.page, LISTENERS)
    done = threading.Event()

    def ask():
        while not done.is_set():
            times.append(server.page(edit.page)[1])
            time.sleep(REQUEST_PAUSE)

    asking = threading.Thread(target=ask)
    asking.start()
    memory = []
    for number in range(EDITS):
        edit.make(number)
        time.sleep(EDIT_PAUSE)
        memory.append(server.memory)
    done.set()
    asking.join()
    times.sort()
    shares = [times[min(len(times) - 1, int(share * len(times)))] * 1000 for share in (0.5, 0.99)]
    half = len(memory) // 2
    print(f"{LISTENERS:,} listeners, {EDITS} edits, {len(times):,} requests beside them: median "
          f"{shares[0]:.0f} ms, 99 % within {shares[1]:.0f} ms, all within "
          f"{times[-1] * 1000:.0f} ms; {crowd.heard:,} events heard")
    print(f"memory MB: {before:.0f} before, {memory[half]:.0f} after half of the edits, "
          f"{memory[-1]:.0f} at the end")


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--content", type=pathlib.Path, default=HERE.parents[1] / "content")
    parser.add_argument("--tool", type=pathlib.Path, default=TOOL)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    return parser.parse_args()


def main():
    options = arguments()
    for program in ("nginx", "wrk"):
        if not shutil.which(program):
            sys.exit(f"{program} is missing: install it")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "nginx").mkdir()
        content = copied(options.content.resolve(), folder)
        site, tool = folder / "published", options.tool.resolve()
        subprocess.run([tool, "build", content, "--output", site, "--follow-links"],
                       check=True, capture_output=True)
        server = Server(tool, content)
        try:
            if "load" in options.only:
                load(server, site, folder / "nginx", options.seconds)
            if "connections" in options.only:
                connections(server, site, folder / "nginx", options.seconds)
            if "listeners" in options.only:
                listeners(server, content, options.seconds)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
