"""Serves a site on the loopback interface, at the root and below a path, without a log."""

import sys
import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

SUB_PATH = "/docs/design/"


class Handler(SimpleHTTPRequestHandler):
    """Files of the site at / and at the sub-path."""

    protocol_version = "HTTP/1.1"

    def translate_path(self, path):
        if path.startswith(SUB_PATH):
            path = "/" + path[len(SUB_PATH):]
        return super().translate_path(path)

    def log_message(self, *arguments):
        pass


class Server(ThreadingHTTPServer):
    """A browser that leaves a page drops its connections, which is no error."""

    daemon_threads = True

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def serving(folder):
    """The address of the root, for as long as the context lasts."""
    server = Server(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
